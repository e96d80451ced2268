import TransformKit

/// Makes an outlet private where nothing outside its type's own file uses it.
struct AccessNarrowing {
    private let candidate: OutletCandidate
    private let evidence: OutletEvidence
    private let mentions: ExternalMentions

    init(_ candidate: OutletCandidate, _ evidence: OutletEvidence, _ mentions: ExternalMentions) {
        self.candidate = candidate
        self.evidence = evidence
        self.mentions = mentions
    }

    func proposals() -> Proposals {
        let outlet = candidate.outlet
        guard outlet.access == nil || outlet.access == "internal", outlet.declaredWith.count == 1 else {
            return Proposals()
        }
        let subject = "\(candidate.subject) access"
        let title = "make \(candidate.subject) private"
        let place = candidate.place(in: evidence.graph)
        if let obstacle = obstacle() {
            return Proposals(refusals: [
                Refusal(subject: subject, title: title, code: obstacle.code, reason: obstacle.reason, place: place)
            ])
        }
        let unknown = evidence.unknownProtocol(of: candidate)
        let reason =
            "every use is inside its type, in its file"
            + (unknown.map { "; but the class conforms to \($0), which is not the project's and may ask for it" } ?? "")
        return Proposals(changes: [
            Change(
                subject: subject, title: title, reason: reason, safety: unknown == nil ? .safe : .review,
                place: place, edits: OutletEdits.makePrivate(candidate, evidence.graph))
        ])
    }

    private func obstacle() -> (code: RefusalCode, reason: String)? {
        if candidate.isDeclaredAgain(in: evidence.graph) {
            return (.declaredAgain, "its class declares it several times")
        }
        if candidate.outlet.isOverride || candidate.outlet.isUnusual {
            return (
                .unusualDeclaration, "the declaration is overridden, computed, lazy, static or has an initial value"
            )
        }
        let own = evidence.ownUses(of: candidate).first { use in
            use.path != candidate.outlet.path || use.enclosingTypes.first != candidate.owner.name
        }
        if let use = own ?? evidence.possibleUses(of: candidate).first {
            return (.usedElsewhere, "it is used, or may be, at \(use.place(in: evidence.graph)): \(use.lineText)")
        }
        if let path = overridingFile() { return (.overridden, "a subclass in \(path) declares it again") }
        if let path = mentions.protocolFile(for: candidate) {
            return (.protocolRequirement, "a protocol in \(path) may require it")
        }
        if let path = mentions.objectiveCFile(for: candidate) {
            return (.usedInObjectiveC, "\(path) names both the class and the outlet")
        }
        return nil
    }

    private func overridingFile() -> String? {
        evidence.graph.classes.subclass(of: candidate.owner, declaringOutlet: candidate.outlet.name)?.declaration.path
    }
}
