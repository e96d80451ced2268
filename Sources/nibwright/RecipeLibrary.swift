import Foundation
import Planning
import PluginHost
import Recipes
import SourceText
import TransformKit
import YAMLCode

/// Finds recipes by path or name and checks them against the transforms that are there.
///
/// A name means the user's own recipe of `NIBWRIGHT_RECIPE_PATH`, then a built-in one, then a trusted one of the
/// project, then a file: what a project brings never takes the place of what the user knows by that name. What is
/// written as a path, with `/` or `.yml`, is that file.
struct RecipeLibrary: Sendable {
    /// No recipe that a person wrote comes near this.
    private static let largestSize = 8 << 20

    private let folders: [String]
    private let projects: [ProjectTrust]

    init(projects: [ProjectTrust]) {
        let environment = ProcessInfo.processInfo.environment["NIBWRIGHT_RECIPE_PATH"] ?? ""
        folders = environment.split(separator: ":").map(String.init) + [PluginFolders.executableFolder + "/Recipes"]
        self.projects = projects
    }

    /// A recipe that can run, or the end of the command with every problem that it has.
    ///
    /// - Parameter plugins: those of projects are loaded when the recipe uses what no other plugin brings.
    func recipe(_ name: String, settings: [String: String], plugins: inout Plugins) throws -> Recipe {
        let check: (Plugins) -> Result<Recipe, InvalidRecipe>
        if name.hasPrefix(RecipeChecker.usePrefix) {
            let id = String(name.dropFirst(RecipeChecker.usePrefix.count))
            check = { plugins in
                Result { () throws(InvalidRecipe) in try checker(plugins).check(use: id, settings: settings) }
            }
        } else {
            guard let loaded = load(name, from: "") else { throw missing(name) }
            noteNamesake(of: loaded, name)
            check = { plugins in
                Result { () throws(InvalidRecipe) in try checker(plugins).check(loaded, settings: settings) }
            }
        }
        var outcome = check(plugins)
        if case .failure(let error) = outcome, error.isTransformMissing, try plugins.loadProjects() {
            outcome = check(plugins)
        }
        do throws(InvalidRecipe) {
            return try outcome.get()
        } catch {
            // A transform may be missing because its plugin was, or waits: then that is what has to be put right.
            let isAbsent = !plugins.loader.refused.isEmpty || waitingPlugins
            let missing = error.missingTransforms
            let strays = StrayPlugins(of: missing, projects: projects.map(\.root), recipe: name)
            let lines =
                error.problems.map { words(of: $0, name, isUnknown: !missing.isEmpty) } + unused(plugins, missing)
                + strays.advice(project: projects.first?.root ?? ".")
            throw Failure(
                isAbsent && error.isTransformMissing ? .plugin : .usage,
                "the recipe cannot run\n" + lines.map { "  \($0)" }.joined(separator: "\n"))
        }
    }

    /// What was given on the command line is told with the option that gave it.
    private func words(of problem: InputProblem, _ name: String, isUnknown: Bool) -> String {
        guard problem.place == nil, name.hasPrefix(RecipeChecker.usePrefix) else { return problem.description }
        return "\(isUnknown ? "--use" : "--with"): \(problem.message)"
    }

    /// Plugins that seem to bring a missing transform and could not be used.
    private func unused(_ plugins: Plugins, _ missing: Set<String>) -> [String] {
        let refused = plugins.loader.refused.filter { StrayPlugins.brings(missing, $0.path) }.map {
            "\($0.path.printable) would bring it, and is refused (\($0.refusal.code))"
        }
        let waiting = projects.flatMap { project in
            project.waiting.filter { StrayPlugins.brings(missing, project.root + "/" + $0.file.path) }.map {
                "\($0.file.path.printable) would bring it, and waits for your trust: "
                    + TrustNotice.command(for: project.root)
            }
        }
        return refused + waiting
    }

    /// Recipes of projects whose name means another one.
    var namesakes: [String] {
        projects.flatMap { project in
            project.recipes.filter { ownFile($0.recipeName) != nil }.map { project.root + "/" + $0.path }
        }
    }

    private func checker(_ plugins: Plugins) -> RecipeChecker {
        RecipeChecker(
            plugins.transforms, recipeNames: names, files: OptionFiles.reader(projects: projects.map(\.root)),
            loadRecipe: load)
    }

    // MARK: What is missing or not meant

    private var waitingPlugins: Bool {
        projects.contains { $0.waiting.contains { $0.file.kind == .plugin } }
    }

    private func missing(_ name: String) -> Failure {
        for project in projects where project.waiting.contains(where: { $0.file.recipeName == name }) {
            return Failure(
                .usage,
                "the recipe \"\(name)\" of \(project.root.printable) is not used, since you do not trust it; look at it, then run: "
                    + TrustNotice.command(for: project.root))
        }
        let known = names.isEmpty ? "" : "; known by name: " + names.map(\.printable).joined(separator: ", ")
        return Failure(
            .usage,
            "there is no recipe \"\(name)\": neither a file of that name nor one in \(folders.joined(separator: ", "))"
                + known)
    }

    private func noteNamesake(of recipe: LoadedRecipe, _ name: String) {
        guard !Self.isPath(name), ownFile(name) != nil else { return }
        for project in projects {
            guard let file = project.recipes.first(where: { $0.recipeName == name }) else { continue }
            Terminal.note(
                "nibwright: \"\(name)\" is \(recipe.path.printable); the project's recipe of that name is not used, but as "
                    + Terminal.shellWord(standardized(project.root + "/" + file.path)))
        }
    }

    var names: [String] {
        let own = folders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] }
            .filter { $0.hasSuffix(".yml") }.map { String($0.dropLast(4)) }
        let ofProjects = projects.flatMap(\.usable).filter { $0.file.kind == .recipe }.map(\.file.recipeName)
        return Set(own + ofProjects).sorted()
    }

    // MARK: Finding one

    private static func isPath(_ name: String) -> Bool {
        name.contains("/") || name.hasSuffix(".yml") || name.hasSuffix(".yaml")
    }

    /// - Parameter includer: the path of the recipe that includes this one; empty for the one that the user named.
    @Sendable private func load(_ name: String, from includer: String) -> LoadedRecipe? {
        let relative =
            includer.isEmpty || name.hasPrefix("/")
            ? name : URL(fileURLWithPath: includer).deletingLastPathComponent().path + "/" + name
        // A trusted recipe of a project includes by name alone: its trust does not reach to files elsewhere. Another
        // one that lies in a project includes what lies there: the messages quote it.
        let mayBeFile =
            includer.isEmpty || !isOfProject(includer) && (!isInProject(includer) || isInProject(relative))
        let file =
            mayBeFile
            ? [relative, relative + ".yml"].lazy.compactMap { self.file($0, isNamed: includer.isEmpty) }.first : nil
        if Self.isPath(name), let file { return file }
        return ownFile(name) ?? trustedRecipe(name) ?? file
    }

    private func ownFile(_ name: String) -> LoadedRecipe? {
        folders.lazy.flatMap { ["\($0)/\(name)", "\($0)/\(name).yml"] }.compactMap { self.contents($0) }.first
    }

    private func trustedRecipe(_ name: String) -> LoadedRecipe? {
        for project in projects {
            let found = project.usable.first {
                $0.file.kind == .recipe && [$0.file.name, $0.file.recipeName].contains(name)
            }
            if let found {
                return LoadedRecipe(path: standardized(project.root + "/" + found.file.path), bytes: found.bytes)
            }
        }
        return nil
    }

    /// A file by its path. One of a project's own recipes must be trusted unless the user named it.
    private func file(_ path: String, isNamed: Bool) -> LoadedRecipe? {
        guard !isNamed, isOfProject(path) else { return contents(path) }
        return trustedRecipe(URL(fileURLWithPath: path).lastPathComponent)
    }

    private func isOfProject(_ path: String) -> Bool {
        let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        return projects.contains { real.hasPrefix($0.root + "/.nibwright/") }
    }

    private func isInProject(_ path: String) -> Bool {
        let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
        return projects.contains { real.hasPrefix($0.root + "/") }
    }

    private func contents(_ path: String) -> LoadedRecipe? {
        guard FileManager.default.isFolder(path) == false,
            let bytes = try? NamedFile(path, projects: projects.map(\.root)).read(limit: Self.largestSize)
        else { return nil }
        return LoadedRecipe(path: standardized(path), bytes: bytes)
    }

    /// Short where the file is below the working folder, so that problems name it as the user would.
    private func standardized(_ path: String) -> String {
        let full = URL(fileURLWithPath: path).standardizedFileURL.path
        let here = FileManager.default.currentDirectoryPath + "/"
        return full.hasPrefix(here) ? String(full.dropFirst(here.count)) : full
    }
}

extension InvalidRecipe {
    fileprivate var isTransformMissing: Bool { !missingTransforms.isEmpty }
}

extension ProjectTrust {
    /// All of the project's recipes, trusted or not.
    fileprivate var recipes: [ProjectExtension] {
        (usable.map(\.file) + waiting.map(\.file)).filter { $0.kind == .recipe }
    }
}

extension ProjectExtension {
    /// The name by which a recipe is run: that of its file without the ending.
    fileprivate var recipeName: String { (name as NSString).deletingPathExtension }
}
