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
    let nibs: [TypedNib]
    /// The file that declares the protocol and the functions of lists.
    let declaringPath: String

    /// The first line of every file that the transform writes, by which it recognizes its own files.
    static let firstLine = GeneratedFile.start + "typed-cells: the reuse identifiers and nibs of classes."

}

/// A class of cells or other views of a list that has one reuse identifier.
struct TypedCell {
    let type: SceneType
    let identifier: String
    /// The documents that have it, without languages.
    let documents: [String]
    let availability: [String]
}

/// A class of views that a xib makes.
struct TypedNib {
    let type: SceneType
    /// The name by which code loads the nib.
    let name: String
    let document: IBDocument
    let availability: [String]
}
