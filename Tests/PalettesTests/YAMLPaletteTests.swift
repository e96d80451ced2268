import Colorimetry
import Palettes
import SourceText
import Testing

@Suite("Palettes in YAML")
struct YAMLPaletteTests {
    @Test("a color is a text, or its components to 1 or to 255")
    func values() throws {
        let palette = try palette(
            """
            # Brand colors
            Ember: "#FF6633"
            Short: "#F80"
            Plain: 112233
            Zero: 000000
            Shade: "#00000080"
            Bytes: { red: 255, green: 102, blue: 51 }
            Parts: { red: 1, green: 0.4, blue: 0.2, alpha: 0.5, color-space: srgb }
            White: { red: 1, green: 1, blue: 1 }
            Brand / Wide: { red: 1, green: 0.4, blue: 0.2, color-space: display-p3 }
            Fog: { white: 0.5, alpha: 0.25 }
            Fog 2: { white: 127.5, alpha: 51, color-space: gray-gamma-22 }
            """, "palette.yml")
        #expect(
            palette.summary.prefix(8) == [
                "Ember #FF6633", "Short #FF8800", "Plain #112233", "Zero #000000", "Shade #00000080", "Bytes #FF6633",
                "Parts #FF663380", "White #FFFFFF",
            ])
        let exact = palette.colors.suffix(3)
        #expect(exact.map(\.name) == ["Brand/Wide", "Fog", "Fog 2"])
        #expect(
            exact.map(\.value) == [
                ColorValue(.displayP3, [1, 0.4, 0.2]), ColorValue(.grayGamma22, [0.5], alpha: 0.25),
                ColorValue(.grayGamma22, [0.5], alpha: 0.2),
            ])
        #expect(palette.colors.first?.place.position == SourcePosition(line: 2, column: 1))
    }

    @Test(
        "what is wrong is said with its place",
        arguments: [
            ("A: #FF0000", "1:1: \"A\": there is no value; behind a space \"#\" begins a comment"),
            ("A: red", "1:4: \"A\": \"red\" is no color; write"),
            ("A: bad", "1:4: \"A\": \"bad\" is no color"),
            ("A: { B: \"#F00\" }", "1:6: \"A\": a palette has no groups; for a namespace write \"A/B\""),
            ("A: \"#12\"", "1:4: \"A\": \"#12\" is no color"),
            ("A: [1, 0, 0]", "1:4: \"A\": a color is no list"),
            ("- A", "1:1: a palette is a mapping"),
            ("A: \"#F00\"\nA: \"#00F\"", "2:1: the key \"A\" is already on line 1"),
            ("A: \"#F00\"\na: \"#00F\"", "2:1: \"a\": \"a\" differs from \"A\" on line 1 in case alone"),
            ("A: { light: \"#F00\", dark: \"#00F\" }", "1:6: \"A\": \"light\" is not supported"),
            ("A: { red: 1, green: 0, blue: 0, dark: \"#00F\" }", "1:33: \"A\": \"dark\" is not supported"),
            ("A: { red: 1, gren: 0, blue: 0 }", "1:14: \"A\": unknown key \"gren\"; did you mean \"green\"?"),
            ("A: { red: 1, green: 0 }", "1:4: \"A\": the component \"blue\" is missing"),
            ("A: { white: 1, red: 0 }", "1:21: \"A\": gray gamma 2.2 has no component \"red\""),
            ("A: { white: 1, color-space: srgb }", "1:13: \"A\": sRGB has no component \"white\""),
            ("A: { white: 1, color-space: grey-gamma-22 }", "1:29: \"A\": unknown color space; did you mean"),
            ("A: { white: nan }", "1:13: \"A\": \"white\" must be a number"),
            ("A: { white: 256 }", "1:4: \"A\": a component must be a number from 0 to 1"),
            ("A: { white: -0.1 }", "1:4: \"A\": a component must be a number from 0 to 1"),
            ("A: { red: 255, green: 0.5, blue: 0 }", "1:4: \"A\": the components mix"),
            ("A: { white: 0.5, alpha: 50 }", "1:4: \"A\": \"alpha\" must be a number from 0 to 1"),
            ("../A: \"#F00\"", "1:1: \"../A\": no part of the name \"../A\" may begin with"),
            ("A//B: \"#F00\"", "1:1: \"A//B\": the name \"A//B\" has nothing before or behind"),
            ("\"A:B\": \"#F00\"", "1:1: \"A:B\": the name \"A:B\" has a character"),
            ("\"\": \"#F00\"", "1:1: \"\": this is no name for a color"),
            ("", "1:1: the file is empty"),
            ("{}", " it holds no color"),
        ])
    func mistakes(text: String, problem: String) {
        let found = problems(text, "p.yml")
        #expect(found.count == 1 && found.first?.hasPrefix("p.yml:\(problem)") == true, "\(found)")
    }

    @Test("a name that a program could have made up is a name where somebody wrote it")
    func writtenNames() throws {
        let palette = try palette("Untitled: \"#FF0000\"\nFF0000: \"#FF0000\"\nSwatch 1: \"#FFF\"", "p.yaml")
        #expect(palette.colors.map(\.name) == ["Untitled", "FF0000", "Swatch 1"])
    }

    @Test("a file that is no palette is told in fifty lines")
    func many() {
        let text = (0..<200).map { "A\($0): none\n" }.joined()
        let found = problems(text, "p.yml")
        #expect(found.count == 51)
        #expect(found.last == "p.yml: 150 more problems are not shown")
    }
}
