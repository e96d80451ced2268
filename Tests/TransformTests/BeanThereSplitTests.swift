import Foundation
import Planning
import ProjectGraph
import Testing
import TransformKit
import TransformTesting

/// The sample app's storyboard: split, looked at through the graph, and merged again.
@Suite("Splitting BeanThere's storyboard")
struct BeanThereSplitTests {
    private static let source = Repository.folder + "/Tests/Fixtures/Projects/BeanThere"
    private static let main = "BeanThere/Base.lproj/Main.storyboard"

    private static func app(_ parameters: [String: String] = [:]) throws -> SampleApp {
        try SampleApp(copyOf: source, recipe: "split-storyboards", parameters: parameters)
    }

    @Test("draws what the golden file shows")
    func plan() throws {
        let text = try Self.app().plan(allowed: .safe).changes.map { change in
            ([change.status.rawValue + "  " + change.title, change.reason] + change.picture + change.files).joined(
                separator: "\n") + "\n"
        }.joined()
        let golden = GoldenFile(path: Repository.folder + "/Tests/TransformTests/Golden/BeanThere.split.txt")
        #expect(try golden.difference(from: text) == nil)
    }

    @Test("leads every segue and every call to the scene that it led to", arguments: ["flow", "tab", "prefix", "each"])
    func navigation(by grouping: String) throws {
        let app = try Self.app(["by": grouping, "max-scenes": "6"])
        let before = app.project().graph
        let plan = try app.plan(allowed: .safe)
        #expect(plan.counts.accepted == 1)
        try app.apply(plan)
        let after = app.project().graph
        #expect(Self.segues(in: before).count > 20)
        #expect(Self.segues(in: before) == Self.segues(in: after))
        #expect(Self.calls(in: before).count > 3)
        #expect(Self.calls(in: before) == Self.calls(in: after))
        #expect(after.storyboards.names.count > before.storyboards.names.count)
        #expect(try app.plan(allowed: .draft).counts.accepted == 0)
    }

    @Test("is taken back by merging, byte for byte but for the order of what is listed", arguments: ["4", "10"])
    func merging(maximum: String) throws {
        let app = try Self.app(["max-scenes": maximum])
        let before = app.project().graph
        let split = try app.plan(allowed: .safe)
        try app.apply(split)
        let parts = Self.parts(of: split)
        #expect(parts.count > 1)
        let merge = try app.plan(
            allowed: .safe, recipe: "merge-storyboards",
            parameters: ["into": Self.main, "storyboards": parts.joined(separator: ",")])
        #expect(merge.counts.accepted == 1)
        try app.apply(merge)
        let after = app.project().graph
        #expect(after.documents.map(\.path) == before.documents.map(\.path))
        #expect(Self.segues(in: before) == Self.segues(in: after))
        #expect(Self.scenes(in: before) == Self.scenes(in: after))
        #expect(Self.calls(in: before) == Self.calls(in: after))
    }

    // MARK: What the graph says

    /// Paths of the documents that a split makes.
    private static func parts(of plan: Plan) -> [String] {
        plan.outcomes.filter { $0.before == nil && $0.path.hasSuffix(".storyboard") }.map(\.path)
    }

    /// Each segue with its source, kind and final destinations, whichever document it is in.
    private static func segues(in graph: ProjectGraph) -> [String] {
        graph.documents.flatMap(\.segues).compactMap { segue -> String? in
            guard let id = segue.element.id, let destination = segue.connection.destination else { return nil }
            var ends = [destination.id ?? ""]
            if let reference = StoryboardReference(destination),
                case .controllers(let controllers) = graph.storyboards.destination(of: reference)
            {
                ends = controllers.map { $0.id ?? "" }
            }
            let words = [id, segue.connection.source?.id, segue.kind, segue.relationship, segue.identifier]
            return (words.map { $0 ?? "-" } + ends.sorted()).joined(separator: " ")
        }.sorted()
    }

    /// Each call in code with the scenes that it opens.
    private static func calls(in graph: ProjectGraph) -> [String] {
        graph.sceneCalls.map { call in
            ([call.reference.path] + Set(call.controllers.map { $0.id ?? "" }).sorted()).joined(separator: " ")
        }.sorted()
    }

    /// The text of every scene that is no reference, without what leads out of it.
    private static func scenes(in graph: ProjectGraph) -> [String] {
        graph.documents.flatMap(\.scenes).filter { $0.controller != nil }.map { scene in
            String(decoding: scene.element.document.source.bytes[scene.element.range], as: UTF8.self)
                .replacing(#/ (?:destination|storyboardIdentifier)="[^"]*"/#, with: "")
        }.sorted()
    }
}
