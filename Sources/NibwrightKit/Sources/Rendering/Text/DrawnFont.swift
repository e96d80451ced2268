import InterfaceBuilder

/// A font as a picture names it: the size, the weight, and families of which a viewer takes the first that it has.
public struct DrawnFont: Hashable, Sendable {
    /// The size in points.
    public var size: Double
    /// From 100 for the thinnest to 900; 400 is regular.
    public var weight = 400
    /// Whether the letters lean.
    public var isItalic = false
    /// The families of a font that is not the system's; nil for the system's.
    public var families: String?

    /// Makes the system's font.
    public init(size: Double, weight: Int = 400) {
        self.size = size.isFinite ? min(400, max(1, size)) : 17
        self.weight = weight
    }

    /// The system's font, and those that look like it elsewhere.
    static let systemFamilies =
        "-apple-system, 'SF Pro Text', 'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', sans-serif"

    /// The distance between two baselines.
    var lineHeight: Double { (size * 1.193).rounded(.up) }
    /// The distance of the baseline below the middle of a line.
    var baselineBelowCenter: Double { size * 0.355 }
    /// The width of a text; an estimate, since the viewer chooses the font.
    func width(of text: some StringProtocol) -> Double {
        text.reduce(0) { $0 + width(of: $1) }
    }

    /// Whether all letters are of one width.
    private var isFixedPitch: Bool { families?.hasSuffix("monospace") == true }

    func width(of character: Character) -> Double {
        if isFixedPitch { return size * 0.6 }
        return LetterWidths.width(of: character) * size * (weight >= 600 ? 1.06 : 1)
    }
}

extension DrawnFont {
    /// Reads a `fontDescription` or `font` element.
    init(_ element: Element, default base: DrawnFont) {
        self = base
        if let style = element["style"], let known = Self.textStyles[style.textStyleName] {
            let size = element.document.kind.platform == .tvOS ? Self.televisionSizes[style.textStyleName] : nil
            self = DrawnFont(size: size ?? known.size, weight: style.contains("Emphasized") ? 600 : known.weight)
        }
        if let meta = element["metaFont"] {
            self = DrawnFont(size: Self.metaSizes[meta] ?? 13, weight: meta.hasSuffix("Bold") ? 700 : 400)
        }
        let size = (element["pointSize"] ?? element["size"]).flatMap(Double.init)
        self = DrawnFont(size: size ?? self.size, weight: weight)
        switch element["type"] {
        case "boldSystem": weight = 700
        case "italicSystem": isItalic = true
        case "userFixedPitch": families = Self.monospaced
        default: break
        }
        if let name = element["weight"], let weight = Self.weights[name] { self.weight = weight }
        if let name = element["name"] { take(name: name, family: element["family"]) }
    }

    /// Takes a font by its PostScript name: `AvenirNext-DemiBold` and its family.
    private mutating func take(name: String, family: String?) {
        let parts = name.split(separator: "-", maxSplits: 1)
        let style = parts.count > 1 ? parts[1].lowercased() : ""
        weight = Self.nameWeights.first { style.contains($0.word) }?.weight ?? 400
        isItalic = style.contains("italic") || style.contains("oblique")
        guard !name.hasPrefix("."), !name.hasPrefix("SFPro"), !name.hasPrefix("SFUI") else { return }
        let plain = (family ?? parts.first.map(String.init) ?? name).filter { !"'\"\\".contains($0) }
        let isFixed = ["Courier", "Menlo", "Monaco", "SFMono", "Mono"].contains { name.contains($0) }
        families = "'\(plain)', " + (isFixed ? Self.monospaced : Self.systemFamilies)
    }

    private static let monospaced = "'SF Mono', Menlo, 'Courier New', 'Liberation Mono', monospace"

    private static let weights = [
        "ultraLight": 200, "thin": 100, "light": 300, "regular": 400, "medium": 500, "semibold": 600, "bold": 700,
        "heavy": 800, "black": 900,
    ]

    private static let nameWeights: [(word: String, weight: Int)] = [
        ("semibold", 600), ("demibold", 600), ("extrabold", 800), ("ultralight", 200), ("bold", 700),
        ("medium", 500), ("light", 300), ("thin", 100), ("heavy", 800), ("black", 900),
    ]

    private static let textStyles: [String: (size: Double, weight: Int)] = [
        "Body": (17, 400), "Headline": (17, 600), "Subhead": (15, 400), "Footnote": (13, 400), "Caption1": (12, 400),
        "Caption2": (11, 400), "Callout": (16, 400), "Title0": (34, 400), "Title1": (28, 400), "Title2": (22, 400),
        "Title3": (20, 400),
    ]

    /// Text on a television is read from afar.
    private static let televisionSizes: [String: Double] = [
        "Body": 29, "Headline": 38, "Subhead": 29, "Footnote": 23, "Caption1": 25, "Caption2": 23, "Callout": 31,
        "Title1": 76, "Title2": 57, "Title3": 48,
    ]

    private static let metaSizes: [String: Double] = [
        "system": 13, "systemBold": 13, "smallSystem": 11, "smallSystemBold": 11, "miniSystem": 9, "label": 10,
        "controlContent": 12, "menu": 13, "message": 13, "cellTitle": 12, "toolTip": 11, "titleBar": 13,
    ]
}

extension String {
    /// `UICTFontTextStyleEmphasizedBody` as `Body`.
    fileprivate var textStyleName: String {
        var name = self[...]
        for prefix in ["UICTFontTextStyle", "UIFontTextStyle", "Emphasized", "Tall", "Short"]
        where name.hasPrefix(prefix) {
            name = name.dropFirst(prefix.count)
        }
        return name == "Subheadline" ? "Subhead" : String(name)
    }
}
