import InterfaceBuilder
import ProjectGraph
import Testing

@testable import StoryboardSplit

/// Storyboards of a few lines, put together from scenes.
enum SmallStoryboard {
    static func document(
        _ scenes: [String], initial: String? = nil, head: String = "", tail: String = "",
        settings: String = "useAutolayout=\"YES\""
    ) -> String {
        let initial = initial.map { " initialViewController=\"\($0)\"" } ?? ""
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
            targetRuntime="iOS.CocoaTouch" \(settings)\(initial)>
                <dependencies>
                    <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/>\(head)
                </dependencies>
                <scenes>
            \(scenes.joined(separator: "\n"))
                </scenes>\(tail)
            </document>

            """
    }

    /// A scene whose ids begin with a letter: `A` has the scene `A00-00-0sc` and the controller `A00-00-0vc`.
    static func scene(
        _ letter: String, segues: [(to: String, kind: String)] = [], attributes: String = "", content: String = "",
        controller: String = "viewController", place: (x: Int, y: Int) = (0, 0)
    ) -> String {
        let indentation = String(repeating: " ", count: 20)
        let lines = segues.enumerated().map { number, segue in
            "\(indentation)    <segue destination=\"\(segue.to)\" kind=\"\(segue.kind)\" id=\"\(letter)00-00-s0\(number)\"/>"
        }
        let connections =
            lines.isEmpty
            ? ""
            : "\n\(indentation)<connections>\n\(lines.joined(separator: "\n"))\n\(indentation)</connections>"
        return """
                    <!--\(letter) Scene-->
                    <scene sceneID="\(letter)00-00-0sc">
                        <objects>
                            <\(controller)\(attributes) id="\(letter)00-00-0vc" customClass="\(letter)ViewController" \
            sceneMemberID="viewController">\(content)\(connections)
                            </\(controller)>
                            <placeholder placeholderIdentifier="IBFirstResponder" id="\(letter)00-00-0fr" \
            userLabel="First Responder" sceneMemberID="firstResponder"/>
                        </objects>
                        <point key="canvasLocation" x="\(place.x)" y="\(place.y)"/>
                    </scene>
            """
    }

    static func reference(_ letter: String, to attributes: String) -> String {
        """
                <!--\(letter) Reference-->
                <scene sceneID="\(letter)00-00-0sc">
                    <objects>
                        <viewControllerPlaceholder \(attributes) id="\(letter)00-00-0vc" \
        sceneMemberID="viewController"/>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="\(letter)00-00-0fr" \
        userLabel="First Responder" sceneMemberID="firstResponder"/>
                    </objects>
                </scene>
        """
    }

    /// Divides the storyboard of a project: each part is the letters of its scenes; the first letter of an initial part
    /// opens it.
    static func division(
        _ graph: ProjectGraph, path: String = "Main.storyboard",
        _ parts: [(name: String, scenes: String, initial: Bool)]
    ) throws -> Division {
        let document = try #require(graph.document(at: path))
        return Division(
            document: document, copies: graph.translations(of: document).copies,
            parts: parts.map { part in
                let scenes = document.scenes.filter { scene in
                    scene.storyboardReference == nil && part.scenes.contains(scene.id?.first ?? "-")
                }
                let letter = part.scenes.first.map(String.init) ?? ""
                return Division.Part(
                    name: part.name, scenes: scenes,
                    initial: part.initial ? document.object(id: letter + "00-00-0vc") : nil)
            })
    }

    /// The project after a division.
    static func split(
        _ files: [String: String], _ parts: [(name: String, scenes: String, initial: Bool)], compact: Bool = false
    ) throws -> [String: String] {
        let graph = SplitProject.graph(files)
        let split = DocumentSplit(try division(graph, parts), graph, compactsCanvas: compact)
        return try #require(SplitProject.files(files, after: split.edits))
    }
}
