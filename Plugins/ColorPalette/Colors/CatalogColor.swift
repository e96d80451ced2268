import Colorimetry
import InterfaceBuilder

/// A literal color as a catalog can hold it.
struct CatalogColor: Hashable {
    let value: ColorValue
    /// The components as written, alpha last.
    let texts: [String]
    /// The color as the document spells it, where the catalog needs another space that does not show it exactly.
    let converted: ColorValue?

    init(value: ColorValue, texts: [String], converted: ColorValue? = nil) {
        self.value = value
        self.texts = texts
        self.converted = converted
    }

    /// Spells a value as Xcode would write it; nil for spaces that documents do not have.
    init?(_ value: ColorValue) {
        guard let written = LiteralColor(value) else { return nil }
        self.init(value: value, texts: written.texts)
    }

    /// The color space for which a literal cannot be in a catalog.
    struct Obstacle: Hashable, Error {
        let space: ColorSpace
    }

    /// - Parameter convertsCalibrated: convert calibrated RGB to sRGB by the formula of Apple's profile.
    static func color(
        for literal: LiteralColor, isMac: Bool, convertsCalibrated: Bool
    ) -> Result<CatalogColor, Obstacle> {
        let value = literal.value
        if value.assetSpaceName != nil {
            return .success(CatalogColor(value: value, texts: literal.texts))
        }
        // Black and white are the same point in every space that adds light, and device RGB is sRGB on iOS.
        let isExact = value.extreme != nil || value.space == .deviceRGB && !isMac
        if isExact, let same = exact(value) {
            return .success(CatalogColor(value: same, texts: literal.texts))
        }
        guard convertsCalibrated, value.space == .calibratedRGB, let converted = value.inSRGB,
            let written = LiteralColor(converted)
        else { return .failure(Obstacle(space: value.space)) }
        return .success(CatalogColor(value: converted, texts: written.texts, converted: value))
    }

    private static func exact(_ value: ColorValue) -> ColorValue? {
        ColorValue(value.components.count == 1 ? .grayGamma22 : .sRGB, value.components, alpha: value.alpha)
    }
}
