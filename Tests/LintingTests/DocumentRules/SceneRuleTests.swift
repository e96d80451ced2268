import Testing
import TransformKit

@Suite("Rules about documents and their scenes")
struct SceneRuleTests {
    @Test("initial-view-controller finds storyboards that nothing can open")
    func initial() throws {
        let plain = scene(#"<viewController id="vc"/>"#)
        let named = scene(#"<viewController storyboardIdentifier="cup" id="vc"/>"#)
        let rule = "initial-view-controller"
        #expect(try found(rule, inStoryboard: plain) == ["document"])
        #expect(try found(rule, inStoryboard: named).isEmpty)
        #expect(try found(rule, ["allow-identifiers": .boolean(false)], inStoryboard: named) == ["document"])
        let opened = storyboard(plain, attributes: #"initialViewController="vc""#)
        #expect(try Linted(rule, ["allow-identifiers": .boolean(false)], ["Cup.storyboard": opened]).objects.isEmpty)
        #expect(try found(rule, inStoryboard: scene(#"<application id="app"/>"#) + plain).isEmpty)
        #expect(try found(rule, inStoryboard: "").isEmpty)
        #expect(try found(rule, inXib: "").isEmpty)
    }

    @Test("single-view-controller counts controllers, not references")
    func single() throws {
        let one = scene(#"<viewController id="vc"/>"#) + scene(#"<viewControllerPlaceholder id="r"/>"#)
        #expect(try found("single-view-controller", inStoryboard: one).isEmpty)
        let two = one + scene(#"<tableViewController id="vc2"/>"#)
        #expect(try found("single-view-controller", inStoryboard: two) == ["document"])
    }

    @Test("hides-bottom-bar finds controllers that keep it")
    func bottomBar() throws {
        let scenes = [
            #"<viewController id="v1"/>"#, #"<viewController hidesBottomBarWhenPushed="YES" id="v2"/>"#,
            #"<tableViewController customClass="Menu" id="v3"/>"#, #"<viewControllerPlaceholder id="r"/>"#,
        ].map { scene($0) }.joined()
        #expect(try found("hides-bottom-bar", inStoryboard: scenes) == ["v1", "v3"])
        let excluded = ["excluded": OptionValue.list([.string("UIViewController"), .string("Me*")])]
        #expect(try found("hides-bottom-bar", excluded, inStoryboard: scenes).isEmpty)
    }

    @Test("static-table finds static cells outside of a table view controller")
    func staticTables() throws {
        let table = #"<tableView key="view" dataMode="static" id="t"/>"#
        #expect(
            try found("static-table", inStoryboard: scene("<viewController id=\"v\">\(table)</viewController>")) == [
                "t"
            ])
        let fine = scene("<tableViewController id=\"v\">\(table)</tableViewController>")
        #expect(try found("static-table", inStoryboard: fine).isEmpty)
    }

    @Test("launch-screen-content finds what needs code, on launch screens alone")
    func launchScreen() throws {
        let views = """
            <label customClass="Brew" id="l"/><view id="v"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius" value="3"/></userDefinedRuntimeAttributes>
            <connections><outlet property="cup" destination="l" id="o"/></connections></view>
            """
        let text = xib(views, attributes: #"launchScreen="YES""#)
        #expect(try Linted("launch-screen-content", [:], ["Launch.xib": text]).objects == ["l", "v", "o"])
        #expect(try found("launch-screen-content", inXib: views).isEmpty)
        // Code makes a nib that says so of itself, where the app begins with another one.
        let files = [
            "Cup.xib": text, "Launch.xib": xib("", attributes: #"launchScreen="YES""#),
            "Info.plist": propertyList("<key>UILaunchStoryboardName</key><string>Launch</string>"),
        ]
        #expect(try Linted("launch-screen-content", [:], files).objects.isEmpty)
    }

    @Test("trait-variations asks for the setting, or against it, where there is one")
    func traits() throws {
        let on = ["Cup.xib": xib("", attributes: #"useTraitCollections="YES""#)]
        let off = ["Cup.xib": xib("")]
        let no = ["enabled": OptionValue.boolean(false)]
        #expect(try Linted("trait-variations", [:], on).objects.isEmpty)
        #expect(try Linted("trait-variations", [:], off).objects == ["document"])
        #expect(try Linted("trait-variations", no, on).objects == ["document"])
        #expect(try Linted("trait-variations", no, off).objects.isEmpty)
        let mac = off.mapValues {
            $0.replacing("CocoaTouch", with: "Cocoa").replacing("iOS.Cocoa", with: "MacOSX.Cocoa")
        }
        #expect(try Linted("trait-variations", [:], mac).objects.isEmpty)
    }

    @Test("view-as-device compares the device of the canvas")
    func device() throws {
        func shown(_ name: String, _ options: [String: OptionValue] = [:]) throws -> Int {
            let text = xib("", document: #"<device id="\#(name)" orientation="portrait" appearance="light"/>"#)
            return try Linted("view-as-device", options, ["Cup.xib": text]).findings.count
        }
        #expect(try shown("retina4_7") == 0)
        #expect(try shown("retina6_1") == 1)
        #expect(try shown("retina6_1", ["devices": .list([.string("retina6_1")])]) == 0)
        #expect(try found("view-as-device", inXib: "") == ["document"])
    }

    @Test("simulated-metrics finds what versions of Xcode before 9 kept")
    func metrics() throws {
        let old = ["Cup.xib": xib("", document: #"<simulatedMetricsContainer key="defaultSimulatedMetrics"/>"#)]
        #expect(try Linted("simulated-metrics", [:], old).findings.count == 1)
        #expect(try found("simulated-metrics", inXib: "").isEmpty)
    }
}
