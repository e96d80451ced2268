import Rendering

/// The translated texts of pictures that have no room, each once, as lines for standard error.
struct ClippedTextList {
    private var lines: [String] = []
    private var seen: Set<String> = []

    /// Takes those of a document's picture.
    mutating func add(_ picture: Picture, of path: String) {
        for text in picture.clippedTexts {
            let line = Self.line(text, path)
            if seen.insert(line).inserted { lines.append(line) }
        }
    }

    /// `Main.storyboard: scene “Sign in”, button “Log in” (abc-de-fgh), de: “Jetzt anmelden” is 12 points too wide`
    private static func line(_ text: ClippedText, _ path: String) -> String {
        let scene = text.scene.map { "scene “\($0)”, " } ?? ""
        let id = text.objectID.map { " (\($0))" } ?? ""
        let reason =
            text.excess.map { "is \(Int($0.rounded(.up))) points too wide" }
            ?? "needs more lines than there is room for"
        return "\(path): \(scene)\(text.object)\(id), \(text.language): “\(text.text)” \(reason)"
    }

    /// Says them, and how many there are.
    ///
    /// - Parameter missing: what to say instead where nothing is translated into the language that was asked for.
    func report(missing: String?) {
        if let missing { return Terminal.note("nibwright: " + missing.printable) }
        for line in lines { Terminal.note("nibwright: " + line.printable) }
        let count = lines.count == 1 ? "1 text has no room" : "\(lines.count) texts have no room"
        Terminal.note("nibwright: " + (lines.isEmpty ? "no translated text was found that has no room" : count))
    }
}
