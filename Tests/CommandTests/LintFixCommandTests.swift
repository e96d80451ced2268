import Foundation
import Testing

@Suite("nibwright lint --fix")
struct LintFixCommandTests {
    private static let path = "BeanThere/Base.lproj/Main.storyboard"

    /// The sample app in git, with a resource that nothing uses and an outlet that leads nowhere.
    private func project() throws -> (project: Project, clean: String, broken: String) {
        let project = try Project.beanThere()
        let clean = project.text(Self.path)
        let image = "        <image name=\"unused-cup\" width=\"8\" height=\"8\"/>\n"
        let outlet = "<outlet property=\"view\" destination=\"no-such-id\" id=\"lint-fix-1\"/>"
        let broken = clean.replacing("    </resources>", with: image + "    </resources>")
        let first = try #require(broken.firstRange(of: "<connections>"))
        var text = broken
        text.insert(contentsOf: outlet, at: first.upperBound)
        try project.write(text, to: Self.path)
        try project.commit()
        return (project, broken.replacing(image, with: ""), text)
    }

    @Test("mends what is safe, reports what is left, and what it wrote can be taken back")
    func safe() throws {
        let (project, _, broken) = try project()
        let words = ["lint", "--fix", "--only", "unused-resource,dangling-reference", "--no-baseline"]
        let preview = try Nibwright.run(words + ["--preview"], in: project.root)
        #expect(preview.status == 0 && preview.output.contains("take unused-cup out of the document's resources"))
        #expect(preview.output.contains("-        <image name=\"unused-cup\"") && project.text(Self.path) == broken)
        let outcome = try Nibwright.run(words, in: project.root)
        #expect(outcome.status == 1 && outcome.output.contains("Applied 1 change to 1 file."), "\(outcome.errors)")
        #expect(outcome.output.contains("no-such-id") && !outcome.output.contains("error unused-resource"))
        #expect(!project.text(Self.path).contains("unused-cup"))
        let dirty = try Nibwright.run(words + ["--allow", "review"], in: project.root)
        #expect(dirty.status != 0 && dirty.errors.contains("uncommitted changes"))
        #expect(try project.undo().status == 0)
        #expect(project.text(Self.path) == broken)
    }

    @Test("mends for review what is asked for, so that nothing is left")
    func review() throws {
        let (project, clean, _) = try project()
        let words = [
            "lint", "--fix", "--allow", "review", "--only", "unused-resource,dangling-reference", "--no-baseline",
        ]
        let outcome = try Nibwright.run(words, in: project.root)
        #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
        #expect(outcome.output.contains("Applied 2 changes to 1 file.") && outcome.output.contains("No findings"))
        #expect(!project.text(Self.path).contains("lint-fix-1"))
        #expect(project.text(Self.path).filter { !$0.isWhitespace } == clean.filter { !$0.isWhitespace })
        let again = try Nibwright.run(words + ["--allow-dirty"], in: project.root)
        #expect(again.status == 0 && again.output.contains("Nothing to mend."))
    }

    @Test("goes with what it means something with")
    func usage() throws {
        #expect(try Nibwright.run(["lint", "--preview"]).status == 2)
        #expect(try Nibwright.run(["lint", "--fix", "--write-baseline"]).status == 2)
    }

    @Test("watches files, and reports again when one was saved")
    func watch() throws {
        let (project, _, broken) = try project()
        try project.write(broken.replacing("unused-cup", with: "other-cup"), to: "saved.txt")
        let outcome = try Nibwright.shell(
            "(sleep 4; cp saved.txt '\(Self.path)') & nibwright lint --watch --rounds 2 --only unused-resource --no-baseline",
            in: project.root)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let first = try #require(outcome.output.range(of: "unused-cup"))
        let second = try #require(outcome.output.range(of: "other-cup"))
        #expect(first.upperBound < second.lowerBound)
        #expect(try Nibwright.run(["lint", "--watch", "--fix"]).status == 2)
    }

    @Test("SARIF carries the fixes with their bytes")
    func sarif() throws {
        let (project, _, _) = try project()
        let outcome = try Nibwright.run(
            ["lint", "--format", "sarif", "--only", "unused-resource", "--no-baseline"], in: project.root)
        let fix = try #require(outcome.output.range(of: "\"fixes\""))
        let rest = outcome.output[fix.lowerBound...]
        #expect(rest.contains("take unused-cup out of the document's resources") && rest.contains("\"byteOffset\""))
    }
}
