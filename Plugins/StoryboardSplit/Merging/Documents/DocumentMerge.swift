import Navigation
import ProjectGraph
import TransformKit

/// Merges documents: the edits of the receiving one, the removal of the others, and the new storyboard of each scene.
struct DocumentMerge: Sendable {
    /// Edits of the receiving document and its copies, and of every document whose references led into the others,
    /// which are removed.
    let edits: [FileEdit]
    let relocation: SceneRelocation
    /// The ids that had to change, old to new, by the path of the document that had them.
    let renewedIDs: [String: [String: String]]
    /// The paths of the removed documents, copies included.
    let removedPaths: [String]

    /// - Parameters:
    ///   - identifiers: the identifiers in use, to which the new ones are added.
    ///   - namedInitials: paths of storyboards that code or property lists open by name alone.
    init(
        into document: IBDocument, _ others: [IBDocument], _ graph: ProjectGraph,
        _ identifiers: inout StoryboardIdentifiers, namedInitials: Set<String> = []
    ) {
        let sources = MergeSources(into: document, others, graph)
        let references = MergeReferences(sources, graph)
        let ids = MergeIDs(sources)
        let given = MergeInitials(sources, references, graph, namedInitials).identifiersToGive(&identifiers)
        let placements = Self.placements(sources, references, given)
        relocation = SceneRelocation(placements: placements)
        let repointing = ReferenceRepointing(graph, relocation)
        let plan = MergePlan(sources: sources, references: references, ids: ids, given: given, repointing: repointing)
        let documents = sources.localizations.flatMap { $0 }
        let removed = sources.localizations.flatMap { $0.dropFirst().map(\.path) }
        edits =
            sources.localizations.flatMap { LocalizationWriter($0, plan).edits } + removed.map { .remove(path: $0) }
            + repointing.edits(outside: documents)
        removedPaths = removed
        renewedIDs = sources.localizations.reduce(into: [:]) { all, localization in
            for (source, document) in localization.enumerated() where !ids.renewed[source].isEmpty {
                all[document.path] = ids.renewed[source]
            }
        }
    }

    private static func placements(
        _ sources: MergeSources, _ references: MergeReferences, _ given: [MergeReferences.Target: String]
    ) -> [SceneAddress: ScenePlacement] {
        var placements: [SceneAddress: ScenePlacement] = [:]
        for localization in sources.localizations {
            guard let receiver = localization.first else { continue }
            let objects = localization.map { $0.scenes.compactMap { $0.controller ?? $0.storyboardReference?.element } }
            let known = objects.map { list in
                Dictionary(list.compactMap { object in object.id.map { ($0, object) } }) { first, _ in first }
            }
            for (source, list) in objects.enumerated() {
                for object in list {
                    // Code that used a removed reference gets the scene that it led to.
                    var target = MergeReferences.Target(source: source, objectID: object.id ?? "")
                    if references.removed.contains(target), let next = references.destinations[target] { target = next }
                    let final = known[target.source][target.objectID] ?? object
                    placements[SceneAddress(object)] = ScenePlacement(
                        storyboard: ResourceName(path: receiver.path).name, path: receiver.path,
                        identifier: final.storyboardIdentifier ?? given[target],
                        isInitial: target.source == 0 && receiver.root["initialViewController"] == target.objectID)
                }
            }
        }
        return placements
    }
}

/// Gathers all facts from which a merged document is written.
struct MergePlan: Sendable {
    let sources: MergeSources
    let references: MergeReferences
    let ids: MergeIDs
    /// The storyboard identifiers that scenes are given.
    let given: [MergeReferences.Target: String]
    let repointing: ReferenceRepointing
}

/// Finds the initial scenes of the other storyboards that code, lists or references open by the storyboard's name
/// alone.
struct MergeInitials {
    private let asked: [(target: MergeReferences.Target, controller: Element)]

    init(
        _ sources: MergeSources, _ references: MergeReferences, _ graph: ProjectGraph, _ namedInitials: Set<String>
    ) {
        var openedByName = Set(
            sources.documents.indices.filter { namedInitials.contains(sources.documents[$0].path) })
        for document in graph.documents {
            let own = sources.source(of: document)
            for reference in document.storyboardReferences where reference.referencedIdentifier == nil {
                if let own, let id = reference.element.id,
                    references.removed.contains(.init(source: own, objectID: id))
                {
                    continue
                }
                for target in ReferenceTargets(reference, graph).documents {
                    if let source = sources.source(of: target) { openedByName.insert(source) }
                }
            }
        }
        asked = openedByName.sorted().filter { $0 > 0 }.compactMap { source in
            guard let initial = sources.documents[source].initialViewController, let id = initial.id else { return nil }
            var target = MergeReferences.Target(source: source, objectID: id)
            if references.removed.contains(target), let next = references.destinations[target] { target = next }
            guard let controller = sources.documents[target.source].object(id: target.objectID) else { return nil }
            return (target, controller)
        }
    }

    /// The controllers that need a storyboard identifier.
    var unnamed: [Element] { asked.map(\.controller).filter { $0.storyboardIdentifier == nil } }

    func identifiersToGive(_ identifiers: inout StoryboardIdentifiers) -> [MergeReferences.Target: String] {
        var given: [MergeReferences.Target: String] = [:]
        for entry in asked where entry.controller.storyboardIdentifier == nil && given[entry.target] == nil {
            let receiver = entry.target.source == 0
            let isInitial =
                receiver && entry.controller.document.root["initialViewController"] == entry.target.objectID
            if !isInitial { given[entry.target] = identifiers.makeIdentifier(for: entry.controller) }
        }
        return given
    }
}
