/// What the folders of their classes say that parts are about.
struct PartTopics {
    /// For each part how many of its scenes are in each folder, with how deep the folder is below the first that says something.
    private let uses: [[String: (count: Int, depth: Int)]]
    private let sceneCounts: [Int]

    init(_ partition: ScenePartition) {
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
    }

    /// Folders that hold at least half of the part's scenes, and no fewer than another part's; the best first.
    func strong(of part: Int) -> [[String]] { ranked(part) { 2 * $0 >= sceneCounts[part] } }

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
