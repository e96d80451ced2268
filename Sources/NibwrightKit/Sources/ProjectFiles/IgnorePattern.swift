/// One line of an ignore file.
struct IgnorePattern: Sendable {
    /// Whether the line starts with `!`, so that the paths it matches are not ignored after all.
    let isNegated: Bool
    private let isForFolders: Bool
    private let matcher: Matcher

    /// The cheap ways in which most patterns can be matched, and the general one.
    private enum Matcher: Sendable {
        case name([UInt8])
        case nameSuffix([UInt8])
        case nameGlob(Glob)
        /// A path: its text up to the first special character, and the rest.
        case path(prefix: [UInt8], rest: Glob)
    }

    /// Gives nil for blank lines, comments and patterns that git takes for broken, which never match.
    init?(line: ArraySlice<UInt8>) {
        guard var pattern = Self.trimmed(line), pattern.first != UInt8(ascii: "#") else { return nil }
        isNegated = pattern.first == UInt8(ascii: "!")
        if isNegated { pattern = pattern.dropFirst() }
        isForFolders = pattern.last == UInt8(ascii: "/")
        if isForFolders { pattern = pattern.dropLast() }
        guard !pattern.isEmpty else { return nil }
        guard let matcher = Self.matcher(for: pattern) else { return nil }
        self.matcher = matcher
    }

    /// Whether the line matches: `name` is the last part of `path`, which is relative to the ignore file's folder.
    func matches(name: UnsafeBufferPointer<UInt8>, path: UnsafeBufferPointer<UInt8>, isFolder: Bool) -> Bool {
        guard isFolder || !isForFolders else { return false }
        switch matcher {
        case .name(let expected):
            return name.count == expected.count && name.elementsEqual(expected)
        case .nameSuffix(let suffix):
            return name.count >= suffix.count && name.suffix(suffix.count).elementsEqual(suffix)
        case .nameGlob(let glob):
            return glob.matches(name)
        case .path(let prefix, let rest):
            guard path.count >= prefix.count, path.prefix(prefix.count).elementsEqual(prefix) else { return false }
            return rest.matches(UnsafeBufferPointer(rebasing: path[prefix.count...]))
        }
    }

    /// Removes a carriage return and unescaped spaces at the end; nil where nothing remains.
    private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
        var firstSpace: Int?
        var isEscaped = false
        for (offset, byte) in zip(line.indices, line) {
            if byte == UInt8(ascii: " ") && !isEscaped {
                firstSpace = firstSpace ?? offset
            } else {
                firstSpace = nil
            }
            isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        }
        let kept = line[..<(firstSpace ?? line.endIndex)]
        return kept.isEmpty ? nil : kept
    }

    /// A pattern without a slash is about names at any depth; any other is anchored to its file's folder.
    private static func matcher(for pattern: ArraySlice<UInt8>) -> Matcher? {
        guard pattern.contains(UInt8(ascii: "/")) else { return nameMatcher(for: pattern) }
        let anchored = pattern.first == UInt8(ascii: "/") ? pattern.dropFirst() : pattern
        let prefix = anchored.prefix { !isSpecial($0) }
        guard let rest = try? GlobParser.parse(Array(anchored[prefix.endIndex...]), unit: .byte) else { return nil }
        return .path(prefix: Array(prefix), rest: rest)
    }

    private static func nameMatcher(for pattern: ArraySlice<UInt8>) -> Matcher? {
        if !pattern.contains(where: isSpecial) { return .name(Array(pattern)) }
        if pattern.first == UInt8(ascii: "*"), !pattern.dropFirst().contains(where: isSpecial) {
            return .nameSuffix(Array(pattern.dropFirst()))
        }
        return (try? GlobParser.parse(Array(pattern), unit: .byte)).map(Matcher.nameGlob)
    }

    private static func isSpecial(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "["), UInt8(ascii: "\\"): true
        default: false
        }
    }
}
