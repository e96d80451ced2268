import Foundation
import Testing
import TransformKit
import TransformTesting

/// Every code that a built-in transform may give is shown by a fixture.
@Suite("refusal codes")
struct RefusalCodeTests {
    /// Codes that no folder of files can show, with the test that does and why.
    private static let shownByTests: [String: (test: String, why: String)] = [
        "application-scene": (
            "DocumentConstraintTests.stays", "the menu's scene stays as it should, which no plan tells"
        ),
        "connection-between-scenes": ("DocumentConstraintTests.ties", "what stays together is told by the map alone"),
        "call-not-rewritable": (
            "ObjectiveCSceneCodeTests.severalCallers", "constraints keep together what such a call opens"
        ),
        "layout-differs": (
            "ReadBackTests.elsewhere", "only a fault of the transform writes code that puts a view elsewhere"
        ),
        "edits-overlap": ("SwiftEditsTests.overlap", "only a fault of the transform makes such edits"),
    ]

    /// The last words of the lines of every plan, by transform.
    private static func shown() throws -> [String: Set<String>] {
        let folder = Repository.folder + "/Tests/Fixtures/Transforms"
        var found: [String: Set<String>] = [:]
        for transform in try FileManager.default.contentsOfDirectory(atPath: folder) {
            for fixture in FixtureCase.all(in: folder + "/" + transform) {
                let plan = try fixture.contents().plan ?? ""
                let words = plan.split(separator: "\n").compactMap { $0.split { $0 == " " || $0 == "#" }.last }
                found[transform, default: []].formUnion(words.map(String.init))
            }
        }
        return found
    }

    @Test("that a fixture shows, each of them")
    func fixtures() throws {
        let shown = try Self.shown()
        var missing: [String: [String]] = [:]
        for (code, transforms) in try Self.givers()
        where !transforms.contains(where: { shown[$0]?.contains(code.id) == true }) {
            missing[code.id] = transforms
        }
        for (id, transforms) in missing.sorted(by: { $0.key < $1.key }) where Self.shownByTests[id] == nil {
            Issue.record("no fixture of \(transforms.joined(separator: ", ")) shows \"\(id)\"")
        }
        for (id, entry) in Self.shownByTests {
            #expect(missing[id] != nil, "\"\(id)\" needs no test of its own: a fixture shows it, or nobody gives it")
            #expect(try Self.isTest(entry.test), "there is no test \(entry.test) that could show \"\(id)\"")
        }
    }

    @Test("that differ from each other, in each transform")
    func ids() throws {
        for transform in try BuiltInPlugins.transforms() {
            let ids = transform.description.refusals.map(\.id)
            #expect(Set(ids).count == ids.count, "\(transform.description.id) lists a code twice")
            for code in transform.description.refusals + RefusalCode.planner {
                #expect(code.summary.hasSuffix(".") && code.advice.hasSuffix("."), "\(code.id) has no whole sentences")
            }
        }
    }

    @Test("of the planner that a test shows, each of them", arguments: RefusalCode.planner)
    func planner(_ code: RefusalCode) throws {
        let isShown = try ["PlanningTests", "CommandTests"].contains { suite in
            try Self.sources(of: suite).contains { text in
                ["\"\(code.id)\"", " \(code.id)\"", "\"\(code.id)\\\""].contains(where: text.contains)
            }
        }
        #expect(isShown, "no test of the planner names \"\(code.id)\"")
    }

    /// The transforms that list each code.
    private static func givers() throws -> [RefusalCode: [String]] {
        var givers: [RefusalCode: [String]] = [:]
        for transform in try BuiltInPlugins.transforms() {
            for code in transform.description.refusals { givers[code, default: []].append(transform.description.id) }
        }
        return givers
    }

    /// Whether some suite has a test of the name `Suite.function`.
    private static func isTest(_ name: String) throws -> Bool {
        let parts = name.split(separator: ".").map(String.init)
        let suites = try FileManager.default.contentsOfDirectory(atPath: Repository.folder + "/Tests")
        return try suites.filter { $0.hasSuffix("Tests") }.contains { suite in
            try sources(of: suite).contains { $0.contains("struct \(parts[0]) ") && $0.contains("func \(parts[1])(") }
        }
    }

    private static func sources(of suite: String) throws -> [String] {
        let folder = Repository.folder + "/Tests/" + suite
        return try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }.map {
            try String(contentsOfFile: folder + "/" + $0, encoding: .utf8)
        }
    }
}
