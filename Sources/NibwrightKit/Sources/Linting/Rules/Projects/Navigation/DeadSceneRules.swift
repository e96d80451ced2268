import InterfaceBuilder
import Navigation
import TransformKit

/// Finds scenes that no user can come to.
struct DeadSceneRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "dead-scene",
        summary: "A scene that nothing leads to: no entry point, no segue and no code.",
        rationale: """
            Nobody ever sees it, but it is built, translated and maintained, and its class and images seem to be in \
            use. Delete it, or bring back the way to it. `nibwright graph --uses` shows what leads to a scene.
            """,
        level: .warning)

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        let reach = ClassReach(in: graph)
        let coded = Set((graph.swiftFiles.map(\.path) + graph.objectiveCFiles.map(\.path)).map(graph.projectFolder))
        return Self.deadScenes(in: graph).map { scene, reason in
            let place = Place(
                path: scene.place.path, position: scene.place.position, objectID: scene.id.object,
                objectName: scene.title)
            // Code that the checkout does not have may load the scene; without any identifier, no code can.
            let isCoded = coded.contains(graph.projectFolder(of: scene.id.document))
            let canBeAsked = scene.storyboardIdentifier != nil || scene.isInitial
            return LintFinding(
                place, "Nobody can come to the scene “\(scene.title)”: \(reason).",
                doubt: canBeAsked
                    ? Doubt.first((!isCoded, "the checkout has no code of this project, which may load it"))
                        ?? reach.doubt(aboutSourcesAround: scene.id.document) : nil)
        }
    }

    /// The scenes that nobody can come to, and why.
    static func deadScenes(in graph: ProjectGraph) -> [(scene: FlowScene, reason: String)] {
        graph.flow.scenes.compactMap { scene in
            // The application's own scene holds the menu, which the system shows.
            guard scene.kind == .scene, scene.controller != "application",
                case .unreachable(let reason) = scene.reachability,
                !graph.isTest(scene.id.document),
                // Code loads a watch's scenes by identifiers that are no storyboard identifiers.
                graph.document(at: scene.id.document)?.kind.platform != .watchOS
            else { return nil }
            return (scene, reason)
        }
    }
}

/// Finds storyboard identifiers that nothing uses.
struct UnusedStoryboardIdentifierRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "unused-storyboard-identifier",
        summary: "A storyboard identifier that neither code nor a storyboard reference asks for.",
        rationale: "It says that code makes the scene, which it does not. Delete it.",
        level: .warning, isOnByDefault: false)

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        var used: Set<String> = []
        for reference in graph.codeReferences where reference.kind == .scene { used.formUnion(reference.names) }
        let storyboards = graph.documents.filter { $0.kind.form == .storyboard && $0.kind.platform != .watchOS }
        for document in storyboards {
            used.formUnion(document.scenes.compactMap { $0.storyboardReference?.referencedIdentifier })
        }
        let candidates = storyboards.flatMap { $0.scenes.flatMap(\.topLevelObjects) }.filter { object in
            guard let identifier = object.storyboardIdentifier, !identifier.isEmpty else { return false }
            return !used.contains(identifier) && object["useStoryboardIdentifierAsRestorationIdentifier"] != "YES"
        }
        let names = Set(candidates.compactMap(\.storyboardIdentifier))
        let mentioned = graph.mentions(of: names)
        let words = NameOccurrences(of: names, in: graph)
        return candidates.compactMap { object in
            guard let identifier = object.storyboardIdentifier, !mentioned.contains(identifier),
                words[identifier].isEmpty
            else { return nil }
            return LintFinding(
                Place(
                    object.document.source, at: object.range.lowerBound, objectID: object.id,
                    objectName: object.interfaceBuilderName),
                "Nothing asks for the storyboard identifier “\(identifier)”. Delete it.")
        }
    }
}
