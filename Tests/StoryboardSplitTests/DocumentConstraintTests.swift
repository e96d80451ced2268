import InterfaceBuilder
import ProjectGraph
import Testing
import TransformKit

@testable import StoryboardSplit

@Suite("What documents do not allow")
struct DocumentConstraintTests {
    private static let plain = SmallStoryboard.document(
        [SmallStoryboard.scene("A"), SmallStoryboard.scene("B")], initial: "A00-00-0vc")

    private func constraints(_ files: [String: String], _ path: String = "Main.storyboard") throws
        -> DocumentConstraints
    {
        let graph = SplitProject.graph(files)
        return DocumentConstraints(try #require(graph.document(at: path)), graph)
    }

    @Test("A plain storyboard is free")
    func plain() throws {
        let found = try constraints(["Main.storyboard": Self.plain])
        #expect(found.refusal == nil)
        #expect(found.constraints.isEmpty)
    }

    @Test(
        "Launch screens, storyboards for a watch and damaged ones are refused by name",
        arguments: [
            ("launch-screen", "useAutolayout=", "launchScreen=\"YES\" useAutolayout="),
            (
                "watch-storyboard", "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB",
                "com.apple.InterfaceBuilder.WatchKit.Storyboard"
            ),
            ("duplicate-ids", "id=\"B00-00-0fr\"", "id=\"A00-00-0fr\""),
            ("duplicate-ids", "sceneID=\"B00-00-0sc\"", "sceneID=\"A00-00-0sc\""),
        ])
    func refused(code: String, old: String, new: String) throws {
        let text = Self.plain.replacing(old, with: new)
        #expect(try constraints(["Main.storyboard": text]).refusal?.code.id == code)
    }

    @Test("A storyboard with a variant for a device is refused, and so is the variant")
    func variants() throws {
        let files = ["Main.storyboard": Self.plain, "Main~ipad.storyboard": Self.plain]
        #expect(try constraints(files).refusal?.code.id == "device-variants")
        #expect(try constraints(files, "Main~ipad.storyboard").refusal?.code.id == "device-variants")
    }

    @Test("Copies for languages have to have the same scenes")
    func copies() throws {
        let other = SmallStoryboard.document([SmallStoryboard.scene("A")], initial: "A00-00-0vc")
        let files = ["Base.lproj/Main.storyboard": Self.plain, "de.lproj/Main.storyboard": other]
        #expect(try constraints(files, "Base.lproj/Main.storyboard").refusal?.code.id == "copies-differ")
        let same = ["Base.lproj/Main.storyboard": Self.plain, "de.lproj/Main.storyboard": Self.plain]
        #expect(try constraints(same, "Base.lproj/Main.storyboard").refusal == nil)
    }

    @Test("Scenes that an action ties to each other stay together")
    func ties() throws {
        let action = """

                                <connections>
                                    <action selector="go:" destination="B00-00-0vc" id="act-00-000"/>
                                </connections>
            """
        let text = SmallStoryboard.document(
            [SmallStoryboard.scene("A", content: action), SmallStoryboard.scene("B")], initial: "A00-00-0vc")
        let found = try constraints(["Main.storyboard": text]).constraints
        guard case .together(let scenes, let obstacle)? = found.first, found.count == 1 else {
            Issue.record("one tie is there")
            return
        }
        #expect(scenes.map(\.id) == ["A00-00-0sc", "B00-00-0sc"])
        #expect(obstacle.code.id == "connection-between-scenes")
    }

    @Test("A scene whose restoration would start with an identifier stays with those that lead to it")
    func restoration() throws {
        let text = SmallStoryboard.document(
            [
                SmallStoryboard.scene("A", segues: [("B00-00-0vc", "show")]),
                SmallStoryboard.scene("B", attributes: " useStoryboardIdentifierAsRestorationIdentifier=\"YES\""),
            ], initial: "A00-00-0vc")
        let found = try constraints(["Main.storyboard": text]).constraints
        guard case .together(_, let obstacle)? = found.first else {
            Issue.record("they stay together")
            return
        }
        #expect(obstacle.code.id == "state-restoration")
    }

    @Test("A scene that a reference names by bundle stays, and so does one that stands for no controller")
    func stays() throws {
        let bare = """
                    <scene sceneID="M00-00-0sc">
                        <objects>
                            <application id="M00-00-0ap" sceneMemberID="application"/>
                        </objects>
                    </scene>
            """
        let files = [
            "Main.storyboard": SmallStoryboard.document(
                [SmallStoryboard.scene("A", attributes: " storyboardIdentifier=\"First\""), bare], initial: "A00-00-0vc"
            ),
            "Other.storyboard": SmallStoryboard.document([
                SmallStoryboard.reference(
                    "R", to: "storyboardName=\"Main\" referencedIdentifier=\"First\" bundleIdentifier=\"app.kit\"")
            ]),
        ]
        let codes = try constraints(files).constraints.map { constraint in
            if case .stays(let scene, let obstacle) = constraint {
                "\(scene.id ?? "") \(obstacle.code.id)"
            } else {
                "together"
            }
        }
        #expect(codes == ["M00-00-0sc application-scene", "A00-00-0sc reference-by-bundle"])
    }
}
