import SourceText
import TransformKit

/// Limits of a transform's proposals, checked before any other use of them: a proposal that exceeds one is refused by
/// name, and can neither end the process nor fill the memory later.
struct ProposalBounds {
    var count = 250_000
    var edits = 2_000_000
    /// Of one edit's new bytes; no file that is larger is read.
    var editSize = 64 << 20
    var totalSize = 1 << 30
    /// Of a title, subject, reason or line of a picture, in bytes.
    var textSize = 64 << 10
    var details = DetailBounds()

    /// The same proposals, with those that are beyond the limits turned into refusals.
    func bounded(_ proposals: Proposals, of step: String) -> Proposals {
        if let reason = excess(of: proposals) {
            // Taken apart nowhere: what is in them may be nested too deeply even to be freed.
            keepForEver(proposals)
            return Proposals(refusals: [
                Refusal(
                    subject: step, title: "take what the transform proposes", code: .tooManyProposals,
                    reason: reason,
                    place: Place(path: "."))
            ])
        }
        var result = proposals
        result.changes = []
        result.refusals = proposals.refusals.map { bounded($0) }
        for change in proposals.changes {
            if let fault = fault(of: change) {
                keepForEver(change.details)
                result.refusals.append(refusal(change, fault))
            } else {
                result.changes.append(change)
            }
        }
        return result
    }

    private func excess(of proposals: Proposals) -> String? {
        let count = proposals.changes.count + proposals.refusals.count + proposals.findings.count
        if count > self.count {
            return
                "it proposes \(count) things at once and no more than \(self.count) are taken; narrow it with `files` or `select`"
        }
        var (edits, size) = (0, 0)
        for edit in proposals.changes.lazy.flatMap(\.edits) {
            edits += 1
            size += edit.newByteCount
        }
        if edits > self.edits { return "it proposes \(edits) edits at once and no more than \(self.edits) are taken" }
        if size > totalSize {
            return "it proposes \(size >> 20) MB of new text and no more than \(totalSize >> 20) MB are taken"
        }
        return nil
    }

    private func fault(of change: Change) -> (code: RefusalCode, reason: String)? {
        if let reason = details.fault(of: change.details) {
            return (.detailsTooLarge, "\(reason), which is a fault of the transform")
        }
        let names = change.intents.flatMap { [$0.name, $0.newName ?? ""] }
        let texts = [change.subject, change.title, change.reason] + change.picture + names
        if texts.contains(where: { $0.utf8.count > textSize }) || max(change.picture.count, names.count) > textSize {
            return (
                .textTooLarge, "a text of it has more than \(textSize >> 10) KB, which is a fault of the transform"
            )
        }
        if let edit = change.edits.first(where: { $0.newByteCount > editSize }) {
            return (.editTooLarge, "it would write more than \(editSize >> 20) MB to \(edit.path)")
        }
        return nil
    }

    private func refusal(_ change: Change, _ fault: (code: RefusalCode, reason: String)) -> Refusal {
        Refusal(
            subject: short(change.subject), title: short(change.title), code: fault.code, reason: fault.reason,
            place: change.place)
    }

    private func bounded(_ refusal: Refusal) -> Refusal {
        let fault = details.fault(of: refusal.details)
        let isLong = [refusal.subject, refusal.title, refusal.code.id, refusal.reason].contains {
            $0.utf8.count > textSize
        }
        guard fault != nil || isLong else { return refusal }
        keepForEver(refusal.details)
        return Refusal(
            subject: short(refusal.subject), title: short(refusal.title),
            code: RefusalCode(short(refusal.code.id), "", advice: ""),
            reason: short(refusal.reason), place: refusal.place)
    }

    private func short(_ text: String) -> String {
        text.utf8.count <= textSize ? text : String(decoding: text.utf8.prefix(1000), as: UTF8.self) + "…"
    }

    /// Freeing a value that is nested 100,000 deep takes a stack of that many calls, which the process would die of.
    private func keepForEver<Value>(_ value: Value) {
        _ = Unmanaged.passRetained(Kept(value))
    }

    private final class Kept<Value> {
        let value: Value

        init(_ value: Value) {
            self.value = value
        }
    }
}

/// Limits of a change's details.
struct DetailBounds {
    var depth = 64
    var count = 100_000
    var size = 4 << 20

    /// Says which limit the details exceed, without recursion; nil for none.
    func fault(of details: [String: Detail]) -> String? {
        var open = [(detail: Detail.record(details), depth: 0)]
        var (count, size) = (0, 0)
        while let (detail, depth) = open.popLast() {
            if depth > self.depth { return "its details are nested more than \(self.depth) deep" }
            count += 1
            switch detail {
            case .text(let text): size += text.utf8.count
            case .number, .flag: break
            case .list(let list):
                count += list.count
                if count <= self.count { for inner in list { open.append((inner, depth + 1)) } }
            case .record(let record):
                count += record.count
                for key in record.keys { size += key.utf8.count }
                if count <= self.count { for inner in record.values { open.append((inner, depth + 1)) } }
            }
            if count > self.count { return "its details have more than \(self.count) parts" }
            if size > self.size { return "its details have more than \(self.size >> 20) MB" }
        }
        return nil
    }
}

extension FileEdit {
    fileprivate var newByteCount: Int {
        switch self {
        case .replace(_, let edit): edit.replacement.count
        case .create(_, let bytes): bytes.count
        case .remove: 0
        }
    }
}
