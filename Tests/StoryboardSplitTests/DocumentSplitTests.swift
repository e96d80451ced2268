import InterfaceBuilder
import ProjectGraph
import SourceText
import Testing
import TransformKit

@testable import StoryboardSplit

@Suite("Scenes that move to a new document")
struct MovedSceneTests {
    private let files = [
        "Main.storyboard": SmallStoryboard.document(
            [
                SmallStoryboard.scene("A", segues: [("B00-00-0vc", "show"), ("B00-00-0vc", "presentation")]),
                SmallStoryboard.scene("B", place: (700, 40)),
                SmallStoryboard.scene("C", segues: [("B00-00-0vc", "show")]),
            ], initial: "A00-00-0vc")
    ]

    @Test("A moved scene keeps its bytes and its comment but for the identifier that it is given")
    func bytes() throws {
        let after = try SmallStoryboard.split(files, [("Main", "AC", true), ("Detail", "B", false)])
        let moved = SmallStoryboard.scene(
            "B", attributes: " storyboardIdentifier=\"BViewController\"", place: (700, 40))
        #expect(after["Detail.storyboard"] == SmallStoryboard.document([moved]))
    }

    @Test("All segues of a document to one scene lead to one reference, which stands where the scene stood")
    func oneReference() throws {
        let after = try #require(
            SmallStoryboard.split(files, [("Main", "AC", true), ("Detail", "B", false)])["Main.storyboard"])
        let document = try SmallStoryboard.read(after)
        let reference = try #require(document.storyboardReferences.first)
        #expect(document.storyboardReferences.count == 1)
        #expect(reference.storyboardName == "Detail")
        #expect(reference.referencedIdentifier == "BViewController")
        #expect(
            document.segues.map { $0.connection.destinationID } == [String?](repeating: reference.element.id, count: 3))
        let scene = try #require(document.scene(holding: reference.element))
        #expect(scene.canvasLocation?.x == 700)
        #expect(scene.comment?.text == "BViewController")
        #expect(document.scenes.compactMap(\.id).count == 3)
    }

    @Test("A scene that its part opens with needs no identifier")
    func initial() throws {
        let after = try SmallStoryboard.split(files, [("Main", "AC", true), ("Detail", "B", true)])
        let detail = SmallStoryboard.document([SmallStoryboard.scene("B", place: (700, 40))], initial: "B00-00-0vc")
        #expect(after["Detail.storyboard"] == detail)
        let reference = try #require(try SmallStoryboard.read(after["Main.storyboard"]).storyboardReferences.first)
        #expect(reference.referencedIdentifier == nil)
    }

    @Test("A new identifier collides with none of the project")
    func collision() throws {
        var files = files
        files["Other.storyboard"] = SmallStoryboard.document([
            SmallStoryboard.scene("X", attributes: " storyboardIdentifier=\"BViewController\"")
        ])
        let after = try SmallStoryboard.split(files, [("Main", "AC", true), ("Detail", "B", false)])
        #expect(after["Detail.storyboard"]?.contains("storyboardIdentifier=\"BViewController2\"") == true)
    }

    @Test("Windows line endings and a byte order mark go with the scene")
    func lineEndings() throws {
        let text =
            "\u{FEFF}"
            + (files["Main.storyboard"] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
            .joined(separator: "\r\n")
        let after = try SmallStoryboard.split(
            ["Main.storyboard": text], [("Main", "AC", true), ("Detail", "B", false)])
        let detail = Array(try #require(after["Detail.storyboard"]).utf8)
        #expect(detail.starts(with: [0xEF, 0xBB, 0xBF]))
        #expect(detail.count { $0 == 0x0A } == detail.count { $0 == 0x0D })
        let main = Array(try #require(after["Main.storyboard"]).utf8)
        #expect(main.count { $0 == 0x0A } == main.count { $0 == 0x0D })
    }

    @Test("Every scene has a home, and the relocation says how to ask for it")
    func homes() throws {
        let graph = SplitProject.graph(files)
        let division = try SmallStoryboard.division(graph, [("Main", "AC", true), ("Detail", "B", false)])
        let split = DocumentSplit(division, graph)
        let document = division.document
        let moved = try #require(document.object(id: "B00-00-0vc"))
        #expect(
            split.relocation.placement(of: moved)
                == ScenePlacement(
                    storyboard: "Detail", path: "Detail.storyboard", identifier: "BViewController", isInitial: false))
        let first = try #require(document.initialViewController)
        #expect(
            split.relocation.placement(of: first)
                == ScenePlacement(storyboard: "Main", path: "Main.storyboard", identifier: nil, isInitial: true))
        #expect(split.crossings.map(\.segue.element.id) == ["A00-00-s00", "A00-00-s01", "C00-00-s00"])
        #expect(DocumentSplit(division, graph).edits == split.edits)
    }

    @Test("On a compacted canvas scenes stand in the corner and references beside the scene that leads to them")
    func compact() throws {
        let files = [
            "Main.storyboard": SmallStoryboard.document(
                [
                    SmallStoryboard.scene("A", place: (-50, 0)),
                    SmallStoryboard.scene("B", segues: [("A00-00-0vc", "show")], place: (4000, 900)),
                    SmallStoryboard.scene("C", place: (9000, 950)),
                ], initial: "A00-00-0vc")
        ]
        let after = try SmallStoryboard.split(files, [("Main", "A", true), ("Rest", "BC", false)], compact: true)
        let places = try SmallStoryboard.read(after["Rest.storyboard"]).scenes.map(\.canvasLocation)
        #expect(places.map { $0?.x } == [0, 700, 400])
        #expect(places.map { $0?.y } == [0, 50, 0])
    }
}

@Suite("Segues and references of a divided storyboard")
struct SplitConnectionTests {
    @Test("Tabs keep their order")
    func tabs() throws {
        let tabs = ["B", "C", "D"].map { (to: $0 + "00-00-0vc", kind: "relationship\" relationship=\"viewControllers") }
        let files = [
            "Main.storyboard": SmallStoryboard.document(
                [SmallStoryboard.scene("A", segues: tabs, controller: "tabBarController")]
                    + ["B", "C", "D"].map { SmallStoryboard.scene($0) }, initial: "A00-00-0vc")
        ]
        let after = try SmallStoryboard.split(files, [("Main", "AC", true), ("One", "B", true), ("Two", "D", true)])
        let document = try SmallStoryboard.read(after["Main.storyboard"])
        let names = document.segues.map { segue in
            segue.connection.destination.flatMap { StoryboardReference($0)?.storyboardName ?? $0.customClass }
        }
        #expect(names == ["One", "CViewController", "Two"])
    }

    @Test("A reference goes with the scenes that lead to it; every further part gets a copy with ids of its own")
    func oldReferences() throws {
        let files = [
            "Main.storyboard": SmallStoryboard.document(
                [
                    SmallStoryboard.scene("A"), SmallStoryboard.scene("B", segues: [("R00-00-0vc", "show")]),
                    SmallStoryboard.scene("C", segues: [("R00-00-0vc", "show")]),
                    SmallStoryboard.reference("R", to: "storyboardName=\"Other\""),
                    SmallStoryboard.reference("N", to: "storyboardIdentifier=\"Named\" storyboardName=\"Other\""),
                ], initial: "A00-00-0vc"),
            "Other.storyboard": SmallStoryboard.document([SmallStoryboard.scene("O")], initial: "O00-00-0vc"),
        ]
        let after = try SmallStoryboard.split(files, [("Main", "A", true), ("One", "B", true), ("Two", "C", true)])
        let main = try SmallStoryboard.read(after["Main.storyboard"])
        #expect(main.storyboardReferences.map(\.element.storyboardIdentifier) == ["Named"])
        let one = try SmallStoryboard.read(after["One.storyboard"])
        #expect(one.storyboardReferences.map(\.element.id) == ["R00-00-0vc"])
        let two = try SmallStoryboard.read(after["Two.storyboard"])
        let copy = try #require(two.storyboardReferences.first)
        #expect(copy.storyboardName == "Other")
        #expect(copy.element.id != "R00-00-0vc")
        #expect(two.segues.first?.connection.destination == copy.element)
        #expect(two.object(id: "R00-00-0fr") == nil)
    }

    @Test("References of other documents, and of the storyboard to itself, follow the scene")
    func repointing() throws {
        let files = [
            "Main.storyboard": SmallStoryboard.document(
                [
                    SmallStoryboard.scene("A", segues: [("R00-00-0vc", "show")]),
                    SmallStoryboard.scene("B", attributes: " storyboardIdentifier=\"Detail\""),
                    SmallStoryboard.reference("R", to: "referencedIdentifier=\"Detail\""),
                ], initial: "A00-00-0vc"),
            "Other.storyboard": SmallStoryboard.document([
                SmallStoryboard.scene("O", segues: [("R00-00-0vc", "show")]),
                SmallStoryboard.reference("R", to: "storyboardName=\"Main\" referencedIdentifier=\"Detail\""),
            ]),
        ]
        let after = try SmallStoryboard.split(files, [("Main", "A", true), ("Detail", "B", false)])
        for path in ["Main.storyboard", "Other.storyboard"] {
            let reference = try #require(try SmallStoryboard.read(after[path]).storyboardReferences.first)
            #expect(reference.storyboardName == "Detail")
            #expect(reference.referencedIdentifier == "Detail")
        }
    }

    @Test("Who asked the storyboard for its first scene finds it by a name where a map moved it")
    func movedInitial() throws {
        let files = [
            "Main.storyboard": SmallStoryboard.document(
                [SmallStoryboard.scene("A"), SmallStoryboard.scene("B")], initial: "A00-00-0vc"),
            "Other.storyboard": SmallStoryboard.document([
                SmallStoryboard.scene("O", segues: [("R00-00-0vc", "show")]),
                SmallStoryboard.reference("R", to: "storyboardName=\"Main\""),
            ]),
        ]
        let after = try SmallStoryboard.split(files, [("Main", "B", false), ("First", "A", false)])
        let reference = try #require(try SmallStoryboard.read(after["Other.storyboard"]).storyboardReferences.first)
        #expect(reference.storyboardName == "First")
        #expect(reference.referencedIdentifier == "AViewController")
        #expect(after["Main.storyboard"]?.contains("initialViewController") == false)
    }

    @Test("Copies for languages are divided alike, with the same ids")
    func copies() throws {
        let text = SmallStoryboard.document(
            [SmallStoryboard.scene("A", segues: [("B00-00-0vc", "show")]), SmallStoryboard.scene("B")],
            initial: "A00-00-0vc")
        let files = ["Base.lproj/Main.storyboard": text, "de.lproj/Main.storyboard": text]
        let graph = SplitProject.graph(files)
        let division = try SmallStoryboard.division(
            graph, path: "Base.lproj/Main.storyboard", [("Main", "A", true), ("Detail", "B", false)])
        let after = try #require(SplitProject.files(files, after: DocumentSplit(division, graph).edits))
        #expect(after["de.lproj/Detail.storyboard"] == after["Base.lproj/Detail.storyboard"])
        #expect(after["de.lproj/Main.storyboard"] == after["Base.lproj/Main.storyboard"])
        #expect(after["de.lproj/Detail.storyboard"] != nil)
    }

    @Test("Divisions of storyboards that change each other's references are made together, others apart")
    func groups() throws {
        let leading = SmallStoryboard.document(
            [
                SmallStoryboard.scene("A"), SmallStoryboard.scene("B", segues: [("R00-00-0vc", "show")]),
                SmallStoryboard.reference("R", to: "storyboardName=\"Second\" referencedIdentifier=\"Detail\""),
            ], initial: "A00-00-0vc")
        let led = SmallStoryboard.document(
            [SmallStoryboard.scene("A"), SmallStoryboard.scene("B", attributes: " storyboardIdentifier=\"Detail\"")],
            initial: "A00-00-0vc")
        let alone = SmallStoryboard.document(
            [SmallStoryboard.scene("A"), SmallStoryboard.scene("B")], initial: "A00-00-0vc")
        let files = ["First.storyboard": leading, "Second.storyboard": led, "Third.storyboard": alone]
        let graph = SplitProject.graph(files)
        func change(_ path: String, in graph: ProjectGraph) throws -> Change {
            let name = path.replacing(".storyboard", with: "")
            let division = try SmallStoryboard.division(
                graph, path: path, [(name, "A", true), (name + "Detail", "B", false)])
            return Change(
                subject: path, title: path, reason: "", place: Place(path: path),
                edits: DocumentSplit(division, graph).edits)
        }
        let changes = try ["First", "Third", "Second"].map { try change($0 + ".storyboard", in: graph) }
        let made = ChangeGroups(changes, region: { _ in "" }).fused(in: graph) { try? change($0, in: $1) }
        #expect(
            made.map { $0.title.components(separatedBy: "; ") }
                == [["First.storyboard", "Second.storyboard"], ["Third.storyboard"]])
        let after = try #require(SplitProject.files(files, after: made.flatMap(\.edits)))
        let reference = try #require(
            try SmallStoryboard.read(after["FirstDetail.storyboard"]).storyboardReferences.first)
        #expect(reference.storyboardName == "SecondDetail")
    }
}

@Suite("Lists of a divided storyboard")
struct SplitListTests {
    @Test("Each document lists what its own scenes use, and the old one what nobody used before")
    func lists() throws {
        let color = "\n                    <color key=\"tintColor\" name=\"Brand\"/>"
        let image = "\n                    <imageView image=\"Star\" id=\"img-00-000\" customClass=\"Fancy\"/>"
        let capability = "\n        <capability name=\"Named colors\" minToolsVersion=\"9.0\"/>"
        let resources = """

                <designables>
                    <designable name="img-00-000"/>
                </designables>
                <resources>
                    <image name="Old" width="1" height="1"/>
                    <image name="Star" width="1" height="1"/>
                    <namedColor name="Brand">
                        <color red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                    </namedColor>
                </resources>
            """
        let files = [
            "Main.storyboard": SmallStoryboard.document(
                [
                    SmallStoryboard.scene("A"), SmallStoryboard.scene("B", content: color),
                    SmallStoryboard.scene("C", content: image),
                ], initial: "A00-00-0vc", head: capability, tail: resources)
        ]
        let after = try SmallStoryboard.split(files, [("Main", "A", true), ("One", "B", true), ("Two", "C", true)])
        let main = try SmallStoryboard.read(after["Main.storyboard"])
        #expect(main.resources.map { $0["name"] } == ["Old"])
        #expect(main.capabilities.isEmpty)
        #expect(main.root.child(named: "designables") == nil)
        let one = try SmallStoryboard.read(after["One.storyboard"])
        #expect(one.resources.map { $0["name"] } == ["Brand"])
        #expect(one.capabilities.map(\.name) == ["Named colors"])
        let two = try SmallStoryboard.read(after["Two.storyboard"])
        #expect(two.resources.map { $0["name"] } == ["Star"])
        #expect(two.capabilities.isEmpty)
        #expect(two.root.child(named: "designables")?.children.count == 1)
    }

    @Test("A tie breaker stays with its segue, where the scene still has several")
    func tieBreakers() throws {
        let tail = """

                <inferredMetricsTieBreakers>
                    <segue reference="B00-00-s00"/>
                    <segue reference="A00-00-s00"/>
                </inferredMetricsTieBreakers>
            """
        let files = [
            "Main.storyboard": SmallStoryboard.document(
                [
                    SmallStoryboard.scene("A", segues: [("D00-00-0vc", "show")]),
                    SmallStoryboard.scene("B", segues: [("D00-00-0vc", "show"), ("E00-00-0vc", "show")]),
                    SmallStoryboard.scene("C", segues: [("D00-00-0vc", "show")]), SmallStoryboard.scene("D"),
                    SmallStoryboard.scene("E", segues: [("D00-00-0vc", "show")]),
                ], initial: "A00-00-0vc", tail: tail)
        ]
        let after = try SmallStoryboard.split(files, [("Main", "A", true), ("Rest", "BCDE", false)])
        #expect(after["Main.storyboard"]?.contains("inferredMetricsTieBreakers") == false)
        let rest = try SmallStoryboard.read(after["Rest.storyboard"])
        let entries = rest.root.child(named: "inferredMetricsTieBreakers")?.children.map { $0["reference"] }
        #expect(entries == ["B00-00-s00"])
    }
}

extension SmallStoryboard {
    static func read(_ text: String?) throws -> IBDocument {
        try IBDocument.read(SourceText(path: "Read.storyboard", text ?? "")).get()
    }
}
