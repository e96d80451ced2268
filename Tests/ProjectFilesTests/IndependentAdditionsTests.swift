import ProjectFiles
import SourceText
import Testing

@Suite("Additions that were computed apart from each other")
struct IndependentAdditionsTests {
    /// The project after two editors' edits of the same original, made in one go.
    private func together(
        _ text: String, _ changes: [(inout XcodeProjectEditor) throws -> Void]
    ) throws -> XcodeProject {
        let project = try XcodeProjectSample.project(text)
        let edits = try changes.flatMap { change in
            var editor = XcodeProjectEditor(project)
            try change(&editor)
            return editor.edits.edits
        }
        let list = try #require(EditList(edits))
        return try XcodeProjectSample.project(
            String(decoding: list.apply(to: project.source.bytes), as: UTF8.self))
    }

    @Test("New objects stand sorted by id, whoever brought them")
    func sorted() throws {
        let names = ["One", "Two", "Three", "Four", "Five", "Six"]
        let project = try together(
            XcodeProjectSample.text,
            names.map { name in { try $0.addFile("App/\(name).swift", like: "App/Menu.swift") } })
        for isa in ["PBXFileReference", "PBXBuildFile"] {
            let ids = project.objectList.filter { $0.isa == isa }.map(\.id)
            #expect(ids == ids.sorted())
        }
        let memberships = project.memberships(paths: names.map { "App/\($0).swift" })
        #expect(names.allSatisfy { memberships.targets(of: "App/\($0).swift").count == 2 })
    }

    @Test("A section, an exception set and a list of sets that both need are made once")
    func shared() throws {
        let names = ["Zebra", "Alpha"]
        let project = try together(
            XcodeProjectSample.synchronized,
            names.map { name in { try $0.addFile("Kit/\(name).swift", like: "App/A.swift") } })
        let ids = project.objectList.map(\.id)
        #expect(Set(ids).count == ids.count)
        let memberships = project.memberships(paths: ["Kit/Alpha.swift", "Kit/Zebra.swift"])
        #expect(memberships.targets(of: "Kit/Alpha.swift").map(\.name) == ["Cafe"])
        #expect(memberships.targets(of: "Kit/Zebra.swift").map(\.name) == ["Cafe"])
        let text = project.source.string(0..<project.source.bytes.count)
        #expect(text.split(separator: "exceptions = (").count == 3)
        let sections = try together(
            XcodeProjectSample.text.replacing("/* Begin PBXVariantGroup section */\n", with: "")
                .replacing("/* End PBXVariantGroup section */\n", with: ""),
            names.map { name in
                {
                    try $0.addVariantGroup(
                        "\(name).storyboard",
                        variants: [LanguageVariant(language: "Base", path: "App/Base.lproj/\(name).storyboard")],
                        like: "App/Base.lproj/Main.storyboard")
                }
            })
        let written = sections.source.string(0..<sections.source.bytes.count)
        #expect(written.split(separator: "/* Begin PBXVariantGroup section */").count == 2)
        #expect(sections.objectList.filter { $0.isa == "PBXVariantGroup" }.count == 3)
    }
}
