import Foundation
import Planning
import Testing

@Suite("The path of a new file")
struct TargetPathTests {
    private func cafe() throws -> Cafe {
        let cafe = try Cafe(["Tea.swift": "let a = 1\n", "Cups/Cup.swift": "let b = 1\n", "picture.png": "x"])
        try FileManager.default.createSymbolicLink(atPath: cafe.root + "/link", withDestinationPath: "/tmp")
        return cafe
    }

    @Test(
        "is refused by the plan, alone, where it could not be written",
        arguments: [
            "../../escape.txt", "/tmp/absolute.txt", "", "a//b", ".git/hooks/pre-commit", "Cups/.GIT/config",
            ".nibwright/state/journal.json", ".Nibwright/plugins/evil.so", ".git/\u{301}x", ".g\u{200C}it/x", "link/x",
            "link", "picture.png", "Cups", "Tea.swift/x", "TEA.swift", "cups/Saucer.swift",
            String(repeating: "n", count: 256), String(repeating: "folder/", count: 700) + "x",
            String(repeating: "a/", count: 257) + "x",
        ])
    func refused(path: String) throws {
        // What the link leads to is not read, so nothing is safe here.
        let plan = try cafe().plan(
            "bad; safe; +\(path): x", "good; safe; +Cups/Saucer.swift: let c = 1", allowed: .review)
        #expect(plan.listing.sorted() == ["one/bad refused gate-path", "one/good accepted"])
        #expect(plan.outcomes.map(\.path) == ["Cups/Saucer.swift"])
    }

    @Test(
        "is refused where another change's file is in its way",
        arguments: [("n", "n/x"), ("n/x", "n"), ("a.txt", "A.txt")])
    func inTheWay(first: String, second: String) throws {
        let plan = try cafe().plan("one; safe; +\(first): x", "two; safe; +\(second): x", allowed: .review)
        #expect(Set(plan.changes.map(\.code)) == [nil, "gate-path"])
        #expect(plan.counts.accepted == 1)
    }

    @Test("may be that of a file which an earlier step removed")
    func again() throws {
        let plan = try cafe().plan(
            [
                Step("one", ["go; safe; -Tea.swift"]), Step("two", ["come; safe; +Tea.swift: let a = 2"]),
            ], allowed: .review)
        #expect(plan.listing == ["one/go accepted", "two/come accepted"])
    }
}
