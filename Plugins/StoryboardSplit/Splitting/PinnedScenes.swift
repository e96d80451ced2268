import TransformKit

/// The scenes of a storyboard that something keeps in it, by what keeps them.
struct PinnedScenes {
    private let graph: SceneGraph

    init(_ graph: SceneGraph) {
        self.graph = graph
    }

    /// One refusal for all scenes that the same place keeps, in the order of the first of each.
    var refusals: [Refusal] {
        var order: [Obstacle] = []
        var scenes: [Obstacle: [(number: Int, more: Int)]] = [:]
        for (number, pins) in graph.pins.enumerated() {
            var causes: [Obstacle] = []
            for case .doubt(let cause) in pins where !causes.contains(cause) && !cause.isAsItShouldBe {
                causes.append(cause)
            }
            guard let first = causes.first else { continue }
            if scenes[first] == nil { order.append(first) }
            scenes[first, default: []].append((number, causes.count - 1))
        }
        return order.map { refusal($0, scenes[$0] ?? []) }
    }

    private func refusal(_ cause: Obstacle, _ pinned: [(number: Int, more: Int)]) -> Refusal {
        let path = graph.document.path
        let first = graph.scenes[pinned[0].number]
        let names = pinned.map { graph.name(of: $0.number).onOneLine }
        let others = pinned.count { $0.more > 0 }
        let more =
            others == 0
            ? ""
            : pinned.count == 1
                ? " (and \(Count.of(pinned[0].more, "more place")))" : " (\(others) of them for other places as well)"
        let isOne = pinned.count == 1
        return Refusal(
            subject: "\(path)#\(first.id ?? "")",
            title: "move \(isOne ? first.name : Count.of(pinned.count, "scene")) out of \(path.fileName)",
            code: cause.code,
            reason: "\(cause.place): \(cause.reason)\(more)"
                + (isOne ? "" : "; change it and they can move: " + Self.list(names)),
            place: first.place, details: ["scenes": .list(pinned.map { .text(graph.scenes[$0.number].id ?? "") })])
    }

    /// The first names of many.
    private static func list(_ names: [String]) -> String {
        let shown = names.prefix(12).map { $0.shortened(to: 40) }.joined(separator: ", ")
        return names.count > 12 ? "\(shown) and \(names.count - 12) more" : shown
    }
}

extension Obstacle {
    /// Whether nobody would want the scene elsewhere: like the one that the storyboard opens with, the menu's just stays.
    fileprivate var isAsItShouldBe: Bool { code == "application-scene" }
}
