import Rendering
import TransformKit

/// Finds translated texts for which their views have no room.
struct ClippedTranslationRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "clipped-translation",
        summary: "A translated text that its label, button or field has no room for.",
        rationale: """
            Of each text the widest translation is drawn, on the device of the document. Where the width of a view is fixed, the \
            text ends in “…” in that language. Give it more room, another line, or a smaller font with \
            `adjustsFontSizeToFit`. `nibwright render --locale longest` shows them.
            """,
        level: .warning, isOnByDefault: false)

    init(options: OptionValues) {}

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        guard !graph.translations(of: document).languages.isEmpty else { return [] }
        var options = RenderOptions()
        options.language = .longest
        var seen: Set<String> = []
        return DocumentRenderer(document, in: graph, options: options) { _ in nil }.picture().clippedTexts.compactMap {
            clipped in
            guard let id = clipped.objectID, let object = document.object(id: id), seen.insert(id).inserted else {
                return nil
            }
            let reason = clipped.excess.map { "is \(Int($0.rounded(.up))) points too wide" }
            let font = object.child(named: "fontDescription")
            return LintFinding(
                object.place,
                "There is no room for “\(clipped.text)” (\(clipped.language)): it "
                    + "\(reason ?? "needs more lines than there is room for").",
                doubt: Doubt.first(
                    (font?["name"] != nil || font?["type"] == nil, "the text is not measured in its own font")))
        }
    }
}
