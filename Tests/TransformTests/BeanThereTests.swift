import Foundation
import Planning
import ProjectGraph
import Recipes
import Testing
import TransformKit
import TransformTesting

/// The sample app as a whole: a plan like a user's, applied and taken back.
@Suite("The built-in recipe on BeanThere")
struct BeanThereTests {
    private static let source = Repository.folder + "/Tests/Fixtures/Projects/BeanThere"

    @Test("plans what the golden file lists")
    func plan() throws {
        let app = try SampleApp(copyOf: Self.source)
        let text = try app.plan(allowed: .safe).changes.map { change in
            [change.status.rawValue, change.safety.rawValue, change.id, change.code].compactMap { $0 }
                .joined(separator: "  ") + "\n"
        }.joined()
        let golden = GoldenFile(path: Repository.folder + "/Tests/TransformTests/Golden/BeanThere.plan.txt")
        #expect(try golden.difference(from: text) == nil)
    }

    @Test("has counts that add up", arguments: Safety.allCases)
    func counts(_ allowed: Safety) throws {
        let counts = try SampleApp(copyOf: Self.source).plan(allowed: allowed).counts
        #expect(counts.proposed == 80)
        #expect(counts.accepted == [.safe: 75, .review: 78, .draft: 79][allowed])
        #expect(counts.refused == 1)
        #expect(counts.conflicting == 0)
        #expect(counts.proposed == counts.accepted + counts.heldBack + counts.refused + counts.conflicting)
    }

    @Test("changes strength and optionality and nothing else")
    func apply() throws {
        let app = try SampleApp(copyOf: Self.source)
        let before = try app.tree()
        let graph = app.project().graph
        let plan = try app.plan(allowed: .review)
        #expect(try app.tree() == before, "a plan writes nothing")

        try app.apply(plan)
        let after = try app.tree()
        let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
        #expect(changed == Set(plan.outcomes.map(\.path)))
        #expect(changed.allSatisfy { $0.hasSuffix(".swift") })
        for path in changed.sorted() { #expect(meaning(before[path]) == meaning(after[path]), "\(path)") }

        let graphAfter = app.project().graph
        #expect(outlets(graph) == outlets(graphAfter))
        #expect(graph.references().resolved == graphAfter.references().resolved)
        #expect(graphAfter.refusedDocuments == graph.refusedDocuments)
    }

    @Test("plans nothing again, and undo restores every byte")
    func secondRun() throws {
        let app = try SampleApp(copyOf: Self.source)
        let before = try app.tree()
        try app.apply(try app.plan(allowed: .review))
        #expect(try app.plan(allowed: .review).counts.accepted == 0)
        try app.undo()
        #expect(try app.tree() == before)
    }

    /// The text without what this recipe may change: ownership, marks of optionality, and blanks.
    private func meaning(_ bytes: [UInt8]?) -> String? {
        bytes.map { bytes in
            String(decoding: bytes, as: UTF8.self).replacing(#/\b(weak|unowned(\((un)?safe\))?)\b/#, with: "")
                .replacing(#/[!?\s]/#, with: "")
        }
    }

    /// Every outlet with its type, as a line.
    private func outlets(_ graph: ProjectGraph) -> [String] {
        graph.classes.swiftClasses.flatMap { type in
            type.outlets.map { "\(type.name).\($0.name): \($0.wrappedType) \($0.isCollection)" }
        }
    }
}
