public import ProjectGraph
public import SourceText
import TransformKit

/// Runs the rules that need one document alone and whose findings are certain errors, without any configuration: a plan
/// must not add such errors to a document.
public struct DocumentCheck: Sendable {
    /// A finding of a rule.
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

    /// The faults in a document of the graph, in the order of rules and places.
    public func faults(in document: IBDocument, of graph: ProjectGraph) -> [Fault] {
        rules.flatMap { id, rule in
            rule.findings(in: document, of: graph).filter(\.isCertain).map {
                Fault(rule: id, place: $0.place, message: $0.message)
            }
        }
    }
}
