/// The system's colors by the names that documents and catalogs use, in one appearance.
struct SystemPalette {
    let isMac: Bool
    let isDark: Bool

    /// The color of a name such as `systemBackgroundColor`; nil for one that is not known.
    subscript(name: String) -> Paint? {
        var stem = name[...]
        if stem.hasSuffix("Color") { stem = stem.dropLast(5) }
        let key = String(stem)
        let pair = (isMac ? Self.mac[key] : nil) ?? Self.touch[key] ?? Self.mac[key]
        return pair.map { isDark ? $0.dark : $0.light }
    }

    private typealias Pair = (light: Paint, dark: Paint)

    private static func pair(
        _ light: UInt32, _ dark: UInt32, _ lightAlpha: Double = 1, _ darkAlpha: Double? = nil
    ) -> Pair {
        (Paint(light, alpha: lightAlpha), Paint(dark, alpha: darkAlpha ?? lightAlpha))
    }

    private static let touch: [String: Pair] = hues.merging(touchRoles) { first, _ in first }

    private static let hues: [String: Pair] = [
        "systemBlue": pair(0x007AFF, 0x0A84FF), "systemGreen": pair(0x34C759, 0x30D158),
        "systemIndigo": pair(0x5856D6, 0x5E5CE6), "systemOrange": pair(0xFF9500, 0xFF9F0A),
        "systemPink": pair(0xFF2D55, 0xFF375F), "systemPurple": pair(0xAF52DE, 0xBF5AF2),
        "systemRed": pair(0xFF3B30, 0xFF453A), "systemTeal": pair(0x30B0C7, 0x40C8E0),
        "systemYellow": pair(0xFFCC00, 0xFFD60A), "systemMint": pair(0x00C7BE, 0x63E6E2),
        "systemCyan": pair(0x32ADE6, 0x64D2FF), "systemBrown": pair(0xA2845E, 0xAC8E68),
        "systemGray": pair(0x8E8E93, 0x8E8E93), "systemGray2": pair(0xAEAEB2, 0x636366),
        "systemGray3": pair(0xC7C7CC, 0x48484A), "systemGray4": pair(0xD1D1D6, 0x3A3A3C),
        "systemGray5": pair(0xE5E5EA, 0x2C2C2E), "systemGray6": pair(0xF2F2F7, 0x1C1C1E),
    ]

    private static let touchRoles: [String: Pair] = [
        "label": pair(0x000000, 0xFFFFFF), "secondaryLabel": pair(0x3C3C43, 0xEBEBF5, 0.6),
        "tertiaryLabel": pair(0x3C3C43, 0xEBEBF5, 0.3), "quaternaryLabel": pair(0x3C3C43, 0xEBEBF5, 0.18, 0.16),
        "placeholderText": pair(0x3C3C43, 0xEBEBF5, 0.3), "link": pair(0x007AFF, 0x0984FF),
        "separator": pair(0x3C3C43, 0x545458, 0.29, 0.6), "opaqueSeparator": pair(0xC6C6C8, 0x38383A),
        "systemFill": pair(0x787880, 0x787880, 0.2, 0.36),
        "secondarySystemFill": pair(0x787880, 0x787880, 0.16, 0.32),
        "tertiarySystemFill": pair(0x767680, 0x767680, 0.12, 0.24),
        "quaternarySystemFill": pair(0x747480, 0x747480, 0.08, 0.18),
        "systemBackground": pair(0xFFFFFF, 0x000000), "secondarySystemBackground": pair(0xF2F2F7, 0x1C1C1E),
        "tertiarySystemBackground": pair(0xFFFFFF, 0x2C2C2E),
        "systemGroupedBackground": pair(0xF2F2F7, 0x000000),
        "secondarySystemGroupedBackground": pair(0xFFFFFF, 0x1C1C1E),
        "tertiarySystemGroupedBackground": pair(0xF2F2F7, 0x2C2C2E),
        "groupTableViewBackground": pair(0xF2F2F7, 0x000000),
        "tableBackground": pair(0xFFFFFF, 0x000000), "tableCellGroupedBackground": pair(0xFFFFFF, 0x1C1C1E),
        "darkText": pair(0x000000, 0x000000), "lightText": pair(0xFFFFFF, 0xFFFFFF, 0.6),
        "viewFlipsideBackground": pair(0x1F1F21, 0x1F1F21),
        "scrollViewTexturedBackground": pair(0x6F7179, 0x6F7179), "tint": pair(0x007AFF, 0x0A84FF),
    ]

    private static let mac: [String: Pair] = [
        "label": pair(0, 0xFFFFFF, 0.85), "controlText": pair(0, 0xFFFFFF, 0.85), "text": pair(0, 0xFFFFFF),
        "secondaryLabel": pair(0, 0xFFFFFF, 0.5, 0.55), "tertiaryLabel": pair(0, 0xFFFFFF, 0.26),
        "quaternaryLabel": pair(0, 0xFFFFFF, 0.1), "placeholderText": pair(0, 0xFFFFFF, 0.25),
        "control": pair(0xFFFFFF, 0xFFFFFF, 1, 0.25), "controlBackground": pair(0xFFFFFF, 0x1E1E1E),
        "textBackground": pair(0xFFFFFF, 0x1E1E1E), "windowBackground": pair(0xECECEC, 0x323232),
        "underPageBackground": pair(0x969696, 0x282828), "window": pair(0xECECEC, 0x323232),
        "disabledControlText": pair(0, 0xFFFFFF, 0.25), "selectedControl": pair(0xB3D7FF, 0x3F638B),
        "selectedControlText": pair(0, 0xFFFFFF, 0.85), "alternateSelectedControl": pair(0x0064E1, 0x0059D1),
        "alternateSelectedControlText": pair(0xFFFFFF, 0xFFFFFF),
        "selectedContentBackground": pair(0x0064E1, 0x0059D1), "selectedTextBackground": pair(0xB3D7FF, 0x3F638B),
        "grid": pair(0xE6E6E6, 0x1A1A1A), "header": pair(0xFFFFFF, 0x2A2A2A), "headerText": pair(0, 0xFFFFFF, 0.85),
        "separator": pair(0, 0xFFFFFF, 0.1),
        "controlAccent": pair(0x007AFF, 0x0A84FF), "link": pair(0x0068DA, 0x419CFF),
        "windowFrameText": pair(0, 0xFFFFFF, 0.85), "selectedMenuItem": pair(0x0064E1, 0x0059D1),
        "selectedMenuItemText": pair(0xFFFFFF, 0xFFFFFF), "keyboardFocusIndicator": pair(0x0067F4, 0x1AA9FF, 0.25),
        "_sourceListBackground": pair(0xF0F0F0, 0x2A2A2A), "highlight": pair(0xFFFFFF, 0xB4B4B4),
        "shadow": pair(0, 0), "controlHighlight": pair(0xE3E3E3, 0x646464), "controlShadow": pair(0xAAAAAA, 0x555555),
        "controlDarkShadow": pair(0x545454, 0x333333), "controlLightHighlight": pair(0xFFFFFF, 0x7A7A7A),
        "knob": pair(0xFFFFFF, 0x7A7A7A), "scrollBar": pair(0xAAAAAA, 0x555555),
    ]
}
