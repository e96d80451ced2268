import Foundation
import Testing

/// Everything that is printed as JSON is what its schema says, and nothing of a schema is made up.
@Suite("A schema")
struct SchemaTests {
    /// What no project of these tests shows, each with the reason.
    private static let notShown: [String: Set<String>] = [
        // No built-in transform renames a class or identifier.
        "plan": intents("#/$defs/change"), "plan-lines": intents("#|1"),
    ]

    private static func intents(_ path: String) -> Set<String> {
        ["\(path)/intents", "\(path)/intents[]/kind", "\(path)/intents[]/name", "\(path)/intents[]/new-name"]
    }

    @Test("allows what its command prints, and every property of it is printed", arguments: try reportNames())
    func outputs(_ name: String) throws {
        let checker = try SchemaChecker(try Nibwright.run(["schema", name]).output)
        #expect(checker.problems == [])
        #expect(checker.id == "urn:nibwright:schema:\(name):1")
        let outputs = try Self.outputs(name)
        #expect(!outputs.isEmpty)
        for output in outputs { #expect(try checker.check(output) == []) }
        let missing = checker.declared.subtracting(checker.seen)
        #expect(missing.sorted() == Self.notShown[name, default: []].sorted())
    }

    @Test("is a page of the documentation", arguments: try names())
    func page(_ name: String) throws {
        let page =
            FileManager.default.contents(atPath: Repository.folder + "/Docs/Schemas/\(name).schema.json") ?? Data()
        let printed = try Nibwright.run(["schema", name]).output
        #expect(String(decoding: page, as: UTF8.self) == printed, "it is out of date; renew it with: make pages")
        let list = try String(contentsOfFile: Repository.folder + "/Docs/Formats.md", encoding: .utf8)
        #expect(list.contains("| [\(name)](Schemas/\(name).schema.json) | "))
    }

    @Test("that nobody knows is refused with those that there are")
    func unknown() throws {
        let outcome = try Nibwright.run(["schema", "plans"])
        #expect(outcome.status == 2 && outcome.errors.contains("known are: plan, plan-lines, decisions, diff, "))
    }

    @Test("refuses a property, a word and a type that it does not have")
    func refusals() throws {
        let checker = try SchemaChecker(try Nibwright.run(["schema", "diff-lines"]).output)
        #expect(try checker.check(#"{"record": "other-file", "path": "a"}"#) == [])
        #expect(try checker.check(#"{"record": "other-file", "path": 1}"#) != [])
        #expect(try checker.check(#"{"record": "other-file", "path": "a", "line": 1}"#) != [])
        #expect(try checker.check(#"{"record": "another-file", "path": "a"}"#) != [])
        #expect(try SchemaChecker(#"{"type": "string", "format": "x"}"#).problems == ["# has the keyword format"])
    }

    /// Those of what commands print; of files that people write there is no output.
    private static func reportNames() throws -> [String] {
        try names().filter { !["recipe", "configuration", "batch"].contains($0) }
    }

    private static func names() throws -> [String] {
        try Nibwright.run(["schema"]).output.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
    }

    // MARK: Outputs

    private static func outputs(_ name: String) throws -> [String] {
        switch name {
        case "plan": try plans("json")
        case "plan-lines": try plans("jsonl").flatMap(lines)
        case "decisions": [try decisions()]
        case "diff": try differences("json")
        case "diff-lines": try differences("jsonl").flatMap(lines)
        case "lint": try findings("json")
        case "lint-lines": try findings("jsonl").flatMap(lines)
        case "lint-rules": [try Nibwright.run(["lint", "--rules", "--format", "json"]).output]
        case "batch-records": try batchRecords()
        case "merge": try merges()
        default: try reports(name)
        }
    }

    /// Projects that end in every way that has words of its own: planned, on a branch, missing, asked for what the recipe lacks.
    private static func batchRecords() throws -> [String] {
        let folder = try Project(named: "Batch")
        let fixture = try Project.files(of: "skip-uses-that-need-a-person-without-a-draft")
        try fixture.write(to: folder.absolute("app"))
        try Project.files(of: "weak-outlet-to-a-nested-view-becomes-strong").write(to: folder.absolute("other"))
        for project in ["app", "other"] {
            try folder.git("-C", folder.absolute(project), "init", "-q")
            try folder.git("-C", folder.absolute(project), "config", "user.name", "Grace")
            try folder.git("-C", folder.absolute(project), "config", "user.email", "grace@example.com")
            try folder.git("-C", folder.absolute(project), "add", "-A")
            try folder.git("-C", folder.absolute(project), "commit", "-q", "-m", "Start")
        }
        try folder.git("init", "-q", "--bare", folder.absolute("origin.git"))
        try folder.git("-C", folder.absolute("other"), "remote", "add", "origin", folder.absolute("origin.git"))
        try folder.write(
            """
            projects: [ app, { path: other, tags: [mail] }, gone ]
            recipes: [ { recipe: \(Nibwright.recipe), name: outlets } ]
            overrides: [ { projects: [ app ], set: { depth: many } } ]
            do: branch

            """, to: "batch.yml")
        try folder.write("projects: [ app ]\nrecipes: [ \(Nibwright.recipe) ]\n", to: "plan.yml")
        let status = try Nibwright.run(["batch", "batch.yml"], in: folder.root).status
        #expect(status == 7)
        #expect(try Nibwright.run(["batch", "plan.yml"], in: folder.root).status == 0)
        return lines(folder.text("batch.run/records.jsonl")) + lines(folder.text("plan.run/records.jsonl"))
    }

    /// A merge with a conflict in a scene and an id that both sides gave, and one of a file of which nothing is known.
    private static func merges() throws -> [String] {
        let project = try Project()
        func version(_ title: String, _ more: String) -> String {
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
                <scenes>
                    <scene sceneID="s-1">
                        <objects>
                            <viewController title="Menu" id="menu">
                                <view key="view" tag="\(title)" id="view"/>
                            </viewController>
                            \(more)
                        </objects>
                    </scene>
                </scenes>
            </document>

            """
        }
        return try ["Main.storyboard", "Notes.txt"].map { path in
            try project.write(version("1", ""), to: "base")
            try project.write(version("2", "<view id=\"new-id\"/>"), to: "ours")
            try project.write(version("3", "<customObject id=\"new-id\"/>"), to: "theirs")
            let words = ["merge", "base", "ours", "theirs", "--path", path, "--report", "report.json"]
            #expect(try Nibwright.run(words, in: project.root).status == 4)
            return project.text("report.json")
        }
    }

    private static func reports(_ command: String) throws -> [String] {
        let odd = try oddities()
        return try [beanThere, "Tests/Fixtures", odd.root].map {
            try Nibwright.run([command, $0, "--format", "json"]).output
        }
    }

    private static let beanThere = "Tests/Fixtures/Projects/BeanThere"

    private static func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }

    /// The sample app under every recipe, fixtures with refusals, rows and files that come and go, two projects at once.
    private static func plans(_ format: String) throws -> [String] {
        var outputs: [String] = []
        for recipe in ["outlet-ownership", "color-palette", "split-storyboards", "segues-to-coordinators"] {
            for level in ["safe", "draft"] {
                let words = ["plan", "Recipes/\(recipe).yml", beanThere, "--allow", level, "--format", format]
                outputs.append(try Nibwright.run(words).output)
            }
        }
        let odd = try oddities()
        for recipe in ["outlet-ownership", "color-palette"] {
            let words = ["plan", "Recipes/\(recipe).yml", odd.root, "--allow", "draft", "--format", format]
            outputs.append(try Nibwright.run(words).output)
        }
        let open = try Project.fixture("skip-uses-that-need-a-person-without-a-draft")
        outputs.append(try Nibwright.run(["plan", Nibwright.recipe, open.root, odd.root, "--format", format]).output)
        return outputs
    }

    /// What a program writes that takes what is held back; `apply` takes it as it is.
    private static func decisions() throws -> String {
        let project = try Project.card()
        let words = [Nibwright.recipe, project.root]
        let plan = try JSONSerialization.jsonObject(
            with: Data(try Nibwright.run(["plan", "--format", "json"] + words).bytes))
        let changes = (plan as? [String: Any])?["changes"] as? [[String: Any]] ?? []
        let entries = changes.compactMap { change -> String? in
            guard let id = change["id"] as? String, let fingerprint = change["fingerprint"] as? String else {
                return nil
            }
            return "\"\(id)\": {\"decision\": \"take\", \"fingerprint\": \"\(fingerprint)\"}"
        }
        let recipe = (plan as? [String: Any])?["recipe"] as? String ?? ""
        let text =
            "{\"nibwright-decisions\": 1, \"recipe\": \"\(recipe)\", \"changes\": {\(entries.joined(separator: ", "))}}"
        try project.write(text, to: "../decisions.json")
        let applied = try Nibwright.run(["apply"] + words + ["--decisions", project.root + "/../decisions.json"])
        #expect(
            applied.status == 0 && applied.output.contains("Applied 1 change"), "\(applied.errors)\(applied.output)")
        return text
    }

    /// Between two folders: every kind of file that is told of, one that is not, one that cannot be read.
    private static func differences(_ format: String) throws -> [String] {
        let (old, new) = (try Project.beanThere(), try Project.beanThere())
        let path = "BeanThere/Base.lproj/Main.storyboard"
        let text = new.text(path).replacing("toolsVersion=\"", with: "toolsVersion=\"9").replacing(
            "<viewController ", with: "<viewController restorationIdentifier=\"kept\" ", maxReplacements: 1)
        try new.write(text, to: path)
        try new.write("// one more\n", to: "BeanThere/Notes.swift")
        try new.write("<document", to: "BeanThere/Broken.xib")
        try FileManager.default.removeItem(atPath: new.absolute("BeanThere/Base.lproj/LaunchScreen.storyboard"))
        return [try Nibwright.run(["diff", old.root, new.root, "--format", format]).output]
    }

    /// Findings that are reported, suppressed and in a baseline, one of them with a doubt.
    private static func findings(_ format: String) throws -> [String] {
        let project = try LintedProject.make()
        let archive = #"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data/></archive>"#
        try project.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(archive)\n", to: "App/Old Archive.xib")
        let mendable = try Project(named: "Mendable")
        try mendable.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
                <objects><view id="odd-AA-020"/></objects>
                <resources><image name="nobodys" width="8" height="8"/></resources>
            </document>

            """, to: "Unused Image.xib")
        return try [project, mendable].flatMap { project in
            let first = try Nibwright.run(["lint", "--format", format], in: project.root).output
            try Nibwright.run(["lint", "--write-baseline"], in: project.root)
            return [first, try Nibwright.run(["lint", "--format", format], in: project.root).output]
        }
    }

    /// What real projects have and the sample app has not: names that lead nowhere, files that cannot be read.
    private static func oddities() throws -> Project {
        let project = try Project.beanThere()
        try FileManager.default.removeItem(atPath: project.absolute("BeanThere/Account/AccountViewController.swift"))
        try project.write(
            xib(
                "iOS.CocoaTouch",
                """
                <color key="backgroundColor" name="Gone"/><color key="tintColor" red="0.1" green="0.2" blue="0.304" \
                alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                <color key="textColor" red="0.1" green="0.2" blue="0.3" alpha="1" colorSpace="custom" \
                customColorSpace="sRGB"/>
                <color key="highlightedColor" cocoaTouchSystemColor="darkTextColor"/>
                <connections><outlet property="nowhere" destination="odd-AA-001" id="odd-AA-002"/>
                <action selector="nothing:" destination="odd-AA-001" id="odd-AA-003"/></connections>
                """), to: "BeanThere/Odd.xib")
        try project.write(
            xib(
                "MacOSX.Cocoa",
                "<color key=\"textColor\" name=\"controlColor\" catalog=\"System\" colorSpace=\"catalog\"/>"),
            to: "Mac/Odd.xib")
        try project.write(
            "<?xml version=\"1.0\"?>\n<document>\n<objects></document>\n", to: "BeanThere/Torn.storyboard")
        try project.write(
            #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemBlueColor"}}, "#
                + #"{"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}], "#
                + #""color": {"platform": "ios", "reference": "systemTealColor"}}], "#
                + #""info": {"author": "xcode", "version": 1}}"#,
            to: "BeanThere/Odd.xcassets/Blue.colorset/Contents.json")
        try project.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
                <scenes><scene sceneID="odd-AA-010"><objects>
                    <viewControllerPlaceholder storyboardName="Nowhere" id="odd-AA-011"/>
                </objects></scene></scenes>
            </document>

            """, to: "BeanThere/Odd.storyboard")
        return project
    }

    private static func xib(_ runtime: String, _ content: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="\(runtime)">
            <objects>
                <label text="Odd" id="odd-AA-001" customClass="MenuViewController">
                    \(content)
                </label>
            </objects>
            <resources>
                <namedColor name="Gone"><color red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/></namedColor>
            </resources>
        </document>

        """
    }
}
