import Navigation
import TransformKit

/// Finds segues that code performs and no storyboard has.
struct SegueNotDefinedRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "segue-not-defined",
        summary: "Code performs a segue by an identifier that no scene of its class defines.",
        rationale: """
            `performSegue` raises an exception for an identifier that the controller's scene does not have, and the \
            app crashes. Correct the identifier, or draw the segue from the controller.
            """,
        level: .error)

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        let references = graph.codeReferences.filter { $0.kind == .performSegue && !graph.isTest($0.path) }
        if references.isEmpty { return [] }
        let classes = SceneClasses(graph)
        let defined = classes.segueIdentifiers
        let doubts = NameDoubts(graph)
        let performers = Self.classesThatPerform(graph)
        return references.compactMap { reference in
            let type = reference.enclosingType
            if let type, performers.contains(type.lastNamePart) { return nil }
            if reference.language == .objectiveC, CallText(reference, in: graph)?.isTried == true { return nil }
            if let missing = MissingNames(of: reference, isThere: { defined.contains($0) }) {
                if doubts.mayBeUnread(missing.names, from: reference.path) { return nil }
                let nearest = missing.names.lazy.compactMap { Misspelling.nearest(to: $0, in: defined) }.first
                let doubt =
                    missing.doubt ?? doubts.doubt(thatIsBuilt: reference.path)
                    ?? Self.doubt(aboutHeirs: type, reference, graph)
                return LintFinding(
                    reference.place,
                    "No storyboard has a segue \(missing.text): performing it \(Doubt.crashes(doubt))."
                        + (nearest.map { " Is “\($0)” meant?" } ?? ""),
                    doubt: doubt
                ).fixed(by: doubt == nil ? Misspelling.fix(reference, meaning: nearest) : nil)
            }
            return misplaced(reference, classes, graph, doubts)
        }
    }

    /// Why a segue may be one that another project's storyboard has: the class is a library's, for others to inherit.
    private static func doubt(aboutHeirs type: String?, _ reference: CodeReference, _ graph: ProjectGraph) -> String? {
        guard let type, case .swift(let types) = graph.classes.resolve(type, from: reference.path),
            types.contains(where: { $0.declaration.access == "open" }), !graph.isInApp(reference.path)
        else { return nil }
        return "a class of an app that uses this library may inherit the code"
    }

    /// A segue that other classes' scenes have.
    private func misplaced(
        _ reference: CodeReference, _ classes: SceneClasses, _ graph: ProjectGraph, _ doubts: NameDoubts
    ) -> LintFinding? {
        guard let type = reference.enclosingType, reference.names.count == 1,
            let call = CallText(reference, in: graph),
            call.isCalledOnSelf(method: reference.language == .swift ? "performSegue" : "performSegueWithIdentifier"),
            let own = classes.scenes(ofClass: type, from: reference.path), !own.isEmpty,
            let family = classes.family(ofClass: type, from: reference.path),
            let missing = MissingNames(
                of: reference, isThere: { name in family.contains { $0.has(segue: name) } })
        else { return nil }
        let holders = classes.scenes.filter { scene in missing.names.contains { scene.has(segue: $0) } }
        let names = Set(holders.map { $0.controller.customClass ?? $0.controller.name }).sorted()
        let doubt = missing.doubt ?? doubts.doubt(thatIsBuilt: reference.path)
        return LintFinding(
            reference.place,
            "No scene of \(type) has a segue \(missing.text): performing it \(Doubt.crashes(doubt)). Scenes that have one are of "
                + "\(names.prefix(3).joined(separator: ", ")).",
            doubt: doubt)
    }

    /// Classes that override `performSegue` may do something else with the identifier.
    private static func classesThatPerform(_ graph: ProjectGraph) -> Set<String> {
        let types = graph.swiftFiles.flatMap(\.types).filter { $0.segueMethods.contains { $0.kind == .perform } }
        let selector = "performSegueWithIdentifier:sender:"
        let others = graph.objectiveCFiles.flatMap(\.classes).filter { part in
            part.methods.contains { $0.selector == selector }
        }
        return Set(types.map(\.name.lastNamePart) + others.map(\.name))
    }
}
