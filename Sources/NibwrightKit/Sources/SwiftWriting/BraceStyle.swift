import SourceText

/// Where a file's opening braces stand: behind what they open, or on a line of their own below it.
enum BraceStyle {
    /// Whether most of a file's functions and types have the brace on a line of its own.
    static func areBelow(in source: SourceText) -> Bool {
        var below = 0
        var behind = 0
        for start in source.lineStarts {
            let line = source.string(source.lineRange(containing: start)).trimmed
            if line == "{" {
                below += 1
            } else if line.hasSuffix("{"), opensBlock(line) {
                behind += 1
            }
        }
        return below > behind
    }

    /// A line with its opening brace below it: `func choose() {`, `} else {`. Closures keep theirs.
    static func lowered(_ line: String) -> [String] {
        let indentation = String(line.prefix { $0 == " " })
        var text = String(line.dropFirst(indentation.count))
        var lines: [String] = []
        if text.hasPrefix("} else") {
            lines.append("}")
            text = String(text.dropFirst(2))
        }
        if text.hasSuffix(" {"), opensBlock(text) {
            lines += [String(text.dropLast(2)), "{"]
        } else {
            lines.append(text)
        }
        return lines.map { $0.isEmpty ? "" : indentation + $0 }
    }

    /// Whether a line begins a declaration or a statement with a block.
    private static func opensBlock(_ line: String) -> Bool {
        let words = line.split(separator: " ").map(String.init)
        if ["if", "else", "switch", "for", "while", "do"].contains(words.first) { return true }
        return words.contains { ["func", "class", "protocol", "extension", "struct", "enum"].contains($0) }
    }
}
