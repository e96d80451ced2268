import Foundation

/// A color in OKLab as lightness, chroma and hue: hues there are what people call the same hue, which CIELAB's blues
/// are not.
public struct OKLabColor: Hashable, Sendable {
    /// 0 for black to 1 for white.
    public let lightness: Double
    /// 0 for grays, about 0.3 for the most saturated colors of a screen.
    public let chroma: Double
    /// In degrees from 0 to 360: red at 29, yellow at 110, green at 142, blue at 264.
    public let hue: Double
}

extension ColorValue {
    /// The color in OKLab, its alpha left out; where no formula is agreed upon, that of ``displayed``.
    public var okLab: OKLabColor {
        let linear = displayed.components.map(SRGBCurve.decode)
        let cones = Self.conesOfLinearSRGB.applied(to: linear).map { cbrt($0) }
        let lab = Self.okLabOfCones.applied(to: cones)
        let angle = atan2(lab[2], lab[1]) * 180 / .pi
        return OKLabColor(lightness: lab[0], chroma: hypot(lab[1], lab[2]), hue: angle < 0 ? angle + 360 : angle)
    }

    private static let conesOfLinearSRGB = Matrix(rows: [
        [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ])

    private static let okLabOfCones = Matrix(rows: [
        [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ])
}
