import Foundation
import PluginHost
import Testing

/// The plugin of `Docs/Plugins.md`, compiled outside the repository as a reader of the page would.
@Suite("A plugin from outside")
struct PluginFromOutsideTests {
    private static let project = [
        "Shop/Main.storyboard": """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES">
            <scenes>
                <scene sceneID="s1">
                    <objects>
                        <viewController restorationIdentifier="Menu" id="a1-bc-de1" sceneMemberID="viewController"/>
                        <viewController  id="a1-bc-de2"   restorationIdentifier="Cart" sceneMemberID="viewController"/>
                        <viewController restorationIdentifier="Order" id="a1-bc-de3" sceneMemberID="viewController"/>
                    </objects>
                </scene>
            </scenes>
        </document>

        """,
        "Shop/Menu.swift": "class MenuController {\n    let name = \"Order\", other = \"\\(1) Cart\"\n}\n",
    ]

    private static let recipe = """
        schema: 1
        name: restoration
        summary: Remove restoration identifiers that nothing uses.
        steps:
          - use: remove-restoration-identifiers
            with: { keep: [Menu] }

        """

    @Test("written as on the page and compiled with plain swiftc, loads and says what it brings")
    func loads() throws {
        let library = try PagePlugin.library()
        var loader = PluginLoader()
        loader.load(library)
        #expect(loader.refused.map(\.refusal.message) == [])
        #expect(loader.transforms.map { $0.description.id } == ["remove-restoration-identifiers"])
        #expect(loader.loaded.map(\.path) == [library])
    }

    @Test("is planned and applied by the real executable")
    func plansAndApplies() throws {
        let folder = try TemporaryFolder()
        for (path, text) in Self.project { try folder.file("project/" + path, text) }
        let recipe = try folder.file("restoration.yml", Self.recipe).path
        let plugins = URL(fileURLWithPath: try PagePlugin.library()).deletingLastPathComponent().path

        func nibwright(_ arguments: String...) throws -> CommandResult {
            try CommandResult.run(
                [try BuiltKit.nibwright()] + arguments + [recipe, folder.path + "/project", "--allow", "review"],
                environment: ["NIBWRIGHT_PLUGIN_PATH": plugins])
        }

        let plan = try nibwright("plan", "--format", "json")
        #expect(plan.status == 0, "\(plan.errors)")
        #expect(plan.output.contains("remove restoration identifier \\\"Cart\\\""), "\(plan.output)")
        #expect(plan.output.contains("named-in-code"))
        #expect(try folder.text("project/Shop/Main.storyboard") == Self.project["Shop/Main.storyboard"])

        let apply = try nibwright("apply")
        #expect(apply.status == 0, "\(apply.errors)")
        let expected = Self.project["Shop/Main.storyboard"]?.replacing("   restorationIdentifier=\"Cart\"", with: "")
        #expect(try folder.text("project/Shop/Main.storyboard") == expected)
        #expect(try folder.text("project/Shop/Menu.swift") == Self.project["Shop/Menu.swift"])
    }

    @Test("is built by `nibwright plugin build`, whatever its file is called, and found in the project")
    func buildCommand() throws {
        let folder = try TemporaryFolder()
        try folder.file("2 labels-main.swift", PagePlugin.source())
        let nibwright = try BuiltKit.nibwright()
        let build = try CommandResult.run([nibwright, "plugin", "build", "2 labels-main.swift"], in: folder.path)
        #expect(build.status == 0, "\(build.errors)")
        #expect(build.output.contains("remove-restoration-identifiers"))
        let list = try CommandResult.run([nibwright, "plugin"], in: folder.path)
        #expect(list.status == 0)
        #expect(list.output.contains("/.nibwright/plugins/lib2 labels-main."))
    }

    @Test("that does not compile ends `nibwright plugin build` with the compiler's words and status 3")
    func doesNotCompile() throws {
        let folder = try TemporaryFolder()
        try folder.file("Broken.swift", "import TransformKit\nlet number: Int = \"one\"\n")
        let build = try CommandResult.run(
            [try BuiltKit.nibwright(), "plugin", "build", "Broken.swift"], in: folder.path)
        #expect(build.status == 3)
        #expect(build.errors.contains("cannot convert value of type 'String'"))
        #expect(build.errors.contains("refused (not-compiled)"))
    }

    @Test("may extend types of SwiftSyntax without being taken for one that carries a copy")
    func extendsSwiftSyntax() throws {
        let source =
            try PagePlugin.source().replacing("remove-restoration-identifiers", with: "extend-swift-syntax") + """

                extension TokenSyntax {
                    public struct Spelling: Hashable { public var text: String }
                    public final class Box<Value> { public var value: Value? }
                }
                extension Syntax { public enum Mood { case calm, eager } }

                """
        let folder = try TemporaryFolder()
        let library = try folder.swiftLibrary("Extending", source, flags: PagePlugin.flags() + ["-Onone"])
        var loader = PluginLoader()
        loader.load(library)
        #expect(loader.refused.map(\.refusal.message) == [])
        #expect(loader.transforms.count == 1)
    }
}

/// The plugin on the page, compiled once for all tests.
enum PagePlugin {
    static func library() throws -> String { try compiled.get().library }

    /// The page's Swift.
    static func source() throws -> String { try PageText(BuiltKit.pluginPage()).block("swift") }

    static func flags() throws -> [String] {
        PluginFlags(kitFolder: try BuiltKit.folder()).arguments + [
            "-module-name", "PagePlugin\(Int.random(in: 1...99999))",
        ]
    }

    private static let compiled = Result { () throws in
        let folder = try TemporaryFolder()
        let library = try folder.swiftLibrary("RestorationIdentifiers", source(), flags: flags())
        return (folder: folder, library: library)
    }
}

/// Blocks and tables of a Markdown page.
struct PageText {
    private let lines: [Substring]

    init(_ text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The only fenced block of a language.
    func block(_ language: String) throws -> String {
        let parts = lines.split(separator: "```\(language)", omittingEmptySubsequences: false)
        try #require(parts.count == 2, "the page has \(parts.count - 1) blocks of \(language)")
        return parts[1].prefix { $0 != "```" }.joined(separator: "\n") + "\n"
    }

    /// What stands in backticks at the start of each row of the table.
    var rowCodes: [String] {
        lines.filter { $0.hasPrefix("| `") }.map { String($0.dropFirst(3).prefix { $0 != "`" }) }
    }
}
