import InterfaceBuilder
import Layout
import SourceText
import Testing

@Suite struct SizeClassConditionTests {
    @Test(
        arguments: [
            ("default", nil, nil), ("heightClass=compact", nil, .compact),
            ("heightClass=compact-widthClass=regular", .regular, .compact),
        ] as [(String, SizeClass?, SizeClass?)])
    func `a key names classes of width and height`(key: String, horizontal: SizeClass?, vertical: SizeClass?) throws {
        let condition = try #require(SizeClassCondition(key))
        #expect(condition.horizontal == horizontal && condition.vertical == vertical)
        #expect(condition.specificity == [horizontal, vertical].count { $0 != nil })
        for width in [SizeClass.compact, .regular] {
            for height in [SizeClass.compact, .regular] {
                let isMet = (horizontal ?? width) == width && (vertical ?? height) == height
                #expect(condition.holds(in: SizeClasses(horizontal: width, vertical: height)) == isMet)
            }
        }
    }

    @Test(arguments: ["device=watch38mm", "widthClass=any", "userInterfaceStyle=dark", "widthClass", ""])
    func `a key of something else is no condition`(key: String) {
        #expect(SizeClassCondition(key).map(\.specificity) ?? 0 == 0)
        if !key.isEmpty { #expect(SizeClassCondition(key) == nil) }
    }
}

@Suite struct EnvironmentTests {
    @Test func `a device has its size, insets and size classes`() throws {
        let phone = try #require(LayoutDevice.named("retina6_12"))
        #expect(phone.size(.portrait) == LayoutSize(width: 393, height: 852))
        #expect(phone.size(.landscape) == LayoutSize(width: 852, height: 393))
        #expect(phone.safeArea(.portrait) == EdgeDistances(top: 59, bottom: 34))
        #expect(phone.safeArea(.landscape) == EdgeDistances(left: 59, bottom: 21, right: 59))
        #expect(phone.sizeClasses(.landscape) == SizeClasses(horizontal: .compact, vertical: .compact))
        let tablet = try #require(LayoutDevice.named("ipad9_7"))
        #expect(tablet.sizeClasses(.portrait) == SizeClasses(horizontal: .regular, vertical: .regular))
        #expect(LayoutDevice.named("toaster") == nil)
    }

    @Test func `names of devices are given once`() {
        #expect(Set(LayoutDevice.all.map(\.id)).count == LayoutDevice.all.count)
    }

    /// A list in a navigation controller, which a tab bar controller shows; it pushes a detail.
    private func scenes(
        detail: String = "", list: String = "", alone: String = "", document: String = ""
    ) throws -> IBDocument {
        func controller(_ id: String, _ inside: String) -> String {
            """
            <scene sceneID="scene-\(id)"><objects><viewController id="\(id)">
                <view key="view" id="view-\(id)"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/></view>
                \(inside)
            </viewController></objects></scene>
            """
        }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="22505" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
                <device id="retina6_12" orientation="portrait" appearance="light"/>
                <scenes>
                    <scene sceneID="tabs"><objects><tabBarController id="tab"><connections>
                        <segue destination="nav" kind="relationship" relationship="viewControllers" id="s1"/>
                    </connections></tabBarController></objects></scene>
                    <scene sceneID="bars"><objects><navigationController id="nav"><connections>
                        <segue destination="list" kind="relationship" relationship="rootViewController" id="s2"/>
                    </connections></navigationController></objects></scene>
                    \(controller("list", list + """
                        <connections><segue destination="detail" kind="show" id="s3"/></connections>
                        """))
                    \(controller("detail", detail))
                    \(controller("alone", alone))
                </scenes>
                \(document)
            </document>
            """
        return try IBDocument.read(SourceText(path: "Bars.storyboard", bytes: Array(text.utf8))).get()
    }

    private func safeArea(_ id: String, in document: IBDocument) throws -> EdgeDistances {
        LayoutEnvironment(canvasOf: try #require(document.object(id: "view-\(id)"))).safeArea
    }

    @Test func `bars that a scene is shown with take a part of it`() throws {
        let document = try scenes()
        #expect(try safeArea("alone", in: document) == EdgeDistances(top: 59, bottom: 34))
        #expect(try safeArea("list", in: document) == EdgeDistances(top: 59 + 44, bottom: 34 + 49))
        #expect(try safeArea("detail", in: document) == EdgeDistances(top: 59 + 44, bottom: 34 + 49))
    }

    @Test func `a widget of the notification center has no part of the screen's edges`() throws {
        let whole = try scenes().replacing(
            "<view key=\"view\" id=\"view-alone\"", " simulatedAppContext=\"notificationCenter\"")
        #expect(try safeArea("alone", in: whole) == EdgeDistances(top: 59, bottom: 34))
        let widget = try whole.replacing(
            "notificationCenter\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"393\" height=\"852\"",
            by: "notificationCenter\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"320\" height=\"110\"")
        #expect(try safeArea("alone", in: widget) == .zero)
    }

    @Test func `a popover that fills the width of a phone is a sheet`() throws {
        let popover = try scenes(
            detail: "<connections><segue destination=\"alone\" kind=\"popoverPresentation\" id=\"s4\"/></connections>")
        func area(width: Int, height: Int) throws -> EdgeDistances {
            let frame = "id=\"view-alone\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" "
            return try safeArea(
                "alone",
                in: popover.replacing(
                    frame + "width=\"393\" height=\"852\"", by: frame + "width=\"\(width)\" height=\"\(height)\""))
        }
        #expect(try area(width: 393, height: 842) == EdgeDistances(bottom: 34))
        #expect(try area(width: 320, height: 200) == .zero)
    }

    @Test func `a scene's screen has the view below opaque bars, and the bars`() throws {
        let document = try scenes()
        func screen(_ id: String, height: Int = 852, on device: String? = nil) throws -> SceneScreen {
            let frame = "id=\"view-\(id)\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"393\" height="
            let changed = try document.replacing(frame + "\"852\"", by: frame + "\"\(height)\"")
            let controller = try #require(changed.object(id: id))
            return try #require(SceneScreen(of: controller, on: device.flatMap(LayoutDevice.named)))
        }
        let whole = try screen("list")
        #expect(whole.size == LayoutSize(width: 393, height: 852))
        #expect(whole.view == Rect(x: 0, y: 0, width: 393, height: 852))
        #expect(whole.topBar == Rect(x: 0, y: 0, width: 393, height: 59 + 44))
        #expect(whole.bottomBar == Rect(x: 0, y: 852 - 83, width: 393, height: 83))
        let opaque = try screen("list", height: 852 - 103)
        #expect(opaque.view == Rect(x: 0, y: 103, width: 393, height: 852 - 103))
        #expect(opaque.size == whole.size && opaque.topBar == whole.topBar)
        let sheet = try screen("alone", height: 842)
        #expect(sheet.view.y == 10 && sheet.size == whole.size && sheet.topBar == nil && sheet.bottomBar == nil)
        let small = try screen("list", on: "retina4_7")
        #expect(small.size == LayoutSize(width: 375, height: 667) && small.topBar?.height == 64)
        #expect(try SceneScreen(of: #require(document.object(id: "nav"))) == nil)
    }

    @Test func `simulated bars come first`() throws {
        let none = try scenes(list: "<nil key=\"simulatedTopBarMetrics\"/><nil key=\"simulatedBottomBarMetrics\"/>")
        #expect(try safeArea("list", in: none) == EdgeDistances(top: 59, bottom: 34))
    }

    @Test func `another device has its own size and insets`() throws {
        let document = try scenes()
        let view = try #require(document.object(id: "view-list"))
        let environment = LayoutEnvironment(view, on: try #require(LayoutDevice.named("retina4_7")))
        #expect(environment.containerSize == LayoutSize(width: 375, height: 667))
        #expect(environment.safeArea == EdgeDistances(top: 64, bottom: 49))
        #expect(!environment.isCanvas)
    }

    @Test func `a pushed scene has the bars of the one that pushes it, simulated ones too`() throws {
        let simulated = try scenes(
            list: """
                <nil key="simulatedTopBarMetrics"/>
                <simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>
                """)
        #expect(try safeArea("detail", in: simulated) == EdgeDistances(top: 59, bottom: 34 + 49))
        let hidden = try scenes().replacing("<viewController id=\"detail\"", " hidesBottomBarWhenPushed=\"YES\"")
        #expect(try safeArea("detail", in: hidden) == EdgeDistances(top: 59 + 44, bottom: 34))
    }

    @Test func `of several segues to a scene the storyboard names the one that counts`() throws {
        let alone = "<connections><segue destination=\"detail\" kind=\"show\" id=\"s4\"/></connections>"
        let breaker = "<inferredMetricsTieBreakers><segue reference=\"s4\"/></inferredMetricsTieBreakers>"
        let document = try scenes(alone: alone, document: breaker)
        #expect(try safeArea("detail", in: document) == EdgeDistances(top: 59, bottom: 34))
        let controller = try #require(document.object(id: "detail"))
        #expect(InferredBars(of: controller).top == nil)
        let other = try scenes(alone: alone)
        let navigation = try #require(other.object(id: "nav"))
        #expect(InferredBars(of: try #require(other.object(id: "detail"))).top == .navigation(navigation))
    }

    @Test func `scenes that push each other have no bars and do not hang`() throws {
        let circle = try scenes(
            detail: "<connections><segue destination=\"alone\" kind=\"show\" id=\"s4\"/></connections>",
            alone: "<connections><segue destination=\"detail\" kind=\"show\" id=\"s5\"/></connections>",
            document: "<inferredMetricsTieBreakers><segue reference=\"s5\"/></inferredMetricsTieBreakers>")
        #expect(try safeArea("alone", in: circle) == EdgeDistances(top: 59, bottom: 34))
    }

    @Test func `a scene may do without the status bar, or begin below its bars`() throws {
        let bare = try scenes(detail: "<nil key=\"simulatedStatusBarMetrics\"/>")
        #expect(try safeArea("detail", in: bare).top == 44)
        let old = try scenes().replacing(
            "<view key=\"view\" id=\"view-list\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\"",
            by: "<view key=\"view\" id=\"view-list\"><rect key=\"frame\" x=\"0.0\" y=\"103\"")
        #expect(try safeArea("list", in: old) == EdgeDistances(bottom: 34 + 49 + 103))
    }
}

extension IBDocument {
    /// The document with an attribute more.
    fileprivate func replacing(_ start: String, _ attribute: String) throws -> IBDocument {
        try replacing(start, by: start + attribute)
    }

    fileprivate func replacing(_ old: String, by new: String) throws -> IBDocument {
        let text = String(decoding: source.bytes, as: UTF8.self).replacing(old, with: new)
        return try IBDocument.read(SourceText(path: path, bytes: Array(text.utf8))).get()
    }
}
