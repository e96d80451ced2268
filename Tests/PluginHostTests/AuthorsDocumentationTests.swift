import Foundation
import PluginHost
import Testing

/// `Docs/NibwrightKit.docc` against the kit; that its pages and links hold is what `make docs` checks.
@Suite("The documentation for plugin authors")
struct AuthorsDocumentationTests {
    private static let catalog = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Docs/NibwrightKit.docc").standardizedFileURL

    private static func typecheck(_ source: String) throws -> String {
        let folder = try TemporaryFolder()
        try folder.file("Source.swift", source)
        let arguments = PluginFlags(kitFolder: try BuiltKit.folder()).arguments.filter { $0 != "-emit-library" }
        let outcome = try CommandResult.run(["swiftc", "-typecheck"] + arguments + ["Source.swift"], in: folder.path)
        return outcome.status == 0 ? "" : outcome.errors
    }

    @Test("answers every question of the cookbook with code that compiles")
    func cookbook() throws {
        let page = try String(contentsOf: Self.catalog.appendingPathComponent("Articles/Cookbook.md"), encoding: .utf8)
        let answers = page.components(separatedBy: "```swift\n").dropFirst()
            .map { $0.components(separatedBy: "```")[0] }
        try #require(answers.count >= page.components(separatedBy: "\n### ").count - 1)
        let functions = answers.enumerated().map { number, answer in
            let parameters = "graph: ProjectGraph, document: IBDocument, element: Element, type: SwiftClass"
            return "func answer\(number)(\(parameters)) {\n\(answer)}\n"
        }
        #expect(try Self.typecheck("import NibwrightKit\n" + functions.joined()) == "")
    }

    @Test("shows steps of the tutorial that each compile", arguments: 1...4)
    func steps(_ number: Int) throws {
        let file = Self.catalog.appendingPathComponent("Resources/PlainEmailFields-0\(number).swift")
        #expect(try Self.typecheck(String(contentsOf: file, encoding: .utf8)) == "")
    }

    @Test("ends the tutorial with a transform that finds both fields of the sample app, and a case that it passes")
    func outcome() throws {
        let home = try TemporaryFolder()
        let sample = Self.catalog.appendingPathComponent("../../Tests/Fixtures/Projects/BeanThere").standardizedFileURL
        let app = home.path + "/BeanThere"
        try FileManager.default.copyItem(atPath: sample.path, toPath: app)
        let resources = Self.catalog.appendingPathComponent("Resources")
        for (from, to) in [
            ("PlainEmailFields-04.swift", ".nibwright/plugins/PlainEmailFields.swift"),
            ("email-field-is-not-corrected.fixture", ".nibwright/fixtures/plain-email-fields/corrected.fixture"),
        ] {
            try home.file("BeanThere/" + to, Data(contentsOf: resources.appendingPathComponent(from)))
        }
        func run(_ arguments: String...) throws -> CommandResult {
            try CommandResult.run(
                [try BuiltKit.nibwright()] + arguments, in: app,
                environment: ["NIBWRIGHT_STATE_HOME": home.path + "/state", "XDG_CACHE_HOME": home.path + "/cache"])
        }
        #expect(try run("trust", ".").status == 0)
        let plan = try run("plan", "--use", "plain-email-fields", "--allow", "review")
        #expect(plan.output.contains("In this plan: 2 changes"), "\(plan.output)\(plan.errors)")
        let recorded = try run("plugin", "test", "--record")
        #expect(recorded.status == 0, "\(recorded.output)\(recorded.errors)")
        let fixture = try home.text("BeanThere/.nibwright/fixtures/plain-email-fields/corrected.fixture")
        #expect(fixture.contains("autocorrectionType=\"no\""), "\(fixture)")
        let tested = try run("plugin", "test")
        #expect(tested.status == 0, "\(tested.output)\(tested.errors)")
    }
}
