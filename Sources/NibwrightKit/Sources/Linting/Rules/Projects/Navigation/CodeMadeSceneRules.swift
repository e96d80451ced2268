import InterfaceBuilder
import Navigation
import TransformKit

/// Finds storyboard identifiers that code loads and no scene has.
struct StoryboardIdentifierNotFoundRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "storyboard-identifier-not-found",
        summary: "Code asks a storyboard for a scene by an identifier that none of its scenes has.",
        rationale: """
            `instantiateViewController(withIdentifier:)` raises an exception for an identifier that the storyboard \
            does not have, and the app crashes. Correct the identifier, or the storyboard.
            """,
        level: .error)

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        let references = graph.codeReferences.filter { $0.kind == .scene && !$0.namesBundle && !graph.isTest($0.path) }
        if references.isEmpty { return [] }
        let search = SceneSearch(graph)
        let doubts = NameDoubts(graph)
        return references.compactMap { finding(for: $0, search, doubts) }
    }

    private func finding(for reference: CodeReference, _ search: SceneSearch, _ doubts: NameDoubts) -> LintFinding? {
        // A storyboard that is not there is another rule's finding, or another bundle's.
        if case .named = reference.storyboard, search.storyboards(asked: reference) == nil { return nil }
        if let missing = MissingNames(of: reference, isThere: { search.identifiers.contains($0) }) {
            if doubts.mayBeUnread(missing.names, from: reference.path) { return nil }
            let nearest = missing.names.lazy.compactMap { Misspelling.nearest(to: $0, in: search.identifiers) }.first
            // A storyboard that is handed over may be a library's: then only a misspelling is worth a word.
            if reference.storyboard == .unknown, nearest == nil { return nil }
            let doubt =
                missing.doubt
                ?? Doubt.first(
                    (reference.storyboard == .unknown, "the storyboard may be one that is not in the project"))
                ?? doubts.doubt(thatIsBuilt: reference.path)
            return LintFinding(
                reference.place,
                "No scene has the storyboard identifier \(missing.text): asking for it \(Doubt.crashes(doubt))."
                    + (nearest.map { " Is “\($0)” meant?" } ?? ""),
                doubt: doubt
            ).fixed(by: doubt == nil ? Misspelling.fix(reference, meaning: nearest) : nil)
        }
        guard let asked = search.storyboards(asked: reference), !asked.isEmpty, reference.names.count == 1,
            let missing = MissingNames(
                of: reference, isThere: { name in asked.contains { $0.has(storyboardIdentifier: name) } })
        else { return nil }
        let askedNames = Set(asked.map(\.fileName))
        // What another project of the repository has under the same name would only confuse.
        let holders = search.documents(with: missing.names).filter { !askedNames.contains($0.fileName) }
        let doubt =
            missing.doubt
            ?? Doubt.first(
                (!search.namesOneStoryboard(around: reference), "the code around may open another storyboard"))
            ?? doubts.doubt(thatIsBuilt: reference.path)
        return LintFinding(
            reference.place,
            "\(IBDocument.fileNames(asked)) has no scene \(missing.text): asking for it "
                + "\(Doubt.crashes(doubt)).\(holders.isEmpty ? "" : " One is in \(IBDocument.fileNames(holders)).")",
            doubt: doubt)
    }
}

/// Finds storyboards that code opens with their initial scene and that have none.
struct InitialSceneMissingRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "initial-scene-missing",
        summary: "Code asks a storyboard for its initial scene, and it has none.",
        rationale: """
            `instantiateInitialViewController` then gives nil: what follows crashes where it is unwrapped, or shows \
            nothing. Mark a scene as the initial one, or ask for it by its identifier.
            """,
        level: .error)

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        let references = graph.codeReferences.filter {
            $0.kind == .initialScene && !$0.namesBundle && !graph.isTest($0.path)
        }
        let doubts = NameDoubts(graph)
        return references.compactMap { reference in
            guard case .named(let names) = reference.storyboard, names.count <= 2 else { return nil }
            let found = names.flatMap { graph.storyboards.ownStoryboards(named: $0, from: reference.path) }
            let missing = found.filter { $0.initialViewController == nil }
            guard !missing.isEmpty else { return nil }
            let isOne = missing.count == found.count && names.count == 1
            return LintFinding(
                reference.place,
                "\(IBDocument.fileNames(missing)) has no initial scene, so this gives nil. "
                    + "Mark one of its scenes.",
                doubt: Doubt.first((!isOne, "the code may open another storyboard, which has one"))
                    ?? doubts.doubt(thatIsBuilt: reference.path))
        }
    }
}

/// Finds scenes by their identifiers and the storyboards that code loads them from.
struct SceneSearch {
    let identifiers: Set<String>
    private let graph: ProjectGraph
    private let classes: SceneClasses
    private let storyboards: [IBDocument]
    /// Code that opens storyboards, by path.
    private let openings: [String: [CodeReference]]

    init(_ graph: ProjectGraph) {
        self.graph = graph
        openings = Dictionary(grouping: graph.codeReferences.filter { $0.kind == .storyboard }, by: \.path)
        storyboards = graph.documents.filter { $0.kind.form == .storyboard }
        identifiers = Set(
            storyboards.flatMap { $0.scenes.flatMap(\.topLevelObjects).compactMap(\.storyboardIdentifier) })
        classes = SceneClasses(graph)
    }

    /// The storyboards that code loads the scene from; nil where they are not known.
    func storyboards(asked reference: CodeReference) -> [IBDocument]? {
        switch reference.storyboard {
        case .named(let names):
            let found = names.map { graph.storyboards.ownStoryboards(named: $0, from: reference.path) }
            return found.contains(where: \.isEmpty) ? nil : found.flatMap { $0 }
        case .own:
            guard let type = reference.enclosingType else { return nil }
            return classes.family(ofClass: type, from: reference.path)?.map(\.document)
        case .unknown, .none: return nil
        }
    }

    /// Whether the function around opens only the storyboard that the scene is loaded from, so that no other can be
    /// meant.
    func namesOneStoryboard(around reference: CodeReference) -> Bool {
        guard case .named(let names) = reference.storyboard, names.count == 1 else { return false }
        let opened = openings[reference.path]?.filter { $0.enclosingMember == reference.enclosingMember } ?? []
        return !opened.isEmpty && opened.allSatisfy { $0.isExact && $0.names == names && !$0.namesBundle }
    }

    /// The storyboards with a scene of one of the identifiers.
    func documents(with names: [String]) -> [IBDocument] {
        storyboards.filter { document in names.contains { document.has(storyboardIdentifier: $0) } }
    }

    /// The controllers that have the identifier, in the storyboards that code loads from if these are known.
    func controllers(identified name: String, for reference: CodeReference) -> [Element] {
        let asked = storyboards(asked: reference) ?? []
        let found = asked.compactMap { $0.controller(storyboardIdentifier: name) }
        return found.isEmpty ? storyboards.compactMap { $0.controller(storyboardIdentifier: name) } : found
    }
}

extension IBDocument {
    func has(storyboardIdentifier: String) -> Bool { controller(storyboardIdentifier: storyboardIdentifier) != nil }

    /// `Bar.storyboard, Menu.storyboard`
    static func fileNames(_ documents: [IBDocument]) -> String {
        Set(documents.map(\.fileName)).sorted().joined(separator: ", ")
    }

    /// The file's name without its folder.
    var fileName: String { path.split(separator: "/").last.map(String.init) ?? path }
}
