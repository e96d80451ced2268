import Foundation
#if canImport(FoundationXML)
    import FoundationXML
#endif
import Planning
import Reporting
import Testing

@Suite("A palette as a report")
struct PaletteReportTests {
    private let cafe: Cafe
    private let report: PaletteReport

    init() throws {
        cafe = try Cafe(PaletteSample.cafe)
        report = PaletteReport(LoadedProject.load(try Workspace(root: cafe.root), threads: 2))
    }

    private func html() throws -> PageReader {
        let reader = PageReader()
        try reader.read(report.text(.html))
        return reader
    }

    @Test("in HTML is one well-formed page without scripts and without anything from elsewhere")
    func selfContained() throws {
        let text = try report.text(.html)
        let page = try html()
        #expect(page.rootName == "html" && text.hasPrefix("<!DOCTYPE html>\n"))
        #expect(page.names.isDisjoint(with: ["script", "link", "img", "iframe", "object", "form"]))
        #expect(!text.contains("http") && !text.contains("url(") && !text.contains("@import"))
        #expect(text.contains("prefers-color-scheme:dark"))
    }

    @Test("in HTML has links that lead somewhere, each id once, and headings in their order")
    func structure() throws {
        let page = try html()
        #expect(page.ids.count == Set(page.ids).count)
        #expect(
            !page.links.isEmpty
                && page.links.allSatisfy { $0.hasPrefix("#") && page.ids.contains(String($0.dropFirst())) })
        #expect(page.headings.first == 1 && page.headings.count { $0 == 1 } == 1)
        #expect(zip(page.headings, page.headings.dropFirst()).allSatisfy { $1 - $0 <= 1 })
        #expect(page.tables > 4 && page.tables == page.tableHeads)
        #expect(page.columnHeads.allSatisfy { $0 == "col" || $0 == "row" })
    }

    @Test("in HTML says names that would break a page as they are")
    func escaping() throws {
        let page = try html()
        #expect(page.text.contains("Tea & <Cake> 'x' \"y\""))
        #expect(page.text.contains("App/Tea & <Cake>.xib"))
    }

    @Test("in HTML writes upon each color so that it can be read")
    func readable() throws {
        let page = try html()
        #expect(page.swatches.count >= 6)
        for swatch in page.swatches {
            let value = try #require(PageReader.luminance(swatch.hex))
            let ink = swatch.isDark ? 1.05 / (value + 0.05) : (value + 0.05) / 0.05
            #expect(ink >= 4.5, "\(swatch.hex)")
        }
    }

    @Test("lists the color sets nobody uses, near-duplicates and names without a color set")
    func sections() throws {
        let text = try report.text(.text)
        #expect(text.contains("\nNamed colors (3)\n"))
        #expect(text.contains("Color sets nobody uses (2)\n  Idle  App/Colors.xcassets/Idle.colorset/Contents.json\n"))
        #expect(text.contains("\nNear-duplicates within ΔE 2 (1)\n  #336699 "))
        #expect(text.contains("\n    ΔE 0.44  #336799 "))
        #expect(
            text.contains("\nNames that no catalog has (2)\n  Gone  App/Main.storyboard\n  Lost  App/Menu.swift:3:27\n")
        )
        #expect(text.contains("(dark #F0F0F0)"))
        #expect(text.contains("calibrated RGB 0.502 0.502 0.102 (approximated)"))
        #expect(text.contains("\nSystem colors (2)\n  separatorColor  1× in 1 document\n"))
    }

    @Test("colors a terminal only where it is asked to")
    func terminal() throws {
        #expect(!(try report.text(.text)).contains("\u{1B}"))
        let colored = try report.text(.text, style: TerminalStyle(usesColor: true))
        #expect(colored.contains("\u{1B}[48;2;51;102;153m   \u{1B}[48;2;51;102;153m   \u{1B}[0m #336699"))
        // Half of it upon white, half upon black.
        #expect(colored.contains("\u{1B}[48;2;153;178;204m   \u{1B}[48;2;26;51;77m   \u{1B}[0m #33669980"))
        #expect(!(try report.text(.json, style: TerminalStyle(usesColor: true))).contains("\u{1B}"))
    }

    @Test("in JSON has the same numbers, and colors by their places")
    func json() throws {
        let root = try #require(
            try JSONSerialization.jsonObject(with: Data(try report.text(.json).utf8)) as? [String: Any])
        let totals = try #require(root["totals"] as? [String: Int])
        #expect(totals["inline-colors"] == 7 && totals["inline-values"] == 5 && totals["named-colors"] == 2)
        #expect(totals["unused-color-sets"] == 2 && totals["missing-names"] == 2 && totals["near-duplicates"] == 1)
        let project = try #require((root["projects"] as? [[String: Any]])?.first)
        let colors = try #require(project["colors"] as? [[String: Any]])
        let pair = try #require((project["near-duplicates"] as? [[String: Any]])?.first)
        let hexes = try #require(pair["colors"] as? [Int]).map {
            (colors[$0]["value"] as? [String: Any])?["hex"] as? String
        }
        #expect(hexes == ["#336699", "#336799"])
        let ink = try #require((project["color-sets"] as? [[String: Any]])?.first { $0["name"] as? String == "Ink" })
        #expect(ink["unused"] as? Bool == false && ink["code"] as? Int == 1)
    }

    private func text(_ files: [String: String]) throws -> String {
        let folder = try Cafe(files)
        return try PaletteReport(LoadedProject.load(try Workspace(root: folder.root), threads: 1)).text(.text)
    }

    @Test("gives each name of a value the dark value of its own color set")
    func namesOfOneValue() throws {
        let text = try text([
            "A.xib": PaletteSample.storyboard([PaletteSample.named("tintColor", "Milk")]),
            "A.xcassets/Milk.colorset/Contents.json": PaletteSample.colorSet("FAFAFA", dark: "398FE6"),
            "A.xcassets/Crema.colorset/Contents.json": PaletteSample.colorSet("FAFAFA", dark: "000000"),
            "A.xcassets/Foam.colorset/Contents.json": PaletteSample.colorSet("FAFAFA"),
            "A.xcassets/Ink.colorset/Contents.json": PaletteSample.colorSet("102030", dark: "FAFAFA"),
        ])
        #expect(text.contains("1×  Crema (dark #000000), Foam, Milk (dark #398FE6); also dark of Ink\n"))
    }

    @Test("names the color spaces of near-duplicates that have the same digits")
    func spacesOfPairs() throws {
        let gray =
            "<color key=\"tintColor\" white=\"1\" alpha=\"1\" colorSpace=\"custom\" "
            + "customColorSpace=\"genericGamma22GrayColorSpace\"/>"
        let text = try text([
            "A.xib": PaletteSample.storyboard([
                PaletteSample.sRGB("a", 1, 1, 1), PaletteSample.sRGB("b", 1, 1, 1), gray,
                PaletteSample.sRGB("c", 1, 1, 0.99),
            ])
        ])
        #expect(
            text.contains("\n  #FFFFFF (sRGB) near White, 2×\n    ΔE 0     #FFFFFF (gray gamma 2.2) near White, 1×\n"))
        #expect(text.contains("  #FFFFFC near White, 1×"))
    }

    @Test("puts near-duplicates into groups around the color that is used most, without chains")
    func clusters() throws {
        let grays = [100, 100, 102, 104, 104, 104, 106].map { value in
            PaletteSample.sRGB("c", Double(value) / 255, Double(value) / 255, Double(value) / 255)
        }
        let text = try text(["A.xib": PaletteSample.storyboard(grays)])
        let groups = text.components(separatedBy: "Near-duplicates within ΔE 2 (").last ?? ""
        #expect(groups.hasPrefix("1)\n  #686868 near DimGray, 3×\n    ΔE "), "\(text)")
        #expect(groups.components(separatedBy: "\n    ΔE ").count == 4)
    }

    @Test("measures texts on the backgrounds on which documents put them, and says which are too low")
    func textContrasts() throws {
        let frame = #"<rect key="frame" x="0.0" y="0.0" width="320" height="480"/>"#
        let label = """
            <subviews><label opaque="NO" text="Tea" id="lab-AA-001"><rect key="frame" x="0.0" y="0.0" width="80" height="20"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
            \(PaletteSample.sRGB("textColor", 0.5, 0.5, 0.5))</label></subviews>
            """
        let files = [
            "A.storyboard": PaletteSample.storyboard([frame, label, PaletteSample.sRGB("backgroundColor", 1, 1, 1)])
        ]
        #expect(
            try text(files).contains(
                "Texts on their backgrounds (1)\n  3.97  #808080 on #FFFFFF  too low, 1×  A.storyboard:"))
        let large = files.mapValues { $0.replacing("pointSize=\"17\"", with: "pointSize=\"24\"") }
        #expect(try text(large).contains("\n  3.97  #808080 on #FFFFFF  large, 1×  A.storyboard:"))
    }

    @Test("calls calibrated and device black and white exact, and no other calibrated color")
    func exactExtremes() throws {
        let spaces =
            ["calibratedWhite", "deviceWhite"].map { "white=\"1\" alpha=\"1\" colorSpace=\"\($0)\"" }
            + ["calibratedRGB", "deviceRGB"].map { "red=\"0\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"\($0)\"" }
        let colors = spaces.map { "<color key=\"tintColor\" \($0)/>" }
        let exact = try text(["A.xib": PaletteSample.storyboard(colors)])
        #expect(
            exact.contains("calibrated white 1; 1 written out") && exact.contains("calibrated RGB 0 0 0; 1 written out")
        )
        #expect(!exact.contains("≈") && !exact.contains("approximated"))
        let red = "<color key=\"tintColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\"/>"
        #expect(try text(["A.xib": PaletteSample.storyboard([red])]).contains("≈ #"))
    }

    @Test("counts a value that two projects write out once in the whole")
    func sharedValues() throws {
        let view = PaletteSample.storyboard([PaletteSample.sRGB("tintColor", 0, 1, 0)])
        let folder = try Cafe(["A/Package.swift": "", "B/Package.swift": "", "A/A.xib": view, "B/B.xib": view])
        let project = LoadedProject.load(try Workspace(root: folder.root), threads: 1)
        let text = try PaletteReport(project).text(.text)
        #expect(text.contains("\n2 written-out colors, 1 distinct written-out value\n"))
        #expect(text.contains("\n## A\n1 written-out color, 1 distinct written-out value\n"))
    }

    @Test("says that there is nothing where there is nothing")
    func empty() throws {
        let folder = try Cafe(["a.txt": "a"])
        let empty = PaletteReport(LoadedProject.load(try Workspace(root: folder.root), threads: 1))
        #expect(try empty.text(.text).hasSuffix("\nNo colors.\n"))
        try PageReader().read(empty.text(.html))
        #expect(try empty.text(.json).contains("\"inline-colors\" : 0"))
    }

    @Test("does not call a contrast enough that is a hair too low")
    func contrast() throws {
        // 4.4781 and 4.5416 upon white.
        let files = [
            "A.xib": PaletteSample.storyboard([
                PaletteSample.sRGB("a", 119 / 255, 119 / 255, 119 / 255),
                PaletteSample.sRGB("b", 118 / 255, 118 / 255, 118 / 255),
            ])
        ]
        let folder = try Cafe(files)
        let project = LoadedProject.load(try Workspace(root: folder.root), threads: 1)
        let text = try PaletteReport(project).text(.html)
        let passes = { (level: String) in "<span class=\"pass\">\(level)</span>" }
        #expect(text.contains("4.47 on white \(passes("AA large"))") && text.contains("4.54 on white \(passes("AA"))"))
    }
}

/// What a page holds.
private final class PageReader: NSObject, XMLParserDelegate {
    private(set) var names: Set<String> = []
    private(set) var rootName: String?
    private(set) var ids: [String] = []
    private(set) var links: [String] = []
    private(set) var headings: [Int] = []
    private(set) var tables = 0
    private(set) var tableHeads = 0
    private(set) var columnHeads: [String] = []
    private(set) var swatches: [(hex: String, isDark: Bool)] = []
    private(set) var text = ""

    func read(_ text: String) throws {
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        if !parser.parse() { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        names.insert(name)
        rootName = rootName ?? name
        if let id = attributes["id"] { ids.append(id) }
        if let link = attributes["href"] { links.append(link) }
        if name.count == 2, name.first == "h", let level = name.last?.wholeNumberValue { headings.append(level) }
        if name == "table" { tables += 1 }
        if name == "thead" { tableHeads += 1 }
        if name == "th" { columnHeads.append(attributes["scope"] ?? "") }
        let classes = attributes["class"]?.split(separator: " ") ?? []
        if classes.first == "swatch", classes.count == 2, let style = attributes["style"], style.contains("#") {
            swatches.append((String(style.dropFirst("--c:".count)), classes[1] == "dark"))
        }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    /// WCAG's relative luminance of `#RRGGBB`.
    static func luminance(_ hex: String) -> Double? {
        guard let number = Int(hex.dropFirst(), radix: 16), hex.count == 7 else { return nil }
        let channels = [number >> 16, number >> 8 & 255, number & 255].map { step -> Double in
            let value = Double(step) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
    }
}
