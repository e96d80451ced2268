import Planning
import Reporting
import Testing

@Suite("Patches in a series", .enabled(if: Cafe.hasGit))
struct PatchSeriesTests {
    /// Applies the patches one after the other with git and compares every file with what the plan says.
    private func expectSeriesGivesOutcome(_ cafe: Cafe, _ plan: Plan, _ part: PatchSeries.Part, _ comment: String)
        throws
    {
        let patches = PatchSeries.patches(plan, per: part)
        let start = try cafe.tree()
        var expected = start
        for file in plan.outcomes { expected[file.path] = file.after?.bytes }
        for patch in patches {
            let complaint = try cafe.gitApply(patch.bytes)
            #expect(complaint == nil, "\(comment) \(patch.name)\n\(String(decoding: patch.bytes, as: UTF8.self))")
        }
        let all = patches.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
        #expect(try cafe.tree() == expected, "\(comment)\n\(all)")
        #expect(patches.map(\.name).sorted() == patches.map(\.name))
        try cafe.restore(start)
    }

    @Test("gives byte for byte what the plan gives, whole, by step and by change")
    func random() throws {
        var plans = RandomPlans(seed: 4)
        for round in 0..<60 {
            let (cafe, plan) = try plans.next()
            for part in PatchSeries.Part.allCases {
                try expectSeriesGivesOutcome(cafe, plan, part, "round \(round), per \(part)")
            }
        }
    }

    private static let text = (1...30).map { "let a\($0) = 1\n" }.joined()

    @Test("has numbered names, and says what each holds and stands on")
    func names() throws {
        let cafe = try Cafe(["A.swift": Self.text, "B.swift": "let b = 1\n"])
        let plan = try cafe.plan(steps: [
            [
                edit("first", "A.swift", 4..<6, "b1"), edit("second", "A.swift", 15..<17, "b2"),
                edit("Far: away", "A.swift", 259..<262, "b22"),
            ],
            [edit("late", "B.swift", 4..<5, "c"), edit("later", "A.swift", 4..<5, "c")],
        ])
        let patches = PatchSeries.patches(plan, per: .change)
        #expect(
            patches.map(\.name) == [
                "0001-step-0-change-first.patch", "0002-step-0-change-second.patch",
                "0003-step-0-change-far-away.patch", "0004-step-1-change-later.patch", "0005-step-1-change-late.patch",
            ])
        let second = String(decoding: patches[1].bytes, as: UTF8.self)
        #expect(
            second.hasPrefix(
                """
                Patch 2 of 5 of the plan “test”, made by nibwright.
                Step step-0
                  change second (step-0/second)
                Stands on: 0001-step-0-change-first.patch

                --- a/A.swift
                +++ b/A.swift
                @@ -1,5 +1,5 @@
                 let b1 = 1
                -let a2 = 1
                +let b2 = 1

                """), "\(second)")
        let others = patches.map { String(decoding: $0.bytes, as: UTF8.self) }
        #expect(
            !others[0].contains("Stands on") && !others[2].contains("Stands on") && !others[4].contains("Stands on"))
        #expect(
            others[3].contains(
                "Stands on: 0001-step-0-change-first.patch, 0002-step-0-change-second.patch, 0003-step-0-change-far-away.patch\n"
            ))
        let steps = PatchSeries.patches(plan, per: .step)
        #expect(steps.map(\.name) == ["0001-step-0.patch", "0002-step-1.patch"])
        #expect(PatchSeries.patches(plan, per: .plan).map(\.name) == ["0001-test.patch"])
    }

    @Test("holds changes together that share an edit or a new file")
    func shared() throws {
        let cafe = try Cafe(["A.swift": Self.text])
        let plan = try cafe.plan([
            edit("one", "A.swift", 4..<6, "b1"), create("-", "C.swift", Array("//c\n".utf8)),
            edit("two", "A.swift", 15..<17, "b2"),
            edit("three", "A.swift", 26..<28, "b3"), create("-", "C.swift", Array("//c\n".utf8)),
        ])
        let patches = PatchSeries.patches(plan, per: .change)
        #expect(patches.map(\.name) == ["0001-scripted-change-one.patch", "0002-scripted-change-two.patch"])
        let first = String(decoding: patches[0].bytes, as: UTF8.self)
        #expect(first.contains("  change one (scripted/one)\n  change three (scripted/three)\n  These share an edit"))
        try expectSeriesGivesOutcome(cafe, plan, .change, "shared")
    }

    @Test("is empty where nothing is accepted")
    func nothing() throws {
        let cafe = try Cafe(["A.swift": Self.text])
        let plan = try cafe.plan([edit("a", "A.swift", 4..<6, "b", .review)])
        for part in PatchSeries.Part.allCases { #expect(PatchSeries.patches(plan, per: part).isEmpty) }
    }
}
