import ProjectFiles
import SourceText
import Testing

@Suite("Asset catalogs")
struct AssetCatalogTests {
    private let files = [
        "App/Assets.xcassets/Contents.json": "{}",
        "App/Assets.xcassets/Accent.colorset/Contents.json": """
        {"colors" : [{"idiom" : "universal", "color" : {"color-space" : "srgb", "components" :
        {"red" : "0x80", "green" : "128", "blue" : "0.502", "alpha" : "1.000"}}}, {"idiom" : "universal",
        "appearances" : [{"appearance" : "luminosity", "value" : "dark"}],
        "color" : {"platform" : "ios", "reference" : "systemBlueColor"}}]}
        """,
        "App/Assets.xcassets/Brand/Contents.json": #"{"properties" : {"provides-namespace" : true}}"#,
        "App/Assets.xcassets/Brand/Plain/Ink.colorset/Contents.json": #"{"colors" : [{"idiom" : "universal"}]}"#,
        "App/Assets.xcassets/Brand/Plain/Contents.json": #"{"info" : {}}"#,
        "App/Assets.xcassets/Brand/Logo.imageset/Contents.json": "{}",
        "App/Assets.xcassets/Brand/Logo.imageset/logo.pdf": "",
        "App/Assets.xcassets/Top.brandassets/Icon.imagestack/Front.imagestacklayer/Content.imageset/a.png": "",
        "Kit/Media.xcassets/Accent.colorset/Contents.json": "{",
    ]

    private var catalogs: [AssetCatalog] {
        AssetCatalog.all(in: files.keys.sorted()) { path in files[path].map { SourceText(path: path, $0) } }
    }

    @Test("Names carry the namespaces that groups provide, and no others")
    func names() {
        #expect(catalogs.map(\.path) == ["App/Assets.xcassets", "Kit/Media.xcassets"])
        #expect(catalogs[0].colorSets.map(\.name) == ["Accent", "Brand/Ink"])
        #expect(catalogs[0].imageNames == ["Brand/Logo"])
    }

    @Test("Only color sets and groups need their contents")
    func needs() {
        #expect(
            files.keys.filter(AssetCatalog.needsContents).sorted() == [
                "App/Assets.xcassets/Accent.colorset/Contents.json", "App/Assets.xcassets/Brand/Contents.json",
                "App/Assets.xcassets/Brand/Plain/Contents.json",
                "App/Assets.xcassets/Brand/Plain/Ink.colorset/Contents.json",
                "Kit/Media.xcassets/Accent.colorset/Contents.json",
            ])
    }

    @Test("A set inside another set has no name that code could use")
    func nested() {
        let nested = catalogs[0].sets.filter(\.isPartOfAnother).map(\.kind)
        #expect(nested == [.imageStack, .imageStackLayer, .image])
        #expect(catalogs[0].sets.contains { $0.kind == .brandAssets && !$0.isPartOfAnother })
    }

    @Test("A color set that cannot be read keeps its name")
    func damaged() {
        #expect(catalogs[1].colorNames == ["Accent"])
        #expect(catalogs[1].colorSets.isEmpty)
        #expect(catalogs[1].refused.map(\.refusal.code) == ["malformed"])
    }

    @Test("Components are read in all spellings, with the bytes of each")
    func components() throws {
        let path = "App/Assets.xcassets/Accent.colorset/Contents.json"
        let source = SourceText(path: path, files[path] ?? "")
        let set = try ColorSet.read(source, name: "Accent").get()
        let color = try #require(set.plain?.color)
        #expect(color["red"] == 128.0 / 255 && color["green"] == 128.0 / 255 && color["blue"] == 0.502)
        #expect(color["alpha"] == 1)
        #expect(color.components.map { source.string($0.range) } == ["\"0x80\"", "\"128\"", "\"0.502\"", "\"1.000\""])
        #expect(set.isAdaptive)
        #expect(set.entries[1].color?.content == .reference(platform: "ios", name: "systemBlueColor"))
        #expect(set.entries[1].appearances.map(\.value) == ["dark"])
    }

    @Test("A whole alpha of 1 is opaque, and a number needs no quotes")
    func alpha() throws {
        let text =
            #"{"colors":[{"color":{"components":{"white":"1","alpha":"1"}}},{"color":{"components":{"white":1}}}]}"#
        let set = try ColorSet.read(SourceText(path: "c", text), name: "c").get()
        #expect(set.entries[0].color?["alpha"] == 1)
        #expect(set.entries[0].color?["white"] == 1.0 / 255)
        #expect(set.entries[1].color?["white"] == 1)
    }

    @Test("An empty slot has no color")
    func emptySlot() {
        let ink = catalogs[0].colorSets(named: "Brand/Ink").first
        #expect(ink?.entries.count == 1)
        #expect(ink?.plain == nil)
    }
}
