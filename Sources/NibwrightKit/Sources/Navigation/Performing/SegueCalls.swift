public import ProjectGraph
public import SourceText
import SwiftCode

/// Every call of a project that performs segues, in Swift and in Objective-C, matched with the scenes that have the segues.
///
///     let calls = SegueCalls(graph, TransitionReader(graph))
///     calls.performing("showDetail", from: menuClass)   // who performs the segue of a scene of this class
///     calls.bearers(of: call)                          // which segues a call may perform
///
/// A call inside of a function that only hands its parameter on is read at the places that call the function
/// (`SegueWrappers`).
public struct SegueCalls: Sendable {
    /// The project that the calls were read from.
    public let graph: ProjectGraph
    /// The calls, sorted by path and place.
    public let all: [SegueCall]
    /// The segues with identifiers, in the order of documents and of elements in them.
    public let bearers: [SegueBearer]
    /// The functions of the project that perform the segue which their caller names.
    public let wrappers: SegueWrappers
    private let protocolNames: Set<String>
    private let overridingClasses: [SwiftClass: Place]
    private let handingOnClasses: [SwiftClass: Place]
    private let unknownOverrides: [Place]
    private let performSegueOverrides: PerformSegueOverrides
    private let bearersByIdentifier: [String: [SegueBearer]]

    /// Reads every Swift file of the graph that may hold a call, and the references of its Objective-C.
    ///
    /// - Parameters:
    ///   - graph: the project whose code is read.
    ///   - transitions: the transitions of the same graph; a segue that is none of them is a bearer that can not become
    ///     code.
    public init(_ graph: ProjectGraph, _ transitions: TransitionReader) {
        self.graph = graph
        let reader = SegueCallReader(graph)
        all = reader.calls.sorted { ($0.path, $0.range.lowerBound) < ($1.path, $1.range.lowerBound) }
        overridingClasses = reader.overridingClasses
        handingOnClasses = reader.handingOnClasses
        unknownOverrides = reader.unknownOverrides
        performSegueOverrides = PerformSegueOverrides(
            graph, overridingClasses: overridingClasses, protocols: reader.performingProtocols)
        wrappers = reader.wrappers
        protocolNames = reader.protocolNames
        bearers = SegueBearer.all(graph, transitions)
        bearersByIdentifier = Dictionary(grouping: bearers, by: \.identifier)
    }

    /// Whether a name in code is one of the project's protocols.
    public func isProtocol(_ name: String) -> Bool { protocolNames.contains(name) }

    /// The identifiers that segues have.
    public var identifiers: Set<String> { Set(bearersByIdentifier.keys) }

    // MARK: Who performs a segue

    /// The class that owns the way to a segue's scene: the topmost superclass of the scene's class whose code performs it on
    /// `self`; the scene's own class where none does.
    public func owner(of identifier: String, in sceneClass: SwiftClass) -> SwiftClass {
        let ofSelf = all.filter { $0.isOfSelf && $0.name == identifier }
        return graph.classes.chain(of: sceneClass).last { type in
            ofSelf.contains { $0.performer == .classes([type]) }
        } ?? sceneClass
    }

    /// All calls that may perform the segue of a scene of the class.
    public func performing(_ identifier: String, from sceneClass: SwiftClass) -> [SegueCall] {
        all.filter { $0.mayPerform(identifier) && mayPerform($0, on: sceneClass) }
    }

    /// Whether the object on which a call performs its segue may be a scene of the class.
    public func mayPerform(_ call: SegueCall, on sceneClass: SwiftClass) -> Bool {
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
    public func bearers(of call: SegueCall) -> [SegueBearer] {
        let named = call.name.map { bearersByIdentifier[$0] ?? [] } ?? bearers.filter { call.mayPerform($0.identifier) }
        return named.filter { graph.isNear(call.path, $0.path) }
    }

    /// The segues of an identifier that code in a file can mean.
    public func bearers(of identifier: String, near path: String) -> [SegueBearer] {
        (bearersByIdentifier[identifier] ?? []).filter { graph.isNear(path, $0.path) }
    }

    /// The class to cast an object to of which only the performed segue is known: the one class that has such a segue;
    /// nil where several or unknown ones do.
    public func onlyClass(performing identifier: String, near path: String) -> SwiftClass? {
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
    public func override(at owner: SwiftClass) -> (type: SwiftClass, place: Place)? {
        graph.classes.chain(of: owner).lazy.compactMap { type in overridingClasses[type].map { (type, $0) } }.first
    }

    /// Whether a subclass overrides `performSegue` with code of its own, as test doubles do to record the segues. An
    /// override in a class whose superclass is not known may be one.
    public func isOverridden(below owner: SwiftClass) -> Bool {
        unknownOverrides.contains { isNear($0.path, to: owner) }
            || !overridingClasses.isEmpty
                && graph.classes.subclasses(of: owner).contains { overridingClasses[$0] != nil }
    }

    /// The override of a class that only calls `super`, beside which another is not possible.
    public func handingOn(in owner: SwiftClass) -> Place? { handingOnClasses[owner] }

    /// The superclass outside the project that may perform a segue which no code of the project performs.
    public func libraryPerformer(of transition: Transition) -> String? {
        guard transition.trigger == .code, let identifier = transition.identifier, !identifier.isEmpty,
            performing(identifier, from: transition.sourceClass).isEmpty
        else { return nil }
        return graph.librarySuperclass(of: transition.sourceClass)
    }

    /// The Objective-C superclass of a class that has its own `performSegueWithIdentifier:sender:`.
    public func objectiveCOverride(above sceneClass: SwiftClass) -> (className: String, place: Place)? {
        Ancestry(of: sceneClass, in: graph).objectiveCMethod("performSegueWithIdentifier:sender:", in: graph)
    }

    /// Whether a call whose receiver's class is not known may reach another type than the class with the segue.
    public func mayReachAnotherType(_ call: SegueCall) -> Bool { performSegueOverrides.mayBeReached(by: call) }

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

extension ProjectGraph {
    /// Whether a class of Objective-C is among the superclasses of a class.
    fileprivate func descends(_ type: SwiftClass, fromObjectiveC name: String) -> Bool {
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
