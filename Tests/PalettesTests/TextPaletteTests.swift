import Colorimetry
import Palettes
import SourceText
import Testing

@Suite("Palettes of GIMP and Sketch")
struct TextPaletteTests {
    private let gimp =
        "GIMP Palette\nName: Brand\nColumns: 4\n#\n255 102  51\tEmber Glow\n  0   0   0\n17 34 51 Untitled\n"

    @Test("GIMP's lines are numbers and a name, with any line ends", arguments: ["\n", "\r\n", "\r"])
    func gimpLines(end: String) throws {
        let text = gimp.split(separator: "\n").joined(separator: end)
        let palette = try palette(text, "Brand.gpl")
        #expect(palette.summary == ["Ember Glow #FF6633"])
        #expect(palette.unnamedCount == 2)
        #expect(try Palettes.PaletteFile.read(Array(text.utf8), path: "Brand").get().format == .gimp)
    }

    @Test(
        "names that programs make up name nothing",
        arguments: [
            "Untitled", "Swatch 12", "ff6633", "#FF6633", "#f63", "ff6633ff", "R=255 G=102 B=51", "K=0.5", "  ",
        ])
    func madeUp(name: String) throws {
        let palette = try palette("GIMP Palette\n255 102 51 \(name)\n0 0 0 Ink\n1 1 1 \(name) Sea\n", "a.gpl")
        #expect(palette.colors.count == 2 && palette.colors.first?.name == "Ink")
        #expect(palette.unnamedCount == 1)
    }

    @Test("another color's digits are a name")
    func otherDigits() throws {
        #expect(try palette("GIMP Palette\n0 0 0 facade\n", "a.gpl").summary == ["facade #000000"])
    }

    @Test("a color's line is its place")
    func gimpPlace() throws {
        #expect(try palette(gimp, "a.gpl").colors.first?.place.position == SourcePosition(line: 5, column: 1))
    }

    @Test("four numbers are read where the header says so")
    func gimpAlpha() throws {
        let text = "GIMP Palette\nChannels: RGBA\n#\n255 0 0 128 Glow\n"
        #expect(try palette(text, "a.gpl").summary == ["Glow #FF000080"])
    }

    @Test(
        "what is wrong with a GIMP palette is said with its line",
        arguments: [
            ("GIMP Palette\n1 2\tA\n", "2:1: a color is 3 numbers from 0 to 255 and a name, not \"1 2 A\""),
            ("GIMP Palette\n1 2 256 A\n", "2:1: a color is 3 numbers"),
            ("GIMP Palette\n1 2 3 A\nColumns: 2\n", "3:1: a color is 3 numbers"),
            ("GIMP Palette\n1 2 3 A\n1 2 4 A\n", "3:1: the color: the name \"A\" is already on line 2"),
            ("1 2 3 A\n", "1:1: a GIMP palette begins with the line"),
            ("GIMP Palette\n1 2 3\n", " its colors (1) have no names; name them"),
            ("GIMP Palette", " it holds no color"),
        ])
    func gimpMistakes(text: String, problem: String) {
        let found = problems(text, "p.gpl")
        #expect(found.count == 1 && found.first?.hasPrefix("p.gpl:\(problem)") == true, "\(found)")
    }

    @Test("the plugin's colors are read, with names and without")
    func plugin() throws {
        let text = """
            { "compatibleVersion": "2.0", "pluginVersion": "2.22", "colors": [
              { "name": "Ember", "red": 1, "green": 0.4, "blue": 0.2, "alpha": 1 },
              { "name": "Brand/Shade", "red": 0, "green": 0, "blue": 0, "alpha": 0.5 },
              { "name": null, "red": 0, "green": 0, "blue": 0, "alpha": 1 }, "#112233"
            ], "gradients": [], "images": [] }
            """
        let palette = try palette(text, "Brand.sketchpalette")
        #expect(palette.summary == ["Ember #FF6633", "Brand/Shade #00000080"])
        #expect(palette.unnamedCount == 2)
        #expect(palette.format == .sketch)
        #expect(palette.colors.first?.place.position == SourcePosition(line: 2, column: 3))
    }

    @Test(
        "lists of names and values are read wherever Sketch has them",
        arguments: [
            ##"[{ "name": "Ember", "value": "#FF6633" }]"##,
            ##"{ "colors": [{ "name": "Ember", "value": "#FF6633FF" }] }"##,
            ##"{ "colors": [{ "name": "Ember", "hex": "FF6633" }] }"##,
            #"{"assets": {"colorAssets": [{"name": "Ember", "color": {"red": 1, "green": 0.4, "blue": 0.2}}]}}"#,
            #"{"sharedSwatches": {"objects": [{"name": "Ember", "value": {"red": 1, "green": 0.4, "blue": 0.2}}]}}"#,
        ])
    func lists(text: String) throws {
        #expect(try palette(text, "colors.json").summary == ["Ember #FF6633"])
        #expect(try palette(text, "colors.txt").summary == ["Ember #FF6633"])
    }

    @Test(
        "what is wrong with a Sketch palette is said with its place",
        arguments: [
            ("{}", "1:1: a Sketch palette is a list of colors"),
            ("{ \"colors\": 1 }", "1:1: a Sketch palette is a list of colors"),
            ("[{ \"name\": \"A\", \"value\": \"red\" }]", "1:26: \"A\": \"red\" is no color"),
            ("[{ \"name\": \"A\" }]", "1:2: \"A\": a color is a text"),
            ("[1]", "1:2: color 1: a color is a text"),
            ("[{ \"red\": 2, \"green\": 0.5, \"blue\": 0 }]", "1:2: color 1: the components mix"),
            ("[{ \"red\": 1, \"green\": 1, \"blue\": 0, \"alpha\": \"x\" }]", "1:2: color 1: \"alpha\" must be"),
            ("[", "1:2: the file cannot be parsed"),
            ("", " the file is empty"),
            ("[\"#FFF\"]", " its colors (1) have no names; name them"),
        ])
    func sketchMistakes(text: String, problem: String) {
        let found = problems(text, "p.json")
        #expect(found.count == 1 && found.first?.hasPrefix("p.json:\(problem)") == true, "\(found)")
    }

    @Test("a message never holds what a terminal obeys")
    func control() {
        let found = problems("GIMP Palette\nA\u{1B}[31m\n", "p.gpl").joined()
        #expect(!found.isEmpty && !found.unicodeScalars.contains("\u{1B}"))
    }
}
