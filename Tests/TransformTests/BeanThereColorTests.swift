import Colorimetry
import Foundation
import Planning
import ProjectFiles
import ProjectGraph
import Testing
import TransformKit
import TransformTesting

/// The sample app's colors: named, looked at through the catalogs, and taken back.
@Suite("The color palette on BeanThere")
struct BeanThereColorTests {
    private static let source = Repository.folder + "/Tests/Fixtures/Projects/BeanThere"

    private static func app() throws -> SampleApp { try SampleApp(copyOf: source, recipe: "color-palette") }

    @Test("plans what the golden file lists")
    func plan() throws {
        let text = try Self.app().plan(allowed: .safe).changes.map { change in
            [change.status.rawValue, change.safety.rawValue, change.id, change.title].joined(separator: "  ") + "\n"
        }.joined()
        let golden = GoldenFile(path: Repository.folder + "/Tests/TransformTests/Golden/BeanThere.colors.txt")
        #expect(try golden.difference(from: text) == nil)
    }

    @Test("shows every color as before, and no system color by another name", arguments: [Safety.safe, .review])
    func colors(_ allowed: Safety) throws {
        let app = try Self.app()
        let before = app.project().graph
        try app.apply(try app.plan(allowed: allowed))
        let after = app.project().graph
        let old = Self.shown(before)
        let new = Self.shown(after)
        #expect(old.count > 90 && old.keys.sorted() == new.keys.sorted())
        var renamed = 0
        for (place, color) in old {
            switch (color, new[place]) {
            case (.value(let value), .value(let other)?): #expect(value.isSame(as: other), "\(place)")
            case (let color, let other): #expect(color == other, "\(place)")
            }
            if case .value? = new[place] { renamed += 1 }
        }
        #expect(renamed > 40)
        #expect(
            after.refusedDocuments.isEmpty && after.references().resolved.isSuperset(of: before.references().resolved))
    }

    @Test("leaves plain colors inline and those that occur once, and no others once a person took the names")
    func inlineColors() throws {
        let app = try Self.app()
        let chosen = Self.inline(app.project().graph).filter { PlainColor($0) == nil }
        try app.apply(try app.plan(allowed: .review))
        let left = Self.inline(app.project().graph)
        let counts = Dictionary(grouping: chosen, by: \.quantized).mapValues(\.count)
        #expect(counts.values.count { $0 > 1 } >= 4)
        for value in left where PlainColor(value) == nil {
            #expect(counts[value.quantized] == 1, "\(value.hex) is still inline")
        }
        #expect(left.contains { PlainColor($0) == .white } && left.contains { PlainColor($0) == .clear })
    }

    @Test("plans nothing again, and the same names once its outcome is gone")
    func again() throws {
        let app = try Self.app()
        let before = try app.tree()
        let first = try app.plan(allowed: .safe)
        try app.apply(first)
        #expect(try app.plan(allowed: .safe).counts.accepted == 0)
        try app.undo()
        #expect(try app.tree() == before)
        #expect(try app.plan(allowed: .safe).changes.map(\.title) == first.changes.map(\.title))
    }

    /// What is shown at a place, through the catalogs.
    private enum Shown: Equatable {
        case value(ColorValue)
        case other(ColorSpelling)
    }

    private static func shown(_ graph: ProjectGraph) -> [String: Shown] {
        var shown: [String: Shown] = [:]
        for document in graph.documents {
            var counts: [String: Int] = [:]
            for color in document.colors where color.isShown {
                let key = "\(document.path) \(color.object?.id ?? "") \(color.roleDescription)"
                counts[key, default: 0] += 1
                shown["\(key) \(counts[key] ?? 0)"] = resolve(color, graph)
            }
        }
        return shown
    }

    private static func resolve(_ color: DocumentColor, _ graph: ProjectGraph) -> Shown {
        switch color.spelling {
        case .literal(let literal): return .value(literal.value)
        case .named(let name):
            let sets = graph.assets.colorSets(named: name, from: color.document.path)?.sets ?? []
            guard sets.count == 1, !sets[0].isAdaptive, let value = sets[0].plain?.color?.value else {
                return .other(color.spelling)
            }
            return .value(value)
        case .system, .catalog, .unreadable: return .other(color.spelling)
        }
    }

    private static func inline(_ graph: ProjectGraph) -> [ColorValue] {
        graph.documents.flatMap(\.colors).compactMap { color in
            if color.isShown, case .literal(let literal) = color.spelling { literal.value } else { nil }
        }
    }
}
