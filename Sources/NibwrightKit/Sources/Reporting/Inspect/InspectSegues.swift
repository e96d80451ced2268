import InterfaceBuilder
import ProjectGraph

/// Segues by kind, and whether code can name them.
struct InspectSegues: Encodable, Sendable {
    /// Segues of one kind.
    struct Count: Encodable, Sendable {
        var total = 0
        var withIdentifier = 0
        var withoutIdentifier: Int { total - withIdentifier }

        enum CodingKeys: String, CodingKey {
            case total
            case withIdentifier = "with-identifier"
            case withoutIdentifier = "without-identifier"
        }

        mutating func add(_ segue: Segue) {
            total += 1
            if segue.identifier != nil { withIdentifier += 1 }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(total, forKey: .total)
            try container.encode(withIdentifier, forKey: .withIdentifier)
            try container.encode(withoutIdentifier, forKey: .withoutIdentifier)
        }
    }

    private(set) var total = 0
    /// Those that move the user on.
    private(set) var navigation = Count()
    /// By kind as documents spell it; the parts of a peek and pop have none.
    private(set) var byKind: [String: Count] = [:]
    /// Containment by its name: `rootViewController`, `viewControllers`.
    private(set) var relationships: [String: Int] = [:]
    /// Destinations that an `@IBSegueAction` makes.
    private(set) var withSegueAction = 0
    /// Segues with a class of their own.
    private(set) var withCustomClass = 0
    /// From a control or cell; the others are performed by code alone.
    private(set) var fromControls = 0

    enum CodingKeys: String, CodingKey {
        case total, navigation, relationships
        case byKind = "by-kind"
        case withSegueAction = "with-segue-action"
        case withCustomClass = "with-custom-class"
        case fromControls = "from-controls"
    }

    init(_ connections: [Connection]) {
        for segue in connections.compactMap(Segue.init) { add(segue) }
    }

    private mutating func add(_ segue: Segue) {
        total += 1
        byKind[segue.kind ?? "none", default: Count()].add(segue)
        if let relationship = segue.relationship { relationships[relationship, default: 0] += 1 }
        if segue.creationSelector != nil { withSegueAction += 1 }
        if segue.customClass?.isEmpty == false { withCustomClass += 1 }
        guard segue.isNavigation else { return }
        navigation.add(segue)
        if segue.connection.source?.isController == false { fromControls += 1 }
    }
}

/// Scenes that stand for one of another storyboard, and whether that one is there.
struct InspectReferences: Encodable, Sendable {
    struct Unresolved: Encodable, Sendable {
        let place: String
        let reason: String
    }

    private(set) var total = 0
    private(set) var toInitialScene = 0
    private(set) var toIdentifier = 0
    private(set) var resolved = 0
    /// References with a bundle identifier, whose bundle may be another repository's.
    private(set) var inOtherBundles = 0
    private(set) var unresolved: [Unresolved] = []

    enum CodingKeys: String, CodingKey {
        case total, resolved, unresolved
        case toInitialScene = "to-initial-scene"
        case toIdentifier = "to-identifier"
        case inOtherBundles = "in-other-bundles"
    }

    init(_ graph: ProjectGraph) {
        for document in graph.documents {
            for reference in document.scenes.flatMap(\.topLevelObjects).compactMap(StoryboardReference.init) {
                add(reference, graph.storyboards.destination(of: reference))
            }
        }
    }

    private mutating func add(_ reference: StoryboardReference, _ destination: StoryboardDestination) {
        total += 1
        if reference.referencedIdentifier != nil { toIdentifier += 1 } else { toInitialScene += 1 }
        let reason: String
        switch destination {
        case .controllers: return resolved += 1
        case .otherBundle: return inOtherBundles += 1
        case .noStoryboard(let name): reason = "the project has no storyboard “\(name)”"
        case .noIdentifier(let identifier, let document): reason = "\(document.path) has no scene “\(identifier)”"
        case .noInitialScene(let document): reason = "\(document.path) has no initial scene"
        case .circular: reason = "references lead back to it"
        }
        unresolved.append(Unresolved(place: reference.element.place.description, reason: reason))
    }
}
