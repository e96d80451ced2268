import Foundation
import OptionReading
import Planning
import ProjectGraph
import Recipes
import TransformKit

/// A copy of a project in a folder of its own, removed with the value.
final class SampleApp {
    let root: String
    private let workspace: Workspace
    private let recipe: String
    private let parameters: [String: String]

    /// - Parameters:
    ///   - recipe: the name of one that comes with the tool.
    ///   - parameters: values for the recipe's parameters, as `--set` takes them.
    init(copyOf source: String, recipe: String = "outlet-ownership", parameters: [String: String] = [:]) throws {
        self.parameters = parameters
        self.recipe = recipe
        root = FileManager.default.temporaryDirectory.path + "/nibwright-sample-\(UUID().uuidString)"
        try FileManager.default.copyItem(atPath: source, toPath: root)
        workspace = try Workspace(root: root)
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    func project() -> LoadedProject { LoadedProject.load(workspace, threads: 2) }

    /// - Parameter recipe: another one than the app was made for.
    func plan(allowed: Safety, recipe: String? = nil, parameters: [String: String]? = nil) throws -> Plan {
        let recipe = recipe ?? self.recipe
        let transforms = try BuiltInPlugins.transforms()
        let path = Repository.folder + "/Recipes/\(recipe).yml"
        let loaded = LoadedRecipe(path: path, bytes: Array(try Data(contentsOf: URL(fileURLWithPath: path))))
        // A recipe may leave an option to a file, as the split's map: these runs name none.
        let files = OptionFileReader { (_, _) throws(OptionFileReader.Refusal) in throw .init("is not there") }
        let checked = try RecipeChecker(transforms: transforms.map { $0.description }, files: files).check(
            loaded, settings: parameters ?? self.parameters)
        return Planner(transforms: transforms, allowed: allowed, threads: 2).plan(checked, for: project())
    }

    func apply(_ plan: Plan) throws {
        _ = try workspace.apply(plan.outcomes.map(\.outcome), runID: "sample-\(UUID().uuidString)", label: "sample")
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
