import Foundation
import Planning
import ProjectGraph
import Reporting
import Testing
import TransformKit
import TransformTesting

/// The sample app's segues in every style: the plan, the way back, and where every screen is opened afterwards.
@Suite("What becomes of BeanThere's segues")
struct BeanThereSegueTests {
    private static let source = Repository.folder + "/Tests/Fixtures/Projects/BeanThere"
    private static let styles = ["coordinator", "visitor", "prepare-methods", "segue-class"]

    private static func app(_ style: String) throws -> SampleApp {
        try SampleApp(copyOf: source, recipe: "segues-to-coordinators", parameters: ["style": style])
    }

    @Test("is drawn as the golden file shows", arguments: styles)
    func plan(style: String) throws {
        let text = try Self.app(style).plan(allowed: .safe).changes.map { change in
            let title = change.status.rawValue + "  " + change.title
            return ([title, change.reason] + change.picture + change.files).joined(separator: "\n") + "\n"
        }.joined()
        let path = Repository.folder + "/Tests/TransformTests/Golden/BeanThere.segues.\(style).txt"
        #expect(try GoldenFile(path: path).difference(from: text) == nil)
    }

    @Test("is planned once, and undone to the byte", arguments: styles)
    func again(style: String) throws {
        let app = try Self.app(style)
        let before = try app.tree()
        let first = try app.plan(allowed: .review)
        #expect(first.counts.accepted > 0)
        try app.apply(first)
        #expect(try app.tree() != before)
        #expect(try app.plan(allowed: .draft).counts.accepted == 0)
        try app.undo()
        #expect(try app.tree() == before)
        #expect(try app.plan(allowed: .review).changes.map(\.title) == first.changes.map(\.title))
    }

    @Test("leaves every segue where it was in the styles in which segues stay", arguments: styles.dropFirst())
    func staying(style: String) throws {
        let app = try Self.app(style)
        let before = Self.segues(in: app.project().graph)
        try app.apply(try app.plan(allowed: .safe))
        #expect(before.count > 20)
        #expect(Self.segues(in: app.project().graph) == before)
    }

    @Test(
        "takes away the segues that the plan lists, and no other",
        arguments: [(Safety.safe, 16), (.review, 20)])
    func removal(allowed: Safety, count: Int) throws {
        let app = try Self.app("coordinator")
        let before = Self.segues(in: app.project().graph)
        let plan = try app.plan(allowed: allowed)
        let removed = Set(try Self.removed(in: plan).map { "\($0.document)#\($0.id)" })
        try app.apply(plan)
        let after = Self.segues(in: app.project().graph)
        #expect(removed.count == count)
        #expect(Set(before.keys).subtracting(after.keys) == removed)
        #expect(after.allSatisfy { before[$0.key] == $0.value })
    }

    @Test("opens from the same class, by code, every screen that a segue led to", arguments: [Safety.safe, .review])
    func reaching(allowed: Safety) throws {
        let app = try Self.app("coordinator")
        let before = app.project().graph
        let plan = try app.plan(allowed: allowed)
        let removed = try Self.removed(in: plan)
        try app.apply(plan)
        let after = app.project().graph
        for segue in removed {
            let document = try #require(before.documents.first { $0.path == segue.document })
            let old = try #require(document.segues.first { $0.element.id == segue.id })
            let method = try #require(CoordinatorMethod(segue.method, in: plan))
            let opened = after.sceneCalls.filter { method.holds($0) }.flatMap(\.controllers).compactMap(\.id)
            #expect(!opened.isEmpty && Set(opened) == Self.destinations(of: old, in: before), "\(segue.method)")
            #expect(Self.code(of: segue.source, in: after).contains(".\(method.name)(from: self"), "\(segue.method)")
        }
    }

    @Test("is in the plan's JSON with all that a checker asks")
    func json() throws {
        let plan = try Self.app("coordinator").plan(allowed: .safe)
        let removed = try Self.removed(in: plan)
        for segue in removed {
            let texts = [segue.source, segue.trigger, segue.kind, segue.destination, segue.method]
            #expect(texts.allSatisfy { !$0.isEmpty }, "\(segue)")
            #expect(segue.trigger != "code" || !segue.callSites.isEmpty, "\(segue)")
        }
        let login = try #require(removed.first { $0.identifier == "showLogin" })
        #expect(login.source == "AccountViewController" && login.destination == "LoginViewController")
        #expect(login.trigger == "code" && login.kind == "presentation")
        #expect(login.callSites == ["BeanThere/Account/AccountViewController.swift:21:9"])
        let visitor = try JSONReport.text([Self.app("visitor").plan(allowed: .safe)])
        #expect(!visitor.contains("removedSegues"))
    }

    // MARK: What the plan says

    private struct RemovedSegue: Decodable {
        let document, id, source, trigger, kind, destination, identifier, method: String
        let callSites: [String]
    }

    private struct Report: Decodable { let removedSegues: [RemovedSegue] }

    private static func removed(in plan: Plan) throws -> [RemovedSegue] {
        try JSONDecoder().decode(Report.self, from: Data(try JSONReport.text([plan]).utf8)).removedSegues
    }

    /// Where a method that the plan writes is in its coordinator's file.
    private struct CoordinatorMethod {
        let name: String
        private let path: String
        private let range: Range<Int>

        /// - Parameter title: `MainCoordinator.showDrink(from:sender:)`.
        init?(_ title: String, in plan: Plan) {
            let words = title.split { $0 == "." || $0 == "(" }.map(String.init)
            guard words.count > 2, let file = plan.outcomes.first(where: { $0.path.hasSuffix("/\(words[0]).swift") }),
                let text = file.after.map({ String(decoding: $0.bytes, as: UTF8.self) }),
                let start = text.range(of: "    func \(words[1])("),
                let end = text.range(of: "\n    }\n", range: start.upperBound..<text.endIndex)
            else { return nil }
            name = words[1]
            path = file.path
            range =
                text.utf8.distance(
                    from: text.startIndex, to: start.lowerBound)..<text.utf8.distance(
                    from: text.startIndex, to: end.upperBound)
        }

        func holds(_ call: SceneCall) -> Bool {
            call.reference.path == path && range.contains(call.reference.range.lowerBound)
        }
    }

    // MARK: What the graph says

    /// What each segue is, by document and object.
    private static func segues(in graph: ProjectGraph) -> [String: String] {
        var found: [String: String] = [:]
        for document in graph.documents {
            for segue in document.segues {
                let words = [segue.connection.source?.id, segue.kind, segue.identifier, segue.connection.destinationID]
                found["\(document.path)#\(segue.element.id ?? "")"] = words.map { $0 ?? "-" }.joined(separator: " ")
            }
        }
        return found
    }

    private static func destinations(of segue: Segue, in graph: ProjectGraph) -> Set<String> {
        guard let end = segue.connection.destination else { return [] }
        if let reference = StoryboardReference(end),
            case .controllers(let controllers) = graph.storyboards.destination(of: reference)
        {
            return Set(controllers.compactMap(\.id))
        }
        return Set([end.id].compactMap(\.self))
    }

    /// The text of the files that declare a class and its superclasses.
    private static func code(of className: String, in graph: ProjectGraph) -> String {
        let types = graph.classes.swiftClasses.filter { $0.name == className }
        let paths = Set(types.flatMap(graph.classes.chain).flatMap(\.parts).map(\.path))
        return paths.sorted().compactMap { graph.text(at: $0).map { String(decoding: $0.bytes, as: UTF8.self) } }
            .joined()
    }
}
