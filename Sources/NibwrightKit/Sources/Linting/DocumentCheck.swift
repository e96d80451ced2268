public import ProjectGraph
public import SourceText
import TransformKit

/// The rules that need one document alone and whose findings are errors for certain, run without any configuration: what a
/// plan must not add to a document.
public struct DocumentCheck: Sendable {
    /// What a rule found.
    public struct Fault: Sendable {
        /// The rule's id.
        public let rule: String
        public let place: Place
        public let message: String
    }

    private let rules: [(id: String, rule: any DocumentRule)]

    public init() {
        rules = LintRules.documents.filter { $0.description.level == .error && $0.description.isOnByDefault }.map {
            type in
            let defaults = OptionValues(
                Dictionary(
                    type.description.options.compactMap { option in option.defaultValue.map { (option.name, $0) } },
                    uniquingKeysWith: { first, _ in first }))
            return (type.description.id, type.init(options: defaults))
        }
    }

    /// What is wrong with a document of the graph, in the order of rules and places.
    public func faults(in document: IBDocument, of graph: ProjectGraph) -> [Fault] {
        rules.flatMap { id, rule in
            rule.findings(in: document, of: graph).filter(\.isCertain).map {
                Fault(rule: id, place: $0.place, message: $0.message)
            }
        }
    }
}
