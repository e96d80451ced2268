import Testing

@testable import ColorPalette

/// Words for colors that only their lightness tells apart.
@Suite("Shades of one look")
struct ShadeNamesTests {
    private func names(_ base: [String], _ shades: (Double, Int)...) -> [String?] {
        ShadeNames.names(base, for: shades.map { ShadeNames.Shade(darkness: $0.0, count: $0.1) }).map { $0?.joined() }
    }

    @Test("are lighter and darker ones beside the most used")
    func mostUsed() {
        #expect(names(["Bright", "Red"], (40, 2), (45, 9)) == ["BrightRedLight", "BrightRed"])
        #expect(
            names(["Bright", "Red"], (50, 1), (40, 2), (45, 9), (55, 1))
                == ["BrightRedDark", "BrightRedLight", "BrightRed", "BrightRedDarker"])
    }

    @Test("never are called light where the plain one is dark, nor dark where it is light")
    func comparatives() {
        #expect(names(["Dark", "Blue"], (85, 1), (70, 1), (80, 9)) == ["DarkestBlue", "DarkBlue", "DarkerBlue"])
        let four = names(["Dark", "Blue"], (85, 1), (70, 1), (80, 9), (75, 2))
        #expect(four == ["DarkestBlue", "DarkBlue", "VeryDarkBlue", "DarkerBlue"])
        #expect(names(["Pale", "Blue"], (4, 9), (8, 1)) == ["PalerBlue", "PaleBlue"])
    }

    @Test("have no name where there are more than words")
    func tooMany() {
        let shades = (0..<5).map { ShadeNames.Shade(darkness: Double($0), count: 9 - $0) }
        #expect(ShadeNames.names(["Bright", "Red"], for: shades).map { $0?.joined() }.last == .some(nil))
    }
}
