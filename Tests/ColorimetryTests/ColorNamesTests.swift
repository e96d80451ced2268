import Colorimetry
import Testing

@Suite("Names of colors")
struct ColorNamesTests {
    @Test(
        "the keywords of CSS name their own values",
        arguments: [
            ("#F0F8FF", "AliceBlue"), ("#2F4F4F", "DarkSlateGray"), ("#808080", "Gray"), ("#D3D3D3", "LightGray"),
            ("#00FFFF", "Cyan"), ("#FF00FF", "Magenta"), ("#FAFAD2", "LightGoldenrodYellow"),
            ("#663399", "RebeccaPurple"),
            ("#008000", "Green"), ("#00FF00", "Lime"), ("#FF6347", "Tomato"), ("#9ACD32", "YellowGreen"),
        ])
    func exact(hex: String, name: String) throws {
        let value = try #require(ColorValue(hex: hex))
        let nearest = try #require(ColorNames.nearest(to: value))
        #expect(nearest.name == name)
        #expect(nearest.distance == 0)
    }

    @Test("every color has a name, near or far, and the same each time")
    func total() throws {
        var names: Set<String> = []
        for red in stride(from: 0.0, through: 1, by: 0.2) {
            for green in stride(from: 0.0, through: 1, by: 0.2) {
                for blue in stride(from: 0.0, through: 1, by: 0.2) {
                    let value = try #require(ColorValue(.sRGB, [red, green, blue]))
                    let name = ColorNames.derivedName(for: value)
                    #expect(name == ColorNames.derivedName(for: value))
                    names.insert(name)
                }
            }
        }
        #expect(names.count > 60)
    }

    @Test("alpha is a percentage behind the name, never 0 or 100, and nothing at all is clear")
    func alpha() throws {
        let black = try #require(ColorValue(.grayGamma22, [0]))
        #expect(ColorNames.derivedName(for: black) == "Black")
        #expect(ColorNames.derivedName(for: black.with(alpha: 0.5)) == "BlackAlpha50")
        #expect(ColorNames.derivedName(for: black.with(alpha: 254.0 / 255)) == "BlackAlpha99")
        #expect(ColorNames.derivedName(for: black.with(alpha: 1.0 / 255)) == "BlackAlpha1")
        #expect(ColorNames.derivedName(for: black.with(alpha: 0.001)) == "Clear")
        #expect(ColorNames.derivedName(for: black.with(alpha: 0.9999)) == "Black")
    }

    @Test("inks are named for what a screen shows")
    func inks() throws {
        let cyan = try #require(ColorValue(.genericCMYK, [1, 0, 0, 0]))
        #expect(ColorNames.derivedName(for: cyan) == "Cyan")
    }

    @Test("a free name takes the first number that is free, and none that the system has")
    func numbers() throws {
        let tomato = try #require(ColorValue(hex: "#FF6347"))
        let red = try #require(ColorValue(hex: "#FF0000"))
        let shade = try #require(ColorValue(hex: "#00000080"))
        #expect(ColorNames.derivedName(for: tomato) { _ in true } == "Tomato")
        #expect(ColorNames.derivedName(for: tomato) { $0 != "Tomato" } == "Tomato2")
        #expect(ColorNames.derivedName(for: tomato) { !["Tomato", "Tomato2"].contains($0) } == "Tomato3")
        #expect(ColorNames.derivedName(for: red) { _ in true } == "Red1")
        #expect(ColorNames.derivedName(for: red) { $0 != "Red1" } == "Red2")
        #expect(ColorNames.derivedName(for: shade) { $0 != "BlackAlpha50" } == "BlackAlpha50-2")
        #expect(ColorNames.derivedName(for: red.with(alpha: 0)) { _ in true } == "Clear1")
    }
}
