import Foundation
#if canImport(FoundationXML)
    import FoundationXML
#endif
import InterfaceBuilder
import Navigation
import ProjectGraph
import Rendering
import Reporting
import SourceText
import Testing

@Suite("A flow as a diagram")
struct FlowDiagramTests {
    private static let nasty = "Tea & <Cake> \"x\" `#1` \\ ]]> 茶\u{1}"

    /// Two chains that cross, a way back, a loop and a scene alone; one title would break every format.
    private var diagram: FlowDiagram {
        let flow = Self.flow(
            scenes: ["a", "b", "c", "d", "e", "f"],
            arrows: [("a", "b"), ("a", "c"), ("b", "d"), ("c", "e"), ("d", "a"), ("c", "c"), ("b", "e")])
        return FlowDiagram(flow, title: Self.nasty)
    }

    private static func flow(scenes: [String], arrows: [(String, String)]) -> AppFlow {
        let list = scenes.map { name in
            "<scene sceneID=\"s-\(name)\"><objects><viewController title=\"\(escaped("\(name) \(nasty)"))\" id=\"\(name)\" "
                + "sceneMemberID=\"viewController\"><connections>"
                + arrows.filter { $0.0 == name }.map { arrow in
                    "<segue destination=\"\(arrow.1)\" kind=\"show\" identifier=\"go&amp;\(arrow.1)\" "
                        + "id=\"\(arrow.0)-\(arrow.1)\"/>"
                }.joined() + "</connections></viewController></objects></scene>"
        }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            initialViewController="\(scenes.first ?? "")"><scenes>\(list.joined(separator: "\n"))</scenes></document>
            """
        let graph = ProjectGraph.load(paths: ["Main.storyboard"], threads: 1) { SourceText(path: $0, text) }
        return AppFlow(graph, code: [], declarations: FlowDeclarations(), threads: 1)
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
            .replacing("\u{1}", with: "")
    }

    @Test("in SVG is well-formed, says everything, runs no script and is the same every time")
    func svg() throws {
        let text = try diagram.text(.svg)
        #expect(text == (try diagram.text(.svg)))
        let reader = SVGReader()
        try reader.read(text)
        #expect(reader.rootName == "svg")
        #expect(reader.boxes.count == 6 && reader.lines == 7)
        #expect(!text.contains("<script") && !text.contains("nan") && !text.contains("inf"))
        #expect(text.contains("prefers-color-scheme:dark"))
    }

    @Test("has pictures of scenes below their texts, in boxes that are as much higher")
    func thumbnails() throws {
        let flow = Self.flow(scenes: ["a", "b"], arrows: [("a", "b")])
        let picture = Picture(
            width: 320, height: 640, title: "A", marks: [.shape(.rect(Rect(x: 7, y: 7, width: 9, height: 9)))])
        let id = try #require(flow.scenes.first).id
        let diagram = FlowDiagram(flow, title: "T", thumbnails: [id: picture])
        let text = try diagram.text(.svg)
        let (plain, pictured) = (SVGReader(), SVGReader())
        try plain.read(FlowDiagram(flow, title: "T").text(.svg))
        try pictured.read(text)
        #expect(text.contains(#"<rect x="7" y="7" width="9" height="9""#) && text.contains(#"<rect class="frame""#))
        #expect(zip(pictured.boxes, plain.boxes).map { $0.height - $1.height }.sorted() == [0, 310])
        #expect(try diagram.text(.json) == FlowDiagram(flow, title: "T").text(.json))
    }

    @Test("has no two boxes that overlap and none beyond the page, whatever the flow", arguments: 1...12)
    func boxesApart(_ seed: Int) throws {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        let scenes = (0..<5 + random(30)).map { "v\($0)" }
        let arrows = (0..<random(60)).map { _ in (scenes[random(scenes.count)], scenes[random(scenes.count)]) }
        let reader = SVGReader()
        try reader.read(FlowDiagram(Self.flow(scenes: scenes, arrows: arrows), title: "Random").text(.svg))
        #expect(reader.boxes.count == scenes.count)
        for (place, box) in reader.boxes.enumerated() {
            #expect(reader.page.contains(box))
            for other in reader.boxes[(place + 1)...] { #expect(!box.intersects(other), "\(box) \(other)") }
        }
        for label in reader.labels {
            for box in reader.boxes { #expect(!box.contains(label), "\(label) in \(box)") }
        }
    }

    @Test("in DOT quotes what would end a string, and has a cluster for each storyboard")
    func dot() throws {
        let text = try diagram.text(.dot)
        #expect(text.hasPrefix("digraph flow {\n") && text.hasSuffix("}\n"))
        #expect(text.contains("subgraph cluster_0 {\n    label=\"Main.storyboard\""))
        #expect(text.contains(#"\"x\" `#1` \\ ]]>"#))
        #expect(text.contains("\"Main.storyboard#a\" -> \"Main.storyboard#b\" [label=\"go&b\"];"))
    }

    @Test("in Mermaid has safe ids, and text that cannot end its quotes")
    func mermaid() throws {
        let lines = try diagram.text(.mermaid).split(separator: "\n").map(String.init)
        #expect(lines.contains("flowchart LR"))
        #expect(lines.contains("  s0 -->|\"go#amp;b\"| s1"))
        for line in lines.dropFirst(4) where line.contains("[\"") {
            #expect(line.filter { $0 == "\"" }.count == 2, "\(line)")
            #expect(!line.contains("<Cake>") && !line.contains("`"))
        }
    }

    @Test("in JSON has scenes and transitions with places and reachability")
    func json() throws {
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(diagram.text(.json).utf8)) as? [String: Any])
        let scenes = try #require(object["scenes"] as? [[String: Any]])
        #expect(scenes.map { $0["id"] as? String } == ["a", "b", "c", "d", "e", "f"].map { "Main.storyboard#\($0)" })
        #expect(scenes.last?["reachability"] as? String == "unreachable")
        #expect(scenes.last?["reason"] as? String != nil)
        let transitions = try #require(object["transitions"] as? [[String: Any]])
        #expect(transitions.count == 7)
        #expect(transitions.first?["identifier"] as? String == "go&b")
        #expect((transitions.first?["places"] as? [[String: Any]])?.first?["path"] as? String == "Main.storyboard")
    }

    @Test("of nothing is a picture all the same")
    func empty() throws {
        let diagram = FlowDiagram(AppFlow(scenes: [], transitions: []), title: "Empty")
        for format in FlowDiagram.Format.allCases { #expect(try !diagram.text(format).isEmpty) }
        try SVGReader().read(diagram.text(.svg))
    }

    @Test("lays out a long chain whose end leads back to many of it")
    func large() throws {
        let chain = (0..<400).map { "c\($0)" }
        let links = zip(chain, chain.dropFirst()).map { ($0, $1) }
        let star = (0..<60).map { ("c399", "c\($0)") }
        let flow = Self.flow(scenes: chain, arrows: links + star)
        try SVGReader().read(FlowDiagram(flow, title: "Large").text(.svg))
    }
}

/// What a test needs to know of a picture.
private final class SVGReader: NSObject, XMLParserDelegate {
    private(set) var rootName: String?
    private(set) var boxes: [CGRect] = []
    private(set) var labels: [CGPoint] = []
    private(set) var lines = 0
    private(set) var page = CGRect.zero
    private var isLegend = false

    func read(_ text: String) throws {
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        if !parser.parse() { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        func number(_ key: String) -> Double { attributes[key].flatMap(Double.init) ?? .nan }
        if rootName == nil {
            rootName = name
            page = CGRect(x: 0, y: 0, width: number("width"), height: number("height"))
        }
        if attributes["class"] == "legend" { isLegend = true }
        if isLegend { return }
        if attributes["class"] == "box" {
            boxes.append(CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height")))
        }
        if attributes["class"] == "label" { labels.append(CGPoint(x: number("x"), y: number("y"))) }
        if attributes["class"] == "line" { lines += 1 }
    }
}

@Suite("A flow as a page")
struct FlowPageTests {
    /// A chain of scenes in one storyboard, whose last one leads to another storyboard.
    private func page(scenes: Int) throws -> String {
        func scene(_ number: Int, _ segue: String) -> String {
            "<scene sceneID=\"s\(number)\"><objects><viewController title=\"&lt;/script&gt;&lt;b&gt;&amp;&#x2028;\(number)\" "
                + "id=\"\(number)\" sceneMemberID=\"viewController\"><connections>\(segue)</connections></viewController>"
                + "</objects></scene>"
        }
        let chain = (1..<scenes).map {
            scene($0, "<segue destination=\"\($0 + 1)\" kind=\"show\" identifier=\"&lt;b&gt;\" id=\"g\($0)\"/>")
        }
        let reference =
            "<scene sceneID=\"r\"><objects><viewControllerPlaceholder storyboardName=\"Other\" id=\"\(scenes)\" "
            + "sceneMemberID=\"viewController\"/></objects></scene>"
        func document(_ scenes: String, _ first: Int) -> String {
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\" "
                + "initialViewController=\"\(first)\"><scenes>\(scenes)</scenes></document>"
        }
        let texts = [
            "Main.storyboard": document(chain.joined() + reference, 1),
            "Other.storyboard": document(scene(7_000, ""), 7_000),
        ]
        let graph = ProjectGraph.load(paths: texts.keys.sorted(), threads: 1) { path in
            texts[path].map { SourceText(path: path, $0) }
        }
        let flow = AppFlow(graph, code: [], declarations: FlowDeclarations(), threads: 1)
        return try FlowDiagram(flow, title: "</script><b>").text(.html)
    }

    @Test("has an area for each storyboard, a box for each scene, and nothing of a project's text that runs")
    func areas() throws {
        let text = try page(scenes: 5)
        #expect(text == (try page(scenes: 5)))
        #expect(text.components(separatedBy: "class=\"group\"").count == 3)
        #expect(text.components(separatedBy: "data-scene=\"").count == 6)
        #expect(text.components(separatedBy: "</script>").count == 3)
        #expect(!text.contains("<b>"))
        #expect(text.contains("\"folded\":false") && text.contains("script-src 'sha256-"))
    }

    @Test("is a folded one where there are many scenes, and what its script reads is JSON")
    func folded() throws {
        let text = try page(scenes: 131)
        let start = try #require(text.range(of: "id=\"flow\">")?.upperBound)
        let end = try #require(text.range(of: "</script>", range: start..<text.endIndex)?.lowerBound)
        let data = try JSONSerialization.jsonObject(with: Data(text[start..<end].utf8)) as? [String: Any]
        #expect(data?["folded"] as? Bool == true)
        #expect((data?["scenes"] as? [Any])?.count == 131 && (data?["arrows"] as? [Any])?.count == 130)
        #expect((data?["groups"] as? [Any])?.count == 2)
    }
}
