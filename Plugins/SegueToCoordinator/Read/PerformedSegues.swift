import Navigation
import TransformKit

/// The calls that perform segues, and what becomes of them once segues are gone: which stay as they are, and which
/// identifiers still reach a call that stays.
struct PerformedSegues {
    let calls: SegueCalls
    /// Whether code of the project, or a container of a library, may look at the sender with which a screen is shown.
    let areSendersRead: Bool
    /// Calls that stay as they are, since an override has to answer for one of the segues that they may perform.
    private var stayingCalls: Set<SegueCall> = []
    /// Identifiers that code may pass to a call which is not known.
    private var identifiersElsewhere: Set<String> = []
    /// Identifiers for which SwiftGen or R.swift generated symbols that code names.
    private var identifiersOfSymbols: Set<String> = []
    /// Whether calls on any controller by an identifier from elsewhere must still perform every segue, by an override.
    var overridesForUnknownCalls = true

    var graph: ProjectGraph { calls.graph }

    init(_ graph: ProjectGraph) { self.init(graph, TransitionReader(graph)) }

    init(_ graph: ProjectGraph, _ transitions: TransitionReader) {
        calls = SegueCalls(graph, transitions)
        areSendersRead = SenderReaders.exist(in: graph)
        stayingCalls = Set(calls.all.filter(hasToStay))
        var known: [String: [Range<Int>]] = [:]
        for call in calls.all where isWrittenAnew(call) {
            if let range = call.syntax?.identifier.value { known[call.path, default: []].append(range) }
        }
        identifiersElsewhere = graph.segueIdentifiersUsedElsewhere(calls.identifiers, thanIn: known)
        identifiersOfSymbols = graph.segueIdentifiersSaidBySymbols(calls.identifiers)
    }

    /// Whether a call stays because of one of the segues that it may perform.
    func stays(_ call: SegueCall) -> Bool { stayingCalls.contains(call) }

    /// Whether code of the project may pass this identifier to a call whose identifier is known only at run time.
    func isHandedTo(_ call: SegueCall, _ identifier: String) -> Bool {
        guard call.performer == .anyController, call.syntax != nil, call.names.isEmpty else { return true }
        return identifiersElsewhere.contains(identifier)
    }

    /// A call that may perform the segue by an identifier that no code of the project is known to pass to it.
    func unseenPerformer(of transition: Transition) -> SegueCall? {
        guard let identifier = transition.identifier else { return nil }
        return calls.all.first { call in
            call.name == nil && call.mayPerform(identifier) && !isHandedTo(call, identifier)
                && calls.mayPerform(call, on: transition.sourceClass)
        }
    }

    /// Whether nothing performs a segue that only code can perform: no call names it, and its identifier occurs in code
    /// only where a segue's identifier is compared, or where a scene of that name is created from a storyboard.
    func isNeverPerformed(_ transition: Transition) -> Bool {
        guard transition.trigger == .code else { return false }
        guard let identifier = transition.identifier, !identifier.isEmpty else { return true }
        return !identifiersElsewhere.contains(identifier) && !identifiersOfSymbols.contains(identifier)
            && calls.libraryPerformer(of: transition) == nil
            && calls.performing(identifier, from: transition.sourceClass).allSatisfy { !isHandedTo($0, identifier) }
    }
}
