import Foundation
import Testing

@Suite("nibwright tidy")
struct TidyCommandTests {
    private static let path = "BeanThere/Base.lproj/Main.storyboard"
    private static let other = "BeanThere/Base.lproj/LaunchScreen.storyboard"

    /// The sample app in git, with noise in two documents and one change that somebody meant.
    private func changedProject() throws -> (project: Project, before: String, meant: String) {
        let project = try Project.beanThere()
        try project.commit()
        let before = project.text(Self.path)
        let meant = before.replacing(
            "<viewController ", with: "<viewController restorationIdentifier=\"kept\" ", maxReplacements: 1)
        try project.write(meant.replacing("toolsVersion=\"", with: "toolsVersion=\"9"), to: Self.path)
        try project.write(
            project.text(Self.other).replacing("toolsVersion=\"", with: "toolsVersion=\"9"), to: Self.other)
        return (project, before, meant)
    }

    @Test("takes noise out of what differs from HEAD, and what it wrote can be taken back")
    func workingFolder() throws {
        let (project, _, meant) = try changedProject()
        let noisy = project.text(Self.path)
        let checked = try Nibwright.run(["tidy", "--check"], in: project.root)
        #expect(checked.status == 1 && project.text(Self.path) == noisy)
        #expect(
            checked.output == """
                \(Self.other): would be taken out: versions of tools (1); nothing else changed
                \(Self.path): would be taken out: versions of tools (1)

                """)
        let outcome = try Nibwright.run(["tidy"], in: project.root)
        #expect(outcome.status == 0 && outcome.output.contains("Tidied 2 documents. To take it back: nibwright undo "))
        #expect(project.text(Self.path) == meant)
        #expect(try project.git("status", "--porcelain", "--", "BeanThere") == " M \(Self.path)\n")
        let again = try Nibwright.run(["tidy", "--check"], in: project.root)
        #expect(again.status == 0 && again.output == "Nothing to take out of 1 document.\n")
        #expect(try project.undo().status == 0)
        #expect(project.text(Self.path) == noisy)
    }

    @Test("looks at the documents that are named, and leaves the kinds that are kept")
    func selection() throws {
        let (project, _, meant) = try changedProject()
        let noisy = project.text(Self.other)
        #expect(try Nibwright.run(["tidy", Self.path], in: project.root).status == 0)
        #expect(project.text(Self.path) == meant && project.text(Self.other) == noisy)
        let kept = try Nibwright.run(["tidy", "--keep", "tools-version"], in: project.root)
        #expect(kept.output == "Nothing to take out of 2 documents.\n")
        let wrong = try Nibwright.run(["tidy", "--keep", "everything"], in: project.root)
        #expect(wrong.status == 2 && wrong.errors.contains("There is no kind of noise"))
    }

    @Test("compares two files without git, and says where there is no repository")
    func files() throws {
        let (project, before, meant) = try changedProject()
        let folder = try Project()
        try folder.write(before, to: "old.storyboard")
        try folder.write(project.text(Self.path), to: "new.storyboard")
        let written = try Nibwright.run(
            ["tidy", "new.storyboard", "--from", "old.storyboard", "-o", "out.storyboard"], in: folder.root)
        #expect(written.status == 0 && folder.text("out.storyboard") == meant)
        #expect(
            try Nibwright.run(["tidy", "new.storyboard", "--from", "old.storyboard"], in: folder.root).output
                == "new.storyboard: taken out: versions of tools (1)\n")
        #expect(folder.text("new.storyboard") == meant)
        let outside = try Nibwright.run(["tidy"], in: folder.root)
        #expect(outside.status == 2 && outside.errors.contains("is in no git repository"))
    }
}
