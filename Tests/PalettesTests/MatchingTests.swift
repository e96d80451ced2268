import Colorimetry
import Palettes
import Testing

@Suite("Colors of a palette")
struct MatchingTests {
    @Test("equal colors are of one space; what looks the same may be of another")
    func matches() throws {
        let palette = try palette(
            """
            Paper: "#FFFFFF"
            Wide: { red: 1, green: 1, blue: 1, color-space: display-p3 }
            Snow: { white: 1 }
            Ink: "#000000"
            """, "p.yml")
        let white = try #require(ColorValue(.grayGamma22, [1]))
        let ink = try #require(ColorValue(.genericCMYK, [0, 0, 0, 0]))
        #expect(palette.colors(equalTo: white).map(\.name) == ["Snow"])
        #expect(palette.colors(shownAs: white).map(\.name) == ["Paper", "Wide", "Snow"])
        #expect(palette.colors(shownAs: ink).isEmpty)
        #expect(palette.colors(shownAs: white.with(alpha: 0.5)).isEmpty)
    }
}
