import Foundation

/// A color in CIELAB: distances in it are about as large as they look.
public struct LabColor: Hashable, Sendable {
    /// L*, 0 for black to 100 for white.
    public let lightness: Double
    /// a*, from green below zero to red above it.
    public let a: Double
    /// b*, from blue below zero to yellow above it.
    public let b: Double

    public init(lightness: Double, a: Double, b: Double) {
        self.lightness = lightness
        self.a = a
        self.b = b
    }
}

extension ColorValue {
    /// The color in CIELAB under D65, its alpha left out; nil where no formula is agreed upon (see ``inSRGB``).
    public var lab: LabColor? {
        guard let shown = inSRGB else { return nil }
        let linear = shown.components.map(SRGBCurve.decode)
        // The white point is what the matrix makes of white, so that grays have no hue at all.
        let white = Self.linearSRGBToXYZ.applied(to: [1, 1, 1])
        let relative = zip(Self.linearSRGBToXYZ.applied(to: linear), white).map { LabCurve.encode($0 / $1) }
        return LabColor(
            lightness: 116 * relative[1] - 16, a: 500 * (relative[0] - relative[1]),
            b: 200 * (relative[1] - relative[2]))
    }

    /// The sRGB color, perhaps beyond 0 to 1, of a CIELAB color under D50, which is what print and Adobe's files mean.
    public init?(underD50 lab: LabColor, alpha: Double = 1) {
        let height = (lab.lightness + 16) / 116
        let relative = [height + lab.a / 500, height, height - lab.b / 200].map(LabCurve.decode)
        let xyz = zip(relative, Self.whiteD50).map { $0 * $1 }
        self.init(.sRGB, Self.xyzD50ToLinearSRGB.applied(to: xyz).map(SRGBCurve.encode), alpha: alpha)
    }

    private static let linearSRGBToXYZ = Matrix(rows: [
        [0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041],
    ])

    /// With Bradford's adaptation from D50 to D65.
    private static let xyzD50ToLinearSRGB = Matrix(rows: [
        [3.1338561, -1.6168667, -0.4906146], [-0.9787684, 1.9161415, 0.0334540], [0.0719453, -0.2289914, 1.4052427],
    ])

    private static let whiteD50 = [0.96422, 1, 0.82521]
}

/// The cube root of CIELAB with its straight part near black.
private enum LabCurve {
    static func encode(_ value: Double) -> Double {
        value > threshold * threshold * threshold ? cbrt(value) : value / slope + 4.0 / 29
    }

    static func decode(_ value: Double) -> Double {
        value > threshold ? value * value * value : slope * (value - 4.0 / 29)
    }

    private static let threshold = 6.0 / 29
    private static let slope = 3 * threshold * threshold
}
