import TransformKit

/// A piece of code that says a name of a written file now, in place of a string.
struct NamedUse {
    let edits: [TextEdit]
    let reference: CodeReference
    /// What stands there now: `Segues.showOrder`.
    let new: String
    /// What a person has to look at; nil where the code does the same for certain.
    var doubt: String?
}

/// Writes anew what one file of Swift says by strings.
protocol NamedUseRewriter {
    /// The new form of a use; nil where it stays, and there is nothing to say about it.
    ///
    /// - Throws: the reason why it stays.
    func rewritten(_ reference: CodeReference) throws(Obstacle) -> NamedUse?
}

/// Makes the changes and refusals of code that says names by strings, one change for each Swift file.
struct NamedUses {
    let context: TransformContext
    /// What the references name.
    let kinds: [CodeReference.Kind]
    /// `name 2 segues`, by their number.
    let title: (Int) -> String
    /// `name the segue`, for what stays.
    let refusalTitle: String
    let reason: String

    /// - Parameters:
    ///   - rewriter: what writes a file anew; nil for a file that cannot be parsed.
    ///   - shared: the edits that write what a file's code uses.
    func proposals(
        by rewriter: (SourceText, [CodeReference]) -> (any NamedUseRewriter)?, shared: (String) -> [FileEdit]
    ) -> Proposals {
        let graph = context.graph
        let references = kinds.flatMap { graph.codeReferences(of: $0) }.filter { $0.language == .swift }
        let byPath = Dictionary(grouping: references, by: \.path)
        var proposals = Proposals()
        for path in byPath.keys.sorted() where context.mayEdit(path) {
            let all = (byPath[path] ?? []).sorted { $0.range.lowerBound < $1.range.lowerBound }
            guard let source = graph.text(at: path), !GeneratedFile.isOne(source), let rewriter = rewriter(source, all)
            else { continue }
            var found: [NamedUse] = []
            for reference in all {
                do throws(Obstacle) {
                    guard let use = try rewriter.rewritten(reference) else { continue }
                    let isFree = !found.contains { other in
                        other.edits.contains { edit in use.edits.contains { $0.overlaps(edit) } }
                    }
                    if isFree { found.append(use) }
                } catch {
                    proposals.refusals.append(refusal(reference, error))
                }
            }
            for isCertain in [true, false] {
                let uses = found.filter { ($0.doubt == nil) == isCertain }
                if !uses.isEmpty { proposals.changes.append(change(uses, path, shared(path))) }
            }
        }
        return proposals
    }

    private func refusal(_ reference: CodeReference, _ obstacle: Obstacle) -> Refusal {
        let position = reference.position
        return Refusal(
            subject: "\(reference.path):\(position.line):\(position.column)",
            title: "\(refusalTitle) \(reference.text) in \(reference.path.fileName)", code: obstacle.code,
            reason: obstacle.reason, place: obstacle.place)
    }

    private func change(_ uses: [NamedUse], _ path: String, _ shared: [FileEdit]) -> Change {
        var doubts: [String] = []
        for doubt in uses.compactMap(\.doubt) where !doubts.contains(doubt) { doubts.append(doubt) }
        return Change(
            subject: doubts.isEmpty ? path : "\(path) (review)",
            title: "\(title(uses.count)) in \(path.fileName)",
            reason: doubts.isEmpty ? reason : doubts.joined(separator: "; "), safety: doubts.isEmpty ? .safe : .review,
            place: uses.first?.reference.place ?? Place(path: path),
            edits: uses.flatMap(\.edits).map { .replace(path: path, $0) } + shared,
            details: [
                "uses": .list(
                    uses.map { .record(["place": .text($0.reference.place.description), "name": .text($0.new)]) })
            ])
    }
}
