@testable import Linting
import ProjectGraph
import SourceText
import Testing
import TransformKit

@Suite("what mends findings")
struct LintFixTests {
    private static let header = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="cup">
            <dependencies>
                <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
            </dependencies>
        """

    /// A storyboard with the scene of a `CupController`, whose view holds some XML.
    private func storyboard(
        _ content: String = "", constraints: String = "", connections: String = "", end: String = ""
    ) -> String {
        """
        \(Self.header)
            <scenes>
                <scene sceneID="s-1">
                    <objects>
                        <viewController id="cup" customClass="CupController" customModule="Cafe" customModuleProvider="target">
                            <view key="view" id="view">
                                <subviews>
                                    <label text="Cups" translatesAutoresizingMaskIntoConstraints="NO" id="label"/>
                                    \(content)
                                </subviews>
                                <constraints>
                                    \(constraints)
                                </constraints>
                            </view>
                            <connections>
                                \(connections)
                            </connections>
                        </viewController>
                    </objects>
                </scene>
            </scenes>
            \(end)
        </document>

        """
    }

    private static let controller = """
        import UIKit

        class CupController: UIViewController {
            @IBOutlet var label: UILabel!
            @IBAction func drink(_ sender: Any) {}
        }

        """

    /// What the fixes of one rule do: their safety, and the lines that go and come.
    private func fixes(_ rule: String, _ files: [String: String]) throws -> [String] {
        let rules = LintRules.all
        let reader = LintConfigurationReader(rules: rules)
        var configuration = try reader.configuration(path: ".nibwright.yml", bytes: [])
        configuration.selection = RuleSelection(only: [rule])
        let graph = LintCafe(files).graph
        let result = Linter(rules: rules, configuration: configuration, threads: 1).lint(graph, root: "/cafe")
        return result.findings.compactMap { finding -> String? in
            guard let fix = finding.fix else { return nil }
            let lines = Dictionary(grouping: fix.edits, by: \.path).sorted { $0.key < $1.key }.flatMap { path, edits in
                let texts = edits.compactMap { if case .replace(_, let edit) = $0 { edit } else { nil } }
                return Self.changed(files[path] ?? "", EditList(texts) ?? EditList())
            }
            return ([fix.safety.rawValue] + lines).joined(separator: "\n")
        }
    }

    private func expect(
        _ found: [String], _ expected: [String], sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        #expect(found == expected, "\(found)", sourceLocation: sourceLocation)
    }

    private static func changed(_ text: String, _ edits: EditList) -> [String] {
        let lines = { (bytes: [UInt8]) in String(decoding: bytes, as: UTF8.self).components(separatedBy: "\n") }
        let difference = lines(edits.apply(to: Array(text.utf8))).difference(from: lines(Array(text.utf8)))
        return difference.compactMap { change in
            switch change {
            case .remove(_, let line, _): "-" + line.drop { $0 == " " }
            case .insert(_, let line, _): "+" + line.drop { $0 == " " }
            }
        }
    }

    @Test func `a resource that nothing uses goes from the list`() throws {
        let text = storyboard(
            end: "<resources>\n        <image name=\"mug\" width=\"8\" height=\"8\"/>\n    </resources>")
        expect(
            try fixes("unused-resource", ["Main.storyboard": text]),
            [
                "safe\n-</resources>\n-<image name=\"mug\" width=\"8\" height=\"8\"/>\n-<resources>"
            ])
    }

    @Test func `a capability that is missing is declared`() throws {
        let color = "<view id=\"box\"><color key=\"backgroundColor\" name=\"Brand\"/></view>"
        expect(
            try fixes("missing-capability", ["Main.storyboard": storyboard(color)]),
            [
                "safe\n+<capability name=\"Named colors\" minToolsVersion=\"9.0\"/>"
            ])
    }

    @Test func `an outlet that no code reads goes with its comment and its connections`() throws {
        let outlet = "<outlet property=\"label\" destination=\"label\" id=\"o-1\"/>"
        let text = storyboard(connections: outlet)
        let code = Self.controller.replacing("    @IBOutlet", with: "    /// Says what there is.\n    @IBOutlet")
        expect(
            try fixes("outlet-never-read", ["CupController.swift": code, "Main.storyboard": text]),
            [
                "review\n-@IBOutlet var label: UILabel!\n-/// Says what there is.\n-</connections>\n-\(outlet)\n-<connections>"
            ])
        let both = code.replacing("var label: UILabel!", with: "var label, title: UILabel!")
        #expect(try fixes("outlet-never-read", ["CupController.swift": both, "Main.storyboard": text]).isEmpty)
        let copy = text.replacing("CupController", with: "MugController")
        let files = ["CupController.swift": code, "Main.storyboard": text, "Other.storyboard": copy]
        #expect(try fixes("outlet-never-read", files).isEmpty)
    }

    @Test func `a name that is misspelt in code is spelled as the document does, where the code says it itself`() throws
    {
        let text = storyboard(
            connections: "<segue destination=\"cup\" kind=\"show\" identifier=\"showCup\" id=\"s-1\"/>")
        func found(_ argument: String) throws -> [String] {
            let code = """
                class CupController: UIViewController {
                    let name = "showcup"
                    func go() {
                        performSegue(withIdentifier: \(argument), sender: nil)
                    }
                }

                """
            return try fixes("segue-not-defined", ["CupController.swift": code, "Main.storyboard": text])
        }
        expect(
            try found("\"showcup\""),
            [
                "review\n-performSegue(withIdentifier: \"showcup\", sender: nil)\n+performSegue(withIdentifier: \"showCup\", sender: nil)"
            ])
        #expect(try found("name").isEmpty)
        #expect(try found("\"showTea\"").isEmpty)
    }

    @Test func `of a key that stands twice, the text goes that nobody sees`() throws {
        let table = "\"cup\" = \"Cup\";\n\"cup\" = \"Mug\";\n"
        expect(
            try fixes("translation-duplicate-key", ["en.lproj/Localizable.strings": table]),
            ["review\n-\"cup\" = \"Cup\";"])
    }

    @Test func `a gesture recognizer that no view has goes`() throws {
        let recognizer = "<tapGestureRecognizer id=\"tap\"/>"
        let text = storyboard().replacing("</objects>", with: "    \(recognizer)\n                </objects>")
        expect(try fixes("unattached-gesture-recognizer", ["Main.storyboard": text]), ["review\n-\(recognizer)"])
    }

    @Test func `what only connects a missing object goes, and a setting does not`() throws {
        let outlet = "<outlet property=\"label\" destination=\"gone\" id=\"o-1\"/>"
        let gone = "review\n-</connections>\n-\(outlet)\n-<connections>"
        expect(
            try fixes("dangling-reference", ["Main.storyboard": storyboard(connections: outlet)]),
            [gone])
        let initial = storyboard().replacing("initialViewController=\"cup\"", with: "initialViewController=\"mug\"")
        #expect(try fixes("dangling-reference", ["Main.storyboard": initial]).isEmpty)
    }

    @Test func `of two constraints that say the same, one goes to which nothing refers`() throws {
        func constraint(_ id: String) -> String {
            "<constraint firstItem=\"label\" firstAttribute=\"top\" secondItem=\"view\" secondAttribute=\"top\" id=\"\(id)\"/>"
        }
        let twins = constraint("c-1") + "\n" + constraint("c-2")
        expect(
            try fixes("duplicate-constraint", ["Main.storyboard": storyboard(constraints: twins)]),
            [
                "review\n-\(constraint("c-2"))"
            ])
        let held = "<outlet property=\"top\" destination=\"c-2\" id=\"o-1\"/>"
        let text = storyboard(constraints: twins, connections: held)
        #expect(try fixes("duplicate-constraint", ["Main.storyboard": text]).isEmpty)
    }

    @Test func `of two values of one key path the one goes that is overwritten`() throws {
        func attribute(_ value: String) -> String {
            "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"kind\" value=\"\(value)\"/>"
        }
        let box =
            "<view id=\"box\">\n<userDefinedRuntimeAttributes>\n\(attribute("a"))\n\(attribute("b"))\n"
            + "</userDefinedRuntimeAttributes>\n</view>"
        expect(
            try fixes("duplicate-runtime-attribute", ["Main.storyboard": storyboard(box)]),
            [
                "review\n-\(attribute("a"))"
            ])
    }

    @Test func `a connection that crashes goes, and an action gets the selector of its method`() throws {
        let outlet = "<outlet property=\"title2\" destination=\"label\" id=\"o-1\"/>"
        let files = ["App/Main.storyboard": storyboard(connections: outlet), "App/Cup.swift": Self.controller]
        expect(
            try fixes("outlet-not-declared", files), ["review\n-</connections>\n-\(outlet)\n-<connections>"])
        let button = { (selector: String) in
            "<button id=\"b\"><connections><action selector=\"\(selector)\" destination=\"cup\" eventType=\"touchUpInside\" id=\"a-1\"/></connections></button>"
        }
        let short = ["App/Main.storyboard": storyboard(button("drink")), "App/Cup.swift": Self.controller]
        expect(try fixes("action-not-declared", short), ["review\n-\(button("drink"))\n+\(button("drink:"))"])
        let unknown = ["App/Main.storyboard": storyboard(button("pour:")), "App/Cup.swift": Self.controller]
        #expect(try fixes("action-not-declared", unknown).count == 1)
    }

    @Test func `translations of what is gone go in all languages, but where code may read them`() throws {
        let stale = "\"gon-EE-001.text\" = \"Tassen\";"
        let table = "\"lab-EL-001.text\" = \"Tassen\";\n\n\(stale)\n"
        var files = [
            "App/Base.lproj/Main.storyboard": storyboard().replacing("\"label\"", with: "\"lab-EL-001\""),
            "App/de.lproj/Main.strings": table,
            "App/fr.lproj/Main.strings": table,
        ]
        expect(try fixes("stale-translation", files), ["review\n-\n-\(stale)\n-\n-\(stale)"])
        files["App/Cup.swift"] =
            "let text = NSLocalizedString(\"gon-EE-001.text\", tableName: \"Main\", comment: \"\")\n\n"
        #expect(try fixes("stale-translation", files).isEmpty)
    }

    @Test func `a class that Objective-C knows by another name gets that name`() throws {
        let code = Self.controller.replacing("class CupController", with: "@objc(CafeCup)\nclass CupController")
        let files = ["App/Main.storyboard": storyboard(), "App/Cup.swift": code]
        let fixed = try fixes("wrong-objective-c-name", files)
        #expect(fixed.count == 1 && fixed[0].hasSuffix("+<viewController id=\"cup\" customClass=\"CafeCup\">"))
    }

    @Test func `of fixes of the same bytes one is proposed`() throws {
        let outlet = "<outlet property=\"gone\" destination=\"gone\" id=\"o-1\"/>"
        let files = ["App/Main.storyboard": storyboard(connections: outlet), "App/Cup.swift": Self.controller]
        let rules = LintRules.all
        let reader = LintConfigurationReader(rules: rules)
        let configuration = try reader.configuration(path: ".nibwright.yml", bytes: [])
        let result = Linter(rules: rules, configuration: configuration, threads: 1)
            .lint(LintCafe(files).graph, root: "/cafe")
        #expect(result.findings.count { $0.fix != nil } == 2)
        #expect(LintFixes.proposals(for: result.findings).changes.count == 1)
    }
}
