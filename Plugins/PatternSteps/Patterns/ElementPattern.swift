import ProjectFiles
import TransformKit

/// The elements that a step is about, as a recipe selects them.
struct ElementPattern: Sendable {
    private let element: NameChoice?
    private let className: NameChoice?
    private let countsSubclasses: Bool
    private let key: NameChoice?
    private let id: NameChoice?
    private let conditions: [AttributeCondition]
    private let parent: RelativeChoice?
    private let ancestor: RelativeChoice?
    private let child: RelativeChoice?
    private let system: String?
    private let document: PathPattern?
    private let selection: OptionValues

    /// Reads selectors that have no problems; what could not be read selects nothing more narrowly.
    init(_ selection: OptionValues) {
        self.selection = selection
        element = selection.string("element").flatMap(NameChoice.init)
        className = selection.string("class").flatMap(NameChoice.init)
        countsSubclasses = selection.boolean("subclasses") ?? false
        key = selection.string("key").flatMap(NameChoice.init)
        id = selection.string("id").flatMap(NameChoice.init)
        conditions = Self.conditions(selection)
        parent = selection.string("parent").flatMap(RelativeChoice.init)
        ancestor = selection.string("ancestor").flatMap(RelativeChoice.init)
        child = selection.string("has").flatMap(RelativeChoice.init)
        system = selection.string("system")
        document = selection.string("document").flatMap { try? PathPattern($0) }
    }

    private static func conditions(_ selection: OptionValues) -> [AttributeCondition] {
        (selection.map("attributes") ?? []).compactMap { entry in
            guard case .string(let text) = entry.value, let pattern = try? ValuePattern(text) else { return nil }
            return AttributeCondition(entry.key, pattern)
        }
    }

    /// The elements of a document that are meant, in document order.
    func elements(in document: IBDocument, of graph: ProjectGraph) -> [Element] {
        guard matches(document) else { return [] }
        return document.elements.filter { matches($0, graph) }
    }

    /// Notes for a run in which the pattern selected no element of any document.
    func notes(in context: TransformContext) -> [Finding] {
        PatternNotes(selection, in: context.graph.documents).findings
    }

    private func matches(_ document: IBDocument) -> Bool {
        (system.map { $0 == document.kind.platform.rawValue } ?? true)
            && (self.document?.matches(document.path) ?? true)
    }

    /// The cheap questions come first: most elements fail the one about their name.
    private func matches(_ candidate: Element, _ graph: ProjectGraph) -> Bool {
        guard element?.matches(candidate.name) ?? true, key?.matches(candidate["key"]) ?? true,
            id?.matches(candidate.id) ?? true, conditions.allSatisfy({ $0.holds(for: candidate) }),
            child?.matches(anyOf: candidate.childrenAndListed, byKey: true) ?? true,
            parent?.matches(anyOf: candidate.parents) ?? true, ancestor?.matches(anyOf: candidate.ancestors) ?? true
        else { return false }
        return className.map { matches($0, candidate, graph) } ?? true
    }

    private func matches(_ choice: NameChoice, _ candidate: Element, _ graph: ProjectGraph) -> Bool {
        guard countsSubclasses, let resolution = graph.classes.resolve(candidate) else {
            return choice.matches(candidate.customClass)
        }
        var names = Ancestry.all(of: resolution, in: graph).reduce(into: Set<String>()) { $0.formUnion($1.names) }
        if let name = candidate.customClass { names.insert(name) }
        return names.contains(where: choice.covers) != choice.isNegated
    }
}

extension Element {
    /// The element around this one, and the object that it is a part of: a list such as `subviews` stands between.
    fileprivate var parents: [Element] {
        let object = ancestors.first { $0.id != nil }
        return [parent, object].compactMap { $0 }
    }

    /// The children, and those of lists among them: a subview is a child, and so is a runtime attribute.
    fileprivate var childrenAndListed: [Element] {
        children.flatMap { child in child.id == nil && child["key"] == nil ? [child] + child.children : [child] }
    }
}
