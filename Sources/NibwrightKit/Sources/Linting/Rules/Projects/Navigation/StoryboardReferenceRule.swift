import InterfaceBuilder
import TransformKit

/// Finds storyboard references that lead nowhere.
struct StoryboardReferenceRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "storyboard-reference-broken",
        summary: "A storyboard reference to a storyboard, identifier or initial scene that is not there.",
        rationale: """
            The first segue to it raises an exception, and the app crashes. Choose storyboard and identifier again. \
            References to other bundles are not judged.
            """,
        level: .error)

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        let doubts = NameDoubts(graph)
        return graph.documents.flatMap { document in
            let references = document.scenes.compactMap(\.storyboardReference)
            if references.isEmpty || graph.isTest(document.path) { return [LintFinding]() }
            let used = Set(document.segues.compactMap(\.connection.destinationID))
            return references.compactMap { reference in
                if reference.storyboardName == nil, reference.referencedIdentifier == nil { return nil }
                guard let problem = problem(of: reference, graph, doubts) else { return nil }
                // A document that no target builds crashes no app that users have.
                let isUsed = reference.element.id.map(used.contains) ?? false
                let doubt =
                    Doubt.first(
                        (!isUsed, "no segue leads to the reference"),
                        (isNamesake(reference, graph), "a storyboard of another project may be meant"))
                    ?? doubts.doubt(thatIsBuilt: document.path)
                return LintFinding(
                    Place(
                        document.source, at: reference.element.range.lowerBound, objectID: reference.element.id,
                        objectName: reference.element.interfaceBuilderName),
                    problem + (isUsed ? " The segue to it \(Doubt.crashes(doubt))." : " No segue leads to it yet."),
                    doubt: doubt)
            }
        }
    }

    /// Whether only another project in the repository has a storyboard of the name: that of a library may be meant.
    private func isNamesake(_ reference: StoryboardReference, _ graph: ProjectGraph) -> Bool {
        guard let name = reference.storyboardName else { return false }
        return graph.storyboards.nearest(named: name, from: reference.element.document.path)?.closeness == .elsewhere
    }

    private func problem(of reference: StoryboardReference, _ graph: ProjectGraph, _ doubts: NameDoubts) -> String? {
        switch graph.storyboards.destination(of: reference) {
        case .controllers, .otherBundle: return nil
        case .circular: return "This storyboard reference leads back to itself."
        case .noStoryboard(let name):
            guard !doubts.lists(file: name + ".storyboard") else { return nil }
            let nearest = Misspelling.nearest(to: name, in: graph.storyboards.names)
            return "The project has no storyboard “\(name)”." + (nearest.map { " Is “\($0)” meant?" } ?? "")
        case .noIdentifier(let identifier, let document):
            let known = document.scenes.flatMap(\.topLevelObjects).compactMap(\.storyboardIdentifier)
            let nearest = Misspelling.nearest(to: identifier, in: known)
            return "\(document.fileName) has no scene “\(identifier)”." + (nearest.map { " Is “\($0)” meant?" } ?? "")
        case .noInitialScene(let document): return "\(document.fileName) has no initial scene."
        }
    }
}
