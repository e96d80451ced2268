import InterfaceBuilder
import Testing

@Suite struct ConstraintTests {
    /// A controller's view with a label and a scroll view; `constraints` stand in the view's list.
    private func layout(_ constraints: String, variations: String = "") throws -> IBDocument {
        try document(
            Fixture.wrapping(
                """
                <scenes><scene sceneID="s"><objects>
                    <viewController id="home">
                        <layoutGuides>
                            <viewControllerLayoutGuide type="top" id="above"/>
                            <viewControllerLayoutGuide type="bottom" id="below"/>
                        </layoutGuides>
                        <view key="view" id="tray">
                            <rect key="frame" x="0.0" y="30" width="600" height="540.5"/>
                            <subviews>
                                <label id="cup" fixedFrame="YES"/>
                                <scrollView id="shelf">
                                    <rect key="frame" x="wide" y="0.0" width="600" height="600"/>
                                    <viewLayoutGuide key="contentLayoutGuide" id="content"/>
                                </scrollView>
                            </subviews>
                            <viewLayoutGuide key="safeArea" id="safe"/>
                            <constraints>\(constraints)</constraints>
                            \(variations)
                        </view>
                    </viewController>
                </objects></scene></scenes>
                """))
    }

    private func constraint(_ attributes: String) throws -> Constraint? {
        try layout("<constraint \(attributes) id=\"c\"/>").layoutConstraints.first
    }

    @Test func `what is left out is what Interface Builder means by that`() throws {
        let constraint = try #require(try constraint("firstAttribute=\"width\""))
        #expect(constraint.first.itemID == "tray" && constraint.first.attribute == .width)
        #expect(constraint.second == nil && constraint.anchors.count == 1)
        #expect(constraint.relation == .equal && constraint.multiplier == 1)
        #expect(constraint.constant == 0 && constraint.priority == 1000)
        #expect(!constraint.isStandardSpacing && !constraint.isPlaceholder && constraint.identifier == nil)
        #expect(constraint.owner?.id == "tray" && constraint.id == "c")
    }

    @Test func `every value is read`() throws {
        let text = """
            firstItem="cup" firstAttribute="leadingMargin" relation="greaterThanOrEqual" secondItem="safe" \
            secondAttribute="trailing" constant="-8.5" multiplier="3:2" priority="999" identifier="gap" symbolic="YES" \
            placeholder="YES"
            """
        let constraint = try #require(try constraint(text))
        #expect(constraint.first.itemID == "cup" && constraint.first.attribute.isMargin)
        #expect(constraint.first.attribute.ofEdge == .leading)
        #expect(constraint.second?.itemID == "safe" && constraint.second?.attribute == .trailing)
        #expect(constraint.relation == .greaterThanOrEqual && constraint.relation.turned == .lessThanOrEqual)
        #expect(constraint.constant == -8.5 && constraint.multiplier == 1.5 && constraint.priority == 999)
        #expect(constraint.identifier == "gap" && constraint.isStandardSpacing && constraint.isPlaceholder)
    }

    @Test func `an item that is left out on the second side is the owner too`() throws {
        let ratio = try #require(
            try constraint("firstAttribute=\"width\" secondAttribute=\"height\" multiplier=\"1/4\""))
        #expect(ratio.second?.itemID == "tray" && ratio.multiplier == 0.25)
    }

    @Test(arguments: [
        "", "firstAttribute=\"top\" relation=\"about\"", "firstAttribute=\"top\" constant=\"a lot\"",
        "firstAttribute=\"top\" priority=\"\"", "firstAttribute=\"top\" multiplier=\"1:0\"",
        "firstAttribute=\"top\" multiplier=\"1:2:3\"",
    ])
    func `one that says nothing certain is none, and its element stays`(attributes: String) throws {
        let layout = try layout("<constraint \(attributes) id=\"c\"/>")
        #expect(layout.layoutConstraints.isEmpty)
        #expect(try layout.require("tray").constraints.count == 1)
        #expect(try layout.require("tray").layoutConstraints.isEmpty)
    }

    @Test func `items are views, guides of views, guides of controllers, or missing`() throws {
        let layout = try layout("")
        let tray = try layout.require("tray")
        #expect(layout.layoutItem(id: "cup") == .view(try layout.require("cup")))
        #expect(layout.layoutItem(id: "safe") == .guide(.safeArea, of: tray))
        #expect(layout.layoutItem(id: "content") == .guide(.content, of: try layout.require("shelf")))
        let home = try layout.require("home")
        #expect(layout.layoutItem(id: "above") == .topLayoutGuide(of: home))
        #expect(layout.layoutItem(id: "below") == .bottomLayoutGuide(of: home))
        #expect(layout.layoutItem(id: "below").isLegacyGuide && !layout.layoutItem(id: "safe").isLegacyGuide)
        #expect(layout.layoutItem(id: "below").object == home)
        #expect(layout.layoutItem(id: "gone") == .missing("gone") && layout.layoutItem(id: "gone").object == nil)
        let width = try #require(try constraint("firstAttribute=\"width\""))
        #expect(width.item(at: width.first)?.object?.id == "tray")
    }

    @Test(
        arguments: [
            ("centerXWithinMargins", .horizontal, true), ("topMargin", .vertical, true),
            ("firstBaseline", .vertical, false),
            ("right", .horizontal, false), ("diagonal", nil, false),
        ] as [(String, LayoutAxis?, Bool)])
    func `an attribute knows its direction and margins`(word: String, axis: LayoutAxis?, isMargin: Bool) {
        let attribute = LayoutAttribute(rawValue: word)
        #expect(attribute.axis == axis && attribute.isMargin == isMargin && !attribute.isSize)
    }

    @Test func `size classes change constants and take constraints out`() throws {
        let layout = try layout(
            """
            <constraint firstItem="cup" firstAttribute="width" constant="20" id="a">
                <variation key="heightClass=compact" constant="10"/>
                <variation key="widthClass=regular" constant="much"/>
            </constraint>
            <constraint firstItem="cup" firstAttribute="height" constant="20" id="b"/>
            <constraint firstItem="cup" firstAttribute="top" constant="20" id="c"/>
            """,
            variations: """
                <variation key="default"><mask key="constraints">
                    <exclude reference="a"/><exclude reference="b"/><exclude/>
                </mask></variation>
                <variation key="heightClass=compact"><mask key="constraints"><include reference="a"/></mask></variation>
                """)
        let constraints = layout.layoutConstraints
        #expect(constraints[0].variations.map(\.sizeClass) == ["heightClass=compact", "widthClass=regular"])
        #expect(constraints[0].variations.map(\.constant) == [10, nil])
        let installations = Installations(layout)
        #expect(constraints.map { installations[$0].isNowhere } == [false, true, false])
        #expect(installations[constraints[0]].exceptions.map(\.sizeClass) == ["default", "heightClass=compact"])
        #expect(installations[constraints[0]].exceptions.map(\.isIncluded) == [false, true])
        #expect(installations[constraints[2]].exceptions.isEmpty)
    }

    @Test func `size classes leave views out`() throws {
        let layout = try layout(
            "",
            variations: """
                <variation key="default"><mask key="subviews"><exclude reference="cup"/><exclude reference="shelf"/></mask>
                </variation>
                <variation key="widthClass=regular"><mask key="subviews"><include reference="shelf"/></mask></variation>
                """)
        let installations = layout.installations
        #expect(installations[view: try layout.require("cup")].isNowhere)
        #expect(!installations[view: try layout.require("shelf")].isNowhere)
        #expect(installations[view: try layout.require("shelf")].exceptions.count == 2)
        #expect(installations[view: try layout.require("tray")].exceptions.isEmpty)
    }

    @Test func `frames are values, and what is no rectangle is none`() throws {
        let layout = try layout("")
        let frame = try #require(try layout.require("tray").frame)
        #expect(frame == Rect(x: 0, y: 30, width: 600, height: 540.5))
        #expect(frame.maxX == 600 && frame.maxY == 570.5)
        #expect(try layout.require("shelf").frame == nil)
        #expect(try layout.require("cup").frame == nil)
        #expect(try layout.require("tray").rect(key: "contentRect") == nil)
        #expect(try layout.require("cup").hasFixedFrame && !layout.require("tray").hasFixedFrame)
    }
}

@Suite struct ConstraintMeaningTests {
    private func meanings(_ constraints: String...) throws -> [ConstraintMeaning?] {
        let list = constraints.map { "<constraint \($0)/>" }.joined()
        let layout = try document(
            Fixture.wrapping("<objects><view id=\"tray\"><constraints>\(list)</constraints></view></objects>"))
        let installations = Installations(layout)
        return layout.layoutConstraints.map { ConstraintMeaning($0, installed: installations[$0]) }
    }

    @Test(arguments: [
        (
            "firstItem=\"a\" firstAttribute=\"width\" secondItem=\"b\" secondAttribute=\"width\" multiplier=\"2\"",
            "firstItem=\"b\" firstAttribute=\"width\" secondItem=\"a\" secondAttribute=\"width\" multiplier=\"0.5\""
        ),
        (
            "firstItem=\"a\" firstAttribute=\"top\" relation=\"lessThanOrEqual\" secondAttribute=\"top\" constant=\"8\"",
            "firstAttribute=\"top\" relation=\"greaterThanOrEqual\" secondItem=\"a\" secondAttribute=\"top\" constant=\"-8\""
        ),
        (
            "firstItem=\"a\" firstAttribute=\"width\" secondItem=\"b\" secondAttribute=\"width\" multiplier=\"1:3\"",
            "firstItem=\"a\" firstAttribute=\"width\" secondItem=\"b\" secondAttribute=\"width\" multiplier=\"0.33333\""
        ),
    ])
    func `the direction in which it is written does not count`(first: String, second: String) throws {
        let meanings = try meanings(first, second)
        #expect(meanings[0] != nil && meanings[0] == meanings[1])
    }

    @Test(arguments: [
        "constant=\"9\"", "priority=\"750\"", "symbolic=\"YES\"", "placeholder=\"YES\"", "customClass=\"C\"",
    ])
    func `another number, kind or priority is another meaning`(difference: String) throws {
        let text = "firstItem=\"a\" firstAttribute=\"top\" secondAttribute=\"top\""
        let meanings = try meanings(text, "\(text) \(difference)")
        #expect(meanings[0] != meanings[1])
    }

    @Test func `a multiplier of nothing has none`() throws {
        #expect(try meanings("firstAttribute=\"width\" secondAttribute=\"height\" multiplier=\"0\"") == [nil])
    }
}
