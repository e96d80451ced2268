import SourceText

/// Tells where a file's opening braces stand: at the end of the line that they belong to, or on a line of their own
/// below it.
enum BraceStyle {
    /// Whether most of a file's functions and types have the brace on a line of its own.
    static func areBelow(in source: SourceText) -> Bool {
        var below = 0
        var behind = 0
        var last = ""
        for start in source.lineStarts {
            let line = source.string(source.lineRange(containing: start)).trimmed
            if line == "{", !last.hasSuffix("{"), opensBlock(last) {
                below += 1
            } else if line.hasSuffix("{"), opensBlock(line) {
                behind += 1
            }
            last = line
        }
        return below > behind
    }

    /// A line with its opening brace below it: `func choose() {`, `} else {`. Closures keep theirs.
    static func lowered(_ line: String) -> [String] {
        let indentation = String(line.prefix { $0 == " " })
        let text = String(line.dropFirst(indentation.count))
        let rest = text.hasPrefix("} else") ? String(text.dropFirst(2)) : text
        guard rest.hasSuffix(" {"), opensBlock(rest) else { return [line] }
        let lines = (rest == text ? [] : ["}"]) + [String(rest.dropLast(2)), "{"]
        return lines.map { indentation + $0 }
    }

    /// Whether a line begins a declaration or a statement with a block.
    private static func opensBlock(_ line: String) -> Bool {
        let words = line.split(separator: " ").map(String.init)
        let first = words.drop { $0.hasPrefix("@") || modifiers.contains($0) }.first ?? ""
        return keywords.contains(first)
    }

    private static let keywords: Set<String> = [
        "if", "else", "switch", "for", "while", "do", "func", "class", "protocol", "extension", "struct", "enum",
    ]
    private static let modifiers: Set<String> = [
        "open", "public", "internal", "fileprivate", "private", "final", "override", "static", "indirect", "mutating",
        "nonisolated",
    ]
}
