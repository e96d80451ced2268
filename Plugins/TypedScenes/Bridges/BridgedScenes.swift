import ProjectFiles
import TransformKit

/// The objects of documents by the class that they have.
struct BridgedScenes {
    /// The controllers of scenes.
    private var controllers: [SwiftClass: [Element]] = [:]
    /// Objects that no scene makes as its controller: a xib's, its owner, a view in a scene.
    private var others: [SwiftClass: Element] = [:]
    private var uncertain: [SwiftClass: Element] = [:]
    private let referenced: Set<String>
    private let graph: ProjectGraph

    init(_ graph: ProjectGraph) {
        self.graph = graph
        for use in graph.classUses() where use.object.document.kind.platform != .watchOS {
            for type in use.types {
                if use.types.count > 1 {
                    uncertain[type] = uncertain[type] ?? use.object
                } else if use.object.isController, use.object.isTopLevel,
                    use.object.document.kind.form == .storyboard
                {
                    controllers[type, default: []].append(use.object)
                } else {
                    others[type] = others[type] ?? use.object
                }
            }
        }
        var referenced: Set<String> = []
        for document in graph.documents {
            for scene in document.scenes {
                if let name = scene.storyboardReference?.storyboardName { referenced.insert(name) }
            }
        }
        self.referenced = referenced
    }

    /// The classes that scenes have, or may have.
    var classes: Set<SwiftClass> { Set(controllers.keys).union(uncertain.keys) }

    /// The scenes' controllers of some classes, by document and place.
    func controllers(of family: [SwiftClass]) -> [Element] {
        let all = family.flatMap { controllers[$0] ?? [] }
        return all.sorted { (first: Element, second: Element) -> Bool in
            let paths = (first.document.path, second.document.path)
            return paths.0 != paths.1 ? paths.0 < paths.1 : first.range.lowerBound < second.range.lowerBound
        }
    }

    /// Why not every object of some classes comes from a scene; nil where each does.
    func obstacle(_ family: [SwiftClass]) -> Obstacle? {
        for type in family {
            if let object = uncertain[type] {
                return Obstacle(
                    code: .classNotCertain, reason: "several classes may be the \(type.name) of this object",
                    place: object.place)
            }
            if let object = others[type] {
                return Obstacle(
                    code: .madeFromNib,
                    reason: object.isFilesOwner
                        ? "\(object.document.path.fileName) is loaded for an object of \(type.name)"
                        : "an object of \(type.name) is no scene's controller", place: object.place)
            }
        }
        let names = family.map(\.name)
        for document in graph.refusedDocuments {
            guard let name = names.first(where: document.source.contains(identifier:)) else { continue }
            return Obstacle(
                code: .documentNotRead, reason: "\(document.path.fileName) names \(name) and cannot be read",
                place: document.place)
        }
        return nil
    }

    /// Whether a storyboard reference leads to the scene's storyboard.
    func isReferenced(_ controller: Element) -> Bool {
        referenced.contains(LocalizedFile(path: controller.document.path).baseName)
    }
}
