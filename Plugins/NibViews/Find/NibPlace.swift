import ProjectFiles
import TransformKit

/// A view that can become one of a class of its own, whose content is in a xib.
struct NibPlace {
    let view: Element
    let shape: ViewShape
    let crossings: Crossings
    let translations: TranslatedTexts
    /// What the translated objects say in all languages, by their numbers: equal for places whose texts one xib can have.
    let wording: [String]

    var document: IBDocument { view.document }

    /// - Throws: the reason why the view stays where it is.
    init(_ view: Element, _ shape: ViewShape, _ translations: TranslatedTexts) throws(Obstacle) {
        self.view = view
        self.shape = shape
        guard view.document.root["useAutolayout"] == "YES" else {
            throw Obstacle(code: .noAutoLayout, reason: "its document uses no Auto Layout", place: view.place)
        }
        if let variation = view.variations.first(where: { !$0.isMaskOfContent(of: view) }) {
            throw Obstacle(
                code: .variesItself, reason: "what it says of itself differs by \(variation["key"] ?? "size class")",
                place: variation.place)
        }
        crossings = try Crossings(of: view, shape)
        self.translations = translations
        wording = Self.wording(shape, translations)
        try checkTables()
    }

    /// The tables must be such that entries can go from them to tables of the xib, which stands beside the document.
    private func checkTables() throws(Obstacle) {
        if !view.isPlainView, let entry = view.id.flatMap({ translations.entries(ofObject: $0).first }) {
            throw Obstacle(
                code: .translated,
                reason: "\(ElementSubject(view).words) is translated itself, and a plain view takes its place",
                place: entry.place)
        }
        if let table = translations.unreadable {
            throw Obstacle(
                code: .translated, reason: "translations of its document cannot be read: \(table.refusal.message)",
                place: Place(path: table.path))
        }
        guard !wording.isEmpty else { return }
        if let entry = translations.fixedFile(withObjects: Set(movedIDs)) {
            throw Obstacle(
                code: .translated, reason: "its translations cannot be taken out of \(entry.path)", place: entry.place)
        }
        guard LocalizedFile(path: document.path).isBase else {
            throw Obstacle(
                code: .translated, reason: "its document is translated, and not in Base.lproj",
                place: firstTranslation?.place ?? Place(path: document.path))
        }
    }

    private static func wording(_ shape: ViewShape, _ translations: TranslatedTexts) -> [String] {
        shape.objects.enumerated().dropFirst().flatMap { number, object -> [String] in
            let lines = object.id.map(translations.wording(ofObject:)) ?? []
            // A text that differs becomes a runtime attribute, which no table translates.
            let own = lines.isEmpty ? [] : shape.values.filter { $0.number == number }.map { "\($0.kind): \($0.value)" }
            return (own + lines).map { "\(number) \($0)" }
        }
    }

    /// The class, runtime attributes and outlets by which the view's own look may be changed are reasons to leave it there.
    var keepsBackground: Bool {
        !view.isPlainView || view.customClass != nil || !crossings.ownOutlets.isEmpty
            || !view.userDefinedRuntimeAttributes.isEmpty
            || view.child(named: "connections") != nil
    }

    /// The first entry that translates something in the view; nil where nothing does.
    var firstTranslation: TranslatedTexts.Entry? {
        movedIDs.flatMap(translations.entries(ofObject:)).min { $0.place < $1.place }
    }

    /// The ids of the objects that move.
    var movedIDs: [String] { shape.objects.dropFirst().compactMap(\.id) }

    /// The color behind the view; nil where it has none.
    var background: Element? { view.children.first { $0["key"] == "backgroundColor" } }
}

extension Element {
    /// Whether a variation of a view says nothing but which of its subviews and constraints there are.
    fileprivate func isMaskOfContent(of view: Element) -> Bool {
        attributes.allSatisfy { $0.name == "key" } && view.isPlainView
            && children.allSatisfy { mask in
                guard mask.isNamed("mask"), ["subviews", "constraints"].contains(mask["key"]) else { return false }
                return mask.children.allSatisfy { entry in
                    let element = entry["reference"].flatMap(document.object(id:))
                    return element.map { !$0.isSize(of: view) } ?? false
                }
            }
    }
}
