import Testing

@Suite("Rules about connections")
struct ConnectionRuleTests {
    @Test(
        "dangling-reference finds ids that name nothing",
        arguments: [
            #"<connections><outlet property="p" destination="gone" id="x"/></connections>"#,
            #"<connections><action selector="s:" destination="gone" id="x"/></connections>"#,
            #"<connections><segue destination="a" kind="show" popoverAnchorView="gone" id="x"/></connections>"#,
            #"<constraints><constraint firstAttribute="top" secondItem="gone" secondAttribute="top" id="x"/></constraints>"#,
            #"<tableViewCell textLabel="gone" id="x"/>"#, #"<outlineView headerView="gone" id="x"/>"#,
            #"<tabView initialItem="gone" id="x"/>"#, #"<gridCell headOfMergedCell="gone" id="x"/>"#,
            #"<barButtonItem id="x"><popoverPassthroughViews><view reference="gone"/></popoverPassthroughViews></barButtonItem>"#,
        ])
    func dangling(_ text: String) throws {
        #expect(try found("dangling-reference", inXib: #"<label id="a"/>"# + text) == ["x"])
        #expect(try found("dangling-reference", inXib: #"<label id="a"/>"# + text.replacing("gone", with: "a")).isEmpty)
    }

    @Test("dangling-reference finds an initial view controller and a choice of segue that are gone")
    func danglingSettings() throws {
        let tieBreakers = #"<inferredMetricsTieBreakers><segue reference="gone"/></inferredMetricsTieBreakers>"#
        let text = storyboard(
            scene(#"<viewController id="vc"/>"#), attributes: #"initialViewController="gone""#, document: tieBreakers)
        let files = ["Cup.storyboard": text]
        #expect(try Linted("dangling-reference", [:], files).findings.count == 2)
        #expect(
            try Linted("dangling-reference", [:], files.mapValues { $0.replacing("gone", with: "vc") }).findings.isEmpty
        )
    }

    @Test("dangling-variation finds entries of objects that are gone")
    func variations() throws {
        let text = """
            <label id="a"/><variation key="default"><mask key="subviews"><exclude reference="gone"/><exclude reference="a"/>
            </mask></variation>
            """
        #expect(try found("dangling-variation", inXib: text) == ["top"])
        #expect(try found("dangling-variation", inXib: text.replacing("gone", with: "a")).isEmpty)
    }

    @Test("outlet-connected-twice finds an outlet with two objects, not a collection, nor the same object twice")
    func twice() throws {
        func connected(_ second: String) -> String {
            #"<label id="a"/><label id="b"/><connections><outlet property="cup" destination="a" id="o1"/>\#(second)</connections>"#
        }
        let other = #"<outlet property="cup" destination="b" id="o2"/>"#
        #expect(try found("outlet-connected-twice", inXib: connected(other)) == ["o2"])
        for fine in [
            #"<outlet property="cup" destination="a" id="o2"/>"#, #"<outlet property="mug" destination="b" id="o2"/>"#,
            #"<outletCollection property="cup" destination="b" id="o2"/>"#,
        ] {
            #expect(try found("outlet-connected-twice", inXib: connected(fine)).isEmpty)
        }
        let apart = #"<view id="v">"# + connected("") + "</view>" + "<connections>\(other)</connections>"
        #expect(try found("outlet-connected-twice", inXib: apart).isEmpty)
    }

    @Test("connection-between-scenes tells where an action goes to the own scene as well, and comes twice")
    func repeatedAction() throws {
        func messages(_ selector: String) throws -> [String] {
            let button = """
                <button id="b1"><connections>
                <action selector="save:" destination="c1" eventType="touchUpInside" id="a1"/>
                <action selector="\(selector)" destination="c2" eventType="touchUpInside" id="a2"/></connections></button>
                """
            let scenes =
                scene(
                    "<viewController id=\"c1\"><view key=\"view\" id=\"v1\"><subviews>\(button)</subviews></view></viewController>"
                )
                + scene("<viewController id=\"c2\"><view key=\"view\" id=\"v2\"/></viewController>")
            return try Linted("connection-between-scenes", [:], ["Cup.storyboard": storyboard(scenes)]).findings.map(
                \.message)
        }
        #expect(try messages("save:").first?.contains("gets it a second time") == true)
        #expect(try messages("open:").first?.contains("goes up the responder chain instead") == true)
    }

    @Test("connection-between-scenes finds outlets and actions whose ends are in different scenes")
    func betweenScenes() throws {
        func scenes(_ destination: String) -> String {
            scene(#"<viewController id="c1"><view key="view" id="v1"/></viewController>"#)
                + scene(
                    #"<viewController id="c2"><view key="view" id="v2"/><connections>"#
                        + #"<outlet property="view" destination="\#(destination)" id="o1"/>"#
                        + #"<action selector="pour:" destination="\#(destination)" id="a1"/>"#
                        + #"<segue destination="c1" kind="show" id="s1"/></connections></viewController>"#)
        }
        #expect(try found("connection-between-scenes", inStoryboard: scenes("v1")) == ["o1", "a1"])
        #expect(try found("connection-between-scenes", inStoryboard: scenes("v2")).isEmpty)
    }

    @Test("unattached-gesture-recognizer finds those that no view and no outlet has")
    func recognizers() throws {
        let recognizers = ["g1", "g2", "g3"].map {
            #"<tapGestureRecognizer id="\#($0)"><connections><action selector="t:" destination="top" id="a\#($0)"/></connections></tapGestureRecognizer>"#
        }
        let connections = """
            <connections><outletCollection property="gestureRecognizers" destination="g1" appends="YES" id="o1"/>
            <outlet property="tap" destination="g2" id="o2"/></connections>
            """
        let text = xib(connections, objects: recognizers.joined())
        #expect(try Linted("unattached-gesture-recognizer", [:], ["Cup.xib": text]).objects == ["g3"])
    }

    @Test("unwind-segue finds those without exit or action")
    func unwind() throws {
        func unwinding(_ attributes: String) -> String {
            scene(
                """
                <viewController id="vc"><connections><segue kind="unwind" \(attributes) id="u"/></connections></viewController>
                """, beside: #"<exit id="e" sceneMemberID="exit"/>"#)
        }
        #expect(try found("unwind-segue", inStoryboard: unwinding(#"destination="e" unwindAction="back:""#)).isEmpty)
        #expect(try found("unwind-segue", inStoryboard: unwinding(#"destination="e""#)) == ["u"])
        #expect(try found("unwind-segue", inStoryboard: unwinding(#"destination="vc" unwindAction="back:""#)) == ["u"])
    }

    @Test("duplicate-segue-identifier finds two of one controller, not those that controls perform")
    func segueIdentifiers() throws {
        let segues = ["1", "2"].map { #"<segue kind="show" destination="b" identifier="pour" id="s\#($0)"/>"# }.joined()
        let doubled = #"<viewController id="a"><connections>\#(segues)</connections></viewController>"#
        let other = scene(#"<viewController id="b"/>"#)
        #expect(try found("duplicate-segue-identifier", inStoryboard: scene(doubled) + other) == ["s2"])
        let button =
            #"<viewController id="a"><button id="v"><connections>\#(segues)</connections></button></viewController>"#
        #expect(try found("duplicate-segue-identifier", inStoryboard: scene(button) + other).isEmpty)
        let unnamed = doubled.replacing(#"identifier="pour""#, with: #"identifier="""#)
        #expect(try found("duplicate-segue-identifier", inStoryboard: scene(unnamed) + other).isEmpty)
    }

    @Test("deprecated-segue-kind finds kinds from before iOS 8")
    func kinds() throws {
        let segues = ["push", "modal", "show", "embed", "popover"].map {
            #"<segue kind="\#($0)" destination="a" id="\#($0)"/>"#
        }
        let controller = #"<viewController id="a"><connections>\#(segues.joined())</connections></viewController>"#
        #expect(try found("deprecated-segue-kind", inStoryboard: scene(controller)) == ["push", "modal", "popover"])
    }

    @Test("navigation-segue finds segues that show a screen, and no part of one")
    func navigation() throws {
        let segues = ["show", "presentation", "embed", "unwind", "relationship", "custom"].map {
            #"<segue kind="\#($0)" destination="a" id="\#($0)"/>"#
        }
        let controller = #"<viewController id="a"><connections>\#(segues.joined())</connections></viewController>"#
        #expect(
            try found("navigation-segue", inStoryboard: scene(controller)) == ["show", "presentation", "custom"])
    }

    @Test("rules about storyboard references find those that name nothing, and those into another bundle")
    func references() throws {
        let scenes = [
            #"id="r1""#, #"storyboardName="Menu" id="r2""#, #"referencedIdentifier="menu" id="r3""#,
            #"storyboardName="Menu" bundleIdentifier="com.example.menu" id="r4""#, #"storyboardName="" id="r5""#,
        ].map { scene("<viewControllerPlaceholder \($0) sceneMemberID=\"viewController\"/>") }.joined()
        #expect(try found("unnamed-storyboard-reference", inStoryboard: scenes) == ["r1", "r5"])
        #expect(try found("reference-to-bundle", inStoryboard: scenes) == ["r4"])
    }
}
