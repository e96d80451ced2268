import TransformKit

@testable import StoryboardSplit

/// A project with storyboards of a few scenes and code that opens them.
struct SceneCodeProject {
    /// A scene by its identifier; the class is the same word with a capital.
    struct Board {
        let path: String
        let scenes: [String]
        var isMac = false
    }

    var files: [String: String]

    init(_ boards: [Board], code: [String: String]) {
        files = code
        for board in boards { files[board.path] = Self.text(of: board) }
        for board in boards {
            for scene in board.scenes where files.values.allSatisfy({ !$0.contains("class \(Self.className(scene))") })
            {
                let name = Self.className(scene)
                let superclass = board.isMac ? "NSViewController" : "UIViewController"
                files["\(name).swift"] = "class \(name): \(superclass) {\n}\n"
            }
        }
    }

    var graph: ProjectGraph { SplitProject.graph(files) }

    static func className(_ scene: String) -> String { scene.prefix(1).uppercased() + scene.dropFirst() }

    private static func text(of board: Board) -> String {
        let scenes = board.scenes.enumerated().map { number, scene in
            """
                    <scene sceneID="s-\(scene)">
                        <objects>
                            <viewController storyboardIdentifier="\(scene)" id="id-\(scene)" customClass="\(className(scene))" sceneMemberID="viewController"/>
                        </objects>
                    </scene>
            """
        }
        let type =
            board.isMac
            ? #"type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" targetRuntime="MacOSX.Cocoa""#
            : #"type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch""#
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document \(type) version="3.0" toolsVersion="21507" initialViewController="id-\(board.scenes.first ?? "")">
                <scenes>
            \(scenes.joined(separator: "\n"))
                </scenes>
            </document>

            """
    }

    /// Scenes by identifier to the storyboard that they go to, beside the old one; identifiers may change on the way.
    func relocation(_ moves: [String: String], renaming: [String: String] = [:]) -> SceneRelocation {
        var placements: [SceneAddress: ScenePlacement] = [:]
        for document in graph.documents {
            for controller in document.scenes.compactMap(\.identifiedObject) {
                let identifier = controller.storyboardIdentifier ?? ""
                let old = document.baseName
                let storyboard = moves[identifier] ?? old
                placements[SceneAddress(controller)] = ScenePlacement(
                    storyboard: storyboard,
                    path: document.path.replacingLastComponent(with: storyboard + ".storyboard"),
                    identifier: renaming[identifier] ?? identifier,
                    isInitial: storyboard == old && controller.document.initialViewController == controller)
            }
        }
        return SceneRelocation(placements: placements)
    }

    func outcome(_ moves: [String: String], renaming: [String: String] = [:]) -> SceneCodeOutcome {
        SceneCode(graph).edits(for: relocation(moves, renaming: renaming))
    }

    /// A file after scenes moved.
    func text(of path: String, moving moves: [String: String], renaming: [String: String] = [:]) -> String {
        let outcome = outcome(moves, renaming: renaming)
        guard outcome.unsolved.isEmpty else { return outcome.unsolved.map(\.obstacle.reason).joined(separator: "\n") }
        return SplitProject.files(files, after: outcome.edits)?[path] ?? "edits overlap"
    }

    /// `code: scenes` of every constraint on a storyboard, in order.
    func constraints(on path: String) -> [String] {
        guard let document = graph.document(at: path) else { return ["no document"] }
        return SceneCode(graph).constraints(on: document).map { constraint in
            switch constraint {
            case .stays(let scene, let obstacle): "\(obstacle.code.id): \(name(scene)) stays"
            case .together(let scenes, let obstacle):
                "\(obstacle.code.id): \(scenes.map(name).joined(separator: " + "))"
            }
        }
    }

    private func name(_ scene: Scene) -> String { scene.controller?.storyboardIdentifier ?? "?" }
}

extension ReviewPoint {
    /// Whether a name or a controller's own storyboard is to be looked at, and where.
    var inShort: String {
        (reason.hasPrefix("a controller's storyboard") ? "own-storyboard" : "storyboard-name") + " \(place)"
    }
}
