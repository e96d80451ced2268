import Colorimetry
import Testing

@Suite("Contrast")
struct ColorContrastTests {
    @Test(
        "the ratio is WCAG's, whichever of the two is lighter",
        arguments: [
            ("#FFFFFF", "#000000", 21.0), ("#777777", "#FFFFFF", 4.48), ("#767676", "#FFFFFF", 4.54),
            ("#FF0000", "#FFFFFF", 4.00), ("#0000FF", "#FFFFFF", 8.59), ("#808080", "#808080", 1.0),
        ])
    func ratios(front: String, back: String, expected: Double) throws {
        let front = try #require(ColorValue(hex: front))
        let back = try #require(ColorValue(hex: back))
        #expect(abs(try #require(front.contrast(against: back)) - expected) < 0.005)
        #expect(front.contrast(against: back) == back.contrast(against: front))
    }

    @Test("a translucent color is laid over the background first")
    func translucent() throws {
        let white = try #require(ColorValue(hex: "#FFFFFF"))
        let shade = try #require(ColorValue(.grayGamma22, [0], alpha: 136.0 / 255))
        let same = try #require(ColorValue(hex: "#777777"))
        let ratio = try #require(shade.contrast(against: white))
        #expect(abs(ratio - (try #require(same.contrast(against: white)))) < 1e-9)
        #expect(try #require(shade.with(alpha: 0).contrast(against: white)) == 1)
    }

    @Test("nothing is said upon a translucent background, nor of a color without a formula")
    func unknown() throws {
        let white = try #require(ColorValue(hex: "#FFFFFF"))
        let ink = try #require(ColorValue(.deviceCMYK, [0, 0, 0, 1]))
        #expect(white.contrast(against: white.with(alpha: 0.5)) == nil)
        #expect(ink.contrast(against: white) == nil)
        #expect(white.contrast(against: ink) == nil)
    }
}
