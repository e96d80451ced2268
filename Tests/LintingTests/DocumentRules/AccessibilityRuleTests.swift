import Testing
import TransformKit

@Suite("Rules about accessibility")
struct AccessibilityRuleTests {
    private func configured(_ attributes: String = "", isElement: String? = nil) -> String {
        let flag = isElement.map { #"<bool key="isElement" value="\#($0)"/>"# } ?? ""
        return #"<accessibility key="accessibilityConfiguration" \#(attributes)>\#(flag)</accessibility>"#
    }

    private let runtimeLabel = """
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Tea"/>
        </userDefinedRuntimeAttributes>
        """

    @Test("image-accessibility-label finds images that VoiceOver stops at, unless they or code can give a label")
    func images() throws {
        let yes = configured(isElement: "YES")
        let views = """
            <imageView image="a" id="i1">\(yes)</imageView><imageView image="a" id="i2"/>
            <imageView image="a" id="i3">\(configured(isElement: "NO"))</imageView>
            <imageView image="a" id="i4">\(configured(#"label="Tea""#, isElement: "YES"))</imageView>
            <imageView image="a" id="i5">\(yes)\(runtimeLabel)</imageView>
            <imageView image="cup" catalog="system" id="i6">\(yes)</imageView>
            <imageView image="a" customClass="Badge" id="i7">\(yes)</imageView>
            <imageView image="a" id="i8">\(yes)</imageView>
            <connections><outlet property="badge" destination="i8" id="o"/></connections>
            """
        #expect(try found("image-accessibility-label", inXib: views) == ["i1"])
        let launch = ["L.xib": xib(views, attributes: #"launchScreen="YES""#)]
        #expect(try Linted("image-accessibility-label", [:], launch).objects.isEmpty)
    }

    @Test("image-button-accessibility-label finds buttons with an image and no words")
    func buttons() throws {
        let image = #"<state key="normal" image="a"/>"#
        let views = """
            <button id="b1">\(image)</button><button id="b2"><state key="normal" title="Pour" image="a"/></button>
            <button id="b3">\(image)\(configured(#"label="Pour""#))</button>
            <button id="b4">\(image)\(configured(isElement: "NO"))</button><button id="b5">\(image)\(runtimeLabel)</button>
            <button id="b6"><state key="normal" image="cup" catalog="system"/></button>
            <button id="b7"><state key="normal"/><buttonConfiguration key="configuration" image="a" style="plain"/></button>
            <button id="b8"><state key="normal"/><buttonConfiguration key="configuration" image="a" title="Pour"/></button>
            <button id="b9"><state key="normal" image="a"><string key="title">Pour
            it</string></state></button>
            <button customClass="Pour" id="b10">\(image)</button>
            <button id="b11"><state key="normal" backgroundImage="a"/></button>
            <barButtonItem image="a" id="b12"/><barButtonItem title="Pour" image="a" id="b13"/>
            <barButtonItem systemItem="add" id="b14"/><button id="b15"><state key="highlighted" image="a"/></button>
            """
        #expect(
            try found("image-button-accessibility-label", inXib: views) == ["b1", "b7", "b10?", "b11", "b12"])
    }

    @Test("placeholder-accessibility-label finds fields whose placeholder is all they say")
    func placeholders() throws {
        let views = """
            <textField placeholder="Name" id="f1"/><textField id="f2"/>
            <textField placeholder="Name" id="f3">\(configured(#"label="Name""#))</textField>
            <textField placeholder="Name" id="f4">\(runtimeLabel)</textField>
            <textField placeholder="Name" id="f5"/><textField placeholder="" id="f6"/>
            <connections><outlet property="name" destination="f5" id="o"/></connections>
            """
        #expect(try found("placeholder-accessibility-label", inXib: views) == ["f1", "f5?"])
    }

    @Test("automation-identifier finds controls of the kinds asked for")
    func automation() throws {
        let views = """
            <button id="b1"/><button id="b2">\(configured(#"identifier="pour""#))</button><switch id="s"/><label id="l"/>
            """
        #expect(try found("automation-identifier", inXib: views) == ["b1"])
        let options = ["elements": OptionValue.list([.string("UISwitch"), .string("label")])]
        #expect(try found("automation-identifier", options, inXib: views) == ["s", "l"])
    }

    @Test("outlet-label-automation-identifier finds labels that a controller fills")
    func outletLabels() throws {
        let controller = scene(
            """
            <viewController id="vc"><view key="view" id="v"><label id="l1"/>
            <label id="l2">\(configured(#"identifier="price""#))</label><label id="l3"/></view>
            <connections><outlet property="price" destination="l1" id="o1"/><outlet property="total" destination="l2" id="o2"/>
            <outlet property="first" destination="l1" id="o3"/></connections></viewController>
            """)
        #expect(try found("outlet-label-automation-identifier", inStoryboard: controller) == ["l1"])
    }

    @Test(
        "accessibility-format compares places with sources",
        arguments: [
            ("%@, %@", ["a", "b"], 0), ("%@", ["a", "b"], 1), ("100%% %@", ["a"], 0), ("Tea", [], 1),
            ("[self] hot", [], 0),
            ("[a] and [b]", ["a", "b"], 0), ("[a]", ["a", "b"], 1), ("[c]", [], 1), ("[a] %@", ["a"], 1),
            (nil, ["a"], 1),
            (nil, [], 0),
        ] as [(String?, [String], Int)])
    func format(_ format: String?, _ sources: [String], _ count: Int) throws {
        let attribute = format.map {
            #"<userDefinedRuntimeAttribute type="string" keyPath="accessibilityFormat" value="\#($0)"/>"#
        }
        let connections = sources.map {
            #"<outletCollection property="accessibilitySources" destination="\#($0)" id="o\#($0)"/>"#
        }
        let labels = ["a", "b"].map { #"<label id="\#($0)">\#(configured(#"identifier="\#($0)""#))</label>"# }
        let view = """
            <view id="v"><userDefinedRuntimeAttributes>\(attribute ?? "")</userDefinedRuntimeAttributes>
            <connections>\(connections.joined())</connections></view>
            """
        #expect(try found("accessibility-format", inXib: labels.joined() + view).count == count)
    }
}

@Suite("Rules about reading and touching")
struct ReadingRuleTests {
    private func color(_ key: String, _ white: String, alpha: String = "1") -> String {
        #"<color key="\#(key)" white="\#(white)" alpha="\#(alpha)" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>"#
    }

    private func frame(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
        #"<rect key="frame" x="\#(x)" y="\#(y)" width="\#(width)" height="\#(height)"/>"#
    }

    private func label(_ id: String, _ white: String, attributes: String = "", size: String = "17") -> String {
        """
        <label text="Tea" \(attributes) id="\(id)">\(frame(10, 10, 80, 20))
        <fontDescription key="fontDescription" type="system" pointSize="\(size)"/>\(color("textColor", white))</label>
        """
    }

    private func panel(_ content: String, white: String = "1", id: String = "panel") -> String {
        """
        <view id="\(id)">\(frame(0, 0, 200, 200))<subviews>\(content)</subviews>\(color("backgroundColor", white))</view>
        """
    }

    @Test("text-contrast finds texts that are hard to read on the view behind them")
    func contrast() throws {
        let views = [
            label("l1", "0.7"), label("l2", "0.4"), label("l3", "0.7", attributes: #"hidden="YES""#),
            label("l4", "0.5", size: "20"), label("l5", "0.7", size: "20"),
            #"<label text=" " id="l6">\#(frame(10, 10, 80, 20))\#(color("textColor", "1"))</label>"#,
            #"<label text="Tea" id="l7">\#(frame(10, 10, 80, 20))</label>"#,
        ]
        // Each in a panel of its own, so that none stands before another.
        let panels = views.enumerated().map { panel($1, id: "p\($0)") }.joined(separator: "\n")
        #expect(try found("text-contrast", inXib: "<subviews>\(panels)</subviews>") == ["l1", "l5"])
    }

    @Test(
        "text-contrast says nothing where something else may be behind the text, and is not certain where code holds it"
    )
    func doubtfulContrast() throws {
        let image = #"<imageView id="i">\#(frame(0, 0, 100, 100))</imageView>"#
        #expect(try found("text-contrast", inXib: "<subviews>\(panel(image + label("l1", "0.7")))</subviews>").isEmpty)
        let apart = #"<imageView id="i">\#(frame(100, 100, 50, 50))</imageView>"#
        #expect(
            try found("text-contrast", inXib: "<subviews>\(panel(apart + label("l1", "0.7")))</subviews>") == ["l1"])
        let clear = panel(
            #"<view id="c">\#(frame(0, 0, 90, 90))<subviews>\#(label("l1", "0.7"))</subviews>\#(color("backgroundColor", "0", alpha: "0.0"))</view>"#
        )
        #expect(try found("text-contrast", inXib: "<subviews>\(clear)</subviews>") == ["l1"])
        let held =
            "<subviews>\(panel(label("l1", "0.7")))</subviews>"
            + #"<connections><outlet property="title" destination="l1" id="o"/></connections>"#
        #expect(try found("text-contrast", inXib: held) == ["l1?"])
    }

    @Test("text-contrast looks at colors of the system in dark mode")
    func darkContrast() throws {
        let text = """
            <view id="p">\(frame(0, 0, 200, 200))<subviews>\(label("l1", "0.0"))</subviews>
            <color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
            """
        let linted = try Linted("text-contrast", [:], ["Cup.xib": xib("<subviews>\(text)</subviews>")])
        #expect(linted.objects == ["l1"])
        #expect(linted.findings[0].message.contains("1 to 1 in dark mode (#000000 on #000000)"))
        let faint = """
            <view id="p">\(frame(0, 0, 200, 200))<subviews><label text="Tea" id="l2">\(frame(10, 10, 80, 20))
            <color key="textColor" white="0" alpha="0.25" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            </label></subviews>\(color("backgroundColor", "1"))</view>
            """
        let seen = try Linted("text-contrast", [:], ["Cup.xib": xib("<subviews>\(faint)</subviews>")])
        #expect(seen.findings.map(\.message).first?.contains("(#bfbfbf on #ffffff)") == true, "\(seen.findings)")
    }

    @Test("fixed-text-style finds texts in a style that do not follow the reader's size")
    func styles() throws {
        let font = #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#
        let views = """
            <label text="Tea" id="l1">\(font)</label>
            <label text="Tea" adjustsFontForContentSizeCategory="YES" id="l2">\(font)</label>
            <label text="Tea" id="l3"><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            """
        #expect(try found("fixed-text-style", inXib: views) == ["l1"])
    }

    @Test("accessibility-label-names-kind finds labels that VoiceOver goes on by itself")
    func kinds() throws {
        func labeled(_ name: String, _ id: String, _ label: String) -> String {
            #"<\#(name) id="\#(id)"><accessibility key="accessibilityConfiguration" label="\#(label)"/></\#(name)>"#
        }
        let views = [
            labeled("button", "b1", "Play button"), labeled("button", "b2", "Play"), labeled("button", "b3", "Button"),
            labeled("imageView", "i1", "Team Icon"), labeled("label", "l1", "Play button"),
        ].joined()
        #expect(try found("accessibility-label-names-kind", inXib: views) == ["b1", "i1"])
    }

    @Test("secure-field-content-type finds secure fields without a content type")
    func secureFields() throws {
        let views = """
            <textField id="t1"><textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>
            <textField id="t2"><textInputTraits key="textInputTraits" secureTextEntry="YES" textContentType="password"/></textField>
            <textField id="t3"><textInputTraits key="textInputTraits"/></textField>
            """
        #expect(try found("secure-field-content-type", inXib: views) == ["t1"])
    }

    @Test("small-target finds buttons that are smaller than a finger")
    func targets() throws {
        func button(_ id: String, _ width: Int, _ height: Int, _ attributes: String = "") -> String {
            #"<button \#(attributes) id="\#(id)">\#(frame(0, 0, width, height))<autoresizingMask key="autoresizingMask"/></button>"#
        }
        let views = [
            button("b1", 30, 44), button("b2", 44, 44), button("b3", 20, 20, #"hidden="YES""#),
            button("b4", 20, 20, #"userInteractionEnabled="NO""#),
        ].joined()
        #expect(try found("small-target", inXib: "<subviews>\(views)</subviews>") == ["b1"])
        #expect(
            try found("small-target", ["minimum": .integer(48)], inXib: "<subviews>\(views)</subviews>") == [
                "b1", "b2",
            ])
    }

    @Test("duplicate-automation-identifier finds a second view of a screen, and none of a cell or of another screen")
    func duplicateIdentifier() throws {
        func label(_ id: String) -> String {
            #"<label id="\#(id)"><accessibility key="accessibilityConfiguration" identifier="total"/></label>"#
        }
        func screen(_ content: String) -> String {
            #"<viewController id="c\#(content.count)"><view key="view" id="v\#(content.count)"><subviews>\#(content)"#
                + "</subviews></view></viewController>"
        }
        let rule = "duplicate-automation-identifier"
        #expect(try found(rule, inStoryboard: scene(screen(label("a") + label("b")))) == ["b"])
        #expect(
            try found(
                rule,
                inStoryboard: scene(screen(label("a"))) + scene(screen(label("bb"))).replacing("\"s\"", with: "\"t\"")
            ).isEmpty)
        let cells = "<tableViewCell id=\"k\">\(label("a"))\(label("b"))</tableViewCell>"
        #expect(try found(rule, inStoryboard: scene(screen(cells))).isEmpty)
    }
}
