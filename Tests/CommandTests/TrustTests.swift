import Foundation
import Testing

/// What lies in `.nibwright` of a project is used when its owner says so, and not before.
@Suite("A project's own plugins and recipes")
struct TrustTests {
    /// A plugin that leaves a file behind as soon as any of its code runs.
    private static func marking(_ mark: String) -> PluginSource {
        let touch = "try? \"ran\".write(toFile: \"\(mark)\", atomically: false, encoding: .utf8)"
        return PluginSource(atLoading: touch, propose: touch)
    }

    private let stranger: Stranger
    private let mark: String

    init() throws {
        stranger = try Stranger()
        mark = stranger.project.absolute("ran.txt")
    }

    private var hasRun: Bool { FileManager.default.fileExists(atPath: mark) }

    @Test("are not opened by any command, which names them and the command that trusts them")
    func waits() throws {
        let library = try stranger.build(Self.marking(mark))
        try? FileManager.default.removeItem(atPath: mark)
        try stranger.bring(library: library)
        let plugin = ".nibwright/plugins/libGreet.\(Stranger.libraryExtension)"
        let commands: [(words: [String], status: Int32)] = [
            (["plan", "greet.yml"], 3), (["check", "greet.yml"], 3), (["apply", "greet.yml"], 3), (["plugin"], 0),
            (["plugin", "list"], 0), (["explain"], 0), (["explain", "greet"], 2), (["explain", "outlet-ownership"], 0),
            (["plan", "no-such-recipe"], 2), (["plan", "outlet-ownership"], 0),
        ]
        for (words, status) in commands {
            let outcome = try Nibwright.run(words, in: stranger.project.root, environment: stranger.environment)
            #expect(outcome.status == status, "\(words): \(outcome.errors)")
            #expect(outcome.errors.contains("\(plugin)\n  Look at them; to use them: nibwright trust "), "\(words)")
            #expect(!hasRun, "\(words)")
        }
        for words in [["inspect"], ["lint"], ["graph"], ["palette"], ["undo"], ["trust", "--list"], ["trust"]] {
            _ = try Nibwright.run(words, in: stranger.project.root, environment: stranger.environment)
            #expect(!hasRun, "\(words)")
        }
    }

    @Test("are used once they are trusted, and wait again when they change, are added or are revoked")
    func trust() throws {
        try stranger.bring(PluginSource())
        let trust = try stranger.run("trust")
        #expect(trust.status == 0, "\(trust.errors)")
        #expect(trust.output.contains("libGreet.\(Stranger.libraryExtension): trusted\n    plugin, "))
        #expect(trust.output.contains(", SHA-256 "))
        #expect(trust.output.contains("fits this kit: kit "))
        let plan = try stranger.run("plan", "greet.yml")
        #expect(plan.status == 0, "\(plan.errors)")
        #expect(plan.output.contains("greet hello"))
        #expect(plan.errors == "")

        try stranger.bring(PluginSource(id: "other"), named: "Other")
        let added = try stranger.run("plan", "greet.yml")
        #expect(added.status == 0)
        #expect(added.errors.contains("libOther"))
        #expect(!added.errors.contains("libGreet"))

        let path = ".nibwright/plugins/libGreet.\(Stranger.libraryExtension)"
        var bytes = try #require(FileManager.default.contents(atPath: stranger.project.absolute(path)))
        bytes[bytes.count - 1] ^= 1
        try bytes.write(to: URL(fileURLWithPath: stranger.project.absolute(path)))
        let changed = try stranger.run("plan", "greet.yml")
        #expect(changed.status == 3)
        #expect(changed.errors.contains("\(path) (changed since you trusted it)"))
        #expect(try stranger.run("trust", "--list").output.contains("\(path): changed since it was trusted, waits"))

        try stranger.run("trust")
        #expect(try stranger.run("trust", "--revoke").status == 0)
        #expect(try stranger.run("trust", "--list").output.contains("\(path): waits"))
    }

    @Test("are none or all of them where the option or the environment says so")
    func choice() throws {
        try stranger.bring(PluginSource())
        #expect(try stranger.run("plan", "greet.yml", "--plugins", "all").status == 0)
        #expect(try stranger.run("plan", "greet.yml", environment: ["NIBWRIGHT_PLUGINS": "all"]).status == 0)
        try stranger.run("trust")
        #expect(try stranger.run("plan", "greet.yml").status == 0)
        let none = try stranger.run("plan", "greet.yml", "--plugins", "none", environment: ["NIBWRIGHT_PLUGINS": "all"])
        #expect(none.status == 2)
        #expect(!none.errors.contains("trust"))
        let wrong = try stranger.run("plan", "greet.yml", environment: ["NIBWRIGHT_PLUGINS": "some"])
        #expect(wrong.status == 2)
        #expect(wrong.errors.contains("NIBWRIGHT_PLUGINS is \"some\"; it can be none, trusted or all"))
    }

    @Test("are not followed where they are links, and a pipe or a huge file is named")
    func links() throws {
        let library = try stranger.build(PluginSource())
        let folder = stranger.project.absolute(".nibwright/plugins")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let ending = Stranger.libraryExtension
        try stranger.project.link(".nibwright/plugins/libA.\(ending)", to: library)
        mkfifo("\(folder)/libB.\(ending)", 0o600)
        try FileManager.default.createDirectory(atPath: "\(folder)/libC.\(ending)", withIntermediateDirectories: true)
        try stranger.project.write("", to: ".nibwright/plugins/libD.\(ending)")
        let sparse = try FileHandle(forWritingTo: URL(fileURLWithPath: "\(folder)/libD.\(ending)"))
        try sparse.truncate(atOffset: 3 << 30)
        for words in [["plan", "greet.yml", "--plugins", "all"], ["trust"]] {
            let outcome = try Nibwright.run(words, in: stranger.project.root, environment: stranger.environment)
            let text = outcome.output + outcome.errors
            for fault in ["it is a link", "it is no regular file", "it is a folder", "it is larger than 256 MB"] {
                #expect(text.contains(fault), "\(words): \(text)")
            }
        }
        try FileManager.default.removeItem(atPath: folder)
        try stranger.project.link(".nibwright/plugins", to: (library as NSString).deletingLastPathComponent)
        let outcome = try stranger.run("plan", "greet.yml", "--plugins", "all")
        #expect(outcome.errors.contains(".nibwright/plugins of \(stranger.project.root) is not used: it is a link"))
        #expect(outcome.status == 3)
    }

    @Test("are trusted by who builds them there, and found by every command")
    func build() throws {
        try stranger.project.write(PluginSource().text, to: "Tools/Greet.swift")
        let built = try stranger.run("plugin", "build", "Tools/Greet.swift")
        #expect(built.status == 0, "\(built.errors)")
        let plan = try stranger.run("plan", "greet.yml")
        #expect(plan.status == 0)
        #expect(plan.errors == "")
    }

    @Test("as recipes never take a built-in name, but are what a path says")
    func recipeNames() throws {
        let other = "schema: 1\nname: mine\nsteps:\n  - use: split-storyboard\n"
        try stranger.project.write(other, to: ".nibwright/recipes/outlet-ownership.yml")
        try stranger.project.write(other, to: "outlet-ownership.yml")
        try stranger.project.write(other, to: ".nibwright/recipes/ours.yml")
        let waiting = try stranger.run("plan", "ours")
        #expect(waiting.status == 2)
        #expect(
            waiting.errors.contains(
                "the recipe \"ours\" of \(stranger.project.root) is not used, since you do not trust it"))
        try stranger.run("trust")
        #expect(try stranger.run("plan", "ours", "--format", "json").output.contains("\"recipe\" : \"mine\""))
        let named = try stranger.run("plan", "outlet-ownership", "--format", "json")
        #expect(named.output.contains("\"recipe\" : \"outlet-ownership\""))
        #expect(named.errors.contains("the project's recipe of that name is not used"), "\(named.errors)")
        for path in ["./outlet-ownership.yml", "outlet-ownership.yml", ".nibwright/recipes/outlet-ownership.yml"] {
            #expect(
                try stranger.run("plan", path, "--format", "json").output.contains("\"recipe\" : \"mine\""), "\(path)")
        }
        let list = try stranger.run("plugin")
        #expect(list.output.contains("recipes/outlet-ownership.yml: not used by its name"))
    }

    @Test("that lie beside the project are named where a recipe needs one of them, and not used")
    func strays() throws {
        let stranger = try Stranger()
        let project = stranger.project
        let library = try stranger.build(PluginSource())
        let beside = project.absolute("libGreet.\(Stranger.libraryExtension)")
        try FileManager.default.copyItem(atPath: library, toPath: beside)
        try project.write(PluginSource().text, to: "Greet.swift")
        try project.write(PluginSource(id: "wave").text, to: "Wave.swift")
        let outcome = try stranger.run("plan", "greet.yml")
        #expect(outcome.status == 2, "\(outcome)")
        #expect(
            outcome.errors.contains("/Greet.swift looks like its plugin and is not used where it lies"), "\(outcome)")
        #expect(outcome.errors.contains("\(beside) looks like its plugin"), "\(outcome)")
        #expect(!outcome.errors.contains("Wave.swift"))
        #expect(!(try stranger.run("plan", "outlet-ownership")).errors.contains("looks like"))
    }

    @Test("are not loaded for a recipe that needs none of them")
    func unneeded() throws {
        try stranger.bring(Self.marking(mark))
        try? FileManager.default.removeItem(atPath: mark)
        try stranger.run("trust")
        #expect(try stranger.run("plan", "outlet-ownership").status == 0)
        #expect(!hasRun)
        #expect(try stranger.run("plan", "greet.yml").status == 0)
        #expect(hasRun)
    }
}
