/// A property of a view's layer that runtime attributes set, and that a property of the view can stand for.
enum LayerProperty: String, CaseIterable, Comparable {
    case cornerRadius, borderWidth, borderColor, shadowColor, shadowOffset, shadowOpacity, shadowRadius
    /// A document says it by `clipsToBounds`, which is the same property of the view itself.
    case masksToBounds

    /// Finds the property that a key path such as `layer.cornerRadius` names.
    init?(keyPath: String) {
        guard keyPath.hasPrefix("layer."), let found = Self(rawValue: String(keyPath.dropFirst("layer.".count))) else {
            return nil
        }
        self = found
    }

    var keyPath: String { "layer.\(rawValue)" }

    /// The `type` of a runtime attribute that holds a value of the property.
    var attributeType: String {
        switch self {
        case .cornerRadius, .borderWidth, .shadowOpacity, .shadowRadius: "number"
        case .borderColor, .shadowColor: "color"
        case .shadowOffset: "size"
        case .masksToBounds: "boolean"
        }
    }

    /// Whether the layer wants a `CGColor`, while a runtime attribute brings a `UIColor`.
    var isColor: Bool { attributeType == "color" }

    /// Names for the view's property, the most wanted first. A label has a `shadowColor` and a `shadowOffset` of its
    /// own, which are its text's.
    var names: [String] {
        let long = "layer" + rawValue.prefix(1).uppercased() + rawValue.dropFirst()
        return self == .shadowColor || self == .shadowOffset ? [long] : [rawValue, long]
    }

    static func < (left: Self, right: Self) -> Bool {
        allCases.firstIndex(of: left)! < allCases.firstIndex(of: right)!
    }
}
