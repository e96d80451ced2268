import InterfaceBuilder

/// A font as a document names it.
struct FontDescription: Hashable {
    /// How heavy strokes are, as far as it changes widths.
    enum Weight: String, Hashable {
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    let pointSize: Double
    let weight: Weight
    /// The family of a font that is not the system's; nil for the system's.
    let family: String?

    init(pointSize: Double, weight: Weight = .regular, family: String? = nil) {
        self.pointSize = pointSize
        self.weight = weight
        self.family = family
    }

    /// Reads a `fontDescription` or `font` element; nil where it names neither a size nor a text style.
    init?(_ element: Element, _ textSize: TextSize) {
        let style = element["style"].flatMap { Self.textStyles[$0] }.map { style in
            (textSize == .extraSmall ? style.1 : style.0, style.2)
        }
        guard let size = element["pointSize"].flatMap(Double.init) ?? element["size"].flatMap(Double.init) ?? style?.0
        else { return nil }
        let type = element["type"] ?? element["metaFont"] ?? ""
        let named = element["weight"].flatMap(Weight.init(rawValue:))
        pointSize = size
        weight = named ?? style?.1 ?? (type == "boldSystem" ? .bold : Self.weight(in: element["name"] ?? ""))
        family = element["name"].map { element["family"] ?? $0 }
    }

    /// The weight that the name of a font ends with: `Roboto-Medium`.
    private static func weight(in name: String) -> Weight {
        let words: [(String, Weight)] = [
            ("Semibold", .semibold), ("SemiBold", .semibold), ("DemiBold", .semibold), ("Bold", .bold),
            ("Medium", .medium), ("Light", .light), ("Heavy", .heavy), ("Black", .black),
        ]
        return words.first { name.hasSuffix($0.0) }?.1 ?? .regular
    }

    /// Sizes of the text styles at the text size that devices come with, and at the smallest, as the Human Interface
    /// Guidelines list them.
    private static let textStyles: [String: (Double, Double, Weight)] = [
        "UICTFontTextStyleTitle0": (34, 31, .regular), "UICTFontTextStyleLargeTitle": (34, 31, .regular),
        "UICTFontTextStyleTitle1": (28, 25, .regular), "UICTFontTextStyleTitle2": (22, 19, .regular),
        "UICTFontTextStyleTitle3": (20, 17, .regular), "UICTFontTextStyleHeadline": (17, 14, .semibold),
        "UICTFontTextStyleBody": (17, 14, .regular), "UICTFontTextStyleCallout": (16, 13, .regular),
        "UICTFontTextStyleSubhead": (15, 12, .regular), "UICTFontTextStyleFootnote": (13, 12, .regular),
        "UICTFontTextStyleCaption1": (12, 11, .regular), "UICTFontTextStyleCaption2": (11, 11, .regular),
    ]
}
