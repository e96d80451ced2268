import InterfaceBuilder
import ObjectiveCCode
import ProjectFiles
import SwiftCode
import TransformKit

/// The scenes of storyboards by the class of their controller and by the classes above it.
struct SceneClasses {
    struct Scene {
        let document: IBDocument
        let controller: Element
        /// Segues that start in the scene.
        let segues: [Segue]

        func has(segue identifier: String) -> Bool { segues.contains { $0.identifier == identifier } }
    }

    /// Tells classes of one name apart.
    struct ClassKey: Hashable {
        let name: String
        /// Empty for Objective-C, which knows no two classes of a name.
        let path: String
    }

    private let graph: ProjectGraph
    private(set) var scenes: [Scene] = []
    private var scenesOfClass: [ClassKey: [Int]] = [:]
    private var scenesBelowClass: [ClassKey: [Int]] = [:]
    private let objectiveC: [String: [ObjectiveCClass]]

    init(_ graph: ProjectGraph) {
        self.graph = graph
        objectiveC = Dictionary(grouping: graph.objectiveCFiles.flatMap(\.classes), by: \.name)
        var known: [ClassResolution: Set<ClassKey>] = [:]
        for document in graph.documents where document.kind.form == .storyboard {
            var segues: [Int: [Segue]] = [:]
            for segue in document.segues {
                guard let scene = document.scene(holding: segue.element) else { continue }
                segues[scene.element.range.lowerBound, default: []].append(segue)
            }
            for scene in document.scenes {
                guard let controller = scene.controller else { continue }
                scenes.append(
                    Scene(
                        document: document, controller: controller,
                        segues: segues[scene.element.range.lowerBound] ?? []))
                guard let resolution = graph.classes.resolve(controller) else { continue }
                for key in Self.keys(of: resolution) { scenesOfClass[key, default: []].append(scenes.count - 1) }
                let above = known[resolution] ?? Self.keys(above: resolution, graph)
                known[resolution] = above
                for key in above { scenesBelowClass[key, default: []].append(scenes.count - 1) }
            }
        }
    }

    /// The scenes whose controller is of the class or of a subclass; nil where the name means no one class.
    func scenes(ofClass name: String, from path: String) -> [Scene]? {
        let keys = Self.keys(of: resolution(ofClass: name, from: path))
        guard keys.count == 1, let key = keys.first else { return nil }
        return Set((scenesOfClass[key] ?? []) + (scenesBelowClass[key] ?? [])).sorted().map { scenes[$0] }
    }

    /// As above, with the scenes of its superclasses.
    func family(ofClass name: String, from path: String) -> [Scene]? {
        guard let below = scenes(ofClass: name, from: path) else { return nil }
        let above = Self.keys(above: resolution(ofClass: name, from: path), graph)
        return below + above.flatMap { scenesOfClass[$0] ?? [] }.map { scenes[$0] }
    }

    /// Code in Objective-C stands in a class of Objective-C, whatever class of Swift has the name in another project.
    private func resolution(ofClass name: String, from path: String) -> ClassResolution {
        let resolution = graph.classes.resolve(name, from: path)
        guard ProjectFileKind(path: path) != .swift, case .swift = resolution else { return resolution }
        return objectiveC[name].map(ClassResolution.objectiveC) ?? resolution
    }

    /// Every segue identifier.
    var segueIdentifiers: Set<String> { Set(scenes.flatMap(\.segues).compactMap(\.identifier)) }

    private static func keys(of resolution: ClassResolution) -> [ClassKey] {
        switch resolution {
        case .swift(let types): types.map(key)
        case .objectiveC(let parts): Set(parts.map(\.name)).map { ClassKey(name: $0, path: "") }
        case .notInProject: []
        }
    }

    private static func keys(above resolution: ClassResolution, _ graph: ProjectGraph) -> Set<ClassKey> {
        let ancestries: [Ancestry] =
            switch resolution {
            case .swift(let types): types.map { Ancestry(of: $0, in: graph) }
            case .objectiveC(let parts): [Ancestry(of: parts, in: graph)]
            case .notInProject: []
            }
        let all = ancestries.flatMap { ancestry in
            ancestry.swift.map(key) + ancestry.objectiveC.map { ClassKey(name: $0.name, path: "") }
        }
        return Set(all).subtracting(keys(of: resolution))
    }

    private static func key(_ type: SwiftClass) -> ClassKey {
        ClassKey(name: type.name, path: type.declaration.path)
    }
}
