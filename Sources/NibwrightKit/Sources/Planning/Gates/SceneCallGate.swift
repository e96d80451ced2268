import InterfaceBuilder
import Navigation
import ProjectFiles
import ProjectGraph

/// Checks that code still opens the scenes that it opened, for steps that touch storyboards.
struct SceneCallGate {
    /// The scenes that a call opens, named without ids and identifiers, which a change may renew.
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

    /// A sentence for each file in which fewer calls than before open some scene, other than those that are meant to
    /// go.
    func violations(in after: ProjectGraph, _ intended: IntendedNames) -> [(path: String, reason: String)] {
        let openings = Self.renamed(Self.openings(in: after), intended)
        let lost = Self.renamed(before, intended).filter { opening, count in
            // A file that goes takes its calls along.
            after.lists(opening.path) && openings[opening, default: 0] < count
                && !opening.scenes.allSatisfy(intended.removes)
        }
        return lost.keys.sorted().map { opening in
            let scenes = opening.scenes.joined(separator: ", ")
            return (opening.path, "code in \(opening.path) would no longer open \(scenes)")
        }
    }

    /// Openings by the names that tell scenes apart whether or not their class is renamed.
    private static func renamed(_ openings: [Opening: Int], _ intended: IntendedNames) -> [Opening: Int] {
        let pairs = openings.map { opening, count in
            (Opening(path: opening.path, scenes: opening.scenes.map(intended.comparable)), count)
        }
        return Dictionary(pairs, uniquingKeysWith: +)
    }

    /// Tells whether the files that a step changes can make a difference: storyboards, and with them code or projects,
    /// or anything by which code can load from a storyboard. Colors and outlets alone cannot, and to follow all code
    /// costs more than the other gates.
    static func isConcerned(by paths: Set<String>, before: ProjectGraph, after: ProjectGraph) -> Bool {
        let storyboards = paths.filter { $0.hasSuffix(".storyboard") }
        guard !storyboards.isEmpty else { return false }
        let isMore = paths.contains { path in
            switch ProjectFileKind(path: path) {
            case .swift, .objectiveCSource, .objectiveCHeader, .xcodeProject, .buildConfiguration: true
            default: false
            }
        }
        return isMore
            || storyboards.contains { doors(of: before.document(at: $0)) != doors(of: after.document(at: $0)) }
    }

    /// The names by which code can load scenes from a storyboard, with the scenes; nil for no storyboard.
    private static func doors(of storyboard: IBDocument?) -> [[String?]]? {
        guard let storyboard else { return nil }
        let controllers = storyboard.scenes.compactMap { $0.controller ?? $0.storyboardReference?.element }
        let asked = ["storyboardIdentifier", "customClass", "title", "storyboardName", "referencedIdentifier"]
        return [[storyboard.root["initialViewController"]]]
            + controllers.map { controller in
                [controller.name, controller.id] + asked.map(controller.attribute(named:))
            }
    }

    private static func openings(in graph: ProjectGraph) -> [Opening: Int] {
        var counts: [Opening: Int] = [:]
        for call in graph.sceneCalls where call.isExact {
            // Only what is certain is held against a change, and copies for languages are one.
            let scenes = Set(call.controllers.flatMap { names(of: $0, graph) })
            guard scenes.count == 1 else { continue }
            counts[Opening(path: call.reference.path, scenes: scenes.sorted()), default: 0] += 1
        }
        return counts
    }

    /// A storyboard reference opens the scenes that it leads to.
    private static func names(of controller: Element, _ graph: ProjectGraph) -> [String] {
        let found = graph.finalControllers(of: controller)
        return (found.isEmpty ? [controller] : found).map { $0.customClass ?? $0["title"] ?? $0.name }
    }
}
