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
            ("%@, %@", ["a", "b"], 0), ("%@", ["a", "b"], 1), ("100%% %@", ["a"], 0), ("Tea", [], 1), ("[self] hot", [], 0),
            ("[a] and [b]", ["a", "b"], 0), ("[a]", ["a", "b"], 1), ("[c]", [], 1), ("[a] %@", ["a"], 1), (nil, ["a"], 1),
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
