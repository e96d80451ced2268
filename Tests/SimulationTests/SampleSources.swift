import Foundation
import Planning
import ProjectGraph
import Recipes
import Testing
import TransformKit

@testable import SegueToCoordinator

/// The files of an app's target, as text by path: as they are, or as a recipe leaves them.
struct SampleSources {
    var texts: [String: String]

    private static let folder = Repository.folder + "/Tests/Fixtures/Projects/BeanThere"

    /// The sample app as it is.
    static func beanThere() throws -> SampleSources {
        let workspace = try Workspace(root: folder)
        let paths = workspace.scan().files.map(\.path)
        var sources = SampleSources(texts: [:])
        for path in paths where sources.takes(path) {
            sources.texts[path] = String(bytes: try workspace.read(path), encoding: .utf8)
        }
        return sources
    }

    private func takes(_ path: String) -> Bool {
        path.hasPrefix("BeanThere/")
            && ["swift", "storyboard", "xib", "strings"].contains((path as NSString).pathExtension)
    }

    /// The sample app after `segues-to-coordinators`.
    static func beanThere(style: String, parameters: [String: String] = [:]) throws -> SampleSources {
        let path = Repository.folder + "/Recipes/segues-to-coordinators.yml"
        let loaded = LoadedRecipe(path: path, bytes: Array(try Data(contentsOf: URL(fileURLWithPath: path))))
        let recipe = try RecipeChecker(transforms: [SegueToCoordinator.description]).check(
            loaded, settings: parameters.merging(["style": style]) { $1 })
        let project = LoadedProject.load(try Workspace(root: folder), threads: 2)
        let plan = Planner(transforms: [SegueToCoordinator.self], allowed: .review, threads: 2).plan(
            recipe, for: project)
        try #require(plan.counts.accepted > 0, "style \(style) changes nothing")
        var sources = try beanThere()
        for file in plan.outcomes where sources.takes(file.path) {
            sources.texts[file.path] = file.after.map { String(decoding: $0.bytes, as: UTF8.self) }
        }
        return sources
    }

    /// The text of a file with one part replaced, which has to be there once.
    mutating func replace(_ old: String, with new: String, in path: String) throws {
        let text = try #require(texts[path])
        try #require(text.components(separatedBy: old).count == 2, "\(old) is not in \(path) once")
        texts[path] = text.replacingOccurrences(of: old, with: new)
    }

    /// Texts by path, sorted, of the files with an extension.
    func files(_ pathExtension: String) -> [(path: String, text: String)] {
        texts.filter { ($0.key as NSString).pathExtension == pathExtension }.sorted { $0.key < $1.key }.map { ($0, $1) }
    }
}

enum Repository {
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
}
