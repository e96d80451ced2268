import Foundation
import Planning
import Reporting
import Testing

@Suite("A plan as JSON")
struct JSONReportTests {
    private func cafe() throws -> Cafe { try Cafe(["A.swift": "let a = 1\n", "B.swift": "let b = 2\n"]) }

    @Test("has every change with its decision, place and details")
    func changes() throws {
        let plan = try cafe().plan([edit("tea", "A.swift", 4..<5, "tea")])
        #expect(
            try JSONReport.text([plan]).replacing(plan.root, with: "CAFE") == """
                {
                  "allow" : "safe",
                  "changes" : [
                    {
                      "details" : {
                        "certain" : true,
                        "names" : [
                          "a",
                          "b"
                        ],
                        "size" : 1
                      },
                      "files" : [
                        "A.swift"
                      ],
                      "fingerprint" : "\(plan.changes[0].fingerprint ?? "")",
                      "id" : "scripted/tea",
                      "place" : {
                        "column" : 5,
                        "line" : 1,
                        "object" : "a-b",
                        "object-name" : "Tea",
                        "path" : "A.swift"
                      },
                      "reason" : "it was asked for",
                      "safety" : "safe",
                      "status" : "accepted",
                      "step" : "scripted",
                      "title" : "change tea",
                      "transform" : "scripted"
                    }
                  ],
                  "counts" : {
                    "accepted" : 1,
                    "conflicting" : 0,
                    "held-back" : 0,
                    "proposed" : 1,
                    "refused" : 0
                  },
                  "files" : [
                    {
                      "path" : "A.swift",
                      "status" : "changed"
                    }
                  ],
                  "findings" : [

                  ],
                  "path" : "CAFE",
                  "recipe" : "test",
                  "refusals" : {

                  },
                  "version" : 1
                }

                """)
    }

    @Test("counts refusals by their code, and says what comes of each file")
    func sums() throws {
        let plan = try cafe().plan([
            refuse("a", "A.swift"), refuse("b", "A.swift"), create("c", "C.swift", [0x0A]), remove("d", "B.swift"),
            edit("e", "A.swift", 0..<99, ""), edit("f", "A.swift", 4..<5, "b", .review),
        ])
        let report = try object(JSONReport.text([plan]))
        #expect(report["refusals"] as? [String: Int] == ["not-sure": 2, "edit-out-of-range": 1])
        #expect(
            report["files"] as? [[String: String]] == [
                ["path": "B.swift", "status": "removed"], ["path": "C.swift", "status": "created"],
            ])
        #expect(
            report["counts"] as? [String: Int]
                == ["proposed": 6, "accepted": 2, "held-back": 1, "refused": 3, "conflicting": 0])
        let findings = report["findings"] as? [[String: Any]]
        #expect(findings?.map { $0["rule"] as? String } == ["odd-code", "odd-code"])
        #expect((findings?.first?["place"] as? [String: String]) == ["path": "A.swift"])
    }

    @Test("has several projects side by side, with the sums of all")
    func severalProjects() throws {
        let (first, second) = (try cafe(), try cafe())
        let plans = [try first.plan([refuse("a", "A.swift")]), try second.plan([edit("b", "A.swift", 4..<5, "b")])]
        let report = try object(JSONReport.text(plans))
        #expect((report["projects"] as? [[String: Any]])?.map { $0["path"] as? String } == plans.map(\.root))
        #expect((report["counts"] as? [String: Int])?["proposed"] == 2)
    }

    private func object(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }
}

@Suite("Other reports")
struct OtherReportTests {
    @Test("A transform's page shows its options with types and defaults")
    func transformPage() {
        #expect(
            TransformPage.text(Scripted.description) == """
                # scripted

                Makes the edits it is told.

                Nothing is decided.

                ## Options (`with:`)

                - `edits`: What to do. Takes a list of values, each a string; required.
                - `loud`: Whether to shout. Takes true or false; by default false.

                Its changes are at most `draft`.

                """)
    }

    @Test("What is inspected counts documents, classes, outlets and code")
    func inspection() throws {
        let xib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch">
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Menu">
                        <connections>
                            <outlet property="label" destination="lbl-AA-001" id="o1"/>
                            <outlet property="gone" destination="lbl-AA-001" id="o2"/>
                            <outlet property="view" destination="lbl-AA-001" id="o3"/>
                        </connections>
                    </placeholder>
                    <label text="Tea" id="lbl-AA-001" customClass="Fancy"/>
                </objects>
            </document>
            """
        let cafe = try Cafe([
            "Menu.xib": xib, "Bad.xib": "",
            "Menu.swift": "class Menu: UIViewController { @IBOutlet var label: UILabel! }",
            "S.swift": "struct S {}",
        ])
        let report = InspectReport(LoadedProject.load(try Workspace(root: cafe.root), threads: 2))
        let json = try #require(try JSONSerialization.jsonObject(with: Data(report.json().utf8)) as? [String: Any])
        let documents = json["documents"] as? [String: Any]
        #expect(documents?["found"] as? Int == 2 && documents?["loaded"] as? Int == 1)
        #expect((documents?["refused"] as? [[String: Any]])?.map { $0["path"] as? String } == ["Bad.xib"])
        let outlets = json["outlets"] as? [String: Any]
        #expect(outlets?["connections"] as? Int == 3 && outlets?["of-swift-classes"] as? Int == 3)
        #expect(outlets?["resolved"] as? Int == 2 && outlets?["inherited"] as? Int == 1)
        #expect((outlets?["unresolved"] as? [[String: Any]])?.map { $0["property"] as? String } == ["gone"])
        #expect((json["classes"] as? [String: Any])?["not-in-project"] as? [String] == ["Fancy"])
        #expect((json["code"] as? [String: Int])?["swift-files-parsed"] == 1)
        let text = report.text(style: TerminalStyle(usesColor: false))
        #expect(text.contains("1 loaded of 2 found") && text.contains("outlet “gone” of Menu"))
    }
}
