import TransformKit

@testable import StoryboardSplit

/// Storyboards and divisions for tests that do not care what is in a scene.
enum SplitStoryboard {
    /// Each scene's controller has the id given, and a label with the id's tail behind `lab-`.
    static func text(scenes: [String]) -> String {
        let elements = scenes.enumerated().map { number, id in
            let tail = id.suffix(7).lowercased().suffix(6)
            return """
                        <scene sceneID="scn-0\(number)-000">
                            <objects>
                                <viewController id="\(id)" sceneMemberID="viewController">
                                    <view key="view" id="vie-\(tail)"><subviews>
                                        <label id="lab-\(tail)"/><label id="nam-\(tail)"/>
                                    </subviews></view>
                                </viewController>
                            </objects>
                        </scene>
                """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
            targetRuntime="iOS.CocoaTouch" initialViewController="\(scenes.first ?? "")">
                <scenes>
            \(elements.joined(separator: "\n"))
                </scenes>
            </document>

            """
    }

    /// Scenes by number go to parts of these names; the others stay.
    static func division(_ document: IBDocument, copies: [IBDocument] = [], _ moved: [Int: String]) -> Division {
        let names = Array(Set(moved.values)).sorted()
        let scenes = document.scenes
        let stays = scenes.indices.filter { moved[$0] == nil }.map { scenes[$0] }
        let old = document.path.split(separator: "/").last.map { String($0.dropLast(11)) } ?? ""
        let parts = names.map { name in
            Division.Part(
                name: name, scenes: scenes.indices.filter { moved[$0] == name }.map { scenes[$0] }, initial: nil)
        }
        return Division(
            document: document, copies: copies,
            parts: [Division.Part(name: old, scenes: stays, initial: document.initialViewController)] + parts)
    }
}
