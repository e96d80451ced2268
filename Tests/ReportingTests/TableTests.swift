import Foundation
import Planning
import Reporting
import Testing
import TransformKit

/// Describes tables and fills them in: one change is made, one is held back, one is left alone.
private struct Counting: Transform {
    static let description = TransformDescription(
        id: "counting", summary: "Counts cups.", details: "Nothing is decided.",
        tables: [
            TableDescription(
                "cups", title: "Cups", "Each cup.",
                columns: [
                    ColumnDescription("color", "Color"), ColumnDescription("size", "Size", .number),
                    ColumnDescription("handle", "Handle", .flag),
                ]),
            TableDescription("notes", title: "Notes", "Words.", columns: [ColumnDescription("note", "Note")]),
            TableDescription(
                "silent", title: "Silent", "Not for text.", columns: [ColumnDescription("a", "A")], isInText: false),
            TableDescription(
                "allCups", title: "All cups", "Each cup that is taken.",
                columns: [ColumnDescription("color", "Color"), ColumnDescription("places", "Places", .list)],
                scope: .plan),
            TableDescription(
                "files", title: "Files", "Has the name of what every plan has.",
                columns: [ColumnDescription("a", "A")], scope: .plan, isInText: false),
        ],
        settledRules: ["odd-cup"])

    init(options: OptionValues, selection: OptionValues) {}

    func propose(in context: TransformContext) -> Proposals {
        let details: [String: Detail] = [
            "cups": [["color": "red | blue", "size": 3, "handle": true], ["color": "green"]], "notes": ["hot", "full"],
            "silent": [["a": "quiet"]], "allCups": [["color": "red", "places": ["shelf", "sink"]]],
            "files": [["a": "x"]], "unknown": ["nobody shows this"],
        ]
        return Proposals(
            changes: [
                change("made", .safe, 4, details), change("held", .review, 14, details),
            ],
            refusals: [
                Refusal(
                    subject: "left", title: "count left",
                    code: RefusalCode("no-cup", "There is none.", advice: "Buy one."), reason: "there is none",
                    place: Place(path: "A.swift"), details: ["notes": ["cold"]])
            ])
    }

    private func change(_ name: String, _ safety: Safety, _ offset: Int, _ details: [String: Detail]) -> Change {
        Change(
            subject: name, title: "count \(name)", reason: "it was asked for", safety: safety,
            place: Place(path: "A.swift"),
            edits: [.replace(path: "A.swift", TextEdit(offset..<(offset + 1), name))], details: details)
    }
}

@Suite struct TableTests {
    private func plan(allowed: Safety = .safe) throws -> Plan {
        try Cafe(["A.swift": "let a = 1\nlet b = 2\n"])
            .plan("steps: [{ use: counting }]", transforms: [Counting.self], allowed: allowed)
    }

    @Test func `a page shows a change's rows with it and the plan's rows with the step, each under its title`() throws {
        let page = PlanHTML.text([try plan()])
        #expect(page.components(separatedBy: "<h4>Cups</h4>").count == 3)
        #expect(page.contains("<tr><td>red | blue</td><td>3</td><td>yes</td></tr>"))
        #expect(page.components(separatedBy: "<h4>All cups</h4>").count == 2)
        #expect(page.contains("<tr><td>red</td><td>shelf, sink</td></tr>"))
        #expect(!page.contains("nobody shows this"))
    }

    @Test func `each table with rows is a file of its own, with the rows of every change`() throws {
        let tables = PlanTables.tables([try plan()])
        #expect(
            tables.map(\.name) == [
                "changes", "counting-cups", "counting-notes", "counting-silent", "counting-allcups", "counting-files",
            ])
        let cups = tables[1].text.components(separatedBy: "\r\n")
        #expect(cups.count == 6 && cups[0] == "project,change,status,color,size,handle")
        #expect(cups[1].hasSuffix(",counting/held,held-back,red | blue,3,yes"))
        #expect(tables[2].text.contains(",counting/left,refused,cold\r\n"))
    }

    @Test func `text shows a change's rows where a person decides, and the plan's rows once`() throws {
        let plan = try plan()
        let text = PlanDetailsText(style: TerminalStyle(usesColor: false)).text(plan).replacing(plan.root, with: "CAFE")
        #expect(
            text == """
                Plan “test” for CAFE

                Step counting

                  A.swift
                    ✓ safe count made
                      it was asked for
                    @@ -1,2 +1,2 @@
                    -let a = 1
                    +let made = 1
                     let b = 2

                  All cups: 1
                    · Color: red, Places: shelf, sink

                  Held back: 1 review (valid, but behavior may change: read them, then take them with --allow review)
                    A.swift  count held
                      it was asked for
                      · Color: red | blue, Size: 3, Handle: yes
                      · Color: green
                      · hot
                      · full

                  Left alone: 1
                    1 no-cup
                    A.swift  count left
                      there is none
                      · cold

                3 proposed = 1 accepted + 1 held back + 1 refused + 0 conflicting

                """)
        let brief = PlanDetailsText(style: TerminalStyle(usesColor: false), isBrief: true).text(plan)
        #expect(!brief.contains("Color") && !brief.contains("hot"))
    }

    @Test func `JSON has the plan's rows of what is made under the table's key, and takes no key of the plan`() throws {
        func object(_ plan: Plan) throws -> [String: Any] {
            try #require(try JSONSerialization.jsonObject(with: Data(JSONReport.text([plan]).utf8)) as? [String: Any])
        }
        let one = try object(plan())
        #expect((one["allCups"] as? [[String: Any]])?.map { $0["places"] as? [String] } == [["shelf", "sink"]])
        #expect((one["files"] as? [[String: String]]) == [["path": "A.swift", "status": "changed"]])
        #expect(one["cups"] == nil && one["unknown"] == nil)
        #expect((try object(plan(allowed: .review))["allCups"] as? [Any])?.count == 2)
        let nothing = try Cafe(["A.swift": "let a = 1\n"]).plan([])
        #expect(try object(nothing)["allCups"] == nil)
    }

    @Test func `text and Markdown name the files that targets build and that were not read`() throws {
        let objects = """
            A = {isa = PBXFileReference; path = "A.swift"; sourceTree = "<group>"; };
            S = {isa = PBXFileReference; path = "Se|cret.swift"; sourceTree = "<group>"; };
            BA = {isa = PBXBuildFile; fileRef = A; };
            BS = {isa = PBXBuildFile; fileRef = S; };
            C = {isa = PBXSourcesBuildPhase; files = (BA, BS); };
            T = {isa = PBXNativeTarget; name = App; buildPhases = (C); productType = "com.apple.product-type.application"; };
            G = {isa = PBXGroup; children = (A, S); sourceTree = "<group>"; };
            P = {isa = PBXProject; mainGroup = G; targets = (T); };
            """
        let plan = try Cafe([
            "Cafe.xcodeproj/project.pbxproj":
                "// !$*UTF8*$!\n{archiveVersion = 1; objectVersion = 46; objects = {\n\(objects)\n}; rootObject = P; }\n",
            "A.swift": "let a = 1\n", "Se|cret.swift": "\u{0}GITCRYPT\u{0}abc",
        ]).plan([])
        try #require(plan.unread.map(\.path) == ["Se|cret.swift"])
        let reason = "\(plan.unread[0].reason)"
        #expect(PlanDetailsText(style: TerminalStyle(usesColor: false)).text(plan).contains("Built and not read: 1"))
        #expect(
            MarkdownReport.text(plan).contains(
                "### Built and not read\n\nWhat depends on their code is not safe.\n\n| File | Why | Targets |\n|---|---|---|\n"
                    + "| Se\\|cret.swift | \(reason) | App |\n"))
        #expect(!MarkdownReport.text(try self.plan()).contains("not read"))
    }

    @Test func `Markdown shows every change and every table, numbers to the right and bars escaped`() throws {
        let plan = try plan()
        #expect(
            MarkdownReport.text(plan).replacing(plan.root.markdownForTest, with: "CAFE") == """
                ## Plan “test” for CAFE

                3 proposed = 1 accepted + 1 held back + 1 refused + 0 conflicting

                ### counting

                |  | Safety | Place | Change | Reason |
                |---|---|---|---|---|
                | accepted | safe | A.swift | count made | it was asked for |
                | held back | review | A.swift | count held | it was asked for |
                | no-cup |  | A.swift | count left | there is none |

                #### Cups

                | Change | Color | Size | Handle |
                |---|---|--:|---|
                | count made | red \\| blue | 3 | yes |
                | count made | green |  |  |
                | count held | red \\| blue | 3 | yes |
                | count held | green |  |  |

                #### Notes

                | Change | Note |
                |---|---|
                | count made | hot |
                | count made | full |
                | count held | hot |
                | count held | full |
                | count left | cold |

                #### Silent

                | Change | A |
                |---|---|
                | count made | quiet |
                | count held | quiet |

                #### All cups

                | Color | Places |
                |---|---|
                | red | shelf, sink |

                #### Files

                | A |
                |---|
                | x |

                """)
    }

    @Test func `a transform's page lists its tables and the rules that it settles`() {
        let page = TransformPage.text(Counting.description)
        #expect(page.contains("- `cups` of a change's `details`: Each cup. Columns: `color`, `size`, `handle`.\n"))
        #expect(page.contains("- `allCups` of the plan: Each cup that is taken. Columns: `color`, `places`.\n"))
        #expect(page.contains("\nIt settles what these lint rules find: `odd-cup`.\n"))
    }

    @Test(
        arguments: [
            ("cups", ["color": "red", "size": 3], nil),
            ("cups", ["color": 3], "has a \"color\" that is no text"),
            ("cups", ["lid": true], "has \"lid\", which is no column"),
            ("cups", "red", "is no record of the columns"),
            ("notes", "hot", nil),
            ("notes", 4, "is no record of the columns"),
        ] as [(String, Detail, String?)])
    func `a row that no report could show whole is told`(key: String, row: Detail, fault: String?) throws {
        let table = try #require(Counting.description.tables.first { $0.key == key })
        #expect(table.fault(of: row) == fault)
    }
}

extension String {
    /// A temporary folder's name as Markdown writes it.
    fileprivate var markdownForTest: String { replacing("_", with: "\\_") }
}
