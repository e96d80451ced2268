import ProjectFiles
import Randomness
import SourceText
import Testing

@Suite("An Xcode project")
struct XcodeProjectReadingTests {
    static let files = [
        "App/Art.xcassets/Logo.imageset/Contents.json", "App/Base.lproj/Main.storyboard", "App/Menu.swift",
        "App/de.lproj/Main.strings", "Other.swift",
    ]

    @Test("says which target has which file, catalogs and variants included")
    func membership() throws {
        let memberships = try XcodeProjectSample.project().memberships(paths: Self.files)
        #expect(memberships.targets(of: "App/Menu.swift").map(\.name) == ["Cafe", "Widget"])
        #expect(memberships.targets(of: "App/de.lproj/Main.strings").map(\.name) == ["Cafe"])
        #expect(memberships.targets(of: Self.files[0]).map(\.name) == ["Cafe"])
        #expect(memberships.memberships(of: Self.files[0]).first?.container == "App/Art.xcassets")
        #expect(memberships.targets(of: "Other.swift").isEmpty)
        #expect(
            memberships.variants(of: "App/Base.lproj/Main.storyboard")
                == ["App/Base.lproj/Main.storyboard", "App/de.lproj/Main.strings"])
        let cafe = try #require(memberships.targets(of: "App/Menu.swift").first)
        #expect(memberships.members(of: cafe, phase: .sources) == ["App/Menu.swift"])
        #expect(memberships.members(of: cafe).count == 4)
    }

    @Test("has no path for what is nested deeper than any system opens")
    func deepGroups() throws {
        func target(depth: Int) throws -> String? {
            let groups = (0..<depth).map {
                "G\($0) = {isa = PBXGroup; children = (G\($0 + 1)); path = a; sourceTree = \"<group>\";};"
            }
            let text = """
                // !$*UTF8*$!
                {objects = {P = {isa = PBXProject; mainGroup = G0; targets = (T);}; \(groups.joined())
                G\(depth) = {isa = PBXFileReference; path = b.swift; sourceTree = "<group>";};
                T = {isa = PBXNativeTarget; name = App; buildPhases = (S);}; S = {isa = PBXSourcesBuildPhase; files = (B);};
                B = {isa = PBXBuildFile; fileRef = G\(depth);};}; rootObject = P;}
                """
            let project = try XcodeProject.read(SourceText(path: "A.xcodeproj/project.pbxproj", text)).get()
            let path = String(repeating: "a/", count: depth) + "b.swift"
            return project.memberships(paths: [path]).targets(of: path).first?.name
        }
        #expect(try target(depth: 2000) == "App")
        #expect(try target(depth: 3000) == nil)
    }

    @Test("finds a file whose name differs in capitals, and names the one that is missing")
    func names() throws {
        let memberships = try XcodeProjectSample.project().memberships(paths: ["App/menu.swift"])
        #expect(memberships.targets(of: "App/menu.swift").count == 2)
        #expect(memberships.missingFiles.map(\.path).contains("App/de.lproj/Main.strings"))
        #expect(!memberships.missingFiles.map(\.path).contains("App/Menu.swift"))
    }

    @Test("gives a target's settings with the project's below them")
    func settings() throws {
        let project = try XcodeProjectSample.project()
        let target = try #require(project.targets.first)
        #expect(target.kind == .application)
        #expect(target.productName == "3 cafe-app")
        #expect(target.moduleName == "__cafe_app")
        #expect(target.infoPlistPath == "App/Info.plist")
        #expect(target.deploymentTargets == [.iOS: "9.3"])
        #expect(target.platforms == [.iOS])
        let configuration = try #require(target.configuration("Debug"))
        #expect(configuration.value("OTHER_FLAGS") == "-p -x")
        #expect(configuration.value("LOOP") == nil)
        #expect(configuration.expanded("${MISSING:default=none}-$(TARGET_NAME:upper)") == "none-CAFE")
        let key = try #require(target.infoPlistKeys.first)
        #expect(key.key == "UIMainStoryboardFile")
        #expect(project.source.string(key.range) == "Main")
        #expect(project.knownRegions == ["en", "Base", "de"])
    }

    @Test("reads escapes, and XML as well")
    func spelling() throws {
        let project = try XcodeProjectSample.project()
        let product = try #require(project.object("B00000000000000000000005"))
        #expect(product.value["path"]?.string == "Caf\u{e9}.app")
        let xml = """
            <?xml version="1.0"?><plist><dict><key>objects</key><dict><key>A</key><dict><key>isa</key>
            <string>PBXProject</string><key>targets</key><array><string>T</string></array></dict><key>T</key>
            <dict><key>isa</key><string>PBXNativeTarget</string><key>name</key><string>A &amp; B</string></dict>
            </dict><key>rootObject</key><string>A</string></dict></plist>
            """
        #expect(try XcodeProjectSample.project(xml).targets.map(\.name) == ["A & B"])
        var editor = XcodeProjectEditor(try XcodeProjectSample.project(xml))
        #expect(throws: XcodeEditRefusal.xmlPropertyList) { try editor.removeFile("A.swift") }
    }

    @Test("follows exceptions of synchronized folders out of and into targets")
    func synchronizedFolders() throws {
        let memberships = try XcodeProjectSample.project(XcodeProjectSample.synchronized).memberships(paths: [
            "App/A.swift", "App/Base.lproj/Share.xib", "App/Info.plist", "App/Shared.swift", "App/Web/deep/a.swift",
            "App/de.lproj/Share.strings", "App/notes.xcconfig", "Kit/K.swift",
        ])
        func names(_ path: String) -> [String] { memberships.targets(of: path).map(\.name) }
        #expect(names("App/A.swift") == ["Cafe"])
        #expect(names("App/Base.lproj/Share.xib") == ["Widget"])
        #expect(names("App/de.lproj/Share.strings") == ["Widget"])
        #expect(names("App/Info.plist").isEmpty)
        #expect(names("App/Shared.swift") == ["Cafe", "Widget"])
        #expect(names("App/notes.xcconfig").isEmpty)
        #expect(names("Kit/K.swift") == ["Widget"])
        #expect(memberships.memberships(of: "App/Web/deep/a.swift").map(\.phase) == [.resources])
    }

    @Test(
        "is refused with a reason and a place where it cannot be read",
        arguments: [
            ("", "empty-file", nil),
            ("// only a comment", "malformed-property-list", SourcePosition(line: 1, column: 18)),
            ("{\n a = b\n}", "malformed-property-list", SourcePosition(line: 3, column: 1)),
            ("{\n<<<<<<< HEAD\n a = b;\n}", "conflict-markers", SourcePosition(line: 2, column: 1)),
            ("{ objects = {", "malformed-property-list", SourcePosition(line: 1, column: 14)),
            ("{ a = \"b", "malformed-property-list", SourcePosition(line: 1, column: 7)),
            ("{}", "not-a-project", nil), ("bplist00", "binary-property-list", nil), ("()", "not-a-project", nil),
            (String(repeating: "(", count: 100_000), "nested-too-deep", SourcePosition(line: 1, column: 513)),
        ] as [(String, String, SourcePosition?)])
    func refusal(text: String, code: String, position: SourcePosition?) {
        guard case .failure(let refusal) = XcodeProject.read(SourceText(path: "A.xcodeproj/project.pbxproj", text))
        else {
            Issue.record("was read")
            return
        }
        #expect(refusal.code == code)
        #expect(refusal.position == position)
    }

    @Test("never crashes on damaged bytes")
    func damaged() {
        var random = SeededRandom(seed: 7)
        let tokens = ["{", "}", "(", ")", ";", ",", "=", "\"", "/*", "*/", "<", ">", "\\", "../"].map { Array($0.utf8) }
        var read = 0
        for _ in 0..<400 {
            var bytes = Array(XcodeProjectSample.text.utf8)
            let place = Int.random(in: 0..<bytes.count, using: &random)
            bytes.replaceSubrange(
                place..<min(bytes.count, place + Int.random(in: 0..<9, using: &random)),
                with: tokens.randomElement(using: &random) ?? [])
            let source = SourceText(path: XcodeProjectSample.path, bytes: bytes)
            guard case .success(let project) = XcodeProject.read(source) else { continue }
            read += 1
            var editor = XcodeProjectEditor(project)
            try? editor.addFile("App/Order.swift", like: "App/Menu.swift")
            #expect(editor.edits.apply(to: bytes) == editor.project.source.bytes)
        }
        #expect(read > 20)
    }

    @Test(
        "is known to be generated by what lies beside it",
        arguments: [
            (["A.xcodeproj/project.pbxproj", "project.yml"], ProjectGenerator.xcodeGen),
            (["A.xcodeproj/project.pbxproj", "Project.swift"], .tuist),
            (["A.xcodeproj/project.pbxproj", "BUILD.bazel"], .bazel),
            (["A.xcodeproj/project.pbxproj", "Package.swift"], nil),
        ] as [([String], ProjectGenerator?)])
    func generators(paths: [String], expected: ProjectGenerator?) {
        #expect(ProjectGenerator.recognized(for: "A.xcodeproj", in: paths) == expected)
    }

    @Test(
        "is nobody's where the description beside it or above it is about a project of another name",
        arguments: [
            ("App/project.yml", "name: A\ntargets: {}", ProjectGenerator.xcodeGen),
            ("App/project.yml", "name: a", .xcodeGen),
            ("App/project.yml", "name: A-Packages", nil), ("project.yml", "name: Everything", nil),
            ("App/project.yml", "name: ${PROJECT}", .xcodeGen), ("App/project.yml", "include: base.yml", .xcodeGen),
            ("App/project.yml", "targets: {}", nil), ("project.yml", "targets: {}", .xcodeGen),
            ("App/Project.swift", "let project = Project(name: \"A\")", .tuist),
            ("App/Project.swift", "let project = Project(name: \"Other\")", nil),
            ("App/Project.swift", "let project = Project.app(named: \"Other\")", .tuist),
        ] as [(String, String, ProjectGenerator?)])
    func generatorsByName(path: String, text: String, expected: ProjectGenerator?) {
        let paths = ["App/A.xcodeproj/project.pbxproj", path]
        let found = ProjectGenerator.recognized(for: paths[0], in: paths) {
            $0 == path ? SourceText(path: path, text) : nil
        }
        #expect(found == expected)
    }
}
