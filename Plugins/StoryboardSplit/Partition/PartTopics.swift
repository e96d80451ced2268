/// Derives the topics of parts from the folders that hold the classes of their scenes.
struct PartTopics {
    /// The scenes of one part in one folder.
    private struct Use {
        /// The number of screens; a navigation controller and its first scene are one.
        var count = 0
        /// The number of scenes.
        var sceneCount = 0
        /// The depth of the folder below the first one whose name is a topic.
        var depth = 0
        /// The last words of its scenes' names.
        var lastWords: Set<String> = []
    }

    /// The use of each folder by each part.
    private let uses: [[String: Use]]
    private let sceneCounts: [Int]
    /// The number of screens in each folder, and the number of those in the part with the most.
    private var totals: [String: (all: Int, most: Int)] = [:]
    /// The names of each part's scenes.
    private let sceneNames: [Set<[String]>]
    /// The number of parts that have a scene of a name.
    private var partCounts: [[String]: Int] = [:]

    /// - Parameter names: the names of the scenes; nil where only titles are needed.
    init(_ partition: ScenePartition, _ names: SceneNameCandidates? = nil) {
        let topics = partition.graph.folders.topics
        let contents = partition.graph.contents
        let screens = partition.parts.map { part in
            let own = Set(part.scenes)
            return Set(part.scenes.filter { scene in contents[scene].map { !own.contains($0) } ?? true })
        }
        uses = zip(partition.parts, screens).map { part, screens in
            var uses: [String: Use] = [:]
            for scene in part.scenes {
                let own = topics[scene].isEmpty ? contents[scene].map { topics[$0] } ?? [] : topics[scene]
                for (depth, topic) in own.enumerated() {
                    uses[topic, default: Use()].sceneCount += 1
                    uses[topic, default: Use()].count += screens.contains(scene) ? 1 : 0
                    uses[topic, default: Use()].depth = max(depth, uses[topic]?.depth ?? 0)
                    uses[topic, default: Use()].lastWords.insert(names?.candidates(for: scene).first?.last ?? "")
                }
            }
            return uses
        }
        sceneCounts = screens.map(\.count)
        sceneNames = partition.parts.map { part in
            Set(part.scenes.flatMap { names?.candidates(for: $0).prefix(1) ?? [] }.map(Self.folded))
        }
        for (topic, use) in uses.joined() {
            let known = totals[topic] ?? (0, 0)
            totals[topic] = (known.all + use.count, max(known.most, use.count))
        }
        for name in sceneNames.joined() { partCounts[name, default: 0] += 1 }
    }

    private static func folded(_ words: [String]) -> [String] { words.map { $0.lowercased() } }

    /// Returns the folders that hold at least half of the part's scenes, the best first. A folder with as many scenes
    /// of other parts describes those as well, and one with the name of a scene elsewhere would be taken for that
    /// scene's storyboard.
    func strong(of part: Int) -> [[String]] {
        ranked(part) { 2 * $0 >= sceneCounts[part] }.filter { topic in
            2 * topic.use.count > topic.all && !isNameElsewhere(Self.folded(topic.words), part)
        }.map { Self.words($0.words, of: $0.use) }
    }

    /// Returns the words, in lower case, of all folders that hold the part's scenes.
    func words(of part: Int) -> Set<String> {
        Set(uses[part].keys.flatMap(ClassWords.words).map { $0.lowercased() })
    }

    /// Returns the folders that hold a third of the part's scenes.
    func weak(of part: Int) -> [[String]] { ranked(part) { 3 * $0 >= sceneCounts[part] }.map(\.words) }

    /// Returns the folder that holds most of a part's scenes, for people to read.
    func title(of part: Int) -> String? { strong(of: part).first?.joined() }

    private func isNameElsewhere(_ name: [String], _ part: Int) -> Bool {
        partCounts[name, default: 0] > (sceneNames[part].contains(name) ? 1 : 0)
    }

    /// Returns a folder's words with the word that the names of all its scenes end with: `KeyboardSettings`, where the
    /// keyboard itself is in another folder.
    private static func words(_ words: [String], of use: Use) -> [String] {
        guard use.count > 1, use.lastWords.count == 1, let last = use.lastWords.first, !last.isEmpty,
            !VagueWords.isKind(last), !VagueWords.sayNothing([last]), !VagueWords.tellNothing(ofPart: [last]),
            !words.contains(where: { $0.lowercased().singular == last.lowercased().singular })
        else { return words }
        return words + [last]
    }

    private func ranked(_ part: Int, isEnough: (Int) -> Bool) -> [(words: [String], use: Use, all: Int)] {
        let enough = uses[part].filter { topic, use in
            (use.count > 1 || sceneCounts[part] < 3) && isEnough(use.count)
                && (totals[topic]?.most ?? 0) <= use.count
        }
        // A deeper folder describes the scenes more exactly.
        return enough.sorted { left, right in
            let (first, second) = (left.value, right.value)
            let ranks = (first.sceneCount * (10 + 3 * first.depth), second.sceneCount * (10 + 3 * second.depth))
            return ranks.0 == ranks.1 ? left.key < right.key : ranks.0 > ranks.1
        }.map { (ClassWords.words(of: $0.key), $0.value, totals[$0.key]?.all ?? 0) }
    }
}
