import Colorimetry
import Palettes
import Testing

@Suite("Adobe swatch files")
struct SwatchExchangeTests {
    @Test("colors of all models are read with their names and groups")
    func models() throws {
        let palette = try palette(SwatchExchangeSample.colorful.bytes, "Brand.ase")
        #expect(palette.format == .swatchExchange)
        #expect(palette.colors.map(\.name) == ["Ember", "Nebel 🌫", "Tinte", "Blatt"])
        #expect(palette.colors.map(\.group) == [nil, "Bühne", "Bühne", nil])
        #expect(palette.colors.map(\.value.space) == [.sRGB, .grayGamma22, .genericCMYK, .sRGB])
        #expect(palette.colors.first?.value.hex == "#FF6633")
        #expect(palette.colors.last?.value.hex == "#FF0000")
        #expect(palette.unnamedCount == 1)
        #expect(palette.colors.allSatisfy { $0.place.position == nil && $0.place.path == "Brand.ase" })
    }

    @Test("a file of another name is told by its first bytes")
    func content() throws {
        #expect(try palette(SwatchExchangeSample.colorful.bytes, "Brand").format == .swatchExchange)
    }

    @Test("what is wrong with an entry is said with its number and name")
    func entries() {
        var sample = SwatchExchangeSample()
        sample.color("Ember", "RGB ", [1, 0.4, 0.2])
        sample.color("Fire", "RGB ", [.nan, 0, 0])
        sample.color("Water", "HSB ", [0, 0, 0])
        sample.color("Air", "CMYK", [0, 0])
        sample.color("ember", "Gray", [2])
        sample.color("Ember", "Gray", [1])
        sample.color("Earth", "LAB ", [0.5, 500, 0])
        sample.block(0x0007, [1, 2, 3])
        #expect(
            problems(sample.bytes, "a.ase") == [
                "a.ase: entry 2, \"Fire\": a component is not between 0 and 1",
                "a.ase: entry 3, \"Water\": the color model \"HSB \" is not known; use RGB",
                "a.ase: entry 4, \"Air\": it ends within its components",
                "a.ase: entry 5, \"ember\": a component is not between 0 and 1",
                "a.ase: entry 6, \"Ember\": the name \"Ember\" is already in entry 1, \"Ember\"; "
                    + "give one of the two another name",
                "a.ase: entry 7, \"Earth\": its lightness, a or b is out of range",
                "a.ase: entry 8 is of the unknown type 0x7",
            ])
    }

    @Test("a file that ends early, or goes on, or is another kind is refused")
    func lengths() {
        let sample = SwatchExchangeSample.colorful
        #expect(
            problems(sample.bytes(claiming: 8), "a.ase") == [
                "a.ase: entry 8 of 8 is cut off: the file ends before it does"
            ])
        #expect(
            problems(sample.bytes(claiming: 2), "a.ase") == [
                "a.ase: something follows the 2 entries that the file says it has"
            ])
        #expect(problems(sample.bytes(claiming: 7, major: 2), "a.ase").first?.contains("version 2") == true)
        #expect(problems(Array("ASEF".utf8), "a.ase") == ["a.ase: the file ends within its header"])
        #expect(problems([0, 0, 0, 0, 0xE0, 0xA5], "a.ase").first?.contains("begins with \"ASEF\"") == true)
        #expect(problems(SwatchExchangeSample().bytes, "a.ase") == ["a.ase: it holds no color"])
        #expect(problems(sample.bytes(claiming: 0xFFFF_FFFF), "a.ase").count == 1)
    }

    @Test("zeros behind the last entry mean nothing")
    func padding() throws {
        #expect(try palette(SwatchExchangeSample.colorful.bytes + [0, 0, 0], "a.ase").colors.count == 4)
    }
}
