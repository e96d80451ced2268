import InterfaceBuilder
import Layout
import Testing

@Suite struct AutoresizingTests {
    private func tray(_ mask: String) throws -> IBDocument {
        try storyboard(
            """
            <subviews>
                <view fixedFrame="YES" id="tray">
                    <rect key="frame" x="20" y="100" width="200" height="50"/>
                    <autoresizingMask key="autoresizingMask" \(mask)/>
                </view>
            </subviews>
            """)
    }

    private func frame(_ mask: String) throws -> [Double] {
        try layout(try tray(mask)) { $0.containerSize = LayoutSize(width: 475, height: 867) }.frame("tray")
    }

    @Test func `at the stored size everything is as stored`() throws {
        let layout = try layout(try tray("widthSizable=\"YES\""))
        #expect(near(try layout.frame("tray"), [20, 100, 200, 50]))
        #expect(try layout.view("tray").source == .stored)
    }

    @Test func `struts keep distances and springs take the growth`() throws {
        #expect(near(try frame(""), [20, 100, 200, 50]))
        #expect(near(try frame("widthSizable=\"YES\""), [20, 100, 300, 50]))
        #expect(near(try frame("flexibleMinX=\"YES\" flexibleMinY=\"YES\""), [120, 300, 200, 50]))
        #expect(near(try frame("flexibleMaxX=\"YES\" heightSizable=\"YES\""), [20, 100, 200, 250]))
    }

    /// 20 before, 155 behind: of the 100 that the superview grew, the view moves 20/175.
    @Test func `several springs share the growth by their lengths`() throws {
        let moved = try frame("flexibleMinX=\"YES\" flexibleMaxX=\"YES\"")
        #expect(near(moved, [20 + 100 * 20 / 175, 100, 200, 50]))
    }

    @Test func `a view that followed its superview says so`() throws {
        let layout = try layout(try tray("widthSizable=\"YES\"")) {
            $0.containerSize = LayoutSize(width: 475, height: 667)
        }
        #expect(try layout.view("tray").source == .autoresized)
        #expect(try layout.view("root").source == .container)
    }
}
