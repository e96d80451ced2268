import Rendering
import Testing

@Suite("Windows of macOS")
struct MacWindowTests {
    private func window(_ toolbar: String = "", content: String = "") throws -> String {
        try RenderedDocument(
            path: "Window.xib",
            """
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
            <window title="Reader" id="win-aa-001"><windowStyleMask key="styleMask" titled="YES"/>
            <view key="contentView" id="con-aa-001"><rect key="frame" x="0" y="0" width="400" height="200"/>
            <subviews>\(content)</subviews></view>\(toolbar)</window></objects></document>
            """
        ).svg()
    }

    private func toolbar(_ mode: String) -> String {
        """
        <toolbar key="toolbar" displayMode="\(mode)" id="too-aa-001"><allowedToolbarItems>
        <toolbarItem implicitItemIdentifier="NSToolbarFlexibleSpaceItem" id="fle-aa-001"/>
        <toolbarItem label="Search" id="sea-aa-001"><searchField key="view" id="fie-aa-001">
        <rect key="frame" x="0" y="14" width="100" height="22"/>
        <searchFieldCell key="cell" placeholderString="Search Wiki" id="cel-aa-001"/></searchField></toolbarItem>
        </allowedToolbarItems><defaultToolbarItems><toolbarItem reference="fle-aa-001"/>
        <toolbarItem reference="sea-aa-001"/><toolbarItem reference="fle-aa-001"/></defaultToolbarItems></toolbar>
        """
    }

    @Test("have the views of their toolbar's items, between flexible spaces, with labels only where they are shown")
    func toolbars() throws {
        let text = try window(toolbar("iconOnly"))
        #expect(text.contains(#"data-id="fie-aa-001" transform="translate(150 "#))
        #expect(text.contains(">Search Wiki<") && !text.contains(">Search<"))
        let both = try window(toolbar("iconAndLabel"))
        #expect(both.contains(">Search Wiki<") && both.contains(">Search<"))
    }

    @Test("have buttons whose titles begin where the document says")
    func alignment() throws {
        func button(_ alignment: String) throws -> String {
            try window(
                content: """
                    <button id="but-aa-001"><rect key="frame" x="10" y="20" width="300" height="22"/>
                    <buttonCell key="cell" type="bevel" title="Advanced" bezelStyle="rounded" \(alignment) id="cel-aa-001"/>
                    </button>
                    """)
        }
        #expect(try button(#"alignment="left""#).contains(#"<text x="4" "#))
        #expect(try button(#"alignment="center""#).contains(#"<text x="150" "#))
    }
}
