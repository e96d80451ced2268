import Linting
import ProjectGraph
import SourceText
import Testing

@Suite("Rules about the files and keys of targets")
struct ResourceProjectTests {
    private let scenes = scene(#"<viewController id="v1" sceneMemberID="viewController"/>"#)

    private var main: String { storyboard(scenes, attributes: #"initialViewController="v1""#) }

    private func key(_ name: String, _ value: String) -> String { "<key>\(name)</key>\n<string>\(value)</string>" }

    private func shop(_ files: [String], _ settings: [String: String] = ["INFOPLIST_FILE": "Info.plist"]) -> TestTarget
    {
        TestTarget(name: "Shop", files: files, settings: settings)
    }

    @Test("main-storyboard-not-found finds names that the target has no storyboard for")
    func notFound() throws {
        let list = propertyList(key("UIMainStoryboardFile", "Gone") + "\n" + key("UILaunchStoryboardName", "Main"))
        let files = [
            cafeProject: projectFile([shop(["Main.storyboard"])]), "Info.plist": list, "Main.storyboard": main,
        ]
        let linted = try ProjectLinted("main-storyboard-not-found", files)
        #expect(linted.places == ["Info.plist:4"])
        #expect(linted.messages.first?.contains("crashes at launch") == true)
    }

    @Test("main-storyboard-not-found is not certain of variables and of lists that no target names")
    func uncertain() throws {
        let variable = propertyList(key("UIMainStoryboardFile", "$(UNKNOWN)"))
        let files = [
            cafeProject: projectFile([shop(["Main.storyboard"])]), "Info.plist": variable, "Main.storyboard": main,
        ]
        #expect(try ProjectLinted("main-storyboard-not-found", files).places == ["Info.plist:4?"])
        let known = propertyList(key("UIMainStoryboardFile", "$(PRODUCT_NAME)"))
        #expect(
            try ProjectLinted(
                "main-storyboard-not-found",
                [cafeProject: projectFile([shop(["Shop.storyboard"])]), "Info.plist": known, "Shop.storyboard": main]
            ).places.isEmpty)
        #expect(
            try ProjectLinted(
                "main-storyboard-not-found", ["Info.plist": propertyList(key("UIMainStoryboardFile", "Gone"))]
            ).places == ["Info.plist:4?"])
    }

    @Test("main-storyboard-not-found is not certain where a main program starts no application")
    func ownMainProgram() throws {
        func places(_ code: String) throws -> [String] {
            try ProjectLinted(
                "main-storyboard-not-found",
                [
                    cafeProject: projectFile([shop(["main.swift"])]), "main.swift": code,
                    "Info.plist": propertyList(key("NSMainNibFile", "MainMenu")),
                ]
            ).places
        }
        #expect(try places("import AppKit\nprint(1)") == ["Info.plist:4?"])
        #expect(try places("_ = NSApplicationMain(CommandLine.argc, CommandLine.unsafeArgv)") == ["Info.plist:4"])
    }

    @Test("main-storyboard-not-found finds main storyboards without an initial view controller")
    func noInitialScene() throws {
        let list = propertyList(key("UIMainStoryboardFile", "Main"))
        let files = [
            cafeProject: projectFile([shop(["Main.storyboard"])]), "Info.plist": list,
            "Main.storyboard": storyboard(scenes),
        ]
        let linted = try ProjectLinted("main-storyboard-not-found", files)
        #expect(linted.places == ["Info.plist:4"])
        #expect(linted.messages.first?.contains("no initial view controller") == true)
    }

    @Test("main-storyboard-disagrees finds keys of one target that differ, and no variants for devices")
    func disagrees() throws {
        let list = propertyList(key("UIMainStoryboardFile", "Main") + key("UIMainStoryboardFile~ipad", "Pad"))
        func places(_ settings: [String: String]) throws -> [String] {
            let settings = settings.merging(["INFOPLIST_FILE": "Info.plist"]) { first, _ in first }
            return try ProjectLinted(
                "main-storyboard-disagrees",
                [
                    cafeProject: projectFile([shop(["Main.storyboard"], settings)]), "Info.plist": list,
                    "Main.storyboard": main,
                ]
            ).places
        }
        #expect(try places([:]).isEmpty)
        #expect(try places(["INFOPLIST_KEY_UIMainStoryboardFile": "Main"]).isEmpty)
        #expect(try places(["INFOPLIST_KEY_UIMainStoryboardFile": "Other"]) == ["Info.plist:4"])
    }

    @Test("missing-project-file finds documents that a target builds and that are not there")
    func missingFiles() throws {
        let files = ["Main.storyboard", "Gone.xib", "Gone.swift", "Other/Gone.storyboard", "gone.png"]
        let linted = try ProjectLinted(
            "missing-project-file",
            [cafeProject: projectFile([shop(files)], unbuilt: ["Listed.xib"]), "Main.storyboard": main])
        #expect(linted.findings.filter(\.isCertain).map(\.message).count == 1)
        #expect(linted.messages.contains { $0.contains("Gone.xib") } && linted.messages.count == 3)
        #expect(!linted.messages.contains { $0.contains("Listed") || $0.contains("png") })
    }

    @Test("where a checkout has no document at all, one note says that none of those is here that code asks for")
    func checkoutWithoutDocuments() throws {
        func code(_ names: [String]) -> String {
            "class Menu: UIViewController {\n@IBAction func pour(_ sender: Any) {}\nfunc open() {\n"
                + names.map { "_ = UIStoryboard(name: \"\($0)\", bundle: nil)\n" }.joined()
                + "performSegue(withIdentifier: \"next\", sender: nil)\n} }\n"
        }
        let three = ["Menu.swift": code(["A", "B", "C"])]
        let linted = try ProjectLinted("storyboard-not-found", three)
        #expect(linted.places == ["Menu.swift:4?"])
        #expect(linted.messages == ["None of the 3 storyboards that code asks for is here: “A”, “B”, “C”."])
        for rule in ["segue-not-defined", "action-not-connected"] {
            #expect(try ProjectLinted(rule, three).places.isEmpty)
            #expect(try ProjectLinted(rule, ["Menu.swift": code(["A"])]).places.count == 1)
        }
        #expect(try ProjectLinted("storyboard-not-found", ["Menu.swift": code(["A", "B"])]).places.count == 2)
    }

    @Test("scenes of a library, and segues of classes that others inherit, may be those of an app elsewhere")
    func libraries() throws {
        func places(_ rule: String, _ product: String, _ access: String) throws -> [String] {
            let code =
                "\(access) class Menu: UIViewController { func go() {\nperformSegue(withIdentifier: \"next\", sender: nil)\n} }\n"
            let target = TestTarget(name: "Cafe", product: product, files: ["Menu.storyboard", "Menu.swift"])
            return try ProjectLinted(
                rule,
                [
                    cafeProject: projectFile([target]), "Menu.swift": code,
                    "Menu.storyboard": storyboard(menuScene("m", "Menu", attributes: #"storyboardIdentifier="Menu""#)),
                ]
            ).places
        }
        #expect(try places("dead-scene", "framework", "public").isEmpty)
        #expect(try places("dead-scene", "framework", "final") == ["Menu.storyboard m"])
        #expect(try places("dead-scene", "application", "public") == ["Menu.storyboard m"])
        #expect(try places("segue-not-defined", "framework", "open") == ["Menu.swift:2?"])
        #expect(try places("segue-not-defined", "framework", "public") == ["Menu.swift:2"])
        #expect(try places("segue-not-defined", "application", "open") == ["Menu.swift:2"])
    }

    @Test("document-in-no-target finds an editor's backup wherever it stands in a project")
    func backups() throws {
        let files = [
            cafeProject: projectFile([shop(["Main.storyboard"])]), "Main.storyboard": main,
            "Old/Bar~.storyboard": main,
        ]
        #expect(try ProjectLinted("document-in-no-target", files).places == ["Bar~.storyboard:2?"])
        #expect(try ProjectLinted("document-in-no-target", ["Old/Bar~.storyboard": main]).places.isEmpty)
    }

    @Test("missing-project-file tells of many sources at once that the build may write")
    func missingSources() throws {
        let files = ["Main.storyboard"] + (1...5).map { "Made\($0).swift" }
        let linted = try ProjectLinted(
            "missing-project-file", [cafeProject: projectFile([shop(files)]), "Main.storyboard": main])
        #expect(linted.messages.count == 1)
        #expect(linted.messages[0].contains("5 files"))
        #expect(linted.findings[0].doubt == "the build may write the source itself")
    }

    @Test("of a document that no target builds, only that is told, and how much else was found")
    func folded() throws {
        let twice = main.replacing("</document>", with: "<resources><image name=\"a\"/></resources></document>")
        let files = [
            cafeProject: projectFile([shop(["Main.storyboard"])], unbuilt: ["Listed.storyboard"]),
            "Main.storyboard": main,
            "Listed.storyboard": twice,
        ]
        let graph = ProjectGraph.load(paths: Array(files.keys), threads: 2) { path in
            files[path].map { SourceText(path: path, $0) }
        }
        func findings(_ configuration: String) throws -> [ReportedFinding] {
            let settings = try LintConfigurationReader(rules: LintRules.all)
                .configuration(path: ".nibwright.yml", bytes: Array(configuration.utf8))
            return Linter(configuration: settings, threads: 2).lint(graph, root: "/cafe").findings
                .filter { $0.place.path == "Listed.storyboard" }
        }
        let whole = try findings("")
        #expect(whole.map(\.rule) == ["document-in-no-target"])
        #expect(whole.first?.message.contains("left out: 1.") == true)
        #expect(try findings("rules: { document-in-no-target: off }").map(\.rule) == ["unused-resource"])
        let suppressed = "suppress: [{ rule: document-in-no-target, document: Listed.storyboard }]"
        #expect(try findings(suppressed).map(\.rule) == ["unused-resource"])
    }

    @Test("document-in-no-target finds copies in whose place the project uses a table, or that it does not list")
    func copies() throws {
        let files = [
            cafeProject: projectFile([
                shop(["Base.lproj/Main.storyboard", "de.lproj/Main.strings"])
            ]),
            "Base.lproj/Main.storyboard": main, "de.lproj/Main.storyboard": main, "fr.lproj/Main.storyboard": main,
            "de.lproj/Main.strings": "",
        ]
        let linted = try ProjectLinted("document-in-no-target", files)
        #expect(linted.findings.map(\.place.path) == ["de.lproj/Main.storyboard", "fr.lproj/Main.storyboard"])
        #expect(linted.messages[0].contains("uses de.lproj/Main.strings in its place"))
        #expect(linted.messages[1].contains("does not list it"))
    }

    @Test("document-in-no-target finds documents beside others that are built, and in folders below them")
    func noTarget() throws {
        let files = [
            cafeProject: projectFile([shop(["Main.storyboard"])], unbuilt: ["Listed.storyboard"]),
            "Main.storyboard": main,
            "Listed.storyboard": main, "Loose.storyboard": main, "Tests/Loose.storyboard": main,
            "Far/Loose.storyboard": main,
        ]
        let linted = try ProjectLinted("document-in-no-target", files)
        #expect(
            Set(linted.findings.map(\.place.path)) == ["Listed.storyboard", "Loose.storyboard", "Far/Loose.storyboard"])
        #expect(linted.messages.contains { $0.contains("builds files around it and does not know") })
        let other = files.merging(["Far/Package.swift": "let package = Package()"]) { first, _ in first }
        #expect(
            try ProjectLinted("document-in-no-target", other).places == ["Listed.storyboard:2", "Loose.storyboard:2?"])
    }

    @Test("document-in-no-target is silent about what stands in a folder that a target copies")
    func copiedFolder() throws {
        let files = [
            cafeProject: projectFile([shop(["Main.storyboard", "Themes"])]), "Main.storyboard": main,
            "Themes/Dark/Loose.xib": main,
        ]
        #expect(try ProjectLinted("document-in-no-target", files).places.isEmpty)
    }

    @Test("unreadable projects and catalogs are found")
    func unreadable() throws {
        #expect(try ProjectLinted("unreadable-project", [cafeProject: "<<<<<<< HEAD\n"]).places.count == 1)
        #expect(try ProjectLinted("unreadable-project", [cafeProject: projectFile([])]).places.isEmpty)
        let color = "Art.xcassets/Tea.colorset/Contents.json"
        #expect(try ProjectLinted("unreadable-catalog", [color: "{"]).findings.map(\.place.path) == [color])
    }
}
