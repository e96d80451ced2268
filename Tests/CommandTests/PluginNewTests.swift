import Foundation
import Testing

@Suite("nibwright plugin new, test, doc and watch")
struct PluginNewTests {
    private let project: Project
    private let home: Project

    init() throws {
        project = try Project.card()
        home = try Project(named: "State")
    }

    private func run(_ arguments: String..., in folder: String? = nil) throws -> Nibwright.Outcome {
        try Nibwright.run(
            arguments, in: folder ?? project.root, environment: ["NIBWRIGHT_STATE_HOME": home.absolute("state")])
    }

    @Test(
        "write a plugin that works, is trusted and passes its case",
        arguments: [
            ("transform", "my-part", ["plan", "--use", "my-part", "--brief"], "name the label “titleLabel”"),
            ("lint-rule", "my-part", ["lint", "--only", "my-part", "--rules"], "my-part"),
            ("report", "my-part", ["plan", "--use", "outlet-ownership", "--format", "my-part"], "accepted\tApp/"),
            ("command", "my-part", ["my-part"], "1\tApp/Base.lproj/Main.storyboard\n"),
        ])
    func new(_ kind: String, _ id: String, _ use: [String], _ expected: String) throws {
        let written = try run("plugin", "new", id, "--kind", kind)
        #expect(written.status == 0 && written.output.contains("nibwright plugin test"), "\(written)")
        #expect(!project.text(".nibwright/plugins/MyPart.swift").isEmpty)
        let tested = try run("plugin", "test")
        #expect(tested.status == 0 && tested.output.hasPrefix("✓ my-part: "), "\(tested)")
        let used = try Nibwright.run(
            use, in: project.root, environment: ["NIBWRIGHT_STATE_HOME": home.absolute("state")])
        #expect(used.output.contains(expected), "\(used)")
        let page = try run("plugin", "doc", ".nibwright/plugins/MyPart.swift")
        #expect(page.output.hasPrefix("# my-part\n"), "\(page)")
        let again = try run("plugin", "new", id, "--kind", kind)
        #expect(again.status == 2 && again.errors.contains("is there already"), "\(again)")
    }

    @Test("write the compiler's arguments for an editor, by which each source of the folder compiles")
    func editor() throws {
        struct Command: Decodable {
            let directory: String
            let file: String
            let arguments: [String]
        }
        _ = try run("plugin", "new", "my-part")
        _ = try run("plugin", "new", "other-part", "--kind", "report")
        let text = project.text(".nibwright/plugins/compile_commands.json")
        let commands = try JSONDecoder().decode([Command].self, from: Data(text.utf8))
        #expect(commands.map { ($0.file as NSString).lastPathComponent } == ["MyPart.swift", "OtherPart.swift"])
        #expect(project.text(".nibwright/plugins/.gitignore") == "compile_commands.json\n")
        let first = try #require(commands.first)
        let compiler = Process()
        compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        compiler.arguments =
            [first.arguments[0], "-typecheck"] + first.arguments.dropFirst().filter { $0 != "-emit-library" }
        compiler.currentDirectoryURL = URL(fileURLWithPath: first.directory)
        try compiler.run()
        compiler.waitUntilExit()
        #expect(compiler.terminationStatus == 0)
    }

    @Test("a case that fails is told with what came out, and can be recorded")
    func failing() throws {
        _ = try run("plugin", "new", "my-part", "--kind", "command")
        let path = ".nibwright/fixtures/my-part/scenes-are-counted.fixture"
        let good = project.text(path)
        try project.write(good.replacing("2\t", with: "3\t"), to: path)
        let failed = try run("plugin", "test")
        #expect(failed.status == 1 && failed.output.hasPrefix("✗ my-part: "), "\(failed)")
        #expect(failed.output.contains("nibwright plugin test --record"), "\(failed)")
        #expect(try run("plugin", "test", "--record").status == 0)
        #expect(project.text(path) == good)
    }

    @Test("a part without a case fails, and a refusal without one is told")
    func coverage() throws {
        _ = try run("plugin", "new", "my-part")
        let told = try run("plugin", "test").output
        #expect(told.contains("no case shows the refusal several-outlets"), "\(told)")
        try FileManager.default.removeItem(atPath: project.absolute(".nibwright/fixtures"))
        let missing = try run("plugin", "test")
        #expect(missing.status == 1 && missing.output.contains("✗ my-part: no case in "), "\(missing)")
    }

    @Test("names that cannot be ids are refused", arguments: ["My-Part", "part_one", "2nd", "part-"])
    func names(_ name: String) throws {
        #expect(try run("plugin", "new", name).status == 2)
    }

    @Test("watch plans with each new text of the source")
    func watch() throws {
        _ = try run("plugin", "new", "my-part")
        let outcome = try run("plugin", "watch", ".nibwright/plugins/MyPart.swift", "--rounds", "1")
        #expect(
            outcome.output.contains("Built ") && outcome.output.contains("name the label “titleLabel”"), "\(outcome)")
    }

    @Test("a package builds with swift build against the kit and passes its case")
    func package() throws {
        let written = try run("plugin", "new", "my-part", "--package")
        #expect(written.status == 0, "\(written)")
        let package = project.absolute("MyPart")
        let built = try Nibwright.run(executable: "/usr/bin/env", ["swift", "build"], in: package, environment: [:])
        #expect(built.status == 0, "\(built)")
        let library = ".build/debug/libMyPart." + Stranger.libraryExtension
        #expect(try run("plugin", "seal", library, in: package).status == 0)
        _ = try run("plugin", "test", library, "--fixtures", "Fixtures", "--record", in: package)
        let tested = try run("plugin", "test", library, "--fixtures", "Fixtures", in: package)
        #expect(tested.status == 0 && tested.output.hasPrefix("✓ my-part: "), "\(tested)")
    }
}
