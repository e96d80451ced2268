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
    /// The name of a font that is not the system's: `Nunito-Bold`; nil for the system's.
    let name: String?
    /// The distance of two baselines, for a text style; nil for fonts that leave no room between lines.
    let lineDistance: Double?

    init(
        pointSize: Double, weight: Weight = .regular, family: String? = nil, name: String? = nil,
        lineDistance: Double? = nil
    ) {
        self.pointSize = pointSize
        self.weight = weight
        self.family = family
        self.name = name
        self.lineDistance = lineDistance
    }

    /// Reads a `fontDescription` or `font` element; nil where it names neither a size nor a text style.
    init?(_ element: Element, _ textSize: TextSize) {
        let weight = element["weight"].flatMap(Weight.init(rawValue:))
        if let style = element["style"].flatMap({ TextStyle(named: $0, textSize) }) {
            self.init(
                pointSize: style.pointSize, weight: weight ?? (style.isSemibold ? .semibold : .regular),
                lineDistance: style.lineDistance)
            return
        }
        guard let size = element["pointSize"].flatMap(Double.init) ?? element["size"].flatMap(Double.init) else {
            return nil
        }
        let type = element["type"] ?? element["metaFont"] ?? ""
        self.init(
            pointSize: size,
            weight: weight ?? (type == "boldSystem" ? .bold : Self.weight(in: element["name"] ?? "")),
            family: element["name"].map { element["family"] ?? $0 }, name: element["name"])
    }

    /// The weight that the name of a font ends with: `Roboto-Medium`.
    private static func weight(in name: String) -> Weight {
        let words: [(String, Weight)] = [
            ("Semibold", .semibold), ("SemiBold", .semibold), ("DemiBold", .semibold), ("Bold", .bold),
            ("Medium", .medium), ("Light", .light), ("Heavy", .heavy), ("Black", .black),
        ]
        return words.first { name.hasSuffix($0.0) }?.1 ?? .regular
    }
}
