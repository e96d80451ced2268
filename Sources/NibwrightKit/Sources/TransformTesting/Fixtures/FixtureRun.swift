import Foundation
import OptionReading
import Planning
import Recipes
import Reporting
import SourceText
import TransformKit

/// One run of a case in a folder of its own.
struct FixtureRun {
    private let fixture: FixtureCase
    private let contents: FixtureContents
    private let recipe: Recipe
    private let transforms: [any Transform.Type]
    private let allowed: Safety
    private let work: String

    init(
        _ fixture: FixtureCase, _ contents: FixtureContents, transforms: [any Transform.Type], allowed: Safety
    ) throws {
        self.fixture = fixture
        self.contents = contents
        self.transforms = transforms
        self.allowed = allowed
        let files = OptionFileReader { (path, _) throws(OptionFileReader.Refusal) in
            guard let bytes = contents.file(named: path) else { throw .init("cannot be read") }
            return bytes
        }
        let name = fixture.form == .folder ? fixture.path + "/recipe.yml" : fixture.path
        recipe = try RecipeChecker(transforms, files: files)
            .check(LoadedRecipe(path: name, bytes: Array(contents.recipe.utf8)))
        work = FileManager.default.temporaryDirectory.path + "/nibwright-fixture-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: work, withIntermediateDirectories: true)
    }

    func cleanUp() { try? FileManager.default.removeItem(atPath: work) }

    func failures() throws -> [String] {
        let project = work + "/project"
        let before = contents.before
        try before.write(to: project)
        let plan = try plan(project)
        var failures = try threads(project, plan) + tables(plan) + codes(plan) + marks(plan)
        if FileTree(project) != before { failures.append("planning changed a file") }
        failures += try patch(plan)
        let workspace = try Workspace(root: project)
        _ = try workspace.apply(plan.outcomes.map(\.outcome), runID: "fixture", label: fixture.description)
        failures += try outcome(FixtureOutcome(plan, project: FileTree(project)))
        failures += reading(plan)
        failures += try secondRun(project)
        if !plan.outcomes.isEmpty {
            _ = try workspace.undo()
            failures += FileTree(project).differences(from: before, named: "undo gives")
        }
        return failures
    }

    private func plan(_ project: String, threads: Int = 2) throws -> Plan {
        let planner = Planner(transforms: transforms, allowed: allowed, threads: threads)
        return planner.plan(recipe, for: LoadedProject.load(try Workspace(root: project), threads: threads))
    }

    private func threads(_ project: String, _ plan: Plan) throws -> [String] {
        let text = try JSONReport.text([plan])
        return try [1, 5].compactMap { threads in
            try JSONReport.text([self.plan(project, threads: threads)]) == text
                ? nil : "the plan differs with \(threads) threads"
        }
    }

    // MARK: The plan by itself

    /// Rows that the transforms' own tables do not describe: no report could show them whole.
    private func tables(_ plan: Plan) -> [String] {
        plan.steps.flatMap { step in
            step.tables.flatMap { table in
                step.changes.flatMap { change in
                    table.rows(in: change.details).compactMap { row in
                        table.fault(of: row).map { "a row of \"\(table.key)\" of \(change.id) \($0)" }
                    }
                }
            }
        }
    }

    /// Codes that neither the transform nor the planner declares: no page would say what they mean.
    private func codes(_ plan: Plan) -> [String] {
        plan.changes.compactMap { change in
            let declared = transforms.first { $0.description.id == change.transform }?.description.refusals ?? []
            guard let code = change.code, !(declared + RefusalCode.planner).contains(where: { $0.id == code }) else {
                return nil
            }
            return "\(change.id) has the code \"\(code)\", which \(change.transform) does not list in its `refusals`"
        }
    }

    private func marks(_ plan: Plan) -> [String] {
        contents.marks.filter { !$0.isTouched(by: plan) }.map { mark in
            let places = plan.changes.map { "\($0.id) at \($0.place)" }.joined(separator: ", ")
            return "nothing in the plan is about \(mark.path):\(mark.lines.lowerBound), which the case marks; "
                + (places.isEmpty ? "the plan is empty" : "it has \(places)")
        }
    }

    private func reading(_ plan: Plan) -> [String] {
        plan.outcomes.flatMap { file -> [String] in
            guard let text = file.after else { return [] }
            if text.path.hasSuffix(".swift") {
                let known = file.before.map { SwiftSyntaxTree.errorCount(SwiftSyntaxTree.parse($0)) } ?? 0
                let count = SwiftSyntaxTree.errorCount(SwiftSyntaxTree.parse(text))
                return count > known ? ["\(text.path) has \(count) syntax errors, \(known) before"] : []
            }
            guard text.path.hasSuffix(".storyboard") || text.path.hasSuffix(".xib") else { return [] }
            if case .failure(let refusal) = IBDocument.read(text) { return ["\(text.path): \(refusal.message)"] }
            return []
        }
    }

    // MARK: The plan and the files as they should be

    private func outcome(_ outcome: FixtureOutcome) throws -> [String] {
        if fixture.form == .file, GoldenFile.isUpdating { return try fixture.record(outcome, contents) }
        return try listing(outcome)
            + outcome.project.differences(from: contents.after ?? contents.before, named: "apply gives")
    }

    private func listing(_ outcome: FixtureOutcome) throws -> [String] {
        if fixture.form == .folder, GoldenFile.isUpdating {
            let golden = GoldenFile(path: fixture.path + "/plan.txt")
            return try golden.difference(from: outcome.listing).map { [$0] } ?? []
        }
        guard let expected = contents.plan else { return [] }
        return GoldenFile.difference(of: outcome.listing, from: expected, in: fixture.path).map { [$0] } ?? []
    }

    private func secondRun(_ project: String) throws -> [String] {
        try plan(project).changes.filter { $0.status == .accepted }.map { "a second run plans \($0.id) again" }
    }

    private func patch(_ plan: Plan) throws -> [String] {
        let bytes = PatchReport.bytes(plan)
        guard !bytes.isEmpty else { return [] }
        let patched = work + "/patched"
        try contents.before.write(to: patched)
        let file = work + "/plan.patch"
        try Data(bytes).write(to: URL(fileURLWithPath: file))
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "apply", "--whitespace=nowarn", file]
        process.currentDirectoryURL = URL(fileURLWithPath: patched)
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { return ["git apply does not take the patch"] }
        let expected = contents.before.applying(plan.outcomes)
        return FileTree(patched).differences(from: expected, named: "git apply gives")
    }
}

/// The plan and the files to which a run of a case came.
struct FixtureOutcome {
    /// A line for each change.
    let listing: String
    /// The files afterwards.
    let project: FileTree
}

extension FixtureOutcome {
    init(_ plan: Plan, project: FileTree) {
        listing = plan.changes.map { change in
            [change.status.rawValue, change.safety.rawValue, change.id, change.code].compactMap { $0 }
                .joined(separator: "  ") + "\n"
        }.joined()
        self.project = project
    }
}
