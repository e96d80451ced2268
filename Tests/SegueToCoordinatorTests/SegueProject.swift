import Navigation
import TransformKit

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
        let initialAttribute = initial.map { " initialViewController=\"\($0)\"" } ?? ""
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17701" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" colorMatched="YES"\(initialAttribute)>
                <scenes>
            \(scenes.map(\.xml).joined(separator: "\n"))
                </scenes>
            </document>

            """
    }
}

/// A scene with its objects and segues.
struct SceneText {
    /// The controller's object id.
    let id: String
    var element = "viewController"
    var className: String?
    var storyboardIdentifier: String?
    /// What stands in the controller's view, as XML.
    var view = ""
    /// What stands in the controller's `connections`, as XML: `SceneText.segue("go-1", to: "b", kind: "show")`.
    var connections: [String] = []
    /// Objects beside the controller, as XML.
    var beside = ""

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

    var xml: String {
        let custom = className.map { " customClass=\"\($0)\" customModuleProvider=\"target\"" } ?? ""
        let identifier = storyboardIdentifier.map { " storyboardIdentifier=\"\($0)\"" } ?? ""
        let connections = self.connections.map { "            \($0)\n" }.joined()
        let connected =
            connections.isEmpty
            ? "" : "                        <connections>\n\(connections)                        </connections>\n"
        return """
                    <scene sceneID="\(id)-s">
                        <objects>
                            <\(element) id="\(id)"\(identifier)\(custom) sceneMemberID="viewController">
                                <view key="view" contentMode="scaleToFill" id="\(id)-v"><subviews>\(view)</subviews></view>
            \(connected)                </\(element)>
                            <placeholder placeholderIdentifier="IBFirstResponder" id="\(id)-f" userLabel="First Responder" \
            sceneMemberID="firstResponder"/>
            \(beside)
                        </objects>
                    </scene>
            """
    }
}
