import SegueCode
import TransformKit

/// Checks whether a method of a family can change in any of the styles: calls of `super`, and superclasses whose
/// methods stay.
struct StyleChecks {
    let family: StyleFamily
    let graph: ProjectGraph

    /// - Parameter changed: the superclasses whose methods change too.
    func obstacle(_ method: PrepareMethod, changed: Set<SwiftClass>) -> Obstacle? {
        if let obstacle = method.obstacle { return obstacle }
        let name = method.owner.name
        let above = family.members(above: method.owner, in: graph)
        if !method.alwaysCallsSuper, !above.isEmpty || !family.isDirectlyBelowUIKit {
            let base = above.first?.owner.name ?? family.outerSuperclass
            return Obstacle(
                code: .noSuperCall,
                reason: "\(name) does not always call super, and \(base) may prepare segues as well",
                place: method.place)
        }
        if let blocking = above.first(where: { !changed.contains($0.owner) && !$0.alwaysCallsSuper }) {
            return Obstacle(
                code: .superclassKeepsPrepare,
                reason: "\(blocking.owner.name), a superclass of \(name), prepares segues without calling super",
                place: blocking.place)
        }
        return nil
    }
}
