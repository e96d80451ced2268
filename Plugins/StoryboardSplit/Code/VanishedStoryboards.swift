import ProjectFiles
import SwiftWriting
import TransformKit

/// Finds storyboards that are empty after scenes have moved, and so are removed, and the code that still creates them.
struct VanishedStoryboards {
    private let graph: ProjectGraph
    private let relocation: SceneRelocation

    init(_ graph: ProjectGraph, _ relocation: SceneRelocation) {
        self.graph = graph
        self.relocation = relocation
    }

    /// Returns edits to the storyboard that took all of the scenes, and the places that cannot be rewritten.
    func outcome(besides edits: [FileEdit]) -> (edits: [FileEdit], unsolved: [Obstacle]) {
        let remaining = Set(relocation.placements.values.map(\.path))
        let gone = Set(relocation.placements.keys.map(\.document)).subtracting(remaining)
        if gone.isEmpty { return ([], []) }
        let storyboards = RelocatedStoryboards(relocation, graph)
        var result: (edits: [FileEdit], unsolved: [Obstacle]) = ([], [])
        for reference in graph.codeReferences where reference.kind == .storyboard {
            guard let document = documents(reference).first(where: { gone.contains($0.path) }),
                !edits.contains(where: { $0.touches(reference) })
            else { continue }
            // A constant or a case may have been changed where it is declared.
            if !reference.text.hasPrefix("\""), edits.contains(where: { isDeclaration($0, of: document) }) { continue }
            let written = reference.language == .swift ? reference.text : String(reference.text.dropFirst())
            if written == "\"\(document.baseName)\"", let placement = storyboards.commonPlacement(of: document) {
                let mark = reference.language == .swift ? "" : "@"
                let edit = TextEdit(reference.range, mark + placement.storyboard.swiftLiteral)
                result.edits.append(.replace(path: reference.path, edit))
            } else {
                result.unsolved.append(
                    Obstacle(
                        code: .storyboardGone,
                        reason: "\(reference.text) names \(document.baseName), which is no more",
                        place: reference.place))
            }
        }
        result.unsolved += unfollowed(gone, besides: edits + result.edits)
        return result
    }

    /// Returns names of removed storyboards in places that may pass them to code which creates a storyboard.
    private func unfollowed(_ gone: Set<String>, besides edits: [FileEdit]) -> [Obstacle] {
        let makers = graph.codeReferences.filter { $0.kind == .storyboard }
        guard let unknown = makers.first(where: { !$0.isExact || $0.names.isEmpty }) else {
            return makers.filter { isChoice($0, gone) && !edits.contains(where: $0.isTouched(by:)) }.map { maker in
                Obstacle(
                    code: .storyboardGone, reason: "\(maker.text) may name a storyboard that is no more",
                    place: maker.place)
            }
        }
        return gone.sorted().compactMap { path in
            let name = ResourceName(path: path).name
            guard let mention = mention(of: name, besides: edits) else { return nil }
            return Obstacle(
                code: .storyboardGone,
                reason: "“\(name)” is named here, and the name of the storyboard made at \(unknown.place) is not known",
                place: mention)
        }
    }

    /// Recognizes a choice of names: `flag ? "Orders" : "Main"`.
    private func isChoice(_ reference: CodeReference, _ gone: Set<String>) -> Bool {
        gone.contains { path in
            let name = ResourceName(path: path).name
            return reference.names.count > 1 && reference.text.contains("\"\(name)\"")
        }
    }

    /// Returns the first place that spells a name and that neither a followed call explains nor an edit changes.
    private func mention(of name: String, besides edits: [FileEdit]) -> Place? {
        let known = Set(graph.codeReferences.filter { $0.isExact }.map { CodeRange(path: $0.path, range: $0.range) })
        let quoted = Array("\"\(name)\"".utf8)
        let plistValue = Array(">\(name)<".utf8)
        for path in graph.paths {
            guard let source = graph.text(at: path) else { continue }
            let isCode = [.swift, .objectiveCSource, .objectiveCHeader].contains(ProjectFileKind(path: path))
            let isList = ProjectFileKind(path: path) == .propertyList && !path.hasSuffix("Info.plist")
            guard isCode || isList else { continue }
            for start in source.offsets(of: isCode ? quoted : plistValue) {
                let range = start..<start + quoted.count
                let isKnown = known.contains { $0.path == path && $0.range.overlaps(range) }
                let isEdited = edits.contains { edit in
                    if case .replace(path, let text) = edit { text.range.overlaps(range) } else { false }
                }
                if !isKnown && !isEdited { return Place(source, at: start) }
            }
            // `case Orders` of an enumeration of strings has its name as its value.
            if isCode, source.contains(": String" as StaticString), source.contains("case \(name)") {
                return Place(path: path)
            }
        }
        return nil
    }

    /// Returns whether an edit changes a literal of the storyboard's name.
    private func isDeclaration(_ edit: FileEdit, of document: IBDocument) -> Bool {
        guard case .replace(let path, let text) = edit else { return false }
        return graph.text(at: path)?.string(text.range) == "\"\(document.baseName)\""
    }

    private func documents(_ reference: CodeReference) -> [IBDocument] {
        guard reference.isExact, reference.names.count == 1 else { return [] }
        return graph.storyboards.ownStoryboards(named: reference.names[0], from: reference.path)
    }
}

extension CodeReference {
    fileprivate func isTouched(by edit: FileEdit) -> Bool { edit.touches(self) }
}

extension SourceText {
    /// Returns every offset of some bytes.
    fileprivate func offsets(of wanted: [UInt8]) -> [Int] {
        guard let first = wanted.first, bytes.count >= wanted.count else { return [] }
        return bytes.indices.dropLast(wanted.count - 1).filter { start in
            bytes[start] == first && bytes[start..<start + wanted.count].elementsEqual(wanted)
        }
    }
}

extension FileEdit {
    /// Returns whether the edit changes a part of a reference.
    fileprivate func touches(_ reference: CodeReference) -> Bool {
        guard case .replace(let path, let edit) = self, path == reference.path else { return false }
        return edit.range.overlaps(reference.range)
    }
}
