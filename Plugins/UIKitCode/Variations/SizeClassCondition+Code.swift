import Layout

extension SizeClassCondition {
    /// The start of a name: `compactHeight`, and `regular` where both classes are.
    var words: String {
        switch (horizontal, vertical) {
        case (let width?, let height?) where width == height: width.rawValue
        case (let width?, let height?): "\(width.rawValue)Width\(height.rawValue.capitalizedFirst)Height"
        case (let width?, nil): "\(width.rawValue)Width"
        case (nil, let height?): "\(height.rawValue)Height"
        case (nil, nil): "any"
        }
    }

    /// The start of a name for the other size classes: `regularHeight`, `compactWidthOrHeight`.
    var otherWords: String {
        switch (horizontal?.other, vertical?.other) {
        case (let width?, let height?) where width == height: "\(width.rawValue)WidthOrHeight"
        case (let width?, let height?): "\(width.rawValue)WidthOr\(height.rawValue.capitalizedFirst)Height"
        case (let width?, nil): "\(width.rawValue)Width"
        case (nil, let height?): "\(height.rawValue)Height"
        case (nil, nil): "no"
        }
    }

    /// Whether a view's traits are those that the condition names, as Swift asks.
    var expression: String {
        let parts = [("horizontal", horizontal), ("vertical", vertical)].compactMap { name, value in
            value.map { "traitCollection.\(name)SizeClass == .\($0.rawValue)" }
        }
        return parts.joined(separator: " && ")
    }

    /// Whether some size classes are of both.
    func overlaps(_ other: SizeClassCondition) -> Bool {
        SizeClasses.all.contains { holds(in: $0) && other.holds(in: $0) }
    }

    /// The classes that it does not hold in, as a condition; nil where they are more than one can name.
    var opposite: SizeClassCondition? {
        guard specificity == 1 else { return nil }
        let word =
            horizontal.map { "widthClass=\($0.other.rawValue)" } ?? vertical.map { "heightClass=\($0.other.rawValue)" }
        return word.flatMap(SizeClassCondition.init)
    }
}

extension SizeClass {
    fileprivate var other: SizeClass { self == .compact ? .regular : .compact }
}
