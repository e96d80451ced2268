public import InterfaceBuilder

extension Picture {
    /// Where the objects of the document are in the picture, in points, by their ids; those alone that it draws.
    public var objectFrames: [String: Rect] {
        var frames: [String: Rect] = [:]
        func look(_ marks: [Mark], at origin: Point, scale: Double) {
            for case .group(let group) in marks {
                let own = Point(origin.x + group.origin.x * scale, origin.y + group.origin.y * scale)
                let inner = scale * group.scale
                if let id = group.objectID, let bounds = group.objectBounds, frames[id] == nil {
                    frames[id] = Rect(
                        x: own.x + bounds.x * inner, y: own.y + bounds.y * inner, width: bounds.width * inner,
                        height: bounds.height * inner)
                }
                look(group.marks, at: own, scale: inner)
            }
        }
        look(marks, at: Point(0, 0), scale: 1)
        return frames
    }
}
