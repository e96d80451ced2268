import Testing

/// Plugins that do in a run what a plugin must not.
@Suite("A plugin")
struct PluginBehaviorTests {
    private let stranger: Stranger

    init() throws {
        stranger = try Stranger()
    }

    private func bring(_ source: PluginSource) throws {
        try stranger.bring(source)
        try stranger.run("trust")
    }

    @Test(
        "that calls exit while it proposes ends apply with 3 and its name, and nothing is written", arguments: [0, 7])
    func exits(_ status: Int) throws {
        try bring(PluginSource(propose: "exit(\(status))"))
        let before = try stranger.project.tree()
        let apply = try stranger.run("apply", "greet.yml")
        #expect(apply.status == 3)
        #expect(apply.errors.contains("the transform \"greet\" ended the process by calling exit"), "\(apply.errors)")
        #expect(try stranger.project.tree() == before)
    }

    @Test("that calls exit while it is loaded ends the command with 3 and its name")
    func exitsAtLoading() throws {
        // Built by a command that loads it as well.
        #expect(throws: BuildFailure.self) { try stranger.build(PluginSource(atLoading: "exit(0)")) }
    }

    @Test("that prints does not print into the report")
    func prints() throws {
        let loud = "print(\"LOUD\"); FileHandle.standardOutput.write(Data(\"LOUDER\".utf8))"
        try bring(
            PluginSource(
                atLoading: loud, propose: loud + "; change(\"a\", [.create(path: \"A.txt\", bytes: [65])], [:])"))
        let plan = try stranger.run("plan", "greet.yml", "--format", "json")
        #expect(plan.status == 0, "\(plan.errors)")
        #expect(plan.output.hasPrefix("{") || plan.output.hasPrefix("["), "\(plan.output.prefix(100))")
        #expect(!plan.output.contains("LOUD"))
        #expect(plan.errors.contains("LOUD\n"))
        #expect(plan.errors.contains("LOUDER"))
    }

    @Test("whose details are nested without measure has that change refused, and the rest is applied")
    func nestedDetails() throws {
        let deep = "var deep: Detail = 1; for _ in 0..<100_000 { deep = .list([deep]) }"
        try bring(
            PluginSource(
                propose: """
                    \(deep)
                    change("deep", [.create(path: "Deep.txt", bytes: [65])], ["deep": deep])
                    change("flat", [.create(path: "Flat.txt", bytes: [65])], ["flat": 1])
                    """))
        let plan = try stranger.run("plan", "greet.yml", "--format", "json")
        #expect(plan.status == 0, "\(plan.errors)")
        #expect(plan.output.contains("details-too-large"))
        let apply = try stranger.run("apply", "greet.yml")
        #expect(apply.status == 0, "\(apply.errors)")
        #expect(stranger.project.text("Flat.txt") == "A")
        #expect(stranger.project.text("Deep.txt") == "")
    }

    @Test("that proposes more than anyone reads has all of it refused")
    func tooMany() throws {
        try bring(
            PluginSource(
                propose: "for number in 0...250_000 { change(\"\\(number)\", [.create(path: \"A\", bytes: [])], [:]) }")
        )
        let plan = try stranger.run("plan", "greet.yml", "--format", "json")
        #expect(plan.status == 0, "\(plan.errors)")
        #expect(plan.output.contains("\"too-many-proposals\""))
        #expect(plan.output.contains("it proposes 250001 things at once and no more than 250000 are taken"))
    }

    @Test("whose text or file is larger than anyone reads has that change refused")
    func largeChanges() throws {
        try bring(
            PluginSource(
                propose: """
                    let text = String(repeating: "x", count: 70_000)
                    change(text, [.create(path: "Text.txt", bytes: [65])], [:])
                    let bytes = [UInt8](repeating: 65, count: (64 << 20) + 1)
                    change("file", [.create(path: "File.txt", bytes: bytes)], [:])
                    """))
        let plan = try stranger.run("plan", "greet.yml", "--format", "json")
        #expect(plan.status == 0, "\(plan.errors)")
        for code in ["text-too-large", "edit-too-large"] { #expect(plan.output.contains("\"\(code)\"")) }
    }
}
