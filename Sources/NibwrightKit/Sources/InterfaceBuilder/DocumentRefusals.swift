import SourceText
import XMLCode

/// Refusals that only Interface Builder documents can get.
extension ReadingRefusal {
    /// An Xcode 4 or older `<archive>` of the given version.
    static func archive(version: String?) -> ReadingRefusal {
        ReadingRefusal(
            "old-archive",
            "the file is an <archive>\(version.map { " of version \($0)" } ?? ""), written by Xcode 4 or older; open and "
                + "save it in a newer Xcode to convert it")
    }

    /// A root element that is not an Interface Builder document's.
    static func unknownRoot(_ name: String) -> ReadingRefusal {
        ReadingRefusal("unknown-root", "the root element is <\(name)>, not an Interface Builder <document>")
    }

    /// Turns a refusal of XML into one of a document, with a message about documents.
    init(document refusal: XMLRefusal) {
        self =
            switch refusal {
            case .empty: .empty
            case .notText: .notText
            case .conflictMarkers: .conflictMarkers
            case .documentType:
                ReadingRefusal(
                    "document-type-declaration",
                    "the file declares a document type or entities, which Interface Builder never writes; remove the "
                        + "declaration")
            case .encoding(let name):
                ReadingRefusal(
                    "other-encoding",
                    "the file is in \(name); Interface Builder writes UTF-8: open and save it in Xcode")
            case .tooDeep(let limit): .tooDeep(limit: limit, "elements", in: "document")
            case .tooLarge: .tooLarge
            case .malformed(let message, let position):
                ReadingRefusal("malformed-xml", "the XML is not well-formed: \(message)", at: position)
            }
    }
}
