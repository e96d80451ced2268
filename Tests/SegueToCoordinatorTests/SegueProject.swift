import Navigation
import TransformKit
import TransformTesting

@testable import SegueToCoordinator

/// A small project for tests: one storyboard, `Main.storyboard`, and Swift files.
struct SegueProject {
    private(set) var files: [String: String] = [:]

    /// - Parameter scenes: see ``SceneText``.
    init(_ scenes: [SceneText], initial: String? = nil, swift: [String: String] = [:]) {
        files["Main.storyboard"] = Self.storyboard(scenes, initial: initial)
        for (name, text) in swift { files[name] = text }
    }

    func adding(_ text: String, at path: String) -> SegueProject {
        var copy = self
        copy.files[path] = text
        return copy
    }

    var graph: ProjectGraph {
        ProjectGraph.load(paths: files.keys.sorted()) { [files] path in
            files[path].map { SourceText(path: path, bytes: Array($0.utf8)) }
        }
    }

    var transitions: [Transition] { TransitionReader(graph).transitions }

    static func storyboard(_ scenes: [SceneText], initial: String? = nil) -> String {
        var storyboard = StoryboardText(scenes, initial: initial)
        storyboard.settings.module = ""
        return storyboard.text
    }
}

typealias SceneText = TransformTesting.SceneText

extension SceneText {
    static func segue(
        _ id: String, to destination: String, kind: String = "show", identifier: String? = nil, more: String = "",
        content: String = ""
    ) -> String {
        let name = identifier.map { " identifier=\"\($0)\"" } ?? ""
        let start = "<segue destination=\"\(destination)\" kind=\"\(kind)\"\(name)\(more) id=\"\(id)\""
        return content.isEmpty ? start + "/>" : start + ">\(content)</segue>"
    }

    static func button(_ id: String, connections: [String]) -> String {
        """
        <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="\(id)">\
        <connections>\(connections.joined())</connections></button>
        """
    }
}
