import ObjectiveCCode
import TransformKit

/// What `prepareForSegue:sender:` does for one segue, as code that asks the destination where it asked the segue.
struct ObjectiveCConfiguration: Hashable, Sendable {
    /// The name that the code has for the destination.
    static let destination = "destination"

    /// The lines, without the indentation that they share.
    let lines: [String]
    /// The names that it takes from around it: locals, parameters, instance variables, functions.
    let freeNames: Set<String>
    /// The name of the sender, where the code asks for it.
    let sender: String?
    /// All names that it says, those of members and selectors with them, but its locals.
    let saidNames: Set<String>

    /// The lines with another expression for the sender.
    func lines(sender expression: String) -> [String] {
        guard let sender, sender != expression else { return lines }
        return lines.map { line in
            var text = ""
            var rest = line[...]
            while let found = rest.range(of: sender) {
                let before = rest[..<found.lowerBound]
                let isWhole =
                    !(before.last ?? text.last ?? " ").isNamePart
                    && !(rest[found.upperBound...].first ?? " ").isNamePart
                    && ![".", ">"].contains(before.last ?? text.last ?? " ")
                text += before + (isWhole ? expression : sender)
                rest = rest[found.upperBound...]
            }
            return text + rest
        }
    }
}

extension Character {
    /// Whether it may stand in a name.
    var isNamePart: Bool { isLetter || isNumber || self == "_" }
}

/// The parts of a method that run for one segue, as ranges of bytes.
struct ObjectiveCSlice {
    /// A part: statements in a line of their own, or all that stands between two braces.
    struct Piece: Hashable {
        let range: Range<Int>
        /// The local that it declares as the destination, which is not written: its uses become the destination.
        var alias: String?
    }

    var pieces: [Piece] = []
    /// Whether a `return` ends the method behind the last part.
    var isEnded = false
    /// The branches of conditions that are for the segue.
    var branches: [Range<Int>] = []
    /// Whether the last `else` of a chain runs for the segue.
    var runsOtherwise = false
}

/// Writes what runs for one segue without the segue.
struct ObjectiveCConfigurationWriter {
    let source: SourceText
    let syntax: ObjectiveCSyntax
    let segue: String
    let sender: String

    /// - Throws: an obstacle where the segue is used for more than its destination. Nil where nothing is left to do.
    func configuration(of slice: ObjectiveCSlice) throws(Obstacle) -> ObjectiveCConfiguration? {
        let pieces = slice.pieces.filter { $0.alias == nil }
        let words = pieces.flatMap { syntax.words(in: $0.range) }
        guard !words.isEmpty else { return nil }
        let names = words.filter { !$0.isMember && !$0.isSelector }
        // A local that stands for the destination is the destination, unless it gets another value.
        let aliases = Set(slice.pieces.compactMap(\.alias))
        if let set = names.first(where: { aliases.contains($0.text) && source.isAssigned($0.range) }) {
            throw obstacle("\(set.text) gets another value than the destination", set.range.lowerBound)
        }
        if let taken = names.first(where: {
            $0.text == ObjectiveCConfiguration.destination && !aliases.contains($0.text)
        }) {
            throw obstacle("it has a name \(taken.text) of its own", taken.range.lowerBound)
        }
        var lines: [String] = []
        for piece in pieces { lines += try Self.dedented(text(of: piece.range, aliases)) }
        let declared = Set(names.filter { source.declaresName($0.range) }.map(\.text))
        let inner = declared.union(aliases).union([segue, sender, "self"])
        return ObjectiveCConfiguration(
            lines: lines, freeNames: Set(names.map(\.text)).subtracting(inner),
            sender: names.contains { $0.text == sender } ? sender : nil,
            saidNames: Set(words.map(\.text)).subtracting(inner))
    }

    private func obstacle(_ reason: String, _ offset: Int) -> Obstacle {
        Obstacle(
            code: .objectiveCPreparation, reason: reason,
            place: Place(path: source.path, position: source.position(at: offset)))
    }

    /// The text of a part, with the destination in place of the segue and of locals that stand for it.
    private func text(of range: Range<Int>, _ aliases: Set<String>) throws(Obstacle) -> String {
        // A statement begins with the blanks before it, so that its lines share an indentation.
        var start = range.lowerBound
        let line = source.lineRange(containing: start).lowerBound
        if source.string(line..<start).allSatisfy({ $0 == " " || $0 == "\t" }) { start = line }
        var text = ""
        for word in syntax.words(in: range) where !word.isMember && !word.isSelector {
            var replaced = word.range
            if word.text == segue {
                guard let asked = source.destinationAsked(of: word.range), asked.lowerBound >= start else {
                    throw obstacle("the segue is used for more than its destination", word.range.lowerBound)
                }
                replaced = asked
            } else if !aliases.contains(word.text) {
                continue
            }
            text += source.string(start..<replaced.lowerBound) + ObjectiveCConfiguration.destination
            start = replaced.upperBound
        }
        return text + source.string(start..<range.upperBound)
    }

    /// The lines without blank ones at their ends, and without the indentation that they share.
    private static func dedented(_ text: String) -> [String] {
        var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map { line in
            String(line.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
        }
        while lines.first?.isEmpty == true { lines.removeFirst() }
        while lines.last?.isEmpty == true { lines.removeLast() }
        let indentations = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " || $0 == "\t" } }
        guard let shortest = indentations.min(by: { $0.count < $1.count }),
            indentations.allSatisfy({ $0.hasPrefix(shortest) })
        else { return lines }
        return lines.map { String($0.dropFirst($0.isEmpty ? 0 : shortest.count)) }
    }
}

extension SourceText {
    /// `segue.destinationViewController` or `[segue destinationViewController]` around the name of the segue; nil where
    /// it stands in something else.
    func destinationAsked(of word: Range<Int>) -> Range<Int>? {
        let name = "destinationViewController"
        let behind = string(word.upperBound..<min(bytes.count, word.upperBound + 80))
        let blanks = behind.prefix { $0.isWhitespace }
        let rest = behind.dropFirst(blanks.count)
        func ends(_ rest: Substring) -> Bool { rest.first?.isNamePart != true }
        if blanks.isEmpty, rest.hasPrefix("." + name), ends(rest.dropFirst(name.count + 1)) {
            return word.lowerBound..<word.upperBound + name.utf8.count + 1
        }
        guard !blanks.isEmpty, rest.hasPrefix(name) else { return nil }
        let tail = rest.dropFirst(name.count).prefix { $0.isWhitespace }
        guard rest.dropFirst(name.count + tail.count).first == "]" else { return nil }
        var start = word.lowerBound
        while start > 0, [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(bytes[start - 1]) { start -= 1 }
        guard start > 0, bytes[start - 1] == UInt8(ascii: "[") else { return nil }
        let end = word.upperBound + blanks.utf8.count + name.utf8.count + tail.utf8.count + 1
        return start - 1..<end
    }

    /// Whether a name gets a value where it stands.
    func isAssigned(_ word: Range<Int>) -> Bool {
        let behind = string(word.upperBound..<min(bytes.count, word.upperBound + 8)).drop { $0.isWhitespace }
        return behind.hasPrefix("=") && !behind.hasPrefix("==")
    }

    /// Whether a name is declared where it stands: a type or a `*` is before it, and `=`, `;`, `,` or `)` behind it.
    func declaresName(_ word: Range<Int>) -> Bool {
        let before = string(max(0, word.lowerBound - 80)..<word.lowerBound).reversed().drop { $0.isWhitespace }
        let behind = string(word.upperBound..<min(bytes.count, word.upperBound + 40)).drop { $0.isWhitespace }
        guard let next = behind.first, "=;,):".contains(next), !behind.hasPrefix("==") else { return false }
        guard let last = before.first else { return false }
        if last == "*" || last == ">" { return true }
        let keyword = String(String(before.prefix(while: \.isNamePart)).reversed())
        return !keyword.isEmpty && !["return", "else", "in", "case", "goto", "throw"].contains(keyword)
    }
}
