import ObjectiveCCode
import TransformKit

/// The classes below the one that a nib names for its File's Owner: whoever loads the nib may be of one of them.
struct OwnerSubclasses {
    private let graph: ProjectGraph
    /// The Objective-C classes directly below a class, by its name.
    private let objectiveC: [String: [ObjectiveCClass]]

    init(in graph: ProjectGraph) {
        self.graph = graph
        let classes = graph.objectiveCFiles.flatMap(\.classes)
        objectiveC = Dictionary(grouping: classes.filter { $0.superclass != nil }) { $0.superclass ?? "" }
    }

    /// The first class below the owner's that implements a method.
    func implementer(of selector: String, below owner: Element) -> String? {
        first(below: owner) { $0.responds(to: selector, graph.classes) }
    }

    /// The first class below the owner's whose sources mention a property.
    func declarer(of property: String, below owner: Element) -> String? {
        first(below: owner) { $0.mentions(property, in: graph) }
    }

    private func first(below owner: Element, where isMeant: (Ancestry) -> Bool) -> String? {
        guard owner.isFilesOwner, let resolution = graph.classes.resolve(owner) else { return nil }
        var open: [String] = []
        switch resolution {
        case .swift(let types):
            let below = types.flatMap { graph.classes.subclasses(of: $0) }
            if let found = below.first(where: { isMeant(Ancestry(of: $0, in: graph)) }) { return found.name }
            open = types.map(\.name)
        case .objectiveC(let parts): open = Set(parts.map(\.name)).sorted()
        case .notInProject: return nil
        }
        var passed = Set(open)
        while let name = open.popLast() {
            for child in objectiveC[name] ?? [] where passed.insert(child.name).inserted {
                guard case .objectiveC(let parts) = graph.classes.resolve(child.name, from: child.path) else {
                    continue
                }
                if isMeant(Ancestry(of: parts, in: graph)) { return child.name }
                open.append(child.name)
            }
            let swift = graph.classes.swiftClasses.filter { $0.declaration.inherited.first == name }
            if let found = swift.first(where: { isMeant(Ancestry(of: $0, in: graph)) }) { return found.name }
        }
        return nil
    }
}
