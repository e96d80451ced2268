import Navigation
import SwiftWriting
import TransformKit

/// A coordinator's method that a view controller in Objective-C calls.
struct ObjectiveCNavigationMethod: Hashable, Sendable {
    let way: ObjectiveCWay
    /// `showDetail`
    let name: String
    /// Whether the screen is shown with the sender, since code of the project looks at it.
    let takesSender: Bool
    /// Whether a method for a class in Swift does the same.
    var isThere = false
    /// The class in Swift that gets the coordinator, with its property; nil for a screen that gets none.
    var handed: HandedCoordinator?

    /// A screen in Swift that calls the same coordinator.
    struct HandedCoordinator: Hashable {
        let className: String
        let property: String
    }

    var configures: Bool { way.configuration != nil }

    /// `func showDetail(from source: UIViewController, configure: (UIViewController) -> Void)`
    var signature: String {
        "func \(name)(from source: UIViewController\(takesSender ? ", sender: Any?" : "")"
            + "\(configures ? ", configure: (UIViewController) -> Void" : ""))"
    }

    /// `showDetail(from:configure:)`
    var fullName: String { "\(name)(from:\(takesSender ? "sender:" : "")\(configures ? "configure:" : ""))" }

    /// The statements of the method.
    ///
    /// - Parameter storyboards: the property for each storyboard.
    func statements(storyboards: [SceneLookup.Storyboard: String]) -> [String] {
        let storyboard = storyboards[way.lookup.storyboard] ?? "source.storyboard!"
        let kind = way.transition.kind
        return SceneStatements.making(way.lookup, in: storyboard, as: handed?.className)
            + (handed.map { ["destination.\($0.property) = self"] } ?? [])
            + SceneStatements.presentation(of: kind) + (configures ? ["configure(destination)"] : [])
            + SceneStatements.showing(
                "destination", kind, isAnimated: way.transition.isAnimated, sender: takesSender ? "sender" : "source")
    }

    /// The message that opens the screen, up to the block that configures it.
    ///
    /// - Parameters:
    ///   - receiver: the view controller as the code names it: `self`, `weakSelf`.
    ///   - property: its property for the coordinator.
    ///   - sender: the expression of the sender.
    func message(to receiver: String, property: String, sender: String) -> String {
        "[\(receiver).\(property) \(name)From:\(receiver)\(takesSender ? " sender:\(sender)" : "")"
    }
}

/// A class of Objective-C with its protocol and what it calls of a coordinator.
struct ObjectiveCPart: Sendable {
    let screen: ObjectiveCScreen
    /// `DetailNavigation`
    let protocolName: String
    /// The property of the class that holds the coordinator: `navigation`.
    let property: String
    let methods: [ObjectiveCNavigationMethod]

    var owner: ObjectiveCOwner { screen.owner }
    var transitions: [ObjectiveCTransition] { methods.flatMap(\.way.transitions) }

    /// The files that change for the class.
    var files: Set<String> {
        Set([owner.path] + transitions.map(\.document.path))
            .union(transitions.flatMap(\.destination.controllers).map(\.document.path))
    }

    /// The protocol in Swift, which Objective-C sees by the generated header.
    func protocolLines(isOnMainActor: Bool) -> [String] {
        ["/// Where \(owner.name) leads, which is written in Objective-C."] + (isOnMainActor ? ["@MainActor"] : [])
            + ["@objc protocol \(protocolName) {"] + methods.map { "    " + $0.signature } + ["}"]
    }
}

/// The classes of Objective-C of one flow.
struct ObjectiveCFlow: Sendable {
    /// `Main`
    let name: String
    /// The screens that the coordinator opens, in words: `Main.storyboard`.
    let title: String
    let screens: [ObjectiveCScreen]

    /// The file beside which the coordinator is written.
    var path: String { screens[0].owner.path }

    /// The screens by their flow and by the targets that build them, in their order.
    static func all(_ screens: [ObjectiveCScreen], by grouping: FlowGrouping, in graph: ProjectGraph)
        -> [ObjectiveCFlow]
    {
        let items = screens.map { screen in
            (
                screen, flow: grouping.flow(ofClass: screen.owner.name, screen.ways.map(\.transitions)),
                path: screen.owner.path
            )
        }
        return FlowGrouping.groups(items, in: graph).map { flow, screens in
            ObjectiveCFlow(name: flow.name, title: flow.title, screens: screens)
        }
    }

    /// The parts of a coordinator, whose methods have names of their own in it.
    ///
    /// - Parameters:
    ///   - taken: the names of the coordinator's members.
    ///   - swift: what classes in Swift call of it.
    ///   - readsSenders: whether code of the project looks at the sender with which a screen is shown.
    func parts(
        _ names: inout TypeNames, besides taken: Set<String>, _ swift: [CoordinatorDraft.Part] = [],
        readsSenders: Bool
    ) -> [ObjectiveCPart] {
        let found = swift.flatMap(\.found)
        var taken = taken.union(found.map(\.route.method.name))
        var known: [String: (way: ObjectiveCWay, signature: String)] = [:]
        return screens.map { screen in
            let stem = screen.owner.name.withoutControllerSuffix
            let perDestination = Dictionary(grouping: screen.ways) { DestinationWords(of: $0.transitions).words ?? [] }
            let methods = screen.ways.map { way -> ObjectiveCNavigationMethod in
                let isOnlyWay = perDestination[DestinationWords(of: way.transitions).words ?? []]?.count == 1
                let candidates = RouteNames.candidates(for: way.transitions, isOnlyWay: isOnlyWay)
                    .map { Self.withoutPrefix(of: screen.owner.name, in: $0) }
                let first = candidates.first ?? "showNextScreen"
                let sender = readsSenders && [.show, .showDetail].contains(way.transition.kind)
                func method(_ name: String) -> ObjectiveCNavigationMethod {
                    ObjectiveCNavigationMethod(
                        way: way, name: name, takesSender: sender, handed: Self.handed(to: way, swift))
                }
                // Two classes that open one screen in one way share the method.
                let shared = candidates.first { name in
                    guard let other = known[name], way.lookup.storyboard != .sources else { return false }
                    return other.signature == method(name).signature && other.way.lookup == way.lookup
                        && other.way.transition.kind == way.transition.kind
                        && other.way.transition.isAnimated == way.transition.isAnimated
                }
                if let there = candidates.first(where: { name in found.contains { way.isDone(by: $0, called: name) } })
                {
                    var method = method(there)
                    method.isThere = true
                    return method
                }
                let longer = Self.longer(first, by: stem)
                let name =
                    shared ?? (candidates + [longer]).first { !taken.contains($0) }
                    ?? RouteNames.numbered(longer, beside: taken)
                taken.insert(name)
                known[name] = (way, method(name).signature)
                return method(name)
            }
            return ObjectiveCPart(
                screen: screen,
                protocolName: names.make(
                    stem + "Navigation", screen.owner.name + "Navigation", beside: screen.owner.path),
                property: Self.property(of: screen.owner, stem), methods: methods)
        }
    }

    /// What a screen in Swift that calls the coordinator gets of it.
    private static func handed(
        to way: ObjectiveCWay, _ swift: [CoordinatorDraft.Part]
    ) -> ObjectiveCNavigationMethod.HandedCoordinator? {
        guard let type = way.transition.destination.swiftClass,
            way.transitions.flatMap(\.destination.controllers).allSatisfy({ $0.customClass == type.name }),
            let part = swift.first(where: { $0.owner == type }), part.navigation.systems == nil,
            part.existing?.isSettable != false
        else { return nil }
        return .init(className: type.name, property: part.property)
    }

    /// `showShelfJar` of `showJar`, where another class shows another jar.
    private static func longer(_ name: String, by stem: String) -> String {
        let verb = name.prefix { !$0.isUppercase }
        return verb + stem + name.dropFirst(verb.count)
    }

    /// `showDevices` of `showHEMDevices`: classes of Objective-C begin with letters that say whose they are.
    private static func withoutPrefix(of className: String, in name: String) -> String {
        let prefix = className.prefix { $0.isUppercase }.dropLast()
        guard prefix.count >= 2, let found = name.range(of: prefix), found.upperBound < name.endIndex,
            found.lowerBound > name.startIndex, name[found.upperBound].isUppercase
        else { return name }
        return name.replacingCharacters(in: found, with: "")
    }

    /// A property that neither the class nor one above it uses.
    private static func property(of owner: ObjectiveCOwner, _ stem: String) -> String {
        let words = stem.nameWords.camelCased
        let candidates = ["navigation", "navigator", words + "Navigation", words + "Coordinator"]
        return candidates.first { !owner.usedNames.contains($0) && !owner.usedNames.contains("_" + $0) }
            ?? words + "FlowCoordinator"
    }
}

extension ObjectiveCWay {
    /// Whether a coordinator's method for a class in Swift opens the same screen in the same way.
    func isDone(by found: CoordinatorRoutes.Found, called name: String) -> Bool {
        let method = found.route.method
        return method.name == name && method.takesAnyController && method.sender.label == nil && method.values.isEmpty
            && found.isUnprepared && found.creation == nil && configuration == nil
            && found.ways.map(\.lookup) == [lookup] && found.route.transition.kind == transition.kind
            && found.route.transition.isAnimated == transition.isAnimated && lookup.storyboard != .sources
    }
}
