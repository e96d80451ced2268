import InterfaceBuilder
import Navigation
import ProjectGraph
import SourceText
import Testing
import TransformKit

@testable import StoryboardSplit

@Suite("Storyboards that become one")
struct DocumentMergeTests {
    private func merge(
        _ files: [String: String], into path: String, _ others: [String], opened: Set<String> = []
    ) throws -> (files: [String: String], merge: DocumentMerge) {
        let graph = SplitProject.graph(files)
        let documents = try ([path] + others).map { try #require(graph.document(at: $0)) }
        var identifiers = StoryboardIdentifiers(graph, uniqueIn: .project)
        let merge = DocumentMerge(
            into: documents[0], Array(documents.dropFirst()), graph, &identifiers, namedInitials: opened)
        return (try #require(SplitProject.files(files, after: merge.edits)), merge)
    }

    private func refusal(_ first: String, _ second: String) throws -> String? {
        let graph = SplitProject.graph(["First.storyboard": first, "Second.storyboard": second])
        let documents = try ["First.storyboard", "Second.storyboard"].map { try #require(graph.document(at: $0)) }
        return MergeRefusals(into: documents[0], [documents[1]], graph).first?.code.id
    }

    @Test("What was divided and is merged again is the same, but for identifiers that scenes were given")
    func wayBack() throws {
        let scenes = { (identifier: String) in
            [
                SmallStoryboard.scene("A", segues: [("B00-00-0vc", "show"), ("C00-00-0vc", "show")]),
                SmallStoryboard.scene("B", segues: [("A00-00-0vc", "show")], place: (700, 0)),
                SmallStoryboard.scene("C", attributes: identifier, place: (1400, 0)),
            ]
        }
        let text = SmallStoryboard.document(scenes(""), initial: "A00-00-0vc")
        let parts = try SmallStoryboard.split(
            ["Main.storyboard": text], [("Main", "A", true), ("One", "B", true), ("Two", "C", false)])
        let result = try merge(parts, into: "Main.storyboard", ["One.storyboard", "Two.storyboard"])
        #expect(
            result.files == [
                "Main.storyboard": SmallStoryboard.document(
                    scenes(" storyboardIdentifier=\"CViewController\""), initial: "A00-00-0vc")
            ])
        #expect(result.merge.renewedIDs.isEmpty)
    }

    @Test("Ids that collide are renewed wherever they are used, and the map says how")
    func renewal() throws {
        let view = """

                                <view key="view" id="v00-00-000">
                                    <constraints>
                                        <constraint firstItem="v00-00-000" firstAttribute="width" id="c00-00-000"/>
                                    </constraints>
                                </view>
            """
        let first = SmallStoryboard.document([SmallStoryboard.scene("A", content: view)], initial: "A00-00-0vc")
        let second = SmallStoryboard.document(
            [
                SmallStoryboard.scene("A", segues: [("B00-00-0vc", "show")], content: view),
                SmallStoryboard.scene("B", segues: [("A00-00-0vc", "show")], place: (700, 0)),
            ], initial: "A00-00-0vc")
        let result = try merge(
            ["First.storyboard": first, "Second.storyboard": second], into: "First.storyboard", ["Second.storyboard"])
        let renewed = try #require(result.merge.renewedIDs["Second.storyboard"])
        #expect(
            Set(renewed.keys) == ["A00-00-0sc", "A00-00-0vc", "A00-00-0fr", "v00-00-000", "c00-00-000"])
        let document = try SmallStoryboard.read(result.files["First.storyboard"])
        #expect(document.duplicateObjects.isEmpty)
        let constraint = try #require(renewed["c00-00-000"].flatMap(document.object(id:)))
        #expect(constraint["firstItem"] == renewed["v00-00-000"])
        let back = try #require(document.object(id: "B00-00-s00"))
        #expect(back["destination"] == renewed["A00-00-0vc"])
        #expect(result.files["Second.storyboard"] == nil)
        // The scenes that came stand below the one that stood at their place.
        #expect(document.scenes.compactMap(\.canvasLocation?.y) == [0, 900, 900])
    }

    @Test("References between the storyboards become segues, others lead to the merged one")
    func references() throws {
        let files = [
            "First.storyboard": SmallStoryboard.document(
                [
                    SmallStoryboard.scene("A", segues: [("R00-00-0vc", "show")]),
                    SmallStoryboard.reference("R", to: "storyboardName=\"Second\""),
                ], initial: "A00-00-0vc"),
            "Second.storyboard": SmallStoryboard.document([SmallStoryboard.scene("B")], initial: "B00-00-0vc"),
            "Third.storyboard": SmallStoryboard.document([
                SmallStoryboard.scene("O", segues: [("R00-00-0vc", "show")]),
                SmallStoryboard.reference("R", to: "storyboardName=\"Second\""),
            ]),
        ]
        let result = try merge(files, into: "First.storyboard", ["Second.storyboard"])
        let first = try SmallStoryboard.read(result.files["First.storyboard"])
        #expect(first.storyboardReferences.isEmpty)
        #expect(first.segues.first?.connection.destinationID == "B00-00-0vc")
        let outside = try #require(
            try SmallStoryboard.read(result.files["Third.storyboard"]).storyboardReferences.first)
        #expect(outside.storyboardName == "First")
        #expect(outside.referencedIdentifier == "BViewController")
        #expect(first.object(id: "B00-00-0vc")?.storyboardIdentifier == "BViewController")
    }

    @Test("A first scene that code asks for by the storyboard alone gets an identifier")
    func opened() throws {
        let files = [
            "First.storyboard": SmallStoryboard.document([SmallStoryboard.scene("F")], initial: "F00-00-0vc"),
            "Second.storyboard": SmallStoryboard.document([SmallStoryboard.scene("S")], initial: "S00-00-0vc"),
        ]
        let silent = try merge(files, into: "First.storyboard", ["Second.storyboard"])
        #expect(silent.files["First.storyboard"]?.contains("storyboardIdentifier") == false)
        let asked = try merge(files, into: "First.storyboard", ["Second.storyboard"], opened: ["Second.storyboard"])
        #expect(asked.files["First.storyboard"]?.contains("storyboardIdentifier=\"SViewController\"") == true)
    }

    @Test("Resources and capabilities are listed once")
    func lists() throws {
        let capability = { (name: String) in "\n        <capability name=\"\(name)\" minToolsVersion=\"9.0\"/>" }
        let resources = { (names: [String]) in
            let lines = names.map { "\n        <image name=\"\($0)\" width=\"1\" height=\"1\"/>" }.joined()
            return "\n    <resources>\(lines)\n    </resources>"
        }
        let files = [
            "First.storyboard": SmallStoryboard.document(
                [SmallStoryboard.scene("A")], initial: "A00-00-0vc", head: capability("Named colors"),
                tail: resources(["One", "Three"])),
            "Second.storyboard": SmallStoryboard.document(
                [SmallStoryboard.scene("B", place: (700, 0))],
                head: capability("Named colors") + capability("Safe area layout guides"),
                tail: resources(["One", "Two"])),
        ]
        let result = try merge(files, into: "First.storyboard", ["Second.storyboard"])
        let merged = SmallStoryboard.document(
            [SmallStoryboard.scene("A"), SmallStoryboard.scene("B", place: (700, 0))], initial: "A00-00-0vc",
            head: capability("Named colors") + capability("Safe area layout guides"),
            tail: resources(["One", "Three", "Two"]))
        #expect(result.files == ["First.storyboard": merged])
    }

    @Test("Storyboards that load differently, or whose names collide, do not become one")
    func refused() throws {
        let first = SmallStoryboard.document([SmallStoryboard.scene("A", attributes: " storyboardIdentifier=\"Same\"")])
        let same = SmallStoryboard.document([SmallStoryboard.scene("B", attributes: " storyboardIdentifier=\"Same\"")])
        let free = SmallStoryboard.document([SmallStoryboard.scene("B")])
        let other = SmallStoryboard.document([SmallStoryboard.scene("B")], settings: "useSafeAreas=\"YES\"")
        let tinted = SmallStoryboard.document(
            [SmallStoryboard.scene("B")], tail: "\n    <color key=\"tintColor\" white=\"0.0\" alpha=\"1\"/>")
        #expect(try refusal(first, free) == nil)
        #expect(try refusal(first, same) == "identifier-collision")
        #expect(try refusal(first, other) == "settings-differ")
        #expect(try refusal(first, tinted) == "tints-differ")
    }
}
