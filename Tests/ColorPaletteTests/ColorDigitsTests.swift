import Colorimetry
import Palettes
import SourceText
import Testing

@testable import ColorPalette

/// The digits that titles and files say a color by.
@Suite("Digits of a color")
struct ColorDigitsTests {
    private func color(_ space: ColorSpace, _ steps: Int..., alpha: Double = 1) throws -> ColorValue {
        try #require(ColorValue(space, steps.map { Double($0) / 255 }, alpha: alpha))
    }

    @Test("are those of the space that is named behind them")
    func ownDigits() throws {
        #expect(try color(.displayP3, 0xEB, 0x5F, 0x37).hexAndSpace == "#EB5F37 (Display P3)")
        #expect(try color(.displayP3, 0, 0xFF, 0, alpha: 0.5).hexAndSpace == "#00FF0080 (Display P3)")
        #expect(try color(.grayGamma22, 0x66).hexAndSpace == "#666666 (gray gamma 2.2)")
        #expect(try color(.sRGB, 1, 2, 3).hexAndSpace == "#010203")
    }

    @Test("mean the color itself when a recipe gives them back")
    func recipeRoundTrip() throws {
        let wide = try color(.displayP3, 0xEB, 0x5F, 0x37)
        #expect(ColorText.value(of: "\(wide.ownHex) p3")?.quantized == wide.quantized)
        let gray = try color(.grayGamma22, 0x66)
        #expect(ColorText.value(of: "\(gray.ownHex) gray")?.quantized == gray.quantized)
        #expect(ExcludedColor("\(wide.ownHex) p3")?.matches(wide) == true)
        #expect(ExcludedColor("\(wide.ownHex) p3")?.matches(try color(.sRGB, 0xEB, 0x5F, 0x37)) == false)
    }

    @Test(
        "and the values of an offered palette are read as the colors that were written",
        arguments: [
            (ColorSpace.displayP3, [0xEB, 0x5F, 0x37], 1.0), (.displayP3, [1, 254, 128], 0.3), (.sRGB, [9, 8, 7], 0.5),
            (.grayGamma22, [77], 0.7),
        ])
    func paletteRoundTrip(space: ColorSpace, steps: [Int], alpha: Double) throws {
        let value = try #require(ColorValue(space, steps.map { Double($0) / 255 }, alpha: alpha))
        let text = "Crema:\n  value: \(PaletteOffer.value(value))\n"
        let palette = try PaletteFile.read(Array(text.utf8), path: "palette.yml").get()
        #expect(palette.colors.map(\.value.quantized) == [value.quantized])
    }

    @Test("name a color a hair beyond white white, and no other one")
    func almostWhite() throws {
        let white = try #require(ColorValue(.sRGB, [0.999996, 1, 1.000001]))
        #expect(LookNames.candidates(for: white) == [["Pure", "White"]])
        #expect(white.assetSpaceName == "srgb")
        let whiter = try #require(ColorValue(.sRGB, [1.1, 1.1, 1.1]))
        #expect(LookNames.candidates(for: whiter) == [["Extended", "White"]])
        #expect(whiter.assetSpaceName == "extended-srgb")
    }
}
