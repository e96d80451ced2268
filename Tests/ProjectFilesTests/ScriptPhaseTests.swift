import ProjectFiles
import SourceText
import Testing

@Suite("Script phases of an Xcode project")
struct ScriptPhaseTests {
    private static let script = ScriptPhase(
        name: "Renew scenes", script: "echo \"hello\"\n", outputPaths: ["$(SRCROOT)/App/Scenes.swift"])

    private static func editor(newline: String = "\n") throws -> (XcodeProjectEditor, XcodeTarget) {
        let text = XcodeProjectSample.text.split(separator: "\n", omittingEmptySubsequences: false)
            .joined(separator: newline)
        let project = try XcodeProject.read(SourceText(path: XcodeProjectSample.path, text)).get()
        let target = try #require(project.targets.first { target in target.phases.contains { $0.kind == .sources } })
        return (XcodeProjectEditor(project), target)
    }

    private static func phases(_ editor: XcodeProjectEditor, _ target: XcodeTarget) throws -> [ScriptPhase] {
        editor.project.scriptPhases(of: try #require(editor.project.targets.first { $0.id == target.id }))
    }

    @Test("come right before what the target compiles, on a line of their own", arguments: ["\n", "\r\n"])
    func addition(newline: String) throws {
        var (editor, target) = try Self.editor(newline: newline)
        try editor.setScript(Self.script, of: target)
        #expect(try Self.phases(editor, target) == [Self.script])
        let edited = try #require(editor.project.targets.first { $0.id == target.id })
        let place = try #require(edited.phases.firstIndex { $0.name == "Renew scenes" })
        #expect(edited.phases[place + 1].kind == .sources)
        let text = editor.project.source.string(0..<editor.project.source.bytes.count)
        #expect(text.contains("shellScript = \"echo \\\"hello\\\"\\n\";\(newline)"))
        #expect(text.contains("/* Begin PBXShellScriptBuildPhase section */"))
        #expect(newline == "\n" || !text.replacing("\r\n", with: "").contains("\n"))
    }

    @Test("get another script and other outputs in their place, and none twice")
    func renewal() throws {
        var (editor, target) = try Self.editor()
        try editor.setScript(Self.script, of: target)
        let first = editor.project.source
        var again = XcodeProjectEditor(editor.project)
        try again.setScript(Self.script, of: target)
        #expect(again.edits.isEmpty)
        let other = ScriptPhase(name: "Renew scenes", script: "true", outputPaths: ["$(SRCROOT)/A.swift", "B c.swift"])
        let same = try #require(editor.project.targets.first { $0.id == target.id })
        try editor.setScript(other, of: same)
        #expect(try Self.phases(editor, target) == [other])
        let back = try #require(editor.project.targets.first { $0.id == target.id })
        try editor.setScript(Self.script, of: back)
        #expect(editor.project.source.bytes == first.bytes)
    }

    @Test("are refused for a target that compiles nothing")
    func nothingCompiled() throws {
        let project = try XcodeProject.read(
            SourceText(
                path: XcodeProjectSample.path,
                XcodeProjectSample.text.replacing("PBXSourcesBuildPhase", with: "PBXRezBuildPhase"))
        ).get()
        var editor = XcodeProjectEditor(project)
        let target = try #require(project.targets.first)
        #expect(throws: XcodeEditRefusal.noPhase(target: target.name, phase: .sources)) {
            try editor.setScript(Self.script, of: target)
        }
        #expect(editor.edits.isEmpty)
    }
}
