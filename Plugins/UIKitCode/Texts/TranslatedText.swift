import ProjectFiles
import TransformKit

/// A text of a document with what its tables make of it.
struct TranslatedText: Hashable {
    /// A translation, and what translators think of it.
    struct Translation: Hashable {
        let value: String
        /// `translated`, `new`, `needs_review`.
        let state: String
    }

    /// The text that the document has.
    let text: String
    /// By language.
    let translations: [String: Translation]

    /// The translation for a language, or for the one that it is a form of: `es-419` gets what `es` has, as systems look for a
    /// table in that order.
    func translation(in language: String) -> Translation? {
        translations[language]
            ?? language.split { $0 == "-" || $0 == "_" }.first.flatMap { translations[String($0)] }
    }
}

/// What the tables of one document say about its objects.
struct DocumentTexts {
    /// An entry of an object's property, in every language.
    private struct Entry {
        var translations: [String: TranslatedText.Translation] = [:]
        /// The first place where the tables say it.
        let place: Place
        /// A language in which it has plurals or differs by device; nil for none.
        var varying: String?
    }

    private let entries: [String: [String: Entry]]
    private let unreadable: RefusedTable?
    private let texts: TranslatedTexts

    init(_ document: IBDocument, in graph: ProjectGraph) {
        let translations = graph.translations(of: document)
        var entries: [String: [String: Entry]] = [:]
        let isObject = { (id: String) in document.object(id: id) != nil }
        for table in translations.tables {
            for entry in table.entries {
                guard let key = TranslationKey(entry.key, isObjectID: isObject) else { continue }
                let place = Place(table.source, at: entry.range?.lowerBound ?? 0)
                var known = entries[key.objectID]?[key.property] ?? Entry(place: place)
                known.translations[table.file.language ?? "Base"] = .init(value: entry.value, state: "translated")
                entries[key.objectID, default: [:]][key.property] = known
            }
        }
        for catalog in translations.catalogs {
            for entry in catalog.entries {
                guard let key = TranslationKey(entry.key, isObjectID: isObject) else { continue }
                let place = Place(catalog.source, at: entry.range.lowerBound)
                var known = entries[key.objectID]?[key.property] ?? Entry(place: place)
                for localization in entry.localizations where entry.shouldTranslate {
                    guard let value = localization.value else {
                        known.varying = localization.language
                        continue
                    }
                    known.translations[localization.language] = .init(
                        value: value, state: localization.units.first?.state ?? "translated")
                }
                entries[key.objectID, default: [:]][key.property] = known
            }
        }
        self.entries = entries
        unreadable = translations.refused.first
        texts = TranslatedTexts(document, in: graph)
    }

    /// The translations of an object's property; nil where no table has any.
    ///
    /// - Throws: the reason why they are not plain texts.
    func translations(
        of property: String, _ object: Element
    ) throws(Obstacle) -> [String: TranslatedText.Translation]? {
        guard let entry = object.id.flatMap({ entries[$0]?[property] }) else { return nil }
        if let language = entry.varying {
            throw refusal(object, "with forms for “\(language)”, which code asks for otherwise", entry.place)
        }
        if let language = entry.translations.filter({ $0.value.value.isEmpty }).keys.min() {
            throw refusal(object, "by an empty text for “\(language)”, for which code gets the key", entry.place)
        }
        return entry.translations
    }

    /// - Throws: the first text of some objects that is none that views have.
    func check(_ objects: Set<Element>) throws(Obstacle) {
        let sorted = objects.sorted { $0.index < $1.index }
        if let unreadable, let first = sorted.first {
            throw Obstacle(
                code: .translated,
                reason: "\(unreadable.path), which translates \(ElementSubject(first).words), cannot be read: "
                    + unreadable.refusal.message, place: Place(path: unreadable.path))
        }
        for object in sorted {
            guard let properties = object.id.flatMap({ entries[$0] }) else { continue }
            let unknown = properties.filter { property, _ in
                !Self.properties.contains(property) && !property.hasPrefix("segmentTitles[")
            }
            guard let (property, entry) = unknown.min(by: { $0.key < $1.key }) else { continue }
            throw refusal(object, "as its “\(property)”", entry.place)
        }
    }

    /// Texts of views and their cells for which code is written. Another one of these that a table has for an object is left
    /// over from a text that the document has no more.
    private static let properties: Set = [
        "text", "title", "placeholder", "prompt", "normalTitle", "highlightedTitle", "selectedTitle", "disabledTitle",
        "headerTitle", "footerTitle", "accessibilityLabel", "accessibilityHint", "configuration.title",
        "configuration.subtitle",
    ]

    /// The edits after which no table has anything of some objects.
    ///
    /// - Throws: the table that cannot be edited.
    func removal(of objects: Set<Element>) throws(Obstacle) -> [FileEdit] {
        let ids = Set(objects.compactMap(\.id))
        if let fixed = texts.fixedFile(withObjects: ids) {
            throw Obstacle(
                code: .translated, reason: "\(fixed.path) is not written as Xcode writes such tables",
                place: fixed.place)
        }
        return texts.removal(ofObjects: ids).edits
    }

    private func refusal(_ object: Element, _ how: String, _ place: Place) -> Obstacle {
        Obstacle(
            code: .translated, reason: "\(ElementSubject(object).words) is translated in \(place.path) \(how)",
            place: place)
    }
}
