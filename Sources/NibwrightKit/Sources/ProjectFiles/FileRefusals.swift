import SourceText
import XMLCode

/// Refusals that property lists, a catalog's `Contents.json` and tables of translations can get.
extension ReadingRefusal {
    static func encoding(_ name: String) -> ReadingRefusal {
        ReadingRefusal("other-encoding", "the file is in \(name); save it as UTF-8")
    }

    static func malformed(message: String, _ position: SourcePosition) -> ReadingRefusal {
        ReadingRefusal("malformed", "the file cannot be parsed: \(message)", at: position)
    }

    /// A binary property list that cannot be read; it has no text and so no places.
    static let binary = ReadingRefusal(
        "binary", "the file is a damaged binary property list; convert it to XML with plutil")

    /// Well-formed, but not what the file's name promises.
    static func unexpectedContent(_ message: String) -> ReadingRefusal {
        ReadingRefusal("unexpected-content", message)
    }

    /// Turns a refusal of XML into one of a property list, with its own message.
    init(file refusal: XMLRefusal) {
        self =
            switch refusal {
            case .empty: .empty
            case .notText: .notText
            case .conflictMarkers: .conflictMarkers
            case .documentType:
                // They hide text from an edit of bytes.
                ReadingRefusal(
                    "entities", "the file declares XML entities, which Xcode never writes; remove the declaration")
            case .encoding(let name): .encoding(name)
            case .tooDeep(let limit): .tooDeep(limit: limit)
            case .tooLarge: .tooLarge
            case .malformed(let message, let position): .malformed(message: message, position)
            }
    }
}
