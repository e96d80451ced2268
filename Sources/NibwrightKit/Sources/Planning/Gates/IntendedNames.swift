import ProjectGraph
import TransformKit

/// The names that the changes of one outcome mean to change or lose.
struct IntendedNames {
    /// New names by old ones; several where several changes rename things of one name.
    private let newIdentifiers: [String: Set<String>]
    private let removedIdentifiers: Set<String>
    /// Renames of classes as they were declared.
    private let classRenames: [(name: String, newName: String)]
    /// One name that stands for all that a class has in the course of the step.
    private let classes: [String: String]
    private let removedClasses: Set<String>

    init(_ intents: [ChangeIntent]) {
        func names(_ kind: ChangeIntent.Kind) -> [ChangeIntent] { intents.filter { $0.kind == kind }.sorted() }
        func removed(_ kind: ChangeIntent.Kind) -> Set<String> {
            Set(names(kind).filter { $0.newName == nil }.map(\.name))
        }
        newIdentifiers = names(.storyboardIdentifier).reduce(into: [:]) { result, intent in
            if let newName = intent.newName { result[intent.name, default: []].insert(newName) }
        }
        removedIdentifiers = removed(.storyboardIdentifier)
        removedClasses = removed(.class)
        classRenames = names(.class).compactMap { intent in intent.newName.map { (intent.name, $0) } }
        classes = names(.class).reduce(into: [:]) { result, intent in
            guard let newName = intent.newName else { return }
            let name = result[newName] ?? newName
            result[newName] = name
            let old = result[intent.name] ?? intent.name
            for (known, other) in result where other == old { result[known] = name }
            result[intent.name] = name
        }
    }

    /// Whether the changes declare no intent.
    var isEmpty: Bool {
        newIdentifiers.isEmpty && removedIdentifiers.isEmpty && classes.isEmpty && removedClasses.isEmpty
    }

    /// A sentence for each storyboard identifier that is gone and not meant to go, and for each that is to become
    /// another one which no scene has.
    func losses(of identifiers: Set<String>, after: Set<String>) -> [String] {
        identifiers.sorted().compactMap { identifier in
            if let missing = newIdentifiers[identifier]?.subtracting(after).min() {
                let rename = "the storyboard identifier “\(identifier)” is to become “\(missing)”"
                return "\(rename), and no scene would have that"
            }
            let isMeant = removedIdentifiers.contains(identifier) || newIdentifiers[identifier] != nil
            return after.contains(identifier) || isMeant
                ? nil : "no scene would have the storyboard identifier “\(identifier)” any more"
        }
    }

    /// A sentence for each class of the project that is to have another name which no class has.
    func missingClasses(before: ProjectGraph, after: ProjectGraph) -> [String] {
        func isThere(_ name: String, in graph: ProjectGraph) -> Bool {
            graph.classes.resolve(name, from: "") != .notInProject
        }
        return classRenames.filter { isThere($0.name, in: before) && !isThere($0.newName, in: after) }.map {
            "the class “\($0.name)” is to become “\($0.newName)”, and no class would be called that"
        }
    }

    /// The name by which scenes of a class are compared before and after; other names are what they are.
    func comparable(_ className: String) -> String { classes[className] ?? className }

    /// Whether scenes of the class are meant to go.
    func removes(class name: String) -> Bool { removedClasses.contains(name) }
}
