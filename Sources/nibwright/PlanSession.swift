import Foundation
import Planning
import PluginHost
import Recipes
import Reporting
import TransformKit

/// Plugins, recipe and planner for one run over one or several projects.
struct PlanSession {
    let recipe: Recipe
    private let planner: Planner
    let transforms: [String: TransformDescription]
    let plugins: Plugins
    private let reading: ReadingOptions

    /// How its plans are asked for.
    let request: PlanRequest

    init(recipe name: String, projects: [String], options: RecipeOptions, reading: ReadingOptions) throws {
        try self.init(
            PlanRequest(recipe: name, settings: options.values), projects: projects, allowed: options.allow,
            extensions: options.extensions, reading: reading)
    }

    init(
        _ request: PlanRequest, projects: [String], allowed: Safety, extensions: ExtensionOptions,
        reading: ReadingOptions, reach: PlanReach = .wholeProject
    ) throws {
        let name = request.recipe
        self.request = PlanRequest(recipe: Self.lasting(name), settings: request.settings)
        var plugins = try Plugins(projects: projects, extensions: extensions)
        defer {
            plugins.noteRefused()
        }
        recipe = try RecipeLibrary(projects: plugins.projects)
            .recipe(name, settings: request.settings, plugins: &plugins)
        transforms = Dictionary(
            plugins.transforms.map { ($0.description.id, $0.description) }, uniquingKeysWith: { first, _ in first })
        planner = Planner(
            transforms: plugins.transforms, allowed: allowed, threads: reading.threadCount, reach: reach)
        self.plugins = plugins
        self.reading = reading
    }

    /// The files that the recipe's steps offer to write, each name once, in the order of the steps.
    var offers: [OfferDescription] {
        var offers: [OfferDescription] = []
        for step in recipe.steps {
            for offer in transforms[step.transformID]?.offers ?? []
            where !offers.contains(where: { $0.name == offer.name }) {
                offers.append(offer)
            }
        }
        return offers
    }

    /// The run over a project, and what it gave before; nil where that is not kept, as for several projects.
    func keptRun(of workspaces: [Workspace], _ caching: CacheOptions) -> KeptRun? {
        guard workspaces.count == 1 else { return nil }
        return KeptRun(caching, workspaces[0], reading, words: [recipe.wording])
    }

    func plan(_ workspace: Workspace, decisions: Decisions? = nil) -> Plan {
        reading.working { meter in
            let project = LoadedProject.load(workspace, threads: reading.threadCount, meter: meter)
            return planner.plan(recipe, for: project, decisions: decisions, meter: meter)
        }
    }

    func plan(_ project: LoadedProject, decisions: Decisions? = nil) -> Plan {
        reading.working { planner.plan(recipe, for: project, decisions: decisions, meter: $0) }
    }

    /// A recipe's name as it is, the path of a file so that it means the same in any working folder.
    private static func lasting(_ name: String) -> String {
        let isFile = name.contains("/") || name.hasSuffix(".yml") || name.hasSuffix(".yaml")
        return isFile ? URL(fileURLWithPath: name).standardizedFileURL.path : name
    }
}
