import Foundation
import Planning
import PluginHost
import Recipes

/// The recipe and the planner that are measured, with the plugin found beside the executable.
struct PlanningSetup {
    let recipe: Recipe
    let planner: Planner

    /// Nil where the plugin was not built.
    init?(threads: Int) throws {
        var loader = PluginLoader()
        loader.loadAll(in: Executable.folder) { !PluginFile.isKitLibrary($0) }
        guard loader.transforms.contains(where: { $0.description.id == "outlet-ownership" }) else { return nil }
        recipe = try RecipeChecker(loader.transforms)
            .check(LoadedRecipe(path: "bench.yml", bytes: Array(Self.recipeText.utf8)))
        planner = Planner(transforms: loader.transforms, allowed: .review, threads: threads)
    }

    private static let recipeText = """
        schema: 1
        name: bench
        summary: The outlet fix, as the benchmark runs it.
        steps:
          - use: outlet-ownership
            with: { private: true }

        """
}

/// This program as a file.
enum Executable {
    /// With symbolic links resolved, so that a link finds what lies beside the real executable.
    static var path: String {
        URL(fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments[0]).resolvingSymlinksInPath().path
    }

    static var folder: String { URL(fileURLWithPath: path).deletingLastPathComponent().path }
}
