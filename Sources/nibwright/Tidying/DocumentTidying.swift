import Differences
import Merging
import SourceText

/// Takes noise out of documents, one at a time, and says what it took.
struct DocumentTidying {
    /// The kinds of noise that stay.
    let kept: Set<Noise>
    /// Whether nothing is written.
    let isCheck: Bool

    /// Nil for a document that cannot be compared, which is told.
    func tidied(from old: SourceText, to new: SourceText) -> TidiedDocument? {
        do throws(MergeObstacle) {
            return try TidiedDocument.tidied(
                from: old, to: new, takingOut: Set(TidyConfiguration.kinds).subtracting(kept))
        } catch {
            Terminal.note("\(new.path): left as it is, since \(error.reason)".printable)
            return nil
        }
    }

    /// A document without its noise, after it was told; nil where there is nothing to take out.
    func outcome(from old: SourceText, to new: SourceText) -> [UInt8]? {
        guard let tidied = tidied(from: old, to: new), tidied.bytes != new.bytes else { return nil }
        say(tidied, of: new, isAsBefore: tidied.bytes == old.bytes)
        return tidied.bytes
    }

    private func say(_ tidied: TidiedDocument, of new: SourceText, isAsBefore: Bool) {
        let kinds = TidyConfiguration.kinds.compactMap { kind in
            tidied.takenOut[kind].map { "\(kind.words) (\($0))" }
        }
        let verb = isCheck ? "would be taken out" : "taken out"
        // Who only checks looks for the places.
        let lines = isCheck ? ChangedLines(of: new.bytes, comparedWith: tidied.bytes).suffix : ""
        Terminal.say(
            "\(new.path): \(verb): \(kinds.isEmpty ? "the way it is written" : kinds.joined(separator: ", "))\(lines)"
                .printable
                + (isAsBefore ? "; nothing else changed\n" : "\n"))
    }
}
