import ProjectFiles
import TransformKit

/// Finds outlets that no document connects.
struct OutletNotConnectedRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "outlet-not-connected",
        summary: "An outlet of a class that documents use, and that none of them connects.",
        rationale: """
            It is nil at run time: an implicitly unwrapped one crashes where code first uses it. Connect it, or delete \
            the property and its uses. Outlets that code fills itself are left alone.
            """,
        level: .warning)

    private struct Candidate {
        let type: SwiftClass
        let outlet: SwiftOutlet
        let uses: Int
    }

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        let candidates = candidates(in: graph)
        let occurrences = NameOccurrences(of: Set(candidates.map(\.outlet.name)), in: graph)
        let unread = IdentifierSet(candidates.map(\.type.name))
        let namesInUnread = graph.refusedDocuments.reduce(into: Set<String>()) {
            $0.formUnion(unread.names(in: $1.source))
        }
        let reach = ClassReach(in: graph)
        let documents = UnreadDocuments(in: graph)
        return candidates.compactMap { candidate in
            let (type, outlet) = (candidate.type, candidate.outlet)
            guard !occurrences[outlet.name].contains(where: Self.mayFill), !namesInUnread.contains(type.name),
                !documents.mayLack(from: outlet.path),
                let source = graph.text(at: outlet.path)
            else { return nil }
            let doubt =
                Doubt.first((outlet.isConditional, "only some builds have the outlet"))
                ?? reach.doubt(aboutFilesAround: outlet.path)
            let isUnwrapped = outlet.optionality == .implicitlyUnwrapped
            let consequence =
                doubt == nil
                ? isUnwrapped ? "it is nil, and using it crashes" : "it is always nil"
                : isUnwrapped ? "if so it is nil, and using it crashes" : "if so it is always nil"
            let objects = candidate.uses == 1 ? "one object uses" : "\(candidate.uses) objects use"
            return LintFinding(
                Place(source, at: outlet.anchors.name.lowerBound),
                "No document connects the outlet `\(outlet.name)` of \(type.name), a class that \(objects): "
                    + "\(consequence). Connect it or delete it.",
                doubt: doubt)
        }
    }

    private func candidates(in graph: ProjectGraph) -> [Candidate] {
        var connected: Set<SwiftOutlet> = []
        for connection in graph.outletConnections { connected.formUnion(connection.members.map(\.outlet)) }
        var used: [SwiftClass: Int] = [:]
        for use in graph.classUses() {
            for type in Set(use.types.flatMap { graph.classes.chain(of: $0) }) { used[type, default: 0] += 1 }
        }
        return graph.classes.swiftClasses.flatMap { type -> [Candidate] in
            guard let uses = used[type] else { return [] }
            return type.outlets.filter { outlet in
                !connected.contains(outlet) && !outlet.isUnusual && !outlet.isOverride && !outlet.isCollection
            }.map { Candidate(type: type, outlet: $0, uses: uses) }
        }
    }

    /// Whether code here may assign the name: `=` but not `==` behind it, or any mention in Objective-C.
    private static func mayFill(_ occurrence: NameOccurrences.Occurrence) -> Bool {
        guard ProjectFileKind(path: occurrence.source.path) == .swift else { return true }
        let bytes = occurrence.source.bytes
        var next = occurrence.offset
        while next < bytes.count, bytes[next] != UInt8(ascii: "\n"), !endsName(bytes[next]) { next += 1 }
        while next < bytes.count, bytes[next] == UInt8(ascii: " ") || bytes[next] == UInt8(ascii: "!") { next += 1 }
        return next + 1 < bytes.count && bytes[next] == UInt8(ascii: "=") && bytes[next + 1] != UInt8(ascii: "=")
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        byte < 0x30 || (0x3A...0x40).contains(byte) || (0x5B...0x5E).contains(byte) || (0x7B...0x7E).contains(byte)
    }
}

/// Finds actions that no document sends and no code mentions.
struct ActionNotConnectedRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "action-not-connected",
        summary: "A method marked `@IBAction` that no document sends and no code mentions.",
        rationale: """
            Either a control lost its connection, or the method is dead. Connect it, or delete it; a method that only \
            code calls needs no `@IBAction`.
            """,
        level: .warning)

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        let sent = sentSelectors(in: graph)
        // By base name: a method of this name that has another selector is another rule's finding.
        let sentNames = Set(sent.map { String($0.prefix { $0 != ":" }) })
        let candidates = graph.classes.swiftClasses.flatMap { type in
            type.actions.filter { action in
                action.kind == .action && !sent.contains(action.selector) && !sentNames.contains(action.name)
            }.map { (type: type, action: $0) }
        }
        let occurrences = NameOccurrences(of: Set(candidates.map(\.action.name)), in: graph)
        // Property lists give keyboard shortcuts their selectors.
        let others =
            graph.refusedDocuments.map(\.source)
            + graph.paths.filter { ProjectFileKind(path: $0) == .propertyList }.compactMap(graph.text(at:))
        let names = IdentifierSet(Set(candidates.map(\.action.name)))
        let named = others.reduce(into: Set<String>()) { $0.formUnion(names.names(in: $1)) }
        let reach = ClassReach(in: graph)
        let documents = UnreadDocuments(in: graph)
        return candidates.compactMap { type, action in
            // One place is the declaration; a second is a call, a `#selector`, an override or a string.
            guard occurrences[action.name].count < 2, !documents.mayLack(from: action.path),
                !named.contains(action.name),
                let source = graph.text(at: action.path), !Self.isOverride(action, in: source)
            else { return nil }
            return LintFinding(
                Place(source, at: action.offset),
                "No document sends `\(action.selector)` to \(type.name), and no code mentions `\(action.name)`. "
                    + "Connect it or delete it.",
                doubt: reach.doubt(aboutFilesAround: action.path))
        }
    }

    /// Whether the method overrides one of a class above, which may be a system's that calls it by itself.
    private static func isOverride(_ action: SwiftAction, in source: SourceText) -> Bool {
        let start = source.bytes[..<action.offset].lastIndex { [0x0A, 0x7B, 0x7D].contains($0) } ?? 0
        return source.string(start..<action.offset).split { $0.isWhitespace || $0 == "{" || $0 == "}" }.contains(
            "override")
    }

    private func sentSelectors(in graph: ProjectGraph) -> Set<String> {
        var sent: Set<String> = []
        for document in graph.documents {
            for connection in document.connections {
                if let selector = connection.selector { sent.insert(selector) }
                if let segue = Segue(connection) {
                    sent.formUnion([segue.unwindAction, segue.creationSelector].compactMap { $0 })
                }
            }
        }
        return sent
    }
}
