import SwiftWriting
import TransformKit

/// The texts of a screen or a cell on their way from the tables of its document to those that code asks.
///
/// A class, since every reader of a value may come upon a text, and what has been written is what has to be in the tables.
final class MovedTexts {
    private let document: DocumentTexts
    /// Finds the tables that code asks, when the first text is to move.
    private let tables: () throws(Obstacle) -> LocalizableTables
    private let stem: String
    private var moved: [(key: String, text: TranslatedText)] = []

    /// - Parameters:
    ///   - document: the tables of the document.
    ///   - stem: what a key is named after where the text itself is none: `Detail`.
    ///   - tables: finds the tables that code asks.
    init(_ document: DocumentTexts, stem: String, tables: @escaping () throws(Obstacle) -> LocalizableTables) {
        self.document = document
        self.stem = stem
        self.tables = tables
    }

    /// The number of texts that move.
    var count: Int { moved.count }

    /// What a change says about some of them.
    static func words(_ count: Int) -> String {
        "the translations of \(Count.of(count, "text")) go where `NSLocalizedString` finds them"
    }

    /// A text as code says it: a literal, or a request for its translation.
    ///
    /// - Parameters:
    ///   - text: what the document has.
    ///   - property: the word by which tables know it: `normalTitle`.
    ///   - object: what has the text.
    /// - Throws: the reason why its translations cannot move.
    func expression(for text: String, _ property: String, of object: Element) throws(Obstacle) -> String {
        guard let translations = try document.translations(of: property, object) else { return text.swiftLiteral }
        let translated = TranslatedText(text: text, translations: translations)
        // Numbers, what Xcode writes into a new view, and what many languages leave as it is are no texts for translators.
        let isText = text.contains(where: \.isLetter) && !Self.defaults.contains(text) && translations.count < 4
        if !isText, translations.values.allSatisfy({ $0.value == text }) { return text.swiftLiteral }
        let key = try tables().key(for: translated, stem: stem, object)
        moved.append((key, translated))
        let value = key == text ? "" : ", value: \(text.swiftLiteral)"
        return "NSLocalizedString(\(key.swiftLiteral)\(value), comment: \"\")"
    }

    /// What Interface Builder's library gives new views.
    private static let defaults: Set = ["Label", "Button", "Text", "Title", "Subtitle", "Detail", "Item"]

    /// The edits after which code finds the texts.
    ///
    /// - Throws: a table that cannot be edited.
    func additions() throws(Obstacle) -> [FileEdit] {
        var edits: [FileEdit] = []
        for (key, text) in moved { edits += try tables().edits(adding: text, as: key) }
        return edits
    }

    /// The edits after which the tables of the document have nothing of some objects.
    ///
    /// - Throws: a table that cannot be edited.
    func removals(of objects: Set<Element>) throws(Obstacle) -> [FileEdit] { try document.removal(of: objects) }
}
