import Foundation
import Testing
import TransformTesting

@Suite("nibwright diff")
struct DiffCommandTests {
    /// The sample app in git, with one setting of a scene and the version of Xcode changed in the working folder.
    private func changedProject() throws -> Project {
        let project = try Project.beanThere()
        try project.commit()
        try change(project)
        return project
    }

    private func change(_ project: Project) throws {
        let path = "BeanThere/Base.lproj/Main.storyboard"
        let text = project.text(path)
        let changed = try #require(text.firstRange(of: "toolsVersion=\""))
        var edited = text
        edited.insert(contentsOf: "9", at: changed.upperBound)
        edited = edited.replacing(
            "<viewController ", with: "<viewController restorationIdentifier=\"kept\" ", maxReplacements: 1)
        try project.write(edited, to: path)
    }

    private static let expected = "~ restoration identifier is now kept"

    @Test("compares the working folder with HEAD, and Xcode's own changes are counted")
    func workingFolder() throws {
        let project = try changedProject()
        let outcome = try Nibwright.run(["diff"], in: project.root)
        #expect(outcome.status == 0 && outcome.errors == "")
        #expect(outcome.output.contains(Self.expected))
        #expect(outcome.output.contains("Xcode's own: versions of tools (1)"))
        #expect(outcome.output.hasSuffix("1 changed, 1 of Xcode's own, in 1 file\n"))
        let noise = try Nibwright.run(["diff", "--noise"], in: project.root).output
        #expect(noise.contains("tools version"))
    }

    @Test("compares two revisions, also from what they have in common")
    func revisions() throws {
        let project = try changedProject()
        try project.git("checkout", "-q", "-b", "branch")
        try project.commit()
        let same = try Nibwright.run(["diff", "HEAD", "--project", project.root])
        #expect(same.output == "Nothing differs.\n" && same.status == 0)
        for range in [["HEAD~1", "HEAD"], ["HEAD~1..HEAD"], ["HEAD~1...branch"]] {
            let outcome = try Nibwright.run(["diff"] + range + ["--project", project.root, "--exit-code"])
            #expect(outcome.output.contains(Self.expected), "\(range)")
            #expect(outcome.status == 1)
        }
    }

    @Test("looks at no file outside of the folder")
    func partOfRepository() throws {
        let project = try changedProject()
        let outcome = try Nibwright.run(["diff", "--project", project.absolute("BeanThere/Account")])
        #expect(outcome.output == "Nothing differs.\n" && outcome.status == 0)
        let inside = try Nibwright.run(["diff", "--project", project.absolute("BeanThere/Base.lproj")])
        #expect(inside.output.hasPrefix("Main.storyboard\n"))
    }

    @Test("compares two folders and two files")
    func foldersAndFiles() throws {
        let old = try Project.beanThere()
        let new = try Project.beanThere()
        try change(new)
        let folders = try Nibwright.run(["diff", old.root, new.root])
        #expect(folders.output.hasPrefix("BeanThere/Base.lproj/Main.storyboard\n"))
        let path = "BeanThere/Base.lproj/Main.storyboard"
        let files = try Nibwright.run(["diff", old.absolute(path), new.absolute(path)])
        #expect(files.output.hasPrefix("Main.storyboard\n") && files.output.contains(Self.expected))
        let added = try Nibwright.run(["diff", "/dev/null", new.absolute(path)])
        #expect(added.output.contains("+ storyboard added with"))
    }

    @Test("gives Markdown and JSON, the same on every run")
    func formats() throws {
        let project = try changedProject()
        let markdown = try Nibwright.run(["diff", "--format", "markdown"], in: project.root).output
        #expect(markdown.contains("<details open><summary><b>BeanThere/Base.lproj/Main.storyboard</b>"))
        let outputs = try (0..<2).map { _ in try Nibwright.run(["diff", "--format", "json"], in: project.root).output }
        #expect(outputs[0] == outputs[1])
        let object = try #require(try JSONSerialization.jsonObject(with: Data(outputs[0].utf8)) as? [String: Any])
        #expect(object["version"] as? Int == 1)
        #expect((object["counts"] as? [String: Int]) == ["changed": 1, "noise": 1])
    }

    @Test("says what is wrong with its arguments")
    func mistakes() throws {
        let project = try changedProject()
        let missing = try Nibwright.run(["diff", "nowhere"], in: project.root)
        #expect(missing.status == 2 && missing.errors.contains("there is no revision \"nowhere\""))
        let option = try Nibwright.run(["diff", "HEAD", "--project", project.root, "--", "--output=x"])
        #expect(option.status == 2)
        let mixed = try Nibwright.run(["diff", project.root, project.absolute("README.md")])
        #expect(mixed.status == 2)
        let plain = try Project.beanThere()
        let outside = try Nibwright.run(["diff"], in: plain.root)
        #expect(outside.status == 2 && outside.errors.contains("is in no git repository"))
    }

    @Test("follows the links with which git's difftool fills a folder")
    func links() throws {
        let old = try Project.beanThere()
        let new = try Project.beanThere()
        let path = "BeanThere/Base.lproj/Main.storyboard"
        try FileManager.default.removeItem(atPath: new.absolute(path))
        try new.link(path, to: old.absolute(path))
        #expect(try Nibwright.run(["diff", old.root, new.root]).output == "Nothing differs.\n")
    }

    @Test("writes no report over a file of a project")
    func overwriting() throws {
        let project = try changedProject()
        let path = "BeanThere/Base.lproj/Main.storyboard"
        let text = project.text(path)
        for command in [["diff", "-o", path], ["lint", "-o", path], ["graph", "-o", path]] {
            let outcome = try Nibwright.run(command, in: project.root)
            #expect(outcome.status == 2 && outcome.errors.contains("not of a report"), "\(command)")
        }
        #expect(project.text(path) == text)
    }

    @Test("says that a file is compared with a file")
    func fileAndRevision() throws {
        let project = try changedProject()
        let outcome = try Nibwright.run(["diff", "HEAD", "BeanThere/Base.lproj/Main.storyboard"], in: project.root)
        #expect(outcome.status == 2 && outcome.errors.contains("name two files or two folders"))
    }

    @Test("tells new files that git does not know yet")
    func untracked() throws {
        let project = try Project.beanThere()
        try project.commit()
        try project.write(project.text("BeanThere/Base.lproj/LaunchScreen.storyboard"), to: "BeanThere/New.storyboard")
        let outcome = try Nibwright.run(["diff"], in: project.root)
        #expect(outcome.output.contains("BeanThere/New.storyboard\n  + storyboard added with 1 scene\n"))
    }
}
