import Foundation

extension ColorValue {
    /// The color in sRGB, if both spellings give the same 8 bits on a screen and to code that reads the components;
    /// else the color itself.
    ///
    /// Device RGB must have become sRGB before, where a platform shows it so. A gray of gamma 2.2 has the numbers of an
    /// sRGB gray in code and another curve on a screen: both must agree. A Display P3 gray is an sRGB gray, as both
    /// share the curve and the white point; other P3 colors stay.
    public var canonical: ColorValue {
        switch space {
        case .grayGamma22:
            guard let shown = inSRGB,
                let told = ColorValue(.sRGB, Array(repeating: components[0], count: 3), alpha: alpha),
                shown.quantized == told.quantized
            else { return self }
            return told
        case .displayP3:
            guard Set(quantized.steps.prefix(3)).count == 1, Set(components).count == 1 else { return self }
            return ColorValue(.sRGB, components, alpha: alpha) ?? self
        case .calibratedRGB, .calibratedWhite, .deviceWhite, .linearSRGB:
            guard let extreme else { return self }
            return ColorValue(.sRGB, Array(repeating: extreme == .white ? 1 : 0, count: 3), alpha: alpha) ?? self
        default: return self
        }
    }

    /// The steps to look the color up by: its own, and those of the sRGB color that it is.
    public var keys: [QuantizedColor] {
        let own = quantized
        let other = canonical.quantized
        return own == other ? [own] : [own, other]
    }

    /// Whether both look the same: they differ by at most half an 8-bit step, as they are written or as ``canonical``.
    public func isSameVisibly(as other: ColorValue) -> Bool {
        isSame(as: other) || canonical.isSame(as: other.canonical)
    }
}
