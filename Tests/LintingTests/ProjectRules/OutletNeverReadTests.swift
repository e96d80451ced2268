import Linting
import Testing

@Suite("Outlets that no code reads")
struct OutletNeverReadTests {
    private func places(_ code: String, _ content: String? = nil) throws -> [String] {
        let outlet = #"<outlet property="level" destination="l" id="o"/>"#
        let scene = scene(
            #"<viewController id="m" customClass="Menu"><view key="view" id="v"><subviews><label id="l"/></subviews></view>"#
                + "<connections>\(outlet)</connections>\(content ?? "")</viewController>", beside: "")
        return try ProjectLinted("outlet-never-read", ["Menu.storyboard": storyboard(scene), "Menu.swift": code]).places
    }

    @Test("one is found whose name is nowhere but in its declaration")
    func unread() throws {
        let outlet = "@IBOutlet weak var level: UILabel!"
        #expect(try places("class Menu: UIViewController { \(outlet) }") == ["Menu.swift:1"])
        #expect(try places("class Menu: UIViewController { \(outlet)\nfunc go() { level.text = nil } }").isEmpty)
        #expect(try places("class Menu: UIViewController { \(outlet) }\nlet key = \"level\"").isEmpty)
        #expect(
            try places("class Menu: UIViewController { @IBOutlet var level: UILabel! { didSet { fill() } } }").isEmpty)
    }

    @Test("one that a binding reads, and one that keeps an object alive, are left alone")
    func readElsewhere() throws {
        let code = "class Menu: UIViewController { @IBOutlet var level: UILabel! }"
        #expect(try places(code, #"<binding keyPath="self.level.text" id="b"/>"#).isEmpty)
        let kept = scene(
            #"<viewController id="m" customClass="Menu"><connections><outlet property="level" destination="l" id="o"/>"#
                + "</connections></viewController>", beside: #"<customObject id="l"/>"#)
        #expect(
            try ProjectLinted("outlet-never-read", ["Menu.storyboard": storyboard(kept), "Menu.swift": code]).places
                .isEmpty)
    }
}
