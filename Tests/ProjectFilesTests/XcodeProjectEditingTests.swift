import ProjectFiles
import SourceText
import Testing

@Suite("Editing an Xcode project")
struct XcodeProjectEditingTests {
    @Test("adds a file to every target of its origin, in Xcode's own form")
    func addsFile() throws {
        let project = try XcodeProjectSample.project()
        var editor = XcodeProjectEditor(project)
        try editor.addFile("App/Order.swift", like: "App/Menu.swift")
        let lines = Self.addedLines(project, editor)
        let ids = lines.map { $0.split(separator: " ").first.map(String.init) ?? "" }.map { $0.filter { $0 != "\t" } }
        #expect(lines.count == 6)
        let reference = try #require(ids.indices.first { lines[$0].contains("isa = PBXFileReference") }.map { ids[$0] })
        #expect(
            lines.contains(
                "\t\t\(reference) /* Order.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; "
                    + "path = Order.swift; sourceTree = \"<group>\"; };"))
        let built = lines.filter { $0.contains("isa = PBXBuildFile") }
        #expect(built.count == 2)
        #expect(
            built.allSatisfy {
                $0.contains(
                    " /* Order.swift in Sources */ = {isa = PBXBuildFile; fileRef = \(reference) /* Order.swift */; ")
            })
        #expect(built.filter { $0.hasSuffix("settings = {COMPILER_FLAGS = \"-O\"; }; };") }.count == 1)
        #expect(lines.contains("\t\t\t\t\(reference) /* Order.swift */,"))
        #expect(lines.filter { $0.hasSuffix(" /* Order.swift in Sources */,") && $0.hasPrefix("\t\t\t\t") }.count == 2)
        #expect(reference.count == 24)
    }

    @Test("puts new objects where their ids sort, and new children behind the origin in the order they came")
    func sorts() throws {
        var editor = XcodeProjectEditor(try XcodeProjectSample.project())
        for name in ["One", "Two", "Three"] { try editor.addFile("App/\(name).swift", like: "App/Menu.swift") }
        for isa in ["PBXFileReference", "PBXBuildFile"] {
            let ids = editor.project.objectList.filter { $0.isa == isa }.map(\.id)
            #expect(ids == ids.sorted())
        }
        let group = try #require(editor.project.object("C00000000000000000000002"))
        let names = (group.value["children"]?.strings ?? []).compactMap {
            editor.project.object($0)?.value["path"]?.string
        }
        #expect(names.prefix(4) == ["Menu.swift", "One.swift", "Two.swift", "Three.swift"])
    }

    @Test(
        "takes out what it added, byte for byte",
        arguments: [
            ("App/Order.swift", "App/Menu.swift"), ("App/Deep/er/Order.swift", "App/Menu.swift"),
            ("Elsewhere/Order.swift", "App/Menu.swift"),
            ("App/Base.lproj/Order.storyboard", "App/Base.lproj/Main.storyboard"),
            ("App/Order.storyboard", "App/Base.lproj/Main.storyboard"),
            ("App/Order.swift", "App/Base.lproj/Main.storyboard"),
            ("App/Base.lproj/Order.xib", "App/Art.xcassets"),
        ], ["\n", "\r\n"])
    func isInverted(files: (String, String), newline: String) throws {
        let text = XcodeProjectSample.text.split(separator: "\n", omittingEmptySubsequences: false)
            .joined(separator: newline)
        let project = try XcodeProjectSample.project(text)
        var editor = XcodeProjectEditor(project)
        try editor.addFile(files.0, like: files.1)
        let memberships = editor.project.memberships(paths: [files.0, files.1])
        #expect(memberships.targets(of: files.0) == memberships.targets(of: files.1))
        #expect(editor.edits.apply(to: project.source.bytes) == editor.project.source.bytes)
        try editor.removeFile(files.0)
        #expect(editor.project.source.bytes == project.source.bytes)
    }

    @Test("makes a variant group, also where the project has none, and adds a language to it")
    func variants() throws {
        let project = try XcodeProjectSample.project()
        var editor = XcodeProjectEditor(project)
        let base = LanguageVariant(language: "Base", path: "App/Base.lproj/Order.storyboard")
        let german = LanguageVariant(language: "de", path: "App/de.lproj/Order.strings")
        let french = LanguageVariant(language: "fr", path: "App/fr.lproj/Order.strings")
        try editor.addVariantGroup(
            "Order.storyboard", variants: [base, german], like: "App/Base.lproj/Main.storyboard")
        try editor.addVariant(french, besideVariant: base.path)
        let paths = [base, german, french].map(\.path)
        let memberships = editor.project.memberships(paths: paths)
        #expect(memberships.variants(of: base.path) == paths.sorted())
        #expect(memberships.targets(of: french.path).map(\.name) == ["Cafe"])
        for path in paths { try editor.removeFile(path) }
        #expect(editor.project.source.bytes == project.source.bytes)
    }

    @Test("edits nothing where a synchronized folder does it, and exceptions where it does it wrong")
    func synchronizedFolders() throws {
        let project = try XcodeProjectSample.project(XcodeProjectSample.synchronized)
        var editor = XcodeProjectEditor(project)
        try editor.addFile("App/B.swift", like: "App/A.swift")
        #expect(editor.edits.isEmpty)
        try editor.addFile("App/B.swift", like: "App/Shared.swift")
        #expect(Self.addedLines(project, editor) == ["\t\t\t\tB.swift,"])
        try editor.removeFile("App/B.swift")
        #expect(editor.project.source.bytes == project.source.bytes)
        try editor.addFile("Kit/B.swift", like: "App/A.swift")
        let memberships = editor.project.memberships(paths: ["Kit/A.swift", "Kit/B.swift"])
        #expect(memberships.targets(of: "Kit/B.swift").map(\.name) == ["Cafe"])
        #expect(memberships.targets(of: "Kit/A.swift").map(\.name) == ["Widget"])
        try editor.removeFile("Kit/B.swift")
        #expect(editor.project.source.bytes == project.source.bytes)
    }

    @Test("adds a file without an origin to targets that are named")
    func named() throws {
        let project = try XcodeProjectSample.project()
        var editor = XcodeProjectEditor(project)
        try editor.addFile("App/New.swift", toTargets: project.targets)
        #expect(editor.project.memberships(paths: ["App/New.swift"]).targets(of: "App/New.swift") == project.targets)
        #expect(throws: XcodeEditRefusal.noPhase(target: "Widget", phase: .resources)) {
            try editor.addFile("App/New.xcassets", toTargets: project.targets)
        }
    }

    @Test("is refused for what is not there or there already")
    func refusals() throws {
        var editor = XcodeProjectEditor(try XcodeProjectSample.project())
        #expect(throws: XcodeEditRefusal.notInProject(path: "No.swift")) {
            try editor.addFile("A.swift", like: "No.swift")
        }
        #expect(throws: XcodeEditRefusal.alreadyInProject(path: "App/Menu.swift")) {
            try editor.addFile("App/Menu.swift", like: "App/Menu.swift")
        }
        #expect(editor.edits.isEmpty)
    }

    private static func addedLines(_ project: XcodeProject, _ editor: XcodeProjectEditor) -> [String] {
        let before = Set(project.source.string(0..<project.source.bytes.count).split(separator: "\n"))
        let after = editor.project.source
        return after.string(0..<after.bytes.count).split(separator: "\n").filter { !before.contains($0) }.map(
            String.init)
    }
}
