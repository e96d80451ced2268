import Foundation
import Planning
import ProjectGraph
import Recipes
import Testing
import TransformKit
import TypedScenes

@testable import SegueToCoordinator

/// A project that can be simulated.
struct SampleProject: Sendable, CustomTestStringConvertible {
    /// Below the repository's folder.
    let folder: String
    /// The part of it that is the app.
    let prefix: String
    /// The folder of the simulation that has the app's own steps, and its Objective-C classes in Swift.
    let support: String
    let journeys: [Journey]

    static let beanThere = SampleProject(
        folder: "Tests/Fixtures/Projects/BeanThere", prefix: "BeanThere/", support: "BeanThere",
        journeys: Journey.beanThere)
    /// The kinds and triggers of segues that BeanThere has none of.
    static let kinds = SampleProject(
        folder: "Tests/SimulationTests/Kinds", prefix: "", support: "Plain", journeys: [.kinds])
    /// Screens that go back over several others, a flow of its own, and a class below one of Objective-C.
    static let flows = SampleProject(
        folder: "Tests/SimulationTests/Flows", prefix: "", support: "Flows", journeys: Journey.flows)

    var testDescription: String { folder }

    var path: String { Repository.folder + "/" + folder }
}

/// The files of an app's target, as text by path: as they are, or as a recipe leaves them.
struct SampleSources {
    let project: SampleProject
    private(set) var texts: [String: String] = [:]

    /// The app as it is.
    init(_ project: SampleProject) throws {
        self.project = project
        let workspace = try Workspace(root: project.path)
        for path in workspace.scan().files.map(\.path) where takes(path) {
            texts[path] = String(bytes: try workspace.read(path), encoding: .utf8)
        }
    }

    /// The app after a recipe.
    init(_ project: SampleProject, recipe name: String, parameters: [String: String] = [:]) throws {
        try self.init(project)
        let path = Repository.folder + "/Recipes/\(name).yml"
        let loaded = LoadedRecipe(path: path, bytes: Array(try Data(contentsOf: URL(fileURLWithPath: path))))
        let transforms: [any Transform.Type] = [
            SegueToCoordinator.self, NavigationRoutes.self, TypedScenes.self, TypedSegues.self, TypedCells.self,
            SceneFactories.self,
            DependencyBridge.self,
        ]
        let recipe = try RecipeChecker(transforms: transforms.map { $0.description }).check(
            loaded, settings: parameters)
        let before = LoadedProject.load(try Workspace(root: project.path), threads: 2)
        let plan = Planner(transforms: transforms, allowed: .review, threads: 2).plan(recipe, for: before)
        try #require(plan.counts.accepted > 0, "\(name) \(parameters) changes nothing")
        for file in plan.outcomes where takes(file.path) {
            texts[file.path] = file.after.map { String(decoding: $0.bytes, as: UTF8.self) }
        }
    }

    private func takes(_ path: String) -> Bool {
        path.hasPrefix(project.prefix)
            && ["swift", "storyboard", "xib", "strings"].contains((path as NSString).pathExtension)
    }

    /// Replaces a part of a file, which has to be there once.
    mutating func replace(_ old: String, with new: String, in path: String) throws {
        let text = try #require(texts[path])
        try #require(text.components(separatedBy: old).count == 2, "\(old) is not in \(path) once")
        texts[path] = text.replacingOccurrences(of: old, with: new)
    }

    /// Texts by path, sorted, of the files with an extension.
    func files(_ pathExtension: String) -> [(path: String, text: String)] {
        texts.filter { ($0.key as NSString).pathExtension == pathExtension }.sorted { $0.key < $1.key }
            .map { ($0, $1) }
    }
}

enum Repository {
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
}
