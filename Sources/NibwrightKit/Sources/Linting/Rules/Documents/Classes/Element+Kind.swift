import TransformKit

extension Element {
    /// Whether a name in an option, of an element or a class, means this one: `label` and `UILabel` are the same.
    func isMeant(by kind: String) -> Bool { kind == name || kind == systemClassName }
}
