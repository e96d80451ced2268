import SourceText

/// Terminal styles, or none of them.
public struct TerminalStyle: Sendable {
    /// Whether escape sequences are written at all.
    public let usesColor: Bool
    /// The number of letters that a line may have, as far as words can be broken.
    public let width: Int
    /// Whether what is longer than a line loses its end; a file or another program gets all of it.
    public let cutsLines: Bool

    /// - Parameters:
    ///   - usesColor: whether words are colored and set bold.
    ///   - width: of the terminal; 110 where there is none.
    ///   - cutsLines: true for a terminal.
    public init(usesColor: Bool, width: Int = 110, cutsLines: Bool = false) {
        self.usesColor = usesColor
        self.width = min(max(width, 40), 160)
        self.cutsLines = cutsLines
    }

    /// The last layer of every report for people: what is not the report's own layout or style is shown, never obeyed.
    ///
    /// Reports make their names printable themselves, since only they can tell a name's line break from their own; this
    /// catches what one of them forgot.
    public func cleaned(_ report: String) -> String {
        guard usesColor else { return report.printableLines }
        return report.split(separator: "\u{1B}", omittingEmptySubsequences: false).enumerated().map { number, part in
            let text = String(part).printableLines
            return number == 0 ? text : (Self.beginsWithStyle(part) ? "\u{1B}" : "\\u{1B}") + text
        }.joined()
    }

    /// Whether the text continues like the escape sequence of a color or weight: `[31m`.
    private static func beginsWithStyle(_ text: Substring) -> Bool {
        guard text.first == "[", let end = text.firstIndex(of: "m") else { return false }
        return text[text.index(after: text.startIndex)..<end].allSatisfy { $0 == ";" || ("0"..."9").contains($0) }
    }

    /// Words in lines of the terminal's width or another one, each with the indent before it.
    func wrapped(_ text: String, indent: String, width: Int? = nil) -> [String] {
        let width = width ?? self.width
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty, indent.count + line.count + 1 + word.count > width {
                lines.append(indent + line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        return lines + [indent + line]
    }

    /// The text cut where the terminal's line ends; `…` stands for what is missing.
    func cut(_ text: String, after indent: Int = 0) -> String {
        let room = max(20, width - indent)
        return text.count <= room || !cutsLines ? text : text.prefix(room - 1) + "…"
    }

    /// A path without its beginning where it is longer than the room that it has: the file's name is what tells.
    func cutPath(_ path: String, to room: Int) -> String {
        path.count <= room || !cutsLines ? path : "…" + path.suffix(room - 1)
    }

    func bold(_ text: String) -> String { wrap(text, "1") }
    func dim(_ text: String) -> String { wrap(text, "2") }
    func red(_ text: String) -> String { wrap(text, "31") }
    func green(_ text: String) -> String { wrap(text, "32") }
    func yellow(_ text: String) -> String { wrap(text, "33") }
    func cyan(_ text: String) -> String { wrap(text, "36") }
    /// The part of a changed line that changed.
    func emphasized(_ text: String) -> String { wrap(text, "7") }

    private func wrap(_ text: String, _ code: String) -> String {
        usesColor && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
