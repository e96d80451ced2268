import Foundation
import Testing

/// With a plugin of one file, built by the executable itself.
@Suite("Two changes of the same text")
struct ConflictTests {
    private static let plugin = """
        import TransformKit

        struct Clash: Transform {
            static let description = TransformDescription(
                id: "clash", summary: "Propose two changes of one place.", details: "For a test.", options: [], selectors: [],
                highestSafety: .safe)

            init(options: OptionValues, selection: OptionValues) {}

            func propose(in context: TransformContext) -> Proposals {
                Proposals(
                    changes: context.graph.swiftFiles.flatMap { file in
                        ["first", "second"].map { name in
                            Change(
                                subject: name, title: "make \\(name)", reason: "it is a test", safety: .safe,
                                place: Place(path: file.path),
                                edits: [.replace(path: file.path, TextEdit(0..<6, "import/*\\(name)*/"))])
                        }
                    })
            }
        }

        @_cdecl("nibwright_plugin")
        public func nibwrightPlugin(_ registry: UnsafeMutableRawPointer) {
            register([Clash.self], in: registry)
        }
        """

    @Test("end every command with 4, name both sides and write nothing")
    func conflict() throws {
        let project = try Project.card()
        try project.write(Self.plugin, to: "Tools/Clash.swift")
        try project.write(
            "schema: 1\nname: clash\nsteps:\n  - use: clash\n    files: { include: [\"App/**\"] }\n", to: "clash.yml")
        let built = try Nibwright.run(["plugin", "build", "Tools/Clash.swift"], in: project.root)
        try #require(built.status == 0, "\(built.errors)")
        #expect(built.output.hasSuffix(": clash\n"))
        let before = try project.tree()

        let plan = try Nibwright.run(["plan", "clash.yml"], in: project.root)
        #expect(plan.status == 4)
        #expect(plan.output.contains("Conflicting: 1"))
        #expect(plan.output.contains("it changes the same text in \(Project.cardPath) as clash/first"))
        #expect(plan.output.contains(" 1 conflicting"))
        #expect(try Nibwright.run(["check", "clash.yml"], in: project.root).status == 4)
        let json = try Nibwright.run(["plan", "clash.yml", "--format", "json"], in: project.root)
        #expect(json.status == 4)
        #expect(json.output.contains("\"conflicting\" : 1"))
        #expect(try SchemaChecker(try Nibwright.run(["schema", "plan"]).output).check(json.output) == [])
        let apply = try Nibwright.run(["apply", "clash.yml"], in: project.root)
        #expect(apply.status == 4)
        #expect(apply.errors.contains("clash/second conflicts: it changes the same text"))
        #expect(try project.tree() == before)
    }
}
