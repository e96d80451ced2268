import ProjectFiles
import TransformKit

/// Parts that go to storyboards which the project has.
///
/// Each is first made a document of its own and then merged with the one that is there: so ids, lists of resources, translations and
/// projects follow the rules of both.
struct PartReception {
    /// What becomes of documents, translations and projects.
    private(set) var edits: [FileEdit] = []
    /// Where scenes are in the end.
    private(set) var relocation: SceneRelocation
    private(set) var findings: [Finding] = []
    /// The storyboard that cannot take its part, and why.
    private(set) var refusal: (name: String, reason: String)?

    private let document: IBDocument

    /// - Parameters:
    ///   - document: The storyboard that is divided.
    ///   - made: Edits that make every part a document of its own, and where scenes are then.
    ///   - receivers: For some of the parts, by the path of the document that is made of them, the storyboard that takes them.
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
        if let doubt = merge.doubts.first {
            return refuse(receiver, inWordsOfWhole(doubt.reason, part))
        }
        guard fusion.make(merge.edits) else {
            return refuse(receiver, "the edits that it takes overlap")
        }
        findings += merge.findings
        relocation = relocation.followed(by: merge.documents.relocation)
    }

    /// Nobody knows the document that a part was on the way.
    private func inWordsOfWhole(_ reason: String, _ part: IBDocument) -> String {
        let names = (LocalizedFile(path: part.path).baseName, LocalizedFile(path: document.path).baseName)
        return reason.replacing(part.path, with: document.path).replacing(names.0, with: names.1)
    }

    private mutating func refuse(_ receiver: IBDocument?, _ reason: String) {
        refusal = (ResourceName(path: receiver?.path ?? "").name, reason)
    }
}

extension SceneRelocation {
    /// Where scenes are once they have moved a second time, by where they were at first.
    ///
    /// - Parameter second: For scenes by where this move leaves them. Scenes that only the second one moves are added.
    fileprivate func followed(by second: SceneRelocation) -> SceneRelocation {
        let left = Set(homes.values.map(\.path))
        var result = homes.reduce(into: [SceneAddress: SceneHome]()) { result, entry in
            let between = SceneAddress(document: entry.value.path, objectID: entry.key.objectID)
            result[entry.key] = second.homes[between] ?? entry.value
        }
        for (address, home) in second.homes where !left.contains(address.document) {
            if result[address] == nil { result[address] = home }
        }
        return SceneRelocation(homes: result)
    }
}
