import Foundation
import Testing

@Suite("Runs over the same files")
struct CacheTests {
    private let project: Project
    private let home: Project

    init() throws {
        project = try LintedProject.make()
        home = try Project(named: "Home")
    }

    private var folder: String { home.absolute("nibwright") }

    private func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Nibwright.Outcome {
        try Nibwright.run(
            arguments, in: project.root,
            environment: ["NIBWRIGHT_CACHE_HOME": home.root].merging(environment) { $1 })
    }

    /// A configuration that is younger than this is read, and the run is not kept: it may change again while the run reads it.
    private func settle() { Thread.sleep(forTimeInterval: 2.1) }

    private func entries() -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    @Test(
        "give the same bytes, errors and exit status, kept or not",
        arguments: [
            ["lint"], ["lint", "--format", "sarif"], ["inspect"], ["inspect", "--format", "json"],
            ["plan", Nibwright.recipe], ["plan", Nibwright.recipe, "--format", "json"], ["check", Nibwright.recipe],
            ["check", Nibwright.recipe, "--allow", "review"],
        ])
    func same(_ arguments: [String]) throws {
        let project = try Project.beanThere()
        let outcomes = try [
            ["--no-cache"], [], ["--threads", "1"], ["--cache-check=content"], ["--cache-check", "content"],
        ].map {
            try Nibwright.run(
                arguments + $0, in: project.root, environment: ["NIBWRIGHT_CACHE_HOME": home.root])
        }
        #expect(outcomes[0].bytes.count > 10)
        for outcome in outcomes {
            #expect(outcome.bytes == outcomes[0].bytes && outcome.status == outcomes[0].status)
            #expect(outcome.errors == outcomes[0].errors)
        }
        #expect(entries().count == 1)
    }

    @Test("are kept apart by what they depend on beside the project: configuration, suppressions, baseline, options")
    func dependencies() throws {
        func finds() throws -> String { try run("lint", "--format", "jsonl").output }
        let first = try finds()
        #expect(entries().isEmpty)
        settle()
        for _ in 0..<2 { #expect(try finds() == first) }
        #expect(entries().count == 1)
        try project.write("only: [storyboard-size]\n", to: ".nibwright.yml")
        let second = try finds()
        #expect(second != first)
        try project.write("only: [duplicate-id]\n", to: ".nibwright.yml")
        let third = try finds()
        #expect(third != second && third.contains("duplicate-id"))
        try project.write(
            "suppress:\n  - rule: duplicate-id\n    reason: It is meant.\n", to: "App/Old.xib.nibwright.yml")
        let fourth = try finds()
        #expect(fourth != third)
        _ = try run("lint", "--write-baseline")
        #expect(try finds() != fourth)
        #expect(try run("lint", "--format", "jsonl", "--no-baseline").output == fourth)
    }

    @Test("read again what changed")
    func changed() throws {
        settle()
        let first = try run("lint")
        try project.write(project.text("App/Fine.xib").replacing("Fine", with: "Best"), to: "App/Fine.xib")
        #expect(try run("lint").output == first.output)
        try project.write(project.text("App/Old.xib").replacing("lbl-AA-001", with: "lbl-AA-009"), to: "App/Old.xib")
        let second = try run("lint")
        #expect(second.output != first.output)
        #expect(try run("lint", "--no-cache").output == second.output)
    }

    @Test(
        "leave nothing behind with --no-cache, and nothing is believed that lies in the project or that a folder of others has"
    )
    func places() throws {
        settle()
        let first = try run("lint", "--no-cache")
        #expect(entries().isEmpty)
        #expect(try run("lint", "--cache", "App/.cache").output == first.output)
        #expect(!FileManager.default.fileExists(atPath: project.absolute("App/.cache")))
        #expect(try run("lint").output == first.output)
        #expect(entries().count == 1)
        try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder)
        #expect(try run("lint").output == first.output)
        try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder)
        let other = try run("lint", "--format", "json")
        #expect(other.errors.isEmpty && !other.output.isEmpty)
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder)
        for name in entries() { try Data("planted".utf8).write(to: URL(fileURLWithPath: folder + "/" + name)) }
        #expect(try run("lint").output == first.output)
        #expect(try run("lint", "--cache", "").status == 2)
        #expect(try run("lint", "--cache", "x", "--no-cache").status == 2)
    }

    @Test("at once write what one run writes")
    func twoAtOnce() throws {
        settle()
        let first = try run("lint", "--no-cache")
        let outcome = try Nibwright.shell(
            "for number in 1 2 3 4 5 6; do nibwright lint --cache '\(folder)' > out$number.log & done; wait",
            in: project.root)
        #expect(outcome.errors.isEmpty)
        for number in 1...6 { #expect(project.text("out\(number).log") == first.output) }
        #expect(entries().count == 1)
    }
}
