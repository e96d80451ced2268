import TransformKit

/// An attribute of the element, or of a child as `fontDescription.pointSize`, with what it has to say.
struct AttributeCondition: Hashable, Sendable {
    /// The name or key of the child that has the attribute; nil for the element itself.
    let child: String?
    let attribute: String
    private let pattern: ValuePattern

    init(_ name: String, _ pattern: ValuePattern) {
        let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
        child = parts.count == 2 ? parts[0] : nil
        attribute = parts.last ?? name
        self.pattern = pattern
    }

    /// Of several children of the name one has to do; an element without any has no such attribute.
    func holds(for element: Element) -> Bool {
        guard let child else { return pattern.matches(element.writtenText(named: attribute)) }
        let children = element.children.filter { $0.name == child || $0["key"] == child }
        guard !children.isEmpty else { return pattern.matches(nil) }
        return children.contains { pattern.matches($0.writtenText(named: attribute)) }
    }
}
