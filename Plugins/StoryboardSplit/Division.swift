import ProjectFiles
import TransformKit

/// A storyboard, and which of its scenes shall be in which document.
struct Division: Sendable {
    /// One of the documents that there will be.
    struct Part: Sendable {
        /// The storyboard's name, as code, references and property lists have it: the file's name without extension.
        let name: String
        /// In document order, storyboard references left out: where these go follows from the segues that lead to them.
        let scenes: [Scene]
        /// The controller that the part opens with; nil for a part that is only asked for scenes by identifier.
        let initial: Element?
    }

    /// The storyboard as it is, in its base language.
    let document: IBDocument
    /// The same storyboard in other languages' folders, scene for scene.
    let copies: [IBDocument]
    /// The first one is what stays of the old document under its old name; every other one is new.
    let parts: [Part]
    private let partByScene: [Scene: Int]

    init(document: IBDocument, copies: [IBDocument] = [], parts: [Part]) {
        self.document = document
        self.copies = copies
        self.parts = parts
        var places: [Scene: Int] = [:]
        for (number, part) in parts.enumerated() {
            for scene in part.scenes { places[scene] = number }
        }
        partByScene = places
    }

    /// The number of the part that a scene goes to; nil for a storyboard reference.
    func part(of scene: Scene) -> Int? { partByScene[scene] }

    /// Where a part's document is, or one of its copies: beside the old document of the same language.
    func path(of part: Int, like document: IBDocument) -> String {
        part == 0 ? document.path : document.path.replacingLastComponent(with: parts[part].name + ".storyboard")
    }
}

extension String {
    /// A path with another file name in the same folder.
    func replacingLastComponent(with name: String) -> String {
        folderPath.isEmpty ? name : folderPath + "/" + name
    }
}
