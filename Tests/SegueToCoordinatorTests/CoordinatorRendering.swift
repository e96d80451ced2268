import Navigation
import Testing
import TransformKit

@testable import SegueToCoordinator

/// What style `coordinator` leaves of a small project.
struct CoordinatorRendering {
    let changes: [Change]
    /// The codes of segues that stay, by identifier or object id.
    let refusals: [String: String]
    /// All files afterwards.
    let files: [String: String]

    /// - Parameter selected: the transitions that the recipe chooses.
    init(_ project: SegueProject, selecting selected: (Transition) -> Bool = { _ in true }) throws {
        let graph = project.graph
        let reader = TransitionReader(graph)
        let style = CoordinatorStyle(
            reader, in: graph, grouping: FlowGrouping(way: .storyboard), injection: .none, mayEdit: { _ in true })
        let outcome = style.outcome(of: reader.transitions.filter(selected))
        changes = outcome.groups.map { CoordinatorReport($0).change }
        var refusals: [String: String] = [:]
        for left in outcome.left {
            refusals[left.transition.identifier ?? left.transition.segue.element.id ?? ""] = left.obstacle.code.id
        }
        for left in reader.refused {
            refusals[left.segue.identifier ?? left.segue.element.id ?? ""] = left.obstacle.code.id
        }
        self.refusals = refusals
        var files = project.files
        var edits: [String: [TextEdit]] = [:]
        for edit in changes.flatMap(\.edits) {
            switch edit {
            case .create(let path, let bytes): files[path] = String(decoding: bytes, as: UTF8.self)
            case .replace(let path, let edit): edits[path, default: []].append(edit)
            case .remove(let path): files[path] = nil
            }
        }
        for (path, list) in edits {
            let source = try #require(graph.text(at: path))
            files[path] = String(decoding: try #require(EditList(list)).apply(to: source.bytes), as: UTF8.self)
        }
        self.files = files
    }

    var coordinator: String { files["MainCoordinator.swift"] ?? "" }

    /// The reasons of what is to be tested by hand.
    var doubts: [String] { changes.flatMap(\.handTests).map(\.reason) }
}
