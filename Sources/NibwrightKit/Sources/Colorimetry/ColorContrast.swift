extension ColorValue {
    /// The contrast ratio of WCAG 2, from 1 to 21, of this color as text or shape upon a background.
    ///
    /// A translucent color is laid over the background first, as screens do. Nil where a color has no formula, and for
    /// a translucent background, behind which any color may be.
    public func contrast(against background: ColorValue) -> Double? {
        guard background.isOpaque, let behind = background.clampedSRGB, let front = clampedSRGB
        else { return nil }
        let opacity = min(1, max(0, alpha))
        let seen = zip(front, behind).map { $0 * opacity + $1 * (1 - opacity) }
        let luminances = [Self.luminance(seen), Self.luminance(behind)].sorted()
        return (luminances[1] + 0.05) / (luminances[0] + 0.05)
    }

    private var clampedSRGB: [Double]? { inSRGB?.components.map { min(1, max(0, $0)) } }

    /// WCAG's relative luminance, 0 for black to 1 for white.
    private static func luminance(_ components: [Double]) -> Double {
        zip(components, [0.2126, 0.7152, 0.0722]).reduce(0) { $0 + SRGBCurve.decode($1.0) * $1.1 }
    }
}
