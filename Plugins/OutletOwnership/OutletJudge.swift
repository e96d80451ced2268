import TransformKit

/// Decides for one outlet whether it becomes strong, weak or optional, or has to stay as it is.
struct OutletJudge {
    private let candidate: OutletCandidate
    private let evidence: OutletEvidence
    private let connections: [OutletConnection]

    private let isInGroup: Bool

    /// - Parameter inGroup: whether the outlet is judged together with all others of its declaration.
    init(_ candidate: OutletCandidate, _ evidence: OutletEvidence, inGroup: Bool = false) {
        self.candidate = candidate
        self.evidence = evidence
        isInGroup = inGroup
        connections = evidence.connections(of: candidate)
    }

    private var outlet: SwiftOutlet { candidate.outlet }
    private var isWeak: Bool { outlet.ownership != .strong }
    private var isImplicitlyUnwrapped: Bool { outlet.optionality == .implicitlyUnwrapped }

    /// Returns nil where the outlet already says what the code relies on.
    func judge() -> Judgement? {
        guard !outlet.isCollection else { return nil }
        if candidate.isDeclaredAgain(in: evidence.graph) {
            return isWeak && isImplicitlyUnwrapped ? .refuse(.declaredAgain) : nil
        }
        guard isWeak else { return judgeStrong() }
        if connections.isEmpty { return isImplicitlyUnwrapped ? judgeNeverConnected() : nil }
        if let refusal = backReference() { return isImplicitlyUnwrapped ? refusal : nil }
        if let refusal = form() { return refusal }
        return isImplicitlyUnwrapped ? judgeWeakUnwrapped() : judgeWeakOptional()
    }

    // MARK: Weak outlets

    private func judgeWeakUnwrapped() -> Judgement? {
        let filling = CodeFilling.assignment(of: candidate, evidence)
        if filling == nil, let unconnected = evidence.unconnected(candidate).first {
            return .makeOptional(.notConnectedEverywhere(unconnected.object, evidence.unconnected(candidate).count))
        }
        let lifetime = Lifetime(of: candidate, evidence)
        if let removal = lifetime.finalRemoval, !connections.contains(where: leadsToTopLevel) {
            return .makeOptional(.removedForGood(removal))
        }
        return cycle() ?? strong(because: lifetime, atLeast: filling == nil ? .safe : .review, filledBy: filling)
    }

    private func judgeWeakOptional() -> Judgement? {
        let lifetime = Lifetime(of: candidate, evidence)
        let dies = connections.contains(where: leadsToTopLevel)
        guard dies || lifetime.return != nil || lifetime.deactivation != nil || lifetime.exchange != nil else {
            return nil
        }
        return cycle() ?? strong(because: lifetime, atLeast: dies ? .safe : .review)
    }

    private func strong(
        because lifetime: Lifetime, atLeast floor: Safety = .safe, filledBy filling: MemberUse? = nil
    ) -> Judgement? {
        if let window = connections.compactMap(\.destination).first(where: releasesItself) {
            return .refuse(.windowReleasesItself(window))
        }
        var reviewReasons: [ReviewReason] = []
        if speaksOfStrength(outlet.comments) { reviewReasons.append(.comment) }
        if let difference = lifetime.difference {
            reviewReasons.append(.differsAfterRemoval(letsGo: difference.letsGo, readsNil: difference.readsNil))
        }
        if let object = connections.compactMap(\.destination).first(where: { $0.isNamed("customObject") }) {
            reviewReasons.append(.customObject(object))
        }
        if let object = newlyHeldCustomObject() { reviewReasons.append(.newlyHeld(object)) }
        let topLevel = connections.first(where: leadsToTopLevel)?.destination
        return .makeStrong(
            StrongReason(
                topLevel: topLevel, putBack: lifetime.return, deactivation: lifetime.deactivation,
                exchange: lifetime.exchange, filling: filling,
                objectCount: Set(connections.map(\.source)).count, documentCount: Set(connections.map(\.document)).count
            ),
            safety: reviewReasons.isEmpty ? floor : .review, reviewReasons)
    }

    /// Finds a comment about strength at the declaration, but ignores code that was commented out.
    private func speaksOfStrength(_ comments: String) -> Bool {
        comments.lowercased().split(separator: "\n").contains { line in
            !line.containsAny(["@ib", "var "]) && line.containsAny(["weak", "retain", "cycle", "strong", "leak"])
        }
    }

    private func judgeNeverConnected() -> Judgement {
        if let unreadable = evidence.unreadableDocument(naming: candidate) { return .refuse(.unreadable(unreadable)) }
        let objects = evidence.objects(of: candidate)
        return .refuse(objects.isEmpty ? .noDocumentUsesClass : .neverConnected(objects[0].object, objects.count))
    }

    // MARK: Strong outlets

    private func judgeStrong() -> Judgement? {
        guard !connections.isEmpty, outlet.optionality != .none else { return nil }
        if let connection = connections.first(where: closesCycle), form() == nil {
            return .makeWeak(connection.destination!)
        }
        guard isImplicitlyUnwrapped, let unconnected = evidence.unconnected(candidate).first,
            CodeFilling.assignment(of: candidate, evidence) == nil
        else { return nil }
        return form()
            ?? .makeOptional(.notConnectedEverywhere(unconnected.object, evidence.unconnected(candidate).count))
    }

    /// Finds a destination that holds the outlet's owner in the document itself: two that nothing can free.
    private func closesCycle(_ connection: OutletConnection) -> Bool {
        guard let destination = connection.destination else { return false }
        return destination.contains(connection.source) && destination != connection.source
            && !connection.source.isPlaceholder
    }

    // MARK: What keeps an outlet as it is

    private func backReference() -> Judgement? {
        for connection in connections {
            guard let kind = BackReference(of: connection, outlet: outlet), let object = connection.destination else {
                continue
            }
            return .refuse(.backReference(kind, object))
        }
        return nil
    }

    private func form() -> Judgement? {
        if let unreadable = evidence.unreadableDocument(naming: candidate) { return .refuse(.unreadable(unreadable)) }
        if outlet.isOverride || outlet.isUnusual { return .refuse(.unusualDeclaration) }
        if outlet.declaredWith.count > 1, !isInGroup { return .refuse(.declaredTogether(outlet.declaredWith)) }
        return nil
    }

    private func cycle() -> Judgement? {
        for connection in connections {
            guard let destination = connection.destination, destination != connection.source else { continue }
            let ownership = evidence.ownership(in: connection.document)
            // What the owner holds through the tree already cannot become a new cycle.
            if isHeldByTree(destination, of: connection.source) { continue }
            if ownership.reaches(connection.source, from: destination) { return .refuse(.cycle(destination)) }
        }
        return nil
    }

    /// Returns a destination with a class of the project's own that the owner did not hold before: its code may point
    /// back.
    private func newlyHeldCustomObject() -> Element? {
        for connection in connections {
            guard let destination = connection.destination, destination.customClass != nil,
                !isHeldByTree(destination, of: connection.source), !connection.source.isPlaceholder
            else { continue }
            return destination
        }
        return nil
    }

    /// Returns whether the source holds the destination in the tree: a storyboard's controller holds its view, and so
    /// all of the scene's view hierarchy.
    private func isHeldByTree(_ destination: Element, of source: Element) -> Bool { source.contains(destination) }

    /// Returns true for a destination that nothing in the document holds: it dies at once unless an outlet holds it.
    private func leadsToTopLevel(_ connection: OutletConnection) -> Bool {
        guard let destination = connection.destination else { return false }
        return destination.isTopLevel && !destination.isPlaceholder
    }

    /// Recognizes a window that frees itself when closed, AppKit's default (`isReleasedWhenClosed`): it must not be
    /// held.
    private func releasesItself(_ object: Element) -> Bool {
        object.isNamed("window") && object.document.kind.platform == .macOS && object["releasedWhenClosed"] != "NO"
    }
}

extension StringProtocol {
    fileprivate func containsAny(_ words: [String]) -> Bool { words.contains { contains($0) } }
}
