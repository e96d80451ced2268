import TransformKit

/// Makes the names of the properties that hold coordinators: a class and its superclasses have different ones.
struct PropertyNames {
    private let graph: ProjectGraph
    private var names: [SwiftClass: String] = [:]

    private let existing: ExistingCoordinators

    init(_ graph: ProjectGraph, _ existing: ExistingCoordinators) {
        self.graph = graph
        self.existing = existing
    }

    mutating func name(for owner: SwiftClass, _ facts: OwnerFacts) -> String {
        if let known = names[owner] { return known }
        if let found = existing.navigation(of: owner) {
            names[owner] = found.property
            return found.property
        }
        let relatives = graph.classes.chain(of: owner) + graph.classes.subclasses(of: owner)
        let taken = Set(relatives.compactMap { names[$0] })
        let stem = owner.name.withoutControllerSuffix.nameWords.camelCased
        let candidates = ["navigation", "navigator", stem + "Navigation", stem + "Navigator", stem + "Coordinator"]
        let name = candidates.first { !taken.contains($0) && !facts.uses($0) } ?? stem + "FlowCoordinator"
        names[owner] = name
        return name
    }
}
