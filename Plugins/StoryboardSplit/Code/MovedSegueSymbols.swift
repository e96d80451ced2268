import SwiftCode
import TransformKit

/// Moves SwiftGen's symbols of segues to the storyboard that has the segue after a change:
/// `StoryboardSegue.Main.showDetail`.
///
/// A symbol stands only for the segue's identifier, so any storyboard with a segue of that identifier will do.
struct MovedSegueSymbols {
    private let graph: ProjectGraph
    /// The storyboards that some segue with an identifier leaves.
    private let boards: [GeneratedName: Board]

    /// A storyboard before the change.
    private struct Board {
        var name = ""
        var documents: [IBDocument] = []
        /// The storyboards that have segues of an identifier after the change.
        var storyboardNames: [GeneratedName: Set<String>] = [:]

        var isLeft: Bool { storyboardNames.values.contains { $0 != [name] } }
    }

    init(_ graph: ProjectGraph, _ relocation: SceneRelocation) {
        self.graph = graph
        var boards: [GeneratedName: Board] = [:]
        let changed = Set(relocation.placements.keys.map(\.document))
        for document in graph.documents where changed.contains(document.path) {
            let name = document.baseName
            var board = boards[GeneratedName(name)] ?? Board(name: name)
            board.documents.append(document)
            let places = SceneRanges(document.scenes)
            for segue in document.segues {
                guard let identifier = segue.identifier, let scene = places.number(holding: segue.element),
                    let controller = document.scenes[scene].controller
                else { continue }
                let storyboardName = relocation.placement(of: controller)?.storyboard ?? name
                board.storyboardNames[GeneratedName(identifier), default: []].insert(storyboardName)
            }
            boards[GeneratedName(name)] = board
        }
        self.boards = boards.filter(\.value.isLeft)
    }

    /// Returns the edits of symbols for another storyboard, and the places that a person has to review.
    func outcome() -> SceneCodeOutcome {
        var outcome = SceneCodeOutcome()
        if boards.isEmpty { return outcome }
        let regions = Set(boards.values.flatMap(\.documents).map { graph.projectFolder(of: $0.path) })
        var uses: [GeneratedSymbolUse] = []
        for file in graph.swiftFiles where regions.contains(graph.projectFolder(of: file.path)) {
            for mention in SegueSymbolMention.all(in: file.source) {
                guard let board = boards[GeneratedName(mention.board)] else { continue }
                let place = Place(file.source, at: mention.boardRange.lowerBound)
                let storyboardNames = mention.symbol.flatMap { board.storyboardNames[GeneratedName($0)] }
                if storyboardNames?.contains(board.name) == true { continue }
                guard let storyboardName = storyboardNames?.min() else {
                    outcome.needsReview.append(reviewPoint(mention, place))
                    continue
                }
                let edit = TextEdit(mention.boardRange, SwiftNames.swiftGen(storyboardName))
                outcome.edits.append(.replace(path: file.path, edit))
                uses.append(GeneratedSymbolUse(tool: .swiftGen, place: place, storyboards: board.documents))
            }
        }
        outcome.rewrites = outcome.edits.compactMap { $0.rewrite(in: graph) }
        outcome.needsReview += GeneratedSymbolReview(graph).reviewPoints(about: uses)
        return outcome
    }

    private func reviewPoint(_ mention: SegueSymbolMention, _ place: Place) -> ReviewPoint {
        ReviewPoint(
            reason: "segues of StoryboardSegue.\(mention.board) are in another storyboard, and their symbols with them",
            place: place)
    }
}

/// A mention of `StoryboardSegue.Main.showDetail` in Swift, or of `StoryboardSegue.Main` alone.
struct SegueSymbolMention {
    let board: String
    let boardRange: Range<Int>
    /// The symbol; nil where the storyboard's type itself is named, whose cases are used elsewhere.
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
    /// Returns the word behind a dot at an offset.
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
