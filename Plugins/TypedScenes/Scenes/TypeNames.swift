import TransformKit

/// Finds names for new types that nothing in the modules of their owners has yet.
struct TypeNames {
    private let graph: ProjectGraph
    /// Names that are taken, by the owners that see them.
    private var taken: [SceneOwner: Set<String>] = [:]

    init(_ graph: ProjectGraph) { self.graph = graph }

    /// The wanted name, or the second one, with a number where that is there too.
    mutating func free(_ wanted: String, _ second: String, _ owner: SceneOwner, _ swift: [SwiftFile]) -> String {
        let modules = Set(owner.targets.map(\.moduleName))
        var name = wanted
        var number = 1
        func isFree(_ name: String) -> Bool {
            !ReservedNames.types.contains(name) && !modules.contains(name) && !isTaken(name, owner)
                && !swift.contains { TypeMentions.says(name, $0.source) } && !isOfObjectiveC(name, owner)
        }
        while !isFree(name) {
            name = number == 1 ? second : second + String(number)
            number += 1
        }
        take(name, owner)
        return name
    }

    func isTaken(_ name: String, _ owner: SceneOwner) -> Bool {
        taken.contains { other, names in
            names.contains(name)
                && (other == owner || !Set(other.targets).isDisjoint(with: owner.targets))
        }
    }

    mutating func take(_ name: String, _ owner: SceneOwner) { taken[owner, default: []].insert(name) }

    private func isOfObjectiveC(_ name: String, _ owner: SceneOwner) -> Bool {
        if case .objectiveC = graph.classes.resolve(name, from: owner.swiftFiles(in: graph).first?.path ?? "") {
            return true
        }
        return false
    }
}
