@testable import Linting
import SourceText
import Testing

@Suite("The baseline")
struct BaselineTests {
    private let cafe = LintCafe([
        "A.xib": labelXib(("lbl-AA-001", "bad"), ("lbl-AA-002", "bad")), "B.swift": "let heck = 1\n  let heck = 1\n",
    ])

    @Test("takes in every finding, is sorted, has one a line, and then nothing is reported")
    func roundTrip() throws {
        let text = try cafe.lint().newBaseline
        #expect(
            text == """
                {
                  "version": 1,
                  "findings": [
                    {"message":"One of # bad labels.","object":"lbl-AA-001","path":"A.xib","rule":"bad-label"},
                    {"message":"One of # bad labels.","object":"lbl-AA-002","path":"A.xib","rule":"bad-label"},
                    {"line":"let heck = 1","message":"It says heck.","path":"B.swift","rule":"bad-word"},
                    {"line":"let heck = 1","message":"It says heck.","path":"B.swift","rule":"bad-word"}
                  ]
                }

                """)
        let result = try cafe.lint(baseline: text)
        #expect(result.lines.isEmpty)
        #expect(result.tolerated.allSatisfy { $0.tolerance == .baseline })
        #expect(result.newBaseline == text)
    }

    @Test("still knows findings when lines and counts moved, and lets new ones through")
    func moved() throws {
        let text = try cafe.lint().newBaseline
        var later = cafe
        later.files["A.xib"] = labelXib(("lbl-AA-000", "bad"), ("lbl-AA-001", "bad"), ("lbl-AA-002", "bad"))
        later.files["B.swift"] = "\n\nlet heck = 1\nlet heck = 1\nlet heck = 1\nlet heck = 2\n"
        #expect(
            try later.lint(baseline: text).lines == [
                "A.xib:6 warning bad-label", "B.swift:5 error bad-word", "B.swift:6 error bad-word",
            ])
    }

    @Test("says which of its entries are gone, and loses them when it is written again")
    func stale() throws {
        let text = try cafe.lint().newBaseline
        var later = cafe
        later.files["A.xib"] = labelXib(("lbl-AA-002", "bad"))
        let result = try later.lint(baseline: text)
        #expect(result.lines == ["baseline.json:4 note stale-baseline"])
        #expect(result.newBaseline.contains("lbl-AA-002") && !result.newBaseline.contains("lbl-AA-001"))
        #expect(try later.lint(baseline: result.newBaseline).lines.isEmpty)
        #expect(try later.lint("rules: {stale-baseline: off}", baseline: text).lines.isEmpty)
    }

    @Test("is not judged, and not pruned, by a run that did not look")
    func narrowed() throws {
        let text = try cafe.lint().newBaseline
        let clean = LintCafe(["A.xib": labelXib(), "B.swift": ""])
        let narrowed = try clean.lint(selection: RuleSelection(only: ["bad-label", "stale-baseline"]), baseline: text)
        #expect(narrowed.lines.count == 2)
        #expect(narrowed.newBaseline.contains("bad-word") && !narrowed.newBaseline.contains("bad-label"))
        #expect(try clean.lint("exclude: \"**\"", baseline: text).newBaseline == text)
        #expect(try clean.lint(baseline: text).newBaseline == "{\n  \"version\": 1,\n  \"findings\": []\n}\n")
    }

    @Test("says what to do about a file that is torn, wrong or too new")
    func advice() {
        for (text, message) in [
            ("<<<<<<< ours\n{}", "unresolved conflict"), ("{", "it is not a baseline"),
            ("{\"version\": 9, \"findings\": []}", "of version 9"),
        ] {
            let error = #expect(throws: LintBaseline.Unreadable.self) { try cafe.lint(baseline: text) }
            #expect(error?.message.contains(message) == true && error?.message.contains("delete the file") == true)
        }
    }

    @Test("has no entry for what is suppressed")
    func suppressed() throws {
        #expect(try !cafe.lint("suppress: [{rule: all, document: A.xib}]").newBaseline.contains("A.xib"))
    }

    @Test(
        "is refused where it is none, and read however it is laid out",
        arguments: ["", "[]", "{}", "{\"version\": 2, \"findings\": []}", "{\"version\": 1, \"findings\": [{}]}"])
    func form(_ text: String) throws {
        #expect(throws: LintBaseline.Unreadable.self) { try cafe.lint(baseline: text) }
        let flat = try cafe.lint().newBaseline.replacing("\n", with: " ")
        #expect(try cafe.lint(baseline: flat).lines.isEmpty)
    }

    @Test(
        "leaves numbers out of messages where they can move, not where they name something",
        arguments: [
            ("12 scenes", "# scenes"), ("more than 10.", "more than #."), ("AbC-12-fGh", "AbC-12-fGh"),
            ("iOS15 in line 3", "iOS15 in line #"), ("12-ab", "12-ab"), ("1.5", "#.#"), ("", ""), ("x 7", "x #"),
        ])
    func numbers(_ message: String, _ expected: String) {
        #expect(FindingKey.withoutNumbers(message) == expected)
    }

    @Test("fingerprints tell findings of a run apart and are the same in the next")
    func fingerprints() throws {
        let first = try cafe.lint().findings.map(\.fingerprint)
        #expect(Set(first).count == 4)
        #expect(first.allSatisfy { $0.wholeMatch(of: #/[0-9a-f]{32}/#) != nil })
        #expect(try cafe.lint(threads: 1).findings.map(\.fingerprint) == first)
    }
}

@Suite("A run of the linter")
struct LinterTests {
    @Test("gives the same on one thread and on many")
    func threads() throws {
        var files: [String: String] = [:]
        for number in 0..<60 {
            files["F\(number % 7)/D\(number).xib"] = labelXib(("lbl-AA-001", "bad"), ("lbl-AA-002", "bad"))
            files["F\(number % 5)/C\(number).swift"] =
                "let heck = 1 // nibwright:disable:this bad-label\nlet perhaps = 2\n"
        }
        let cafe = LintCafe(files)
        let configuration = "rules: {every-document: on}\npaths: [{in: F1/, rules: {bad-word: {word: perhaps}}}]"
        let results = try [1, 2, 7].map { try cafe.lint(configuration, threads: $0) }
        #expect(results[0].findings.count > 200)
        for other in results.dropFirst() {
            #expect(other.findings == results[0].findings)
            #expect(other.newBaseline == results[0].newBaseline)
        }
    }

    @Test("orders findings by place, then by rule, each once")
    func order() throws {
        let findings = try LintCafe(["B.xib": labelXib(("lbl-AA-001", "bad")), "A.swift": "heck; heck"]).lint(
            "rules: {every-document: on}"
        ).findings
        #expect(findings.map(\.finding) == findings.map(\.finding).sorted(by: Finding.isBefore))
        #expect(findings.map { $0.place.position?.column } == [1, 7, 1, 17])
    }

    @Test("orders findings that differ in their level alone, and knows which are not certain")
    func levels() throws {
        let place = Place(path: "A.swift")
        let both = [Finding.Level.error, .note].map { Finding(rule: "a", level: $0, place: place, message: "b") }
        #expect(both.sorted(by: Finding.isBefore).map(\.level) == [.note, .error])
        let findings = try LintCafe(["A.swift": "heck; perhaps"]).lint("rules: {bad-word: note}").findings
        #expect(findings.map(\.isCertain) == [true, false])
    }

    @Test("counts columns in UTF-16 for those who want them so")
    func columns() throws {
        let finding = try #require(try LintCafe(["A.swift": "/* é😀 */ let heck = 1"]).lint().findings.first)
        #expect(finding.place.position?.column == 18)
        #expect(finding.line?.column == 15)
    }
}
