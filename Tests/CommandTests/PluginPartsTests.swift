import Foundation
import Testing

/// A plugin that brings a lint rule, a report and a command, and no transform.
@Suite("A plugin's lint rules, reports and commands", .serialized)
struct PluginPartsTests {
    private static let source = """
        import NibwrightKit

        @_cdecl("nibwright_plugin")
        public func nibwrightPlugin(_ registry: UnsafeMutableRawPointer) {
            register([FewScenes.self, PlainList.self, CountScenes.self], in: registry)
        }

        struct FewScenes: DocumentRule {
            static let description = LintRuleDescription(
                id: "few-scenes", summary: "A storyboard has few scenes.", rationale: "Large ones are edited by two at once.",
                level: .warning, options: [OptionDescription("maximum", .integer, default: .integer(10), "The most.")])

            let maximum: Int

            init(options: OptionValues) { maximum = options.integer("maximum") ?? 10 }

            func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
                guard document.scenes.count > maximum else { return [] }
                return [LintFinding(document.root.place, "has \\(document.scenes.count) scenes")]
            }
        }

        struct PlainList: PlanReporter, LintReporter {
            static let description = ReporterDescription(id: "plain-list", summary: "A line for each.")

            func text(of plans: [Plan]) -> String {
                plans.flatMap(\\.changes).map { "change \\($0.title)\\n" }.joined()
            }

            func text(of result: LintResult) -> String {
                result.findings.map { "finding \\($0.rule) \\($0.message)\\n" }.joined()
            }
        }

        struct CountScenes: ProjectCommand {
            static let description = ProjectCommandDescription(
                id: "count-scenes", summary: "Count an app's scenes.",
                options: [
                    OptionDescription("at-most", .integer, "More are too many."),
                    OptionDescription("loud", .boolean, default: .boolean(false), "Shout."),
                ])

            let most: Int?
            let isLoud: Bool

            init(options: OptionValues) {
                most = options.integer("at-most")
                isLoud = options.boolean("loud") ?? false
            }

            func run(on graph: ProjectGraph) -> ProjectCommandAnswer {
                let count = graph.documents.map(\\.scenes.count).reduce(0, +)
                return ProjectCommandAnswer(
                    "\\(count) scenes\\(isLoud ? "!" : "")\\n", isPending: most.map { count > $0 } ?? false)
            }
        }

        """

    private static let built = Result { () throws -> (Project, String) in
        let folder = try Project(named: "Plugin")
        try folder.write(source, to: "House.swift")
        let outcome = try Nibwright.run(
            ["plugin", "build", "House.swift", "-o", "plugins/libHouse.so"], in: folder.root)
        guard outcome.status == 0 else { throw BuildFailure(errors: outcome.errors) }
        return (folder, outcome.output)
    }

    private func run(_ arguments: String..., in project: Project) throws -> Nibwright.Outcome {
        let folder = try Self.built.get().0.absolute("plugins")
        return try Nibwright.run(arguments, in: project.root, environment: ["NIBWRIGHT_PLUGIN_PATH": folder])
    }

    @Test("are named by the build and by nibwright plugin")
    func listed() throws {
        let names = "lint rule few-scenes, report plain-list, command count-scenes"
        #expect(try Self.built.get().1.hasSuffix(": \(names)\n"))
        #expect(try run("plugin", in: .card()).output.contains(names))
    }

    @Test("a rule has options, levels, pages and suppression like the built-in ones")
    func rule() throws {
        let project = try Project.card()
        #expect(try !run("lint", "--only", "few-scenes", in: project).output.contains("few-scenes"))
        try project.write(
            """
            rules:
              few-scenes: { level: error, maximum: 0 }

            """, to: ".nibwright.yml")
        let outcome = try run("lint", "--only", "few-scenes", in: project)
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("has 1 scenes"))
        #expect(outcome.output.contains("Main.storyboard"))
        #expect(try run("explain", "few-scenes", in: project).output.contains("Large ones are edited by two at once."))
        #expect(try run("lint", "--rules", in: project).output.contains("few-scenes"))
        try project.write(
            """
            rules:
              few-scenes: { level: error, maximum: 0 }
            suppress:
              - rule: few-scenes
                reason: it is to be split
                document: "**/Main.storyboard"

            """, to: ".nibwright.yml")
        let suppressed = try run("lint", "--only", "few-scenes", in: project)
        #expect(suppressed.status == 0, "\(suppressed)")
    }

    @Test("a rule that is not there is unknown")
    func unknownRule() throws {
        let project = try Project.card()
        #expect(try Nibwright.run(["lint", "--only", "few-scenes"], in: project.root).status == 2)
    }

    @Test("a report writes plans and findings, and is refused where it writes none")
    func report() throws {
        let project = try Project.card()
        let plan = try run("plan", "--use", "outlet-ownership", "--format", "plain-list", in: project)
        #expect(plan.output == "change make CardViewController.titleLabel strong\n", "\(plan)")
        try project.write("rules:\n  few-scenes: { maximum: 0 }\n", to: ".nibwright.yml")
        let lint = try run("lint", "--only", "few-scenes", "--format", "plain-list", in: project)
        #expect(lint.output == "finding few-scenes has 1 scenes\n", "\(lint)")
        let inspect = try run("inspect", "--format", "plain-list", in: project)
        #expect(
            inspect.status == 2
                && inspect.errors.contains("no format \"plain-list\" of inspect; known are: text, json, csv, html ("))
        let unknown = try run("plan", "--use", "outlet-ownership", "--format", "plain", in: project)
        #expect(unknown.status == 2 && unknown.errors.contains("plain-list"), "\(unknown)")
    }

    @Test("a command answers, takes options and says how it ends")
    func command() throws {
        let project = try Project.card()
        #expect(try run("count-scenes", in: project).output == "1 scenes\n")
        #expect(try run("count-scenes", ".", "--loud", in: project).output == "1 scenes!\n")
        #expect(try run("count-scenes", "--at-most=0", in: project).status == 1)
        let wrong = try run("count-scenes", "--at-most", "few", in: project)
        #expect(wrong.status == 2 && wrong.errors.contains("\"at-most\" must be a whole number"), "\(wrong)")
        let unknown = try run("count-scenes", "--most", "3", in: project)
        #expect(unknown.status == 2 && unknown.errors.contains("at-most"), "\(unknown)")
        #expect(try run("count-scenes", "--help", in: project).output.contains("--at-most"))
        #expect(try Nibwright.run(["count-scenes"], in: project.root).status == 2)
    }
}
