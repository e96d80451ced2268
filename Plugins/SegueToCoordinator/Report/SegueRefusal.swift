import TransformKit

/// Makes the refusal of a segue that stays as it is.
enum SegueRefusal {
    /// - Parameter verb: the action that is refused: `make code of`.
    static func refusal(of segue: Segue, from source: String, _ obstacle: Obstacle, _ verb: String) -> Refusal {
        let document = segue.element.document
        let name = segue.identifier.map { "\"\($0)\"" } ?? segue.element.id ?? ""
        let elsewhere = obstacle.place.path == document.path ? "" : "\(obstacle.place): "
        return Refusal(
            subject: "\(document.path)#\(segue.element.id ?? "")", title: "\(verb) segue \(name) of \(source)",
            code: obstacle.code, reason: elsewhere + obstacle.reason, place: segue.connection.place,
            details: ["obstacle": .text("\(obstacle.place)"), "kind": .text(segue.kind ?? "")])
    }
}
