import InterfaceBuilder
import TransformKit

/// Finds segues that start at a controller and that no code performs.
struct SegueNeverPerformedRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "segue-never-performed",
        summary: "A segue from a view controller itself, with an identifier that no code performs.",
        rationale: """
            No control triggers such a segue and no code performs it, so it never runs: the way to its scene is lost, \
            or the segue is left over. Perform it, start it at a control, or delete it.
            """,
        level: .warning)

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        let references = graph.codeReferences
        let performed = Set(references.filter { $0.kind == .performSegue }.flatMap(\.names))
        let candidates = graph.documents.flatMap { self.candidates(in: $0, of: graph) }
            .filter { !performed.contains($0.identifier ?? "") }
        if candidates.isEmpty { return [] }
        let names = Set(candidates.compactMap(\.identifier))
        let mentioned = graph.mentions(of: names)
        // A case of an enumeration whose raw value is its name.
        let words = NameOccurrences(of: names, in: graph)
        let attributes = Self.runtimeValues(in: graph)
        let tested = Set(references.filter { $0.kind == .segueTest }.flatMap(\.names))
        let unknown = references.filter { $0.kind == .performSegue && !$0.isExact }
        // Names may come from code that a generator wrote, which is not read.
        if unknown.contains(where: \.names.isEmpty) { return [] }
        return candidates.compactMap { segue in
            guard let identifier = segue.identifier, !attributes.contains(identifier) else { return nil }
            let isMentioned = mentioned.contains(identifier) || !words[identifier].isEmpty
            if isMentioned, !unknown.isEmpty || !tested.contains(identifier) { return nil }
            let advice =
                isMentioned
                ? "Code only asks whether it is the one." : "No code mentions it. Perform it, or delete it."
            return LintFinding(
                segue.connection.place,
                "The segue “\(identifier)” starts at the controller itself, and no code performs it. " + advice,
                doubt: Doubt.first(
                    (isMentioned, "code names the identifier, if only to compare it"),
                    (
                        unknown.contains(where: Self.isPutTogether),
                        "code performs segues whose identifiers it puts together"
                    )))
        }
    }

    private func candidates(in document: IBDocument, of graph: ProjectGraph) -> [Segue] {
        guard document.kind.form == .storyboard, document.kind.platform != .watchOS else { return [] }
        return document.segues.filter { segue in
            guard segue.isNavigation, segue.identifier != nil, let source = segue.connection.source,
                source.isController, source.isTopLevel
            else { return false }
            guard let resolution = graph.classes.resolve(source) else { return true }
            // A library's controller performs segues by names that it knows.
            return resolution != .notInProject && Ancestry.all(of: resolution, in: graph).allSatisfy(\.isComplete)
        }
    }

    private static func isPutTogether(_ reference: CodeReference) -> Bool {
        ["\\(", "+", "Format"].contains { reference.text.contains($0) }
    }

    /// Values that documents give to objects: any code that gets one may perform the segue of that identifier.
    private static func runtimeValues(in graph: ProjectGraph) -> Set<String> {
        Set(
            graph.documents.flatMap(\.elements).filter { $0.isNamed("userDefinedRuntimeAttribute") }
                .compactMap { $0["value"] })
    }
}

/// Finds identifiers that code compares a segue's with and that no segue has.
struct SegueTestWithoutSegueRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "segue-test-without-segue",
        summary: "Code asks whether a segue has an identifier that no segue has.",
        rationale: """
            The comparison is always false, so what it guards never runs: the next scene is not given its data. \
            Correct the identifier, or delete the branch.
            """,
        level: .warning)

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        // An override of `performSegue` is handed what code performs, segue or not.
        let references = graph.codeReferences.filter { reference in
            reference.kind == .segueTest && !graph.isTest(reference.path)
                && reference.enclosingMember?.hasPrefix("performSegue") != true
        }
        if references.isEmpty { return [] }
        var defined: Set<String> = []
        for document in graph.documents { defined.formUnion(document.segues.compactMap(\.identifier)) }
        let made = Self.makesSegues(graph)
        let doubts = NameDoubts(graph)
        return references.compactMap { reference in
            guard let missing = MissingNames(of: reference, isThere: { defined.contains($0) }), missing.isCertain,
                !doubts.mayBeUnread(missing.names, from: reference.path)
            else { return nil }
            let nearest = missing.names.lazy.compactMap { Misspelling.nearest(to: $0, in: defined) }.first
            return LintFinding(
                reference.place,
                "No segue has the identifier \(missing.text): this is never true."
                    + (nearest.map { " Is “\($0)” meant?" } ?? ""),
                doubt: Doubt.first((made, "code of the project makes segues itself"))
                    ?? doubts.doubt(thatIsBuilt: reference.path))
        }
    }

    /// Whether code makes segues of its own, with identifiers that no document has.
    private static func makesSegues(_ graph: ProjectGraph) -> Bool {
        graph.swiftFiles.contains { $0.source.contains("Segue(identifier:" as StaticString) }
            || graph.objectiveCFiles.contains { $0.source.contains("egue alloc] initWithIdentifier:" as StaticString) }
    }
}
