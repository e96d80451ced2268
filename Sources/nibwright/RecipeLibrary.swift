import Foundation
import Planning
import PluginHost
import Recipes
import TransformKit

/// Finds recipes by path or name and checks them against the transforms that are there.
struct RecipeLibrary: Sendable {
    private let loader: PluginLoader
    /// No recipe that a person wrote comes near this.
    private static let largestSize = 8 << 20

    private let folders: [String]
    private let projects: [String]

    init(_ loader: PluginLoader, projects: [String]) {
        self.loader = loader
        self.projects = projects
        let environment = ProcessInfo.processInfo.environment["NIBWRIGHT_RECIPE_PATH"] ?? ""
        folders =
            projects.map { $0 + "/.nibwright/recipes" } + environment.split(separator: ":").map(String.init)
            + [PluginFolders.executableFolder + "/Recipes"]
    }

    /// A recipe that can run, or the end of the command with every problem that it has.
    func recipe(_ name: String, settings: [String: String]) throws -> Recipe {
        guard let loaded = load(name, from: "") else {
            throw Failure(
                .usage,
                "there is no recipe \"\(name)\": neither a file of that name nor one in \(folders.joined(separator: ", "))"
                    + suggestion)
        }
        let checker = RecipeChecker(
            loader.transforms, recipeNames: names, files: OptionFiles.reader(projects: projects), loadRecipe: load)
        do throws(InvalidRecipe) {
            return try checker.check(loaded, settings: settings)
        } catch {
            // A transform may be missing because its plugin was: then that is what has to be put right.
            let isPluginMissing = !loader.refused.isEmpty && error.problems.contains { $0.missingTransform != nil }
            throw Failure(
                isPluginMissing ? .plugin : .usage,
                "the recipe cannot run\n" + error.problems.map { "  \($0)" }.joined(separator: "\n"))
        }
    }

    private var suggestion: String { names.isEmpty ? "" : "; known by name: " + names.joined(separator: ", ") }

    private var names: [String] {
        Set(folders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] })
            .filter { $0.hasSuffix(".yml") }.map { String($0.dropLast(4)) }.sorted()
    }

    @Sendable private func load(_ name: String, from includer: String) -> LoadedRecipe? {
        let base = includer.isEmpty ? "" : URL(fileURLWithPath: includer).deletingLastPathComponent().path + "/"
        let relative = name.hasPrefix("/") ? name : base + name
        let candidates = [relative, relative + ".yml"] + folders.flatMap { ["\($0)/\(name)", "\($0)/\(name).yml"] }
        for path in candidates {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue,
                let bytes = try? NamedFile(path, projects: projects).read(limit: Self.largestSize)
            else { continue }
            return LoadedRecipe(path: standardized(path), bytes: bytes)
        }
        return nil
    }

    /// Short where the file is below the working folder, so that problems name it as the user would.
    private func standardized(_ path: String) -> String {
        let full = URL(fileURLWithPath: path).standardizedFileURL.path
        let here = FileManager.default.currentDirectoryPath + "/"
        return full.hasPrefix(here) ? String(full.dropFirst(here.count)) : full
    }
}
