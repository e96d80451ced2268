import SwiftCode
import TransformKit

/// SwiftGen's symbols of segues that are in another storyboard after a change: `StoryboardSegue.Main.showDetail`.
///
/// A symbol stands for the segue's identifier alone, so any storyboard will do that has a segue of it.
struct MovedSegueSymbols {
    private let graph: ProjectGraph
    /// Storyboards that some segue with an identifier leaves.
    private let boards: [GeneratedName: Board]

    /// One storyboard as it was.
    private struct Board {
        var name = ""
        var documents: [IBDocument] = []
        /// The storyboards that have segues of an identifier after the change.
        var homes: [GeneratedName: Set<String>] = [:]

        var isLeft: Bool { homes.values.contains { $0 != [name] } }
    }

    init(_ graph: ProjectGraph, _ relocation: SceneRelocation) {
        self.graph = graph
        var boards: [GeneratedName: Board] = [:]
        let changed = Set(relocation.homes.keys.map(\.document))
        for document in graph.documents where changed.contains(document.path) {
            let name = document.baseName
            var board = boards[GeneratedName(name)] ?? Board(name: name)
            board.documents.append(document)
            let places = SceneRanges(document.scenes)
            for segue in document.segues {
                guard let identifier = segue.identifier, let scene = places.number(holding: segue.element),
                    let controller = document.scenes[scene].controller
                else { continue }
                let home = relocation.home(of: controller)?.storyboard ?? name
                board.homes[GeneratedName(identifier), default: []].insert(home)
            }
            boards[GeneratedName(name)] = board
        }
        self.boards = boards.filter(\.value.isLeft)
    }

    /// Symbols that name another storyboard from now on, and the places where a person has to look.
    func outcome() -> SceneCodeOutcome {
        var outcome = SceneCodeOutcome()
        if boards.isEmpty { return outcome }
        let regions = Set(boards.values.flatMap(\.documents).map { graph.projectFolder(of: $0.path) })
        var uses: [GeneratedSymbolUse] = []
        for file in graph.swiftFiles where regions.contains(graph.projectFolder(of: file.path)) {
            for mention in SegueSymbolMention.all(in: file.source) {
                guard let board = boards[GeneratedName(mention.board)] else { continue }
                let place = Place(file.source, at: mention.boardRange.lowerBound)
                let homes = mention.symbol.flatMap { board.homes[GeneratedName($0)] }
                if homes?.contains(board.name) == true { continue }
                guard let home = homes?.min() else {
                    outcome.needsReview.append(doubt(mention, place))
                    continue
                }
                let edit = TextEdit(mention.boardRange, SwiftNames.swiftGen(home))
                outcome.edits.append(.replace(path: file.path, edit))
                uses.append(GeneratedSymbolUse(tool: .swiftGen, place: place, storyboards: board.documents))
            }
        }
        outcome.rewrites = outcome.edits.compactMap { $0.rewrite(in: graph) }
        outcome.needsReview += GeneratedSymbolReview(graph).doubts(about: uses)
        return outcome
    }

    private func doubt(_ mention: SegueSymbolMention, _ place: Place) -> ReviewPoint {
        ReviewPoint(
            reason: "segues of StoryboardSegue.\(mention.board) are in another storyboard, and their symbols with them",
            place: place)
    }
}

/// A place in Swift that says `StoryboardSegue.Main.showDetail`, or `StoryboardSegue.Main` alone.
struct SegueSymbolMention {
    let board: String
    let boardRange: Range<Int>
    /// Nil where the storyboard's type is meant: what its cases are is said elsewhere.
    let symbol: String?

    static func all(in source: SourceText) -> [SegueSymbolMention] {
        guard source.contains("StoryboardSegue." as StaticString) else { return [] }
        let root = "StoryboardSegue"
        let found = source.offsets(ofIdentifier: root).compactMap { start -> SegueSymbolMention? in
            guard let board = source.word(afterDotAt: start + root.utf8.count) else { return nil }
            let symbol = source.word(afterDotAt: board.upperBound).map(source.string)
            return SegueSymbolMention(
                board: source.string(board), boardRange: board, symbol: symbol == "init" ? nil : symbol)
        }
        guard !found.isEmpty else { return [] }
        let tree = SwiftSyntaxTree.parse(source)
        return found.filter { mention in
            let token = tree.token(at: AbsolutePosition(utf8Offset: mention.boardRange.lowerBound))
            return token?.trimmedByteRange.contains(mention.boardRange.lowerBound) == true
        }
    }
}

extension SourceText {
    /// The word behind a dot at an offset.
    fileprivate func word(afterDotAt offset: Int) -> Range<Int>? {
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: ".") else { return nil }
        var end = offset + 1
        while end < bytes.count, isWord(bytes[end]) { end += 1 }
        return end == offset + 1 ? nil : offset + 1..<end
    }

    private func isWord(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte >= 0x80 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
            || (0x61...0x7A).contains(byte)
    }
}
