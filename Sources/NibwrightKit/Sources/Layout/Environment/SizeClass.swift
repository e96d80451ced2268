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

    /// How many classes a variation's key names, where all of them hold here; nil where one of them does not.
    ///
    /// `heightClass=compact-widthClass=regular` names two, `default` none. A key that names something else, such as a
    /// model of a watch, does not hold.
    func specificity(of key: String) -> Int? {
        if key == "default" { return 0 }
        let conditions = key.split(separator: "-")
        let holds = conditions.allSatisfy { condition in
            condition == "widthClass=\(horizontal.rawValue)" || condition == "heightClass=\(vertical.rawValue)"
        }
        return holds ? conditions.count : nil
    }

    /// The variations of an object that hold here, the most particular last.
    func variations(of element: Element) -> [Element] {
        let found = element.variations.compactMap { variation in
            variation["key"].flatMap(specificity).map { (variation, $0) }
        }
        return found.sorted { $0.1 < $1.1 }.map(\.0)
    }
}
