/// Measures how deep and how intricate the text of a Swift file is, from its bytes without parsing it.
///
/// swift-syntax recurses with brackets and with some words, and looks ahead again and again at others. These are the
/// measures that its time and its stack depend on by more than the length of the file (Docs/Limits.md has the
/// experiments).
struct SwiftShape: Equatable, Sendable {
    /// Brackets of all kinds that are open at once, interpolations included.
    var nesting = Measured()
    /// Square brackets that are open with no brace between, and attributes of generic arguments: each doubles the work.
    var doubling = Measured()
    /// The sum of all doublings: for each, two to the power of its depth.
    var lookahead = Measured()
    /// Tokens of one statement that each go one level deeper: `try`, `->`, `else`, `.`, `!` and others.
    var chain = Measured()
    /// Opening angle brackets of one declaration or expression: each looks ahead over those behind it.
    var angles = Measured()
    /// Whether a lexer could read the text otherwise than the scan did: it holds a regular expression, a string that
    /// does not end, or closing brackets without opening ones.
    var isAmbiguous = false
    /// Every token that may go a level deeper, in strings and comments as well.
    var levels = 0

    /// The largest value met, and where.
    struct Measured: Equatable, Sendable {
        var value = 0
        var offset = 0

        @inline(__always)
        mutating func note(_ new: Int, at place: Int) {
            if new > value { (value, offset) = (new, place) }
        }
    }
}

extension SwiftShape {
    /// Measures a file in one pass over its bytes.
    init(of bytes: [UInt8]) {
        self = bytes.withUnsafeBufferPointer { buffer in
            var scan = SwiftShapeScan(buffer)
            scan.run()
            return scan.shape
        }
    }
}
