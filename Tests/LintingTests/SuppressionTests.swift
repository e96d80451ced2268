import Linting
import Testing

@Suite("Suppressions in code")
struct CodeSuppressionTests {
    private func lines(_ code: String, path: String = "A.swift", _ configuration: String = "") throws -> [String] {
        try LintCafe([path: code]).lint(configuration).lines.map { String($0.dropFirst(path.count + 1)) }
    }

    @Test("hold for a line, the next or the previous one")
    func oneLine() throws {
        let code = """
            let heck = 1  // nibwright:disable:this bad-word
            // nibwright:disable:next bad-word -- the brand is called so
            let heck = 2
            let heck = 3
            // nibwright:disable:previous bad-word
            let heck = 4 /* nibwright:disable:this bad-word */
            """
        #expect(try lines(code).isEmpty)
        let tolerated = try LintCafe(["A.swift": code]).lint().tolerated
        #expect(tolerated.count == 4)
        guard case .suppression(let second)? = tolerated[1].tolerance else {
            Issue.record("not suppressed")
            return
        }
        #expect(second.reason == "the brand is called so")
        #expect(second.isInSource && second.place.position?.line == 2)
    }

    @Test("are read behind other words of a comment and before another comment")
    func amongOtherWords() throws {
        let code = """
            let heck = 1  // TODO: design // nibwright:disable:this bad-word -- why
            let heck = 2  // nibwright:disable:this bad-word // TODO: design
            let heck = 3  /* Ask Ada. nibwright:disable:this bad-word */
            /* Ask Ada.
               nibwright:disable:next bad-word */
            let heck = 4
            let heck = 5  // The tool is nibwright: it lints. See xnibwright:disable:this and `nibwright:disable:this`.
            """
        #expect(try lines(code) == ["7 error bad-word"])
        // The rule reads no Objective-C: so there each comment is one that nothing needs.
        #expect(try lines(code, path: "A.h") == [1, 2, 3, 5].map { "\($0) warning unused-suppression" })
        let unused = try LintCafe(["A.swift": "let a = 1  // é // nibwright:disable:this bad-word"]).lint().findings
        #expect(unused.map { $0.line?.column } == [20])
    }

    @Test("hold from disable to enable, to the end of the file, or for the whole file")
    func regions() throws {
        #expect(
            try lines(
                "let heck = 1\n// nibwright:disable bad-word\nlet heck = 2\n// nibwright:enable bad-word\nlet heck = 3")
                == ["1 error bad-word", "5 error bad-word"])
        #expect(try lines("let heck = 1\n// nibwright:disable\nlet heck = 2\n") == ["1 error bad-word"])
        #expect(try lines("let heck = 1\n// nibwright:disable:file bad-word\n") == [])
        #expect(
            try lines("// nibwright:disable bad-word bad-label\nlet heck = 1\n// nibwright:enable\nlet heck = 2\n")
                == ["1 warning unused-suppression", "4 error bad-word"])
    }

    @Test("are comments, not strings that look like them")
    func strings() throws {
        let code = #"""
            let text = "// nibwright:disable:file bad-word"
            let other = """
            // nibwright:disable:file bad-word
            """
            let heck = "\("// nibwright:disable:this bad-word")"
            """#
        #expect(try lines(code) == ["5 error bad-word"])
    }

    @Test(
        "that cover nothing, name no rule or say nothing are found",
        arguments: [
            ("let a = 1  // nibwright:disable:this bad-word", "Nothing is found here that “bad-word”"),
            (
                "// nibwright:disable:file bad-wrd",
                "There is no rule “bad-wrd”, so this comment suppresses nothing; did you mean \"bad-word\"?"
            ),
            ("// nibwright:ignore bad-word", "“nibwright:ignore” says nothing"),
            ("// nibwright:enable bad-word", "nibwright:enable names “bad-word”, which no comment above has disabled"),
            ("// nibwright:enable", "nibwright:enable ends nothing"),
            ("// nibwright:disable:next", "Nothing is found here that “all”"),
        ])
    func unused(_ code: String, _ message: String) throws {
        let findings = try LintCafe(["A.swift": code]).lint().findings
        #expect(findings.map(\.rule) == ["unused-suppression"])
        #expect(findings.first?.message.hasPrefix(message) == true, "\(findings.map(\.message))")
        #expect(try lines(code, "rules: {unused-suppression: off}").isEmpty)
    }

    @Test("of a rule that did not run are not called unused")
    func notJudged() throws {
        let code = "let a = 1  // nibwright:disable:this bad-word"
        #expect(try lines(code, "rules: {bad-word: off}").isEmpty)
        #expect(try lines(code, "paths: [{in: A.swift, rules: {bad-word: off}}]").isEmpty)
        let all = LintCafe(["A.swift": "// nibwright:disable:file\nlet heck = 1\n"])
        #expect(try all.lint(selection: RuleSelection(only: ["bad-label", "unused-suppression"])).lines.isEmpty)
    }

    @Test("are read in Objective-C too, and not in its strings")
    func objectiveC() throws {
        let code = """
            NSString *a = @"/* nibwright:disable:file bad-word";
            char quote = '"'; // nibwright:disable:this bad-word
            /* nibwright:disable:next bad-label */
            """
        #expect(try lines(code, path: "A.m") == ["2 warning unused-suppression", "3 warning unused-suppression"])
    }

    @Test(
        "in broken code crash nothing",
        arguments: [
            "// nibwright:", "/* nibwright:disable", "\"// nibwright:disable:this", "'\\", "/*/ nibwright:enable",
        ])
    func broken(_ code: String) throws {
        for path in ["A.swift", "A.m", "A.h"] { _ = try lines(code, path: path) }
    }
}

@Suite("Comments of any bytes")
struct CommentMutationTests {
    @Test("crash nothing and are read the same twice")
    func mutations() throws {
        let text = Array(
            """
            /* nibwright:disable bad-word -- why */ let heck = "\\(1)" // nibwright:enable bad-word
            // nibwright:disable:next bad-word, bad-label\nlet heck = 'a' /// nibwright:disable:this
            """.utf8)
        var state: UInt64 = 7
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        let spice = Array("/*\"'\\\n:,- \u{1}".utf8)
        for _ in 0..<300 {
            var bytes = text
            for _ in 0...random(6) { bytes[random(bytes.count)] = spice[random(spice.count)] }
            if random(3) == 0 { bytes.removeLast(random(bytes.count)) }
            let code = String(decoding: bytes, as: UTF8.self)
            let cafe = LintCafe(["A.swift": code, "A.m": code])
            #expect(try cafe.lint().findings == cafe.lint().findings)
        }
    }
}

@Suite("Suppressions of documents")
struct DocumentSuppressionTests {
    private let cafe = LintCafe([
        "App/Menu.xib": labelXib(("lbl-AA-001", "bad"), ("lbl-AA-002", "bad")),
        "App/[1].xib": labelXib(("lbl-AA-001", "bad")),
    ])

    @Test("hold for an object, for what is inside it, for a document, or for the documents of a pattern")
    func scopes() throws {
        func left(_ item: String) throws -> [String] {
            try cafe.lint("suppress: [ {\(item)} ]").lines.map { String($0.split(separator: " ")[0]) }
        }
        let (one, two, three) = ("App/Menu.xib:6", "App/Menu.xib:7", "App/[1].xib:6")
        #expect(try left("rule: bad-label, document: App/Menu.xib, object: lbl-AA-001") == [two, three])
        #expect(try left("rule: bad-label, document: App/Menu.xib, object: top-AA-001, inside: true") == [three])
        #expect(try left("rule: all, document: App/Menu.xib") == [three])
        #expect(try left("rules: [bad-label, bad-word], document: \"App/*.xib\"") == [])
        #expect(
            try left("rule: bad-label, document: App/Menu.xib, object: top-AA-001")
                == [".nibwright.yml:1", one, two, three])
    }

    @Test("may stand beside the document, which may have any name")
    func sidecar() throws {
        let text = "suppress:\n  - { rule: bad-label, object: lbl-AA-001, reason: it is meant to be }\n"
        let result = try cafe.lint(sidecars: ["App/[1].xib.nibwright.yml": text])
        #expect(result.lines == ["App/Menu.xib:6 warning bad-label", "App/Menu.xib:7 warning bad-label"])
        guard case .suppression(let suppression)? = result.tolerated.first?.tolerance else {
            Issue.record("not suppressed")
            return
        }
        #expect(suppression.reason == "it is meant to be" && !suppression.isInSource)
        #expect(suppression.place.description == "App/[1].xib.nibwright.yml:2:5")
        let error = #expect(throws: InvalidLintConfiguration.self) {
            try cafe.lint(sidecars: ["App/[1].xib.nibwright.yml": "suppress: [{rule: x, document: y}]"])
        }
        #expect(error?.problems.count == 2)
    }

    @Test(
        "that nothing needs are found where they are written",
        arguments: [
            ("rule: bad-label, document: Gone.xib", "No document matches “Gone.xib”"),
            ("rule: bad-label, document: App/Menu.xib, object: gon-AA-001", "“App/Menu.xib” has no object gon-AA-001"),
            ("rule: bad-label, document: App/Menu.xib, object: top-AA-001", "Nothing is found that “bad-label”"),
        ])
    func unused(_ item: String, _ message: String) throws {
        let text = "include: \"App/**\"\nsuppress:\n  - {\(item)}\n"
        let finding = try #require(try cafe.lint(text).findings.first)
        #expect(finding.summary == ".nibwright.yml:3 warning unused-suppression")
        #expect(finding.message.hasPrefix(message), "\(finding.message)")
        #expect(try cafe.lint("only: [bad-label]\n" + text).findings.allSatisfy { $0.rule == "bad-label" })
        #expect(
            try cafe.lint("rules: {bad-label: off}\nsuppress: [{rule: bad-label, document: App/Menu.xib}]").lines
                .isEmpty)
    }
}
