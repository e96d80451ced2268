import Rendering
import Testing

@Suite("Items of watchOS")
struct WatchTests {
    private func picture(_ items: String, controller: String = "", device: String = "watch40") throws -> String {
        try RenderedDocument(
            path: "Interface.storyboard",
            """
            <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" targetRuntime="watchKit">
            <device id="\(device)"/><scenes><scene sceneID="sce-aa-001"><objects>
            <controller \(controller) id="con-aa-001"><items>\(items)</items></controller>
            </objects></scene></scenes></document>
            """
        ).svg()
    }

    private func origin(_ id: String, in picture: String) throws -> (x: Double, y: Double) {
        let place = try Regex(#"data-id="\#(id)"(?: transform="translate\(([\d.-]+) ([\d.-]+)\)")?"#)
        let found = try #require(picture.firstMatch(of: place), "\(id)")
        func number(_ part: Int) -> Double { found[part].substring.flatMap { Double($0) } ?? 0 }
        return (number(1), number(2))
    }

    @Test("stand at the left, in the middle and at the right of their row")
    func row() throws {
        let text = try picture(
            """
            <group width="1" id="row-aa-001"><items>
            <button width="22" height="22" alignment="left" title="−" id="lef-aa-001"/>
            <button width="30" height="22" alignment="center" title="15" id="mid-aa-001"/>
            <button width="22" height="22" alignment="right" title="+" id="rig-aa-001"/></items></group>
            """)
        // The row is as wide as the screen of 162 points without its margins.
        #expect(try origin("lef-aa-001", in: text).x == 0)
        #expect(try origin("mid-aa-001", in: text).x == 64)
        #expect(try origin("rig-aa-001", in: text).x == 136)
        #expect(text.contains(">−<") && text.contains(">+<"), "a small button has room for its sign")
    }

    @Test("have parts of the group that they are in, not of the screen")
    func parts() throws {
        let text = try picture(
            """
            <group width="1" height="80" layout="vertical" id="out-aa-001"><items>
            <group width="1" height="0.5" spacing="0" id="row-aa-001"><items>
            <button width="0.5" height="1" title="A" id="one-aa-001"/>
            <button width="0.5" height="1" title="B" id="two-aa-001"/></items></group>
            <button width="1" height="20" verticalAlignment="bottom" title="Done" id="end-aa-001"/>
            </items></group><label text="Below" id="low-aa-001"/>
            """)
        #expect(text.contains(#"<rect x="0" y="0" width="79" height="38""#), "half of what the gap leaves of 80 points")
        #expect(try origin("two-aa-001", in: text).x == 79)
        #expect(try origin("end-aa-001", in: text).y == 60)
        #expect(try origin("low-aa-001", in: text).y == 84)
    }

    @Test("have the lengths of the watch that is drawn")
    func devices() throws {
        let item = """
            <group width="1" height="30" id="gro-aa-001"><color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
            <variation key="device=watch40mm" widthAdjustment="-8"/></group>
            """
        #expect(try picture(item).contains(#"width="150" height="30""#))
        #expect(try picture(item, device: "watch42").contains(#"width="152" height="30""#))
    }

    @Test("fill the screen of a scene without a title")
    func wholeScreen() throws {
        let item = #"<button width="1" height="1" title="Go" id="but-aa-001"/>"#
        #expect(try picture(item, controller: #"title="Name""#).contains(#"width="158" height="173""#))
        #expect(try picture(item, controller: #"fullBounds="YES""#).contains(#"width="158" height="197""#))
    }
}
