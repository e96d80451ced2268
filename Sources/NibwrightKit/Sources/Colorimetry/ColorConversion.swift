import Foundation

extension ColorValue {
    /// The color in extended sRGB; nil where no formula is agreed upon (calibrated and device white, CMYK).
    ///
    /// Display P3 and gray by the standard formulas; calibrated RGB by gamma 1.8 and the colorants of Apple's Generic
    /// RGB profile, clamped as ColorSync does; device RGB by the numbers, as iOS shows it.
    public var inSRGB: ColorValue? {
        let converted: [Double]? =
            switch space {
            case .sRGB, .deviceRGB: components
            case .linearSRGB: components.map(SRGBCurve.encode)
            case .displayP3: Self.displayP3.applied(to: components.map(SRGBCurve.decode)).map(SRGBCurve.encode)
            case .grayGamma22: Array(repeating: SRGBCurve.encode(pow(max(components[0], 0), 2.2)), count: 3)
            case .calibratedRGB:
                Self.genericRGB.applied(to: components.map { pow(max($0, 0), 1.8) })
                    .map { min(1, max(0, SRGBCurve.encode($0))) }
            case .calibratedWhite, .deviceWhite: extreme.map { Array(repeating: $0 == .white ? 1 : 0, count: 3) }
            case .genericCMYK, .deviceCMYK: nil
            }
        return converted.flatMap { ColorValue(.sRGB, $0, alpha: alpha) }
    }

    /// The color as numbers for a screen: in sRGB, with a guess where no formula is agreed upon. For swatches alone.
    public var displayed: ColorValue {
        if let value = inSRGB { return value }
        let numbers =
            components.count == 4
            ? components.prefix(3).map { (1 - $0) * (1 - components[3]) }
            : Array(repeating: components[0], count: 3)
        return ColorValue(.sRGB, numbers, alpha: alpha) ?? self
    }

    /// The ends of the gray axis, which are the same point in every space that adds light.
    public enum Extreme: Hashable, Sendable {
        /// Black has all components 0, white all 1.
        case black, white
    }

    /// Black or white if the color is exactly that, whatever its alpha; nil for any other color and in CMYK spaces.
    public var extreme: Extreme? {
        guard components.count != 4 else { return nil }
        if components.allSatisfy({ abs($0) < 1e-6 }) { return .black }
        return components.allSatisfy { abs($0 - 1) < 1e-6 } ? .white : nil
    }

    /// Linear Display P3 to linear sRGB; both have the white point D65.
    private static let displayP3 = Matrix(rows: [
        [1.2249401763, -0.2249401763, 0], [-0.0420569547, 1.0420569547, 0],
        [-0.0196375546, -0.0786360456, 1.0982736001],
    ])

    /// Linear Generic RGB to linear sRGB, from the colorants of Apple's profile over those of the ICC's sRGB profile.
    private static let genericRGB = Matrix(rows: [
        [1.0240245, -0.0278158, 0.0030021], [0.0208103, 0.9495663, 0.0305151], [-0.0020371, -0.0019279, 1.0034110],
    ])
}

/// The transfer curve of sRGB, mirrored for extended ranges.
enum SRGBCurve {
    static func decode(_ value: Double) -> Double {
        let size = abs(value)
        let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -linear : linear
    }

    static func encode(_ value: Double) -> Double {
        let size = abs(value)
        let encoded = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return value < 0 ? -encoded : encoded
    }
}

/// A matrix of three rows and three columns.
struct Matrix {
    let rows: [[Double]]

    func applied(to vector: [Double]) -> [Double] {
        rows.map { row in zip(row, vector).reduce(0) { $0 + $1.0 * $1.1 } }
    }
}
