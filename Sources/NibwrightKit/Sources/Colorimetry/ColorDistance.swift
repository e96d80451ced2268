import Foundation

extension ColorValue {
    /// The perceived difference of two colors: CIEDE2000 with all weights 1, about 1 where it is just noticeable. Nil
    /// where one of them has no formula.
    ///
    /// Alpha is no part of it: the look of a translucent color depends on the color behind. A search for
    /// near-duplicates compares colors of one alpha only, see ``nearDuplicateDistance(to:within:)``.
    public func distance(to other: ColorValue) -> Double? {
        guard let left = lab, let right = other.lab else { return nil }
        return left.deltaE2000(to: right)
    }

    /// The distance of two colors that could stand for each other: no more than `limit` apart, and of the same alpha to
    /// 8 bits. Nil for all others.
    public func nearDuplicateDistance(to other: ColorValue, within limit: Double) -> Double? {
        guard quantized.steps.last == other.quantized.steps.last, let left = lab, let right = other.lab else {
            return nil
        }
        return left.deltaE2000(to: right, within: limit)
    }
}

extension LabColor {
    /// The color difference CIEDE2000 (ISO/CIE 11664-6) with all weights 1, as Sharma, Wu and Dalal wrote it down.
    public func deltaE2000(to other: LabColor) -> Double {
        let stretch = Self.stretch(forMeanChroma: (hypot(a, b) + hypot(other.a, other.b)) / 2)
        let left = PolarColor(lightness: lightness, a: a * stretch, b: b)
        let right = PolarColor(lightness: other.lightness, a: other.a * stretch, b: other.b)
        return left.deltaE2000(to: right)
    }

    /// The difference if it is at most `limit`, else nil. Cheap where the lightness alone exceeds the limit: sort
    /// colors by lightness to compare all pairs of many.
    public func deltaE2000(to other: LabColor, within limit: Double) -> Double? {
        guard abs(lightness - other.lightness) <= Self.lightnessWeight * limit else { return nil }
        let difference = deltaE2000(to: other)
        return difference <= limit ? difference : nil
    }

    /// More than CIEDE2000 ever divides a difference of lightness by, from 0 to 100; chroma and hue only add to it.
    ///
    /// `1 + 0.015 (L - 50)² / √(20 + (L - 50)²)` at both ends of the range, and a little more.
    public static let lightnessWeight = 1.75

    /// The factor by which a* is stretched, so that grays count as much as they should.
    private static func stretch(forMeanChroma chroma: Double) -> Double {
        1.5 - 0.5 * (pow(chroma, 7) / (pow(chroma, 7) + pow(25, 7))).squareRoot()
    }
}

/// A CIELAB color as lightness, chroma and hue.
private struct PolarColor {
    let lightness: Double
    let chroma: Double
    /// In degrees from 0 to 360; 0 where there is no chroma.
    let hue: Double

    init(lightness: Double, a: Double, b: Double) {
        self.lightness = lightness
        chroma = hypot(a, b)
        let angle = chroma == 0 ? 0 : atan2(b, a) * 180 / .pi
        hue = angle < 0 ? angle + 360 : angle
    }

    func deltaE2000(to other: PolarColor) -> Double {
        let meanLightness = (lightness + other.lightness) / 2
        let meanChroma = (chroma + other.chroma) / 2
        let meanHue = meanHue(with: other)
        let offset = (meanLightness - 50) * (meanLightness - 50)
        let lightnessStep = (other.lightness - lightness) / (1 + 0.015 * offset / (20 + offset).squareRoot())
        let chromaStep = (other.chroma - chroma) / (1 + 0.045 * meanChroma)
        let hueLength = 2 * (chroma * other.chroma).squareRoot() * sine(hueStep(to: other) / 2)
        let hueStep = hueLength / (1 + 0.015 * meanChroma * Self.hueWeight(meanHue))
        let rotation = Self.rotation(chroma: meanChroma, hue: meanHue)
        let squares = lightnessStep * lightnessStep + chromaStep * chromaStep + hueStep * hueStep
        // Rounding may take equal colors a hair below zero.
        return max(0, squares + rotation * chromaStep * hueStep).squareRoot()
    }

    /// From this hue to the other, the short way around.
    private func hueStep(to other: PolarColor) -> Double {
        guard chroma * other.chroma != 0 else { return 0 }
        let step = other.hue - hue
        if abs(step) <= Self.opposite { return step }
        return step > 0 ? step - 360 : step + 360
    }

    private func meanHue(with other: PolarColor) -> Double {
        let sum = hue + other.hue
        guard chroma * other.chroma != 0 else { return sum }
        if abs(hue - other.hue) <= Self.opposite { return sum / 2 }
        return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
    }

    /// Half a turn, with room for what rounding adds to exactly opposite hues.
    private static let opposite = 180 + 1e-9

    private static func hueWeight(_ hue: Double) -> Double {
        1 - 0.17 * cosine(hue - 30) + 0.24 * cosine(2 * hue) + 0.32 * cosine(3 * hue + 6) - 0.20 * cosine(4 * hue - 63)
    }

    /// Blues are where chroma and hue are not independent.
    private static func rotation(chroma: Double, hue: Double) -> Double {
        let turn = 30 * exp(-pow((hue - 275) / 25, 2))
        return -sine(2 * turn) * 2 * (pow(chroma, 7) / (pow(chroma, 7) + pow(25, 7))).squareRoot()
    }
}

private func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }

private func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
