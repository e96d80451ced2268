import InterfaceBuilder
import ProjectGraph

/// Whether code still opens the scenes that it opened: a check for steps that touch storyboards.
struct SceneCallGate {
    /// What a call opens, told without ids and identifiers, which a change may renew.
    private struct Opening: Hashable, Comparable {
        let path: String
        let scenes: [String]

        static func < (left: Opening, right: Opening) -> Bool {
            (left.path, left.scenes.joined(separator: "\u{0}")) < (right.path, right.scenes.joined(separator: "\u{0}"))
        }
    }

    private let before: [Opening: Int]

    init(before: ProjectGraph) {
        self.before = Self.openings(in: before)
    }

    /// A sentence for each file in which fewer calls than before open some scene.
    func violations(in after: ProjectGraph) -> [(path: String, reason: String)] {
        let openings = Self.openings(in: after)
        let lost = before.filter { opening, count in
            // A file that goes takes its calls along.
            after.lists(opening.path) && openings[opening, default: 0] < count
        }
        return lost.keys.sorted().map { opening in
            let scenes = opening.scenes.joined(separator: ", ")
            return (opening.path, "code in \(opening.path) would no longer open \(scenes)")
        }
    }

    private static func openings(in graph: ProjectGraph) -> [Opening: Int] {
        var counts: [Opening: Int] = [:]
        for call in graph.sceneCalls where call.isExact {
            // Only what is certain is held against a change, and copies for languages are one.
            let scenes = Set(call.controllers.map(name))
            guard scenes.count == 1 else { continue }
            counts[Opening(path: call.reference.path, scenes: scenes.sorted()), default: 0] += 1
        }
        return counts
    }

    private static func name(_ controller: Element) -> String {
        controller.customClass ?? controller["title"] ?? controller.name
    }
}
