import ProjectFiles
import TransformKit

/// Adds parts to existing storyboards.
///
/// Each part first becomes a document of its own, which is then merged with the existing one: so ids, lists of
/// resources, translations and projects follow the rules of both steps.
struct PartReception {
    /// The edits of documents, translations and projects.
    private(set) var edits: [FileEdit] = []
    /// The storyboards of scenes in the end.
    private(set) var relocation: SceneRelocation
    private(set) var findings: [Finding] = []
    /// The storyboard that cannot take its part, with the reason.
    private(set) var refusal: (name: String, reason: String)?

    private let document: IBDocument

    /// - Parameters:
    ///   - document: the storyboard that is divided.
    ///   - made: the edits that make every part a document of its own, with the relocation of its scenes.
    ///   - receivers: the existing storyboards for some of the parts, by the path of the part's own document.
    init(
        of document: IBDocument, _ made: (edits: [FileEdit], relocation: SceneRelocation),
        _ receivers: [String: IBDocument],
        in graph: ProjectGraph
    ) {
        self.document = document
        relocation = made.relocation
        var fusion = ChangeFusion(graph)
        guard fusion.make(made.edits) else {
            refuse(receivers.first?.value, "the edits that it takes overlap")
            return
        }
        for (path, receiver) in receivers.sorted(by: { $0.key < $1.key }) where refusal == nil {
            merge(path, into: receiver, &fusion)
        }
        edits = fusion.edits
    }

    private mutating func merge(_ path: String, into receiver: IBDocument, _ fusion: inout ChangeFusion) {
        let graph = fusion.graph
        guard let own = graph.document(at: receiver.path), let part = graph.document(at: path) else {
            return refuse(receiver, "it cannot be read once the scenes are apart")
        }
        let refusal =
            MergeRefusals(into: own, [part], graph).first
            ?? StoryboardMergeEdits.differentTargets(own, [part], graph)
        if let refusal { return refuse(receiver, inWordsOfWhole(refusal.reason, part)) }
        let merge = DocumentAndTableMerge(into: own, [part], graph)
        if let obstacle = merge.obstacles.first {
            return refuse(receiver, inWordsOfWhole(obstacle.reason, part))
        }
        guard fusion.make(merge.edits) else {
            return refuse(receiver, "the edits that it takes overlap")
        }
        findings += merge.findings
        relocation = relocation.followed(by: merge.documents.relocation)
    }

    /// Names the divided storyboard in place of the part's own document, which only exists between the two steps.
    private func inWordsOfWhole(_ reason: String, _ part: IBDocument) -> String {
        let names = (LocalizedFile(path: part.path).baseName, LocalizedFile(path: document.path).baseName)
        return reason.replacing(part.path, with: document.path).replacing(names.0, with: names.1)
    }

    private mutating func refuse(_ receiver: IBDocument?, _ reason: String) {
        refusal = (ResourceName(path: receiver?.path ?? "").name, reason)
    }
}

extension SceneRelocation {
    /// Returns the relocation of scenes that move a second time, from their first storyboards.
    ///
    /// - Parameter second: the relocation of the second move. Scenes that only this one moves are added.
    fileprivate func followed(by second: SceneRelocation) -> SceneRelocation {
        let remaining = Set(placements.values.map(\.path))
        var result = placements.reduce(into: [SceneAddress: ScenePlacement]()) { result, entry in
            let between = SceneAddress(document: entry.value.path, objectID: entry.key.objectID)
            result[entry.key] = second.placements[between] ?? entry.value
        }
        for (address, placement) in second.placements where !remaining.contains(address.document) {
            if result[address] == nil { result[address] = placement }
        }
        return SceneRelocation(placements: result)
    }
}
