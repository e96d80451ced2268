import TransformKit

/// Reports the scenes that have to stay in a storyboard, by their reasons.
struct PinnedScenes {
    private let graph: SceneGraph

    init(_ graph: SceneGraph) {
        self.graph = graph
    }

    /// A reason to stay, whatever its place.
    private struct Cause: Hashable {
        let code: RefusalCode
        let reason: String

        init(_ obstacle: Obstacle) {
            code = obstacle.code
            reason = obstacle.reason
        }
    }

    /// One refusal for all scenes of the same cause, in the order of the first of each; a scene with several causes is
    /// listed with the one that most scenes have.
    var refusals: [Refusal] {
        let obstacles = graph.pins.map { pins -> [Obstacle] in
            var found: [Obstacle] = []
            for case .obstacle(let obstacle) in pins where !found.contains(obstacle) && !obstacle.isAsItShouldBe {
                found.append(obstacle)
            }
            return found
        }
        var counts: [Cause: Int] = [:]
        for cause in obstacles.flatMap({ Set($0.map(Cause.init)) }) { counts[cause, default: 0] += 1 }
        var order: [Cause] = []
        var scenes: [Cause: [Int]] = [:]
        for (number, own) in obstacles.enumerated() {
            let causes = own.map(Cause.init)
            guard let most = causes.compactMap({ counts[$0] }).max(),
                let cause = causes.first(where: { counts[$0] == most })
            else { continue }
            if scenes[cause] == nil { order.append(cause) }
            scenes[cause, default: []].append(number)
        }
        return order.map { refusal($0, scenes[$0] ?? [], obstacles) }
    }

    private func refusal(_ cause: Cause, _ scenes: [Int], _ obstacles: [[Obstacle]]) -> Refusal {
        let path = graph.document.path
        let first = graph.scenes[scenes[0]]
        let isOne = scenes.count == 1
        let all = scenes.flatMap { obstacles[$0] }
        var seen: Set<Place> = []
        let places = all.filter { Cause($0) == cause && seen.insert($0.place).inserted }.map(\.place)
        return Refusal(
            subject: "\(path)#\(first.id ?? "")",
            title: "move \(isOne ? first.name : Count.of(scenes.count, "scene")) out of \(path.fileName)",
            code: cause.code, reason: isOne ? reason(cause, all) : reason(cause, scenes, places, obstacles),
            place: first.place, details: ["scenes": .list(scenes.map { .text(graph.scenes[$0].id ?? "") })])
    }

    /// Returns the reason for one scene.
    private func reason(_ cause: Cause, _ obstacles: [Obstacle]) -> String {
        let own = obstacles.first { Cause($0) == cause }
        let more = obstacles.count - 1
        return "\(own.map { "\($0.place): " } ?? "")\(cause.reason)"
            + (more == 0 ? "" : " (and \(Count.of(more, "more place")))")
    }

    /// Returns the reason for several scenes.
    private func reason(_ cause: Cause, _ scenes: [Int], _ places: [Place], _ obstacles: [[Obstacle]]) -> String {
        let others = scenes.count { number in obstacles[number].contains { Cause($0) != cause } }
        let shown = places.prefix(3).map { "\($0)" }.joined(separator: ", ")
        let more = places.count > 3 ? " and \(Count.of(places.count - 3, "more place"))" : ""
        return "\(shown)\(more): \(cause.reason)"
            + (others == 0 ? "" : " (\(others) of them for other reasons as well)")
            + "; change \(places.count == 1 ? "it" : "these") and they can move: "
            + Self.list(scenes.map { graph.name(of: $0).onOneLine })
    }

    /// Lists the first names of many.
    private static func list(_ names: [String]) -> String {
        let shown = names.prefix(12).map { $0.shortened(to: 40) }.joined(separator: ", ")
        return names.count > 12 ? "\(shown) and \(names.count - 12) more" : shown
    }
}

extension Obstacle {
    /// True where the scene need not move: like the initial scene, the application's menu just stays.
    fileprivate var isAsItShouldBe: Bool { code == .applicationScene }
}
