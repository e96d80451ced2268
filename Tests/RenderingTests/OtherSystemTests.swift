import Rendering
import Testing

@Suite("macOS and watchOS")
struct OtherSystemTests {
    @Test("views of macOS count from the lower left corner")
    func coordinates() throws {
        let picture = try RenderedDocument(
            path: "Window.xib",
            """
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
            <window title="Settings" id="win-aa-001"><windowStyleMask key="styleMask" titled="YES"/>
            <view key="contentView" id="con-aa-001"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
            <button id="but-aa-001"><rect key="frame" x="10" y="20" width="100" height="32"/>
            <buttonCell key="cell" type="push" title="OK" bezelStyle="rounded" borderStyle="border" id="cel-aa-001"/></button>
            </subviews></view></window></objects></document>
            """
        ).svg()
        #expect(picture.contains(#"data-id="but-aa-001" transform="translate(10 148)""#))
        #expect(picture.contains(">Settings</text>") && picture.contains(">OK</text>"))
    }

    @Test("a menu bar has its menus with their keys")
    func menus() throws {
        let picture = try RenderedDocument(
            path: "MainMenu.xib",
            """
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
            <menu title="Main Menu" systemMenu="main" id="men-aa-001"><items><menuItem title="File" id="ite-aa-001">
            <menu key="submenu" title="File" id="men-aa-002"><items>
            <menuItem title="New" keyEquivalent="n" id="ite-aa-002"/><menuItem isSeparatorItem="YES" id="ite-aa-003"/>
            <menuItem title="Save As…" keyEquivalent="S" id="ite-aa-004"/>
            </items></menu></menuItem></items></menu></objects></document>
            """
        ).svg()
        for words in ["File", "New", "⌘N", "Save As…", "⇧⌘S"] { #expect(picture.contains(">\(words)<"), "\(words)") }
    }

    @Test("items of watchOS stand below each other")
    func watch() throws {
        let picture = try RenderedDocument(
            path: "Interface.storyboard",
            """
            <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" targetRuntime="watchKit"><scenes>
            <scene sceneID="sce-aa-001"><objects><controller id="con-aa-001"><items>
            <label text="Steps" id="lab-aa-001"/><button width="1" title="Start" id="but-aa-001"/></items></controller>
            </objects></scene></scenes></document>
            """
        ).svg()
        #expect(picture.contains(">Steps</text>") && picture.contains(">Start</text>"))
        #expect(picture.contains(#"data-id="but-aa-001" transform="translate(0 "#))
    }
}
