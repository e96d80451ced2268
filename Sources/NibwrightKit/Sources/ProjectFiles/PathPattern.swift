/// A glob of a recipe, matched against whole project-relative paths.
///
/// `*` and `?` stay within one part of the path, `**` between slashes spans any number of folders, `[a-z]` and `{a,b}`
/// choose, and a backslash takes the next character as it is. `App/` is short for `App/**`.
public struct PathPattern: Hashable, Sendable, CustomStringConvertible {
    /// The pattern as it was written.
    public let text: String
    private let matcher: Matcher

    /// The reason why a pattern cannot be used.
    public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
        /// The pattern is empty, or was before its leading `/`.
        case empty
        /// A bracket or brace is not closed.
        case unclosed(Character)
        /// A character class such as `[:letter:]` does not exist.
        case unknownClass(String)
        /// A backslash at the end escapes nothing.
        case closingBackslash
        /// A part of the pattern is `..`.
        case leavesProject

        public var description: String {
            switch self {
            case .empty: "the pattern is empty; write \"**\" for every file"
            case .unclosed(let opening):
                "the pattern has a \"\(opening)\" that is never closed; write \"\\\(opening)\" for the character itself"
            case .unknownClass(let name):
                "the pattern names the character class \"\(name)\", which does not exist"
            case .closingBackslash:
                "the pattern ends with a backslash; write \"\\\\\" for the character itself"
            case .leavesProject:
                "the pattern has a \"..\"; patterns start at the project's folder and cannot leave it"
            }
        }
    }

    private enum Matcher: Hashable {
        case plain(Glob)
        case braced(BracedGlob)
    }

    /// Reads a pattern; a leading `./` or `/` is dropped. Throws for a pattern that means nothing.
    public init(_ text: String) throws(Failure) {
        self.text = text
        var pattern = Array(text.utf8)
        while pattern.starts(with: "./".utf8) { pattern.removeFirst(2) }
        if pattern.first == UInt8(ascii: "/") { pattern.removeFirst() }
        guard !pattern.isEmpty else { throw .empty }
        guard !pattern.split(separator: UInt8(ascii: "/")).contains(where: { $0.elementsEqual("..".utf8) }) else {
            throw .leavesProject
        }
        if pattern.last == UInt8(ascii: "/") { pattern += "**".utf8 }
        do {
            let hasBraces = pattern.contains(UInt8(ascii: "{"))
            matcher = try hasBraces ? .braced(BracedGlob(pattern)) : .plain(GlobParser.parse(pattern, unit: .scalar))
        } catch {
            switch error {
            case .openBracket: throw .unclosed("[")
            case .openBrace: throw .unclosed("{")
            case .unknownClass(let name): throw .unknownClass(name)
            case .closingBackslash: throw .closingBackslash
            }
        }
    }

    /// Whether the pattern covers all of a project-relative path.
    public func matches(_ path: String) -> Bool {
        switch matcher {
        case .braced(let glob): return glob.matches(path)
        case .plain(let glob):
            var path = path
            return path.withUTF8 { glob.matches($0) }
        }
    }

    public var description: String { text }
}
