/// A text style of the system, such as `UICTFontTextStyleBody`, at a text size.
struct TextStyle: Hashable {
    let pointSize: Double
    /// The distance of two baselines.
    let lineDistance: Double
    let isSemibold: Bool

    /// Nil for a style that is not known.
    init?(named name: String, _ textSize: TextSize) {
        guard let sizes = Self.sizes[name] else { return nil }
        (pointSize, lineDistance) = textSize == .extraSmall ? sizes.extraSmall : sizes.large
        isSemibold = name == "UICTFontTextStyleHeadline"
    }

    /// Sizes and line distances as the Human Interface Guidelines list them.
    private static let sizes: [String: (large: (Double, Double), extraSmall: (Double, Double))] = [
        "UICTFontTextStyleTitle0": ((34, 41), (31, 38)), "UICTFontTextStyleLargeTitle": ((34, 41), (31, 38)),
        "UICTFontTextStyleTitle1": ((28, 34), (25, 31)), "UICTFontTextStyleTitle2": ((22, 28), (19, 24)),
        "UICTFontTextStyleTitle3": ((20, 25), (17, 22)), "UICTFontTextStyleHeadline": ((17, 22), (14, 19)),
        "UICTFontTextStyleBody": ((17, 22), (14, 19)), "UICTFontTextStyleCallout": ((16, 21), (13, 18)),
        "UICTFontTextStyleSubhead": ((15, 20), (12, 16)), "UICTFontTextStyleFootnote": ((13, 18), (12, 16)),
        "UICTFontTextStyleCaption1": ((12, 16), (11, 13)), "UICTFontTextStyleCaption2": ((11, 13), (11, 13)),
    ]
}
