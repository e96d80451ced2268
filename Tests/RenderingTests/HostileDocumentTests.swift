import Foundation
import Rendering
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("Documents that would do harm, or that make no sense")
struct HostileDocumentTests {
    @Test("cannot put elements into the picture by their texts, ids and classes")
    func escaping() throws {
        let evil = "&lt;/svg&gt;&lt;script&gt;alert(1)&lt;/script&gt;"
        let picture = try RenderedDocument(
            view: """
                <label text="\(evil)" numberOfLines="0" id="lab&quot; onload=&quot;x">\(rect(0, 0, 190, 90))</label>
                <view customClass="A&lt;script&gt;" id="vie-aa-001">\(rect(0, 0, 90, 30))</view>
                <imageView image="&lt;script&gt;" id="ima-aa-001">\(rect(0, 0, 90, 30))</imageView>
                """
        ).svg()
        #expect(!picture.contains("<script") && !picture.contains("\" onload="))
        #expect(picture.contains("&lt;/svg&gt;&lt;script&gt;"))
        #expect(XMLParser(data: Data(picture.utf8)).parse())
    }

    @Test("give a picture whatever their frames say", arguments: ["1e30", "nan", "-inf", "-1e300", "abc", ""])
    func frames(_ number: String) throws {
        let picture = try RenderedDocument(
            view: """
                <view id="vie-aa-001"><rect key="frame" x="\(number)" y="0" width="\(number)" height="\(number)"/>
                <subviews><label text="In it" id="lab-aa-001">\(rect(0, 0, 50, 20))
                <fontDescription key="fontDescription" type="system" pointSize="\(number)"/></label></subviews></view>
                """
        ).svg()
        #expect(XMLParser(data: Data(picture.utf8)).parse())
        #expect(!picture.contains("nan") && !picture.contains("inf\"") && !picture.contains("e+"))
    }

    @Test("may be nested deeper than anything real")
    func nesting() throws {
        let depth = 240
        let opening = (0..<depth).map { #"<view id="deep-\#($0)">\#(rect(0, 0, 50, 50))<subviews>"# }.joined()
        let closing = String(repeating: "</subviews></view>", count: depth)
        let picture = try RenderedDocument(view: opening + closing).svg()
        #expect(XMLParser(data: Data(picture.utf8)).parse())
    }

    @Test("link nowhere")
    func links() throws {
        var document = RenderedDocument(
            view: #"<imageView image="logo" id="ima-aa-001">\#(rect(0, 0, 40, 40))</imageView>"#)
        document.files["logo.svg"] =
            #"<svg xmlns="http://www.w3.org/2000/svg"><image href="https://example.com/x"/></svg>"#
        let picture = try document.svg()
        #expect(picture.contains("href=\"data:image/svg+xml;base64,"))
        #expect(!picture.contains("example.com"))
    }

    @Test("that have nothing to show give a picture that says so")
    func nothing() throws {
        let empty = RenderedDocument(
            path: "Empty.xib",
            #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects/></document>"#)
        #expect(try empty.svg().contains("no view that can be drawn"))
        let placeholder = Picture.placeholder(title: "Old.xib", reason: "It is written in the format of Xcode 4.").svg()
        #expect(placeholder.contains("Old.xib") && placeholder.contains("format of Xcode 4"))
    }
}
