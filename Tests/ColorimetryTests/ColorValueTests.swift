import Colorimetry
import Testing

@Suite("Color values")
struct ColorValueTests {
    @Test("colors are equal to 8 bits in one space and never across spaces")
    func quantized() throws {
        let red = try #require(ColorValue(.sRGB, [1, 0.2, 0.2]))
        let nearly = try #require(ColorValue(.sRGB, [0.9999, 0.2001, 0.1999]))
        let wide = try #require(ColorValue(.displayP3, [1, 0.2, 0.2]))
        #expect(red.quantized == nearly.quantized)
        #expect(red.quantized != wide.quantized)
        #expect(red.isSame(as: nearly))
        #expect(!red.isSame(as: wide))
    }

    @Test("one bucket may hold two colors that are further apart than half a step")
    func bucket() throws {
        let low = try #require(ColorValue(.grayGamma22, [99.6 / 255]))
        let high = try #require(ColorValue(.grayGamma22, [100.4 / 255]))
        #expect(low.quantized == high.quantized)
        #expect(!low.isSame(as: high))
        #expect(low.isSame(as: low.quantized.value) && high.isSame(as: high.quantized.value))
    }

    @Test("numbers that are no colors are refused")
    func implausible() {
        #expect(ColorValue(.sRGB, [.nan, 0, 0]) == nil)
        #expect(ColorValue(.sRGB, [1, 0]) == nil)
        #expect(ColorValue(.grayGamma22, [1e300]) == nil)
    }

    @Test("hex has alpha digits only where the color is not opaque")
    func hex() throws {
        #expect(ColorValue(hex: "#f80")?.hex == "#FF8800")
        #expect(ColorValue(hex: "11223380")?.hex == "#11223380")
        #expect(ColorValue(hex: "#12") == nil)
        #expect(try #require(ColorValue(.grayGamma22, [1])).hex == "#FFFFFF")
    }
}
