import InterfaceBuilder

/// How much room there is in one direction, as size classes tell it.
public enum SizeClass: String, Hashable, Sendable, CaseIterable {
    /// Little room, as across a phone.
    case compact
    /// Much room, as on a tablet.
    case regular
    /// Not decided: the square canvas of documents that were made before devices could be chosen.
    case any
}

/// The size classes of both directions.
public struct SizeClasses: Hashable, Sendable {
    /// The class of the width.
    public let horizontal: SizeClass
    /// The class of the height.
    public let vertical: SizeClass

    /// Makes the pair of its two classes.
    public init(horizontal: SizeClass, vertical: SizeClass) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The four pairs that devices have.
    public static let all = [SizeClass.compact, .regular].flatMap { horizontal in
        [SizeClass.compact, .regular].map { SizeClasses(horizontal: horizontal, vertical: $0) }
    }

    /// How many classes a variation's key names, where all of them hold here; nil where one of them does not.
    ///
    /// A key that names something else, such as a model of a watch, does not hold.
    package func specificity(of key: String) -> Int? {
        SizeClassCondition(key).flatMap { $0.holds(in: self) ? $0.specificity : nil }
    }

    /// The value that an attribute of an object has here; nil where neither the object nor a variation says one.
    func value(of attribute: StaticString, _ element: Element) -> String? {
        variations(of: element).compactMap { $0[attribute] }.last ?? element[attribute]
    }

    /// The variations of an object that hold here, the most particular last.
    func variations(of element: Element) -> [Element] {
        let found = element.variations.compactMap { variation in
            variation["key"].flatMap(specificity).map { (variation, $0) }
        }
        return found.sorted { $0.1 < $1.1 }.map(\.0)
    }
}

/// The size classes in which a variation holds, as its key names them: `heightClass=compact-widthClass=regular`.
public struct SizeClassCondition: Hashable, Sendable {
    /// The class that the width has to be of; nil for any.
    public let horizontal: SizeClass?
    /// The class that the height has to be of; nil for any.
    public let vertical: SizeClass?

    /// Reads a variation's key; `default` names no class. Nil for one that names something else, such as a model of a watch.
    public init?(_ key: String) {
        var horizontal: SizeClass?
        var vertical: SizeClass?
        for condition in key == "default" ? [] : key.split(separator: "-") {
            let parts = condition.split(separator: "=")
            guard parts.count == 2, let value = SizeClass(rawValue: String(parts[1])), value != .any else { return nil }
            switch parts[0] {
            case "widthClass": horizontal = value
            case "heightClass": vertical = value
            default: return nil
            }
        }
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// How many classes it names; where several variations hold, the one that names most counts.
    public var specificity: Int { [horizontal, vertical].count { $0 != nil } }

    /// Whether the size classes are of those that it names.
    public func holds(in sizeClasses: SizeClasses) -> Bool {
        (horizontal.map { $0 == sizeClasses.horizontal } ?? true)
            && (vertical.map { $0 == sizeClasses.vertical } ?? true)
    }
}
