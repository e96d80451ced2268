import Testing

@Suite("Rules about layout")
struct LayoutRuleTests {
    @Test("ambiguous-view finds marked views, but those whose check is off")
    func ambiguous() throws {
        let views = """
            <label ambiguous="YES" id="l1"/><label ambiguous="YES" verifyAmbiguity="off" id="l2"/><label id="l3"/>
            <label id="l4"><variation key="widthClass=compact" ambiguous="YES"/></label>
            <scrollView ambiguous="YES" verifyAmbiguity="ignoreSizes" id="l5"/>
            """
        // Without frames of their own they cannot be laid out, and only the marks speak.
        #expect(try found("ambiguous-view", ["marks": .boolean(true)], inXib: views) == ["l1?", "l4?"])
        #expect(try found("ambiguous-view", inXib: views).isEmpty)
    }

    /// A box with constraints to the sides of the top view.
    private func box(_ constraints: String, mark: String = #"ambiguous="YES""#) -> String {
        #"<subviews><view contentMode="scaleToFill" \#(mark) translatesAutoresizingMaskIntoConstraints="NO" id="box">"#
            + #"<rect key="frame" x="20" y="20" width="280" height="44"/></view></subviews>"#
            + "<constraints>\(constraints)</constraints>"
    }

    /// What ambiguous-view finds in a xib whose view is that of its owner, a controller.
    private func ambiguous(_ content: String, attributes: String = "") throws -> Linted {
        let owner =
            #"customClass="Cafe"><connections><outlet property="view" destination="top" id="vo"/></connections></placeholder>"#
        let text = xib(content, attributes: attributes).replacing(#"customClass="Cafe"/>"#, with: owner)
        return try Linted("ambiguous-view", [:], ["Cup.xib": text])
    }

    private let wide = """
        <constraint firstItem="box" firstAttribute="leading" secondItem="top" secondAttribute="leading" constant="20" id="c1"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="top" secondAttribute="top" constant="20" id="c2"/>
        <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" constant="20" id="c3"/>
        """

    @Test("ambiguous-view says what the constraints leave open, and nothing of a mark that is out of date")
    func solved() throws {
        let linted = try ambiguous(box(wide))
        #expect(linted.objects == ["box"])
        #expect(linted.findings.first?.message.contains("top or height") == true)
        let whole =
            wide
            + #"<constraint firstItem="box" firstAttribute="bottom" secondItem="top" secondAttribute="bottom" id="c4"/>"#
        #expect(try ambiguous(box(whole)).objects.isEmpty)
    }

    @Test("ambiguous-view leaves out what stands in a cell, or in a view that whoever loads it may size by its content")
    func openRoots() throws {
        #expect(try found("ambiguous-view", inXib: box(wide)).isEmpty)
        #expect(try found("ambiguous-view", ["marks": .boolean(true)], inXib: box(wide)) == ["box?"])
    }

    @Test("ambiguous-view leaves out views beside one whose size its class or code decides")
    func openContents() throws {
        func found(_ other: String) throws -> [String] {
            let views = box(wide).replacing("</subviews>", with: "\(other)</subviews>")
            return try ambiguous(views).objects
        }
        func other(_ kind: String, _ more: String) -> String {
            "<\(kind) ambiguous=\"YES\" \(more) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"o\">"
                + #"<rect key="frame" x="20" y="80" width="280" height="44"/></\#(kind)>"#
        }
        #expect(try found("").contains("box"))
        #expect(try found(other("view", #"customClass="Chart""#)).isEmpty)
        #expect(try found(other("imageView", "")).isEmpty)
        #expect(try found(other("imageView", #"image="cup""#)).contains("box"))
        #expect(try found(other("stackView", "")).isEmpty)
    }

    @Test("ambiguous-view does not believe the square canvas where every size class has constraints of its own")
    func squareCanvas() throws {
        func view(_ classes: [String]) -> String {
            let bottom =
                #"<constraint firstItem="box" firstAttribute="bottom" secondItem="top" secondAttribute="bottom" id="c4"/>"#
            let included = classes.map {
                #"<variation key="\#($0)"><mask key="constraints"><include reference="c4"/></mask></variation>"#
            }
            return box(wide + bottom)
                + #"<variation key="default"><mask key="constraints"><exclude reference="c4"/></mask></variation>"#
                + included.joined()
        }
        func objects(_ classes: [String]) throws -> [String] {
            try ambiguous(view(classes), attributes: #"useTraitCollections="YES""#).objects
        }
        #expect(try objects([]) == ["box"])
        #expect(try objects(["widthClass=compact", "widthClass=regular"]).isEmpty)
    }

    @Test("conflicting-constraints finds required constraints that no screen meets, not those of a lower priority")
    func conflicting() throws {
        func places(_ priority: String, width: Int = 100, outlet: String = "") throws -> [String] {
            let size = #"<constraint firstAttribute="width" constant="\#(width)" \#(priority) id="c4"/>"#
            let view = box(wide, mark: "").replacing(
                "</view></subviews>", with: "<constraints>\(size)</constraints></view></subviews>")
            let root =
                #"<view key="view" id="top"><rect key="frame" x="0" y="0" width="320" height="480"/>\#(view)</view>"#
            return try found(
                "conflicting-constraints",
                inStoryboard: scene("<viewController id=\"c\">\(root)\(outlet)</viewController>"))
        }
        #expect(try places("") == ["c4"])
        #expect(try places(#"priority="999""#).isEmpty)
        #expect(try places(#"placeholder="YES""#).isEmpty)
        // It fits the narrowest phone.
        #expect(try places("", width: 280).isEmpty)
        let outlet = #"<connections><outlet property="width" destination="c4" id="o1"/></connections>"#
        #expect(try places("", outlet: outlet).first?.hasSuffix("?") == true)
    }

    @Test("conflicting-constraints finds two distances between the same sides")
    func conflictingKinds() throws {
        func places(_ content: String) throws -> Int {
            let root =
                #"<view key="view" id="top"><rect key="frame" x="0" y="0" width="320" height="480"/>\#(content)</view>"#
            return try found(
                "conflicting-constraints", inStoryboard: scene("<viewController id=\"c\">\(root)</viewController>")
            ).count
        }
        let twice = """
            <constraint firstItem="box" firstAttribute="trailing" secondItem="top" secondAttribute="trailing" id="c1"/>
            <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" constant="8" id="c2"/>
            """
        #expect(try places(box(twice, mark: "")) == 1)
        #expect(try places(box(twice.replacing(#"constant="8""#, with: #"constant="0""#), mark: "")) == 0)
    }

    @Test("conflicting-constraints leaves a cell's and a xib's size to whoever shows it")
    func openSizes() throws {
        let size = #"<constraint firstAttribute="width" constant="100" id="c4"/>"#
        let view = box(wide, mark: "").replacing(
            "</view></subviews>", with: "<constraints>\(size)</constraints></view></subviews>")
        #expect(try found("conflicting-constraints", inXib: view).isEmpty)
        // A bar gives its items the room that they ask for.
        let item =
            #"<toolbar id="bar"><items><barButtonItem id="item"><view key="customView" id="custom">"#
            + #"<rect key="frame" x="0" y="0" width="0" height="33"/>\#(view.replacing("\"top\"", with: "\"custom\""))"#
            + "</view></barButtonItem></items></toolbar>"
        let root =
            #"<view key="view" id="top"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>\#(item)</subviews></view>"#
        let bar = scene("<viewController id=\"c\">\(root)</viewController>")
        #expect(try found("conflicting-constraints", inStoryboard: bar).isEmpty)
        // Two heights of one view conflict wherever it is shown.
        let twice = view.replacing(
            size, with: size + #"<constraint firstAttribute="width" constant="90" id="c5"/>"#)
        let open = twice.replacing(
            #"<constraint firstAttribute="trailing""#, with: #"<constraint placeholder="YES" firstAttribute="trailing""#
        )
        #expect(try found("conflicting-constraints", inXib: open).count == 1)
    }

    @Test("misplaced-view and fixed-frame find marked views")
    func marks() throws {
        let views = #"<label misplaced="YES" id="l1"/><label misplaced="NO" id="l2"/><label fixedFrame="YES" id="l3"/>"#
        #expect(try found("misplaced-view", inXib: views) == ["l1"])
        #expect(try found("fixed-frame", inXib: views) == ["l3"])
    }

    @Test("relative-to-margin finds each end at a margin")
    func margins() throws {
        let constraints = """
            <constraints>
            <constraint firstItem="a" firstAttribute="leading" secondItem="top" secondAttribute="leadingMargin" id="c1"/>
            <constraint firstItem="a" firstAttribute="centerX" secondItem="b" secondAttribute="centerXWithinMargins" id="c2"/>
            <constraint firstItem="a" firstAttribute="topMargin" secondItem="b" secondAttribute="bottomMargin" id="c3"/>
            <constraint firstItem="a" firstAttribute="leading" secondItem="top" secondAttribute="leading" id="c4"/>
            </constraints>
            """
        #expect(try found("relative-to-margin", inXib: constraints) == ["c1", "c2", "c3", "c3"])
    }

    @Test("autolayout-off finds documents with views that do not say they use it")
    func autolayout() throws {
        #expect(try found("autolayout-off", inXib: "") == ["document"])
        #expect(
            try Linted("autolayout-off", [:], ["Cup.xib": xib("", attributes: #"useAutolayout="YES""#)]).objects.isEmpty
        )
        #expect(try found("autolayout-off", inStoryboard: "").isEmpty)
    }

    @Test("stack-view-background finds a stack view's own color, not that of a view in it")
    func stackView() throws {
        let views = """
            <stackView id="s1"><color key="backgroundColor" white="1" alpha="1"/></stackView>
            <stackView id="s2"><subviews><view id="v"><color key="backgroundColor" white="1" alpha="1"/></view></subviews>
            <color key="tintColor" white="1" alpha="1"/></stackView>
            """
        #expect(try found("stack-view-background", inXib: views) == ["s1"])
    }

    @Test("legacy-layout-guide finds guides that a constraint uses")
    func layoutGuides() throws {
        func controller(_ item: String) -> String {
            scene(
                """
                <viewController id="vc"><layoutGuides><viewControllerLayoutGuide type="top" id="g"/></layoutGuides>
                <view key="view" id="v"><constraints>
                <constraint firstItem="v" firstAttribute="top" secondItem="\(item)" secondAttribute="bottom" id="c"/>
                </constraints></view></viewController>
                """)
        }
        #expect(try found("legacy-layout-guide", inStoryboard: controller("g")) == ["vc"])
        #expect(try found("legacy-layout-guide", inStoryboard: controller("v")).isEmpty)
    }

    @Test("safe-area-ignored finds texts and controls at the edges of a screen, and not those in the safe area")
    func safeArea() throws {
        func found(_ constraint: String, name: String = "label", guide: String = "safeArea") throws -> [String] {
            let root =
                #"<view key="view" id="top"><subviews><\#(name) id="l"/></subviews><viewLayoutGuide key="\#(guide)" id="g"/>"#
                + "<constraints><constraint \(constraint) id=\"c\"/></constraints></view>"
            return try LintingTests.found(
                "safe-area-ignored", inStoryboard: scene("<viewController id=\"m\">\(root)</viewController>"))
        }
        let top = #"firstItem="l" firstAttribute="top" secondItem="top" secondAttribute="top""#
        #expect(try found(top) == ["l?"])
        #expect(try found(top + #" constant="60""#).isEmpty)
        // What is moved in when it is needed.
        #expect(try found(top + #" constant="-50""#).isEmpty)
        #expect(try found(top, name: "imageView").isEmpty)
        #expect(try found(top, guide: "other").isEmpty)
        #expect(try found(top.replacing(#"secondItem="top""#, with: #"secondItem="g""#)).isEmpty)
        let bottom = #"firstAttribute="bottom" secondItem="l" secondAttribute="bottom" constant="8""#
        #expect(try found(bottom) == ["l?"])
        #expect(try found(bottom.replacing("8", with: "40")).isEmpty)
    }

    @Test("clipped-translation finds the widest translation where a fixed width has no room for it")
    func clipped() throws {
        func found(_ german: String) throws -> [String] {
            let label =
                #"<subviews><label opaque="NO" text="Tea" lineBreakMode="tailTruncation" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="AAA-bb-001">"#
                + #"<rect key="frame" x="20" y="20" width="60" height="21"/><fontDescription key="fontDescription" type="system" pointSize="17"/>"#
                + "</label></subviews>"
            return try Linted(
                "clipped-translation", [:],
                [
                    "Base.lproj/Cup.xib": xib(label), "de.lproj/Cup.strings": "\"AAA-bb-001.text\" = \"\(german)\";\n",
                    "fr.lproj/Cup.strings": "\"AAA-bb-001.text\" = \"Thé\";\n",
                ]
            ).objects
        }
        #expect(try found("Schwarztee mit Zitrone") == ["AAA-bb-001"])
        #expect(try found("Tee").isEmpty)
    }
}
