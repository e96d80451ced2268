import Planning
import Testing
import TransformKit

@Suite("Decisions on a plan")
struct DecisionTests {
    private let steps = [
        Step("one", ["a; safe; A.swift: a = 1 -> a = 2", "b; review; B.swift: b -> c", "d; draft; C.swift: c -> d"]),
        Step("two", ["e; safe; A.swift: let -> var"]),
    ]

    private func cafe() throws -> Cafe {
        try Cafe(["A.swift": "let a = 1\n", "B.swift": "let b = 2\n", "C.swift": "let c = 3\n"])
    }

    /// Decisions on changes of a plan as they are in it; a wrong fingerprint where the word ends with `?`.
    private func decisions(_ plan: Plan, _ verdicts: [String: Decisions.Verdict]) -> Decisions {
        var decisions = Decisions(recipe: plan.recipeName)
        for change in plan.changes {
            for (name, verdict) in verdicts where name.filter({ $0 != "?" }) == change.id {
                let print = name.hasSuffix("?") ? "0" : change.fingerprint ?? ""
                decisions.changes[change.id] = Decisions.Entry(verdict, fingerprint: print)
            }
        }
        return decisions
    }

    @Test("make what was taken, whatever its safety, and nothing else")
    func takes() throws {
        let cafe = try cafe()
        let plan = try cafe.plan(steps)
        #expect(plan.listing == ["one/a accepted", "one/b held-back", "one/d held-back", "two/e accepted"])
        let decided = try cafe.plan(
            steps, decisions: decisions(plan, ["one/a": .leave, "one/b": .take, "two/e": .take]))
        #expect(decided.listing == ["one/a held-back", "one/b accepted", "one/d held-back", "two/e accepted"])
        #expect(decided.changes[0].reason.hasPrefix("left out by a decision; "))
        #expect(decided.changes[2].reason.hasPrefix("nobody has decided on it; "))
        #expect(decided.text("A.swift") == "var a = 1\n")
        #expect(decided.text("B.swift") == "let c = 2\n")
        #expect(decided.text("C.swift") == nil)
        #expect(decided.unmetDecisions.isEmpty)
    }

    @Test("on a change that is another one now are not obeyed, and are named")
    func otherChange() throws {
        let cafe = try cafe()
        let plan = try cafe.plan(steps)
        let decided = try cafe.plan(steps, decisions: decisions(plan, ["one/a?": .take, "two/e": .take]))
        #expect(decided.listing.first == "one/a held-back")
        #expect(decided.unmetDecisions.map(\.id) == ["one/a"])
        #expect(decided.unmetDecisions[0].reason.hasPrefix("it is another change now"))
    }

    @Test("on a change that is gone are named")
    func goneChange() throws {
        let cafe = try cafe()
        let decisions = decisions(try cafe.plan(steps), ["one/a": .take, "two/e": .take])
        let decided = try cafe.plan([steps[0]], decisions: decisions)
        #expect(decided.unmetDecisions.map(\.id) == ["two/e"])
        #expect(decided.unmetDecisions[0].reason == "the recipe proposes no such change any more")
    }

    @Test("settle which of two conflicting changes is made")
    func conflict() throws {
        let cafe = try cafe()
        let steps = [Step("one", ["a; safe; A.swift: 1 -> 2", "b; safe; A.swift: 1 -> 3"])]
        let plan = try cafe.plan(steps)
        #expect(plan.listing == ["one/a accepted", "one/b conflicting conflict"])
        let decided = try cafe.plan(steps, decisions: decisions(plan, ["one/a": .leave, "one/b": .take]))
        #expect(decided.listing == ["one/a held-back", "one/b accepted"])
        #expect(decided.text("A.swift") == "let a = 3\n")
    }

    @Test("cannot be made on what is refused, or above what the step takes")
    func notOffered() throws {
        let cafe = try cafe()
        let steps = [
            Step("one", ["a; review; A.swift: a -> b", "b; safe; None.swift: a -> b"], more: ", safety: safe")
        ]
        let plan = try cafe.plan(steps)
        #expect(plan.changes.map(\.fingerprint) == [nil, nil])
        #expect(plan.listing.first == "one/a held-back")
    }

    @Test("know a change by what it does: a line that moved is the same change, another text is not")
    func fingerprints() throws {
        let steps = [Step("one", ["a; safe; A.swift: a = 1 -> a = 2"])]
        func fingerprint(_ text: String, _ steps: [Step]) throws -> String? {
            try Cafe(["A.swift": text]).plan(steps).changes[0].fingerprint
        }
        let known = try fingerprint("let a = 1\n", steps)
        #expect(try fingerprint("// Moved.\nlet a = 1\n", steps) == known)
        #expect(try fingerprint("let a = 1\n", [Step("one", ["a; safe; A.swift: a = 1 -> a = 3"])]) != known)
        #expect(try fingerprint("let a = 1\n", [Step("one", ["a; review; A.swift: a = 1 -> a = 2"])]) != known)
    }

    @Test("are the same after writing and reading; what is none is refused with the reason")
    func file() throws {
        let decisions = decisions(try cafe().plan(steps), ["one/a": .take, "one/b": .leave])
        #expect(try Decisions(decoding: decisions.encoded()) == decisions)
        for (text, words) in [
            ("{}", "holds no decisions"), ("[", "holds no decisions"), ("{\"nibwright-decisions\": 9}", "form 9"),
            (
                "{\"nibwright-decisions\": 1, \"recipe\": \"test\", \"changes\": {\"a\": {\"decision\": \"maybe\"}}}",
                "take or leave"
            ),
        ] {
            #expect { try Decisions(decoding: Array(text.utf8)) } throws: { "\($0)".contains(words) }
        }
    }

    @Test("are made one by one, with ways to take the rest, to leave a file and to go back")
    func review() throws {
        let plan = try cafe().plan(steps)
        var review = ChangeReview(plan)
        #expect(review.total == 4 && review.position == 1)
        review.decide(.leave)
        review.goBack()
        #expect(review.position == 1 && review.verdict == .leave, "a decision that is looked at again stays")
        review.keep()
        #expect(review.position == 2)
        review.goBack()
        review.leaveFile()
        #expect(review.decisions.changes.mapValues(\.decision) == ["one/a": .leave, "two/e": .leave])
        review.decide(.take)
        #expect(review.undecided.map(\.id) == ["one/d"])
        review.takeRest()
        #expect(review.current == nil && review.count(of: .take) == 2)

        var whole = ChangeReview(plan)
        whole.takeRest()
        #expect(whole.decisions.taken == ["one/a", "two/e"], "what is held back is still asked")
        #expect(whole.current?.change.id == "one/b")

        let later = ChangeReview(plan, known: review.decisions)
        #expect(later.knownCount == 4 && later.current == nil)
        let other = try cafe().plan([Step("one", ["a; safe; A.swift: a = 1 -> a = 9"])])
        #expect(ChangeReview(other, known: review.decisions).knownCount == 0)
    }
}
