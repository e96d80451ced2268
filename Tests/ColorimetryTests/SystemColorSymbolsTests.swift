import Colorimetry
import Testing

@Suite("Symbols of color sets")
struct SystemColorSymbolsTests {
    @Test(
        "a symbol is what Xcode generates",
        arguments: [
            ("AccentColor", "accent"), ("background-color", "background"), ("BGColorOne", "bgColorOne"),
            ("YP Background Universal", "ypBackgroundUniversal"), ("color_24292B", "color24292B"),
            ("color7C", "color7C"),
            ("mainBackgroundColor2", "mainBackgroundColor2"), ("buttoncolor", "buttoncolor"), ("Color", "color"),
            ("blueEF", "blueEF"), ("CLR_APPBAR_BCKGRND", "CLR_APPBAR_BCKGRND"),
            ("colors_primary_blue", "colorsPrimaryBlue"),
            ("Colors/121212", "Colors._121212"), ("Colors/292C38", "Colors._292_C_38"),
            ("Colors/A2D8FF", "Colors.A_2_D_8_FF"),
            ("Colors/DCAC00", "Colors.DCAC_00"), ("Colors/c50000", "Colors.c50000"),
            ("iconPreviews/BMW", "IconPreviews.BMW"),
            ("Colors/Text/Primary", "Colors.Text.primary"), ("16_9", "_16_9"), ("1gridPopupBg2", "_1GridPopupBg2"),
            ("AppIcon-iOS-ClearDark-1024x1024", "appIconIOSClearDark1024X1024"), ("AML1708", "AML_1708"),
            ("darkGray2", "darkGray2"), ("Black50", "black50"), ("", ""), ("-", ""), ("/", ""),
        ])
    func symbols(name: String, symbol: String) {
        #expect(SystemColorSymbols.assetSymbol(for: name) == symbol)
    }

    @Test(
        "names whose symbol the system has are told",
        arguments: [
            "Red", "red", "RedColor", "DarkGray", "dark-gray", "LightGrayColor", "BlueColor", "PrimaryColor",
            "secondary",
            "Label", "SystemBackground", "system_gray_6", "Link", "Teal", "Mint", "Clear", "TintColorColor",
            "Quinary Label",
            "ControlAccentColor Color", "AccentColorColor",
        ])
    func taken(name: String) { #expect(SystemColorSymbols.contains(name)) }

    @Test(
        "other names are free",
        arguments: [
            "AccentColor", "Background", "RED", "Tomato", "Red1", "Brand/Red", "Tertiary", "DarkSlateGray", "Black50",
            "",
        ])
    func free(name: String) { #expect(!SystemColorSymbols.contains(name)) }
}
