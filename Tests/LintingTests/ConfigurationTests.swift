import Linting
import ProjectFiles
import TransformKit
import Testing

@Suite("The lint configuration")
struct ConfigurationTests {
    private let cafe = LintCafe([
        "App/Menu.xib": labelXib(("lbl-AA-001", "bad"), ("lbl-AA-002", "worse")),
        "Legacy/Old.xib": labelXib(("lbl-AA-001", "bad"), ("lbl-AA-002", "bad")),
        "App/Menu.swift": "let heck = 1\nlet perhaps = 2\nlet darn = 3\n",
        "Legacy/Old.swift": "let heck = 1\nlet darn = 2\n",
    ])

    @Test("is not needed: rules then run as they are described, and what is not certain is a note")
    func defaults() throws {
        #expect(
            try cafe.lint().lines == [
                "App/Menu.swift:1 error bad-word", "App/Menu.swift:2 note bad-word", "App/Menu.xib:6 warning bad-label",
                "Legacy/Old.swift:1 error bad-word", "Legacy/Old.xib:6 warning bad-label",
                "Legacy/Old.xib:7 warning bad-label",
            ])
    }

    @Test("may be empty, or have nothing but comments", arguments: ["", "\n\n", "# rules:\n#   all: off\n"])
    func empty(_ text: String) throws {
        #expect(try cafe.lint(text).lines == cafe.lint().lines)
    }

    @Test(
        "turns rules on and off and sets levels and options",
        arguments: [
            ("rules: {bad-word: off, bad-label: off}", []),
            ("rules: {all: off, bad-label: error}", ["App/Menu.xib:6", "Legacy/Old.xib:6", "Legacy/Old.xib:7"]),
            ("rules: {bad-label: {text: worse}, all: off}", ["App/Menu.xib:7"]),
            ("only: [every-document]", ["App/Menu.xib:2", "Legacy/Old.xib:2"]),
            ("only: [every-document, bad-word]\nrules: {bad-word: off}", ["App/Menu.xib:2", "Legacy/Old.xib:2"]),
            ("only: [bad-label]\nrules: {every-document: on, bad-label: {text: worse}}", ["App/Menu.xib:7"]),
            (
                "rules: {every-document: on, bad-word: false, bad-label: {level: off, text: worse}}",
                ["App/Menu.xib:2", "Legacy/Old.xib:2"]
            ),
        ])
    func rules(_ text: String, _ places: [String]) throws {
        let found = try cafe.lint(text).lines.compactMap { $0.split(separator: " ").first.map(String.init) }
        #expect(found == places)
    }

    @Test("takes a level for the findings that are certain")
    func levels() throws {
        let lines = try cafe.lint("rules: {all: off, bad-word: {level: warning, word: darn}}").lines
        #expect(
            lines == [
                "App/Menu.swift:2 note bad-word", "App/Menu.swift:3 warning bad-word",
                "Legacy/Old.swift:2 warning bad-word",
            ])
    }

    @Test("sets levels and options below some paths, for rules about a document and about the project alike")
    func paths() throws {
        let lines = try cafe.lint(
            """
            rules: { bad-label: error }
            paths:
              - in: "Legacy/**"
                rules: { bad-label: { level: note, most: 1 }, bad-word: { word: darn } }
              - in: ["**/Old.xib", "Else/**"]
                rules: { every-document: on }
              - in: "App/*.swift"
                rules: { all: off }
            """
        ).lines
        #expect(
            lines == [
                "App/Menu.xib:6 error bad-label", "Legacy/Old.swift:2 error bad-word",
                "Legacy/Old.xib:2 note every-document", "Legacy/Old.xib:6 note bad-label",
                "Legacy/Old.xib:7 note bad-label",
            ])
    }

    @Test("keeps options where a later place changes another")
    func layers() throws {
        let lines = try cafe.lint(
            """
            rules: { bad-word: off, bad-label: { most: 1, level: error } }
            paths: [ { in: "App/", rules: { bad-label: { most: 0 } } } ]
            """
        ).lines
        #expect(
            lines == [
                "App/Menu.xib:6 error bad-label", "Legacy/Old.xib:6 error bad-label",
                "Legacy/Old.xib:7 error bad-label",
            ])
    }

    @Test("chooses the files in which findings are reported")
    func includeAndExclude() throws {
        let result = try cafe.lint("include: [\"App/**\", \"Legacy/**\"]\nexclude: \"**/*.swift\"")
        #expect(result.lines.map { $0.prefix(12) } == ["App/Menu.xib", "Legacy/Old.x", "Legacy/Old.x"])
        #expect(result.fileCount == 2)
    }

    @Test("names everything that is wrong with it at once, by place")
    func problems() throws {
        let text = """
            only: [bad-labl]
            rules:
              bad-wrod: off
              bad-label: warnin
              bad-word: { level: loud, word: 3, wrod: x }
              every-document: [a]
            paths:
              - in: "a["
                rules: {all: maybe}
              - rules: {}
            include: ["../x"]
            supress: []
            suppress:
              - object: abc
              - { rule: bad-lable, document: "**", inside: perhaps }
              - { rule: all, document: "**", inside: true }
            baseline: /tmp/x
            fail-on: warnings
            """
        let error = #expect(throws: InvalidLintConfiguration.self) { try cafe.lint(text) }
        let problems = try #require(error).problems.map(\.description)
        let expected = [
            "1:8: there is no rule \"bad-labl\"; did you mean \"bad-label\"?",
            "3:3: there is no rule \"bad-wrod\"; did you mean \"bad-word\"?",
            "4:14: \"bad-label\" must be on, off, note, warning or error, not \"warnin\"; did you mean \"warning\"?",
            "5:22: \"level\" must be on, off, note, warning or error, not \"loud\"",
            "5:37: unknown key \"wrod\" in \"bad-word\"; did you mean \"word\"?",
            "6:19: \"every-document\" must be on, off, note, warning or error, not a list",
            "8:9: \"in\" cannot use \"a[\"",
            "9:18: \"all\" must be on, off, note, warning or error, not \"maybe\"",
            "10:5: \"in\" is missing in an item of \"paths\"; write in: \"Legacy/**\"",
            "11:11: each item of \"include\" cannot use \"../x\"",
            "12:1: unknown key \"supress\" in the configuration; did you mean \"suppress\"?",
            "14:5: \"document\" is missing in an item of \"suppress\"",
            "14:5: \"rule\" is missing in an item of \"suppress\"",
            "15:13: there is no rule \"bad-lable\"; did you mean \"bad-label\"?",
            "15:50: \"inside\" must be true or false, not \"perhaps\"",
            "16:5: \"inside\" needs an \"object\"",
            "17:11: \"baseline\" must be a path below the project's folder",
            "18:10: \"fail-on\" cannot be \"warnings\"; did you mean \"warning\"?",
        ]
        #expect(problems.count == expected.count, "\(problems)")
        for (problem, start) in zip(problems, expected) {
            #expect(problem.hasPrefix(".nibwright.yml:" + start))
        }
    }

    @Test("is refused where it is no mapping or no YAML", arguments: ["- a", "rules: {", "just words", "\u{FF}\u{FE}"])
    func noMapping(_ text: String) {
        #expect(throws: InvalidLintConfiguration.self) { try cafe.lint(text) }
    }

    @Test("gives way to the command line")
    func selection() throws {
        let text = "rules: {bad-word: off, bad-label: {text: worse}}"
        #expect(
            try cafe.lint(text, selection: RuleSelection(only: ["bad-word"])).lines.map { $0.split(separator: " ")[2] }
                == ["bad-word", "bad-word", "bad-word"])
        #expect(
            try cafe.lint(text, selection: RuleSelection(enable: ["every-document"], disable: ["bad-label"])).lines == [
                "App/Menu.xib:2 note every-document", "Legacy/Old.xib:2 note every-document",
            ])
        #expect(try cafe.lint(selection: RuleSelection(disable: ["all"])).lines.isEmpty)
        #expect(
            try cafe.lint(selection: RuleSelection(paths: [PathPattern("App/*.xib")])).lines == [
                "App/Menu.xib:6 warning bad-label"
            ])
        let all = try cafe.lint("only: [bad-label]", selection: RuleSelection(enable: ["all"]))
        #expect(Set(all.findings.map(\.rule)) == ["bad-label", "bad-word", "every-document"])
    }

    @Test(
        "says from which level on a run fails",
        arguments: [("error", true), ("warning", true), ("note", true), ("never", false)])
    func failureLevel(_ level: String, _ fails: Bool) throws {
        #expect(try cafe.lint("fail-on: \(level)").fails == fails)
        #expect(try cafe.lint("fail-on: \(level)\nrules: {bad-word: off}").fails == (fails && level != "error"))
    }

    @Test("of any bytes is read or refused, and never crashes the run")
    func mutations() throws {
        let text = Array(
            "rules: {all: off, bad-label: {level: note, most: 1}}\npaths:\n  - {in: [a/**], rules: {bad-word: on}}\n"
                .utf8)
        var state: UInt64 = 42
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        let reader = LintConfigurationReader()
        var refused = 0
        for _ in 0..<2000 {
            var bytes = text
            for _ in 0...random(3) { bytes[random(bytes.count)] = UInt8(random(256)) }
            do { _ = try reader.configuration(path: "c.yml", bytes: bytes) } catch {
                refused += 1
                #expect(!error.problems.isEmpty)
            }
        }
        #expect(refused > 1000)
    }
}

@Suite("Rules that come with the tool")
struct BuiltInRuleTests {
    @Test("are described as users will read them, and use no word that means something else")
    func descriptions() {
        let descriptions = LintRules.all.map { $0.description }
        #expect(Set(descriptions.map(\.id)).count == descriptions.count)
        for description in descriptions {
            #expect(description.id.wholeMatch(of: #/[a-z0-9]+(-[a-z0-9]+)*/#) != nil, "\(description.id)")
            #expect(description.id != "all")
            #expect(description.summary.hasSuffix("."), "\(description.id)")
            #expect(description.rationale.hasSuffix("."), "\(description.id)")
            for option in description.options {
                #expect(option.name != "level", "\(description.id)")
                #expect(!option.isRequired && option.summary.hasSuffix("."), "\(description.id).\(option.name)")
            }
        }
    }

    @Test("say that a document cannot be read")
    func unreadable() throws {
        let cafe = LintCafe(["A.xib": "<document", "B.xib": ""])
        #expect(
            try cafe.lint().findings.map(\.message) == [
                "The XML is not well-formed: Couldn't find end of Start Tag document.",
                "The file is empty; restore it from version control or delete it.",
            ])
        #expect(try cafe.lint("rules: {unreadable-document: note}\nexclude: B.xib").lines.count == 1)
    }
}
