import InterfaceBuilder
import ProjectGraph
import SourceText
import Testing

/// Which xib a view loads by itself.
@Suite("a view's own xib")
struct NibContentTests {
    private static func xib(owner: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)"/>
                <view id="content">
                    <rect key="frame" x="0.0" y="0.0" width="200" height="80"/>
                    <subviews>
                        <view id="card" customClass="CardView">
                            <rect key="frame" x="0.0" y="0.0" width="20" height="20"/>
                        </view>
                    </subviews>
                </view>
            </objects>
        </document>
        """
    }

    private static func graph(_ files: [String: String]) -> ProjectGraph {
        ProjectGraph.load(paths: files.keys.sorted()) { path in files[path].map { SourceText(path: path, $0) } }
    }

    private static func content(in files: [String: String]) throws -> String? {
        let graph = graph(files)
        let view = try #require(graph.document(at: "App/Menu.xib")?.object(id: "card"))
        return graph.nibContent(of: view)?.path
    }

    @Test("is the one whose File's Owner is of its class")
    func owner() throws {
        #expect(
            try Self.content(in: [
                "App/Menu.xib": Self.xib(owner: "MenuView"), "App/Card.xib": Self.xib(owner: "CardView"),
                "App/CardView.xib": Self.xib(owner: "OrderView"),
            ]) == "App/Card.xib")
    }

    @Test("is not known where there are two, or none")
    func several() throws {
        #expect(
            try Self.content(in: [
                "App/Menu.xib": Self.xib(owner: "MenuView"), "App/Card.xib": Self.xib(owner: "CardView"),
                "App/OldCard.xib": Self.xib(owner: "CardView"),
            ]) == nil)
        #expect(try Self.content(in: ["App/Menu.xib": Self.xib(owner: "MenuView")]) == nil)
    }

    @Test("is not the one that the view stands in")
    func itself() throws {
        #expect(try Self.content(in: ["App/Menu.xib": Self.xib(owner: "CardView")]) == nil)
    }

    @Test("is drawn in its place")
    func filled() throws {
        let graph = Self.graph([
            "App/Menu.xib": Self.xib(owner: "MenuView"), "App/Card.xib": Self.xib(owner: "CardView"),
        ])
        let document = try #require(graph.document(at: "App/Menu.xib"))
        #expect(graph.fillingViews(of: document).object(id: "card/content") != nil)
    }
}
