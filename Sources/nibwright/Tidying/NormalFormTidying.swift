import Differences
import InterfaceBuilder
import Planning
import SourceText
import TransformKit

/// Writes documents of a project in normal form.
struct NormalFormTidying {
    let form: NormalForm
    /// What is written at most: another order of connections or constraints, and a version upwards, are for review.
    let allowed: Safety
    /// Whether nothing is written.
    let isCheck: Bool

    /// Says of each document what becomes of it.
    func tidy(_ selection: DocumentSelection, in workspace: Workspace, threads: Int) -> TidyCommand.Result {
        let paths = workspace.scan().files.map(\.path).filter(selection.covers).sorted()
        let outcomes = concurrentMap(paths, threads: threads) { outcome(of: $0, in: workspace) }
        var written: [FileOutcome] = []
        for outcome in outcomes {
            switch outcome {
            case .asItIs: continue
            case .left(let note): Terminal.note(note.printable)
            case .tidied(let file, let words):
                Terminal.say(words.printable + "\n")
                written.append(file)
            }
        }
        return TidyCommand.Result(lookedAt: paths.count, tidied: written.count, outcomes: written)
    }

    private enum Outcome {
        case asItIs
        case left(note: String)
        case tidied(FileOutcome, words: String)
    }

    private func outcome(of path: String, in workspace: Workspace) -> Outcome {
        let document: IBDocument
        do {
            let source = SourceText(path: path, bytes: try workspace.read(path))
            switch IBDocument.read(source) {
            case .success(let read): document = read
            case .failure(let refusal): return .left(note: "\(path): left as it is, since \(refusal.message)")
            }
        } catch {
            return .left(note: "\(path): left as it is, since \(error)")
        }
        let normalized: NormalForm.Document
        do throws(NormalForm.Obstacle) {
            normalized = try form.normalized(document)
        } catch {
            return .left(note: "\(path): left as it is, since \(error.reason)")
        }
        if normalized.bytes == document.source.bytes { return .asItIs }
        if let reason = normalized.reviewReason, allowed < .review {
            return .left(note: "\(path): left as it is, since \(reason); --allow review writes it")
        }
        let file = FileOutcome(path: path, before: document.source.bytes, after: normalized.bytes)
        let verb = isCheck ? "not in normal form" : "now in normal form"
        let lines =
            isCheck ? ChangedLines(of: document.source.bytes, comparedWith: normalized.bytes).suffix : ""
        return .tidied(file, words: "\(path): \(verb): \(normalized.words)\(lines)")
    }
}
