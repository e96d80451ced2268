import TransformKit

extension ScenePartition {
    /// The main scene of each part: the one that a grouping named; else the one that most segues, and then most code,
    /// of other parts lead to; else one that leads to others and that none leads to; else the first.
    ///
    /// Where a part has several groups without links between them, the largest decides.
    var roots: [Int?] {
        let part = partByScene
        var calls = [RootCalls](repeating: RootCalls(), count: graph.scenes.count)
        for edge in graph.edges {
            let isInside = part[edge.source] == part[edge.destination]
            calls[edge.source].leavesInside += isInside ? 1 : 0
            calls[edge.destination].segues += isInside ? 0 : 1
            calls[edge.destination].comesInside += isInside ? 1 : 0
        }
        for edge in graph.softEdges where part[edge.source] != part[edge.destination] {
            calls[edge.destination].code += 1
        }
        let groups = joinedGroups(part)
        return parts.enumerated().map { number, part in
            if let lead = part.lead { return lead }
            let called = part.scenes.filter { calls[$0].segues + calls[$0].code > 0 }
            let most = called.max { left, right in
                (calls[left].segues, calls[left].code, right) < (calls[right].segues, calls[right].code, left)
            }
            if number > 0, let most { return most }
            let scenes = groups[number].max { ($0.count, $1[0]) < ($1.count, $0[0]) } ?? part.scenes
            return scenes.first { calls[$0].comesInside == 0 && calls[$0].leavesInside > 0 } ?? scenes.first
        }
    }

    /// Returns the scenes of each part in groups that segues, ties or code join.
    func joinedGroups(_ partByScene: [Int]) -> [[[Int]]] {
        var sets = DisjointSets(count: graph.scenes.count)
        for edge in graph.edges where partByScene[edge.source] == partByScene[edge.destination] {
            sets.join(edge.source, edge.destination)
        }
        for edge in graph.softEdges where partByScene[edge.source] == partByScene[edge.destination] {
            sets.join(edge.source, edge.destination)
        }
        for tie in graph.ties {
            for scene in tie.scenes.dropFirst() where partByScene[scene] == partByScene[tie.scenes[0]] {
                sets.join(tie.scenes[0], scene)
            }
        }
        var groups = [[[Int]]](repeating: [], count: parts.count)
        for group in sets.groups { groups[partByScene[group[0]]].append(group) }
        return groups
    }
}

/// Counts the segues and the code that lead to and from a scene.
private struct RootCalls {
    var segues = 0
    var code = 0
    var comesInside = 0
    var leavesInside = 0
}
