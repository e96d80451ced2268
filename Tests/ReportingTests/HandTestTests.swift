import Foundation
import Planning
import Reporting
import Testing
import TransformKit

@Suite("What a plan says to test by hand")
struct HandTestTests {
    private func plan(_ allowed: Safety) throws -> Plan {
        try Cafe(["A.swift": "let a = 1\nlet b = 2\n"]).plan(
            [edit("doubtful tea", "A.swift", 4..<5, "tea"), edit("cup", "A.swift", 14..<15, "cup")], allowed: allowed)
    }

    @Test("a change that says it is safe and names a test is for review")
    func safety() throws {
        #expect(try plan(.safe).changes.map(\.safety).sorted() == [.safe, .review])
        #expect(try plan(.safe).counts.heldBack == 1)
    }

    @Test("the text ends with the tests of accepted changes, and shows those of a change that is held back with it")
    func text() throws {
        let report = PlanDetailsText(style: TerminalStyle(usesColor: false))
        let accepted = report.text(try plan(.review))
        #expect(accepted.contains("Test these by hand: 1\n  □ open doubtful tea\n      A.swift:1:5"))
        #expect(accepted.contains("its order is not documented"))
        let held = report.text(try plan(.safe))
        #expect(!held.contains("Test these by hand"))
        #expect(held.contains("□ open doubtful tea: its order is not documented"))
    }

    @Test("JSON lists them with each change, and in one list for the accepted ones")
    func json() throws {
        func lists(_ plan: Plan) throws -> (all: [[String: Any]]?, ofChanges: Int) {
            let data = Data(try JSONReport.text([plan]).utf8)
            let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
            let changes = try #require(object["changes"] as? [[String: Any]])
            return (object["handTests"] as? [[String: Any]], changes.count { $0["handTests"] != nil })
        }
        let accepted = try lists(try plan(.review))
        #expect(accepted.all?.map { $0["change"] as? String } == ["scripted/doubtful tea"])
        #expect(accepted.ofChanges == 1)
        let held = try lists(try plan(.safe))
        #expect(held.all == nil)
        #expect(held.ofChanges == 1)
    }
}
