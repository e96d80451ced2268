/// The members of the system's color types, which a color set's name must leave alone.
///
/// Since version 15 Xcode generates a Swift symbol for each color set, as a member of `UIColor`, `NSColor` and
/// `SwiftUI.Color`; where such a member exists it warns and generates none.
public enum SystemColorSymbols {
    /// Whether the symbol of a color set of this name is already a member of one of the three types.
    ///
    /// Symbols of sets in a namespace are members of a type of their own and never clash.
    public static func contains(_ assetName: String) -> Bool { members.contains(assetSymbol(for: assetName)) }

    /// The Swift symbol that Xcode generates for a color set, without backticks: `brandRed` for `Brand Red Color`.
    ///
    /// Namespaces are types: `Brand.red` for `Brand/Red`. Empty where the name has no letter and no digit.
    public static func assetSymbol(for assetName: String) -> String {
        let parts = assetName.split(separator: "/").map(String.init)
        let namespaces = parts.dropLast().map { AssetSymbol($0).typeName }
        return (namespaces + parts.suffix(1).map { AssetSymbol($0).memberName }).joined(separator: ".")
    }

    /// Every static member of the three types that is a color or could be mistaken for one.
    public static let members = Set(uiColor + nsColor + swiftUIColor)

    private static let uiColor =
        """
        black darkGray lightGray white gray red green blue cyan yellow magenta orange purple brown clear
        systemRed systemGreen systemBlue systemOrange systemYellow systemPink systemPurple systemTeal systemIndigo
        systemBrown systemMint systemCyan systemGray systemGray2 systemGray3 systemGray4 systemGray5 systemGray6
        tintColor label secondaryLabel tertiaryLabel quaternaryLabel link placeholderText separator opaqueSeparator
        systemBackground secondarySystemBackground tertiarySystemBackground
        systemGroupedBackground secondarySystemGroupedBackground tertiarySystemGroupedBackground
        systemFill secondarySystemFill tertiarySystemFill quaternarySystemFill
        lightText darkText groupTableViewBackground
        """.words

    private static let nsColor =
        """
        black darkGray lightGray white gray red green blue cyan yellow magenta orange purple brown clear
        labelColor secondaryLabelColor tertiaryLabelColor quaternaryLabelColor quinaryLabel linkColor
        placeholderTextColor windowFrameTextColor selectedMenuItemTextColor alternateSelectedControlTextColor
        headerTextColor separatorColor gridColor windowBackgroundColor underPageBackgroundColor controlBackgroundColor
        selectedContentBackgroundColor unemphasizedSelectedContentBackgroundColor alternatingContentBackgroundColors
        findHighlightColor textColor textBackgroundColor textInsertionPointColor selectedTextColor
        selectedTextBackgroundColor unemphasizedSelectedTextBackgroundColor unemphasizedSelectedTextColor
        controlColor controlTextColor selectedControlColor selectedControlTextColor disabledControlTextColor
        keyboardFocusIndicatorColor scrubberTexturedBackground controlAccentColor currentControlTint
        highlightColor shadowColor ignoresAlpha systemColorsDidChangeNotification
        systemRed systemGreen systemBlue systemOrange systemYellow systemBrown systemPink systemPurple systemGray
        systemTeal systemIndigo systemMint systemCyan
        systemFill secondarySystemFill tertiarySystemFill quaternarySystemFill quinarySystemFill
        controlHighlightColor controlLightHighlightColor controlShadowColor controlDarkShadowColor scrollBarColor
        knobColor selectedKnobColor windowFrameColor selectedMenuItemColor headerColor secondarySelectedControlColor
        alternateSelectedControlColor controlAlternatingRowBackgroundColors
        """.words

    private static let swiftUIColor =
        """
        red orange yellow green mint teal cyan blue indigo purple pink brown white gray black clear
        primary secondary accentColor
        """.words
}

extension String {
    fileprivate var words: [String] { split(whereSeparator: \.isWhitespace).map(String.init) }
}
