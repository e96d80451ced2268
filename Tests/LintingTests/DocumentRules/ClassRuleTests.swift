import Testing
import TransformKit

@Suite("Rules about classes and runtime attributes")
struct ClassRuleTests {
    private func list(_ entries: [String: [String]]) -> OptionValue {
        .map(
            entries.sorted { $0.key < $1.key }.map {
                OptionEntry(key: $0.key, value: .list($0.value.map(OptionValue.string)))
            })
    }

    @Test("use-base-class takes the classes asked for and what descends from them")
    func baseClass() throws {
        let labels = """
            <label id="l1"/><label customClass="Brew" id="l2"/><label customClass="BoldBrew" id="l3"/>
            <label customClass="Other" id="l4"/><button id="b"/>
            """
        let files = [
            "Cup.xib": xib(labels),
            "Brew.swift": "class Brew: UILabel {}\nclass BoldBrew: Brew {}\nclass Other: UILabel {}",
        ]
        for kind in ["label", "UILabel"] {
            let options = ["classes": list([kind: ["Brew"]])]
            #expect(try Linted("use-base-class", options, files).objects == ["l1", "l4"])
        }
        #expect(try Linted("use-base-class", [:], files).objects.isEmpty)
    }

    @Test("custom-module compares with the module of the files that declare the class")
    func customModule() throws {
        let views = """
            <view customClass="Cup" customModule="Tea" id="v1"/><view customClass="Cup" customModule="Coffee" id="v2"/>
            <view customClass="Cup" id="v3"/><view customClass="Cup" customModule="Coffee" customModuleProvider="target" id="v4"/>
            <view customClass="Cup" customModuleProvider="target" id="v5"/><view customClass="Named" id="v6"/>
            """
        let files = [
            "Cup.xib": xib(views), "Tea/Cup.swift": "class Cup: UIView {}",
            "Tea/Named.swift": "@objc(Named) class Named: UIView {}",
        ]
        #expect(
            try Linted("custom-module", ["modules": list(["Tea": ["Tea/**"]])], files).objects == [
                "v2", "v3", "v4?", "v5?",
            ])
        #expect(try Linted("custom-module", ["modules": list(["Tea": ["Pot/**"]])], files).objects.isEmpty)
        let both = list(["Coffee": ["Tea/**"], "Tea": ["Tea/**"]])
        #expect(try Linted("custom-module", ["modules": both], files).objects == ["v3", "v5?"])
    }

    @Test("unavailable-class finds what is gone, and what configuration adds")
    func unavailable() throws {
        let views = """
            <webView id="w1"/><webView customClass="Page" id="w2"/><webView customClass="Modern" id="w3"/>
            <webView customClass="Unknown" id="w4"/><wkWebView id="w5"/><glkView id="g"/>
            <view customClass="OldCup" customModule="Tea" id="o"/>
            """
        let files = ["Cup.xib": xib(views), "Page.swift": "class Page: UIWebView {}\nclass Modern: WKWebView {}"]
        #expect(try Linted("unavailable-class", [:], files).objects == ["w1", "w2", "w4?"])
        #expect(
            try Linted("unavailable-class", ["deprecated": .boolean(true)], files).objects == ["w1", "w2", "w4?", "g"])
        for name in ["OldCup", "Tea.OldCup"] {
            let options = ["classes": OptionValue.map([OptionEntry(key: name, value: .string("NewCup"))])]
            #expect(try Linted("unavailable-class", options, files).objects.last == "o")
        }
    }

    private func attribute(_ attributes: String) -> String {
        "<userDefinedRuntimeAttribute \(attributes)/>"
    }

    @Test("rules about runtime attributes find empty and doubled key paths and colors for layers")
    func runtimeAttributes() throws {
        let attributes = [
            #"type="string" keyPath="" value="a""#, #"type="string" value="a""#,
            #"type="number" keyPath="size" value="1""#,
            #"type="number" keyPath="size" value="2""#, #"type="color" keyPath="layer.borderColor""#,
            #"type="color" keyPath="borderColor""#, #"type="number" keyPath="layer.cornerRadius""#,
        ].map(attribute).joined()
        let view = #"<view id="v"><userDefinedRuntimeAttributes>\#(attributes)</userDefinedRuntimeAttributes></view>"#
        #expect(try found("runtime-attribute-key-path", inXib: view) == ["v", "v"])
        #expect(try found("duplicate-runtime-attribute", inXib: view) == ["v"])
        #expect(try found("layer-color", inXib: view) == ["v"])
    }

    @Test("layer-property-not-found finds what no layer has and no code says")
    func layerProperties() throws {
        func view(_ keyPath: String, _ customClass: String = "") -> String {
            let content = attribute(#"type="boolean" keyPath="\#(keyPath)" value="YES""#)
            return #"""
                <view \#(customClass) id="v"><userDefinedRuntimeAttributes>\#(content)</userDefinedRuntimeAttributes></view>
                """#
        }
        let rule = "layer-property-not-found"
        #expect(try found(rule, inXib: view("layer.maskToBounds")) == ["v"])
        for known in ["layer.masksToBounds", "layer.isHidden", "cornerRadius", "layer.mask.isHidden"] {
            #expect(try found(rule, inXib: view(known)).isEmpty)
        }
        let text = ["Cup.xib": xib(view("layer.maskToBounds"))]
        let extended = "extension CALayer { @objc var maskToBounds: Bool { masksToBounds } }"
        #expect(try Linted(rule, [:], text.merging(["Cup.swift": extended]) { $1 }).objects.isEmpty)
        // A class may have a layer of its own, and a library may give layers what is spelled like nothing.
        let doubtful = try Linted(rule, [:], ["Cup.xib": xib(view("layer.maskToBounds", #"customClass="Brew""#))])
        #expect(doubtful.objects == ["v?"])
        let strange = try Linted(rule, [:], ["Cup.xib": xib(view("layer.glow"))])
        #expect(strange.objects == ["v?"])
    }

    @Test("attribute-value and runtime-attribute-value allow the values of the configuration")
    func values() throws {
        let buttons = ["small", "huge", nil].enumerated().map { number, size in
            let content = size.map { attribute(#"type="string" keyPath="size" value="\#($0)""#) } ?? ""
            return #"""
                <button opaque="\#(number == 0 ? "NO" : "YES")" customClass="Pour" customModule="Tea" id="b\#(number)">
                <userDefinedRuntimeAttributes>\#(content)</userDefinedRuntimeAttributes></button>
                """#
        }.joined()
        func options(_ kind: String, _ name: String, _ values: [String]) -> [String: OptionValue] {
            ["attributes": .map([OptionEntry(key: kind, value: list([name: values]))])]
        }
        for kind in ["button", "UIButton", "Pour", "Tea.Pour"] {
            #expect(
                try found("runtime-attribute-value", options(kind, "size", ["small"]), inXib: buttons) == ["b1", "b2"])
            #expect(
                try found("runtime-attribute-value", options(kind, "size", ["small", "unset"]), inXib: buttons) == [
                    "b1"
                ])
            #expect(try found("attribute-value", options(kind, "opaque", ["NO"]), inXib: buttons) == ["b1", "b2"])
        }
        let stack = #"<stackView id="s"><color key="backgroundColor" white="1"/></stackView>"#
        #expect(try found("attribute-value", options("stackView/color", "key", ["unset"]), inXib: stack) == ["s"])
    }
}
