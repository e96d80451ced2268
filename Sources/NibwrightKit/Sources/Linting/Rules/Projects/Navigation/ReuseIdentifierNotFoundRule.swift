import Foundation
import InterfaceBuilder
import Navigation
import TransformKit

/// Finds reuse identifiers that code dequeues and nothing registers.
struct ReuseIdentifierNotFoundRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "reuse-identifier-not-found",
        summary: "Code dequeues a cell or view by an identifier that no document has and no code registers.",
        rationale: """
            Dequeuing for an index path raises an exception, “must register a nib or a class for the identifier”, and \
            the app crashes where the first cell is shown. Spell both alike, or register the identifier.
            """,
        level: .error)

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        let references = graph.codeReferences.filter { !graph.isTest($0.path) }
        let dequeued = references.filter { $0.kind == .dequeuedReuseIdentifier }
        if dequeued.isEmpty { return [] }
        let known = KnownReuseIdentifiers(references, graph)
        let doubts = NameDoubts(graph)
        return dequeued.compactMap { finding(for: $0, known, doubts, graph) }
    }

    private func finding(
        for reference: CodeReference, _ known: KnownReuseIdentifiers, _ doubts: NameDoubts, _ graph: ProjectGraph
    ) -> LintFinding? {
        if let misplaced = misplaced(reference, known, graph) { return misplaced }
        guard let missing = MissingNames(of: reference, isThere: { known.names.contains($0) }), missing.isCertain,
            missing.names.count == 1, let name = missing.names.first, !name.isEmpty,
            !doubts.mayBeUnread([name], from: reference.path),
            !Self.isFoundByName(name, reference, doubts, graph), let call = CallText(reference, in: graph)
        else { return nil }
        let crashes = call.mustSucceed
        let nearest = Misspelling.nearest(to: name, in: known.names)
        if let nearest {
            let isCase = nearest.lowercased() == name.lowercased()
            guard crashes || isCase, crashes || !Self.makes(reference, name, graph) else { return nil }
            let isNear = !known.mayBeRegistered(reference) || known.hasScene(of: reference, nearest)
            let doubt =
                Doubt.first(
                    (!crashes, "code may handle that there is none"),
                    (!isNear, "code registers identifiers in a way that is not followed"))
                ?? doubts.doubt(thatIsBuilt: reference.path)
            return LintFinding(
                reference.place,
                "Nothing registers the reuse identifier “\(name)”; is it misspelt? There is “\(nearest)”."
                    + (crashes ? " Asking for the first cell \(Doubt.crashes(doubt))." : " This is always nil."),
                doubt: doubt
            ).fixed(by: doubt == nil ? Misspelling.fix(reference, meaning: nearest) : nil)
        }
        let isOpen = known.mayBeRegistered(reference)
        let idle = known.idlePrototypes(of: reference)
        guard crashes, !isOpen || !idle.isEmpty else { return nil }
        let doubt =
            Doubt.first(
                (isOpen, "code registers identifiers in a way that is not followed"),
                (idle.isEmpty, "a class of a library may register it")) ?? doubts.doubt(thatIsBuilt: reference.path)
        let others = idle.prefix(3).map { "“\($0)”" }.joined(separator: ", ")
        return LintFinding(
            reference.place,
            "No document has the reuse identifier “\(name)”, and no code registers it: asking for the first cell "
                + "\(Doubt.crashes(doubt))."
                + (idle.isEmpty ? "" : " The lists of the scene have \(others), for which no code asks."),
            doubt: doubt)
    }

    /// Whether a nib or class has the identifier's name: a collection view of AppKit looks for these where nothing is
    /// registered (documentation of `NSCollectionView.makeItem(withIdentifier:for:)`).
    private static func isFoundByName(
        _ name: String, _ reference: CodeReference, _ doubts: NameDoubts, _ graph: ProjectGraph
    ) -> Bool {
        guard ReusePool(reference, in: graph) == .collectionItems else { return false }
        return doubts.lists(file: name + ".xib") || graph.classes.resolve(name, from: reference.path) != .notInProject
    }

    /// An identifier that only scenes of other classes have, asked for where the class's own scenes have lists.
    private func misplaced(
        _ reference: CodeReference, _ known: KnownReuseIdentifiers, _ graph: ProjectGraph
    ) -> LintFinding? {
        guard reference.isExact, reference.names.count == 1, let name = reference.names.first,
            known.ofPrototypes.contains(name), !known.mayBeRegistered(reference),
            let call = CallText(reference, in: graph), call.mustSucceed, let type = reference.enclosingType,
            let lists = known.lists(ofClass: type, from: reference.path), !lists.isEmpty,
            !lists.contains(where: { $0.subtree.contains { $0["reuseIdentifier"] == name } })
        else { return nil }
        return LintFinding(
            reference.place,
            "No list in a scene of \(type) has the reuse identifier “\(name)”, and no code registers it: asking such a "
                + "list for the first cell would crash. Other scenes have one.",
            doubt: "the list may be one of another scene")
    }

    /// Whether the file makes such cells itself where dequeuing gives none.
    private static func makes(_ reference: CodeReference, _ name: String, _ graph: ProjectGraph) -> Bool {
        guard let source = graph.text(at: reference.path) else { return true }
        let spellings = [reference.text, "\"\(name)\"", "@\"\(name)\""]
        return spellings.contains { spelling in
            ["reuseIdentifier: ", "reuseIdentifier:"].contains { source.contains($0 + spelling) }
        }
    }
}

/// The reuse identifiers that documents have and code registers.
private struct KnownReuseIdentifiers {
    let names: Set<String>
    /// Those that only prototypes in scenes for iOS have: neither code registers them, nor a xib that it may register.
    let ofPrototypes: Set<String>
    /// The registrations that could not be followed to their identifiers.
    private let open: [OpenRegistration]
    private let classes: SceneClasses
    private let graph: ProjectGraph
    /// The names that code asks for.
    private let asked: Set<String>

    init(_ references: [CodeReference], _ graph: ProjectGraph) {
        let registered = references.filter { $0.kind == .registeredReuseIdentifier }
        open = registered.filter { !$0.isExact }.map { OpenRegistration($0, in: graph) }
        self.graph = graph
        asked = Set(references.filter { $0.kind == .dequeuedReuseIdentifier }.flatMap(\.names))
        var names = Set(registered.flatMap(\.names))
        var others = names
        var ofPrototypes: Set<String> = []
        for document in graph.documents {
            let isMac = document.kind.platform == .macOS
            for element in document.elements {
                guard let name = element["reuseIdentifier"] ?? (isMac ? element["identifier"] : nil) else { continue }
                names.insert(name)
                if document.kind.form == .storyboard, document.kind.platform == .iOS {
                    ofPrototypes.insert(name)
                } else {
                    others.insert(name)
                }
            }
        }
        self.names = names
        self.ofPrototypes = ofPrototypes.subtracting(others)
        classes = SceneClasses(graph)
    }

    /// Whether a registration that could not be followed may be that of what a call asks for.
    func mayBeRegistered(_ call: CodeReference) -> Bool {
        if open.isEmpty { return false }
        let pool = ReusePool(call, in: graph)
        let owner = OpenRegistration.listOwner(call, graph)
        return open.contains { $0.mayServe(pool, of: owner) }
    }

    /// The tables and collections in the scenes of a class and its subclasses; nil where the scenes are not known.
    func lists(ofClass type: String, from path: String) -> [Element]? {
        classes.family(ofClass: type, from: path)?.flatMap { scene in
            scene.controller.descendants.filter { $0.isNamed("tableView") || $0.isNamed("collectionView") }
        }
    }

    /// Prototypes of the kind that a call asks for, in the scenes of the class whose code it is, for which no code asks.
    func idlePrototypes(of reference: CodeReference) -> [String] {
        guard let type = reference.enclosingType, let lists = lists(ofClass: type, from: reference.path) else {
            return []
        }
        let kinds: [String] =
            switch ReusePool(reference, in: graph) {
            case .tableCells: ["tableViewCell"]
            case .collectionCells: ["collectionViewCell"]
            default: []
            }
        let found = lists.flatMap(\.descendants).filter { kinds.contains($0.name) }.compactMap { $0["reuseIdentifier"] }
        return Set(found).subtracting(asked).filter { !$0.isEmpty }.sorted()
    }

    /// Whether a scene of the class whose code it is has the identifier.
    func hasScene(of reference: CodeReference, _ name: String) -> Bool {
        guard let type = reference.enclosingType,
            let scenes = classes.scenes(ofClass: type, from: reference.path)
        else { return false }
        return scenes.contains { scene in scene.controller.descendants.contains { $0["reuseIdentifier"] == name } }
    }
}

extension CallText {
    /// Whether a dequeuing call raises an exception where nothing is registered, or is unwrapped by force.
    var mustSucceed: Bool {
        guard let arguments = furtherArguments, let rest = behindCall else { return false }
        if arguments.contains("for:") || arguments.contains("orIndexPath:") { return true }
        let next = rest.drop { $0.isWhitespace || $0 == ")" }
        return next.hasPrefix("!") || next.hasPrefix("as!")
    }
}
