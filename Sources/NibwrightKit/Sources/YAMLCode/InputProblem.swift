public import SourceText

/// Something is wrong in what the user wrote for Nibwright, and keeps it from being used: a recipe, a lint
/// configuration, a palette in YAML, or a value that was given with `--set`.
public struct InputProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The place in a file; nil for a value that was given with `--set`.
    public let place: Place?
    /// Says what is wrong and what to do.
    public let message: String
    /// A replacement for the text in error, where one is known.
    public let suggestion: String?

    /// Makes a problem; control characters in the message are made visible.
    public init(at place: Place?, _ message: String, suggestion: String? = nil) {
        self.place = place
        self.message = Self.printable(message)
        self.suggestion = suggestion
    }

    /// The file's path, or `--set`.
    public var file: String { place?.path ?? "--set" }
    /// Counts from 1; nil for `--set`.
    public var line: Int? { place?.position?.line }
    /// Counts from 1, in UTF-8 bytes; nil for `--set`.
    public var column: Int? { place?.position?.column }

    /// `path:line:column: message`
    public var description: String { "\((place?.description ?? file).printable): \(message)" }

    /// A file that is quoted in a message may neither break the line nor command the terminal.
    private static func printable(_ message: String) -> String {
        let scalars = message.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }
        return String(String.UnicodeScalarView(scalars)).printable
    }

    /// Each problem once, by place; those of `--set` come first.
    public static func sorted(_ problems: some Sequence<InputProblem>) -> [InputProblem] {
        Set(problems).sorted(by: isBefore)
    }

    private static func isBefore(_ left: InputProblem, _ right: InputProblem) -> Bool {
        guard left.place != right.place else { return left.message < right.message }
        guard let first = left.place else { return true }
        guard let second = right.place else { return false }
        return first < second
    }
}
