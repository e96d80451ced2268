import TransformKit

extension Judgement {
    /// Makes the change or the refusal that follows from the judgement.
    func proposals(for candidate: OutletCandidate, _ evidence: OutletEvidence) -> Proposals {
        let place = candidate.place(in: evidence.graph)
        switch self {
        case .makeStrong(let reason, let safety, let reviewReasons):
            let text = ([reason.text] + reviewReasons.map { "but " + $0.text }).joined(separator: "; ")
            let change = Change(
                subject: candidate.subject, title: "make \(candidate.subject) strong", reason: text, safety: safety,
                place: place, edits: OutletEdits.dropOwnership(candidate, evidence.graph),
                details: details("strong", candidate, evidence), dependence: .filesThere)
            return Proposals(changes: [change])
        case .makeOptional(let reason):
            return optional(
                candidate, evidence, title: "make \(candidate.subject) optional", reason: reason.text, own: [])
        case .makeWeak(let holder):
            let reason = "\(holder.described) holds the outlet's owner, so neither can ever be freed"
            let own = OutletEdits.addWeak(candidate)
            if candidate.outlet.optionality == .optional {
                let change = Change(
                    subject: candidate.subject, title: "make \(candidate.subject) weak", reason: reason,
                    safety: .review,
                    place: place, edits: own, details: details("weak", candidate, evidence))
                return Proposals(changes: [change])
            }
            return optional(
                candidate, evidence, title: "make \(candidate.subject) weak and optional", reason: reason, own: own)
        case .refuse(let reason):
            let refusal = Refusal(
                subject: candidate.subject,
                title: "make \(candidate.subject) \(candidate.outlet.ownership == .strong ? "optional" : "strong")",
                code: reason.code,
                reason: reason.text, place: place, details: details(reason.code.id, candidate, evidence))
            return Proposals(refusals: [refusal])
        }
    }

    /// Proposes `T?` for `T!` and rewrites the uses; a change with uses that need a person is a draft.
    private func optional(
        _ candidate: OutletCandidate, _ evidence: OutletEvidence, title: String, reason: String, own: [FileEdit]
    ) -> Proposals {
        let rewrite = OptionalRewrite(candidate, evidence)
        var details = details("optional", candidate, evidence)
        var text = reason
        if !rewrite.open.isEmpty {
            details["uses"] = .list(rewrite.open.map { .text("\($0.place(in: evidence.graph)): \($0.lineText)") })
            text += "; \(rewrite.open.count) \(rewrite.open.count == 1 ? "use needs" : "uses need") a person"
        }
        let change = Change(
            subject: candidate.subject, title: title, reason: text, safety: rewrite.open.isEmpty ? .review : .draft,
            place: candidate.place(in: evidence.graph),
            edits: own + OutletEdits.makeOptional(candidate) + rewrite.edits, details: details)
        return Proposals(changes: [change])
    }

    private func details(_ outcome: String, _ candidate: OutletCandidate, _ evidence: OutletEvidence) -> [String:
        Detail]
    {
        let connections = evidence.connections(of: candidate)
        return [
            "class": .text(candidate.owner.name),
            "outlet": .text(candidate.outlet.name),
            "type": .text(candidate.outlet.type),
            "before": .text(candidate.outlet.ownership.rawValue),
            "outcome": .text(outcome),
            "connections": .list(
                connections.map { connection in
                    .record([
                        "document": .text(connection.document.path),
                        "source": .text(connection.source.id ?? ""),
                        "destination": .text(connection.connection.destinationID ?? ""),
                    ])
                }),
        ]
    }
}

extension MemberUse {
    func place(in graph: ProjectGraph) -> Place {
        graph.text(at: path).map { Place($0, at: range.lowerBound) } ?? Place(path: path)
    }
}
