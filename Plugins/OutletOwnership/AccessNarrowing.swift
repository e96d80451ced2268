import TransformKit

/// Makes an outlet private where nothing outside its type's own file uses it.
struct AccessNarrowing {
    private let candidate: OutletCandidate
    private let evidence: OutletEvidence

    init(_ candidate: OutletCandidate, _ evidence: OutletEvidence) {
        self.candidate = candidate
        self.evidence = evidence
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
        return Proposals(changes: [
            Change(
                subject: subject, title: title, reason: "every use is inside its type, in its file", safety: .safe,
                place: place, edits: OutletEdits.makePrivate(candidate, evidence.graph))
        ])
    }

    private func obstacle() -> (code: String, reason: String)? {
        if candidate.isDeclaredAgain { return ("declared-again", "its class declares it several times") }
        if candidate.outlet.isOverride || candidate.outlet.isUnusual {
            return ("unusual-declaration", "the declaration is overridden, computed, lazy, static or has an initial value")
        }
        let own = evidence.ownUses(of: candidate).first { use in
            use.path != candidate.outlet.path || use.enclosingTypes.first != candidate.owner.name
        }
        if let use = own ?? evidence.possibleUses(of: candidate).first {
            return ("used-elsewhere", "it is used, or may be, at \(use.place(in: evidence.graph)): \(use.lineText)")
        }
        if let path = overridingFile() { return ("overridden", "a subclass in \(path) declares it again") }
        if let path = protocolFile() { return ("protocol-requirement", "a protocol in \(path) may require it") }
        if let path = objectiveCFile() { return ("used-in-objective-c", "\(path) names both the class and the outlet") }
        return nil
    }

    private func overridingFile() -> String? {
        evidence.graph.classes.subclasses(of: candidate.owner).first { type in
            type.outlets.contains { $0.name == candidate.outlet.name }
        }?.declaration.path
    }

    private func protocolFile() -> String? {
        evidence.graph.swiftFiles.first { file in
            file.source.contains("protocol " as StaticString)
                && file.source.contains("var \(candidate.outlet.name):") && file.source.contains("{ get")
        }?.path
    }

    private func objectiveCFile() -> String? {
        let names = [candidate.owner.name, candidate.owner.declaration.objectiveCName].compactMap { $0 }
        return evidence.graph.objectiveCFiles.first { file in
            !file.source.offsets(ofIdentifier: candidate.outlet.name).isEmpty
                && names.contains { !file.source.offsets(ofIdentifier: $0).isEmpty }
        }?.path
    }
}
