import Navigation
import TransformKit

/// Makes the changes and refusals of places that open screens, one change for each Swift file and level of certainty.
struct OpeningChanges {
    let context: TransformContext
    let properties: PropertyReader
    let files: [FactoryFile]
    let writer: OwnedFileWriter

    private struct Place {
        let file: FactoryFile
        let factory: ScreenFactory
        let opening: SceneOpening
    }

    func proposals() -> Proposals {
        var places: [String: [Place]] = [:]
        for file in files {
            for factory in file.factories {
                for opening in factory.openings {
                    places[opening.path, default: []].append(Place(file: file, factory: factory, opening: opening))
                }
            }
        }
        let overloaded = Set(
            ["pushViewController", "present"].filter { ControllerReceiver.isOverloaded($0, in: context.graph) })
        var proposals = Proposals()
        for path in places.keys.sorted() where context.mayEdit(path) {
            guard let source = context.graph.text(at: path) else { continue }
            append(places[path] ?? [], source, overloaded, to: &proposals)
        }
        return proposals
    }

    private func append(
        _ places: [Place], _ source: SourceText, _ overloaded: Set<String>, to proposals: inout Proposals
    ) {
        var rewritten: [(place: Place, new: RewrittenOpening)] = []
        for place in places.sorted(by: { $0.opening.range.lowerBound < $1.opening.range.lowerBound }) {
            guard place.file.scenes.owner.contains(source.path, in: context.graph) else { continue }
            let rewriter = OpeningRewriter(
                graph: context.graph, properties: properties, source: source, file: place.file,
                overloaded: overloaded)
            do throws(Obstacle) {
                guard let new = try rewriter.rewritten(place.opening, place.factory) else { continue }
                let isFree = !rewritten.contains { other in
                    other.new.edits.contains { edit in new.edits.contains { $0.overlaps(edit) } }
                }
                guard isFree, EditList(new.edits) != nil else {
                    throw Obstacle(
                        code: .statementBetween, reason: "its statements change with another screen's",
                        place: TransformKit.Place(source, at: place.opening.range.lowerBound))
                }
                rewritten.append((place, new))
            } catch {
                proposals.refusals.append(refusal(place, error, source))
            }
        }
        for level in Set(rewritten.map(\.new.safety)).sorted() {
            proposals.changes.append(change(rewritten.filter { $0.new.safety == level }, level, source))
        }
    }

    private func change(
        _ rewritten: [(place: Place, new: RewrittenOpening)], _ safety: Safety, _ source: SourceText
    ) -> Change {
        var doubts: [String] = []
        for doubt in rewritten.compactMap(\.new.doubt) where !doubts.contains(doubt) { doubts.append(doubt) }
        let uses = rewritten.map { entry -> Detail in
            .record([
                "place": .text(TransformKit.Place(source, at: entry.place.opening.range.lowerBound).description),
                "form": .text(entry.new.made),
            ])
        }
        let path = source.path
        return Change(
            subject: safety == .safe ? path : "\(path) (\(safety.rawValue))",
            title: "open \(Count.of(rewritten.count, "screen")) in \(path.fileName) in one line",
            reason: doubts.isEmpty
                ? "each sets what the screen needs, and nothing else notices" : doubts.joined(separator: "; "),
            safety: safety,
            place: rewritten.first.map { TransformKit.Place(source, at: $0.place.opening.range.lowerBound) }
                ?? TransformKit.Place(path: path),
            edits: rewritten.flatMap(\.new.edits).map { .replace(path: path, $0) }
                + writer.edits(for: path, rewritten.map(\.place.file)),
            details: ["places": .list(uses)])
    }

    private func refusal(_ place: Place, _ obstacle: Obstacle, _ source: SourceText) -> Refusal {
        let position = source.position(at: place.opening.range.lowerBound)
        return Refusal(
            subject: "\(source.path):\(position.line):\(position.column)",
            title: "open `\(place.factory.name)` in \(source.path.fileName) in one line", code: obstacle.code,
            reason: obstacle.reason, place: obstacle.place)
    }
}
