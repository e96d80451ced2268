import TransformKit

/// An outlet declaration that may change.
struct OutletCandidate: Hashable {
    let owner: SwiftClass
    let outlet: SwiftOutlet

    var subject: String { "\(owner.name).\(outlet.name)" }

    /// True where the class declares the outlet again in another clause of a `#if`: no document shows which of the two
    /// it fills.
    func isDeclaredAgain(in graph: ProjectGraph) -> Bool { graph.classes.declaresTwice(outlet.name, owner) }

    func place(in graph: ProjectGraph) -> Place {
        guard let text = graph.text(at: outlet.path) else { return Place(path: outlet.path) }
        return Place(text, at: outlet.anchors.name.lowerBound)
    }
}
