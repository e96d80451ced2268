public import SourceText

/// The reason why a Swift file was not parsed: parsing it could end the process, or keep it busy for good.
public struct SwiftRefusal: Error, Hashable, Sendable {
    /// The measure of the file that exceeds its limit.
    public enum Reason: Error, Hashable, Sendable {
        /// This many brackets are open at once.
        case nesting(Int)
        /// This many square brackets or attributes of generic arguments are nested.
        case doubling(Int)
        /// This many parts of one expression or statement each go a level deeper.
        case chain(Int)
        /// One expression or declaration has this many opening angle brackets.
        case angles(Int)
        /// Nested square brackets occur too often.
        case lookahead
        /// The syntax tree has this many levels.
        case treeDepth(Int)
        /// The parser was given up.
        case time(seconds: Int)
    }

    /// The measure.
    public let reason: Reason
    /// The place at which the value was reached; nil where it is the whole file's.
    public let position: SourcePosition?

    /// A short name to count by, in lower case with hyphens.
    public var code: String {
        if case .time = reason { "takes-too-long" } else { "nested-too-deep" }
    }

    /// Says what is wrong and what to do about it.
    public var message: String { whatIsWrong + "; split the expression, or leave the file out" }

    private var whatIsWrong: String {
        switch reason {
        case .nesting(let count):
            "\(count) brackets are open at once, and at most \(SwiftLimits.nesting) are read"
        case .doubling(let count):
            "\(count) square brackets or attributes are nested, and at most \(SwiftLimits.doubling) are read"
        case .chain(let count):
            "one statement has \(count) parts that each go a level deeper, and at most \(SwiftLimits.chain) are read"
        case .angles(let count):
            "one statement opens \(count) angle brackets, and at most \(SwiftLimits.angles) are read"
        case .lookahead: "nested square brackets occur more often than can be parsed in reasonable time"
        case .treeDepth(let count):
            "its syntax has \(count) levels, and at most \(SwiftLimits.treeDepth) are read"
        case .time(let seconds): "the Swift parser did not end within \(seconds) seconds"
        }
    }
}
