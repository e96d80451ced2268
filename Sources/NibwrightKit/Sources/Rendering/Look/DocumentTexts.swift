import InterfaceBuilder
import ProjectFiles
import ProjectGraph

/// The texts of a document in one language, or the longest one of all.
struct DocumentTexts: Sendable {
    /// A text with the language that it is in; nil for the document's own.
    struct Translation: Sendable {
        let text: String
        let language: String?
    }

    /// By the names of tables: `abc-de-fgh.normalTitle`.
    private var translated: [String: Translation] = [:]

    init(_ document: IBDocument, _ graph: ProjectGraph?, language: TextLanguage?) {
        guard let language, let translations = graph?.translations(of: document) else { return }
        for catalog in translations.catalogs {
            for entry in catalog.entries {
                for localization in entry.localizations {
                    if let value = localization.value {
                        take(entry.key, Translation(text: value, language: localization.language), language)
                    }
                }
            }
        }
        for table in translations.tables {
            guard let name = table.file.language, name != "Base" else { continue }
            for entry in table.entries { take(entry.key, Translation(text: entry.value, language: name), language) }
        }
        if language == .longest { keepLongest(document) }
    }

    private var found: [String: [Translation]] = [:]

    private mutating func take(_ key: String, _ translation: Translation, _ language: TextLanguage) {
        switch language {
        case .named(let name):
            if translation.language.map({ Self.isSame($0, name) }) == true { translated[key] = translation }
        case .longest: found[key, default: []].append(translation)
        }
    }

    /// Of each text the translation that is the widest in the font of its object; the document's own is one of them.
    private mutating func keepLongest(_ document: IBDocument) {
        for (key, candidates) in found {
            let parts = key.split(separator: ".", maxSplits: 1).map(String.init)
            guard parts.count == 2, let object = document.object(id: parts[0]) else { continue }
            let description = object.descendants.first { $0.isNamed("fontDescription") || $0.isNamed("font") }
            let font = description.map { DrawnFont($0, default: DrawnFont(size: 17)) } ?? DrawnFont(size: 17)
            let own = Self.ownText(object, parts[1]).map { [Translation(text: $0, language: nil)] } ?? []
            // Of texts of the same width the first counts, so the outcome does not hang on the order of files.
            let sorted = own + candidates.sorted { ($0.language ?? "", $0.text) < ($1.language ?? "", $1.text) }
            var widest: (width: Double, translation: Translation)?
            for candidate in sorted {
                let width = font.width(of: candidate.text)
                if width > widest?.width ?? -1 { widest = (width, candidate) }
            }
            translated[key] = widest?.translation
        }
        found = [:]
    }

    /// The text of the document itself for the name that tables give it.
    private static func ownText(_ object: Element, _ property: String) -> String? {
        if property.hasSuffix("Title") {
            let state = String(property.dropLast("Title".count))
            if let title = object.children(named: "state").first(where: { $0["key"] == state })?["title"] {
                return title
            }
        }
        return object.attribute(named: property) ?? object.child(key: property)?.text
    }

    // MARK: Questions

    /// A text of an object: its translation, else what the document says.
    ///
    /// - Parameter property: the name that tables use, where it differs from the document's: `normalTitle`.
    func text(_ element: Element, _ key: StaticString, as property: String? = nil) -> String? {
        translation(element, property ?? "\(key)") ?? element.writtenText(key)
    }

    /// The translation of a property of an object by its name in tables; nil where there is none.
    func translation(_ element: Element, _ property: String) -> String? { entry(element, property)?.text }

    /// The translation with its language; nil where there is none.
    func entry(_ element: Element, _ property: String) -> Translation? {
        translated.isEmpty ? nil : element.id.flatMap { translated["\($0).\(property)"] }
    }

    /// `pt_BR` and `pt-br` are one language.
    private static func isSame(_ left: String, _ right: String) -> Bool {
        left.lowercased().replacing("_", with: "-") == right.lowercased().replacing("_", with: "-")
    }
}
