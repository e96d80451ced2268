import Testing
import TransformKit

@Suite("Rules about colors, fonts and resources")
struct AppearanceRuleTests {
    private func note(_ content: String) -> String {
        #"<label id="n"><attributedString key="userComments"><fragment><attributes>\#(content)</attributes></fragment></attributedString></label>"#
    }

    @Test("unnamed-color finds colors that are written out")
    func colors() throws {
        let views = """
            <label id="l1"><color key="textColor" red="1" green="0" blue="0" alpha="1"/></label>
            <label id="l2"><color key="textColor" name="Tea"/></label>
            <label id="l3"><color key="textColor" systemColor="labelColor"/></label>
            <label id="l4"><color key="textColor" cocoaTouchSystemColor="darkTextColor" white="0.3" alpha="1"/></label>
            <label id="l5"><color key="backgroundColor" white="0.0" alpha="0.0"/></label>
            <label id="l6"><color key="backgroundColor" white="0.0" alpha="0.5"/></label>
            """ + note(#"<color key="NSColor" white="1" alpha="1"/>"#)
        let resources =
            #"<resources><namedColor name="Tea"><color red="1" green="0" blue="0" alpha="1"/></namedColor></resources>"#
        let files = ["Cup.xib": xib(views, document: resources)]
        func unnamed(_ options: [String: OptionValue] = [:]) throws -> [String] {
            try Linted("unnamed-color", options, files).objects
        }
        #expect(try unnamed() == ["l1", "l6"])
        #expect(try unnamed(["allow-clear-color": .boolean(false)]) == ["l1", "l5", "l6"])
        #expect(try unnamed(["allow-system-colors": .boolean(false)]) == ["l1", "l3", "l4", "l6"])
        #expect(try unnamed(["ignore-translucent": .boolean(true)]) == ["l1"])
        #expect(try unnamed(["allowed-colors": .list([.string("Co*")])]) == ["l1", "l2", "l6"])
    }

    @Test("attributed-string-color finds colors in texts, not in notes for translators")
    func attributedStrings() throws {
        let color = #"<color key="NSColor" white="1" alpha="1"/>"#
        let label = """
            <label id="l"><attributedString key="attributedText"><fragment><attributes>\(color)</attributes></fragment>
            </attributedString><color key="textColor" white="1" alpha="1"/></label>
            """
        #expect(try found("attributed-string-color", inXib: label + note(color)) == ["l"])
    }

    private let fonts = """
        <label id="l1"><fontDescription key="fontDescription" name="Tea-Bold" family="Tea" pointSize="12.5"/></label>
        <label id="l2"><fontDescription key="fontDescription" name="Coffee" family="Coffee" pointSize="10"/></label>
        <label id="l3"><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        <label id="l4"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
        <label id="l5"><attributedString key="attributedText"><fragment><attributes>
        <font key="NSFont" size="30" name="Tea-Bold"/></attributes></fragment></attributedString></label>
        <textField id="l6"><font key="font" metaFont="system"/></textField>
        """

    @Test("unlisted-font compares names, and sizes where they are given")
    func unlistedFonts() throws {
        func unlisted(_ names: [String], _ options: [String: OptionValue] = [:]) throws -> [String] {
            var options = options
            options["fonts"] = .list(names.map(OptionValue.string))
            return try found(
                "unlisted-font", options, inXib: fonts + note(#"<font key="NSFont" size="9" name="Note"/>"#))
        }
        #expect(try unlisted(["Tea-Bold", "Coffee"]) == ["l3", "l6"])
        #expect(try unlisted(["Tea-Bold 12.5", "Coffee 11"], ["allow-system-fonts": .boolean(true)]) == ["l2", "l5"])
        #expect(try unlisted(["Tea-Bold", "Coffee"], ["allow-text-styles": .boolean(false)]) == ["l3", "l4", "l6"])
    }

    @Test("font-size finds sizes outside of the bounds, fractions included")
    func fontSizes() throws {
        #expect(try found("font-size", inXib: fonts) == ["l2"])
        let options = ["minimum": OptionValue.number(12.6), "maximum": OptionValue.integer(20)]
        #expect(try found("font-size", options, inXib: fonts) == ["l1", "l2", "l5"])
    }

    @Test("rules about resources compare what is listed with what is used")
    func resources() throws {
        let views = """
            <imageView image="leaf" id="i1"/><imageView image="gone" id="i2"/>
            <label id="l1"><color key="textColor" name="Tea"/></label><label id="l2"><color key="textColor" name="Gone"/></label>
            <label id="l3"><color key="textColor" name="textColor" catalog="System"/>
            <accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" image="YES"/></accessibility></label>
            """
        let document = """
            <resources><image name="leaf" width="1" height="1"/><image name="unused" width="1" height="1"/>
            <namedColor name="Tea"><color white="1" alpha="1"/></namedColor><systemColor name="labelColor"/></resources>
            <color key="tintColor" name="Tint"/>
            """
        let files = ["Cup.xib": xib(views, document: document)]
        #expect(try Linted("unlisted-resource", [:], files).objects == ["i2", "l2"])
        let unused = try Linted("unused-resource", [:], files).findings.map(\.message)
        #expect(unused.count == 2 && unused[0].contains("`unused`") && unused[1].contains("`labelColor`"))
    }

    @Test("missing-capability finds the first use of each feature that is not declared")
    func capabilities() throws {
        let guide = #"<viewLayoutGuide key="safeArea" id="g"/>"#
        let views =
            guide + #"<label id="l"><color key="textColor" name="Tea"/><color key="tintColor" name="Tea"/></label>"#
        #expect(try found("missing-capability", inXib: views) == ["g", "l"])
        let declared =
            #"<dependencies><capability name="Safe area layout guides" minToolsVersion="9.0"/></dependencies>"#
        #expect(try Linted("missing-capability", [:], ["Cup.xib": xib(views, document: declared)]).objects == ["l"])
        let tint = xib("", document: #"<color key="tintColor" name="Tint"/>"#)
        #expect(try Linted("missing-capability", [:], ["Cup.xib": tint]).objects.isEmpty)
    }

    @Test("stale-named-color finds a remembered value that the catalog no longer has")
    func staleNamedColor() throws {
        func found(_ red: String) throws -> [String] {
            let resource =
                #"<resources><namedColor name="Milk"><color red="\#(red)" green="0.0" blue="0.0" alpha="1" "#
                + #"colorSpace="custom" customColorSpace="sRGB"/></namedColor></resources>"#
            let set =
                #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":"#
                + #"{"red":"1.000","green":"0.000","blue":"0.000","alpha":"1.000"}}}],"info":{"version":1,"author":"xcode"}}"#
            let files = [
                "Cup.xib": xib(#"<color key="backgroundColor" name="Milk"/>"#, document: resource),
                "Art.xcassets/Milk.colorset/Contents.json": set,
            ]
            return try Linted("stale-named-color", [:], files).objects
        }
        #expect(try found("0.5") == ["document"])
        #expect(try found("1").isEmpty)
        // Xcode rounds in other places than the catalog does.
        #expect(try found("0.99999").isEmpty)
    }
}
