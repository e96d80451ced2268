public import SourceText
import XMLCode

/// Why a property list, a catalog's `Contents.json` or a table of translations was not read.
public enum FileRefusal: Error, Hashable, Sendable {
    case empty
    case notText
    case conflictMarkers
    case encoding(String)
    case tooDeep(limit: Int)
    case tooLarge
    /// XML entities, which hide text from whoever edits bytes.
    case entities
    case malformed(message: String, SourcePosition)
    /// A binary property list that cannot be read; it has no text and so no places.
    case binary
    /// Well-formed, but not what the file's name promises.
    case unexpectedContent(String)

    /// A short name to count by, in lower case with hyphens.
    public var code: String {
        switch self {
        case .empty: "empty-file"
        case .notText: "not-text"
        case .conflictMarkers: "conflict-markers"
        case .encoding: "other-encoding"
        case .tooDeep: "nested-too-deep"
        case .tooLarge: "too-large"
        case .entities: "entities"
        case .malformed: "malformed"
        case .binary: "binary"
        case .unexpectedContent: "unexpected-content"
        }
    }

    /// What is wrong and what to do about it.
    public var message: String {
        switch self {
        case .empty: "the file is empty; restore it from version control or delete it"
        case .notText: "the file is not text (encrypted or compiled?); decrypt it or leave it out"
        case .conflictMarkers: "the file holds merge conflict markers; resolve the conflict first"
        case .encoding(let name): "the file is in \(name); save it as UTF-8"
        case .tooDeep(let limit): "values are nested more than \(limit) deep, which no real file is"
        case .tooLarge: "the file is over 1 GiB"
        case .entities: "the file declares XML entities, which Xcode never writes; remove the declaration"
        case .malformed(let message, _): "the file cannot be parsed: \(message)"
        case .binary: "the file is a damaged binary property list; convert it to XML with plutil"
        case .unexpectedContent(let message): message
        }
    }

    /// Where the reader stopped.
    public var position: SourcePosition? {
        if case .malformed(_, let position) = self { position } else { nil }
    }

    init(_ refusal: XMLRefusal) {
        self =
            switch refusal {
            case .empty: .empty
            case .notText: .notText
            case .conflictMarkers: .conflictMarkers
            case .documentType: .entities
            case .encoding(let name): .encoding(name)
            case .tooDeep(let limit): .tooDeep(limit: limit)
            case .tooLarge: .tooLarge
            case .malformed(let message, let position): .malformed(message: message, position)
            }
    }
}
