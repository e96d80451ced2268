import TransformKit

extension Obstacle {
    /// Makes an obstacle of a whole file or folder.
    init(_ code: RefusalCode, _ reason: String, at path: String) {
        self.init(code: code, reason: reason, place: Place(path: path))
    }
}
