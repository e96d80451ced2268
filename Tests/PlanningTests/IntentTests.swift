import Planning
import Recipes
import Testing
import TransformKit

/// Renames a class and a storyboard identifier in documents and Swift, and declares that or not.
private struct RenameScene: Transform {
    static let description = TransformDescription(
        id: "rename-scene", summary: "Renames a scene's class and identifier.", details: "Tokens and literals alone.",
        options: [
            OptionDescription("class", .map(.string), default: .map([]), "New names of classes."),
            OptionDescription("identifier", .map(.string), default: .map([]), "New identifiers of scenes."),
            OptionDescription("unmade", .map(.string), default: .map([]), "Names of classes that it only declares."),
            OptionDescription("declares", .boolean, default: .boolean(true), "Whether it says what it means."),
            OptionDescription(
                "only", .choice(["documents", "swift", "all"]), default: .string("all"), "What it edits."),
        ])

    private let classes: [String: String]
    private let identifiers: [String: String]
    private let unmade: [String: String]
    private let declares: Bool
    private let only: String

    init(options: OptionValues, selection: OptionValues) {
        func names(_ option: String) -> [String: String] {
            Dictionary(
                uniqueKeysWithValues: (options.map(option) ?? []).compactMap { entry in
                    if case .string(let name) = entry.value { (entry.key, name) } else { nil }
                })
        }
        classes = names("class")
        identifiers = names("identifier")
        unmade = names("unmade")
        declares = options.boolean("declares") ?? true
        only = options.string("only") ?? "all"
    }

    func propose(in context: TransformContext) -> Proposals {
        let documents = only == "swift" ? [] : context.graph.documents.flatMap(edits)
        let swift = only == "documents" ? [] : context.graph.swiftFiles.flatMap(edits)
        let intents =
            classes.merging(unmade) { first, _ in first }.map { ChangeIntent.renames(class: $0.key, to: $0.value) }
            + identifiers.map { ChangeIntent.renames(storyboardIdentifier: $0.key, to: $0.value) }
        return Proposals(changes: [
            Change(
                subject: "scene", title: "rename the scene", reason: "it was asked for", safety: .safe,
                place: Place(path: "Main.storyboard"), edits: documents + swift, intents: declares ? intents : [])
        ])
    }

    private func edits(_ document: IBDocument) -> [FileEdit] {
        var editor = DocumentEditor(document)
        for element in document.root.descendants {
            if let name = element.customClass.flatMap({ classes[$0] }) {
                editor.setAttribute("customClass", on: element, to: name)
            }
            if let name = element.storyboardIdentifier.flatMap({ identifiers[$0] }) {
                editor.setAttribute("storyboardIdentifier", on: element, to: name)
            }
        }
        return editor.edits.map { .replace(path: document.path, $0) }
    }

    private func edits(_ file: SwiftFile) -> [FileEdit] {
        SwiftSyntaxTree.parse(file.source).tokens(viewMode: .sourceAccurate).compactMap { token in
            let isInLiteral = token.parent?.is(StringSegmentSyntax.self) == true
            guard let name = isInLiteral ? identifiers[token.text] : classes[token.text] else { return nil }
            let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
            return .replace(path: file.path, TextEdit(start..<start + token.text.utf8.count, name))
        }
    }
}

/// What a change declares to rename or lose passes the gates, and nothing else does.
@Suite struct IntentTests {
    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" initialViewController="one">
            <scenes>
                <scene sceneID="s1"><objects>
                    <viewController storyboardIdentifier="cup" id="one" customClass="CupController" sceneMemberID="viewController"/>
                </objects></scene>
                <scene sceneID="s2"><objects>
                    <viewController storyboardIdentifier="jug" id="two" customClass="JugController" sceneMemberID="viewController"/>
                </objects></scene>
            </scenes>
        </document>

        """
    private static let code = """
        import UIKit

        class CupController: UIViewController {}
        class JugController: UIViewController {
            func open() {
                let scene = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "cup")
                show(scene as! CupController, sender: nil)
            }
        }

        """

    private func plan(_ options: String) throws -> Plan {
        let cafe = try Cafe(["Main.storyboard": Self.storyboard, "Scenes.swift": Self.code])
        return try cafe.plan("  - { use: rename-scene, with: \(options) }\n", transforms: [RenameScene.self])
    }

    private let both = "class: { CupController: MugController }, identifier: { cup: mug }"

    @Test func `a rename over documents and code passes with its intents`() throws {
        let plan = try plan("{ \(both) }")
        #expect(plan.listing == ["rename-scene/scene accepted"])
        #expect(plan.text("Main.storyboard")?.contains("\"mug\" id=\"one\" customClass=\"MugController\"") == true)
        let code = try #require(plan.text("Scenes.swift"))
        #expect(code.contains("class MugController: UIViewController {}") && code.contains("withIdentifier: \"mug\""))
        #expect(code.contains("show(scene as! MugController, sender: nil)") && !code.contains("Cup"))
        #expect(plan.changes.first?.intents.map(\.newName) == ["MugController", "mug"])
    }

    @Test func `it is for review, since code may put names together`() throws {
        #expect(try plan("{ \(both) }").changes.first?.safety == .review)
        #expect(try plan("{ \(both), declares: false }").changes.first?.safety == .safe)
    }

    @Test(arguments: [
        (
            "class: { CupController: MugController }", "gate-code",
            "code in Scenes.swift would no longer open CupController"
        ),
        (
            "identifier: { cup: mug }", "gate-references",
            "no scene would have the storyboard identifier “cup” any more"
        ),
    ])
    func `the same rename is refused without`(options: String, code: String, reason: String) throws {
        #expect(try plan("{ \(options) }").listing == ["rename-scene/scene accepted"])
        let refused = try #require(try plan("{ \(options), declares: false }").changes.first)
        #expect(refused.status == .refused && refused.code == code)
        #expect(refused.reason.hasPrefix(reason))
    }

    @Test(arguments: [
        ("\"class\": { CupController: MugController }, only: swift", "gate-references", "the class “CupController”"),
        (
            "\"class\": { CupController: MugController }, only: documents", "gate-references",
            "the class “MugController”"
        ),
        ("identifier: { cup: mug }, only: swift", "gate-references", "the storyboard identifier “cup” is to become"),
        ("identifier: { cup: mug }, only: documents", "gate-code", "code in Scenes.swift would no longer open"),
    ])
    func `half a rename is refused, declared as it is`(options: String, code: String, reason: String) throws {
        let refused = try #require(try plan("{ \(options) }").changes.first)
        #expect(refused.status == .refused)
        #expect(refused.code == code, "\(refused.reason)")
        #expect(refused.reason.hasPrefix(reason), "\(refused.reason)")
    }

    @Test func `a new name that no class has is refused, and an unknown old one counts for nothing`() throws {
        let refused = try #require(
            try plan("{ identifier: { cup: mug }, unmade: { JugController: Pot } }").changes.first)
        #expect(refused.code == "gate-references")
        #expect(
            refused.reason.hasPrefix("the class “JugController” is to become “Pot”, and no class would be called that"))
        #expect(
            try plan("{ identifier: { cup: mug }, unmade: { Lid: Cap } }").listing == ["rename-scene/scene accepted"])
    }

    @Test func `two classes and two identifiers can change places`() throws {
        let plan = try plan(
            "{ class: { CupController: JugController, JugController: CupController }, identifier: { cup: jug, jug: cup } }"
        )
        #expect(plan.listing == ["rename-scene/scene accepted"])
    }
}
