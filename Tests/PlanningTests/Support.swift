import Foundation
import Planning
import Recipes
import TransformKit

/// Proposes what its option says: `subject; safety; edit; edit`, where an edit is `path: old -> new`, `+path: text`,
/// `+path: base64 text` or `-path`. `safe filesThere` and `safe none` say on which unread files the change depends. What it does not find in the graph it refuses, so that a plan shows what a step could see.
struct Rewrite: Transform {
    static let description = TransformDescription(
        id: "rewrite", summary: "Replaces text.", details: "",
        options: [OptionDescription("changes", .list(.string), "What to change.")], highestSafety: .draft)

    private let changes: [String]

    init(options: OptionValues, selection: OptionValues) {
        changes = options.strings("changes") ?? []
    }

    func propose(in context: TransformContext) -> Proposals {
        var proposals = Proposals()
        for change in changes {
            let parts = change.split(separator: ";").map { String($0).trimmingCharacters(in: .whitespaces) }
            let words = parts[1].split(separator: " ").map(String.init)
            let dependences: [String: CodeDependence] = ["none": .none, "filesThere": .filesThere]
            let edits = parts.dropFirst(2).map { edit($0, context.graph) }
            let place = Place(path: edits.first??.path ?? "Cafe.swift")
            if edits.contains(where: { $0 == nil }) {
                proposals.refusals.append(
                    Refusal(
                        subject: parts[0], title: "change \(parts[0])",
                        code: RefusalCode("not-found", "It is not there.", advice: "Add it."), reason: "not there",
                        place: place))
            } else {
                proposals.changes.append(
                    Change(
                        subject: parts[0], title: "change \(parts[0])", reason: "it was asked for",
                        safety: Safety(rawValue: words[0])!, place: place, edits: edits.compactMap(\.self),
                        dependence: dependences[words.last!] ?? .allFiles))
            }
        }
        return proposals
    }

    private func edit(_ text: String, _ graph: ProjectGraph) -> FileEdit? {
        if text.hasPrefix("-") { return .remove(path: String(text.dropFirst())) }
        let path = String(text.prefix { $0 != ":" })
        let rest = String(text.dropFirst(path.count + 2))
        if text.hasPrefix("+") {
            let bytes =
                rest.hasPrefix("base64 ") ? Array(Data(base64Encoded: String(rest.dropFirst(7)))!) : Array(rest.utf8)
            return .create(path: String(path.dropFirst()), bytes: bytes)
        }
        let sides = rest.components(separatedBy: " -> ")
        if let range = sides[0].range(of: #"^\d+\.\.<\d+$"#, options: .regularExpression) {
            let bounds = sides[0][range].components(separatedBy: "..<").compactMap(Int.init)
            return .replace(path: path, TextEdit(bounds[0]..<bounds[1], sides[1]))
        }
        guard let source = graph.text(at: path) else { return nil }
        let content = String(decoding: source.bytes, as: UTF8.self)
        guard let found = content.range(of: sides[0]) else { return nil }
        let start = content.utf8.distance(from: content.startIndex, to: found.lowerBound)
        return .replace(path: path, TextEdit(start..<start + sides[0].utf8.count, sides[1]))
    }
}

/// A project on disk for one test.
final class Cafe {
    let root = FileManager.default.temporaryDirectory.path + "/nibwright-planning-\(UUID().uuidString)"

    init(_ files: [String: String]) throws {
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
        for (path, text) in files { try write(path, text) }
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    func write(_ path: String, _ text: String) throws {
        let url = URL(fileURLWithPath: root + "/" + path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func workspace() throws -> Workspace { try Workspace(root: root) }

    func bytes(_ path: String) -> [UInt8]? { FileManager.default.contents(atPath: root + "/" + path).map(Array.init) }

    /// Plans steps, each of them one list of changes, or a step as a recipe has it.
    func plan(
        _ steps: [Step], allowed: Safety = .safe, decisions: Decisions? = nil, threads: Int = 2
    ) throws -> Plan {
        try plan(
            steps.map(\.text).joined(), transforms: [Rewrite.self], allowed: allowed, decisions: decisions,
            threads: threads)
    }

    /// Plans steps, as a recipe lists them.
    func plan(
        _ steps: String, transforms: [any Transform.Type], allowed: Safety = .review, decisions: Decisions? = nil,
        threads: Int = 2
    ) throws -> Plan {
        let text = "schema: 1\nname: test\nsteps:\n" + steps
        let recipe = try RecipeChecker(transforms)
            .check(LoadedRecipe(path: "test.yml", bytes: Array(text.utf8)))
        let project = LoadedProject.load(try Workspace(root: root), threads: threads)
        return Planner(transforms: transforms, allowed: allowed, threads: threads).plan(
            recipe, for: project, decisions: decisions)
    }

    func plan(_ changes: String..., allowed: Safety = .safe) throws -> Plan {
        try plan([Step("one", changes)], allowed: allowed)
    }
}

/// One step of a recipe.
struct Step {
    let text: String

    init(_ id: String, _ changes: [String], more: String = "") {
        let quoted = changes.map {
            "\"" + $0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
        }
        text = "  - { id: \(id), use: rewrite, with: { changes: [\(quoted.joined(separator: ", "))] }\(more) }\n"
    }
}

extension Plan {
    /// `id status code`, one string a change.
    var listing: [String] {
        changes.map { [$0.id, $0.status.rawValue, $0.code].compactMap(\.self).joined(separator: " ") }
    }

    /// A file afterwards; nil where the plan does not touch or removes it.
    func text(_ path: String) -> String? {
        outcomes.first { $0.path == path }?.after.map { String(decoding: $0.bytes, as: UTF8.self) }
    }

    /// Everything that must hold of any plan; what does not, in words.
    var faults: [String] {
        var faults: [String] = []
        let sum = counts.accepted + counts.heldBack + counts.refused + counts.conflicting
        if sum != counts.proposed || counts.proposed != changes.count { faults.append("the counts do not add up") }
        if Set(changes.map(\.id)).count != changes.count { faults.append("ids repeat") }
        for file in outcomes {
            guard let before = file.before, let after = file.after else { continue }
            if file.edits.apply(to: before.bytes) != after.bytes {
                faults.append("the edits of \(file.path) are others")
            }
        }
        for file in steps.flatMap(\.files) {
            guard let before = file.before, let after = file.after else { continue }
            if file.edits.apply(to: before.bytes) != after.bytes {
                faults.append("a step's edits of \(file.path) are others")
            }
        }
        return faults
    }
}
