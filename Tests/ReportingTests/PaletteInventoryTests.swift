import Colorimetry
import ProjectGraph
import Randomness
import Testing

@Suite("The colors of a project as a palette")
struct PaletteInventoryTests {
    private func scopes(_ files: [String: String], threads: Int = 2) -> [PaletteScope] {
        PaletteInventory(PaletteSample.graph(files, threads: threads), threads: threads).scopes
    }

    private func color(_ scope: PaletteScope, _ space: ColorSpace, _ steps: [Int]) throws -> PaletteColor {
        try #require(scope.colors.first { $0.quantized.space == space && $0.quantized.steps == steps })
    }

    @Test("have one value where they agree to 8 bits in one color space, and no other")
    func values() throws {
        let scope = try #require(scopes(PaletteSample.cafe).first)
        let blue = try color(scope, .sRGB, [51, 102, 153, 255])
        #expect(blue.inlineCount == 3 && blue.namedCount == 0 && blue.codeCount == 0)
        #expect(blue.documents.map(\.path) == ["App/Main.storyboard", "App/Tea & <Cake>.xib"])
        #expect(blue.documents.map(\.inlineCount) == [2, 1])
        #expect(blue.roles.map(\.name) == ["backgroundColor", "tintColor"])
        #expect(try color(scope, .sRGB, [51, 102, 153, 128]).inlineCount == 1)
        #expect(try color(scope, .displayP3, [51, 102, 153, 255]).inlineCount == 1)
        #expect(scope.inlineCount == 7 && scope.inlineValueCount == 5)
    }

    @Test("have the names that color sets give them, and who uses those")
    func names() throws {
        let scope = try #require(scopes(PaletteSample.cafe).first)
        let ink = try color(scope, .sRGB, [26, 26, 26, 255])
        #expect(ink.names.map(\.set.name) == ["Ink"] && ink.inlineCount == 0)
        #expect(ink.namedCount == 2 && ink.codeCount == 1)
        #expect(ink.names.first?.set.appearances.map { [$0.title, $0.value?.hex] } == [["dark", "#F0F0F0"]])
        #expect(scope.sets.map(\.name) == ["Idle", "Ink", "Tea & <Cake> 'x' \"y\""])
        #expect(scope.sets.map { $0.documentCount + $0.codeCount } == [0, 3, 0])
        #expect(try color(scope, .sRGB, [51, 102, 153, 255]).names.map(\.set.name) == ["Tea & <Cake> 'x' \"y\""])
        #expect(try color(scope, .sRGB, [171, 205, 239, 255]).useCount == 0)
        #expect(scope.namedCount == 2 && scope.codeCount == 1)
    }

    @Test("name a value in another appearance where somebody writes it out")
    func appearances() throws {
        let files = [
            "A.xib": PaletteSample.storyboard([PaletteSample.sRGB("tintColor", 1, 0, 0)]),
            "A.xcassets/Alarm.colorset/Contents.json": PaletteSample.colorSet("000000", dark: "FF0000"),
        ]
        let scope = try #require(scopes(files).first)
        let red = try color(scope, .sRGB, [255, 0, 0, 255])
        #expect(red.names.map(\.appearance) == ["dark"] && red.ownNames.isEmpty)
        #expect(scope.colors.count == 2)
    }

    @Test("leave out what documents keep of named colors and what is for translators")
    func caches() throws {
        let note =
            "<attributedString key=\"userComments\"><fragment><attributes>"
            + "<color key=\"NSColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\"/>"
            + "</attributes></fragment></attributedString>"
        let scopes = scopes(["A.xib": PaletteSample.storyboard([note])])
        #expect(scopes.isEmpty)
        let cafe = try #require(self.scopes(PaletteSample.cafe).first)
        #expect(!cafe.colors.contains { $0.quantized.steps == [255, 0, 255, 255] })
    }

    @Test("keep apart what the system decides, what cannot be read and what has no color set")
    func others() throws {
        let scope = try #require(scopes(PaletteSample.cafe).first)
        #expect(scope.systemColors.map(\.name) == ["separatorColor", "controlColor"])
        #expect(scope.systemColors.map(\.list) == [nil, "System"])
        #expect(scope.systemColors.first?.cached?.space == .grayGamma22)
        #expect(scope.unreadableCount == 1)
        #expect(scope.missing.map(\.name) == ["Gone", "Lost"])
        #expect(scope.missing.first?.cached?.hex == "#FF00FF" && scope.missing.first?.count == 1)
        #expect(scope.missing.last?.code == ["App/Menu.swift:3:27"])
    }

    @Test("are one palette for each project, in which the uses are counted where they are")
    func projects() throws {
        var files = ["Tea/Package.swift": "", "Cake/Package.swift": ""]
        files["Tea/Tea.xib"] = PaletteSample.storyboard([PaletteSample.named("tintColor", "Green")])
        files["Cake/Cake.xib"] = PaletteSample.storyboard([PaletteSample.sRGB("tintColor", 0, 1, 0)])
        files["Cake/Cake.xcassets/Green.colorset/Contents.json"] = PaletteSample.colorSet("00FF00")
        let scopes = scopes(files)
        #expect(scopes.map(\.folder) == ["Cake", "Tea"])
        #expect(scopes.map(\.colors.count) == [1, 1])
        #expect(scopes.map { $0.colors.first?.useCount } == [1, 1])
        #expect(scopes.map { $0.colors.first?.names.map(\.set.name) } == [["Green"], ["Green"]])
        #expect(scopes.map(\.sets.count) == [1, 0])
        #expect(scopes.first?.sets.first?.documentCount == 1)
    }

    @Test("count a use for every color set that a name may mean, and once for the palette")
    func twins() throws {
        let files = [
            "A.xib": PaletteSample.storyboard([PaletteSample.named("tintColor", "Brand")]),
            "Blue.xcassets/Brand.colorset/Contents.json": PaletteSample.colorSet("0000FF"),
            "Red.xcassets/Brand.colorset/Contents.json": PaletteSample.colorSet("FF0000"),
        ]
        let scope = try #require(scopes(files).first)
        #expect(scope.sets.map(\.documentCount) == [1, 1] && scope.namedCount == 1)
        #expect(try color(scope, .sRGB, [0, 0, 255, 255]).namedCount == 1)
        #expect(try color(scope, .sRGB, [255, 0, 0, 255]).namedCount == 0)
    }

    @Test("are near-duplicates exactly where a comparison of all with all says so", arguments: [0, 0.5, 2, 5, 10])
    func nearDuplicates(_ limit: Double) throws {
        var random = SeededRandom(seed: 7)
        let spaces = ["sRGB", "displayP3"]
        let colors = (0..<180).map { number in
            // Half of them close together, where hue and lightness weigh differently.
            let width = number % 2 == 0 ? 256 : 12
            let channels = (0..<3).map { _ in Double(Int.random(in: 0..<width, using: &random)) / 255 }
            return PaletteSample.sRGB(
                "c\(number)", channels[0], channels[1], channels[2], alpha: number % 3 == 0 ? 0.5 : 1,
                space: spaces[number % 5 == 0 ? 1 : 0])
        }
        let scope = try #require(scopes(["A.xib": PaletteSample.storyboard(colors)]).first)
        let labs = scope.colors.map(\.value.lab)
        var expected: Set<[Int]> = []
        for (first, color) in scope.colors.enumerated() {
            for second in scope.colors.indices where second > first {
                let other = scope.colors[second]
                guard color.quantized.steps.last == other.quantized.steps.last,
                    let left = labs[first], let right = labs[second], left.deltaE2000(to: right) <= limit
                else { continue }
                expected.insert([first, second])
            }
        }
        let pairs = scope.nearDuplicates(within: limit)
        #expect(Set(pairs.map { [$0.first, $0.second] }) == expected && pairs.count == expected.count)
        #expect(pairs.map(\.distance) == pairs.map(\.distance).sorted())
        #expect(limit < 2 || !expected.isEmpty)
    }

    @Test("come out the same with any number of threads")
    func threads() {
        let texts = [1, 2, 5].map { threads in
            scopes(PaletteSample.cafe, threads: threads).map { "\($0.colors) \($0.sets) \($0.missing)" }
        }
        #expect(Set(texts).count == 1)
    }
}
