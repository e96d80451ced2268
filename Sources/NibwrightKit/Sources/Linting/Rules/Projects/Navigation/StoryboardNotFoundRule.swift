import TransformKit

/// Finds storyboards that code opens and the project does not have.
struct StoryboardNotFoundRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "storyboard-not-found",
        summary: "Code opens a storyboard that the project does not have.",
        rationale: """
            `UIStoryboard(name:bundle:)` raises an exception where the bundle has no storyboard of the name, and the \
            app crashes. Correct the name.
            """,
        level: .error)

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        let references = graph.codeReferences.filter {
            $0.kind == .storyboard && !$0.namesBundle && !graph.isTest($0.path)
        }
        let doubts = NameDoubts(graph)
        let names = graph.storyboards.names
        let lacking = LackingDocuments(in: graph)
        let found = references.compactMap { reference -> LintFinding? in
            if lacking.concern(reference.path) { return nil }
            let missing = MissingNames(of: reference) { name in
                graph.storyboards.nearest(named: name, from: reference.path) != nil
                    || doubts.lists(file: name + ".storyboard")
            }
            guard let missing else { return nil }
            let nearest = missing.names.lazy.compactMap { Misspelling.nearest(to: $0, in: names) }.first
            let doubt = missing.doubt ?? doubts.doubt(thatIsBuilt: reference.path)
            return LintFinding(
                reference.place,
                "The project has no storyboard \(missing.text): opening it \(Doubt.crashes(doubt))."
                    + (nearest.map { " Is “\($0)” meant?" } ?? ""),
                doubt: doubt
            ).fixed(by: doubt == nil ? Misspelling.fix(reference, meaning: nearest) : nil)
        }
        return found + lacking.findings(.storyboard, noun: "storyboard")
    }
}

/// Finds nibs that code loads and the project does not have.
struct NibNotFoundRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "nib-not-found",
        summary: "Code loads a nib that the project does not have.",
        rationale: """
            Loading raises an exception, “Could not load NIB in bundle”, and the app crashes; a registered one does so \
            when the first cell is asked for. Correct the name.
            """,
        level: .error)

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        let references = graph.codeReferences.filter {
            $0.kind == .nib && !$0.namesBundle && !graph.isTest($0.path)
        }
        let doubts = NameDoubts(graph)
        let names = graph.nibs.names
        let lacking = LackingDocuments(in: graph)
        let found = references.compactMap { reference -> LintFinding? in
            if lacking.concern(reference.path) { return nil }
            let missing = MissingNames(of: reference) { name in
                name.isEmpty || graph.nibs.nearest(named: Self.plain(name), from: reference.path) != nil
                    || [".xib", ".nib", "~ipad.xib", "~iphone.xib"].contains {
                        doubts.lists(file: Self.plain(name) + $0)
                    }
            }
            guard let missing else { return nil }
            let nearest = missing.names.lazy.compactMap { Misspelling.nearest(to: $0, in: names) }.first
            let doubt = missing.doubt ?? doubts.doubt(thatIsBuilt: reference.path)
            return LintFinding(
                reference.place,
                "The project has no nib \(missing.text): loading it \(Doubt.crashes(doubt))."
                    + (nearest.map { " Is “\($0)” meant?" } ?? ""),
                doubt: doubt
            ).fixed(by: doubt == nil ? Misspelling.fix(reference, meaning: nearest) : nil)
        }
        return found + lacking.findings(.nib, noun: "nib")
    }

    private static func plain(_ name: String) -> String {
        let file = name.split(separator: "/").last.map(String.init) ?? name
        return [".xib", ".nib"].contains { file.hasSuffix($0) } ? String(file.dropLast(4)) : file
    }
}
