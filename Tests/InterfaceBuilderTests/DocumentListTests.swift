import InterfaceBuilder
import SourceText
import Testing

@Suite("What a document lists for its objects")
struct DocumentListTests {
    private let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507">
            <dependencies>
                <capability name="Named colors" minToolsVersion="9.0"/>
                <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
            </dependencies>
            <customFonts key="customFonts">
                <array key="Lato.ttf">
                    <string>Lato-Bold</string>
                </array>
            </customFonts>
            <scenes>
                <scene sceneID="a">
                    <objects>
                        <label id="l-1" textColor="x"><color key="textColor" name="Brand"/></label>
                        <label id="l-2"><fontDescription key="font" name="Lato-Bold"/></label>
                        <button id="l-3"><state key="normal" image="Star"/></button>
                    </objects>
                </scene>
            </scenes>
            <resources>
                <image name="Brand" width="1" height="1"/>
                <image name="Star" width="1" height="1"/>
                <namedColor name="Brand"/>
            </resources>
        </document>

        """

    private func needed(by id: String) throws -> [String] {
        let document = try IBDocument.read(SourceText(path: "A.storyboard", text)).get()
        let lists = DocumentLists(document)
        let needed = lists.entries(neededBy: try #require(document.object(id: id)))
        return lists.entries.filter(needed.contains).map { $0.name + " " + ($0["name"] ?? $0["key"] ?? "") }
    }

    @Test("An object needs the colors, images, fonts and capabilities that it uses")
    func needs() throws {
        #expect(
            try needed(by: "l-1") == ["capability Named colors", "image Brand", "namedColor Brand"])
        #expect(try needed(by: "l-2") == ["array Lato.ttf"])
        #expect(try needed(by: "l-3") == ["image Star"])
    }

    @Test("Without some of its objects a document needs what the others use")
    func removed() throws {
        let document = try IBDocument.read(SourceText(path: "A.storyboard", text)).get()
        let lists = DocumentLists(document)
        let gone = Set([try #require(document.object(id: "l-1")), try #require(document.object(id: "l-2"))])
        #expect(lists.entries(neededBy: document.root, without: gone).map { $0["name"] } == ["Star"])
    }

    @Test("A capability that says nothing about content is no entry")
    func formats() throws {
        let document = try IBDocument.read(SourceText(path: "A.storyboard", text)).get()
        #expect(!DocumentLists(document).entries.contains { $0["name"] == "documents saved in the Xcode 8 format" })
        #expect(DocumentFeature.named("documents saved in the Xcode 8 format") == nil)
    }

    @Test("Attributes that hold ids are references, text that looks like one is not")
    func references() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
            <view id="1"/><label id="abc-de-fgh" text="abc-de-fgh" anchor="abc-de-fgh" firstItem="1"/>
            <constraint id="2" firstItem="1" secondAttribute="1"/></objects></document>
            """
        let document = try IBDocument.read(SourceText(path: "A.xib", text)).get()
        let label = try #require(document.object(id: "abc-de-fgh"))
        #expect(label.objectReferences.map(\.name) == ["anchor"])
        #expect(document.object(id: "2")?.objectReferences.map(\.name) == ["firstItem"])
    }
}
