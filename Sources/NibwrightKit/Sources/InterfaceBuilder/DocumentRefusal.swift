public import SourceText
import XMLCode

/// Why a document was not read.
public enum DocumentRefusal: Error, Hashable, Sendable {
    case empty
    case notText
    case conflictMarkers
    case documentType
    case encoding(String)
    case tooDeep(limit: Int)
    case tooLarge
    case malformed(message: String, SourcePosition)
    /// An Xcode 4 or older `<archive>` of the given version.
    case archive(version: String?)
    /// A root element that is not an Interface Builder document's.
    case unknownRoot(String)

    /// A short name to count by, in lower case with hyphens.
    public var code: String {
        switch self {
        case .empty: "empty-file"
        case .notText: "not-text"
        case .conflictMarkers: "conflict-markers"
        case .documentType: "document-type-declaration"
        case .encoding: "other-encoding"
        case .tooDeep: "nested-too-deep"
        case .tooLarge: "too-large"
        case .malformed: "malformed-xml"
        case .archive: "old-archive"
        case .unknownRoot: "unknown-root"
        }
    }

    /// What is wrong and what to do about it.
    public var message: String {
        switch self {
        case .empty: "the file is empty; restore it from version control or delete it"
        case .notText: "the file is not text (encrypted or compiled?); decrypt it or leave it out"
        case .conflictMarkers: "the file holds merge conflict markers; resolve the conflict first"
        case .documentType:
            "the file declares a document type or entities, which Interface Builder never writes; remove the declaration"
        case .encoding(let name): "the file is in \(name); Interface Builder writes UTF-8: open and save it in Xcode"
        case .tooDeep(let limit): "elements are nested more than \(limit) deep, which no real document is"
        case .tooLarge: "the file is over 1 GiB"
        case .malformed(let message, _): "the XML is not well-formed: \(message)"
        case .archive(let version):
            "the file is an <archive>\(version.map { " of version \($0)" } ?? ""), written by Xcode 4 or older; open and "
                + "save it in a newer Xcode to convert it"
        case .unknownRoot(let name): "the root element is <\(name)>, not an Interface Builder <document>"
        }
    }

    public var position: SourcePosition? {
        if case .malformed(_, let position) = self { position } else { nil }
    }

    init(_ refusal: XMLRefusal) {
        self =
            switch refusal {
            case .empty: .empty
            case .notText: .notText
            case .conflictMarkers: .conflictMarkers
            case .documentType: .documentType
            case .encoding(let name): .encoding(name)
            case .tooDeep(let limit): .tooDeep(limit: limit)
            case .tooLarge: .tooLarge
            case .malformed(let message, let position): .malformed(message: message, position)
            }
    }
}
