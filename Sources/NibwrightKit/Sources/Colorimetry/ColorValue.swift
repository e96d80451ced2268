/// A color in numbers: a space, its components, and alpha.
public struct ColorValue: Hashable, Sendable {
    /// The space that gives the components their meaning.
    public let space: ColorSpace
    /// In the order of ``ColorSpace/componentNames``, 0 to 1 but for extended ranges.
    public let components: [Double]
    /// From 0, transparent, to 1, opaque.
    public let alpha: Double

    /// Makes a color; nil where the number of components is not the space's, or a number is infinite or not one.
    public init?(_ space: ColorSpace, _ components: [Double], alpha: Double = 1) {
        guard components.count == space.componentNames.count, (components + [alpha]).allSatisfy(Self.isPlausible)
        else { return nil }
        self.space = space
        self.components = components
        self.alpha = alpha
    }

    /// Far beyond any extended range, and small enough to count in steps.
    private static func isPlausible(_ number: Double) -> Bool { number.isFinite && abs(number) < 1000 }

    /// Without a look at the numbers.
    fileprivate init(unchecked space: ColorSpace, _ numbers: [Double]) {
        self.space = space
        components = Array(numbers.dropLast())
        alpha = numbers.last ?? 1
    }

    /// Half an 8-bit step: two channels that differ by no more are the same color on every screen.
    public static let tolerance = 0.5 / 255

    /// The color to 8 bits a channel in its own space: what counts as equal.
    public var quantized: QuantizedColor { QuantizedColor(self) }

    /// Whether both are in one space and no channel differs by more than half an 8-bit step.
    public func isSame(as other: ColorValue) -> Bool {
        space == other.space
            && zip(components + [alpha], other.components + [other.alpha]).allSatisfy {
                // The last bits of a decimal fraction must not decide.
                abs($0 - $1) <= Self.tolerance + 1e-9
            }
    }

    /// Whether alpha is 1 to 8 bits.
    public var isOpaque: Bool { (quantized.steps.last ?? 255) >= 255 }

    /// The same numbers with another alpha.
    public func with(alpha: Double) -> ColorValue { ColorValue(space, components, alpha: alpha) ?? self }
}

/// A color in 8-bit steps, in its own space. Two colors of different spaces are never equal.
public struct QuantizedColor: Hashable, Sendable, Comparable {
    /// The space of the color, which tells apart equal steps of two spaces.
    public let space: ColorSpace
    /// Each component and then alpha, 0 to 255 but for extended ranges.
    public let steps: [Int]

    /// Rounds each component and the alpha to the nearest step.
    public init(_ value: ColorValue) {
        space = value.space
        steps = (value.components + [value.alpha]).map { Int(($0 * 255).rounded()) }
    }

    /// The middle of the step.
    public var value: ColorValue {
        // The middle of the last step may lie beyond what a document may say.
        ColorValue(unchecked: space, steps.map { Double($0) / 255 })
    }

    public static func < (left: QuantizedColor, right: QuantizedColor) -> Bool {
        left.space == right.space
            ? left.steps.lexicographicallyPrecedes(right.steps) : left.space < right.space
    }
}
