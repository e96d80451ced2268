import TransformKit

/// Says whether a coordinator can make and perform a segue of a class of the project's own.
struct CustomSegues {
    let graph: ProjectGraph

    /// Nil for segues without a class of their own, and for those that code can perform as UIKit does.
    func obstacle(to transition: Transition) -> Obstacle? {
        guard case .custom(let name) = transition.kind else { return nil }
        func obstacle(_ reason: String, code: String = "custom-segue") -> Obstacle {
            Obstacle(code: code, reason: reason, place: transition.place)
        }
        switch graph.classes.resolve(
            name, module: transition.segue.element["customModule"], from: transition.document.path)
        {
        case .swift(let types) where types.count == 1:
            if let limit = SystemAvailability(graph: graph).limit(of: types[0]) {
                return obstacle("the segue's class \(name) is marked \(limit)", code: "available-class")
            }
            if let kind = transition.segue.kind, kind != "custom", !performsAlone(types[0]) {
                return obstacle(
                    "\(name) leaves a part of showing it to UIKit, which does it for a segue of kind "
                        + "\(kind) alone")
            }
            return nil
        case .objectiveC:
            return obstacle("\(name) is written in Objective-C, and nobody can say whether Swift sees it")
        default:
            return obstacle("the segue's class \(name) is not in this project")
        }
    }

    /// Whether the class shows the destination by itself, without what UIKit gives segues of its own kinds to do.
    private func performsAlone(_ type: SwiftClass) -> Bool {
        let texts = graph.classes.chain(of: type).flatMap(\.parts).compactMap { part in
            graph.text(at: part.path)?.string(part.range)
        }
        return texts.contains { $0.contains("override func perform()") }
            && !texts.contains { $0.contains("super.perform()") }
    }
}
