import Navigation
import TransformKit

/// The way in which a call that performs a segue reaches the coordinator.
enum CallReplacement: Hashable, Sendable {
    /// The call becomes one of the coordinator: it performs this one segue, on `self`.
    case direct
    /// The call becomes one of a new method of the class that it is made on: it performs this one segue, on another
    /// object.
    case method
    /// The same with a cast: of the object is known only that one class has the segue.
    case castedMethod
    /// The call becomes one of a method of the class that switches over the identifier.
    case openScene
    /// The call stays, and the class overrides `performSegue(withIdentifier:sender:)`.
    case override
}

extension PerformedSegues {
    /// The obstacle for which a transition stays a segue that lies in the code that performs it; nil where there is
    /// none.
    func obstacle(for transition: Transition) -> Obstacle? {
        guard let identifier = transition.identifier else { return nil }
        if let found = obstacle(of: identifier, in: transition.sourceClass) { return found }
        guard calls.libraryPerformer(of: transition) != nil else { return nil }
        let owner = calls.owner(of: identifier, in: transition.sourceClass)
        if let override = calls.override(at: owner) {
            return Obstacle(
                code: .overridesPerformSegue,
                reason: "\(override.type.name) has its own performSegue(withIdentifier:sender:)", place: override.place)
        }
        if let found = handingOnObstacle(owner) { return found }
        guard let taken = takenByOverride(identifier, near: transition.document.path, of: owner) else { return nil }
        return Obstacle(code: .segueStaysElsewhere, reason: taken, place: transition.place)
    }

    /// The obstacle for which a segue stays that lies in the calls that perform it; nil where there is none.
    func obstacle(of identifier: String, in sceneClass: SwiftClass) -> Obstacle? {
        let performing = calls.performing(identifier, from: sceneClass)
        // An override below the owner runs before the owner's, as it does today.
        let owner = calls.owner(of: identifier, in: sceneClass)
        if let call = performing.first, let override = calls.override(at: owner) {
            return Obstacle(
                code: .overridesPerformSegue,
                reason: "\(override.type.name) has its own performSegue(withIdentifier:sender:), and "
                    + "\(call.place) goes through it", place: override.place)
        }
        if let call = performing.first, let override = calls.objectiveCOverride(above: sceneClass) {
            return Obstacle(
                code: .overridesPerformSegue,
                reason: "\(override.className), a superclass in Objective-C, has its own "
                    + "performSegueWithIdentifier:sender:, and "
                    + "\(call.place) goes through it", place: override.place)
        }
        for call in performing {
            if let found = obstacle(of: identifier, call, sceneClass) { return found }
        }
        return nil
    }

    private func obstacle(of identifier: String, _ call: SegueCall, _ sceneClass: SwiftClass) -> Obstacle? {
        func obstacle(_ code: RefusalCode, _ reason: String) -> Obstacle {
            Obstacle(code: code, reason: reason, place: call.place)
        }
        if call.syntax?.isOldForm == true, !calls.wrappers.have("performSegueWithIdentifier") {
            return obstacle(.swift2, "it is performed in the form before Swift 3")
        }
        let owner = calls.owner(of: identifier, in: sceneClass)
        if case .classes(let types) = call.performer, types.count > 1, call.isOfSelf {
            return obstacle(.sharedExtension, "an extension of several classes performs it")
        }
        if call.syntax?.receiver == .superclass {
            return obstacle(.callOfSuper, "super is asked to perform it")
        }
        let replacement = replacement(of: call, owner)
        if replacement == .override {
            if let found = takenByOverride(identifier, near: call.path, of: owner) {
                return obstacle(.segueStaysElsewhere, found)
            }
            if let found = handingOnObstacle(owner) { return found }
        } else if replacement == .openScene {
            if let other = staying(identifier, near: call.path, below: owner) {
                return obstacle(
                    .segueStaysElsewhere, "this call may perform the segue of \(other.place) as well, which stays")
            }
        } else if call.name == identifier, let other = bearers(besidesTransitions: identifier, call).first {
            return obstacle(
                .segueStaysElsewhere, "this call also performs the segue of \(other.place), which stays")
        }
        if replacement != .override, !sees(call.path, owner) {
            return obstacle(.otherModule, "it is performed by another module")
        }
        return nil
    }

    /// Whether the scene of a segue inherits an override of the owner.
    private func isOf(_ bearer: SegueBearer, _ owner: SwiftClass) -> Bool {
        bearer.sceneClass.map { graph.classes.chain(of: $0).contains(owner) } ?? false
    }

    /// The obstacle where a class overrides `performSegue(withIdentifier:sender:)` already: it cannot have a second
    /// override.
    private func handingOnObstacle(_ owner: SwiftClass) -> Obstacle? {
        calls.handingOn(in: owner).map { place in
            Obstacle(
                code: .overridesPerformSegue,
                reason:
                    "\(owner.name) has its own performSegue(withIdentifier:sender:), beside which another cannot be",
                place: place)
        }
    }

    /// A segue of the identifier, in a scene of the class or of a subclass, that cannot become code.
    private func staying(_ identifier: String, near path: String, below owner: SwiftClass) -> SegueBearer? {
        calls.bearers(of: identifier, near: path).first { !$0.isTransition && isOf($0, owner) }
    }

    /// The reason where an override would also answer for a segue that is not its owner's: one that stays, or one of a
    /// subclass that has an owner of its own.
    private func takenByOverride(_ identifier: String, near path: String, of owner: SwiftClass) -> String? {
        let taken = calls.bearers(of: identifier, near: path).first { bearer in
            guard let type = bearer.sceneClass, isOf(bearer, owner) else { return false }
            return !bearer.isTransition || calls.owner(of: identifier, in: type) != owner
        }
        return taken.map { "an override in \(owner.name) would also answer for the segue of \($0.place)" }
    }

    /// Segues of the same identifier that a call may perform as well and that stay.
    private func bearers(besidesTransitions identifier: String, _ call: SegueCall) -> [SegueBearer] {
        calls.bearers(of: identifier, near: call.path).filter { bearer in
            guard !bearer.isTransition, let type = bearer.sceneClass else { return false }
            return calls.mayPerform(call, on: type)
        }
    }

    /// The way in which a call that performs a segue of a class reaches the coordinator; nil where it cannot.
    ///
    /// A call that stays for one class stays for all whose segues it may perform.
    func replacement(of call: SegueCall, _ owner: SwiftClass) -> CallReplacement? {
        let found = replacement(of: call, only: owner)
        return found != nil && stays(call) ? .override : found
    }

    /// Whether a call stays for one of the classes whose segues it may perform.
    func hasToStay(_ call: SegueCall) -> Bool {
        owners(of: call).contains { replacement(of: call, only: $0) == .override }
    }

    /// The way in which a call would reach the coordinator if it performed the segue of one class alone.
    private func replacement(of call: SegueCall, only owner: SwiftClass) -> CallReplacement? {
        guard let syntax = call.syntax else { return .override }
        if syntax.receiver == .superclass { return nil }
        // A subclass has its own way to perform segues, which only the call reaches.
        if calls.isOverridden(below: owner) { return .override }
        guard case .classes(let types) = call.performer, types.count == 1, let type = types.first else {
            guard let name = call.name else { return .override }
            // Other types that conform to the protocol must get the call as well.
            if case .other(let type?) = syntax.receiver, calls.isProtocol(type) { return .override }
            return castedMethod(name, call, owner) ?? .override
        }
        if call.name == nil {
            return call.isOfSelf && syntax.isSystemMethod && call.isText ? .openScene : .override
        }
        switch syntax.receiver {
        // An awaited call becomes one of the class's own method, which is certain to run on the class's actor.
        case .implicitSelf, .selfValue, .alias: return syntax.isAwaited ? .method : .direct
        case .optionalSelf: return .method
        case .superclass: return nil
        case .other:
            if graph.classes.chain(of: type).contains(owner) { return .method }
            return call.name.flatMap { castedMethod($0, call, owner) } ?? .override
        }
    }

    /// A cast to the one class that has the segue, where no other type has its own way to perform it.
    private func castedMethod(_ name: String, _ call: SegueCall, _ owner: SwiftClass) -> CallReplacement? {
        guard calls.onlyClass(performing: name, near: call.path) != nil, !calls.mayReachAnotherType(call),
            SystemAvailability(graph: graph).limit(of: owner) == nil
        else { return nil }
        return .castedMethod
    }

    /// Whether a call becomes one of a coordinator or a new method, so that it no longer names the segue.
    func isWrittenAnew(_ call: SegueCall) -> Bool {
        guard call.name != nil else { return false }
        let owners = owners(of: call)
        return !owners.isEmpty
            && owners.allSatisfy { owner in
                switch replacement(of: call, owner) {
                case .direct, .method, .castedMethod: true
                case .openScene, .override, nil: false
                }
            }
    }

    /// The classes whose segues a call may perform.
    private func owners(of call: SegueCall) -> Set<SwiftClass> {
        Set(
            calls.bearers(of: call).compactMap { bearer in
                bearer.sceneClass.flatMap {
                    calls.mayPerform(call, on: $0) ? calls.owner(of: bearer.identifier, in: $0) : nil
                }
            })
    }

    /// Whether code of a file sees the internal members of a class: both are in one target, or the file has a
    /// `@testable import`.
    func sees(_ path: String, _ type: SwiftClass) -> Bool {
        let own = Set(graph.targets.targets(of: type.declaration.path))
        let others = Set(graph.targets.targets(of: path))
        if own.isEmpty || others.isEmpty || !own.isDisjoint(with: others) { return true }
        return graph.text(at: path)?.contains("@testable import" as StaticString) ?? false
    }
}
