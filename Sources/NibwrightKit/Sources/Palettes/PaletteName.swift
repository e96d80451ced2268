/// A name as a palette has it, and whether a color set can have it.
struct PaletteName {
    /// Without space around it and around its parts.
    let text: String

    init(_ written: String) {
        text = written.split(separator: "/", omittingEmptySubsequences: false).map(Self.trimmed).joined(separator: "/")
    }

    /// Whether somebody gave the name: GIMP calls new colors "Untitled", Illustrator "C=15 M=100 Y=90 K=10".
    var isMeant: Bool {
        !text.isEmpty && text.lowercased() != "untitled" && !text.split(separator: " ").allSatisfy(Self.isComponent)
    }

    /// What keeps it from being the name of a color set, which is a folder's name.
    var problem: String? {
        let shown = text.count > 60 ? text.prefix(60) + "…" : text
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        if parts.contains(where: \.isEmpty) { return "the name \"\(shown)\" has nothing before or behind a \"/\"" }
        if parts.contains(where: { $0.hasPrefix(".") }) {
            return "no part of the name \"\(shown)\" may begin with \".\""
        }
        if parts.contains(where: { $0.utf8.count > 200 }) { return "the name \"\(shown)\" is too long for a color set" }
        let isPlain = text.unicodeScalars.allSatisfy { scalar in
            scalar != ":" && scalar != "\\" && scalar.properties.generalCategory != .control
        }
        return isPlain ? nil : "the name \"\(shown)\" has a character that a color set's name cannot have"
    }

    private static func trimmed(_ part: Substring) -> String {
        let kept = part.drop(while: \.isWhitespace)
        return String(kept.reversed().drop(while: \.isWhitespace).reversed())
    }

    /// `C=15`
    private static func isComponent(_ word: Substring) -> Bool {
        guard let sign = word.firstIndex(of: "="), word.distance(from: word.startIndex, to: sign) == 1 else {
            return false
        }
        return Double(word[word.index(after: sign)...]) != nil
    }
}
