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
                && file.source.offsets(ofIdentifier: candidate.outlet.name).contains { isRequirement(at: $0, in: file.source) }
        }?.path
    }

    /// `var label: UILabel! { get`, on one line or several.
    private func isRequirement(at offset: Int, in source: SourceText) -> Bool {
        let rest = source.bytes[offset...].prefix(400)
        guard let brace = rest.firstIndex(of: UInt8(ascii: "{")) else { return false }
        let annotation = rest[..<brace].dropFirst(candidate.outlet.name.utf8.count).drop { $0 == UInt8(ascii: " ") }
        let stops = "=;}\r\n".utf8
        guard annotation.first == UInt8(ascii: ":"), !annotation.contains(where: stops.contains) else { return false }
        let word = rest[(brace + 1)...].drop { $0 == UInt8(ascii: " ") || $0 < 0x20 }
        return word.starts(with: "get".utf8)
    }

    private func objectiveCFile() -> String? {
        let names = [candidate.owner.name, candidate.owner.declaration.objectiveCName].compactMap { $0 }
        return evidence.graph.objectiveCFiles.first { file in
            !file.source.offsets(ofIdentifier: candidate.outlet.name).isEmpty
                && names.contains { !file.source.offsets(ofIdentifier: $0).isEmpty }
        }?.path
    }
}
