import Foundation
import Planning
import PluginHost
import Recipes

/// A recipe of one transform and the planner that is measured, with the plugin found beside the executable.
struct PlanningSetup {
    let transform: String
    let recipe: Recipe
    let planner: Planner

    /// The transforms that are measured; those whose plugin was not built are left out.
    static func all(threads: Int) throws -> [PlanningSetup] {
        var loader = PluginLoader()
        loader.loadAll(in: Executable.folder) { !PluginFile.isKitLibrary($0) }
        let built = Set(loader.transforms.map { $0.description.id })
        let planner = Planner(transforms: loader.transforms, allowed: .review, threads: threads)
        return try steps.filter { built.contains($0.transform) }.map { transform, step in
            let text = "schema: 1\nname: bench\nsummary: What the benchmark runs.\nsteps:\n  - \(step)\n"
            let recipe = try RecipeChecker(loader.transforms)
                .check(LoadedRecipe(path: "bench.yml", bytes: Array(text.utf8)))
            return PlanningSetup(transform: transform, recipe: recipe, planner: planner)
        }
    }

    private static let steps = [
        (transform: "outlet-ownership", step: "use: outlet-ownership\n    with: { private: true }"),
        (transform: "color-palette", step: "use: color-palette"),
    ]
}

/// This program as a file.
enum Executable {
    /// With symbolic links resolved, so that a link finds what lies beside the real executable.
    static var path: String {
        URL(fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments[0]).resolvingSymlinksInPath().path
    }

    static var folder: String { URL(fileURLWithPath: path).deletingLastPathComponent().path }
}
