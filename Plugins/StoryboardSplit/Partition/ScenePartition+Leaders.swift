extension ScenePartition {
    /// The scenes that could give each part its name: the entry, where it leads on to others of the part, then the
    /// scene that leads to most of them. A scene that leads to none is only one of the screens.
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

    /// Returns the division without some of the new parts, those first in the list. By flow the scenes of each go to
    /// the part with room that most segues join them to, else they stay. A part takes in at most one other, and is then
    /// kept; so at least the first part is dissolved. Where something else than segues decides, all of the scenes stay.
    func dissolving(_ given: [Int], maximumScenes: Int) -> ScenePartition {
        guard isByFlow else { return keeping(given) }
        let joins = joins
        var scenes = parts.map(\.scenes)
        var settled: Set<Int> = []
        var gone: Set<Int> = []
        for part in given where !settled.contains(part) {
            let own = parts[part].scenes.count
            let best = joins[part]
                .filter { $0.key == 0 || parts[$0.key].scenes.count + own <= maximumScenes }
                .max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
            let receiver = best ?? 0
            guard receiver == 0 || !settled.contains(receiver) else { continue }
            scenes[receiver] += scenes[part]
            settled.formUnion(receiver == 0 ? [part] : [part, receiver])
            gone.insert(part)
        }
        let rest = scenes.indices.filter { !gone.contains($0) }
        return ScenePartition(graph, byFlow: rest.map { Part(scenes: scenes[$0].sorted()) })
    }

    private func keeping(_ given: [Int]) -> ScenePartition {
        let staying = ([0] + given).flatMap { parts[$0].scenes }.sorted()
        let rest = parts.indices.dropFirst().filter { !given.contains($0) }.map { parts[$0] }
        return withParts([Part(scenes: staying, lead: parts[0].lead)] + rest)
    }

    /// The number of segues between each part and each other part.
    private var joins: [[Int: Int]] {
        let partByScene = partByScene
        var joins = Array(repeating: [Int: Int](), count: parts.count)
        for edge in graph.edges {
            let (source, destination) = (partByScene[edge.source], partByScene[edge.destination])
            guard source != destination else { continue }
            joins[source][destination, default: 0] += 1
            joins[destination][source, default: 0] += 1
        }
        return joins
    }
}

extension Optional {
    fileprivate func filter(_ isKept: (Wrapped) -> Bool) -> Wrapped? { flatMap { isKept($0) ? $0 : nil } }
}
