import Testing

@Suite("The rule duplicate-constraint")
struct DuplicateConstraintTests {
    /// The ids that the rule finds among constraints of the view `top`, numbered `c1`, `c2`, ….
    private func duplicates(_ constraints: [String], beside: String = "") throws -> [String] {
        let elements = constraints.enumerated().map { number, text in
            let end = text.firstIndex(of: ">") ?? text.endIndex
            let attributes = text[..<end]
            let children = end == text.endIndex ? "" : String(text[text.index(after: end)...])
            return "<constraint \(attributes) id=\"c\(number + 1)\">\(children)</constraint>"
        }
        return try found(
            "duplicate-constraint",
            inXib: #"<view key="a" id="a"/><view key="b" id="b"/><constraints>\#(elements.joined())</constraints>"# + beside)
    }

    private let leading = #"firstItem="a" firstAttribute="leading" secondItem="b" secondAttribute="trailing" constant="14.5""#

    @Test("finds two that say the same, whatever their names and however their numbers are spelled")
    func same() throws {
        #expect(try duplicates([leading, leading + #" identifier="gap""#]) == ["c2"])
        #expect(try duplicates([leading, leading, leading]) == ["c2", "c3"])
        let spelled = leading.replacing("14.5", with: "14.500000001") + #" multiplier="1:1" priority="1000""#
        #expect(try duplicates([leading, spelled]) == ["c2"])
    }

    @Test("takes an item that is left out for the view that owns the constraint")
    func owner() throws {
        let whole = #"firstItem="top" firstAttribute="bottom" secondItem="a" secondAttribute="bottom""#
        #expect(try duplicates([whole, whole.replacing(#"firstItem="top""#, with: "")]) == ["c2"])
    }

    @Test("finds one that is written the other way round")
    func reversed() throws {
        let turned = #"firstItem="b" firstAttribute="trailing" secondItem="a" secondAttribute="leading" constant="-14.5""#
        #expect(try duplicates([leading, turned]) == ["c2"])
        #expect(try duplicates([leading, turned.replacing("-14.5", with: "14.5")]).isEmpty)
        let half = #"firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="width" multiplier="1:2" constant="3""#
        let double = #"firstItem="b" firstAttribute="width" secondItem="a" secondAttribute="width" multiplier="2" constant="-6""#
        #expect(try duplicates([half, double]) == ["c2"])
    }

    @Test("turns the relation with the items")
    func reversedRelation() throws {
        let turned = #"firstItem="b" firstAttribute="trailing" secondItem="a" secondAttribute="leading" constant="-14.5""#
        let atLeast = leading + #" relation="greaterThanOrEqual""#
        #expect(try duplicates([atLeast, turned + #" relation="lessThanOrEqual""#]) == ["c2"])
        #expect(try duplicates([atLeast, turned + #" relation="greaterThanOrEqual""#]).isEmpty)
        let square = #"firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="width""#
        let negative = square + #" multiplier="-2" relation="greaterThanOrEqual""#
        let turnedNegative =
            #"firstItem="b" firstAttribute="width" secondItem="a" secondAttribute="width" multiplier="-0.5""#
        #expect(try duplicates([negative, turnedNegative + #" relation="greaterThanOrEqual""#]) == ["c2"])
        #expect(try duplicates([negative, turnedNegative + #" relation="lessThanOrEqual""#]).isEmpty)
    }

    @Test(
        "leaves alone what differs",
        arguments: [
            #"constant="14""#, #"priority="999""#, #"multiplier="0.5""#, #"relation="lessThanOrEqual""#,
            #"placeholder="YES""#, #"symbolic="YES""#, #"customClass="Hairline""#, #"firstAttribute="top""#,
        ])
    func different(_ change: String) throws {
        let attribute = String(change.prefix { $0 != "=" })
        let parts = leading.split(separator: " ").filter { !$0.hasPrefix(attribute + "=") }
        #expect(try duplicates([leading, parts.joined(separator: " ") + " " + change]).isEmpty)
    }

    @Test("leaves alone what is installed in other size classes, or varies in them")
    func variations() throws {
        let masks = """
            <variation key="default"><mask key="constraints"><exclude reference="c2"/></mask></variation>
            <variation key="widthClass=compact"><mask key="constraints">
            <exclude reference="c1"/><include reference="c2"/></mask></variation>
            """
        #expect(try duplicates([leading, leading], beside: masks).isEmpty)
        let varied = leading + #"><variation key="widthClass=compact" constant="3"/>"#
        #expect(try duplicates([leading, varied]).isEmpty)
        #expect(try duplicates([varied, varied]) == ["c2"])
    }

    @Test("does not count what is installed nowhere")
    func uninstalled() throws {
        let mask = """
            <variation key="default"><mask key="constraints"><exclude reference="c1"/><exclude reference="c2"/></mask></variation>
            """
        #expect(try duplicates([leading, leading], beside: mask).isEmpty)
    }

    @Test("is not certain where code holds one of the two")
    func heldByCode() throws {
        let connection = #"<connections><outlet property="gap" destination="c1" id="o"/></connections>"#
        #expect(try duplicates([leading, leading], beside: connection) == ["c2?"])
    }
}
