import Planning
import SourceText
import Testing
import TransformKit

@Suite("A plan's changes")
struct MergingTests {
    private func cafe() throws -> Cafe { try Cafe(["A.swift": "let a = 1\nlet b = 2\n", "B.swift": "let c = 3\n"]) }

    @Test("are merged into one outcome a file")
    func merging() throws {
        let plan = try cafe().plan(
            "last; safe; A.swift: b = 2 -> b = 20", "first; safe; A.swift: a = 1 -> a = 10; B.swift: c -> d")
        #expect(plan.listing == ["one/first accepted", "one/last accepted"])
        #expect(plan.text("A.swift") == "let a = 10\nlet b = 20\n")
        #expect(plan.text("B.swift") == "let d = 3\n")
        #expect(plan.outcomes.map(\.path) == ["A.swift", "B.swift"])
        #expect(plan.faults == [])
    }

    @Test("that touch the same text conflict, and each is named by the other")
    func conflicts() throws {
        let plan = try cafe().plan(
            "a; safe; A.swift: a = 1 -> a = 10; B.swift: c -> d", "b; safe; A.swift: = 1 -> = 7; B.swift: 3 -> 4")
        #expect(plan.listing == ["one/a accepted", "one/b conflicting conflict"])
        #expect(plan.changes.last?.reason == "it changes the same text in A.swift as one/a")
        #expect(plan.text("B.swift") == "let d = 3\n", "a change is taken whole or not at all")
        #expect(plan.counts.conflicting == 1)
        #expect(plan.faults == [])
    }

    @Test("conflict where one removes, creates or edits a file that another does something else to")
    func fileConflicts() throws {
        let plan = try cafe().plan(
            "a; safe; B.swift: c -> d", "b; safe; -B.swift", "c; safe; +C.swift: let e = 1",
            "d; safe; +C.swift: let e = 2",
            "e; safe; +C.swift: let e = 1")
        #expect(
            plan.listing == [
                "one/a accepted", "one/b conflicting conflict", "one/c accepted", "one/d conflicting conflict",
                "one/e accepted",
            ])
        #expect(plan.faults == [])
    }

    @Test("conflict as well where an insertion stands at the start of what two of them replace")
    func insertionBeforeReplacement() throws {
        let plan = try cafe().plan(
            "a; safe; A.swift: 4..<9 -> x", "b; safe; A.swift: 4..<4 -> y", "c; safe; A.swift: 5..<8 -> z")
        #expect(plan.listing == ["one/a accepted", "one/b accepted", "one/c conflicting conflict"])
        #expect(plan.text("A.swift") == "let yx\nlet b = 2\n")
    }

    @Test("may make the same edit, which is made once")
    func equalEdits() throws {
        let plan = try cafe().plan(
            "a; safe; A.swift: a = 1 -> a = 10", "b; safe; A.swift: a = 1 -> a = 10; B.swift: c -> d",
            "c; safe; A.swift: 0..<0 -> //\n",
            "d; safe; A.swift: 0..<0 -> //\n")
        #expect(plan.counts.accepted == 4)
        #expect(plan.text("A.swift") == "//\nlet a = 10\nlet b = 2\n")
    }

    @Test("may insert at one place, in the order of the plan")
    func insertions() throws {
        let plan = try cafe().plan("b; safe; A.swift: 0..<0 -> // b\n", "a; safe; A.swift: 0..<0 -> // a\n")
        #expect(plan.counts.accepted == 2)
        #expect(plan.text("A.swift") == "// a\n// b\nlet a = 1\nlet b = 2\n")
    }

    @Test("above the level that is allowed are held back, and take no part in conflicts")
    func heldBack() throws {
        let changes = [
            "a; review; A.swift: a = 1 -> a = 10", "b; safe; A.swift: a = 1 -> a = 7", "c; draft; B.swift: c -> d",
        ]
        let cafe = try cafe()
        let careful = try cafe.plan([Step("one", changes)])
        #expect(careful.listing == ["one/a held-back", "one/b accepted", "one/c held-back"])
        let brave = try cafe.plan([Step("one", changes)], allowed: .draft)
        #expect(brave.listing == ["one/a accepted", "one/b conflicting conflict", "one/c accepted"])
        #expect(careful.counts.heldBack == 2 && brave.counts.heldBack == 0)
        #expect(careful.changes[0].edits.count == 1, "a held-back change can be shown")
        #expect(careful.faults + brave.faults == [])
    }

    @Test("above the level that the step takes are held back whatever is allowed")
    func stepCap() throws {
        let step = Step("one", ["a; review; B.swift: c -> d", "b; safe; A.swift: a -> z"], more: ", safety: safe")
        let plan = try cafe().plan([step], allowed: .draft)
        #expect(plan.listing == ["one/b accepted", "one/a held-back"])
        #expect(plan.changes[1].reason == "it was asked for; the step takes no more than safe")
    }

    @Test("of a step start from what the step before left")
    func steps() throws {
        let cafe = try cafe()
        let plan = try cafe.plan([
            Step("one", ["a; safe; A.swift: let a -> let alpha", "x; safe; A.swift: omega -> no"]),
            Step(
                "two", ["b; safe; A.swift: alpha -> omega; A.swift: 0..<0 -> //\n", "y; safe; A.swift: let a = -> no"]),
        ])
        #expect(
            plan.listing == ["one/a accepted", "one/x refused not-found", "two/b accepted", "two/y refused not-found"])
        #expect(plan.faults == [])
        #expect(plan.text("A.swift") == "//\nlet omega = 1\nlet b = 2\n")
        #expect(plan.outcomes.first?.before?.bytes == cafe.bytes("A.swift"))
        #expect(
            plan.steps[1].files.first.map { String(decoding: $0.before!.bytes, as: UTF8.self) }
                == "let alpha = 1\nlet b = 2\n")
    }

    @Test("of a step that are held back are not there for the next")
    func heldBackStep() throws {
        let plan = try cafe().plan([
            Step("one", ["a; review; A.swift: let a -> let alpha"]), Step("two", ["b; safe; A.swift: alpha -> o"]),
        ])
        #expect(plan.listing == ["one/a held-back", "two/b refused not-found"])
        #expect(plan.outcomes.isEmpty && plan.baseHashes.isEmpty)
    }

    @Test("that take each other back leave no outcome")
    func backAndForth() throws {
        let plan = try cafe().plan([
            Step("one", ["a; safe; A.swift: let a -> let z; +N.swift: let n = 1"]),
            Step("two", ["b; safe; A.swift: let z -> let a; -N.swift"]),
        ])
        #expect(plan.counts.accepted == 2)
        #expect(plan.outcomes.isEmpty)
    }

    @Test("may create, remove and replace files")
    func files() throws {
        let plan = try cafe().plan([
            Step("one", ["a; safe; -A.swift; +C.swift: let e = 5"]),
            Step("two", ["b; safe; +A.swift: let f = 6; C.swift: e = -> g =", "c; safe; -B.swift"]),
            Step("three", ["d; safe; A.swift: f = -> h ="]),
        ])
        #expect(plan.counts.accepted == 4)
        #expect(plan.text("A.swift") == "let h = 6")
        #expect(plan.text("C.swift") == "let g = 5")
        #expect(
            plan.outcomes.map { "\($0.path) \($0.before != nil) \($0.after != nil)" } == [
                "A.swift true true", "B.swift true false", "C.swift false true",
            ])
        #expect(plan.faults == [])
    }

    @Test("have ids of their own, whatever their subjects")
    func ids() throws {
        let plan = try cafe().plan(
            "a; safe; A.swift: a -> z", "a; safe; B.swift: c -> d", "a#2; safe; B.swift: 3 -> 4",
            "a; safe; B.swift: no -> yes")
        #expect(plan.faults == [])
        #expect(Set(plan.changes.map(\.id)) == ["one/a", "one/a#2", "one/a#2#2", "one/a#3"])
    }

    // MARK: Faults of a transform

    @Test(
        "that cannot be made are refused with a reason",
        arguments: [
            ("a; safe", "no-edits"), ("a; safe; A.swift: 0..<999 -> x", "edit-out-of-range"),
            ("a; safe; No.swift: 0..<1 -> x", "file-missing"), ("a; safe; +B.swift: x", "file-exists"),
            ("a; safe; -No.swift", "file-missing"),
            ("a; safe; A.swift: 0..<4 -> x; A.swift: 2..<6 -> y", "edits-overlap"),
            ("a; safe; A.swift: 0..<4 -> x; -A.swift", "edits-overlap"),
            ("a; safe; +N.swift: x; +N.swift: y", "edits-overlap"),
            ("a; safe; B.swift: c -> d; A.swift: 1..<4 -> x; A.swift: 2..<2 -> y", "edits-overlap"),
        ])
    func impossible(change: String, code: String) throws {
        let plan = try cafe().plan(change, "other; safe; B.swift: 3 -> 4")
        #expect(Set(plan.listing) == ["one/a refused \(code)", "one/other accepted"])
        #expect(plan.outcomes.map(\.path) == ["B.swift"])
        #expect(plan.text("B.swift") == "let c = 4\n")
    }
}

@Suite("The files that a step may change")
struct FileScopeTests {
    private let files = ["App/A.swift": "let a = 1", "App/Legacy/B.swift": "let a = 1", "Kit/C.swift": "let a = 1"]
    private let changes = [
        "a; safe; App/A.swift: a -> b", "b; safe; App/Legacy/B.swift: a -> b", "c; safe; Kit/C.swift: a -> b",
        "d; safe; App/A.swift: 1 -> 2; Kit/C.swift: 1 -> 2",
    ]

    private func accepted(_ filter: String) throws -> [String] {
        let plan = try Cafe(files).plan([Step("one", changes, more: filter)])
        let others = plan.changes.filter { $0.status != .accepted }
        #expect(others.allSatisfy { $0.status == .refused && $0.code == "file-not-selected" })
        return plan.changes.filter { $0.status == .accepted }.map(\.id)
    }

    @Test("are those that its filter takes and does not leave out")
    func filters() throws {
        #expect(try accepted("") == ["one/a", "one/d", "one/b", "one/c"])
        #expect(try accepted(#", files: { include: ["App/**"] }"#) == ["one/a", "one/b"])
        #expect(try accepted(#", files: { exclude: ["**/Legacy/**"] }"#) == ["one/a", "one/d", "one/c"])
        #expect(try accepted(#", files: { include: ["App/**"], exclude: ["**/Legacy/**"] }"#) == ["one/a"])
        #expect(try accepted(#", files: { include: ["No/**"] }"#) == [])
    }

    @Test("are all named where a change needs one that is not among them")
    func reason() throws {
        let plan = try Cafe(files).plan([Step("one", [changes[3]], more: #", files: { include: ["App/**"] }"#)])
        #expect(plan.changes.first?.reason == "it needs a change in Kit/C.swift, which the recipe does not select")
        #expect(plan.outcomes.isEmpty)
    }
}
