import TransformKit

/// The edits of each match of a file, with those of matches inside of others put in order.
struct WrittenFile {
    let rule: CodeRule
    let source: SourceText
    /// In the order of the file, outer ones before those inside of them.
    let items: [FileReplacement.Item]
    private(set) var obstacles: [Int: Obstacle]
    /// By the match's number; none for a match whose code moves along with an outer one.
    private(set) var edits: [Int: [TextEdit]] = [:]
    private var depths: [Int] = []
    /// Where nothing comes in the place of statements.
    private var bodies: RemainingBodies?

    init(rule: CodeRule, source: SourceText, items: [FileReplacement.Item], obstacles: [Int: Obstacle]) {
        self.rule = rule
        self.source = source
        self.items = items
        self.obstacles = obstacles
        depths = Self.depths(items)
        if case .nothing = rule.replacement.root { refuseNeededStatements() }
        let holds = outerHolds()
        var ends = EndingEdits()
        for number in items.indices.reversed() where obstacles[number] == nil {
            write(number, holds[items[number].match.range] ?? [], &ends)
        }
    }

    /// All edits, in order.
    var all: EditList { EditList(edits.values.flatMap { $0 }) ?? EditList() }

    /// How many matches are around each.
    private static func depths(_ items: [FileReplacement.Item]) -> [Int] {
        var around: [Int] = []
        return items.map { item in
            while let end = around.last, end < item.match.range.upperBound { around.removeLast() }
            around.append(item.match.range.upperBound)
            return around.count - 1
        }
    }

    /// What outer matches ask of a match that is all that one of their placeholders stands for.
    private func outerHolds() -> [Range<Int>: [ExpressionSlot.Hold]] {
        var holds: [Range<Int>: [ExpressionSlot.Hold]] = [:]
        for (number, item) in items.enumerated() where obstacles[number] == nil {
            for (index, slot) in rule.replacement.slots {
                guard slot.hold != .free, let name = rule.replacement.elements[index].name,
                    let capture = item.match.captures[name]
                else { continue }
                holds[capture.range, default: []].append(slot.hold)
            }
        }
        return holds
    }

    private mutating func write(_ number: Int, _ outer: [ExpressionSlot.Hold], _ ends: inout EndingEdits) {
        let match = items[number].match
        do throws(Obstacle) {
            var absorbed: [Int] = []
            let plain: [TextEdit]
            if let bodies {
                plain = [try removal(of: match, standIn: bodies.standIn(for: number))]
            } else {
                plain = try self.edits(of: match, outer, ends, &absorbed)
            }
            let own = ordered(plain, of: match, depth: depths[number])
            let changed = own.filter { !$0.range.isEmpty }.map(\.range)
            for inner in ends.inside(match.range) where !absorbed.contains(inner) {
                let range = items[inner].match.range
                guard changed.contains(where: { $0.overlaps(range) }) else { continue }
                edits[inner] = nil
                obstacles[inner] = Obstacle(
                    code: .insideAnotherMatch, reason: "it is part of code that is replaced as a whole",
                    place: Place(source, at: range.lowerBound))
            }
            for inner in absorbed { edits[inner] = nil }
            edits[number] = own
            ends.add(number, match.range)
        } catch {
            obstacles[number] = error
        }
    }

    private func edits(
        of match: CodeMatch, _ outer: [ExpressionSlot.Hold], _ ends: EndingEdits, _ absorbed: inout [Int]
    ) throws(Obstacle) -> [TextEdit] {
        var edits: [TextEdit] = []
        var text: [UInt8] = []
        var end = match.range.lowerBound
        func flush(until start: Int) {
            let range = end..<max(end, start)
            if Array(source.bytes[range]) != text { edits.append(TextEdit(range, bytes: text)) }
            text = []
        }
        let writer = ReplacementWriter(source: source, find: rule.find, replacement: rule.replacement, match: match)
        for piece in repeating(try writer.pieces(holds: [match.slot.hold] + outer), ends) {
            switch piece {
            case .text(let bytes): text += bytes
            case .moved(let range):
                let inner = ends.inside(range)
                absorbed += inner
                let moved: [UInt8] = self.text(of: range, inner.flatMap { self.edits[$0] ?? [] })
                text += writer.reindented(moved, from: range.lowerBound)
                if text.count > max(Self.longestText, match.range.count * 2) {
                    throw Obstacle(
                        code: .tooLong, reason: "what would come is longer than \(Self.longestText / 1024) KB",
                        place: Place(source, at: match.range.lowerBound))
                }
            case .kept(let range):
                flush(until: range.lowerBound)
                end = range.upperBound
            }
        }
        flush(until: match.range.upperBound)
        return edits
    }

    /// Code that stays and is repeated elsewhere is written at both places where matches inside of it change it.
    private func repeating(_ pieces: [ReplacementWriter.Piece], _ ends: EndingEdits) -> [ReplacementWriter.Piece] {
        let moved = Set(pieces.compactMap { if case .moved(let range) = $0 { range } else { nil } })
        guard !moved.isEmpty else { return pieces }
        return pieces.map { piece in
            guard case .kept(let range) = piece, moved.contains(range), !ends.inside(range).isEmpty else {
                return piece
            }
            return .moved(range)
        }
    }

    /// Of code that moves, in bytes.
    private static let longestText = 1 << 12

    /// Leaves statements where they are that the compiler needs there.
    private mutating func refuseNeededStatements() {
        for number in items.indices where obstacles[number] == nil {
            do throws(Obstacle) {
                _ = try removal(of: items[number].match, standIn: nil)
            } catch {
                obstacles[number] = error
            }
        }
        while true {
            let bodies = RemainingBodies(items, in: source, staying: Set(obstacles.keys))
            self.bodies = bodies
            let found = items.indices.filter { obstacles[$0] == nil }.compactMap { number in
                bodies.obstacle(to: number).map { (number, $0) }
            }
            if found.isEmpty { return }
            for (number, obstacle) in found { obstacles[number] = obstacle }
        }
    }

    /// Statements that go take their lines with them where nothing else stands there.
    private func removal(of match: CodeMatch, standIn: String?) throws(Obstacle) -> TextEdit {
        let place = Place(source, at: match.range.lowerBound)
        guard match.isStatement else {
            throw Obstacle(
                code: .usedAsValue, reason: "it is part of an expression, and cannot go without anything in its place",
                place: place)
        }
        if let offset = match.node.innerComment(in: match.range) {
            throw Obstacle(
                code: .commentInside, reason: "a comment stands in the code that goes", place: Place(source, at: offset)
            )
        }
        if let token = match.node.tokens(viewMode: .sourceAccurate).first(where: { $0.tokenKind == .poundIf }) {
            throw Obstacle(
                code: .crossesCondition, reason: "the code that goes has an #if in it",
                place: Place(source, at: token.range.lowerBound))
        }
        let end = match.endWithSemicolon
        if let standIn { return TextEdit(match.range.lowerBound..<end, standIn) }
        let first = source.lineRange(containing: match.range.lowerBound)
        let last = source.lineRange(containing: end)
        let before = source.string(first.lowerBound..<match.range.lowerBound)
        let behind = source.string(end..<max(end, last.upperBound))
        guard before.allSatisfy(\.isWhitespace), behind.allSatisfy(\.isWhitespace) else {
            // One of the blanks at its sides goes along.
            let isBetweenBlanks = before.last == " " && behind.first == " "
            return TextEdit(match.range.lowerBound - (isBetweenBlanks ? 1 : 0)..<end, "")
        }
        return TextEdit(first.lowerBound..<last.upperBound, "")
    }

    /// Insertions of several matches can be at one place: at the begin of code that of the outer one comes first, at its
    /// end that of the inner one.
    private func ordered(_ edits: [TextEdit], of match: CodeMatch, depth: Int) -> [TextEdit] {
        edits.map { edit in
            guard edit.range.isEmpty else { return edit }
            let place = edit.range.lowerBound
            let order =
                place == match.range.upperBound
                ? "1-\(1_000_000 - depth)" : place == match.range.lowerBound ? "3-\(1_000_000 + depth)" : "2"
            return TextEdit(edit.range, bytes: edit.replacement, order: order)
        }
    }

    /// The code of a range with some edits made.
    private func text(of range: Range<Int>, _ edits: [TextEdit]) -> [UInt8] {
        let moved = edits.map { edit in
            TextEdit(
                edit.range.lowerBound - range.lowerBound..<edit.range.upperBound - range.lowerBound,
                bytes: edit.replacement, order: edit.order)
        }
        return EditList(moved)?.apply(to: Array(source.bytes[range])) ?? Array(source.bytes[range])
    }

    /// The same as a text, for a title.
    func text(of range: Range<Int>, _ edits: [TextEdit]) -> String {
        let inside = edits.filter { $0.range.lowerBound >= range.lowerBound && $0.range.upperBound <= range.upperBound }
        guard inside.count == edits.count else { return "" }
        let bytes: [UInt8] = text(of: range, edits)
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension CodeMatch {
    /// Where a statement ends, with the semicolon behind it.
    fileprivate var endWithSemicolon: Int {
        var item = node
        while item.kind != .codeBlockItem, let parent = item.parent,
            parent.range == item.range || parent.kind == .codeBlockItem
        {
            item = parent
        }
        return item.as(CodeBlockItemSyntax.self)?.semicolon?.range.upperBound ?? range.upperBound
    }
}

/// Matches that are written already, by their places: whatever is inside of a match comes right before it.
private struct EndingEdits {
    private var numbers: [(number: Int, range: Range<Int>)] = []

    mutating func add(_ number: Int, _ range: Range<Int>) { numbers.append((number, range)) }

    /// The matches inside of a range; those behind it were written earlier.
    func inside(_ range: Range<Int>) -> [Int] {
        var found: [Int] = []
        for (number, inner) in numbers.reversed() {
            if inner.lowerBound >= range.upperBound { break }
            if inner.lowerBound >= range.lowerBound, inner.upperBound <= range.upperBound { found.append(number) }
        }
        return found
    }
}
