import InterfaceBuilder
import ProjectFiles
import ProjectGraph
import SourceText
import Testing

@Suite("What stands beside documents") struct BesideDocumentsTests {
    @Test("translates the document of its folder and name, in every form")
    func translations() throws {
        let graph = Cafe([
            "App/Base.lproj/Main.storyboard": storyboard([controller(0)]),
            "App/de.lproj/Main.strings": #""lbl-AA-001.text" = "Tee";"#,
            "App/mul.lproj/Main.xcstrings": #"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#,
            "App/fr.lproj/Main.storyboard": storyboard([controller(0)]),
            "App/nl.lproj/Main.strings": #"{ "nested" = (1 "#,
            "Other/de.lproj/Main.strings": #""x" = "y";"#, "App/de.lproj/Localizable.strings": #""x" = "y";"#,
        ]).graph
        let document = try #require(graph.document(at: "App/Base.lproj/Main.storyboard"))
        let found = graph.translations(of: document)
        #expect(found.tables.contains { $0.path == "App/de.lproj/Main.strings" })
        #expect(!found.tables.contains { $0.path.hasPrefix("Other/") || $0.path.hasSuffix("Localizable.strings") })
        #expect(found.catalogs.map(\.path) == ["App/mul.lproj/Main.xcstrings"])
        #expect(found.copies.map(\.path) == ["App/fr.lproj/Main.storyboard"])
        #expect(found.languages.contains("de") && found.languages.contains("fr") && !found.languages.contains("Base"))
    }

    @Test("gives colors and images the names that code uses, nearest target first")
    func assets() throws {
        let color =
            #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}], "info": {"author": "xcode", "version": 1}}"#
        let graph = Cafe([
            "Cafe.xcodeproj/project.pbxproj": xcodeProject([
                TargetText(name: "Guest", files: ["Guest/Art.xcassets", "Guest/Menu.swift"]),
                TargetText(name: "Staff", files: ["Staff/Art.xcassets", "Staff/Menu.swift"]),
            ]),
            "Guest/Art.xcassets/Tea.colorset/Contents.json": color,
            "Staff/Art.xcassets/Tea.colorset/Contents.json": color,
            "Guest/Art.xcassets/Brand/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
            "Guest/Art.xcassets/Brand/Cup.imageset/Contents.json": "{}",
            "Guest/logo@2x.png": "", "Guest/logo~ipad.png": "",
            "Guest/Menu.swift": "class Menu {}", "Staff/Menu.swift": "class Menu {}",
        ]).graph
        let near = try #require(graph.assets.colorSets(named: "Tea", from: "Staff/Menu.swift"))
        #expect(near.sets.map(\.path).allSatisfy { $0.hasPrefix("Staff/") })
        #expect(near.closeness == .sameTarget)
        #expect(graph.assets.images(named: "Brand/Cup", from: "Guest/Menu.swift")?.closeness == .sameTarget)
        #expect(graph.assets.images(named: "Brand/Cup", from: "Staff/Menu.swift")?.closeness == .sameProject)
        #expect(graph.assets.images(named: "Cup", from: "Guest/Menu.swift") == nil)
        #expect(
            graph.assets.images(named: "logo", from: "Guest/Menu.swift")?.paths == [
                "Guest/logo@2x.png", "Guest/logo~ipad.png",
            ])
        #expect(graph.assets.images(named: "logo.png", from: "Guest/Menu.swift") != nil)
        #expect(graph.assets.closenessOfColor(named: "Coffee", from: "Guest/Menu.swift") == nil)
    }

    @Test("names the storyboards that the system loads: in Info.plists and in build settings, with variables")
    func entries() {
        let plist = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>UIMainStoryboardFile</key><string>Main</string>
            <key>UIMainStoryboardFile~ipad</key><string>Gone</string>
            <key>UILaunchStoryboardName</key><string>$(LAUNCH).storyboard</string>
            </dict></plist>
            """
        let graph = Cafe([
            "Cafe.xcodeproj/project.pbxproj": xcodeProject([
                TargetText(
                    name: "Guest", files: ["Guest/Main.storyboard"],
                    settings: ["INFOPLIST_FILE": "Guest/Info.plist", "LAUNCH": "Launch"]),
                TargetText(
                    name: "Staff", files: ["Staff/Main.storyboard"],
                    settings: ["INFOPLIST_KEY_UIMainStoryboardFile": "Main"]),
            ]),
            "Guest/Info.plist": plist, "Guest/Main.storyboard": storyboard([controller(0)]),
            "Staff/Main.storyboard": storyboard([controller(0)]),
            "Guest/Launch.storyboard": storyboard([controller(0)]),
            "Other/Other.xcodeproj/project.pbxproj": xcodeProject([
                TargetText(name: "Other", files: ["Gone.storyboard"])
            ]),
            "Other/Gone.storyboard": storyboard([controller(0)]),
            "Prices.plist": "<plist><dict><key>Storyboard</key><string>x</string></dict></plist>",
        ]).graph
        let entries = graph.entryReferences.map { entry in
            "\(entry.target?.name ?? "-") \(entry.key) \(entry.name) \(entry.documents.map(\.path))"
        }
        #expect(
            Set(entries) == [
                #"Guest UIMainStoryboardFile Main ["Guest/Main.storyboard"]"#,
                #"Guest UIMainStoryboardFile~ipad Gone []"#,
                #"Guest UILaunchStoryboardName Launch ["Guest/Launch.storyboard"]"#,
                #"Staff INFOPLIST_KEY_UIMainStoryboardFile Main ["Staff/Main.storyboard"]"#,
            ])
        #expect(graph.entryReferences.allSatisfy { $0.place.position != nil })
    }
}
