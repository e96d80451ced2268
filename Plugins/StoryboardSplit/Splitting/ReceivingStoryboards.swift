import ProjectFiles
import TransformKit

/// Finds existing storyboards that scenes of another one may go to, by name: where `Settings` exists, a part of that
/// name needs no new document.
struct ReceivingStoryboards: Sendable {
    /// A storyboard that parts may go to, with the number of its scenes.
    private struct Receiver {
        let name: String
        /// The storyboard's document; nil for one that the same division creates.
        let document: IBDocument?
        var sceneCount: Int
    }

    private var receivers: [String: Receiver] = [:]
    /// The reasons for which storyboards take no scenes, by key, as sentences without their ends.
    private var refusals: [String: String] = [:]
    /// The most scenes that a storyboard may have; nil where a map says which scenes go there.
    private let capacity: Int?

    /// Finds no storyboards.
    init() {
        capacity = nil
    }

    init(besides document: IBDocument, in graph: ProjectGraph, capacity: Int?) {
        self.capacity = capacity
        let folder = graph.projectFolder(of: document.path)
        let own = StoryboardCandidate.all(in: graph, matching: []).filter { other in
            other.document.path != document.path && graph.projectFolder(of: other.document.path) == folder
        }
        for (key, found) in Dictionary(grouping: own, by: { Self.key(ResourceName(path: $0.document.path).name) }) {
            let first = found[0].document
            receivers[key] = Receiver(
                name: ResourceName(path: first.path).name, document: first, sceneCount: found[0].sceneCount)
            if found.count > 1 {
                let paths = found.map(\.document.path).joined(separator: " and ")
                refuse(receivers[key]?.name ?? "", "\(paths) have the name")
            } else if let other = StoryboardMergeEdits.differentTargets(first, [document], graph) {
                refuse(receivers[key]?.name ?? "", other.reason)
            }
        }
    }

    /// Returns the key of a storyboard's name, without case, underscores, plural and words of code such as `Flow`:
    /// `Send` and `SendFlow` are one.
    static func key(_ name: String) -> String {
        let words = VagueWords.withoutCode(ClassWords.words(of: name))
        return words.joined().lowercased().singular
    }

    /// Returns the storyboard that a part goes to; nil where there is none or it cannot take so many scenes.
    func name(for wished: String, taking count: Int) -> String? {
        let key = Self.key(wished)
        guard let receiver = receivers[key], refusals[key] == nil else { return nil }
        if let capacity, receiver.sceneCount + count > capacity { return nil }
        return receiver.name
    }

    /// Returns the reason for which a storyboard of a name takes no scenes, as a sentence without its end.
    func reason(against wished: String) -> String? {
        let key = Self.key(wished)
        if let refusal = refusals[key] { return refusal }
        guard let receiver = receivers[key], let capacity else { return nil }
        return "it has \(Count.of(receiver.sceneCount, "scene")) and would have more than \(capacity)"
    }

    func document(named name: String) -> IBDocument? { receivers[Self.key(name)]?.document }

    /// Counts scenes that go to a storyboard, which the division creates if there is none.
    mutating func add(_ count: Int, to name: String) {
        receivers[Self.key(name), default: Receiver(name: name, document: nil, sceneCount: 0)].sceneCount += count
    }

    mutating func refuse(_ name: String, _ reason: String) { refusals[Self.key(name)] = reason }
}
