import TransformKit

extension Element {
    /// Whether an option that names elements or classes means this one: `label` and `UILabel` are the same.
    func isMeant(by kind: String) -> Bool { kind == name || kind == systemClassName }
}
