import TransformKit

/// Finds places where code names a selector of `prepare`, `performSegue` or `shouldPerformSegue`, to send it or to
/// exchange its implementation.
enum SelectorMentions {
    static func all(in graph: ProjectGraph) -> [(text: String, place: Place)] {
        let sources = graph.swiftFiles.map(\.source) + graph.objectiveCFiles.map(\.source)
        return sources.flatMap(mentions)
    }

    /// The selectors as code writes them: in Swift `"prepareForSegue:sender:"` and `#selector(prepare(for:sender:))`,
    /// in Objective-C `@selector(…)` and strings.
    private static let texts: [StaticString] = [
        "prepareForSegue:sender:", "performSegueWithIdentifier:sender:", "shouldPerformSegueWithIdentifier:sender:",
        "prepare(for:sender:))", "shouldPerformSegue(withIdentifier:sender:))",
    ]

    private static func mentions(_ source: SourceText) -> [(text: String, place: Place)] {
        texts.filter(source.contains).compactMap { text in
            let text = text.description
            let code = source.string(0..<source.bytes.count)
            return code.ranges(of: text).first { isCode(code[..<$0.lowerBound]) }.map { range in
                let offset = code.utf8.distance(from: code.startIndex, to: range.lowerBound)
                return (text.replacing("))", with: ")"), Place(source, at: offset))
            }
        }
    }

    /// Whether a selector or string begins before the text: comments mention selectors too.
    private static func isCode(_ before: Substring) -> Bool {
        let line = before.suffix(60)
        if line.hasSuffix("\"") { return true }
        guard let open = line.ranges(of: "selector(").last else { return false }
        return !line[open.upperBound...].contains { $0.isWhitespace || $0 == ")" }
    }
}
