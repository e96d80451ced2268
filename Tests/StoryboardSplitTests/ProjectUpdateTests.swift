import ProjectFiles
import Testing
import TransformKit

@testable import StoryboardSplit

@Suite("Projects of divided storyboards")
struct ProjectUpdateTests {
    private static let main = "App/Base.lproj/Main.storyboard"
    private static let tools = "App/Tools.storyboard"
    private static let files = [
        main: SplitStoryboard.text(scenes: ["aaa-AA-001", "bbb-BB-002", "ccc-CC-003"]),
        tools: SplitStoryboard.text(scenes: ["ddd-DD-004", "eee-EE-005"]),
        "App/de.lproj/Main.strings": "\"lab-bb-002.text\" = \"B\";\n\"lab-aa-001.text\" = \"A\";\n",
    ]

    private func update(
        _ files: [String: String], _ path: String, _ moved: [Int: String]
    ) throws -> (edits: [FileEdit], update: ProjectUpdate) {
        let graph = SplitProject.graph(files)
        let document = try #require(graph.document(at: path))
        let division = SplitStoryboard.division(document, moved)
        let tables = TableSplit(division, in: graph)
        let update = ProjectUpdate(division, tables: tables.newTables, in: graph)
        let documents = moved.values.sorted().map { name in
            FileEdit.create(path: path.replacingLastComponent(with: name + ".storyboard"), bytes: [0x20])
        }
        return (documents + tables.edits + update.edits, update)
    }

    private func targets(_ path: String, _ files: [String: String]) throws -> [String] {
        try memberships(files).targets(of: path).map(\.name)
    }

    private func memberships(_ files: [String: String]) throws -> ProjectMemberships {
        let text = try #require(files[SplitXcodeProject.path])
        let project = try XcodeProject.read(SourceText(path: SplitXcodeProject.path, text)).get()
        return project.memberships(paths: files.keys.sorted())
    }

    @Test("A localized document gets a group like the old one's: same order, names, file types and targets")
    func variantGroup() throws {
        var files = Self.files
        files[SplitXcodeProject.path] = SplitXcodeProject.text()
        let (edits, update) = try update(files, Self.main, [1: "Orders"])
        #expect(update.doubts.isEmpty)
        let after = try #require(SplitProject.files(files, after: edits))
        #expect(try targets("App/Base.lproj/Orders.storyboard", after) == ["App", "Twin"])
        #expect(try targets("App/de.lproj/Orders.strings", after) == ["App", "Twin"])
        let found = try memberships(after)
        let project = try XcodeProject.read(
            SourceText(path: SplitXcodeProject.path, try #require(after[SplitXcodeProject.path]))
        ).get()
        let group = try #require(found.variantGroup(of: "App/Base.lproj/Orders.storyboard"))
        let read = try #require(project.variantGroup(id: group))
        #expect(read.name == "Orders.storyboard")
        #expect(read.variants.map(\.language) == ["Deutsch", "Base"])
        let added = project.objectList.first { $0.value["path"]?.string == "de.lproj/Orders.strings" }
        #expect(added?.value["fileEncoding"]?.string == "10")
    }

    @Test("Two storyboards that are divided from the same project give edits that fit together")
    func independent() throws {
        for text in [SplitXcodeProject.text(), SplitXcodeProject.synchronized] {
            var files = Self.files
            files[SplitXcodeProject.path] = text
            let first = try update(files, Self.main, [1: "Zebra", 2: "Menu"])
            let second = try update(files, Self.tools, [1: "Orders"])
            #expect(first.update.doubts.isEmpty && second.update.doubts.isEmpty)
            let after = try #require(SplitProject.files(files, after: first.edits + second.edits))
            for name in ["Zebra", "Menu"] {
                let path = "App/Base.lproj/\(name).storyboard"
                #expect(try targets(path, after) == targets(Self.main, after))
                #expect(try !targets(path, after).isEmpty)
            }
            #expect(try targets("App/Orders.storyboard", after) == targets(Self.tools, after))
            let project = try XcodeProject.read(
                SourceText(path: SplitXcodeProject.path, try #require(after[SplitXcodeProject.path]))
            ).get()
            #expect(Set(project.objectList.map(\.id)).count == project.objectList.count)
            for isa in ["PBXBuildFile", "PBXFileReference", "PBXVariantGroup"] {
                let ids = project.objectList.filter { $0.isa == isa }.map(\.id)
                #expect(ids == ids.sorted())
            }
            for set in project.objectList {
                let exceptions = set.value["membershipExceptions"]?.strings.map { $0.lowercased() } ?? []
                #expect(exceptions == exceptions.sorted())
            }
        }
    }

    @Test("An exception for all languages of the old document gets one beside it for the new one")
    func localizedException() throws {
        var files = Self.files
        files[SplitXcodeProject.path] = SplitXcodeProject.synchronized
        let (edits, _) = try update(files, Self.main, [1: "Orders"])
        let after = try #require(SplitProject.files(files, after: edits))
        let text = try #require(after[SplitXcodeProject.path])
        #expect(text.contains("\t\t\t\t/Localized/Main.storyboard,\n\t\t\t\t/Localized/Orders.storyboard,\n"))
        #expect(try targets("App/de.lproj/Orders.strings", after) == ["App", "Share"])
    }

    @Test("A project that a tool writes stays as it is, and the user is told")
    func generated() throws {
        var files = Self.files
        files[SplitXcodeProject.path] = SplitXcodeProject.text()
        files["project.yml"] = "name: App"
        let (_, update) = try update(files, Self.main, [1: "Orders"])
        #expect(update.edits.isEmpty && update.doubts.isEmpty)
        #expect(update.findings.map(\.rule) == ["generated-project"])
    }

    @Test("A document that nothing builds needs nothing, and a project that cannot be read refuses")
    func notBuilt() throws {
        #expect(try update(Self.files, Self.main, [1: "Orders"]).update.edits.isEmpty)
        var files = Self.files
        files[SplitXcodeProject.path] = "{ Main.storyboard"
        #expect(try update(files, Self.main, [1: "Orders"]).update.doubts.map(\.code.id) == ["project-unreadable"])
    }

    @Test("A package that names the file itself refuses; one that names its folder does not")
    func packages() throws {
        var files = Self.files
        let manifest =
            "// swift-tools-version:5.9\nlet package = Package(name: \"App\", targets: [.target(name: \"App\", "
            + "path: \"App\", resources: [.process(\"RULE\")])])"
        files["Package.swift"] = manifest.replacing("RULE", with: "Base.lproj/Main.storyboard")
        #expect(try update(files, Self.main, [1: "Orders"]).update.doubts.map(\.code.id) == ["package-names-file"])
        files["Package.swift"] = manifest.replacing("RULE", with: "Base.lproj")
        #expect(try update(files, Self.main, [1: "Orders"]).update.doubts.isEmpty)
    }

    @Test("Names of documents and tables around a storyboard are taken, whatever their case")
    func takenNames() throws {
        var files = Self.files
        files[SplitXcodeProject.path] = SplitXcodeProject.text()
        files["App/fr.lproj/Localizable.strings"] = ""
        files["App/it.lproj/Orders.storyboard"] = "broken"
        files["App/Menu~ipad.xib"] = "broken"
        files["Other/Other.xcodeproj/project.pbxproj"] = "broken"
        files["Other/Far.storyboard"] = SplitStoryboard.text(scenes: ["aaa-AA-001"])
        let graph = SplitProject.graph(files)
        let taken = StoryboardNamesInUse(try #require(graph.document(at: Self.main)), in: graph)
        for name in ["main", "Tools", "localizable", "ORDERS", "Menu"] { #expect(taken.contains(name)) }
        for name in ["Far", "Basket"] { #expect(!taken.contains(name)) }
    }
}
