import TransformKit

/// The names that the changes of one outcome mean to change or lose.
struct IntendedNames {
    /// New names by old ones; several where several changes rename things of one name.
    private let newIdentifiers: [String: Set<String>]
    private let removedIdentifiers: Set<String>
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
        classes = names(.class).reduce(into: [:]) { result, intent in
            guard let newName = intent.newName else { return }
            let name = result[newName] ?? newName
            result[newName] = name
            let old = result[intent.name] ?? intent.name
            for (known, other) in result where other == old { result[known] = name }
            result[intent.name] = name
        }
    }

    /// Why a storyboard identifier that no scene has any more is missed; nil where that is meant.
    func loss(ofIdentifier identifier: String, after identifiers: Set<String>) -> String? {
        if removedIdentifiers.contains(identifier) { return nil }
        guard let missing = newIdentifiers[identifier]?.subtracting(identifiers) else {
            return "no scene would have the storyboard identifier “\(identifier)” any more"
        }
        return missing.min().map {
            "the storyboard identifier “\(identifier)” is to become “\($0)”, and no scene would have that"
        }
    }

    /// The name by which scenes of a class are compared before and after; other names are what they are.
    func comparable(_ className: String) -> String { classes[className] ?? className }

    /// Whether scenes of the class are meant to go.
    func removes(class name: String) -> Bool { removedClasses.contains(name) }
}
