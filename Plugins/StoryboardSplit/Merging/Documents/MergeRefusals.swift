import ProjectGraph
import TransformKit

/// Finds the first reason for which storyboards cannot become one.
struct MergeRefusals: Sendable {
    let first: Obstacle?

    init(into document: IBDocument, _ others: [IBDocument], _ graph: ProjectGraph, namedInitials: Set<String> = []) {
        let sources = MergeSources(into: document, others, graph)
        let single = sources.documents.lazy.compactMap { document in
            DocumentConstraints(document, graph).refusal
        }.first
        if let single {
            first = single
            return
        }
        guard !sources.localizations.isEmpty else {
            first = Obstacle(
                code: .languagesDiffer, reason: "the storyboards are not there in the same languages",
                place: document.root.place)
            return
        }
        first =
            sources.localizations.lazy.flatMap { localization in
                localization.dropFirst().lazy.compactMap { Self.difference($0, localization[0]) }
            }
            .first
            ?? Self.collision(sources, MergeReferences(sources, graph))
            ?? Self.unnameable(sources, graph, namedInitials) ?? Self.uncertainReference(sources, graph)
    }

    /// Attributes of the root that do not change how scenes load.
    private static let harmless: Set = [
        "initialViewController", "toolsVersion", "systemVersion", "variant", "propertyAccessControl",
    ]

    private static func difference(_ other: IBDocument, _ receiver: IBDocument) -> Obstacle? {
        func obstacle(_ code: RefusalCode, _ what: String) -> Obstacle {
            Obstacle(
                code: code, reason: "\(what) is not the same in \(receiver.path) and \(other.path)",
                place: other.root.place)
        }
        let settings = { (document: IBDocument) in
            Dictionary(
                document.root.attributes.filter { !harmless.contains($0.name) }.map { ($0.name, $0.value) },
                uniquingKeysWith: { first, _ in first })
        }
        let (own, theirs) = (settings(receiver), settings(other))
        if let name = Set(own.keys).union(theirs.keys).sorted().first(where: { own[$0] != theirs[$0] }) {
            return obstacle(.settingsDiffer, "the setting \(name)")
        }
        if tint(of: other) != tint(of: receiver) { return obstacle(.tintsDiffer, "the global tint") }
        let versions = { (document: IBDocument) in
            document.dependencies.filter { $0.isNamed("deployment") }.compactMap { $0["version"] }
        }
        if versions(other) != versions(receiver) {
            return obstacle(.deploymentsDiffer, "the system that it is built for")
        }
        return nil
    }

    private static func tint(of document: IBDocument) -> [[String: String]] {
        document.root.children(named: "color").map { color in
            Dictionary(color.attributes.map { ($0.name, $0.value) }) { first, _ in first }
        }
    }

    private static func collision(_ sources: MergeSources, _ references: MergeReferences) -> Obstacle? {
        var holders: [String: Element] = [:]
        for (source, document) in sources.documents.enumerated() {
            for object in document.scenes.flatMap(\.topLevelObjects) {
                guard let identifier = object.storyboardIdentifier,
                    !references.removed.contains(.init(source: source, objectID: object.id ?? ""))
                else { continue }
                if let first = holders[identifier] {
                    return Obstacle(
                        code: .identifierCollision,
                        reason: "\(first.document.path) has a scene of the storyboard identifier \"\(identifier)\" too",
                        place: object.place)
                }
                holders[identifier] = object
            }
        }
        return nil
    }

    private static func unnameable(
        _ sources: MergeSources, _ graph: ProjectGraph, _ namedInitials: Set<String>
    ) -> Obstacle? {
        let references = MergeReferences(sources, graph)
        let unnamed = MergeInitials(sources, references, graph, namedInitials).unnamed
        return unnamed.first { $0["useStoryboardIdentifierAsRestorationIdentifier"] == "YES" }.map { controller in
            Obstacle(
                code: .stateRestoration,
                reason: "a storyboard identifier, which the first scene needs, would switch its state restoration on",
                place: controller.place)
        }
    }

    /// Finds a reference to one of the storyboards or another of its name, which could lead nowhere after the merge.
    private static func uncertainReference(_ sources: MergeSources, _ graph: ProjectGraph) -> Obstacle? {
        let going = Set(sources.documents.dropFirst().map { ResourceName(path: $0.path).name })
        for reference in graph.documents.flatMap(\.storyboardReferences) {
            guard let name = reference.storyboardName, going.contains(name) else { continue }
            if let bundle = reference.bundleIdentifier {
                return Obstacle(
                    code: .referenceByBundle,
                    reason: "a reference names \(name) in the bundle \(bundle), which may be this one",
                    place: reference.element.place)
            }
            let found = ReferenceTargets(reference, graph).documents.map(sources.source(of:))
            guard let first = found.first(where: { $0 != nil }), found.contains(where: { $0 != first }) else {
                continue
            }
            return Obstacle(
                code: .ambiguousReference, reason: "a reference may lead to this storyboard or to another \(name)",
                place: reference.element.place)
        }
        return nil
    }
}
