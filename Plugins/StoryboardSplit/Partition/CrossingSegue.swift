import TransformKit

/// A segue that leads from one part of a storyboard to another.
struct CrossingSegue: Sendable {
    let source: Scene
    let destination: Scene
    let segue: Segue
    /// The numbers of the two parts.
    let from: Int
    let to: Int

    /// The segue's kind, such as `show` or `embed`; for a relationship its name.
    var kind: String { segue.relationship ?? segue.kind ?? "segue" }
    var identifier: String? { segue.identifier }
}

extension SceneGraph {
    /// Returns the segues between parts in document order, given the number of each scene's part.
    func crossings(of partByScene: [Int]) -> [CrossingSegue] {
        edges.compactMap { edge in
            let (from, to) = (partByScene[edge.source], partByScene[edge.destination])
            guard from != to else { return nil }
            return CrossingSegue(
                source: scenes[edge.source], destination: scenes[edge.destination], segue: edge.segue, from: from,
                to: to)
        }
    }
}

extension ScenePartition {
    /// The segues that lead from part to part, in document order.
    var crossings: [CrossingSegue] { graph.crossings(of: partByScene) }
}

extension Division {
    /// The segues that lead from part to part, in document order.
    var crossings: [CrossingSegue] {
        let graph = SceneGraph(document)
        return graph.crossings(of: graph.scenes.map { part(of: $0) ?? 0 })
    }
}
