import Rendering
import Testing

@Suite("Symbols of the system")
struct SymbolTests {
    private func picture(of name: String) throws -> String {
        try RenderedDocument(
            view: #"<imageView image="\#(name)" catalog="system" id="ima-aa-001">\#(rect(0, 0, 48, 48))</imageView>"#
        ).inner()
    }

    @Test("that are used most have forms of our own, in circles, filled, struck out and with a badge")
    func forms() throws {
        for name in ["trash", "gear", "chevron.right", "person.crop.circle.badge.plus", "square.and.arrow.up"] {
            #expect(try picture(of: name).contains("<path d="), "\(name)")
        }
        #expect(try picture(of: "plus").contains("M24 8L24 40M8 24L40 24"))
        #expect(try picture(of: "info.circle").contains("<ellipse"))
        #expect(try picture(of: "star.fill").contains(##"Z" fill="#007aff""##))
        #expect(try picture(of: "bell.slash").contains("<polyline"))
    }

    @Test("of other names are a neutral glyph")
    func others() throws {
        let glyph = try picture(of: "hurricane")
        #expect(glyph.contains("<title>hurricane</title>") && !glyph.contains("<path"))
    }

    @Test("of AppKit are drawn like the symbols that they look like")
    func appKit() throws {
        let picture = try RenderedDocument(
            path: "Window.xib",
            """
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
            <customView id="vie-aa-001"><rect key="frame" x="0" y="0" width="60" height="60"/><subviews>
            <imageView id="ima-aa-001"><rect key="frame" x="0" y="0" width="24" height="24"/>
            <imageCell key="cell" image="NSAddTemplate" id="cel-aa-001"/></imageView></subviews></customView>
            </objects></document>
            """
        ).svg()
        #expect(picture.contains("<title>NSAddTemplate</title>") && picture.contains("M12 4L12 20M4 12L20 12"))
    }
}
