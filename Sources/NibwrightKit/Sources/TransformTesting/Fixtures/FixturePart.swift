import Foundation
import Linting
import OptionReading
import Planning
import ProjectGraph
import Recipes
import Reporting
import SourceText
import TransformKit
import YAMLCode

/// The lint rule, report or command that a case is about, and what it is asked.
struct FixturePart: Sendable {
    let id: String
    /// What a report is of: `plan`, `lint` or `inspect`.
    let subject: String?
    /// A mapping in YAML.
    let options: String
}

/// One run of a case about a lint rule, a report or a command.
struct FixturePartRun {
    private let fixture: FixtureCase
    private let contents: FixtureContents
    private let part: FixturePart
    private let parts: [any PluginPart.Type]
    private let work: String

    init(
        _ fixture: FixtureCase, _ contents: FixtureContents, _ part: FixturePart, parts: [any PluginPart.Type]
    ) throws {
        self.fixture = fixture
        self.contents = contents
        self.part = part
        self.parts = parts
        work = FileManager.default.temporaryDirectory.path + "/nibwright-fixture-\(UUID().uuidString)"
        try contents.before.write(to: work)
    }

    func cleanUp() { try? FileManager.default.removeItem(atPath: work) }

    func failures() throws -> [String] {
        let own = parts.filter { $0.part.kind != .transform && $0.part.id == part.id }
        guard let type = own.first else {
            return ["\(fixture.path) is about \"\(part.id)\", and there is no lint rule, report or command of that id"]
        }
        let values: OptionValues
        do { values = try options(of: type) } catch let wrong as InvalidRecipe {
            return wrong.problems.map { "the case's options: \($0)" }
        }
        let project = LoadedProject.load(try Workspace(root: work), threads: 2)
        var failures: [String] = []
        let output: String
        switch type {
        case let type as any LintRule.Type:
            let findings = Self.findings(of: type.init(options: values), in: project.graph)
            output = findings.map { "\($0.words(type.description.level))\n" }.joined()
            failures += contents.marks.filter { mark in
                !findings.contains { $0.place.path == mark.path && mark.lines.contains($0.place.position?.line ?? 0) }
            }.map { "nothing was found at \($0.path):\($0.lines.lowerBound), which the case marks" }
        case let type as any ProjectCommand.Type: output = type.init(options: values).run(on: project.graph).text
        case let type as any Reporter.Type: output = try report(type, project)
        default: return ["\(part.id) is no part that a case can be about"]
        }
        if FileTree(work) != contents.before { failures.append("a file was changed") }
        let shown = Self.shown(output)
        if GoldenFile.isUpdating { return try failures + fixture.record(output: shown) }
        guard let expected = contents.output else {
            return failures + ["\(fixture.path) has no section OUTPUT; it would be:\n\(shown)"]
        }
        return failures + [GoldenFile.difference(of: shown, from: expected, in: fixture.path)].compactMap(\.self)
    }

    /// A carriage return as a sign that editors and git leave alone.
    private static func shown(_ output: String) -> String {
        String(String.UnicodeScalarView(output.unicodeScalars.map { $0 == "\r" ? "\u{240D}" : $0 }))
    }

    private func options(of type: any PluginPart.Type) throws -> OptionValues {
        let described =
            (type as? any LintRule.Type)?.description.options ?? (type as? any ProjectCommand.Type)?.description.options
        let problems = ProblemLog()
        let (node, found) = YAMLReader.read(path: fixture.path, bytes: Array(part.options.utf8))
        problems.add(found)
        let entries = node.flatMap { MappingDecoder.entries(of: $0, called: "\"with\"", problems: problems) } ?? []
        var values = OptionValues()
        for option in described ?? [] {
            let entry = entries.first { $0.key == option.name }
            values[option.name] =
                entry.flatMap {
                    ValueReader(problems: problems)
                        .value(of: $0.value, as: option.type, called: "\"\(option.name)\"", in: ParameterScope())
                } ?? option.defaultValue
        }
        for entry in entries where !(described ?? []).contains(where: { $0.name == entry.key }) {
            problems.add(at: entry.place, "\"\(part.id)\" has no option \"\(entry.key)\"")
        }
        guard problems.problems.isEmpty else { throw InvalidRecipe(problems: problems.problems) }
        return values
    }

    private static func findings(of rule: any LintRule, in graph: ProjectGraph) -> [LintFinding] {
        let found =
            (rule as? any DocumentRule).map { rule in
                graph.documents.flatMap { rule.findings(in: $0, of: graph) }
            } ?? (rule as? any ProjectRule)?.findings(in: graph) ?? []
        return found.sorted { ($0.place, $0.message) < ($1.place, $1.message) }
    }

    private func report(_ type: any Reporter.Type, _ project: LoadedProject) throws -> String {
        let transforms = parts.compactMap { $0 as? any Transform.Type }
        switch (part.subject ?? "", type.init()) {
        case ("plan", let reporter as any PlanReporter):
            let recipe = try RecipeChecker(transforms)
                .check(LoadedRecipe(path: fixture.path, bytes: Array(contents.recipe.utf8)))
            let planner = Planner(transforms: transforms, allowed: contents.allowed ?? .safe, threads: 2)
            return try reporter.text(of: [planner.plan(recipe, for: project)])
        case ("lint", let reporter as any LintReporter):
            let rules = parts.compactMap { $0 as? any LintRule.Type }
            let result = Linter(rules: LintRules.all + rules, configuration: LintConfiguration())
                .lint(project.graph, root: "/project")
            return try reporter.text(of: result)
        case ("inspect", let reporter as any InspectionReporter): return try reporter.text(of: project)
        default:
            throw FixtureFault(
                path: fixture.path, line: 1,
                message: "say what the report is of (of: plan, lint or inspect), one that \"\(part.id)\" writes")
        }
    }
}

extension LintFinding {
    /// `warning  App/Main.storyboard:7: has 12 scenes`.
    fileprivate func words(_ level: Finding.Level) -> String {
        let line = place.position.map { ":\($0.line)" } ?? ""
        return "\(isCertain ? level.rawValue : Finding.Level.note.rawValue)  \(place.path)\(line): \(message)"
    }
}
