import Colorimetry
import Testing

/// What people call colors, and which colors nobody has to name.
@Suite("Perceived colors")
struct PerceivedColorTests {
    private func hex(_ text: String) throws -> ColorValue { try #require(ColorValue(hex: text)) }

    @Test(
        "are hues and grays as people say them",
        arguments: [
            ("#FF3B30", "Red"), ("#FF9500", "Orange"), ("#FFCC00", "Yellow"), ("#34C759", "Green"), ("#5AC8FA", "Blue"),
            ("#0066FF", "Blue"), ("#5856D6", "Indigo"), ("#AF52DE", "Purple"), ("#FF69B4", "Pink"),
            ("#8B5A2B", "Brown"),
            ("#777777", "Gray"), ("#64748B", "BlueGray"), ("#F4F4F5", "Gray"),
        ])
    func stems(_ text: String, _ stem: String) throws {
        #expect(PerceivedColor(try hex(text)).stem == stem)
    }

    @Test("are never called dark where they are lighter than what has no adjective")
    func adjectives() throws {
        #expect(PerceivedColor(try hex("#BFDFFF")).adjective == "Light")
        #expect(PerceivedColor(try hex("#EEF6FF")).adjective == "Pale")
        #expect(PerceivedColor(try hex("#001F4D")).adjective == "Dark")
        let scale = try ["#EEEEEE", "#AAAAAA", "#555555", "#111111"].map { PerceivedColor(try hex($0)).darkness }
        #expect(scale == scale.sorted())
    }

    @Test("offer finer names one after the other, and others that are always left")
    func candidates() throws {
        func names(_ text: String) throws -> ([String], [String]) {
            let color = PerceivedColor(try hex(text))
            return (color.nameCandidates.map { $0.joined() }, color.lastNames(hex: text).map { $0.joined() })
        }
        #expect(try names("#777777") == (["Gray50", "Gray50"], ["Gray777777"]))
        #expect(try names("#FAFAFA") == (["OffWhite", "Gray5", "Gray2"], ["GrayFAFAFA"]))
        let blue = ["SoftBlue", "SoftBlue", "SoftDarkBlue", "SoftDarkBlue"]
        #expect(try names("#2A6FA8") == (blue, ["Blue55", "Blue55", "Blue2A6FA8"]))
    }

    @Test(
        "are called first by hue and adjective, then by a narrower hue",
        arguments: [
            ("#F78033", "BrightOrange", "BrightRedOrange"), ("#DC143C", "BrightRed", "BrightCrimson"),
            ("#3498DB", "MediumBlue", "MediumBlue"), ("#007BA7", "SoftBlue", "SoftCerulean"),
            ("#336699", "DeepBlue", "DeepBlue"), ("#FA8072", "MediumCoral", "MediumCoral"),
            ("#1ABC9C", "BrightTeal", "BrightJade"), ("#FFD700", "BrightYellow", "BrightYellow"),
            ("#87CEEB", "LightBlue", "LightSkyBlue"), ("#800000", "DarkRed", "DarkRed"),
            ("#5D4037", "MutedBrown", "MutedChestnut"),
            ("#EEF6FF", "PaleBlue", "PaleBlue"), ("#FFBF00", "BrightAmber", "BrightAmber"),
            ("#8A2BE2", "BrightPurple", "BrightViolet"), ("#00FF00", "BrightGreen", "BrightGreen"),
            ("#FFFF00", "BrightYellow", "BrightLemon"), ("#FFFF99", "LightYellow", "LightLemon"),
        ])
    func names(_ text: String, _ broad: String, _ narrow: String) throws {
        let names = PerceivedColor(try hex(text)).nameCandidates.map { $0.joined() }
        #expect(Array(names.prefix(2)) == [broad, narrow])
    }

    @Test("of a hue have no number in their first names, which all say a value")
    func numbers() throws {
        for text in ["#0066FF", "#F78033", "#90CAF9", "#5D4037", "#C8E6C9"] {
            let names = PerceivedColor(try hex(text)).nameCandidates
            #expect(names.allSatisfy { $0.allSatisfy { !$0.contains(where: \.isNumber) } && $0.count > 1 })
            #expect(names.allSatisfy { ColorWords.sayAValue($0.joined()) }, "\(names)")
        }
    }

    @Test("that templates write are told from those that somebody chose")
    func plain() throws {
        #expect(PlainColor(try hex("#FFFFFF")) == .white)
        #expect(PlainColor(try #require(ColorValue(.calibratedWhite, [0]))) == .black)
        #expect(PlainColor(try hex("#12345600")) == .clear)
        #expect(PlainColor(try #require(ColorValue(.grayGamma22, [1.0 / 3]))) == .grays)
        #expect(PlainColor(try hex("#EFEFF4")) == .grays)
        #expect(PlainColor(try hex("#007AFF")) == .systemBlue)
        #expect(PlainColor(try hex("#00000080")) == nil)
        #expect(PlainColor(try #require(ColorValue(.sRGB, [0.999996, 1, 1]))) == .white)
        #expect(PlainColor(try #require(ColorValue(.displayP3, [0.2023563, 0.4713205, 0.9647593]))) == .systemBlue)
        #expect(PlainColor(try #require(ColorValue(.displayP3, [0, 0.478, 1]))) == nil)
        #expect(PlainColor(try #require(ColorValue(.grayGamma22, [999.9999]))) == nil)
        #expect(PlainColor(try hex("#565656")) == nil)
    }

    @Test("of two spaces are one where a screen and code agree")
    func canonical() throws {
        let gray = try #require(ColorValue(.sRGB, [0.4, 0.4, 0.4]))
        #expect(try #require(ColorValue(.displayP3, [0.4, 0.4, 0.4])).isSameVisibly(as: gray))
        #expect(try #require(ColorValue(.grayGamma22, [0.4])).isSameVisibly(as: gray))
        let dark = try #require(ColorValue(.sRGB, [0.1, 0.1, 0.1]))
        #expect(try !#require(ColorValue(.grayGamma22, [0.1])).isSameVisibly(as: dark), "the curves part there")
        #expect(try #require(ColorValue(.grayGamma22, [1])).canonical.space == .sRGB)
        #expect(try !#require(ColorValue(.displayP3, [0.9, 0.4, 0.4])).isSameVisibly(as: hex("#E66666")))
    }

    @Test("have names that say a value or a purpose")
    func words() {
        for name in ["Gray500", "light-blue", "grey_94", "Palette/NearlyBlack"] { #expect(ColorWords.sayAValue(name)) }
        for name in ["starDot", "Background", "TextGray"] { #expect(!ColorWords.sayAValue(name)) }
        #expect(
            ColorWords.areGeneral("BrandBlue") && ColorWords.areGeneral("primary") && !ColorWords.areGeneral("starDot"))
    }
}
