import Foundation
import Testing

@Suite("nibwright plugin build --all and test of a folder of sources")
struct PluginRebuildTests {
    private let stranger: Stranger
    private let folder: Project

    init() throws {
        stranger = try Stranger()
        folder = try Project(named: "Own")
    }

    private func library(_ name: String) -> String { "lib\(name).\(Stranger.libraryExtension)" }

    @Test("sources, folders of sources and libraries that were built here are built, and what is not is named")
    func own() throws {
        try folder.write(PluginSource(id: "greet").text, to: "Greet.swift")
        try folder.write(PluginSource(id: "wave").text, to: "Wave/Wave.swift")
        try folder.write(PluginSource(id: "nod").text, to: "elsewhere/sources/Nod.swift")
        try folder.write("let x = 1\n", to: "NoPlugin/Any.swift")
        let nod = folder.absolute(library("Nod"))
        let first = try stranger.run("plugin", "build", folder.absolute("elsewhere/sources/Nod.swift"), "-o", nod)
        #expect(first.status == 0, "\(first)")
        // As a kit of yesterday would have left it.
        try Data("not a library".utf8).write(to: URL(fileURLWithPath: nod))
        try folder.write("a stranger's", to: library("Unknown"))

        let outcome = try stranger.run("plugin", "build", "--all", folder.root)
        #expect(outcome.status == 3, "\(outcome)")
        let lines = outcome.output.split(separator: "\n").map { $0.replacing(folder.root + "/", with: "") }
        #expect(lines.prefix(3) == ["Built Greet.swift: greet", "Built Wave: wave", "Built \(library("Nod")): nod"])
        #expect(lines.count == 5 && lines[3].hasPrefix("Not built: \(library("Unknown")): it was not built here"))
        #expect(lines.last == "3 plugins built, 1 not")
        let listed = try stranger.run("plugin", environment: ["NIBWRIGHT_PLUGIN_PATH": folder.root])
        for id in ["greet", "wave", "nod"] { #expect(listed.output.contains(": \(id)\n"), "\(listed)") }
    }

    @Test("of a project nothing is built that is not trusted, or was changed since its owner built it")
    func project() throws {
        let project = stranger.project
        try project.write(PluginSource(id: "greet").text, to: ".nibwright/plugins/Greet.swift")
        try folder.write(PluginSource(id: "wave").text, to: "Wave.swift")
        let waiting = try stranger.run("plugin", "build", "--all")
        #expect(waiting.status == 3 && waiting.output.contains("Greet.swift: waits for your trust"), "\(waiting)")
        #expect(!waiting.errors.contains("compiling"))

        #expect(try stranger.run("plugin", "build", folder.absolute("Wave.swift")).status == 0)
        #expect(try stranger.run("trust").status == 0)
        let built = try stranger.run("plugin", "build", "--all")
        #expect(built.status == 0 && built.output.hasSuffix("2 plugins built\n"), "\(built)")
        let used = try stranger.run("plan", "--use", "wave", "--brief")
        #expect(used.status == 0 && used.output.contains("greet hello"), "\(used)")

        try folder.write(PluginSource(id: "wave").text + "// Pulled.\n", to: "Wave.swift")
        let changed = try stranger.run("plugin", "build", "--all")
        #expect(changed.status == 3 && changed.output.contains("Wave.swift changed since you built it"), "\(changed)")
    }

    @Test("a Swift package is built with swift build where it is")
    func package() throws {
        let written = try Nibwright.run(
            ["plugin", "new", "my-part", "--package"], in: folder.root, environment: stranger.environment)
        #expect(written.status == 0, "\(written)")
        let outcome = try stranger.run("plugin", "build", "--all", folder.root)
        #expect(outcome.status == 0 && outcome.output.contains("MyPart: my-part\n1 plugin built\n"), "\(outcome)")
        let library = folder.absolute("MyPart/.build/debug/" + library("MyPart"))
        #expect(FileManager.default.fileExists(atPath: library))
    }

    @Test("what does not compile is told with the compiler's words, and the others are built")
    func failing() throws {
        try folder.write(PluginSource(declarations: "let wrong: Int = \"text\"").text, to: "A.swift")
        try folder.write(PluginSource(id: "greet").text, to: "B.swift")
        let outcome = try stranger.run("plugin", "build", "--all", folder.root)
        #expect(outcome.status == 3 && outcome.output.contains("/A.swift:4:"), "\(outcome)")
        #expect(outcome.output.contains("B.swift: greet\n1 plugin built, 1 not\n"), "\(outcome)")
    }

    @Test(
        "folders without plugins and contradicting arguments are refused",
        arguments: [["--all", "nowhere"], ["--all", "App"], ["--all", "App", "Other"], ["--all", "-o", "x.so"], []])
    func usage(_ arguments: [String]) throws {
        let outcome = try Nibwright.run(
            ["plugin", "build"] + arguments, in: stranger.project.root, environment: stranger.environment)
        #expect(outcome.status == 2, "\(outcome)")
    }

    @Test("a folder of sources is tested with the cases beside them, and a case of another part fails")
    func testing() throws {
        let text = PluginSource(id: "greet").text
        let end = try #require(text.firstRange(of: "@_cdecl"))
        try folder.write(String(text[..<end.lowerBound]), to: "Greet/Greet.swift")
        try folder.write("import TransformKit\n\n" + text[end.lowerBound...], to: "Greet/Plugin.swift")
        let none = try stranger.run("plugin", "test", folder.absolute("Greet"))
        #expect(none.status == 1 && none.output.contains("✗ greet: no case in "), "\(none)")

        let fixture = "\n=== BEFORE App/Notes.txt\nHi\n=== AFTER Hello.txt\nHi\n=== PLAN\naccepted  safe  greet/hello\n"
        try folder.write("use: greet" + fixture, to: "Greet/Fixtures/file-is-made.fixture")
        let passing = try stranger.run("plugin", "test", folder.absolute("Greet"))
        #expect(passing.status == 0 && passing.output == "✓ greet: file-is-made\n", "\(passing)")

        try folder.write("use: greeting" + fixture, to: "Greet/Fixtures/other.fixture")
        let other = try stranger.run("plugin", "test", folder.absolute("Greet"))
        #expect(other.status == 1 && other.output.contains("✗ other: it uses no part of the plugin"), "\(other)")
    }

    #if os(Linux)
        @Test("Swift that a transform leaves is type-checked on request, but for what was wrong before")
        func typeChecking() throws {
            let code = "class Cup: UIViewController {\\n    func fill() { NEW }\\n}\\n"
            let written =
                "change(\"cup\", [.create(path: \"Cup.swift\", bytes: Array(\"import UIKit\\n\(code)\".utf8))], [:])"
            func test(_ statement: String) throws -> Nibwright.Outcome {
                let text = PluginSource(propose: written.replacing("NEW", with: statement)).text
                try folder.write(text, to: "Greet/Greet.swift")
                try folder.write(
                    "use: greet\n=== BEFORE App/Mug.swift\nlet mug = Sketch()\n", to: "Greet/Fixtures/cup.fixture")
                _ = try stranger.run("plugin", "test", folder.absolute("Greet"), "--record")
                return try stranger.run("plugin", "test", folder.absolute("Greet"), "--typecheck")
            }
            let whole = try test("title = nil")
            #expect(whole.status == 0 && whole.output == "✓ greet: cup\n1 case type-checked\n", "\(whole)")
            let wrong = try test("title = 3")
            #expect(wrong.status == 1, "\(wrong)")
            #expect(wrong.output.contains("does not compile: Cup.swift:3:27: error: cannot assign"), "\(wrong)")
            #expect(!wrong.output.contains("Mug.swift"))
        }
    #endif

    @Test("a carriage return of an output is a sign in its case")
    func carriageReturn() throws {
        let source = """
            import NibwrightKit

            @_cdecl("nibwright_plugin")
            public func nibwrightPlugin(_ registry: UnsafeMutableRawPointer) { register([Rows.self], in: registry) }

            struct Rows: LintReporter {
                static let description = ReporterDescription(id: "rows", summary: "Two rows.")
                func text(of result: LintResult) -> String { "a,b\\r\\nc,d\\r\\n" }
            }
            """
        try folder.write(source, to: "Rows/Rows.swift")
        let path = "Rows/Fixtures/rows-end-as-they-should.fixture"
        try folder.write("part: rows\nof: lint\n=== BEFORE App/Notes.txt\nHi\n", to: path)
        _ = try stranger.run("plugin", "test", folder.absolute("Rows"), "--record")
        #expect(folder.text(path).hasSuffix("=== OUTPUT\na,b␍\nc,d␍\n"), "\(folder.text(path))")
        #expect(try stranger.run("plugin", "test", folder.absolute("Rows")).status == 0)
    }
}
