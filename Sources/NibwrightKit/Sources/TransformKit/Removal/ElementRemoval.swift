public import InterfaceBuilder
public import ProjectGraph
import SourceText

/// Takes elements out of their documents with all that hangs on them: what stands inside of them, their translations, the
/// masks and lists that name them, images, colors and features that nothing else uses, and constraints of other views where that
/// is wanted.
///
/// What others need is refused with the place that needs it: what an outlet, an action or a segue leads to, what has connections
/// out of itself, what code looks up by a name or a tag, and what its owner cannot be without.
///
///     let views = document.elements.filter { $0.userLabel?.hasPrefix("Old") == true }
///     return ElementRemoval(of: views, in: context.graph).proposals(why: "its label says that it is old")
public struct ElementRemoval: Sendable {
    private let elements: [Element]
    private let graph: ProjectGraph
    private let takesConstraints: Bool

    /// - Parameters:
    ///   - elements: what is to go, of any documents; what stands in another one of them goes with it.
    ///   - graph: the project.
    ///   - takesConstraints: whether constraints of other views that name an element go along. Nobody can prove from the document
    ///     alone that the views that stay are still placed.
    public init(of elements: [Element], in graph: ProjectGraph, takesConstraints: Bool = false) {
        self.elements = elements
        self.graph = graph
        self.takesConstraints = takesConstraints
    }

    /// One change for each element that can go, or for several that can only go together, and a refusal with one of
    /// ``RefusalCode/elementRemoval`` for each that stays. The changes are for review.
    ///
    /// - Parameter why: why they go, as the beginning of a sentence: `the recipe's pattern selects it`.
    public func proposals(why: String) -> Proposals {
        let selected = Dictionary(grouping: elements) { $0.document.path }
        let documents = selected.sorted { $0.key < $1.key }.map { path, elements in
            (document: elements[0].document, elements: elements.sorted { $0.index < $1.index })
        }
        let values = elements.flatMap(\.subtree).flatMap(\.attributes).map { (attribute: $0.name, value: $0.value) }
        let names = NamesInCode(values, in: graph)
        let dead = deadConnections
        let proposed = concurrentMap(documents, threads: defaultThreadCount) { document, selected in
            let judge = RemovalJudge(
                document: document, references: ReferenceIndex(document), texts: TranslatedTexts(document, in: graph),
                names: names, deadConnections: dead[document.path] ?? [], takesConstraints: takesConstraints)
            return DocumentRemovals(judge, selected, why: why).proposals()
        }
        return proposed.reduce(into: Proposals()) { $0.append($1) }
    }

    /// Connections to properties that their class does not have, by document.
    private var deadConnections: [String: Set<Int>] {
        graph.outletConnections.reduce(into: [:]) { dead, outlet in
            guard case .missing = outlet.target else { return }
            dead[outlet.document.path, default: []].insert(outlet.connection.element.index)
        }
    }
}
