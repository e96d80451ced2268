import ProjectFiles
import ProjectGraph
import Testing

@Suite("The bundles of a document")
struct ResourceBundleTests {
    private let sdk = ["SDKROOT": "iphoneos"]

    private func bundles(
        _ target: [String: String], file: String? = nil, project: [String: String] = [:], projectFile: String? = nil,
        _ files: [String: String] = [:]
    ) -> [ResourceBundle] {
        var all = files
        all["Cafe.xcodeproj/project.pbxproj"] = xcodeProject(
            [TargetText(name: "Cafe", files: ["Cup.xib"], settings: target, configurationFile: file)],
            settings: project, configurationFile: projectFile)
        all["Cup.xib"] = xib("UIView")
        return Cafe(all).graph.resourceBundles(of: "Cup.xib")
    }

    @Test(
        "are as old as the last of the four places says: project file, project, target file, target",
        arguments: [(4, "14.0"), (3, "13.0"), (2, "12.0"), (1, "11.0"), (0, "newest")])
    func levels(count: Int, expected: String) throws {
        let key = "IPHONEOS_DEPLOYMENT_TARGET"
        let texts = (1...4).map { $0 <= count ? "\(10 + $0).0" : nil }
        func settings(_ text: String?) -> [String: String] { text.map { [key: $0] } ?? [:] }
        func file(_ text: String?) -> String { text.map { "\(key) = \($0)\n" } ?? "" }
        let found = bundles(
            settings(texts[3]), file: "Config/Target.xcconfig", project: settings(texts[1]).merging(sdk) { $1 },
            projectFile: "Config/Project.xcconfig",
            ["Config/Project.xcconfig": file(texts[0]), "Config/Target.xcconfig": file(texts[2])])
        let bundle = try #require(found.first)
        #expect(bundle.oldestSystems.mapValues(\.description) == [.iOS: expected])
        #expect(bundle.unknown == nil)
    }

    @Test("read what a file includes, from its own folder, and end where files include each other")
    func includes() throws {
        let found = bundles(
            [:], file: "Config/App/Debug.xcconfig", project: sdk,
            [
                "Config/App/Debug.xcconfig": """
                #include "../Shared.xcconfig"
                #include? "Local.xcconfig"
                IPHONEOS_DEPLOYMENT_TARGET = $(OLDEST)$(MINOR)
                """,
                "Config/Shared.xcconfig": "#include \"App/Debug.xcconfig\"\nOLDEST = 12\nMINOR = .4\n",
            ])
        #expect(try #require(found.first).oldestSystems == [.iOS: SystemVersion(12, 4)])
        #expect(found.first?.unknown == nil)
    }

    @Test("take the older one where a condition tells two apart, and a later line before an earlier one")
    func conditions() throws {
        let found = bundles(
            ["IPHONEOS_DEPLOYMENT_TARGET[sdk=macosx*]": "14.2", "SUPPORTS_MACCATALYST": "YES"],
            file: "A.xcconfig", project: sdk,
            [
                "A.xcconfig": """
                IPHONEOS_DEPLOYMENT_TARGET = 10
                IPHONEOS_DEPLOYMENT_TARGET = 13
                NAME = Tea
                PRODUCT_NAME = $(NAME) $(inherited)
                PRODUCT_NAME = $(inherited)!
                """
            ])
        let bundle = try #require(found.first)
        #expect(bundle.oldestSystems == [.iOS: SystemVersion(13)])
        guard case .xcodeTarget(let target) = bundle.builder else { return }
        #expect(target.productName == "Tea Cafe!")
        #expect(target.platforms == [.iOS, .macOS])
        #expect(target.configuration()?.settings["NAME"]?.configurationFile == "A.xcconfig")
    }

    @Test("are of an unknown age where the file that may say it is not there")
    func missing() throws {
        let hidden = try #require(bundles([:], file: "Secret.xcconfig", project: sdk).first)
        #expect(hidden.unknown?.code == "missing-configuration-file")
        #expect(hidden.unknownReason?.contains("Secret.xcconfig") == true)
        let included = bundles(
            [:], project: sdk, projectFile: "A.xcconfig", ["A.xcconfig": "#include \"Secret.xcconfig\"\n"])
        #expect(included.first?.unknown?.code == "missing-configuration-file")
        let told = bundles(["IPHONEOS_DEPLOYMENT_TARGET": "12.0"], file: "Secret.xcconfig", project: sdk)
        #expect(told.first?.unknown == nil)
        #expect(bundles([:], file: "Pods/Pods-Cafe.debug.xcconfig", project: sdk).first?.unknown == nil)
        let odd = bundles(["IPHONEOS_DEPLOYMENT_TARGET": "$(SECRET)"], project: sdk)
        #expect(odd.first?.unknown?.code == "unreadable-setting")
        #expect(bundles([:]).first?.unknown?.code == "no-platform")
    }

    @Test("follow a configuration file that changes")
    func updating() {
        let graph = Cafe([
            "Cafe.xcodeproj/project.pbxproj": xcodeProject(
                [TargetText(name: "Cafe", files: ["Cup.xib"], settings: sdk, configurationFile: "A.xcconfig")]),
            "Cup.xib": xib("UIView"), "A.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 10.0\n",
        ]).graph
        #expect(graph.resourceBundles(of: "Cup.xib").first?.oldestSystems == [.iOS: SystemVersion(10)])
        let after = graph.updating(["A.xcconfig": Array("IPHONEOS_DEPLOYMENT_TARGET = 15.0\n".utf8)])
        #expect(after.resourceBundles(of: "Cup.xib").first?.oldestSystems == [.iOS: SystemVersion(15)])
    }

    @Test("start with the storyboard that a configuration file names, which is said to be there")
    func entries() throws {
        let graph = Cafe([
            "Cafe.xcodeproj/project.pbxproj": xcodeProject(
                [TargetText(name: "Cafe", files: ["Main.storyboard"], configurationFile: "A.xcconfig")]),
            "Main.storyboard": storyboard([controller(0)]),
            "A.xcconfig": "INFOPLIST_KEY_UIMainStoryboardFile = Main\n",
        ]).graph
        let entry = try #require(graph.entryReferences.first)
        #expect(entry.documents.map(\.path) == ["Main.storyboard"])
        #expect(entry.place.path == "A.xcconfig")
        #expect(entry.range == nil)
    }

    @Test("are a package's target, with the package manager's systems where the manifest names none")
    func packages() throws {
        let graph = Cafe([
            "Kit/Package.swift": """
            // swift-tools-version:5.5
            let package = Package(
                name: "Kit", platforms: [.iOS(.v14)],
                targets: [.target(name: "Kit", dependencies: ["Art"]), .target(name: "Art")])
            """,
            "Kit/Sources/Kit/Cup.xib": xib("UIView"), "Kit/Sources/Art/Cup.swift": "",
            "Old/Package.swift": "let package = Package(name: \"Old\", targets: [.target(name: \"Old\")])",
            "Old/Sources/Old/Cup.xib": xib("UIView"),
        ]).graph
        let bundle = try #require(graph.resourceBundles(of: "Kit/Sources/Kit/Cup.xib").first)
        #expect(bundle.builder == .packageTarget(manifest: "Kit/Package.swift", folder: "Kit/Sources/Kit"))
        #expect(bundle.oldestSystems[.iOS] == SystemVersion(14))
        #expect(bundle.oldestSystems[.macOS]?.description == "10.13")
        #expect(graph.linkedBundles(of: bundle).map(\.name) == ["Art"])
        #expect(graph.resourceBundles(of: "Old/Sources/Old/Cup.xib").isEmpty)
    }

    @Test("are every target that has the document, tests as well, in one order")
    func severalTargets() {
        let graph = Cafe([
            "Cafe.xcodeproj/project.pbxproj": xcodeProject([
                TargetText(name: "Tests", files: ["Cup.xib"], productType: "com.apple.product-type.bundle.unit-test"),
                TargetText(name: "Cafe", files: ["Cup.xib"], dependencies: ["Kit"]), TargetText(name: "Kit"),
            ]),
            "Cup.xib": xib("UIView"),
        ]).graph
        let bundles = graph.resourceBundles(of: "Cup.xib")
        #expect(bundles.map(\.name) == ["Cafe", "Tests"])
        #expect(graph.linkedBundles(of: bundles[0]).map(\.name) == ["Kit"])
        #expect(graph.resourceBundles(of: "Else.xib").isEmpty)
    }
}

@Suite("A system's version")
struct SystemVersionTests {
    @Test("is compared by its numbers, and the newest is newer than all")
    func order() {
        let versions = ["10.9", "10.13", "11", "11.0.1", "12.4"].compactMap { SystemVersion($0) }
        #expect(versions.count == 5)
        #expect(versions.shuffled().sorted() == versions)
        #expect(SystemVersion("12.0") == SystemVersion(12))
        #expect(versions.allSatisfy { $0 < .newest } && !(SystemVersion.newest < .newest))
        #expect(SystemVersion("12")?.description == "12.0")
    }

    @Test(
        "is not read from anything else",
        arguments: ["", "12.", "v12", "12.x", "-1", "1.2.3.4.5", "99999999999999999999"])
    func invalid(text: String) { #expect(SystemVersion(text) == nil) }
}
