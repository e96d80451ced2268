/// A glob of a recipe, matched against whole project-relative paths.
///
/// `*` and `?` stay within one part of the path, `**` between slashes spans any number of folders, `[a-z]` and `{a,b}`
/// choose, and a backslash takes the next character as it is. `App/` is short for `App/**`.
public struct PathPattern: Hashable, Sendable, CustomStringConvertible {
    /// The pattern as it was written.
    public let text: String
    private let alternatives: [Glob]

    /// Why a pattern cannot be used.
    public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
        case empty
        case unclosed(Character)
        case unknownClass(String)
        case closingBackslash
        case tooManyAlternatives
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
            case .tooManyAlternatives:
                "the braces of the pattern multiply to more than \(PathPattern.mostAlternatives) alternatives; "
                    + "write several patterns"
            case .leavesProject:
                "the pattern has a \"..\"; patterns start at the project's folder and cannot leave it"
            }
        }
    }

    static let mostAlternatives = 256

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
        var globs: [Glob] = []
        for alternative in try BraceExpansion.expand(pattern) {
            do {
                globs.append(try GlobParser.parse(alternative, unit: .scalar))
            } catch {
                switch error {
                case .openBracket: throw .unclosed("[")
                case .unknownClass(let name): throw .unknownClass(name)
                case .closingBackslash: throw .closingBackslash
                }
            }
        }
        alternatives = globs
    }

    /// Whether the pattern covers all of a project-relative path.
    public func matches(_ path: String) -> Bool {
        var path = path
        return path.withUTF8 { bytes in alternatives.contains { $0.matches(bytes) } }
    }

    public var description: String { text }
}

/// Multiplies `{a,b}` out. Braces without a comma inside stand for themselves.
enum BraceExpansion {
    static func expand(_ pattern: [UInt8]) throws(PathPattern.Failure) -> [[UInt8]] {
        var expanded: [[UInt8]] = []
        var waiting = [pattern]
        while let next = waiting.popLast() {
            guard let group = try firstGroup(in: next) else {
                expanded.append(next)
                continue
            }
            let (head, tail) = (next[..<group.range.lowerBound], next[group.range.upperBound...])
            for choice in group.choices.reversed() { waiting.append(Array(head) + choice + Array(tail)) }
            guard waiting.count + expanded.count <= PathPattern.mostAlternatives else { throw .tooManyAlternatives }
        }
        return expanded
    }

    private struct Group {
        let range: Range<Int>
        let choices: [ArraySlice<UInt8>]
    }

    /// The first outermost group; one that is nested in it is found in the next round.
    private static func firstGroup(in pattern: [UInt8]) throws(PathPattern.Failure) -> Group? {
        var open: [Int] = []
        var commas: [Int] = []
        var offset = 0
        while offset < pattern.count {
            switch pattern[offset] {
            case UInt8(ascii: "\\"):
                offset += 1
            case UInt8(ascii: "{"):
                open.append(offset)
            case UInt8(ascii: ",") where open.count == 1:
                commas.append(offset)
            case UInt8(ascii: "}") where open.count == 1 && !commas.isEmpty:
                let bounds = [open[0]] + commas + [offset]
                let choices = zip(bounds, bounds.dropFirst()).map { pattern[$0 + 1..<$1] }
                return Group(range: open[0]..<offset + 1, choices: choices)
            case UInt8(ascii: "}") where !open.isEmpty:
                open.removeLast()
            default:
                break
            }
            offset += 1
        }
        guard open.isEmpty else { throw .unclosed("{") }
        return nil
    }
}
