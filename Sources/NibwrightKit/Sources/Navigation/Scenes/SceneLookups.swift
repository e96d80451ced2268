public import InterfaceBuilder
import ProjectFiles
public import ProjectGraph
public import TransformKit

/// Finds the storyboard and identifier for the destination of each route, and gives scenes the storyboard identifiers
/// that they lack.
public struct SceneLookups {
    private let graph: ProjectGraph
    private var identifiers: StoryboardIdentifiers
    /// New storyboard identifiers, by controller.
    public private(set) var given: [Element: String] = [:]
    /// The identifiers that scenes have, by document.
    private var identifiersOfScenes: [IBDocument: Set<String>] = [:]

    /// Starts with the identifiers that the project's scenes have.
    public init(_ graph: ProjectGraph) {
        self.graph = graph
        identifiers = StoryboardIdentifiers(graph, uniqueIn: .storyboard)
    }

    /// The lookup of the destination that all transitions share.
    ///
    /// - Parameters:
    ///   - transitions: at least one.
    ///   - mayEdit: whether a document of a path may change.
    /// - Throws: an obstacle where no expression finds the destination for all of them.
    public mutating func lookup(
        for transitions: [some SceneTransition], mayEdit: (String) -> Bool
    ) throws(Obstacle) -> SceneLookup {
        guard let first = transitions.first else { preconditionFailure("at least one transition") }
        if let found = try inOtherBundle(transitions) { return found }
        let references = transitions.map(\.destination.reference)
        guard
            references.allSatisfy({
                $0?.storyboardName == references[0]?.storyboardName
                    && $0?.referencedIdentifier == references[0]?.referencedIdentifier
            })
        else { throw obstacle(.scenesDiffer, "it leads into different storyboards", first) }
        // A reference to a reference leads elsewhere: the scene is looked up where it is.
        if let reference = references[0], let name = reference.storyboardName, Self.isDirect(transitions, name) {
            return SceneLookup(
                storyboard: .named(name, try bundle(of: transitions)), identifier: reference.referencedIdentifier)
        }
        let identifier = try identifier(for: transitions, mayEdit: mayEdit)
        return SceneLookup(storyboard: try storyboard(of: transitions), identifier: identifier)
    }

    /// The lookup in another bundle's storyboard; nil where the references name no bundle.
    private func inOtherBundle(_ transitions: [some SceneTransition]) throws(Obstacle) -> SceneLookup? {
        let found = transitions.compactMap { transition -> SceneLookup? in
            guard let bundle = transition.destination.otherBundle, let reference = transition.destination.reference,
                let name = reference.storyboardName
            else { return nil }
            return SceneLookup(
                storyboard: .named(name, .identified(bundle)), identifier: reference.referencedIdentifier)
        }
        guard let first = found.first else { return nil }
        guard found.count == transitions.count, Set(found).count == 1 else {
            throw obstacle(.scenesDiffer, "it leads into different storyboards", transitions[0])
        }
        return first
    }

    /// Whether the scenes are in the storyboard that the references name.
    private static func isDirect(_ transitions: [some SceneTransition], _ name: String) -> Bool {
        transitions.flatMap(\.destination.controllers).allSatisfy {
            LocalizedFile(path: $0.document.path).baseName == name
        }
    }

    // MARK: Identifiers

    private mutating func identifier(
        for transitions: [some SceneTransition], mayEdit: (String) -> Bool
    ) throws(Obstacle) -> String {
        var seen: Set<Element> = []
        let controllers = transitions.flatMap(\.destination.controllers).filter { seen.insert($0).inserted }
        let names = controllers.compactMap { given[$0] ?? $0.storyboardIdentifier.flatMap { $0.isEmpty ? nil : $0 } }
        guard Set(names).count <= 1 else {
            throw obstacle(
                .scenesDiffer, "the scenes that it leads to have different storyboard identifiers", transitions[0])
        }
        let missing = controllers.filter { given[$0] == nil && $0.storyboardIdentifier?.isEmpty != false }
        guard !missing.isEmpty else { return names[0] }
        for controller in missing {
            if let obstacle = obstacle(toNaming: controller, mayEdit) { throw obstacle }
        }
        let isOfOneClass = Set(controllers.map(\.customClass)).count == 1
        if !isOfOneClass, !names.isEmpty {
            throw obstacle(
                .scenesDiffer, "the scenes that it leads to are of different classes, and one has an identifier",
                transitions[0])
        }
        let name =
            names.first
            ?? identifiers.makeIdentifier(for: missing, called: isOfOneClass ? nil : Self.step(of: transitions[0]))
        if missing.contains(where: { hasScene(called: name, $0.document) }) {
            throw obstacle(.scenesDiffer, "another scene of its storyboard is called \(name)", transitions[0])
        }
        for controller in missing {
            given[controller] = name
            identifiersOfScenes[controller.document]?.insert(name)
        }
        return name
    }

    /// An identifier for destinations of several classes, from the source and the segue's identifier:
    /// `OnboardingContinue`.
    private static func step(of transition: some SceneTransition) -> String {
        let words = (transition.identifier ?? "Next").nameWords
        return transition.sourceName.withoutControllerSuffix
            + words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
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
                code: .notSelected, reason: "its destination in \(document.path) would need a storyboard identifier",
                place: controller.place)
        }
        if controller["useStoryboardIdentifierAsRestorationIdentifier"] == "YES" {
            return Obstacle(
                code: .restoration,
                reason:
                    "its destination needs a storyboard identifier, which would turn state restoration on; give it one "
                    + "or take the flag out in Interface Builder",
                place: controller.place)
        }
        return nil
    }

    // MARK: Storyboards

    /// The storyboard by its name where only one has the name, else the source's own, where that has the scene.
    private func storyboard(of transitions: [some SceneTransition]) throws(Obstacle) -> SceneLookup.Storyboard {
        let scenes = transitions.flatMap(\.destination.controllers).map(\.document)
        let files = Set(scenes.map(\.pathWithoutLanguage))
        let isOwn = transitions.allSatisfy { transition in
            transition.destination.controllers.allSatisfy {
                $0.document.pathWithoutLanguage == transition.document.pathWithoutLanguage
            }
        }
        if let file = scenes.first, let named = named(file, files, transitions) { return named }
        guard isOwn else {
            throw obstacle(
                .storyboardName, "the storyboard that it leads into shares its name with another", transitions[0])
        }
        return .sources
    }

    /// The storyboard that every class of the transitions finds by its name, where no other has the name.
    private func named(
        _ document: IBDocument, _ files: Set<String>, _ transitions: [some SceneTransition]
    ) -> SceneLookup.Storyboard? {
        let name = LocalizedFile(path: document.path).baseName
        let isFound = transitions.allSatisfy { transition in
            let same = graph.storyboards.storyboards(named: name, from: transition.sourcePath)
            return Set(same.map(\.pathWithoutLanguage)) == files
        }
        guard files.count == 1, !name.contains("~"), isFound, let bundle = try? bundle(of: transitions) else {
            return nil
        }
        return .named(name, bundle)
    }

    /// The bundle in which the code of every transition's target finds the storyboard; it has to be the same for all.
    private func bundle(of transitions: [some SceneTransition]) throws(Obstacle) -> StoryboardBundle {
        var found: Set<StoryboardBundle> = []
        for transition in transitions {
            for bundle in graph.resourceBundles(of: transition.document.path) {
                guard let place = StoryboardBundle(of: bundle) else {
                    throw obstacle(
                        .bundle, "\(bundle.name) is copied into a bundle that its code cannot name", transition)
                }
                found.insert(place)
            }
        }
        guard found.count <= 1 else {
            let files = Set(transitions.map(\.document.path.fileName)).sorted().joined(separator: " and ")
            throw obstacle(.bundlesDiffer, "\(files) is in bundles of several kinds", transitions[0])
        }
        return found.first ?? .main
    }

    private func obstacle(_ code: RefusalCode, _ reason: String, _ transition: some SceneTransition) -> Obstacle {
        Obstacle(code: code, reason: reason, place: transition.place)
    }
}
