import Foundation
import Testing
import TransformTesting

/// A project in which every kind of finding occurs, and names that would break a careless format.
enum LintedProject {
    static func make() throws -> Project {
        let project = try Project()
        try project.write(
            label("Save &#x9B;31m&#10;|&quot;&lt;b&gt; &#x202E;%,:", again: "lbl-AA-001"), to: "App/Odd, 100% [é].xib")
        try project.write(label("Plain", again: "lbl-AA-001"), to: "App/Old.xib")
        try project.write(label("Fine", again: "lbl-AA-002"), to: "App/Fine.xib")
        try project.write("<<<<<<< ours\n", to: "App/Torn.storyboard")
        try project.write("// nibwright:disable:next duplicate-id -- \u{1B}[1mold\nlet a = 1\n", to: "App/Code.swift")
        try project.write(
            """
            rules:
              unused-suppression: warning
              storyboard-size: note
            paths:
              - in: "App/Gone/**"
                rules: { duplicate-id: off }
            only: [duplicate-id, storyboard-size, unreadable-document, unused-suppression, stale-baseline]
            suppress:
              - rule: duplicate-id
                document: App/Old.xib
                object: lbl-AA-001
                reason: Old is old.

            """, to: ".nibwright.yml")
        return project
    }

    private static func label(_ text: String, again id: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects>
                <view id="top-AA-001">
                    <subviews>
                        <label text="First" id="lbl-AA-001"/>
                        <label text="\(text)" id="\(id)"/>
                    </subviews>
                </view>
            </objects>
        </document>

        """
    }
}

@Suite("lint")
struct LintTests {
    private func lint(_ project: Project, _ arguments: String...) throws -> Nibwright.Outcome {
        try Nibwright.run(["lint"] + arguments, in: project.root)
    }

    @Test(
        "says the same in every format, escaped as each needs it",
        arguments: [
            "text", "json", "jsonl", "csv", "sarif", "github", "checkstyle", "junit", "codeclimate", "xcode",
            "markdown",
        ])
    func formats(_ format: String) throws {
        let project = try LintedProject.make()
        let outcome = try lint(project, "--format", format)
        #expect(outcome.status == 1, "\(outcome.errors)")
        #expect(outcome.errors == "")
        // Lines of CSV end in both.
        let endings: [Unicode.Scalar] = format == "csv" ? ["\n", "\r"] : ["\n"]
        let isControl = { (scalar: Unicode.Scalar) in
            scalar.properties.generalCategory == .control && !endings.contains(scalar)
        }
        #expect(!outcome.output.unicodeScalars.contains(where: isControl))
        let golden = GoldenFile(path: Repository.folder + "/Tests/CommandTests/Golden/lint-\(format).txt")
        let output = outcome.output.replacing(project.root, with: "/ROOT")
        #expect(try golden.difference(from: output) == nil)
        if format != "text" {
            #expect(try lint(project, "--format", format, "--threads", "1").bytes == outcome.bytes)
        }
    }

    @Test("writes JSON and XML that their readers take", arguments: ["json", "sarif", "codeclimate"])
    func json(_ format: String) throws {
        let project = try LintedProject.make()
        let file = project.absolute("report")
        let outcome = try lint(project, "--format", format, "-o", "report")
        #expect(outcome.status == 1 && outcome.output == "")
        let data = try #require(FileManager.default.contents(atPath: file))
        let text = String(decoding: data, as: UTF8.self)
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: data) }
        #expect(text.contains("Save \\u009b31m\\n|"))
        #expect(text.contains("\\u202e%,:"))
    }

    @Test("names files from the folder in which it runs, where the project is below it")
    func pathsBelowWorkingFolder() throws {
        let project = try LintedProject.make()
        let parent = (project.root as NSString).deletingLastPathComponent
        let github = try Nibwright.run(["lint", "Project", "--format", "github"], in: parent).output
        #expect(github.contains("file=Project/App/Torn.storyboard"))
        let sarif = try Nibwright.run(["lint", "Project", "--format", "sarif"], in: parent).output
        #expect(sarif.contains("\"uri\" : \"Project/App/Odd,%20100%25%20%5B%C3%A9%5D.xib\""))
        #expect(sarif.contains("\"uri\" : \"file://\(parent)/\""))
    }

    @Test("ends with 1 where something at the failing level is left")
    func exitCodes() throws {
        let project = try LintedProject.make()
        #expect(try lint(project, "--fail-on", "never").status == 0)
        #expect(try lint(project, "--only", "unused-suppression").status == 0)
        #expect(try lint(project, "--only", "unused-suppression,duplicate-id", "--disable", "duplicate-id").status == 0)
        #expect(try lint(project, "--only", "unused-suppression,duplicate-id", "--fail-on", "warning").status == 1)
        #expect(try lint(project, "--paths", "App/Fine.xib").status == 0)
        #expect(try lint(project, "--paths", "App/Torn*").status == 1)
    }

    @Test(
        "ends with 2 where the command line or the configuration is wrong, before anything is linted",
        arguments: [
            (["--only", "duplicate-ids"], "there is no rule \"duplicate-ids\"; did you mean \"duplicate-id\"?"),
            (["--format", "tex"], "there is no format \"tex\" of lint"),
            (["--paths", "../x"], "--paths cannot use \"../x\""),
            (["--config", "gone.yml"], "there is no configuration \"gone.yml\""),
            (["--baseline", "gone.json"], "the baseline \"gone.json\" is not there; to make it, add --write-baseline"),
            (["--baseline", "/tmp/x.json"], "must lie in the project's folder"),
            (["--config", "bad.yml"], "  bad.yml:1:1: unknown key \"rule\""),
            (["--config", "bad.yml"], "  bad.yml:2:10: \"fail-on\" cannot be \"x\""),
            (["--rules", "--format", "sarif"], "--rules has the formats"),
            (["-o", "no/such folder/x"], "create it with: mkdir -p 'no/such folder'"),
            (["-o", "App"], "it is a folder; name a file in it"), (["-o", "bad.yml/x"], "/bad.yml\" is no folder"),
            (["--paths", "App/Old.xib", "--paths", "Ap/**"], "--paths \"Ap/**\" matches nothing; patterns are"),
            (["--no-baseline", "--write-baseline"], "--no-baseline goes with neither"),
        ])
    func usage(_ arguments: [String], _ message: String) throws {
        let project = try LintedProject.make()
        try project.write("rule: {}\nfail-on: x\n", to: "bad.yml")
        let outcome = try Nibwright.run(["lint"] + arguments, in: project.root)
        #expect(outcome.status == 2)
        #expect(outcome.output == "")
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }

    @Test("refuses a sidecar that is not right, naming it")
    func sidecar() throws {
        let project = try LintedProject.make()
        try project.write("suppress: [{rule: duplicate-id, reason: torn}]\n", to: "App/Odd, 100% [é].xib.nibwright.yml")
        #expect(try lint(project, "--only", "duplicate-id").status == 0)
        try project.write("suppress: [{rule: duplicat-id}]\n", to: "App/Fine.xib.nibwright.yml")
        let outcome = try lint(project)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("App/Fine.xib.nibwright.yml:1:19: there is no rule \"duplicat-id\""))
    }

    @Test("keeps a baseline, says what of it is gone, and prunes it")
    func baseline() throws {
        let project = try LintedProject.make()
        let written = try lint(project, "--write-baseline")
        #expect(written.status == 0)
        #expect(
            written.output == "Wrote 3 findings to .nibwright-baseline.json.\n")
        let golden = GoldenFile(path: Repository.folder + "/Tests/CommandTests/Golden/lint-baseline.txt")
        #expect(try golden.difference(from: project.text(".nibwright-baseline.json")) == nil)
        #expect(try lint(project, "--no-baseline").status == 1)
        let quiet = try lint(project)
        #expect(quiet.status == 0)
        #expect(quiet.output == "No findings in 5 files (and 1 suppressed, 3 in the baseline).\n")
        try project.write("", to: "App/Code.swift")
        #expect(try lint(project).output.contains("note stale-baseline"))
        #expect(try lint(project, "--write-baseline").output == "Wrote 2 findings to .nibwright-baseline.json.\n")
        #expect(try !lint(project).output.contains("stale-baseline"))
        #expect(try lint(project, "--baseline", ".nibwright-baseline.json", "--fail-on", "note").status == 0)
    }

    @Test("leaves the default baseline alone where the configuration turns it off, and takes another's name")
    func otherBaselines() throws {
        let project = try LintedProject.make()
        let configuration = project.text(".nibwright.yml")
        try project.write(configuration + "baseline: off\n", to: ".nibwright.yml")
        #expect(try lint(project, "--write-baseline").output.contains("baseline: .nibwright-baseline.json\n"))
        #expect(try lint(project).status == 1)
        #expect(try lint(project, "--baseline", ".nibwright-baseline.json").status == 0)
        try project.write(configuration + "baseline: known.json\n", to: ".nibwright.yml")
        let missing = try lint(project)
        #expect(missing.status == 2 && missing.errors.contains("the baseline \"known.json\" is not there"))
    }

    @Test("neither uses nor overwrites a baseline that is torn", arguments: [[], ["--write-baseline"]])
    func tornBaseline(_ arguments: [String]) throws {
        let project = try LintedProject.make()
        try project.write("<<<<<<< ours\n{}\n", to: ".nibwright-baseline.json")
        let outcome = try Nibwright.run(["lint"] + arguments, in: project.root)
        #expect(outcome.status == 2 && outcome.output == "")
        #expect(outcome.errors.contains("holds an unresolved conflict; resolve it, or delete the file"))
        #expect(project.text(".nibwright-baseline.json").hasPrefix("<<<<<<< ours"))
    }

    @Test("takes the format from the ending of the output file, and writes it beside a new baseline")
    func outputFile() throws {
        let project = try LintedProject.make()
        let beginnings = [
            "r.sarif": "{\n  \"$schema\"", "r.json": "{\n  \"counts\"", "r.md": "## ", "r.txt": "3 findings",
        ]
        for (file, beginning) in beginnings {
            #expect(try lint(project, "-o", file).status == 1)
            #expect(project.text(file).hasPrefix(beginning), "\(project.text(file).prefix(80))")
        }
        #expect(try lint(project, "-o", "both.md", "--format", "xcode", "--write-baseline").status == 0)
        #expect(project.text("both.md").contains("error: "))
        #expect(project.text(".nibwright-baseline.json").hasPrefix("{"))
        let gitlab = try lint(project, "--format", "gitlab", "--no-baseline")
        #expect(gitlab.bytes == (try lint(project, "--format", "codeclimate", "--no-baseline").bytes))
    }

    @Test("says that there is nothing to lint")
    func nothing() throws {
        let empty = try Project()
        let outcome = try lint(empty)
        #expect(outcome.status == 0 && outcome.output == "Nothing was linted.\n")
        #expect(outcome.errors == "nibwright: no document or source in \(empty.root)\n")
        let project = try LintedProject.make()
        try project.write("include: Ap/\n", to: ".nibwright.yml")
        #expect(try lint(project).errors.contains("is left by include, exclude and --paths"))
    }

    @Test("takes --paths from the project, from the folder in which it runs, and whole")
    func paths() throws {
        let project = try LintedProject.make()
        let parent = (project.root as NSString).deletingLastPathComponent
        func run(_ folder: String, _ root: String, _ path: String) throws -> Nibwright.Outcome {
            try Nibwright.run(["lint", root, "--paths", path, "--format", "github"], in: folder)
        }
        let expected = try run(project.root, ".", "App/Torn.storyboard").output
        #expect(expected.contains("Torn.storyboard"))
        #expect(try run(project.root, ".", project.absolute("App/Torn.storyboard")).output == expected)
        #expect(try run(parent, "Project", "Project/App/Torn*").output.contains("Project/App/Torn.storyboard"))
        #expect(try run(project.absolute("App"), "..", "Torn.storyboard").output.contains("Torn.storyboard"))
        #expect(try run(project.root, ".", "App").status == 1)
    }

    @Test("refuses a configuration whose name is not read")
    func misnamed() throws {
        let project = try LintedProject.make()
        try project.write("fail-on: never\n", to: ".nibwright.yaml")
        #expect(try lint(project).status == 1)
        try FileManager.default.removeItem(atPath: project.absolute(".nibwright.yml"))
        let outcome = try lint(project)
        #expect(outcome.status == 2 && outcome.errors.contains("its name must be .nibwright.yml"))
    }

    @Test("fails in JUnit what makes the run fail, and nothing else")
    func jUnit() throws {
        let project = try LintedProject.make()
        func failures(_ level: String) throws -> Int {
            try lint(project, "--format", "junit", "--fail-on", level).output.matches(of: #/<failure /#).count
        }
        #expect(try failures("never") == 0)
        #expect(try failures("error") > 0)
        #expect(try failures("warning") > failures("error"))
    }

    @Test("lists the rules as they are configured")
    func rules() throws {
        let project = try LintedProject.make()
        let text = try lint(project, "--rules", "--disable", "duplicate-id").output
        #expect(text.contains(#/duplicate-id +off /#))
        #expect(text.contains(#/storyboard-size +note /#))
        let page = try Nibwright.run(["explain", "storyboard-size"])
        #expect(page.status == 0 && page.output.contains("- `max-scenes`: "))
        #expect(try lint(project, "--rules", "--format", "json").output.contains("\"id\" : \"storyboard-size\""))
    }

    @Test("writes nothing into the project")
    func readsAlone() throws {
        let project = try LintedProject.make()
        let before = try project.tree()
        _ = try lint(project)
        #expect(try project.tree() == before)
    }
}
