import Navigation
import TransformKit

/// Every call of the project that performs segues, matched with the scenes that have the segues.
struct PerformedSegues {
    let graph: ProjectGraph
    /// The calls, sorted by path and place.
    let calls: [SegueCall]
    /// The segues with identifiers, in the order of documents and of elements in them.
    let bearers: [SegueBearer]
    let wrappers: SegueWrappers
    /// Whether a name in code is one of the project's protocols.
    let isProtocol: (String) -> Bool
    private let overridingClasses: [SwiftClass: Place]
    private let handingOnClasses: [SwiftClass: Place]
    private let unknownOverrides: [Place]
    /// Calls that stay as they are, since an override has to answer for one of the segues that they may perform.
    private var stayingCalls: Set<SegueCall> = []
    private let performSegueOverrides: PerformSegueOverrides
    private let bearersByIdentifier: [String: [SegueBearer]]
    /// Identifiers that code may pass to a call which is not known.
    private var identifiersElsewhere: Set<String> = []
    /// Identifiers for which SwiftGen or R.swift generated symbols that code names.
    private var identifiersOfSymbols: Set<String> = []
    /// Whether calls on any controller by an identifier from elsewhere must still perform every segue, by an override.
    var overridesForUnknownCalls = true

    init(_ graph: ProjectGraph) { self.init(graph, TransitionReader(graph)) }

    init(_ graph: ProjectGraph, _ transitions: TransitionReader) {
        self.graph = graph
        let reader = SegueCallReader(graph)
        calls = reader.calls.sorted { ($0.path, $0.range.lowerBound) < ($1.path, $1.range.lowerBound) }
        overridingClasses = reader.overridingClasses
        handingOnClasses = reader.handingOnClasses
        unknownOverrides = reader.unknownOverrides
        performSegueOverrides = PerformSegueOverrides(
            graph, overridingClasses: overridingClasses, protocols: reader.performingProtocols)
        wrappers = reader.wrappers
        isProtocol = reader.isProtocol
        bearers = SegueBearer.all(graph, transitions)
        bearersByIdentifier = Dictionary(grouping: bearers, by: \.identifier)
        stayingCalls = Set(calls.filter(hasToStay))
        let identifiers = Set(bearersByIdentifier.keys)
        var known: [String: [Range<Int>]] = [:]
        for call in calls where isWrittenAnew(call) {
            if let range = call.syntax?.identifier.value { known[call.path, default: []].append(range) }
        }
        identifiersElsewhere = graph.segueIdentifiersUsedElsewhere(identifiers, thanIn: known)
        identifiersOfSymbols = graph.segueIdentifiersSaidBySymbols(identifiers)
    }

    // MARK: For routes

    /// The class that owns the route of a segue: the topmost superclass of the scene's class whose code performs it on
    /// `self`; the scene's own class where none does.
    func owner(of identifier: String, in sceneClass: SwiftClass) -> SwiftClass {
        let performing = calls.filter { $0.isOfSelf && $0.name == identifier }
        return graph.classes.chain(of: sceneClass).last { type in
            performing.contains { $0.performer == .classes([type]) }
        } ?? sceneClass
    }

    /// All calls that may perform the segue of a scene of the class.
    func calls(of identifier: String, from sceneClass: SwiftClass) -> [SegueCall] {
        calls.filter { $0.mayPerform(identifier) && mayPerform($0, on: sceneClass) }
    }

    /// Whether code of the project may pass this identifier to a call whose identifier is known only at run time.
    func isHandedTo(_ call: SegueCall, _ identifier: String) -> Bool {
        guard call.performer == .anyController, call.syntax != nil, call.names.isEmpty else { return true }
        return identifiersElsewhere.contains(identifier)
    }

    /// A call that may perform the segue by an identifier that no code of the project is known to pass to it.
    func unseenPerformer(of transition: Transition) -> SegueCall? {
        guard let identifier = transition.identifier else { return nil }
        return calls.first { call in
            call.name == nil && call.mayPerform(identifier) && !isHandedTo(call, identifier)
                && mayPerform(call, on: transition.sourceClass)
        }
    }

    /// Whether nothing performs a segue that only code can perform: no call names it, and its identifier occurs in code
    /// only where a segue's identifier is compared, or where a scene of that name is created from a storyboard.
    func isNeverPerformed(_ transition: Transition) -> Bool {
        guard transition.trigger == .code else { return false }
        guard let identifier = transition.identifier, !identifier.isEmpty else { return true }
        return !identifiersElsewhere.contains(identifier) && !identifiersOfSymbols.contains(identifier)
            && libraryPerformer(of: transition) == nil
            && calls(of: identifier, from: transition.sourceClass).allSatisfy { !isHandedTo($0, identifier) }
    }

    /// Whether the object on which a call performs its segue may be a scene of the class.
    func mayPerform(_ call: SegueCall, on sceneClass: SwiftClass) -> Bool {
        switch call.performer {
        case .classes(let types):
            let chain = graph.classes.chain(of: sceneClass)
            return types.contains { chain.contains($0) }
        case .conformers(let name):
            return isNear(call.path, to: sceneClass) && conforms(sceneClass, to: name)
        case .objectiveC(let name):
            // A category may extend a class of Swift.
            return graph.descends(sceneClass, fromObjectiveC: name)
                || graph.classes.chain(of: sceneClass).contains { $0.name == name }
        case .anyController:
            guard isNear(call.path, to: sceneClass) else { return false }
            // An identifier that only scenes of other classes have is theirs.
            guard let name = call.name else { return true }
            return bearers(of: name, near: call.path).contains { $0.sceneClass == sceneClass }
        }
    }

    /// The segues that a call may perform.
    func bearers(of call: SegueCall) -> [SegueBearer] {
        let named = call.name.map { bearersByIdentifier[$0] ?? [] } ?? bearers.filter { call.mayPerform($0.identifier) }
        return named.filter { graph.isNear(call.path, $0.path) }
    }

    /// The segues of an identifier that code in a file can mean.
    func bearers(of identifier: String, near path: String) -> [SegueBearer] {
        (bearersByIdentifier[identifier] ?? []).filter { graph.isNear(path, $0.path) }
    }

    /// The class to cast an object to of which only the performed segue is known: the one class that has such a segue;
    /// nil where several or unknown ones do.
    func onlyClass(performing identifier: String, near path: String) -> SwiftClass? {
        let found = bearers(of: identifier, near: path)
        var owners: Set<SwiftClass> = []
        for bearer in found {
            guard let type = bearer.sceneClass else { return nil }
            owners.insert(owner(of: identifier, in: type))
        }
        return owners.count == 1 ? owners.first : nil
    }

    /// The class or nearest superclass that overrides `performSegue` with code of its own. A new override would keep a
    /// superclass's from running, and would be a second one in the class itself.
    func override(at owner: SwiftClass) -> (type: SwiftClass, place: Place)? {
        graph.classes.chain(of: owner).lazy.compactMap { type in overridingClasses[type].map { (type, $0) } }.first
    }

    /// Whether a subclass overrides `performSegue` with code of its own, as test doubles do to record the segues. An
    /// override in a class whose superclass is not known may be one.
    func isOverridden(below owner: SwiftClass) -> Bool {
        unknownOverrides.contains { isNear($0.path, to: owner) }
            || !overridingClasses.isEmpty
                && graph.classes.subclasses(of: owner).contains { overridingClasses[$0] != nil }
    }

    /// The override of a class that only calls `super`, beside which another is not possible.
    func handingOn(in owner: SwiftClass) -> Place? { handingOnClasses[owner] }

    /// Whether a call stays because of one of the segues that it may perform.
    func stays(_ call: SegueCall) -> Bool { stayingCalls.contains(call) }

    /// The superclass outside the project that may perform a segue which no code of the project performs.
    func libraryPerformer(of transition: Transition) -> String? {
        guard transition.trigger == .code, let identifier = transition.identifier, !identifier.isEmpty,
            calls(of: identifier, from: transition.sourceClass).isEmpty
        else { return nil }
        return graph.librarySuperclass(of: transition.sourceClass)
    }

    /// The Objective-C superclass of a class that has its own `performSegueWithIdentifier:sender:`.
    func objectiveCOverride(above sceneClass: SwiftClass) -> (className: String, place: Place)? {
        Ancestry(of: sceneClass, in: graph).objectiveCMethod("performSegueWithIdentifier:sender:", in: graph)
    }

    /// Whether a call whose receiver's class is not known may reach another type than the class with the segue.
    func mayReachAnotherType(_ call: SegueCall) -> Bool { performSegueOverrides.mayBeReached(by: call) }

    private func isNear(_ path: String, to type: SwiftClass) -> Bool { graph.isNear(path, type.declaration.path) }

    private func conforms(_ type: SwiftClass, to name: String) -> Bool {
        graph.classes.chain(of: type).contains { type in
            type.parts.contains { $0.inherited.contains { $0.lastNamePart == name.lastNamePart } }
        }
            || graph.inheritingProtocols(of: name).contains { inheriting in
                graph.classes.chain(of: type).contains { type in
                    type.parts.contains { $0.inherited.contains { $0.lastNamePart == inheriting } }
                }
            }
    }
}

/// A segue with an identifier, and the scene that it leaves.
struct SegueBearer: Hashable, Sendable {
    let identifier: String
    let path: String
    /// The storyboard's name in code: `Main`.
    let storyboardName: String
    let place: Place
    /// The class of the scene; nil where it is not one class of the project's Swift.
    let sceneClass: SwiftClass?
    /// Whether the segue may become code.
    let isTransition: Bool

    static func all(_ graph: ProjectGraph, _ reader: TransitionReader) -> [SegueBearer] {
        let transitions = Set(reader.transitions.map(\.segue))
        return graph.documents.filter { $0.kind.form == .storyboard }.flatMap { document in
            document.segues.compactMap { segue in
                guard let identifier = segue.identifier else { return nil }
                return SegueBearer(
                    identifier: identifier, path: document.path, storyboardName: document.baseName,
                    place: segue.connection.place,
                    sceneClass: segue.sourceController.flatMap(graph.classes.swiftClass),
                    isTransition: transitions.contains(segue))
            }
        }
    }
}

extension ProjectGraph {
    /// Whether code of one file can use another's: both belong to one project, or to projects of which one contains the
    /// other.
    func isNear(_ path: String, _ other: String) -> Bool {
        Self.areNear(projectFolder(of: path), projectFolder(of: other))
    }

    /// The same for the folders of two projects.
    static func areNear(_ folder: String, _ other: String) -> Bool {
        folder == other || folder.isEmpty || other.isEmpty || folder.hasPrefix(other + "/")
            || other.hasPrefix(folder + "/")
    }

    /// Whether a class of Objective-C is among the superclasses of a class.
    func descends(_ type: SwiftClass, fromObjectiveC name: String) -> Bool {
        Ancestry(of: type, in: self).objectiveC.contains { $0.name == name }
            || classes.outerSuperclassName(of: type) == name
    }

    /// Protocols that inherit from one, by the last part of their names.
    fileprivate func inheritingProtocols(of name: String) -> Set<String> {
        var found: Set<String> = []
        var open = [name.lastNamePart]
        let protocols = swiftFiles.lazy.flatMap(\.types).filter { $0.kind == .protocol }
        while let next = open.popLast() {
            for type in protocols where type.inherited.contains(where: { $0.lastNamePart == next }) {
                if found.insert(type.name.lastNamePart).inserted { open.append(type.name.lastNamePart) }
            }
        }
        return found
    }
}
