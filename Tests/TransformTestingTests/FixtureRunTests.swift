import Foundation
import Testing
import TransformKit
import TransformTesting

/// Writes `new` for the first `old` of each Swift file, and refuses files in which `odd` stands.
private struct Renew: Transform {
    static let odd = RefusalCode("odd", "The file is odd.", advice: "Leave it.")
    static let description = TransformDescription(
        id: "renew", summary: "Renews.", details: "", refusals: [odd], highestSafety: .review)

    init(options: OptionValues, selection: OptionValues) {}

    func propose(in context: TransformContext) -> Proposals {
        var proposals = Proposals()
        for file in context.graph.swiftFiles {
            let text = file.source.string(0..<file.source.bytes.count)
            if let range = text.firstRange(of: "odd") {
                let place = Place(file.source, at: text[..<range.lowerBound].utf8.count)
                proposals.refusals.append(
                    Refusal(subject: file.path, title: "leave", code: Self.odd, reason: "it is odd", place: place))
            } else if let range = text.firstRange(of: "old") {
                let start = text[..<range.lowerBound].utf8.count
                let edit = TextEdit(start..<start + 3, "new")
                proposals.changes.append(
                    Change(
                        subject: file.path, title: "renew", reason: "it is old", safety: .review,
                        place: Place(path: file.path), edits: [.replace(path: file.path, edit)]))
            }
        }
        return proposals
    }
}

@Suite("A run of a fixture")
struct FixtureRunTests {
    private func failures(_ text: String) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.path + "/nibwright-fixture-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/case.fixture"))
        let found = FixtureCase.all(in: folder)
        #expect(found.map(\.description) == ["case"])
        return try found.flatMap { try $0.failures(transforms: [Renew.self]) }
    }

    private func renewed(
        before: String = "let old = 1 ◀", after: String = "let new = 1",
        plan: String = "accepted  review  renew/A.swift", more: String = ""
    ) -> String {
        """
        use: renew
        allow: review
        === BEFORE A.swift
        let first = 0
        \(before)
        \(more)=== AFTER A.swift
        let first = 0
        \(after)
        === PLAN
        \(plan)

        """
    }

    @Test("has nothing to say where all is as it should be")
    func passes() throws {
        #expect(try failures(renewed()) == [])
        let refused = "=== BEFORE B.swift\nlet odd = 1 ◀\n"
        let plan = "accepted  review  renew/A.swift\nrefused  review  renew/B.swift  odd"
        #expect(try failures(renewed(plan: plan, more: refused)) == [])
    }

    @Test("tells another outcome, another plan, a syntax error and a second run that goes on")
    func outcome() throws {
        #expect(try failures(renewed(after: "let old = 1")).contains { $0.hasPrefix("apply gives another A.swift") })
        #expect(try failures(renewed(plan: "")).contains { $0.hasPrefix("not what ") })
        let again = renewed(before: "let old = (1, \"old\")", after: "let new = (1, \"old\")")
        #expect(try failures(again) == ["a second run plans renew/A.swift again"])
    }

    @Test("tells a marked line that the plan is not about, and where it is instead")
    func marks() throws {
        let elsewhere = renewed(before: "let old = 1", more: "let other = 2 ◀\n")
            .replacing("1\n=== P", with: "1\nlet other = 2\n=== P")
        let found = try failures(elsewhere)
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("nothing in the plan is about A.swift:3, which the case marks") == true)
        #expect(found.first?.hasSuffix("it has renew/A.swift at A.swift") == true)
    }
}
