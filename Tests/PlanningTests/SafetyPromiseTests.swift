import Planning
import ProjectGraph
import Testing
import TransformKit

@Suite("A transform's highest safety")
struct SafetyPromiseTests {
    /// Describes its changes as at most `review`, and proposes one of each level.
    private struct Promising: Transform {
        static let description = TransformDescription(
            id: "promising", summary: "Proposes every level.", details: "", highestSafety: .review)

        init(options: OptionValues, selection: OptionValues) {}

        func propose(in context: TransformContext) -> Proposals {
            Proposals(
                changes: Safety.allCases.enumerated().map { number, safety in
                    Change(
                        subject: safety.rawValue, title: "write a digit", reason: "it was asked for", safety: safety,
                        place: Place(path: "Digits.swift"),
                        edits: [.replace(path: "Digits.swift", TextEdit(8 + number..<9 + number, "7"))])
                })
        }
    }

    @Test("is what it can propose: a change beyond it is refused whatever is allowed, and says whose fault it is")
    func beyond() throws {
        let cafe = try Cafe(["Digits.swift": "let a = 111\n"])
        let plan = try cafe.plan("  - use: promising\n", transforms: [Promising.self], allowed: .draft)
        #expect(
            Set(plan.listing) == [
                "promising/safe accepted", "promising/review accepted",
                "promising/draft refused unannounced-safety",
            ])
        #expect(
            plan.changes.first { $0.status == .refused }?.reason
                == "it is draft, and the transform describes its changes as at most review: a fault of the transform "
                + "promising, please report it")
        #expect(plan.text("Digits.swift") == "let a = 771\n")
    }
}
