import Foundation
import OptionReading
import Planning
import Recipes
import Reporting
import SourceText
public import TransformKit

/// A fixture: a folder with a recipe (`recipe.yml`), a project (`before`) and what becomes of it (`after`).
///
/// Files that an option of the recipe names may lie beside it. Without `after` nothing may change. A file `allow` holds
/// the highest safety level to take, `safe` where there is none. `plan.txt`, if it is there, lists every change with
/// its status; it is written anew when `NIBWRIGHT_UPDATE_FIXTURES` is set, which a CI machine refuses. Beside the
/// outcome every case proves the house rules: a second run plans nothing, the outcome reads without new errors, the
/// patch gives what `apply` gives, undo restores every byte, and the plan does not depend on the number of threads.
public struct FixtureCase: Sendable, CustomStringConvertible {
    /// Absolute.
    public let folder: String

    public init(folder: String) {
        self.folder = folder
    }

    /// The behavior that the case shows, which its folder is named after.
    public var description: String { URL(fileURLWithPath: folder).lastPathComponent }

    /// Every case below a folder, by name.
    public static func all(in folder: String) -> [FixtureCase] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().map { FixtureCase(folder: folder + "/" + $0) }
            .filter { FileManager.default.fileExists(atPath: $0.folder + "/recipe.yml") }
    }

    /// The highest safety level that the case takes; nil where its file `allow` names none.
    public var allowed: Safety? {
        guard let text = try? String(contentsOfFile: folder + "/allow", encoding: .utf8) else { return .safe }
        return Safety(rawValue: text.trimmingCharacters(in: .whitespacesAndNewlines))
    }

    /// Runs the case and lists in sentences what does not hold; empty when everything does.
    public func failures(transforms: [any Transform.Type]) throws -> [String] {
        guard let allowed else { return ["\(folder)/allow names no safety level"] }
        let run = try FixtureRun(self, transforms: transforms, allowed: allowed)
        defer { run.cleanUp() }
        return try run.failures()
    }
}

/// One run of a case in a folder of its own.
private struct FixtureRun {
    private let fixture: FixtureCase
    private let recipe: Recipe
    private let transforms: [any Transform.Type]
    private let allowed: Safety
    private let work: String

    init(_ fixture: FixtureCase, transforms: [any Transform.Type], allowed: Safety) throws {
        self.fixture = fixture
        self.transforms = transforms
        self.allowed = allowed
        let path = fixture.folder + "/recipe.yml"
        let checker = RecipeChecker(transforms, files: Self.files)
        recipe = try checker.check(
            LoadedRecipe(path: path, bytes: Array(try Data(contentsOf: URL(fileURLWithPath: path)))))
        work = FileManager.default.temporaryDirectory.path + "/nibwright-fixture-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: work, withIntermediateDirectories: true)
    }

    /// Reads what options name relative to the case's recipe.
    private static let files = OptionFileReader { (path, recipe) throws(OptionFileReader.Refusal) in
        let folder = URL(fileURLWithPath: recipe).deletingLastPathComponent()
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path, relativeTo: folder)) else {
            throw .init("cannot be read")
        }
        return Array(data)
    }

    func cleanUp() { try? FileManager.default.removeItem(atPath: work) }

    func failures() throws -> [String] {
        let project = work + "/project"
        try FileManager.default.copyItem(atPath: before, toPath: project)
        let plan = try plan(project)
        var failures = try threads(project, plan) + listing(plan) + tables(plan) + codes(plan)
        if FileTree(project) != FileTree(before) { failures.append("planning changed a file") }
        failures += try patch(plan)
        let workspace = try Workspace(root: project)
        _ = try workspace.apply(plan.outcomes.map(\.outcome), runID: "fixture", label: fixture.description)
        failures += FileTree(project).differences(from: FileTree(hasAfter ? after : before), named: "apply gives")
        failures += reading(plan)
        failures += try secondRun(project)
        if !plan.outcomes.isEmpty {
            _ = try workspace.undo()
            failures += FileTree(project).differences(from: FileTree(before), named: "undo gives")
        }
        return failures
    }

    private var before: String { fixture.folder + "/before" }
    private var after: String { fixture.folder + "/after" }
    private var hasAfter: Bool { FileManager.default.fileExists(atPath: after) }

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

    // MARK: The plan as it should be

    private func listing(_ plan: Plan) throws -> [String] {
        let lines = plan.changes.map { change in
            [change.status.rawValue, change.safety.rawValue, change.id, change.code].compactMap { $0 }
                .joined(separator: "  ")
        }
        let text = lines.map { $0 + "\n" }.joined()
        let golden = GoldenFile(path: fixture.folder + "/plan.txt")
        guard GoldenFile.isUpdating || FileManager.default.fileExists(atPath: golden.path) else { return [] }
        return try golden.difference(from: text).map { [$0] } ?? []
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

    private func secondRun(_ project: String) throws -> [String] {
        try plan(project).changes.filter { $0.status == .accepted }.map { "a second run plans \($0.id) again" }
    }

    private func patch(_ plan: Plan) throws -> [String] {
        let patched = work + "/patched"
        try FileManager.default.copyItem(atPath: before, toPath: patched)
        let file = work + "/plan.patch"
        let bytes = PatchReport.bytes(plan)
        guard !bytes.isEmpty else { return [] }
        try Data(bytes).write(to: URL(fileURLWithPath: file))
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "apply", "--whitespace=nowarn", file]
        process.currentDirectoryURL = URL(fileURLWithPath: patched)
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { return ["git apply does not take the patch"] }
        let expected = FileTree(before).applying(plan.outcomes)
        return FileTree(patched).differences(from: expected, named: "git apply gives")
    }
}

/// The files below a folder, for comparing trees. The tool's own state does not count.
struct FileTree: Equatable {
    private var files: [String: [UInt8]] = [:]

    init(_ folder: String) {
        let found = FileManager.default.enumerator(atPath: folder)
        while let path = found?.nextObject() as? String {
            guard !path.hasPrefix(".nibwright"), let data = FileManager.default.contents(atPath: folder + "/" + path)
            else {
                continue
            }
            files[path] = Array(data)
        }
    }

    func applying(_ outcomes: [ChangedFile]) -> FileTree {
        outcomes.reduce(into: self) { tree, file in tree.files[file.path] = file.after?.bytes }
    }

    func differences(from expected: FileTree, named verb: String) -> [String] {
        Set(files.keys).union(expected.files.keys).sorted().compactMap { path in
            switch (files[path], expected.files[path]) {
            case (let found?, let wanted?) where found != wanted:
                "\(verb) another \(path):\n\(String(decoding: found, as: UTF8.self))"
            case (_?, nil): "\(verb) \(path), which should not be there"
            case (nil, _?): "\(verb) no \(path)"
            default: nil
            }
        }
    }
}
