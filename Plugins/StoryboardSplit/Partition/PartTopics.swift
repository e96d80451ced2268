/// What the folders of their classes say that parts are about.
struct PartTopics {
    /// For each part how many of its scenes are in each folder, with how deep the folder is below the first that says something.
    private let uses: [[String: (count: Int, depth: Int)]]
    private let sceneCounts: [Int]
    /// For each part the names of scenes that are elsewhere.
    private let namesElsewhere: [Set<[String]>]

    init(_ partition: ScenePartition, _ names: SceneNames? = nil) {
        let topics = partition.graph.folders.topics
        let contents = partition.graph.contents
        uses = partition.parts.map { part in
            var uses: [String: (count: Int, depth: Int)] = [:]
            for scene in part.scenes {
                let own = topics[scene].isEmpty ? contents[scene].map { topics[$0] } ?? [] : topics[scene]
                for (depth, topic) in own.enumerated() {
                    uses[topic] = ((uses[topic]?.count ?? 0) + 1, max(depth, uses[topic]?.depth ?? 0))
                }
            }
            return uses
        }
        sceneCounts = partition.parts.map(\.scenes.count)
        let own = partition.parts.map { part in
            Set(part.scenes.flatMap { names?.candidates(for: $0).prefix(1) ?? [] }.map(Self.folded))
        }
        namesElsewhere = own.indices.map { part in
            own.indices.reduce(into: []) { if $1 != part { $0.formUnion(own[$1]) } }
        }
    }

    private static func folded(_ words: [String]) -> [String] { words.map { $0.lowercased() } }

    /// Folders that hold at least half of the part's scenes; the best first. A folder of which as many scenes are elsewhere
    /// says as much of those, and one called like a scene elsewhere would be taken for that scene's storyboard.
    func strong(of part: Int) -> [[String]] {
        ranked(part) { 2 * $0 >= sceneCounts[part] }.filter { topic in
            let name = topic.joined()
            let all = uses.reduce(0) { $0 + ($1[name]?.count ?? 0) }
            return 2 * (uses[part][name]?.count ?? 0) > all && !namesElsewhere[part].contains(Self.folded(topic))
        }
    }

    /// Folders that hold a third of the part's scenes.
    func weak(of part: Int) -> [[String]] { ranked(part) { 3 * $0 >= sceneCounts[part] } }

    /// The folder that most of a part's scenes are in, for people to see.
    func title(of part: Int) -> String? { strong(of: part).first?.joined() }

    private func ranked(_ part: Int, isEnough: (Int) -> Bool) -> [[String]] {
        let enough = uses[part].filter { topic, use in
            (use.count > 1 || sceneCounts[part] < 3) && isEnough(use.count)
                && uses.allSatisfy { ($0[topic]?.count ?? 0) <= use.count }
        }
        // A folder deeper says more exactly what the scenes are about.
        return enough.sorted { left, right in
            let (first, second) = (left.value, right.value)
            let ranks = (first.count * (10 + 3 * first.depth), second.count * (10 + 3 * second.depth))
            return ranks.0 == ranks.1 ? left.key < right.key : ranks.0 > ranks.1
        }.map { ClassWords.words(of: $0.key) }
    }
}
