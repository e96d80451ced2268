import TransformKit

/// A Swift file with the cells and nibs of the documents that the same targets build.
struct CellFile: OwnedFile {
    let owner: SceneOwner
    let path: String
    /// The file of an earlier run; nil where there is none yet.
    let written: SourceText?
    /// By class.
    let cells: [TypedCell]
    /// By class.
    let identified: [IdentifiedCells]
    /// By class.
    let nibs: [TypedNib]
    let nibNames: NibNames
    /// By name.
    let nibFiles: [NamedNibFile]
    /// The file that declares the protocol and the functions of lists.
    let declaringPath: String

    /// The first line of every file that the transform writes, by which it recognizes its own files.
    static let firstLine = GeneratedFile.start + "typed-cells: the reuse identifiers and nibs of classes."

    /// The names of the xibs that an earlier run gave a name, by their members.
    static func knownNibFiles(in written: SourceText?) -> [String: String] {
        guard let written else { return [:] }
        var known: [String: String] = [:]
        for line in written.string(0..<written.bytes.count).split(separator: "\n") {
            guard let start = line.firstRange(of: "    static var "), start.lowerBound == line.startIndex,
                let type = line.firstRange(of: ": TypedNibFile { TypedNibFile(name: \""),
                let end = line.firstRange(of: "\", bundle: ")
            else { continue }
            let member = line[start.upperBound..<type.lowerBound].filter { $0 != "`" }
            known[String(line[type.upperBound..<end.lowerBound])] = member
        }
        return known
    }
}

/// What an earlier run called the cells.
struct KnownCells {
    /// The identifier that each class had as its only one.
    private(set) var identifiers: [String: String] = [:]
    /// The names of other identifiers, by class and identifier.
    private(set) var members: [String: [String: String]] = [:]

    init(_ written: SourceText?) {
        guard let written else { return }
        var type: String?
        var isIdentified = false
        for line in written.string(0..<written.bytes.count).split(separator: "\n") {
            if let head = line.firstRange(of: "extension TypedCellIdentifier where Cell == ") {
                type = String(line[head.upperBound...].prefix { $0 != " " })
                isIdentified = true
            } else if line.hasPrefix("extension ") {
                type = line.hasSuffix(": TypedCell {") ? String(line.dropFirst(10).dropLast(13)) : nil
                isIdentified = false
            }
            guard let name = type, line.hasPrefix("    static var "), let start = line.firstIndex(of: "\""),
                let end = line.lastIndex(of: "\""), start < end
            else { continue }
            let identifier = String(line[line.index(after: start)..<end])
            if isIdentified {
                let member = line.dropFirst(15).prefix { $0 != ":" }.filter { $0 != "`" }
                members[name, default: [:]][identifier] = member
            } else if line.contains("var typedIdentifier: ") {
                identifiers[name] = identifier
            }
        }
    }
}

/// A class of cells or other views of a list that has one reuse identifier.
struct TypedCell {
    let type: SceneType
    let identifier: String
    /// The documents that have it, without languages.
    let documents: [String]
    let availability: [String]
}

/// The reuse identifiers of a class that has several, whose superclass has one too, or that is the system's own.
struct IdentifiedCells {
    let type: SceneType
    /// By identifier.
    let members: [Member]
    let availability: [String]

    struct Member {
        /// The name in Swift, unique in the class.
        let name: String
        let identifier: String
        /// The documents that have it, without languages.
        let documents: [String]
    }
}

/// A xib that code loads by its name, such as that of a view controller.
struct NamedNibFile {
    /// The name in Swift: `profileView`.
    let member: String
    /// The name by which code loads it: `ProfileView`.
    let name: String
    let document: IBDocument
}

/// What the members of nibs are called.
enum NibNames: String {
    case usual = "nib"
    /// In a project that has a `nib` of its own.
    case beside = "typedNib"

    /// The member that gives the nib.
    var nib: String { rawValue }
    /// The function that makes the view.
    var loading: String { self == .usual ? "loadFromNib" : "loadFromTypedNib" }
}

/// A class of views that a xib makes.
struct TypedNib {
    let type: SceneType
    /// The place of the view among those of the xib, from 0.
    let index: Int
    /// Whether a list takes the nib by the class alone, since the view is a cell with the class's identifier.
    let isOfCell: Bool
    /// The name by which code loads the nib.
    let name: String
    let document: IBDocument
    let availability: [String]
}
