import Foundation
import Testing
import TransformTesting

/// A plugin that is not the tool's own can end the process that it runs in, and nothing else.
@Suite("A hostile plugin", .serialized)
struct HostilePluginTests {
    private let stranger: Stranger

    init() throws {
        stranger = try Stranger()
        try stranger.bring(library: try HostilePlugin.library.get())
        try stranger.run("trust")
    }

    private func recipe(_ steps: [String]) throws {
        try stranger.project.write(
            "schema: 1\nname: harm\nsteps:\n" + steps.map { "  - use: \($0)\n" }.joined(), to: "harm.yml")
    }

    /// - Parameter seconds: how long a call may take; on a busy machine a trap takes a while to be told.
    private func run(
        _ arguments: [String], environment: [String: String] = [:], seconds: Int = 60
    ) throws -> Nibwright.Outcome {
        let limits = ["--plugin-seconds", "\(seconds)", "--plugin-megabytes", "700"]
        return try Nibwright.run(
            arguments + limits, in: stranger.project.root,
            environment: stranger.environment.merging(environment) { $1 })
    }

    private struct Row: CustomTestStringConvertible {
        let id: String
        let words: String

        var testDescription: String { id }
    }

    private static let rows = [
        Row(id: "trap", words: "trapped"), Row(id: "force", words: "trapped"), Row(id: "abort", words: "aborted"),
        Row(id: "wild", words: "used memory that is not there"),
        Row(id: "deep", words: "used memory that is not there"),
        Row(id: "loop", words: "ran longer than 3 seconds (--plugin-seconds)"),
        Row(id: "sleep", words: "ran longer than 3 seconds (--plugin-seconds)"),
        Row(id: "hog", words: "came to use more than 700 MB (--plugin-megabytes)"),
        Row(id: "exit0", words: "ended the process by calling exit(0)"),
        Row(id: "exit7", words: "ended the process by calling exit(7)"),
        Row(id: "quit", words: "ended the process by calling exit(0)"),
        Row(id: "signal", words: "was killed"), Row(id: "close", words: "closed descriptors of the process"),
        Row(id: "thread", words: "trapped"), Row(id: "fatal", words: "trapped"),
    ]

    @Test("that ends its process is named with what happened and where; the other steps are planned", arguments: rows)
    private func ends(_ row: Row) throws {
        try recipe([row.id, "calm"])
        let plan = try run(
            ["plan", "harm.yml", "--format", "json"], seconds: row.words.contains("3 seconds") ? 3 : 60)
        #expect(plan.status == 3, "\(plan.errors)")
        #expect(plan.errors.contains("the transform \"\(row.id)\" \(row.words)"), "\(plan.errors)")
        #expect(plan.errors.contains("while it looked at App/Base.lproj/Main.storyboard"), "\(plan.errors)")
        #expect(plan.output.contains("\"plugin-ended\""), "\(plan.output)")
        #expect(plan.output.contains("calm.txt"), "\(plan.output)")
    }

    @Test("that ends its process when a plan is applied leaves the project", arguments: ["trap", "close", "exit0"])
    func endsApply(_ id: String) throws {
        try recipe([id, "calm"])
        let before = try stranger.project.tree()
        let apply = try run(["apply", "harm.yml"])
        #expect(apply.status == 3, "\(apply.errors)")
        #expect(apply.errors.contains("Nothing was written"), "\(apply.errors)")
        #expect(try stranger.project.tree() == before)
    }

    #if os(Linux)
        @Test("that traps is named with the line of its own source")
        func line() throws {
            try recipe(["trap"])
            let plan = try run(["plan", "harm.yml"])
            let source = HostilePlugin.source.split(separator: "\n", omittingEmptySubsequences: false)
            let line = try #require(source.firstIndex { $0.drop { $0 == " " }.hasPrefix("let none: [Int] = []") }) + 1
            #expect(plan.errors.contains("(Hostile.swift:\(line))"), "\(plan.errors)")
            #expect(!plan.errors.contains("***"), "the words of the runtime's own tool: \(plan.errors)")
        }
    #endif

    @Test("that traps with words of its own is quoted")
    func words() throws {
        try recipe(["fatal"])
        let plan = try run(["plan", "harm.yml"])
        let said = try #require(plan.errors.split(separator: "\n").first { $0.contains("it said: ") })
        #expect(
            said.contains("Hostile.swift:") && said.hasSuffix(": Fatal error: the author's words"), "\(plan.errors)")
    }

    @Test("that disturbs the process leaves the report and the plan whole", arguments: HostilePlugin.disturbances.keys)
    func disturbs(_ id: String) throws {
        try recipe([id])
        let plan = try run(["plan", "harm.yml", "--format", "json"])
        #expect(plan.status == 0, "\(plan.errors.prefix(2000))")
        #expect(plan.output.hasPrefix("[") || plan.output.hasPrefix("{"), "\(plan.output.prefix(200))")
        #expect((try? JSONSerialization.jsonObject(with: Data(plan.bytes))) != nil, "one whole report")
        #expect(plan.errors.utf8.count < 600_000)
        let apply = try run(["apply", "harm.yml"])
        #expect(apply.status == 0, "\(apply.errors.prefix(2000))")
        #expect(apply.output.components(separatedBy: "Applied 1 change").count == 2, "\(apply.output)")
        #expect(stranger.project.text("\(id).txt") == "A")
    }

    @Test("that proposes what cannot be made has it refused", arguments: HostilePlugin.proposals.keys)
    func proposes(_ id: String) throws {
        let outside = try Project(named: "Outside")
        if id == "linked" {
            try FileManager.default.createSymbolicLink(
                atPath: stranger.project.absolute("Link"), withDestinationPath: outside.root)
        }
        try recipe([id])
        let before = try stranger.project.tree()
        let plan = try run(["plan", "harm.yml", "--format", "json"])
        #expect(plan.status == 0, "\(plan.errors)")
        #expect(plan.output.contains("\"status\" : \"refused\""), "\(plan.output)")
        if ["overlap", "range", "negative", "broken"].contains(id) {
            #expect(plan.output.contains("please tell the author of the plugin"), "\(plan.output)")
        }
        let apply = try run(["apply", "harm.yml"])
        #expect(apply.output.contains("Nothing to apply"), "\(apply.output)\(apply.errors)")
        #expect(try stranger.project.tree() == before)
        #expect(try FileManager.default.contentsOfDirectory(atPath: outside.root) == [])
    }

    @Test("that ends the process while it is loaded is refused by name", arguments: ["trap", "loop", "exit"])
    func atLoading(_ way: String) throws {
        try recipe(["calm"])
        let plan = try run(["plan", "harm.yml"], environment: ["HOSTILE": way], seconds: way == "loop" ? 3 : 60)
        #expect(plan.status == 3, "\(plan.errors)")
        #expect(plan.errors.contains("while it was loaded"), "\(plan.errors)")
        #expect(plan.errors.contains("refused (ended-process)"), "\(plan.errors)")
    }

    @Test("leaves no process and no folder behind")
    func leavesNothing() throws {
        try recipe(["fork", "loop"])
        let folder = try Project(named: "Temporary")
        let plan = try run(["plan", "harm.yml"], environment: ["TMPDIR": folder.root])
        #expect(plan.status == 3, "\(plan.errors)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.root) == [])
    }

    @Test("in the process itself ends the command, as a debugger wants it")
    func inProcess() throws {
        try recipe(["exit7"])
        let plan = try run(["plan", "harm.yml", "--in-process"])
        #expect(plan.status == 3)
        #expect(plan.errors.contains("the transform \"exit7\" ended the process by calling exit"), "\(plan.errors)")
    }
}
