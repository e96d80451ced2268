import InterfaceBuilder
import ProjectFiles
import ProjectGraph

/// The texts of a document in one language.
struct DocumentTexts: Sendable {
    private var translated: [String: String] = [:]

    init(_ document: IBDocument, _ graph: ProjectGraph?, locale: String?) {
        guard let locale, let translations = graph?.translations(of: document) else { return }
        for catalog in translations.catalogs {
            for entry in catalog.entries {
                let match = entry.localizations.first { Self.isSame($0.language, locale) }
                if let value = match?.value { translated[entry.key] = value }
            }
        }
        for table in translations.tables where table.file.language.map({ Self.isSame($0, locale) }) == true {
            for entry in table.entries { translated[entry.key] = entry.value }
        }
    }

    /// A text of an object: its translation, else what the document says.
    ///
    /// - Parameter property: the name that tables use, where it differs from the document's: `normalTitle`.
    func text(_ element: Element, _ key: StaticString, as property: String? = nil) -> String? {
        if !translated.isEmpty, let id = element.id, let value = translated["\(id).\(property ?? "\(key)")"] {
            return value
        }
        return element.writtenText(key)
    }

    /// The translation of a property of an object by its name in tables; nil where there is none.
    func translation(_ element: Element, _ property: String) -> String? {
        element.id.flatMap { translated["\($0).\(property)"] }
    }

    /// `pt_BR` and `pt-br` are one language.
    private static func isSame(_ left: String, _ right: String) -> Bool {
        left.lowercased().replacing("_", with: "-") == right.lowercased().replacing("_", with: "-")
    }
}
