import Foundation
import Testing

@Suite("nibwright merge and hooks")
struct MergeCommandTests {
    private static let path = "Main Menu.storyboard"

    private static func storyboard(_ title: String = "Log in", tag: String = "", more: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch">
            <scenes>
                <scene sceneID="s-1">
                    <objects>
                        <viewController title="Menu" id="menu">
                            <view key="view" id="view">
                                <subviews>
                                    <label\(tag) text="\(title)" id="label"/>\(more)
                                </subviews>
                            </view>
                        </viewController>
                    </objects>
                </scene>
            </scenes>
        </document>

        """
    }

    /// A repository in which `side` and the current branch changed the same line.
    private func repository(ours: String, theirs: String, isInstalled: Bool = true) throws -> Project {
        let project = try Project(named: "Pro ject")
        try project.write(Self.storyboard(), to: Self.path)
        try project.commit()
        try project.git("branch", "-M", "main")
        try project.git("checkout", "-q", "-b", "side")
        try project.write(theirs, to: Self.path)
        try project.commit()
        try project.git("checkout", "-q", "main")
        try project.write(ours, to: Self.path)
        try project.commit()
        if isInstalled {
            let outcome = try Nibwright.run(["hooks", "install", "--merge-driver"], in: project.root)
            #expect(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
        }
        return project
    }

    /// git as it is, with its status.
    private func git(_ arguments: String, in project: Project) throws -> Nibwright.Outcome {
        try Nibwright.shell(
            "git -c user.name=A -c user.email=a@b -c commit.gpgsign=false \(arguments)", in: project.root)
    }

    private static let clean = (ours: storyboard("Sign in"), theirs: storyboard(tag: " tag=\"3\""))
    private static let merged = storyboard("Sign in", tag: " tag=\"3\"")

    @Test("merge, rebase, cherry-pick and stash pop ask for it, and merge what git alone cannot")
    func driver() throws {
        let bare = try repository(ours: Self.clean.ours, theirs: Self.clean.theirs, isInstalled: false)
        #expect(try git("merge -q side", in: bare).status == 1)
        for command in ["merge -q --no-edit side", "cherry-pick side"] {
            let project = try repository(ours: Self.clean.ours, theirs: Self.clean.theirs)
            let outcome = try git(command, in: project)
            #expect(outcome.status == 0, "\(command): \(outcome.errors)")
            #expect(project.text(Self.path) == Self.merged)
        }
        let rebased = try repository(ours: Self.clean.ours, theirs: Self.clean.theirs)
        #expect(try git("rebase -q side", in: rebased).status == 0)
        #expect(rebased.text(Self.path) == Self.merged)
        let stashed = try repository(ours: Self.clean.ours, theirs: Self.clean.theirs)
        #expect(try git("checkout -q side", in: stashed).status == 0)
        let more = "\n                            <switch id=\"switch\"/>"
        try stashed.write(Self.storyboard(tag: " tag=\"3\"", more: more), to: Self.path)
        #expect(try git("stash -q && git checkout -q main && git stash pop", in: stashed).status == 0)
        // The tag is no change of what was stashed: the branch that it was stashed on has it, and this one has not.
        #expect(stashed.text(Self.path) == Self.storyboard("Sign in", more: more))
    }

    @Test("a conflict leaves ours in a file that opens, is told in words, and is decided on afterwards")
    func conflict() throws {
        let theirs = Self.storyboard("Log on", tag: " tag=\"3\"")
        let project = try repository(ours: Self.clean.ours, theirs: theirs)
        let outcome = try git("merge side", in: project)
        #expect(outcome.status == 1)
        #expect(
            outcome.errors.contains("label “Sign in”: text is “Sign in” here and “Log on” there"), "\(outcome.errors)")
        #expect(project.text(Self.path) == Self.merged)
        #expect(try git("status --porcelain", in: project).output.contains("UU"))
        let file = "'\(Self.path)'"
        let stopped = try Nibwright.shell("printf 'x\\nq\\n' | nibwright merge --resolve \(file)", in: project.root)
        #expect(stopped.status == 4 && project.text(Self.path) == Self.merged)
        let drawn = try Nibwright.shell("printf 'p\\nq\\n' | nibwright merge --resolve \(file)", in: project.root)
        #expect(drawn.output.contains("[o,t,p,q] ours, here: /") && drawn.output.contains("\ntheirs, there: /"))
        #expect(drawn.output.contains("theirs.svg\n"))
        let decided = try Nibwright.shell("echo t | nibwright merge --resolve \(file)", in: project.root)
        #expect(decided.status == 0, "\(decided.errors)")
        #expect(decided.output.contains("[1 of 1]") && decided.output.contains("git add \(file)"))
        #expect(project.text(Self.path) == theirs)
        try project.git("checkout", "-m", "--", Self.path)
        let tool = try Nibwright.shell("echo t | git mergetool --no-prompt --tool nibwright", in: project.root)
        #expect(tool.status == 0 && project.text(Self.path) == theirs, "\(tool.output)\(tool.errors)")
        #expect(try git("status --porcelain", in: project).output.contains("M  "))
        let settled = try Nibwright.run(["merge", "--resolve", Self.path], in: project.root)
        #expect(settled.status == 2 && settled.errors.contains("either it does not conflict"))
    }

    @Test(
        "translations of an object that a merge renewed get its new id, and those of ours stay",
        arguments: [true, false])
    func renewedKeys(isTableTakenFromTheirs: Bool) throws {
        let project = try Project(named: "renewed")
        let (document, table, catalog) = (
            "Base.lproj/Main.storyboard", "de.lproj/Main.strings", "mul.lproj/Main.xcstrings"
        )
        func more(_ element: String) -> String {
            "\n                            <\(element) id=\"a1b-2c-d3e\"/>"
        }
        func keyed(_ text: String) -> String {
            "/* ObjectID = \"a1b-2c-d3e\"; */\n\"a1b-2c-d3e.accessibilityLabel\" = \"\(text)\";\n"
        }
        func strings(_ text: String) -> String {
            "{\n  \"strings\" : {\n    \"a1b-2c-d3e.text\" : {\n      \"comment\" : \"\(text)\"\n    }\n  }\n}\n"
        }
        let common = "\"label.text\" = \"Anmelden\";\n"
        try project.write(Self.storyboard(), to: document)
        try project.write(common, to: table)
        try project.commit()
        try project.git("branch", "-M", "main")
        try project.git("checkout", "-q", "-b", "side")
        try project.write(Self.storyboard(more: more("slider")), to: document)
        try project.write(common + keyed("Lautstärke"), to: table)
        try project.write(strings("Lautstärke"), to: catalog)
        try project.commit()
        try project.git("checkout", "-q", "main")
        try project.write(Self.storyboard(more: more("switch")), to: document)
        try project.write(common + keyed("Stumm"), to: table)
        try project.commit()
        #expect(
            try Nibwright.run(["merge", "--renew-keys"], in: project.root).errors.contains("no merge is under way"))
        #expect(try Nibwright.run(["hooks", "install", "--merge-driver"], in: project.root).status == 0)
        let outcome = try git("merge --no-edit side", in: project)
        #expect(outcome.status == 1 && outcome.errors.contains("nibwright merge --renew-keys"), "\(outcome.errors)")
        if isTableTakenFromTheirs { try project.git("checkout", "--theirs", "--", table) }
        let new = project.text(document).firstMatch(of: /<slider id="([^"]+)"/).map { String($0.1) } ?? ""
        let renewed = try Nibwright.run(["merge", "--renew-keys"], in: project.root)
        #expect(renewed.status == 0 && renewed.output.contains("Wrote \(table)"), "\(renewed.errors)")
        let expected = common + keyed("Stumm") + keyed("Lautstärke").replacing("a1b-2c-d3e", with: new)
        #expect(Set(project.text(table).split(separator: "\n")) == Set(expected.split(separator: "\n")))
        #expect(project.text(catalog) == strings("Lautstärke").replacing("a1b-2c-d3e", with: new))
        try project.git("add", "-A")
        try project.commit()
        let again = try Nibwright.run(["merge", "--renew-keys"], in: project.root)
        #expect(again.status == 0 && again.output.contains("No translation names"), "\(again.output)")
    }

    @Test("where the tool is not there any more, git merges the lines as before")
    func missingTool() throws {
        let project = try repository(ours: Self.clean.ours, theirs: Self.clean.theirs)
        let config = project.text(".git/config")
        let driver = try #require(config.firstMatch(of: /driver = "?(.+?) merge/)?.1)
        try project.write(config.replacing("\(driver) merge", with: "/none/nibwright merge"), to: ".git/config")
        let outcome = try git("merge side", in: project)
        #expect(
            outcome.status == 1 && project.text(Self.path).contains("<<<<<<< ours\n"), "\(project.text(".git/config"))")
        let calm = try repository(
            ours: Self.storyboard("Sign in"), theirs: Self.storyboard().replacing("Menu", with: "Home"))
        try calm.write(config.replacing("\(driver) merge", with: "/none/nibwright merge"), to: ".git/config")
        #expect(try git("merge -q --no-edit side", in: calm).status == 0)
        #expect(calm.text(Self.path) == Self.storyboard("Sign in").replacing("Menu", with: "Home"))
    }

    @Test("the attributes reach files in every folder")
    func attributes() throws {
        let project = try repository(ours: Self.clean.ours, theirs: Self.clean.theirs)
        for path in [
            "Main.storyboard", "App/Base.lproj/Main.xib", "de.lproj/L.strings", "App/L.xcstrings",
            "Assets.xcassets/Contents.json", "App/Assets.xcassets/Brand/Logo.imageset/Contents.json",
            "App.xcodeproj/project.pbxproj",
        ] {
            #expect(try project.git("check-attr", "merge", "--", path) == "\(path): merge: nibwright\n")
        }
        #expect(try project.git("check-attr", "merge", "--", "Contents.json") == "Contents.json: merge: unspecified\n")
    }

    @Test("three files are merged to the output, and the status says whether they conflict")
    func files() throws {
        let project = try Project()
        try project.write(Self.storyboard(), to: "base.storyboard")
        try project.write(Self.clean.ours, to: "ours.storyboard")
        try project.write(Self.clean.theirs, to: "theirs.storyboard")
        let names = ["base.storyboard", "ours.storyboard", "theirs.storyboard"]
        let printed = try Nibwright.run(["merge"] + names, in: project.root)
        #expect(printed.status == 0 && printed.output == Self.merged)
        let written = try Nibwright.run(["merge"] + names + ["-o", "ours.storyboard"], in: project.root)
        #expect(written.status == 0 && written.output == "" && project.text("ours.storyboard") == Self.merged)
        try project.write(Self.storyboard("Log on"), to: "theirs.storyboard")
        let conflicting = try Nibwright.run(["merge"] + names, in: project.root)
        #expect(conflicting.status == 4 && conflicting.output == Self.merged)
        let theirs = try Nibwright.run(["merge", "--favor", "theirs"] + names, in: project.root)
        #expect(theirs.output == Self.storyboard("Log on", tag: " tag=\"3\""))
        let lines = try Nibwright.run(["merge", "--path", "Notes.txt"] + names, in: project.root)
        #expect(lines.status == 4 && lines.output.contains("<<<<<<< ours"))
        #expect(lines.errors.contains("since nothing is known of files of its kind"))
    }

    @Test("what needs three files or one says so")
    func usage() throws {
        let project = try Project()
        #expect(try Nibwright.run(["merge", "a", "b"], in: project.root).status == 2)
        #expect(try Nibwright.run(["merge", "a", "--resolve", "b"], in: project.root).status == 2)
        let missing = try Nibwright.run(["merge", "a", "b", "c"], in: project.root)
        #expect(missing.status == 2 && missing.errors.contains("\"a\" cannot be read"))
        #expect(try Nibwright.run(["hooks", "install"], in: project.root).status == 2)
        let outside = try Nibwright.run(["hooks", "install", "--diff"], in: project.root)
        #expect(outside.status == 2 && outside.errors.contains("is in no git repository"))
    }

    @Test("uninstall leaves the repository as it was, whatever else stood there")
    func uninstall() throws {
        let project = try repository(ours: Self.clean.ours, theirs: Self.clean.theirs, isInstalled: false)
        try project.write("*.png binary\n", to: ".gitattributes")
        try project.write("*.pdf binary\n", to: ".git/info/attributes")
        let files = [".gitattributes", ".git/info/attributes", ".git/config"]
        let before = files.map(project.text)
        for options in [["--merge-driver"], ["--diff"], ["--merge-driver", "--diff", "--shared"]] {
            #expect(try Nibwright.run(["hooks", "install"] + options, in: project.root).status == 0)
        }
        #expect(project.text(".gitattributes").contains("*.storyboard merge=nibwright diff=nibwright\n"))
        #expect(project.text(".git/info/attributes").contains("*.storyboard merge=nibwright diff=nibwright\n"))
        let status = try Nibwright.run(["hooks", "status"], in: project.root).output
        #expect(status.contains("merge %O %A %B -o %A") && status.contains("describe"))
        #expect(try Nibwright.run(["hooks", "uninstall"], in: project.root).status == 0)
        #expect(files.map(project.text) == before)
        #expect(
            try Nibwright.run(["hooks", "uninstall"], in: project.root).output
                == "Nothing of Nibwright is installed here.\n")
        #expect(try git("merge -q side", in: project).status != 0)
    }

    @Test("with markers both sides stand in the file, as whole elements, and each opens by itself")
    func markers() throws {
        let ours = Self.storyboard("Sign in", more: "\n<label text=\"A\" id=\"new\"/>")
        let theirs = Self.storyboard("Log on", tag: " tag=\"3\"")
        let project = try repository(ours: ours, theirs: theirs, isInstalled: false)
        let installed = try Nibwright.run(
            ["hooks", "install", "--merge-driver", "--conflict-style", "markers"], in: project.root)
        #expect(installed.status == 0)
        let outcome = try git("merge side", in: project)
        #expect(outcome.status == 1 && outcome.errors.contains("1 conflict, between marks in the file"))
        let indent = String(repeating: " ", count: 28)
        #expect(
            project.text(Self.path).contains(
                """
                <<<<<<< ours
                \(indent)<label tag="3" text="Sign in" id="label"/>
                =======
                \(indent)<label tag="3" text="Log on" id="label"/>
                >>>>>>> theirs
                \(indent)<label text="A" id="new"/>
                """), "\(project.text(Self.path))")
        #expect(try git("status --porcelain", in: project).output.contains("UU"))
        let favored = try Nibwright.run(
            ["merge", "a", "b", "c", "--favor", "theirs", "--conflict-style", "markers"], in: project.root)
        #expect(favored.status == 2)
    }
}
