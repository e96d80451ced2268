import SceneCallWriting
import TransformKit

/// Makes the changes and refusals of calls, one change for each Swift file and level of certainty.
struct CallChanges {
    let context: TransformContext
    let options: TypedScenesOptions
    let inventory: SceneInventory
    /// The edits that write each file, by its path; a file that cannot be written has none.
    let written: [String: [FileEdit]]

    func proposals() -> Proposals {
        let graph = context.graph
        var proposals = Proposals()
        let calls = graph.sceneCalls.filter {
            $0.reference.language == .swift && isOwn($0) && (options.rewritesHelpers || $0.made == nil)
        }
        let byPath = Dictionary(grouping: calls, by: \.reference.path)
        let constants = UnusedConstants(graph)
        var rewritten: [String: [RewrittenCall]] = [:]
        let meanings = CallMeanings(graph: graph, inventory: inventory)
        for path in byPath.keys.sorted() {
            guard let source = graph.text(at: path) else { continue }
            var meant: [(call: SceneCall, meaning: CallMeaning)] = []
            var refused: [(SceneCall, Obstacle)] = []
            for call in Self.single(byPath[path] ?? []) {
                do throws(Obstacle) {
                    if let generated = GeneratedCall(call), generated.generator != options.origin {
                        throw Obstacle(
                            code: .generatedSymbol,
                            reason: "a symbol opens it that \(generated.generator == .rSwift ? "R.swift" : "SwiftGen") "
                                + "generates; the option `from: \(generated.generator.rawValue)` writes it anew",
                            place: call.reference.place)
                    }
                    let meaning = try meanings.meaning(of: call)
                    guard written[meaning.file.path] != nil, written[meaning.file.sceneTypePath] != nil else {
                        throw Obstacle(
                            code: .noMember, reason: "\(meaning.file.path) is not written", place: call.reference.place)
                    }
                    guard context.mayEdit(path) else { continue }
                    meant.append((call, meaning))
                } catch {
                    refused.append((call, error))
                }
            }
            if !meant.isEmpty, let rewriter = FileRewriter(source, meant.map(\.call), graph, constants) {
                let outcome = rewriter.groups(meant.map { ($0.call, $0.meaning.making(options)) })
                refused += outcome.refused
                let files = Dictionary(
                    meant.map { ($0.call, $0.meaning.file) }, uniquingKeysWith: { first, _ in first })
                for group in outcome.groups {
                    proposals.changes.append(change(group, source, files))
                    rewritten[path, default: []] += group.calls
                }
            }
            proposals.refusals += refused.map { refusal($0.0, $0.1, source) }
        }
        proposals.findings += constants.findings(rewritten)
        return proposals
    }

    /// Whether a call is not the written file's own.
    private func isOwn(_ call: SceneCall) -> Bool {
        !inventory.files.contains { $0.path == call.reference.path || $0.sceneTypePath == call.reference.path }
    }

    /// One call of each place: a function that several callers use is listed once for each of them.
    private static func single(_ calls: [SceneCall]) -> [SceneCall] {
        var seen: Set<Range<Int>> = []
        let systems = calls.compactMap(\.syntax?.range)
        return calls.filter { seen.insert($0.reference.range).inserted }
            // `R.storyboard.main.instantiateInitialViewController()` is a call of the system's as well.
            .filter { call in
                GeneratedCall(call) == nil
                    || !systems.contains {
                        $0.lowerBound <= call.reference.range.lowerBound
                            && call.reference.range.upperBound <= $0.upperBound
                    }
            }
            .sorted { $0.reference.range.lowerBound < $1.reference.range.lowerBound }
    }

    private func change(_ group: FileRewriter.Group, _ source: SourceText, _ files: [SceneCall: SceneFile]) -> Change {
        let path = source.path
        var shared: [FileEdit] = []
        for call in group.calls {
            guard let file = files[call.call] else { continue }
            for edit in (written[file.path] ?? []) + (written[file.sceneTypePath] ?? []) where !shared.contains(edit) {
                shared.append(edit)
            }
        }
        let uses = group.calls.map { call -> Detail in
            .record([
                "call": .text(Place(source, at: call.call.reference.range.lowerBound).description),
                "scene": .text(call.made),
            ])
        }
        var doubts: [String] = []
        for doubt in group.calls.compactMap(\.doubt) where !doubts.contains(doubt) { doubts.append(doubt) }
        let why = doubts.isEmpty ? "each opens one scene of one class for certain" : doubts.joined(separator: "; ")
        return Change(
            subject: group.safety == .safe ? path : "\(path) (\(group.safety.rawValue))",
            title: "open \(Count.of(group.calls.count, "scene")) in \(path.fileName) by name", reason: why,
            safety: group.safety,
            place: group.calls.first?.call.reference.place ?? Place(path: path),
            edits: group.edits.map { .replace(path: path, $0) } + shared, details: ["calls": .list(uses)])
    }

    private func refusal(_ call: SceneCall, _ obstacle: Obstacle, _ source: SourceText) -> Refusal {
        let position = call.reference.position
        let what = call.reference.names.count == 1 ? "\"\(call.reference.names[0])\"" : "a scene"
        return Refusal(
            subject: "\(source.path):\(position.line):\(position.column)",
            title:
                "open \(call.reference.kind == .initialScene ? "the initial scene" : what) in \(source.path.fileName) by name",
            code: obstacle.code, reason: obstacle.reason, place: obstacle.place)
    }
}
