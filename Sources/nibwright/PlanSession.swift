import Foundation
import Planning
import PluginHost
import Recipes
import TransformKit

/// Plugins, recipe and planner for one run over one or several projects.
struct PlanSession {
    let recipe: Recipe
    private let planner: Planner
    private let reading: ReadingOptions

    init(recipe name: String, projects: [String], options: RecipeOptions, reading: ReadingOptions) throws {
        let loader = PluginFolders(projects: projects).load()
        for plugin in loader.refused {
            Terminal.note("nibwright: plugin \(plugin)")
        }
        recipe = try RecipeLibrary(loader, projects: projects).recipe(name, settings: options.values)
        planner = Planner(transforms: loader.transforms, allowed: options.allow, threads: reading.threadCount)
        self.reading = reading
    }

    func plan(_ workspace: Workspace) -> Plan {
        planner.plan(recipe, for: LoadedProject.load(workspace, threads: reading.threadCount))
    }
}
