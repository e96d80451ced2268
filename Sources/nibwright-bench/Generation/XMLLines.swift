/// Writes XML as Xcode does: four spaces a level, one element a line.
final class XMLLines {
    private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    private var depth = 0

    func element(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:]) {
        line("<\(name)\(written(attributes))/>")
    }

    func element(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:], content: () -> Void) {
        line("<\(name)\(written(attributes))>")
        depth += 1
        content()
        depth -= 1
        line("</\(name)>")
    }

    func comment(_ comment: String) { line("<!--\(comment)-->") }

    private func line(_ line: String) {
        text += String(repeating: "    ", count: depth)
        text += line
        text += "\n"
    }

    /// Writes attributes without escapes, which generated values do not need. An attribute without a value is skipped.
    private func written(_ attributes: KeyValuePairs<String, String?>) -> String {
        attributes.map { name, value in value.map { " \(name)=\"\($0)\"" } ?? "" }.joined()
    }
}
