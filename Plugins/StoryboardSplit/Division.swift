import ProjectFiles
import TransformKit

/// A storyboard with the assignment of its scenes to the documents after the split.
struct Division: Sendable {
    /// One of the documents after the split.
    struct Part: Sendable {
        /// The storyboard's name in code, references and property lists: the file's name without its extension.
        let name: String
        /// The scenes in document order, without storyboard references: these go where the segues go that lead to them.
        let scenes: [Scene]
        /// The controller that the part opens with; nil for a part whose scenes are only created by identifier.
        let initial: Element?
    }

    /// The storyboard before the split, in its base language.
    let document: IBDocument
    /// The same storyboard in other localization folders, scene for scene.
    let copies: [IBDocument]
    /// The parts: the first one stays in the old document under its old name, every other one is new.
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

    /// Returns the number of the part that a scene goes to; nil for a storyboard reference.
    func part(of scene: Scene) -> Int? { partByScene[scene] }

    /// Returns the path of a part's document, or of one of its copies: beside the old document of the same language.
    func path(of part: Int, like document: IBDocument) -> String {
        part == 0 ? document.path : document.path.replacingLastComponent(with: parts[part].name + ".storyboard")
    }
}

extension String {
    /// Returns a path with another file name in the same folder.
    func replacingLastComponent(with name: String) -> String {
        folderPath.isEmpty ? name : folderPath + "/" + name
    }
}
