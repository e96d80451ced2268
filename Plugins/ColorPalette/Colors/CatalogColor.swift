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

    /// Converts a literal where needed; nil where a catalog cannot hold its color space.
    ///
    /// - Parameter convertsCalibrated: convert calibrated RGB to sRGB by the formula of Apple's profile.
    init?(_ literal: LiteralColor, isMac: Bool, convertsCalibrated: Bool) {
        let value = literal.value
        if value.assetSpaceName != nil {
            self.init(value: value, texts: literal.texts)
            return
        }
        // Black and white are the same point in every space that adds light, and device RGB is sRGB on iOS.
        let isExact = value.extreme != nil || value.space == .deviceRGB && !isMac
        if isExact, let same = Self.exact(value) {
            self.init(value: same, texts: literal.texts)
            return
        }
        guard convertsCalibrated, value.space == .calibratedRGB, let converted = value.inSRGB,
            let written = LiteralColor(converted)
        else { return nil }
        self.init(value: converted, texts: written.texts, converted: value)
    }

    private static func exact(_ value: ColorValue) -> ColorValue? {
        ColorValue(value.components.count == 1 ? .grayGamma22 : .sRGB, value.components, alpha: value.alpha)
    }
}
