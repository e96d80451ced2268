import Navigation
import SwiftWriting
import TransformKit

/// Replaces calls of `performSegue` whose identifier is known only at run time by a method that switches over the
/// identifier.
///
/// Where such calls are made on `self`, it is a method `openScene(withIdentifier:sender:)` of the class, which
/// subclasses with routes of their own override. Where any object may make them, `performSegue(withIdentifier:sender:)`
/// itself is overridden.
struct DynamicSegues {
    private let performed: PerformedSegues
    private let routes: [Route]
    private let methodName: String
    /// The name of the identifier's parameter in an override of UIKit's method: `identifier`, as in UIKit, unless it is
    /// taken.
    private let identifier: String
    /// The name of the identifier's parameter in the class's own method.
    private let name: String
    private var classes: ClassIndex { performed.graph.classes }

    init(_ performed: PerformedSegues, _ routes: [Route], _ names: FreeMemberNames) {
        self.performed = performed
        self.routes = routes
        methodName = names.free("openScene", "withIdentifier")
        identifier = names.parameter(of: ["identifier", "name", "transition", "route"])
        name = names.parameter(of: ["name", "transition", "route"])
    }

    func additions() -> [SwiftClass: ClassAdditions] {
        var additions: [SwiftClass: ClassAdditions] = [:]
        let exposed = exposedRoutes()
        let families = Dictionary(grouping: dynamicCalls(), by: \.root)
        var overridden = exposed
        for (root, all) in families {
            var members = all
            var relevant = relevantRoutes(root, members.map(\.call))
            if relevant.isEmpty { continue }
            let owners = Set(relevant.map(\.owner))
            if exposed.contains(where: { owners.contains($0.owner) }) {
                overridden.formUnion(relevant)
                // Calls that can only perform segues that become code are rewritten nevertheless.
                members = all.filter { !mayRemain(root, [$0.call]) }
                relevant = relevantRoutes(root, members.map(\.call))
                if members.isEmpty { continue }
            }
            for (call, _) in members {
                guard let syntax = call.syntax, let source = performed.graph.text(at: call.path) else { continue }
                additions[root, default: ClassAdditions()].edits[call.path, default: []] +=
                    SegueCallEdits(syntax, source, performed.calls.wrappers).openScene(methodName)
            }
            addOpenScene(to: &additions, root, relevant, members.map(\.call))
        }
        for (owner, routes) in Dictionary(grouping: overridden, by: \.owner) {
            additions[owner, default: ClassAdditions()].methods.append(override(of: owner, routes))
        }
        return additions
    }

    // MARK: Which

    /// The routes that a call may perform which cannot be rewritten: the call stays as it is and reaches the override.
    private func exposedRoutes() -> Set<Route> {
        let staying = performed.calls.all.filter(performed.stays)
        return Set(
            routes.filter { route in
                let identifier = route.identifier ?? ""
                return route.transitions.contains { performed.calls.libraryPerformer(of: $0) != nil }
                    || staying.contains { call in
                        mayPerform(call, route)
                            && (performed.overridesForUnknownCalls || performed.isHandedTo(call, identifier))
                    }
            })
    }

    private func isOfSelf(_ call: SegueCall) -> Bool {
        guard call.isOfSelf, call.isText, call.syntax?.isSystemMethod == true, case .classes(let types) = call.performer
        else {
            return false
        }
        return types.count == 1
    }

    private func mayPerform(_ call: SegueCall, _ route: Route) -> Bool {
        guard let identifier = route.identifier, call.mayPerform(identifier) else { return false }
        return route.transitions.contains { performed.calls.mayPerform(call, on: $0.sourceClass) }
    }

    /// The calls on `self` whose identifier is not known, each with the topmost class of its chain that makes such a
    /// call.
    private func dynamicCalls() -> [(call: SegueCall, root: SwiftClass)] {
        let found = performed.calls.all.compactMap { call -> (SegueCall, SwiftClass)? in
            guard call.name == nil, isOfSelf(call), case .classes(let types) = call.performer,
                !performed.stays(call)
            else { return nil }
            return (call, types[0])
        }
        let types = Set(found.map(\.1))
        return found.map { call, type in
            (call, classes.chain(of: type).last { types.contains($0) } ?? type)
        }
    }

    private func relevantRoutes(_ root: SwiftClass, _ calls: [SegueCall]) -> [Route] {
        routes.filter { route in calls.contains { mayPerform($0, route) } }
    }

    // MARK: Methods

    private func addOpenScene(
        to additions: inout [SwiftClass: ClassAdditions], _ root: SwiftClass, _ relevant: [Route], _ calls: [SegueCall]
    ) {
        let rootChain = classes.chain(of: root)
        let own = relevant.filter { rootChain.contains($0.owner) }
        let others = Dictionary(grouping: relevant.filter { !rootChain.contains($0.owner) }, by: \.owner)
        let isPrivate = others.isEmpty && calls.allSatisfy { $0.path == root.declaration.path }
        let falls = others.isEmpty && !mayRemain(root, calls) ? "break" : performing("performSegue", name)
        additions[root, default: ClassAdditions()].methods.append(
            NewMember(
                name: "\(methodName)(withIdentifier:sender:)",
                lines: body((isPrivate ? "private " : "") + "func \(methodName)", name, own, otherwise: falls)))
        for (owner, routes) in others {
            additions[owner, default: ClassAdditions()].methods.append(
                NewMember(
                    name: "\(methodName)(withIdentifier:sender:)",
                    lines: body(
                        "override func \(methodName)", name, routes,
                        otherwise: performing("super.\(methodName)", name))))
        }
    }

    /// Whether a call may perform a segue that stays.
    private func mayRemain(_ root: SwiftClass, _ calls: [SegueCall]) -> Bool {
        calls.contains { call in
            guard call.isExact else { return true }
            return call.names.contains { name in !routes.contains { $0.identifier == name && mayPerform(call, $0) } }
        }
    }

    private func override(of owner: SwiftClass, _ routes: [Route]) -> NewMember {
        let access = owner.declaration.isPublic ? (owner.declaration.access ?? "") + " " : ""
        return NewMember(
            name: "performSegue(withIdentifier:sender:)",
            lines: body(
                access + "override func performSegue", identifier, routes,
                otherwise: performing("super.performSegue", identifier)))
    }

    private func performing(_ method: String, _ parameter: String) -> String {
        "\(method)(withIdentifier: \(parameter), sender: sender)"
    }

    private func body(
        _ start: String, _ parameter: String, _ routes: [Route], otherwise: String
    ) -> [String] {
        let signature = start + "(withIdentifier \(parameter): String, sender: Any?) {"
        if routes.isEmpty { return [signature, "    " + otherwise, "}"] }
        let cases = routes.sorted { ($0.identifier ?? "") < ($1.identifier ?? "") }.flatMap { route in
            ["    case \((route.identifier ?? "").swiftLiteral):"]
                + route.method.call(sender: "sender", besides: ["sender", parameter]).map { "        " + $0 }
        }
        return [signature, "    switch \(parameter) {"] + cases + [
            "    default:", "        " + otherwise, "    }", "}",
        ]
    }
}
