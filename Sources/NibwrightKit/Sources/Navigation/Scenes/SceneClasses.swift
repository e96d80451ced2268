public import InterfaceBuilder
import ObjectiveCCode
import ProjectFiles
public import ProjectGraph

/// Finds the scenes of storyboards by the class of their controller and by the classes above it.
public struct SceneClasses: Sendable {
    /// A scene that has a controller.
    public struct Scene: Sendable {
        public let controller: Element
        /// The segues that start in the scene, in document order.
        public let segues: [Segue]

        /// The storyboard that the scene is in.
        public var document: IBDocument { controller.document }

        /// Whether a segue with the identifier starts in the scene.
        public func has(segue identifier: String) -> Bool { segues.contains { $0.identifier == identifier } }
    }

    private struct ClassKey: Hashable {
        let name: String
        /// Empty for Objective-C, which knows no two classes of a name.
        let path: String

        static func swift(_ type: SwiftClass) -> ClassKey { ClassKey(name: type.name, path: type.declaration.path) }
        static func objectiveC(_ name: String) -> ClassKey { ClassKey(name: name, path: "") }
    }

    private let graph: ProjectGraph
    /// The scenes of all storyboards, by document and place.
    public private(set) var scenes: [Scene] = []
    private var scenesOfClass: [ClassKey: [Int]] = [:]
    private var scenesBelowClass: [ClassKey: [Int]] = [:]
    private let objectiveC: [String: [ObjectiveCClass]]

    public init(_ graph: ProjectGraph) {
        self.graph = graph
        objectiveC = Dictionary(grouping: graph.objectiveCFiles.flatMap(\.classes), by: \.name)
        var known: [ClassResolution: Set<ClassKey>] = [:]
        for scene in graph.documents.filter({ $0.kind.form == .storyboard }).flatMap(\.scenes) {
            guard let controller = scene.controller else { continue }
            scenes.append(Scene(controller: controller, segues: scene.segues))
            guard let resolution = graph.classes.resolve(controller) else { continue }
            for key in Self.keys(of: resolution) { scenesOfClass[key, default: []].append(scenes.count - 1) }
            let above = known[resolution] ?? Self.keys(above: resolution, graph)
            known[resolution] = above
            for key in above { scenesBelowClass[key, default: []].append(scenes.count - 1) }
        }
    }

    /// The segues of scenes of exactly this class, not of its subclasses: of any kind, by document and place.
    public func segues(of type: SwiftClass) -> [Segue] {
        (scenesOfClass[.swift(type)] ?? []).flatMap { scenes[$0].segues }
    }

    /// The scenes whose controller is of the class or of a subclass; nil where the name means no one class.
    ///
    /// - Parameters:
    ///   - name: the class as that file writes it.
    ///   - path: the file that names the class.
    public func scenes(ofClass name: String, from path: String) -> [Scene]? {
        let keys = Self.keys(of: resolution(ofClass: name, from: path))
        guard keys.count == 1, let key = keys.first else { return nil }
        return Set((scenesOfClass[key] ?? []) + (scenesBelowClass[key] ?? [])).sorted().map { scenes[$0] }
    }

    /// The scenes whose controller is of the class, of a subclass or of a superclass; nil where the name means no one
    /// class.
    public func family(ofClass name: String, from path: String) -> [Scene]? {
        guard let below = scenes(ofClass: name, from: path) else { return nil }
        let above = Self.keys(above: resolution(ofClass: name, from: path), graph)
        return below + above.flatMap { scenesOfClass[$0] ?? [] }.sorted().map { scenes[$0] }
    }

    /// Code in Objective-C stands in a class of Objective-C, whatever class of Swift has the name in another project.
    private func resolution(ofClass name: String, from path: String) -> ClassResolution {
        let resolution = graph.classes.resolve(name, from: path)
        guard ProjectFileKind(path: path) != .swift, case .swift = resolution else { return resolution }
        return objectiveC[name].map(ClassResolution.objectiveC) ?? resolution
    }

    /// Every segue identifier.
    public var segueIdentifiers: Set<String> { Set(scenes.flatMap(\.segues).compactMap(\.identifier)) }

    private static func keys(of resolution: ClassResolution) -> [ClassKey] {
        switch resolution {
        case .swift(let types): types.map(ClassKey.swift)
        case .objectiveC(let parts): Set(parts.map(\.name)).map(ClassKey.objectiveC)
        case .notInProject: []
        }
    }

    private static func keys(above resolution: ClassResolution, _ graph: ProjectGraph) -> Set<ClassKey> {
        let all = Ancestry.all(of: resolution, in: graph).flatMap { ancestry in
            ancestry.swift.map(ClassKey.swift) + ancestry.objectiveCNames.map(ClassKey.objectiveC)
        }
        return Set(all).subtracting(keys(of: resolution))
    }
}
