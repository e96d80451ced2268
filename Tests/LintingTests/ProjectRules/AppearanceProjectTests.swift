import Linting
import Testing

@Suite("Colors in dark mode")
struct AppearanceProjectTests {
    private static let white = #"<color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>"#
    private static let adaptive = #"<color key="backgroundColor" systemColor="systemBackgroundColor"/>"#
    private static let black = #"<color key="textColor" white="0" alpha="1" colorSpace="calibratedWhite"/>"#
    private static let system = #"<nil key="textColor"/>"#

    private func label(_ color: String, attributes: String = "") -> String {
        #"<label text="Tea" \#(attributes) id="l"><rect key="frame" x="0" y="0" width="40" height="20"/>\#(color)</label>"#
    }

    private func places(
        _ background: String, _ label: String, tools: String = "21507", outlet: String = "",
        more: [String: String] = [:]
    ) throws -> [String] {
        let view =
            #"<view id="holder"><rect key="frame" x="0" y="0" width="90" height="90"/><subviews>\#(label)</subviews>"#
            + background + outlet + "</view>"
        let files = ["Cup.xib": xib(view, attributes: #"toolsVersion="\#(tools)""#)]
        return try ProjectLinted("unreadable-in-dark-mode", files.merging(more) { $1 }).places
    }

    @Test("a text is found whose color changes and whose background stays, and the reverse")
    func changes() throws {
        #expect(try places(Self.white, label(Self.system)) == ["Cup.xib l"])
        #expect(try places(Self.adaptive, label(Self.black)) == ["Cup.xib l"])
        #expect(try places(Self.adaptive, label(Self.system)).isEmpty)
        #expect(try places(Self.white, label(Self.black)).isEmpty)
    }

    @Test("colors that code may set, and documents from before dark mode, are left alone")
    func held() throws {
        let outlet = #"<connections><outlet property="text" destination="l" id="o"/></connections>"#
        #expect(try places(Self.white, label(Self.system), outlet: outlet).isEmpty)
        #expect(try places(Self.white, label(Self.system, attributes: #"customClass="Tag""#)).isEmpty)
        #expect(try places(Self.white, label(Self.system), tools: "14490.7").isEmpty)
    }

    @Test("an app that keeps to light mode has no dark one")
    func lightOnly() throws {
        let list =
            "<plist version=\"1.0\"><dict><key>UIUserInterfaceStyle</key><string>Light</string></dict></plist>"
        #expect(try places(Self.white, label(Self.system), more: ["Info.plist": list]).isEmpty)
        let code = "func start() { window?.overrideUserInterfaceStyle = .light }"
        #expect(try places(Self.white, label(Self.system), more: ["App.swift": code]).isEmpty)
        #expect(try places(Self.white, label(Self.system), more: ["App.swift": "let a = 1"]) == ["Cup.xib l"])
    }

    @Test("a cell without a color has the system's")
    func cell() throws {
        let cell =
            #"<tableViewCell id="c"><rect key="frame" x="0" y="0" width="90" height="44"/><tableViewCellContentView "#
            + #"key="contentView" id="cv"><rect key="frame" x="0" y="0" width="90" height="44"/><subviews>"#
            + "\(label(Self.black))</subviews></tableViewCellContentView></tableViewCell>"
        #expect(
            try ProjectLinted("unreadable-in-dark-mode", ["Cup.xib": xib(cell, attributes: #"toolsVersion="21507""#)])
                .places == ["Cup.xib l"])
    }
}
