import Foundation

/// Names a color as people do: a gray or a hue, with an adjective where one fits, such as `DarkBlue`.
///
/// Unlike a published list this never says "dark" of what is light: the words follow from lightness, chroma and hue
/// alone.
public struct PerceivedColor: Hashable, Sendable {
    /// `Gray`, `BlueGray` or a hue: `Blue`.
    public let stem: String
    /// `Pale`, `Light`, `Muted`, `Soft`, `Medium`, `Bright`, `Deep` or `Dark`; empty for grays.
    public let adjective: String
    /// Darkness from 0 for white to 100 for black: 100 less the lightness of CIELAB, as designers number their scales.
    public let darkness: Double
    /// A narrower hue than the stem, such as `Cerulean` of `Blue`; the stem in the middle of a hue and for grays.
    public let fineStem: String
    /// The adjective of the lighter and darker ones among those that share the plain one: `VeryPale`, `DarkMuted`,
    /// `Vivid`.
    public let fineAdjective: String

    /// Whether the color has hardly any hue of its own.
    public var isNeutral: Bool { stem.hasSuffix("Gray") }

    /// Finds the words for a color; its alpha has no part in them.
    public init(_ value: ColorValue) {
        let color = value.okLab
        darkness = 100 - (value.displayed.lab?.lightness ?? 0)
        // A tint that is hardly seen in the middle is plain beside white.
        let grayLimit = color.lightness > 0.93 ? 0.009 : 0.018
        if color.chroma < grayLimit || color.chroma < Self.tintLimit(of: color) {
            stem = (color.chroma < grayLimit ? "" : Self.tint(of: color)) + "Gray"
            (adjective, fineAdjective, fineStem) = ("", "", stem)
            return
        }
        let hue = NamedHue(color)
        stem = hue.name
        fineStem = hue.fineName
        adjective = Self.adjective(of: color, hue)
        fineAdjective = Self.fineAdjective(of: color, adjective, isLight: hue.isLight)
    }

    /// Below this a tint is a gray with a hue; dark warm ones are brown much earlier than others have a color.
    private static func tintLimit(of color: OKLabColor) -> Double {
        if color.lightness > 0.92 { return 0 }
        return color.lightness < 0.55 && (20..<100).contains(color.hue) ? 0.03 : 0.045
    }

    private static func tint(of color: OKLabColor) -> String {
        switch color.hue {
        case ..<115, 345...: "Warm"
        case ..<200: "Green"
        case ..<300: "Blue"
        default: "Purple"
        }
    }

    private static func adjective(of color: OKLabColor, _ hue: NamedHue) -> String {
        let chroma = color.chroma / hue.strength
        if color.lightness > (hue.isLight ? 0.955 : 0.905), chroma < 0.1 { return "Pale" }
        // What is light and as strong as this is no tint of a color, but the color itself.
        if color.lightness > (hue.isLight ? 0.93 : 0.78), chroma < 0.16 { return "Light" }
        if color.lightness < (hue.isLight ? 0.62 : 0.4) { return "Dark" }
        if chroma < 0.085 { return "Muted" }
        if !hue.isLight, color.lightness < 0.5, chroma < 0.25 { return "Deep" }
        if chroma < 0.13 { return "Soft" }
        return chroma > 0.175 ? "Bright" : "Medium"
    }

    private static func fineAdjective(of color: OKLabColor, _ adjective: String, isLight: Bool) -> String {
        let lightness = color.lightness
        let isFar =
            switch adjective {
            case "Pale": lightness > (isLight ? 0.975 : 0.95)
            case "Light": lightness > (isLight ? 0.943 : 0.845)
            case "Dark": lightness < (isLight ? 0.45 : 0.28)
            case "Deep": lightness < 0.45
            default: lightness > (isLight ? 0.86 : 0.69) || lightness < 0.58
            }
        guard isFar else { return adjective }
        let side = lightness < 0.58 ? "Dark" : "Light"
        return switch adjective {
        case "Muted": side + adjective
        case "Soft", "Medium": adjective + side
        case "Bright": side == "Dark" ? "Vivid" : "Brilliant"
        default: "Very" + adjective
        }
    }
}

extension PerceivedColor {
    /// Words for a name, best first, each finer than the one before: a scale of grays by darkness; a hue with its
    /// adjective, then with a narrower hue, then with a finer adjective.
    public var nameCandidates: [[String]] {
        if isNeutral { return (stem == "Gray" && darkness < 3 ? [["Off", "White"]] : []) + scale }
        return [(adjective, stem), (adjective, fineStem), (fineAdjective, stem), (fineAdjective, fineStem)].map {
            ColorWords.writtenWords(of: $0 + $1)
        }
    }

    /// The words by which colors are grouped when names are chosen: the plain name, and for neutral colors the most
    /// detailed one.
    public var comparedName: [String] { nameCandidates[isNeutral ? nameCandidates.count - 1 : 0] }

    /// Names that are always available: with the darkness, then with the digits of the color.
    public func lastNames(hex: String) -> [[String]] {
        (isNeutral ? [] : scale) + [ColorWords.writtenWords(of: stem) + [hex.filter { $0 != "#" }]]
    }

    private var scale: [[String]] {
        let words = ColorWords.writtenWords(of: stem)
        return [5.0, 1].map { words + [Self.number(darkness, step: $0)] }
    }

    /// Never 0 or 100, which are white and black.
    private static func number(_ darkness: Double, step: Double) -> String {
        "\(Int(min(100 - step, max(step, (darkness / step).rounded() * step))))"
    }
}
