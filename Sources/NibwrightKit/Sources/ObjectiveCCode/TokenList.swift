import Foundation
import SourceText

/// The tokens of an Objective-C file without comments, with the brackets that belong together.
///
/// The preprocessor is respected as far as a scan can: what `#if 0` leaves out is not there, both sides of any other
/// condition are, and the bodies of `#define` stand behind the file's own tokens.
struct TokenList {
    struct Token {
        enum Kind: UInt8 {
            case word, string, character, mark
        }

        let start: Int32
        let end: Int32
        let kind: Kind
        /// Nothing stands before it in its line, not even a space: where methods and directives begin.
        let isAtMargin: Bool
        /// Of a word: tells nearly all names apart without a look at the text.
        let hash: UInt32
    }

    /// A `#define NAME body`; those with parameters are not among them.
    struct Macro {
        let name: Int
        let body: Range<Int>
    }

    let source: SourceText
    let tokens: [Token]
    /// The tokens of the file itself; bodies of macros follow.
    let mainCount: Int
    let macros: [Macro]
    /// Tokens that the preprocessor may leave out, one range for each side of a condition.
    let branches: [Range<Int>]
    /// Names of macros with parameters whose bodies create storyboards or load scenes from them.
    let storyboardMacros: [Range<Int>]
    private let brackets: BracketPairs

    init(_ source: SourceText) {
        self.source = source
        var tokenizer = Tokenizer()
        source.bytes.withUnsafeBufferPointer { tokenizer.readFile($0) }
        mainCount = tokenizer.tokens.count
        tokens = tokenizer.tokens + tokenizer.macroTokens
        branches = tokenizer.branches
        storyboardMacros = tokenizer.storyboardMacros
        let mainCount = mainCount
        macros = tokenizer.macros.map { macro in
            Macro(
                name: macro.name + mainCount,
                body: macro.body.lowerBound + mainCount..<macro.body.upperBound + mainCount)
        }
        brackets = BracketPairs(tokens, source.bytes, restarts: [mainCount] + macros.map(\.name))
    }

    var count: Int { tokens.count }

    /// Whether the token at an index is this text.
    func isAt(_ index: Int, _ text: StaticString) -> Bool {
        guard tokens.indices.contains(index) else { return false }
        let token = tokens[index]
        guard Int(token.end - token.start) == text.utf8CodeUnitCount else { return false }
        return source.bytes.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return false }
            return memcmp(base + Int(token.start), text.utf8Start, text.utf8CodeUnitCount) == 0
        }
    }

    /// The text of a token; empty behind the end.
    func text(_ index: Int) -> String {
        tokens.indices.contains(index) ? source.string(Int(tokens[index].start)..<Int(tokens[index].end)) : ""
    }

    /// A word that does not begin with a digit.
    func isIdentifier(_ index: Int) -> Bool {
        guard isKind(index, .word) else { return false }
        let byte = source.bytes[Int(tokens[index].start)]
        return byte < UInt8(ascii: "0") || byte > UInt8(ascii: "9")
    }

    func isKind(_ index: Int, _ kind: Token.Kind) -> Bool {
        tokens.indices.contains(index) && tokens[index].kind == kind
    }

    /// The other end of the bracket at an index; nil where none is, or it has none.
    func partner(of index: Int) -> Int? { brackets.partner(of: index) }

    /// The bracket that opens the innermost group around a token.
    func opener(around index: Int) -> Int? { brackets.opener(around: index) }

    /// The bytes from the first of some tokens to the last.
    func byteRange(_ range: Range<Int>) -> Range<Int> {
        let range = range.clamped(to: 0..<count)
        guard let first = range.first, let last = range.last else { return 0..<0 }
        return Int(tokens[first].start)..<Int(tokens[last].end)
    }

    func offset(of index: Int) -> Int { tokens.indices.contains(index) ? Int(tokens[index].start) : source.bytes.count }

    /// Tokens of a range that stand in no bracket inside it; of a bracket only the opening one.
    func outerIndices(_ range: Range<Int>) -> [Int] {
        var indices: [Int] = []
        var index = range.lowerBound
        while index < range.upperBound {
            indices.append(index)
            if let partner = partner(of: index), partner > index, partner < range.upperBound {
                index = partner + 1
            } else {
                index += 1
            }
        }
        return indices
    }

    static func hash(_ word: some Sequence<UInt8>) -> UInt32 {
        word.reduce(Tokenizer.hashSeed) { ($0 ^ UInt32($1)) &* Tokenizer.hashPrime }
    }
}

/// The partner of each bracket, as token indices.
private struct BracketPairs {
    private var partners: [Int32]
    private var openers: [Int32]

    /// - Parameter restarts: tokens before which everything counts as closed.
    init(_ tokens: [TokenList.Token], _ bytes: [UInt8], restarts: [Int]) {
        partners = Array(repeating: -1, count: tokens.count)
        openers = Array(repeating: -1, count: tokens.count)
        var open: [(index: Int, byte: UInt8)] = []
        var nextRestart = 0
        for (index, token) in tokens.enumerated() {
            while nextRestart < restarts.count, restarts[nextRestart] <= index {
                giveUp(&open, before: index)
                nextRestart += 1
            }
            if token.kind == .mark {
                let byte = bytes[Int(token.start)]
                // Two branches of a condition may open what one brace closes. The next method starts afresh.
                if token.isAtMargin, index + 1 < tokens.count, Self.startsAfresh(byte, tokens[index + 1], bytes) {
                    giveUp(&open, before: index)
                }
                if let opening = Self.openingBracket(byte) {
                    close(index, opening, &open)
                    continue
                }
                openers[index] = Int32(open.last?.index ?? -1)
                if Self.opens(byte) { open.append((index, byte)) }
            } else {
                openers[index] = Int32(open.last?.index ?? -1)
            }
        }
        giveUp(&open, before: tokens.count)
    }

    /// Ends what is open at the token before, so that a body with one brace too many is a body.
    private mutating func giveUp(_ open: inout [(index: Int, byte: UInt8)], before index: Int) {
        for opening in open where opening.index < index - 1 { partners[opening.index] = Int32(index - 1) }
        open.removeAll()
    }

    /// A bracket that closes none of those open is passed over; one that closes an outer one closes the inner ones too.
    private mutating func close(_ index: Int, _ opening: UInt8, _ open: inout [(index: Int, byte: UInt8)]) {
        if let place = open.lastIndex(where: { $0.byte == opening }) {
            partners[index] = Int32(open[place].index)
            partners[open[place].index] = Int32(index)
            open.removeSubrange(place...)
        }
        openers[index] = Int32(open.last?.index ?? -1)
    }

    func partner(of index: Int) -> Int? {
        guard partners.indices.contains(index), partners[index] >= 0 else { return nil }
        return Int(partners[index])
    }

    func opener(around index: Int) -> Int? {
        guard openers.indices.contains(index), openers[index] >= 0 else { return nil }
        return Int(openers[index])
    }

    /// `- (void)open`, `@end`, `@implementation`.
    private static func startsAfresh(_ byte: UInt8, _ next: TokenList.Token, _ bytes: [UInt8]) -> Bool {
        switch byte {
        case UInt8(ascii: "-"), UInt8(ascii: "+"): bytes[Int(next.start)] == UInt8(ascii: "(")
        case UInt8(ascii: "@"): classWords.contains(next.hash)
        default: false
        }
    }

    private static let classWords = ["end", "interface", "implementation"].map { TokenList.hash($0.utf8) }

    private static func opens(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{")
    }

    private static func openingBracket(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: ")"): UInt8(ascii: "(")
        case UInt8(ascii: "]"): UInt8(ascii: "[")
        case UInt8(ascii: "}"): UInt8(ascii: "{")
        default: nil
        }
    }
}
