extension ScenePartition {
    /// For each part the scenes that could give it their name: the entry, where it leads on to others of the part, then the one
    /// that leads to most of them. A leaf is only one of the screens.
    var leaders: [[Int]] {
        let part = partByScene
        let contents = graph.contents
        var leaves = Array(repeating: 0, count: graph.scenes.count)
        for edge in graph.edges where part[edge.source] == part[edge.destination] {
            if contents[edge.source] != edge.destination { leaves[edge.source] += 1 }
        }
        return zip(roots, parts).map { root, part in
            let entry = root.filter { scene in
                leaves[scene] + (contents[scene].map { leaves[$0] } ?? 0) > 0
            }
            let hub = part.scenes.max { (leaves[$0], $1) < (leaves[$1], $0) }
            let hubs = hub.filter { leaves[$0] > 1 && $0 != entry }
            return [entry, hubs].compactMap(\.self)
        }
    }

    /// The same without one of the new parts: its scenes go to the part that most segues join them to and that has room, else
    /// to what stays.
    func givingUp(_ part: Int, maximumScenes: Int) -> ScenePartition {
        let partByScene = partByScene
        var joins: [Int: Int] = [:]
        for edge in graph.edges {
            let ends = [partByScene[edge.source], partByScene[edge.destination]]
            if ends.contains(part), let other = ends.first(where: { $0 != part }) { joins[other, default: 0] += 1 }
        }
        let own = parts[part].scenes.count
        let best = joins.filter { $0.key == 0 || parts[$0.key].scenes.count + own <= maximumScenes }
            .max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        var scenes = parts.map(\.scenes)
        scenes[best ?? 0] = (scenes[best ?? 0] + scenes[part]).sorted()
        scenes.remove(at: part)
        return ScenePartition(graph, byFlow: scenes.map { Part(scenes: $0) })
    }
}

extension Optional {
    fileprivate func filter(_ isKept: (Wrapped) -> Bool) -> Wrapped? { flatMap { isKept($0) ? $0 : nil } }
}
