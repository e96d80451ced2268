import Foundation
import Planning
import ProjectGraph
import Recipes
import TransformKit

/// A copy of a project in a folder of its own, removed with the value.
final class SampleApp {
    private let root: String
    private let workspace: Workspace
    private let recipe: String

    /// - Parameter recipe: the name of one that comes with the tool.
    init(copyOf source: String, recipe: String = "outlet-ownership") throws {
        self.recipe = recipe
        root = FileManager.default.temporaryDirectory.path + "/nibwright-sample-\(UUID().uuidString)"
        try FileManager.default.copyItem(atPath: source, toPath: root)
        workspace = try Workspace(root: root)
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    func project() -> LoadedProject { LoadedProject.load(workspace, threads: 2) }

    func plan(allowed: Safety) throws -> Plan {
        let transforms = try BuiltInPlugins.transforms()
        let path = Repository.folder + "/Recipes/\(recipe).yml"
        let loaded = LoadedRecipe(path: path, bytes: Array(try Data(contentsOf: URL(fileURLWithPath: path))))
        let checked = try RecipeChecker(transforms: transforms.map { $0.description }).check(loaded)
        return Planner(transforms: transforms, allowed: allowed, threads: 2).plan(checked, for: project())
    }

    func apply(_ plan: Plan) throws {
        _ = try workspace.apply(plan.outcomes.map(\.outcome), runID: "sample", label: "sample")
    }

    func undo() throws { _ = try workspace.undo() }

    /// Every file's bytes, but for Nibwright's own.
    func tree() throws -> [String: [UInt8]] {
        var tree: [String: [UInt8]] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: root) where !path.hasPrefix(".nibwright") {
            tree[path] = FileManager.default.contents(atPath: root + "/" + path).map(Array.init)
        }
        return tree
    }
}
