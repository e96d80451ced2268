import TransformKit

/// Makes an outlet private where nothing outside its type's own file uses it.
struct AccessNarrowing {
    private let candidate: OutletCandidate
    private let evidence: OutletEvidence
    private let outsiders: Outsiders

    init(_ candidate: OutletCandidate, _ evidence: OutletEvidence, _ outsiders: Outsiders) {
        self.candidate = candidate
        self.evidence = evidence
        self.outsiders = outsiders
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
        if let path = outsiders.protocolFile(for: candidate) {
            return (.protocolRequirement, "a protocol in \(path) may require it")
        }
        if let path = outsiders.objectiveCFile(for: candidate) {
            return (.usedInObjectiveC, "\(path) names both the class and the outlet")
        }
        return nil
    }

    private func overridingFile() -> String? {
        evidence.graph.classes.subclass(of: candidate.owner, declaringOutlet: candidate.outlet.name)?.declaration.path
    }
}

/// Finds mentions of outlets that the uses in Swift code do not show: requirements of protocols, and Objective-C.
struct Outsiders {
    private let graph: ProjectGraph
    /// The first file with a protocol that requires a property, by the property's name.
    private var requirements: [String: String] = [:]
    private let objectiveC: WordIndex

    init(_ candidates: [OutletCandidate], in graph: ProjectGraph) {
        self.graph = graph
        let words = candidates.flatMap { [$0.outlet.name] + $0.owner.objectiveCNames }
        objectiveC = WordIndex(Set(words), in: graph.objectiveCFiles.map(\.source))
        for file in graph.swiftFiles where file.source.contains("protocol " as StaticString) {
            for name in Self.requiredProperties(of: file.source) where requirements[name] == nil {
                requirements[name] = file.path
            }
        }
    }

    /// Returns the first file with a protocol that may require the outlet.
    func protocolFile(for candidate: OutletCandidate) -> String? { requirements[candidate.outlet.name] }

    /// Returns the first Objective-C file that names both the class and the outlet.
    func objectiveCFile(for candidate: OutletCandidate) -> String? {
        let naming = objectiveC.texts(naming: candidate.outlet.name)
        let both = candidate.owner.objectiveCNames.flatMap(objectiveC.texts).filter(naming.contains)
        return both.min().map { graph.objectiveCFiles[$0].path }
    }

    /// Returns each `name` of `var name: Type { get`, on one line or several: how a protocol requires a property.
    private static func requiredProperties(of source: SourceText) -> [String] {
        source.offsets(ofIdentifier: "var").compactMap { offset in
            let rest = source.bytes[(offset + 3)...].prefix(400).drop(while: isBlank)
            guard let brace = rest.firstIndex(of: UInt8(ascii: "{")),
                let colon = rest.firstIndex(of: UInt8(ascii: ":")),
                colon < brace, !rest[..<brace].contains(where: "=;}\r\n".utf8.contains)
            else { return nil }
            guard rest[(brace + 1)...].drop(while: isBlank).starts(with: "get".utf8) else { return nil }
            let name = rest[..<colon].filter { !isBlank($0) && $0 != UInt8(ascii: "`") }
            return String(decoding: name, as: UTF8.self)
        }
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }
}

extension SwiftClass {
    /// The names by which Objective-C may know the class.
    fileprivate var objectiveCNames: [String] { [name, declaration.objectiveCName].compactMap { $0 } }
}
