import Foundation

/// What people call a color: a gray or a hue, with an adjective where one fits.
///
/// Unlike a published list this never says "dark" of what is light: the words follow from lightness, chroma and hue alone.
public struct PerceivedColor: Hashable, Sendable {
    /// `Gray`, `BlueGray` or a hue: `Blue`.
    public let stem: String
    /// `Light`, `Dark`, `Pale`, `Muted`, `Bright`; empty in the middle.
    public let adjective: String
    /// How dark it is, from 0 for white to 100 for black: what designers number their scales by.
    public let darkness: Double

    /// Whether the color has hardly any hue of its own.
    public var isNeutral: Bool { stem.hasSuffix("Gray") }

    public init(_ value: ColorValue) {
        let color = value.okLab
        darkness = 100 - (value.displayed.lab?.lightness ?? 0)
        // A tint that is hardly seen in the middle is plain beside white.
        let grayLimit = color.lightness > 0.93 ? 0.009 : 0.018
        if color.chroma < grayLimit {
            stem = "Gray"
            adjective = ""
        } else if color.chroma < 0.045, color.lightness <= 0.92 {
            stem = Self.tint(of: color) + "Gray"
            adjective = ""
        } else {
            let hue = Self.hue(of: color)
            stem = hue.name
            adjective = Self.adjective(of: color, isNaturallyLight: hue.isLight)
        }
    }

    private static func tint(of color: OKLabColor) -> String {
        switch color.hue {
        case ..<115, 345...: "Warm"
        case ..<200: "Green"
        case ..<300: "Blue"
        default: "Purple"
        }
    }

    private static func adjective(of color: OKLabColor, isNaturallyLight: Bool) -> String {
        if color.lightness > (isNaturallyLight ? 0.955 : 0.905) { return "Pale" }
        if color.lightness > (isNaturallyLight ? 0.93 : 0.78) { return "Light" }
        if color.lightness < (isNaturallyLight ? 0.62 : 0.4) { return "Dark" }
        if color.chroma < 0.085 { return "Muted" }
        return color.chroma > 0.175 ? "Bright" : ""
    }

    /// The hue's name, and whether the hue is a light one where it is most saturated.
    private static func hue(of color: OKLabColor) -> (name: String, isLight: Bool) {
        let (lightness, chroma) = (color.lightness, color.chroma)
        switch color.hue {
        case ..<13: return (lightness > 0.6 ? "Pink" : "Red", false)
        case ..<42:
            if chroma < 0.1 { return (lightness > 0.72 ? "Pink" : "Brown", false) }
            return ("Red", false)
        case ..<76:
            if chroma < 0.085, lightness > 0.75 { return ("Sand", true) }
            return lightness < 0.62 || chroma < 0.085 ? ("Brown", false) : ("Orange", false)
        case ..<115:
            if chroma < 0.085, lightness > 0.75 { return ("Sand", true) }
            return lightness < 0.68 ? (color.hue < 98 ? "Brown" : "Olive", false) : ("Yellow", true)
        case ..<130: return lightness < 0.68 ? ("Olive", false) : ("Lime", true)
        case ..<166: return ("Green", false)
        case ..<207: return ("Teal", false)
        case ..<228: return lightness > 0.55 ? ("Cyan", false) : ("Teal", false)
        case ..<274: return ("Blue", false)
        case ..<295: return lightness > 0.78 ? ("Lavender", true) : ("Indigo", false)
        case ..<330: return lightness > 0.8 ? ("Lavender", true) : ("Purple", false)
        case ..<347: return lightness > 0.7 ? ("Pink", false) : ("Magenta", false)
        default: return lightness > 0.55 ? ("Pink", false) : ("Red", false)
        }
    }
}

extension PerceivedColor {
    /// Words for a name, best first: a scale of grays by darkness, a hue with its adjective, then the hue with its darkness,
    /// each finer than the one before. The last carries the digits of the color.
    public func nameCandidates(hex: String) -> [[String]] {
        let words = stem == "Gray" ? ["Gray"] : stem.hasSuffix("Gray") ? [String(stem.dropLast(4)), "Gray"] : [stem]
        let steps = [5.0, 1].map { words + [Self.number(darkness, step: $0)] }
        let named = isNeutral ? [] : [adjective.isEmpty ? words : [adjective] + words]
        return named + steps + [words + [hex.filter { $0 != "#" }]]
    }

    /// Never 0 or 100, which are white and black.
    private static func number(_ darkness: Double, step: Double) -> String {
        "\(Int(min(100 - step, max(step, (darkness / step).rounded() * step))))"
    }
}
