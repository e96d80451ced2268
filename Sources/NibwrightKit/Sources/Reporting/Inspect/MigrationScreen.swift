import InterfaceBuilder
import Navigation
import ProjectGraph
import SourceText
import TransformKit

/// One screen, cell or view of a document on its way out of Interface Builder.
struct MigrationScreen {
    enum Kind: String {
        case scene, xib, cell, view
    }

    /// A kind of construct, and how many of it there are.
    struct Obstacle {
        let count: Int
        let one: String
        let many: String

        init(_ count: Int, _ one: String, _ many: String? = nil) {
            self.count = count
            self.one = one
            self.many = many ?? one + "s"
        }

        var text: String { many.isEmpty ? one : "\(count) \(count == 1 ? one : many)" }
    }

    let kind: Kind
    let object: Element
    /// The class, else what Interface Builder calls it.
    let name: String
    let views: Int
    let constraints: Int
    let connections: Int
    /// What a person has to look at, or has to move first.
    let obstacles: [Obstacle]

    /// What has to be written: views, constraints and connections.
    var constructs: Int { views + constraints + connections }

    /// - Parameters:
    ///   - object: the controller or the top-level view that has the class.
    ///   - root: the view; nil where the controller makes it itself.
    init(
        _ kind: Kind, _ object: Element, root: Element, in graph: ProjectGraph, _ texts: TranslatedTexts,
        controllersByClass: [String: Int]
    ) {
        self.kind = kind
        self.object = object
        name = object.customClass ?? object.interfaceBuilderName ?? object.name
        let inside = [root] + root.descendants
        views = inside.filter { $0 == root || $0.parent?.isNamed("subviews") ?? false }.count
        constraints = inside.count { $0.isNamed("constraint") }
        let ids = Set(inside.compactMap(\.id))
        let leading = object == root ? [] : object.child(named: "connections")?.children ?? []
        connections =
            inside.count { ($0.isNamed("outlet") || $0.isNamed("action") || $0.isNamed("outletCollection")) }
            + leading.count { $0["destination"].map(ids.contains) ?? false }
        obstacles = Self.obstacles(object, inside, graph, texts, controllersByClass).filter { $0.count > 0 }
    }

    private static func obstacles(
        _ object: Element, _ inside: [Element], _ graph: ProjectGraph, _ texts: TranslatedTexts,
        _ controllersByClass: [String: Int]
    ) -> [Obstacle] {
        var found: [Obstacle] = []
        switch graph.classes.resolve(object) {
        case .swift(let types) where types.count == 1: break
        case .swift: found.append(Obstacle(1, "several classes of its name", ""))
        case .objectiveC: found.append(Obstacle(1, "Objective-C", ""))
        case .notInProject: found.append(Obstacle(1, "its class is not in the project", ""))
        case nil: found.append(Obstacle(1, "no class", ""))
        }
        if let name = object.customClass, let count = controllersByClass[name], count > 1 {
            found.append(Obstacle(count, "document of the class", "documents of the class"))
        }
        if object.isController, !object.isNamed("viewController"), !object.isNamed("tableViewController") {
            found.append(Obstacle(1, "a \(object.name) makes its view", ""))
        }
        let cells = inside.filter {
            $0 != object && $0.name.hasSuffix("Cell") && $0.parent?.isNamed("objects") == false
        }
        found.append(
            Obstacle(
                cells.count {
                    $0.parent?.isNamed("prototypes") ?? false
                        || $0.parent?["key"] == "cells" && $0.isNamed("collectionViewCell")
                }, "prototype cell"))
        let segues = inside.filter { $0.isNamed("segue") }
        found.append(Obstacle(segues.count { $0["kind"] != "embed" }, "segue from a view", "segues from views"))
        found.append(Obstacle(segues.count { $0["kind"] == "embed" }, "embedded scene"))
        found.append(Obstacle(inside.count { $0.isNamed("variation") }, "variation"))
        found.append(
            Obstacle(inside.count { $0.id.map { !texts.entries(ofObject: $0).isEmpty } ?? false }, "translated object"))
        found.append(
            Obstacle(inside.count { $0.hasFixedFrame }, "view placed by its frame", "views placed by their frames"))
        let classes = inside.filter { $0 != object && $0.customClass != nil && !$0.isNamed("constraint") }
        let unknown = classes.filter { element in
            if case .swift? = graph.classes.resolve(element) { false } else { true }
        }
        found.append(
            Obstacle(unknown.count, "view of another language or a library", "views of another language or a library"))
        return found
    }
}
