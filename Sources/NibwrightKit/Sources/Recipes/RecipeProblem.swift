import SourceText

/// Something wrong with a recipe, or with the values given to it, that keeps it from running.
public struct RecipeProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// Where in a recipe; nil for a value that was given with `--set`.
    public let place: Place?
    /// What is wrong and what to do.
    public let message: String
    /// What to write instead, where that is known.
    public let suggestion: String?
    /// The transform that is not there, if that is the problem: a plugin may be missing rather than the recipe wrong.
    public let missingTransform: String?

    public init(at place: Place?, _ message: String, suggestion: String? = nil, missingTransform: String? = nil) {
        self.place = place
        self.message = Self.printable(message)
        self.suggestion = suggestion
        self.missingTransform = missingTransform
    }

    /// The recipe's path, or `--set`.
    public var file: String { place?.path ?? "--set" }
    public var line: Int? { place?.position?.line }
    public var column: Int? { place?.position?.column }

    /// `path:line:column: message`
    public var description: String { "\((place?.description ?? file).printable): \(message)" }

    /// A recipe that is quoted in a message may neither break the line nor command the terminal.
    private static func printable(_ message: String) -> String {
        let scalars = message.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }
        return String(String.UnicodeScalarView(scalars)).printable
    }
}

/// All that is wrong with a recipe, sorted by place: why it cannot run.
public struct InvalidRecipe: Error, Hashable, CustomStringConvertible {
    /// Never empty, each once; those of `--set` come first.
    public let problems: [RecipeProblem]

    public init(problems: some Sequence<RecipeProblem>) {
        self.problems = Set(problems).sorted(by: InvalidRecipe.isBefore)
    }

    /// One problem a line.
    public var description: String { problems.map(\.description).joined(separator: "\n") }

    private static func isBefore(_ left: RecipeProblem, _ right: RecipeProblem) -> Bool {
        guard left.place != right.place else { return left.message < right.message }
        guard let first = left.place else { return true }
        guard let second = right.place else { return false }
        return first < second
    }
}

/// Where every step of reading and checking puts what it found, so that one run reports everything.
package final class ProblemLog {
    package private(set) var problems: [RecipeProblem] = []

    package init() {}

    package func add(at place: Place?, _ message: String, suggestion: String? = nil) {
        add([RecipeProblem(at: place, message, suggestion: suggestion)])
    }

    package func add(_ others: [RecipeProblem]) {
        problems += others
    }
}
