/// The hue of a color in words, broadly and narrowly.
struct NamedHue {
    /// `Blue`
    let name: String
    /// `Cerulean` or `RoyalBlue` at the ends of the blues; the name in the middle.
    let fineName: String
    /// Whether the hue is a light one where it is most saturated, as yellow is.
    let isLight: Bool
    /// The saturation that a screen reaches in this hue, as a part of that in blue and red.
    let strength: Double

    init(_ color: OKLabColor) {
        name = Self.name(of: color)
        fineName = Self.fineName(of: color, name)
        isLight = Self.lightHues.contains(name)
        strength = Self.strengths[name] ?? 1
    }

    private static let lightHues: Set<String> = ["Sand", "Amber", "Gold", "Yellow", "Lime", "Lavender"]
    private static let strengths = [
        "Coral": 0.95, "Orange": 0.85, "Amber": 0.85, "Gold": 0.85, "Yellow": 0.85, "Lime": 0.85, "Teal": 0.65,
        "Cyan": 0.65,
    ]

    private static func name(of color: OKLabColor) -> String {
        let (lightness, chroma) = (color.lightness, color.chroma)
        switch color.hue {
        case ..<13: return lightness > 0.6 ? "Pink" : "Red"
        case ..<42:
            if chroma < 0.1 { return lightness > 0.72 ? "Pink" : "Brown" }
            return lightness > 0.69 ? "Coral" : "Red"
        case ..<76:
            if chroma < 0.085, lightness > 0.75 { return "Sand" }
            return lightness < 0.62 || chroma < 0.085 ? "Brown" : "Orange"
        case ..<115:
            if chroma < 0.085, lightness > 0.75 { return "Sand" }
            if lightness < 0.68 { return color.hue < 98 ? "Brown" : "Olive" }
            // Yellow is light: what is darker is gold, and nearer to orange amber.
            return color.hue < 88 ? "Amber" : lightness < 0.84 && color.hue < 105 ? "Gold" : "Yellow"
        case ..<130: return lightness < 0.68 ? "Olive" : "Lime"
        case ..<166: return "Green"
        case ..<207: return "Teal"
        case ..<218: return lightness > 0.55 ? "Cyan" : "Teal"
        case ..<274: return "Blue"
        case ..<295: return lightness > 0.78 ? "Lavender" : "Indigo"
        case ..<330: return lightness > 0.8 ? "Lavender" : "Purple"
        case ..<347: return lightness > 0.7 ? "Pink" : "Magenta"
        default: return lightness > 0.55 ? "Pink" : "Red"
        }
    }

    private static func fineName(of color: OKLabColor, _ name: String) -> String {
        switch (name, color.hue) {
        case ("Pink", 330...): "Rose"
        case ("Pink", 13...): "Salmon"
        case ("Red", ..<22), ("Red", 340...): "Crimson"
        case ("Red", 33...): "Scarlet"
        case ("Brown", ..<50): "Chestnut"
        case ("Orange", ..<52): "RedOrange"
        case ("Orange", 66...): "Amber"
        case ("Sand", ..<76): "Peach"
        case ("Yellow", 103...): "Lemon"
        case ("Green", ..<141): "LeafGreen"
        case ("Green", 154...): "Emerald"
        case ("Teal", ..<178): "Jade"
        case ("Blue", ..<242): color.lightness > 0.7 ? "SkyBlue" : "Cerulean"
        case ("Blue", 263...): "RoyalBlue"
        case ("Indigo", 285...), ("Purple", ..<308): "Violet"
        case ("Purple", 322...): "Plum"
        case ("Lavender", 300...): "Lilac"
        default: name
        }
    }
}
