import Foundation
import Planning
import PluginHost
import Recipes

/// A recipe of one transform and the planner that is measured, with the plugin found beside the executable.
struct PlanningSetup {
    let transform: String
    let recipe: Recipe
    let planner: Planner

    /// The transforms that are measured, without those whose plugin was not built.
    static func all(threads: Int) throws -> [PlanningSetup] {
        var loader = PluginLoader()
        loader.loadAll(in: Executable.folder) { !PluginFile.isKitLibrary($0) }
        let built = Set(loader.transforms.map { $0.description.id })
        let planner = Planner(transforms: loader.transforms, allowed: .review, threads: threads)
        var setups: [PlanningSetup] = []
        for transform in transforms where built.contains(transform) {
            let recipe = try RecipeChecker(loader.transforms)
                .check(LoadedRecipe(path: "bench.yml", bytes: Array(recipeText(transform).utf8)))
            setups.append(PlanningSetup(transform: transform, recipe: recipe, planner: planner))
        }
        return setups
    }

    private static let transforms = ["outlet-ownership", "color-palette"]

    private static func recipeText(_ transform: String) -> String {
        let options = transform == "outlet-ownership" ? "\n    with: { private: true }" : ""
        return "schema: 1\nname: bench\nsummary: What is measured.\nsteps:\n  - use: \(transform)\(options)\n"
    }
}

/// This program as a file.
enum Executable {
    /// With symbolic links resolved, so that a link finds what lies beside the real executable.
    static var path: String {
        URL(fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments[0]).resolvingSymlinksInPath().path
    }

    static var folder: String { URL(fileURLWithPath: path).deletingLastPathComponent().path }
}
