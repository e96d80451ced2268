/// Static members that UIColor, NSColor or SwiftUI's Color have themselves.
enum SystemColorNames {
    static let all: Set<String> = Set((plain + iOS + macOS + system + methods).split(separator: " ").map(String.init))

    private static let plain = """
        black blue brown clear cyan darkGray gray green lightGray magenta orange purple red white yellow pink primary \
        secondary accentColor indigo mint teal \

        """

    private static let system = """
        systemBlue systemBrown systemCyan systemFill systemGray systemGray2 systemGray3 systemGray4 systemGray5 systemGray6 \
        systemGreen systemIndigo systemMint systemOrange systemPink systemPurple systemRed systemTeal systemYellow \
        systemBackground systemGroupedBackground secondarySystemBackground secondarySystemFill \
        secondarySystemGroupedBackground tertiarySystemBackground tertiarySystemFill tertiarySystemGroupedBackground \
        quaternarySystemFill quinarySystemFill \

        """

    private static let iOS = """
        label secondaryLabel tertiaryLabel quaternaryLabel placeholderText separator opaqueSeparator link darkText \
        lightText tintColor groupTableViewBackground viewFlipsideBackground scrollViewTexturedBackground \
        underPageBackground \

        """

    private static let macOS = """
        labelColor secondaryLabelColor tertiaryLabelColor quaternaryLabelColor quinaryLabel linkColor placeholderTextColor \
        windowFrameTextColor selectedMenuItemTextColor alternateSelectedControlTextColor headerTextColor separatorColor \
        gridColor windowBackgroundColor underPageBackgroundColor controlBackgroundColor \
        selectedContentBackgroundColor unemphasizedSelectedContentBackgroundColor alternatingContentBackgroundColors \
        findHighlightColor textColor textBackgroundColor selectedTextColor selectedTextBackgroundColor \
        unemphasizedSelectedTextBackgroundColor unemphasizedSelectedTextColor controlColor controlTextColor \
        selectedControlColor selectedControlTextColor disabledControlTextColor keyboardFocusIndicatorColor \
        scrubberTexturedBackground controlAccentColor currentControlTint highlightColor shadowColor \
        controlHighlightColor controlLightHighlightColor controlShadowColor controlDarkShadowColor scrollBarColor \
        knobColor selectedKnobColor windowFrameColor selectedMenuItemColor headerColor secondarySelectedControlColor \
        alternateSelectedControlColor controlAlternatingRowBackgroundColors textInsertionPointColor ignoresAlpha \

        """

    private static let methods = "currentColor currentControl named resource appearance bundle color tint"
}
