public import Colorimetry

extension AssetColor {
    /// The color in numbers; nil for a system color's name, a space that is not known or a component that is missing.
    public var value: ColorValue? {
        guard case .components(let name, _) = content, let space = ColorSpace(assetName: name) else { return nil }
        let components = space.componentNames.compactMap { self[$0] }
        return ColorValue(space, components, alpha: self["alpha"] ?? 1)
    }
}

extension ColorSpace {
    /// The space that a catalog means by `color-space`. Extended spaces differ in range alone.
    public init?(assetName: String) {
        switch assetName {
        case "srgb", "extended-srgb": self = .sRGB
        case "display-p3": self = .displayP3
        case "gray-gamma-22", "extended-gray": self = .grayGamma22
        case "extended-linear-srgb": self = .linearSRGB
        default: return nil
        }
    }
}

extension ColorValue {
    /// The word that a catalog has as `color-space`; nil for spaces that catalogs do not have, and for numbers that
    /// they may not take as they are: Display P3 has no extended range there, and alpha none anywhere. A hair beyond
    /// the range, which converting a color leaves, is the end of the range.
    public var assetSpaceName: String? {
        let steps = quantized.steps
        let isExtended = steps.dropLast().contains { !(0...255).contains($0) }
        if !(0...255).contains(steps.last ?? 255) || isExtended && space == .displayP3 { return nil }
        return switch space {
        case .sRGB: isExtended ? "extended-srgb" : "srgb"
        case .displayP3: "display-p3"
        case .grayGamma22: isExtended ? "extended-gray" : "gray-gamma-22"
        case .linearSRGB: "extended-linear-srgb"
        default: nil
        }
    }
}
