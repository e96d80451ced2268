import Foundation
import Testing

@Suite("Plugins that are sources")
struct SourcePluginTests {
    private let stranger: Stranger

    init() throws {
        stranger = try Stranger()
    }

    private func bring(_ text: String, named name: String = "Greet.swift") throws {
        try stranger.project.write(text, to: ".nibwright/plugins/" + name)
    }

    @Test("wait for trust, are compiled when they are first needed, and again when they change")
    func life() throws {
        try bring(PluginSource().text)
        let waiting = try stranger.run("plan", "greet.yml", ".")
        #expect(waiting.status == 3 && waiting.errors.contains("wait for your trust"), "\(waiting)")
        #expect(!waiting.errors.contains("compiling"))
        let trusting = try stranger.run("trust")
        #expect(trusting.output.contains("a source, compiled when it is first used"), "\(trusting)")
        let first = try stranger.run("plan", "greet.yml", ".", "--brief")
        #expect(first.status == 0 && first.output.contains("greet hello"), "\(first)")
        #expect(first.errors.contains("compiling"))
        let second = try stranger.run("plan", "greet.yml", ".", "--brief")
        #expect(second.output == first.output && !second.errors.contains("compiling"), "\(second)")
        #expect(!FileManager.default.fileExists(atPath: stranger.project.absolute(".nibwright/plugins/libGreet.so")))

        try bring(PluginSource(propose: "change(\"again\", [.create(path: \"A.txt\", bytes: [65])], [:])").text)
        #expect(try stranger.run("plan", "greet.yml", ".").status == 3)
        _ = try stranger.run("trust")
        let changed = try stranger.run("plan", "greet.yml", ".", "--brief")
        #expect(changed.output.contains("greet again") && changed.errors.contains("compiling"), "\(changed)")
    }

    @Test("leave libraries behind for a month after their last use")
    func cleaning() throws {
        try bring(PluginSource().text)
        _ = try stranger.run("trust")
        let kept = try #require(stranger.environment["NIBWRIGHT_STATE_HOME"]) + "/built-plugins"
        try FileManager.default.createDirectory(
            atPath: kept, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        func leave(_ name: String, days: Double) throws -> String {
            let path = "\(kept)/\(name).\(Stranger.libraryExtension)"
            try Data("old".utf8).write(to: URL(fileURLWithPath: path))
            let date = Date(timeIntervalSinceNow: -days * 24 * 60 * 60)
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
            return path
        }
        let stale = try leave("plugin-stale", days: 31)
        let recent = try leave("plugin-recent", days: 29)
        let other = try leave("other", days: 90)
        #expect(try stranger.run("plan", "greet.yml", ".").status == 0)
        #expect(!FileManager.default.fileExists(atPath: stale))
        #expect(FileManager.default.fileExists(atPath: recent) && FileManager.default.fileExists(atPath: other))
    }

    @Test("that do not compile are refused with the compiler's words about the file itself")
    func errors() throws {
        try bring(PluginSource(declarations: "let wrong: Int = \"text\"").text)
        _ = try stranger.run("trust")
        let outcome = try stranger.run("plan", "greet.yml", ".")
        #expect(outcome.status == 3)
        #expect(outcome.errors.contains("refused (not-compiled)"), "\(outcome)")
        let place = stranger.project.absolute(".nibwright/plugins/Greet.swift") + ":4:"
        #expect(outcome.errors.contains(place), "\(outcome)")
    }

    @Test("are built and trusted by plugin build, which writes nothing into the project")
    func building() throws {
        try bring(PluginSource().text)
        let built = try stranger.run("plugin", "build", ".nibwright/plugins/Greet.swift")
        #expect(built.status == 0 && built.output == "Built .nibwright/plugins/Greet.swift: greet\n", "\(built)")
        let planned = try stranger.run("plan", "greet.yml", ".", "--brief")
        #expect(planned.output.contains("greet hello") && !planned.errors.contains("compiling"), "\(planned)")
        let names = try FileManager.default.contentsOfDirectory(
            atPath: stranger.project.absolute(".nibwright/plugins"))
        #expect(names == ["Greet.swift"])
    }

    @Test("of the user's own folder need no trust")
    func ownFolder() throws {
        let folder = try Project(named: "Own")
        try folder.write(PluginSource().text, to: "Greet.swift")
        let outcome = try stranger.run(
            "plan", "greet.yml", ".", "--brief", environment: ["NIBWRIGHT_PLUGIN_PATH": folder.root])
        #expect(outcome.status == 0 && outcome.output.contains("greet hello"), "\(outcome)")
    }

    @Test("without a compiler are refused with what to do")
    func noCompiler() throws {
        try bring(PluginSource().text)
        _ = try stranger.run("trust")
        let outcome = try stranger.run("plan", "greet.yml", ".", environment: ["PATH": "/usr/bin:/bin"])
        guard !FileManager.default.fileExists(atPath: "/usr/bin/swiftc") else { return }
        #expect(outcome.status == 3 && outcome.errors.contains("no-compiler"), "\(outcome)")
    }
}
