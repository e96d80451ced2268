import ProjectFiles
import TransformKit

/// How routes find their scenes, and the storyboard identifiers that scenes are given for it.
struct SceneLookups {
    private let graph: ProjectGraph
    private var identifiers: StoryboardIdentifiers
    /// Identifiers that scenes get, by controller.
    private(set) var given: [Element: String] = [:]
    /// The identifiers that scenes have, by document.
    private var identifiersOfScenes: [IBDocument: Set<String>] = [:]

    init(_ graph: ProjectGraph) {
        self.graph = graph
        identifiers = StoryboardIdentifiers(graph)
    }

    /// - Parameter mayEdit: whether the recipe lets a document change.
    mutating func lookup(
        for transitions: [Transition], mayEdit: (String) -> Bool
    ) -> Result<SceneLookup, Obstacle> {
        let targets = transitions.map { $0.destination }
        guard let first = transitions.first else { preconditionFailure("a route has transitions") }
        if let reference = first.destination.reference, let name = reference.storyboardName {
            guard
                targets.allSatisfy({
                    $0.reference?.storyboardName == name
                        && $0.reference?.referencedIdentifier == reference.referencedIdentifier
                })
            else { return failure("scenes-differ", "it leads into different storyboards", first) }
            let identifier = reference.referencedIdentifier.flatMap { $0.isEmpty ? nil : $0 }
            return bundle(of: first).map { bundle in
                SceneLookup(storyboard: .named(name, bundle), identifier: identifier)
            }
        }
        let identifier: String
        switch self.identifier(for: transitions, mayEdit: mayEdit) {
        case .success(let name): identifier = name
        case .failure(let obstacle): return .failure(obstacle)
        }
        return .success(SceneLookup(storyboard: storyboard(of: transitions), identifier: identifier))
    }

    // MARK: Identifiers

    private mutating func identifier(
        for transitions: [Transition], mayEdit: (String) -> Bool
    ) -> Result<String, Obstacle> {
        var seen: Set<Element> = []
        let controllers = transitions.map(\.destination.controller).filter { seen.insert($0).inserted }
        let names = controllers.compactMap { given[$0] ?? $0.storyboardIdentifier.flatMap { $0.isEmpty ? nil : $0 } }
        guard Set(names).count <= 1 else {
            return failure(
                "scenes-differ", "the scenes that it leads to have different storyboard identifiers", transitions[0])
        }
        let missing = controllers.filter { given[$0] == nil && $0.storyboardIdentifier?.isEmpty != false }
        guard !missing.isEmpty else { return .success(names[0]) }
        for controller in missing {
            if let obstacle = obstacle(toNaming: controller, mayEdit) { return .failure(obstacle) }
        }
        let name = names.first ?? identifiers.makeIdentifier(for: missing[0])
        if missing.contains(where: { hasScene(called: name, $0.document) }) {
            return failure("scenes-differ", "another scene of its storyboard is called \(name)", transitions[0])
        }
        for controller in missing { given[controller] = name }
        return .success(name)
    }

    private mutating func hasScene(called name: String, _ document: IBDocument) -> Bool {
        if let known = identifiersOfScenes[document] { return known.contains(name) }
        let found = Set(document.scenes.compactMap { $0.controller?.storyboardIdentifier })
        identifiersOfScenes[document] = found
        return found.contains(name)
    }

    private func obstacle(toNaming controller: Element, _ mayEdit: (String) -> Bool) -> Obstacle? {
        let document = controller.document
        guard mayEdit(document.path) else {
            return Obstacle(
                code: "not-selected", reason: "its destination in \(document.path) would need a storyboard identifier",
                place: controller.place)
        }
        if controller["useStoryboardIdentifierAsRestorationIdentifier"] == "YES" {
            return Obstacle(
                code: "restoration",
                reason: "its destination needs a storyboard identifier, which would turn state restoration on",
                place: controller.place)
        }
        return nil
    }

    // MARK: Storyboards

    /// By name where there is one storyboard of it, else the source's own.
    private func storyboard(of transitions: [Transition]) -> SceneLookup.Storyboard {
        let files = Set(transitions.map { Self.key(of: $0.document) })
        let document = transitions[0].document
        let name = LocalizedFile(path: document.path).baseName
        let same = graph.storyboards.storyboards(named: name, from: transitions[0].sourceClass.declaration.path)
        guard files.count == 1, !name.contains("~"), Set(same.map(Self.key)) == files,
            case .success(let bundle) = bundle(of: transitions[0])
        else { return .sources }
        return .named(name, bundle)
    }

    /// One for a storyboard and its copies for languages.
    static func key(of document: IBDocument) -> String {
        let file = LocalizedFile(path: document.path)
        return file.folder + "/" + file.baseName
    }

    private func bundle(of transition: Transition) -> Result<SceneLookup.Bundle, Obstacle> {
        let bundles = graph.resourceBundles(of: transition.document.path)
        var found: Set<SceneLookup.Bundle> = []
        for bundle in bundles {
            switch bundle.builder {
            case .packageTarget: found.insert(.module)
            case .xcodeTarget(let target):
                guard let place = target.kind.bundle else {
                    return failure(
                        "bundle", "\(target.name) is copied into a bundle that its code cannot name", transition)
                }
                found.insert(place)
            }
        }
        guard found.count <= 1 else {
            return failure(
                "bundles-differ", "\(transition.document.path.fileName) is in bundles of several kinds", transition)
        }
        return .success(found.first ?? .main)
    }

    private func failure<Value>(
        _ code: String, _ reason: String, _ transition: Transition
    ) -> Result<Value, Obstacle> {
        .failure(Obstacle(code: code, reason: reason, place: transition.place))
    }
}

extension XcodeTargetKind {
    /// Where the target's own code finds its resources; nil where that is another target's matter.
    fileprivate var bundle: SceneLookup.Bundle? {
        switch self {
        case .staticFramework, .staticLibrary, .dynamicLibrary, .tool: nil
        case .framework, .bundle, .unitTests, .uiTests: .ofCode
        default: .main
        }
    }
}
