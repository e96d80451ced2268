import ProjectFiles
import SourceText
import Testing

@Suite("Renaming a file in an Xcode project")
struct FileRenamingTests {
    /// The lines of the project that differ afterwards.
    private static func lines(_ before: XcodeProject, _ after: XcodeProject) -> [String] {
        func lines(_ project: XcodeProject) -> [String] {
            project.source.string(0..<project.source.bytes.count).split(separator: "\n").map(String.init)
        }
        return zip(lines(before), lines(after)).filter { $0 != $1 }.map { $1.filter { $0 != "\t" } }
    }

    @Test("changes the name wherever it is written, and nothing else")
    func renames() throws {
        let project = try XcodeProjectSample.project()
        var editor = XcodeProjectEditor(project)
        try editor.renameFiles([("App/Menu.swift", "Card.swift")])
        let lines = Self.lines(project, editor.project)
        #expect(lines.count == 6)
        #expect(lines.allSatisfy { $0.contains("Card.swift") && !$0.contains("Menu") })
        let targets = project.memberships(paths: ["App/Menu.swift"]).targets(of: "App/Menu.swift")
        #expect(editor.project.memberships(paths: ["App/Card.swift"]).targets(of: "App/Card.swift") == targets)
        try editor.renameFiles([("App/Card.swift", "Menu.swift")])
        #expect(editor.project.source.bytes == project.source.bytes)
    }

    @Test("renames a group of languages with the document that it is called like")
    func renamesVariants() throws {
        let project = try XcodeProjectSample.project()
        var editor = XcodeProjectEditor(project)
        try editor.renameFiles([("App/de.lproj/Main.strings", "Shop.strings")])
        #expect(Self.lines(project, editor.project).count == 1)
        try editor.renameFiles([("App/Base.lproj/Main.storyboard", "Shop.storyboard")])
        let group = try #require(editor.project.object("E00000000000000000000001"))
        #expect(group.value["name"]?.string == "Shop.storyboard")
        #expect(!editor.project.source.contains("Main.storyboard" as StaticString))
        #expect(editor.project.source.contains("/* Base */" as StaticString))
    }

    @Test("renames exceptions of a synchronized folder")
    func renamesExceptions() throws {
        let project = try XcodeProjectSample.project(XcodeProjectSample.synchronized)
        let files = project.memberships(paths: ["App/Base.lproj/Share.xib", "App/Menu.swift"])
        var editor = XcodeProjectEditor(project)
        try editor.renameFiles([("App/Base.lproj/Share.xib", "Hand.xib")])
        #expect(editor.project.source.contains("/Localized/Hand.xib" as StaticString))
        #expect(!editor.project.source.contains("Share.xib" as StaticString))
        let after = editor.project.memberships(paths: ["App/Base.lproj/Hand.xib"])
        #expect(after.targets(of: "App/Base.lproj/Hand.xib") == files.targets(of: "App/Base.lproj/Share.xib"))
        let exceptions = editor.project.source.bytes
        try editor.renameFiles([("App/Menu.swift", "Card.swift")])
        #expect(editor.project.source.bytes == exceptions)
    }

    @Test("renames a table of a synchronized folder with the document whose exception it shares")
    func renamesTables() throws {
        let files = [("App/de.lproj/Share.strings", "Hand.strings"), ("App/Base.lproj/Share.xib", "Hand.xib")]
        let project = try XcodeProjectSample.project(XcodeProjectSample.synchronized)
        var editor = XcodeProjectEditor(project)
        try editor.renameFiles(files.map { (path: $0.0, newName: $0.1) })
        let after = editor.project.memberships(paths: ["App/de.lproj/Hand.strings", "App/Base.lproj/Hand.xib"])
        let targets = after.targets(of: "App/de.lproj/Hand.strings")
        #expect(targets == after.targets(of: "App/Base.lproj/Hand.xib") && targets.map(\.name) == ["Widget"])
    }

    @Test("refuses what the project does not have, and a name that it has already")
    func refuses() throws {
        var editor = XcodeProjectEditor(try XcodeProjectSample.project())
        #expect(throws: XcodeEditRefusal.notInProject(path: "App/None.swift")) {
            try editor.renameFiles([("App/None.swift", "Card.swift")])
        }
        #expect(throws: XcodeEditRefusal.alreadyInProject(path: "App/Art.xcassets")) {
            try editor.renameFiles([("App/Menu.swift", "Art.xcassets")])
        }
        #expect(editor.edits.isEmpty)
    }
}
