import Navigation
import SwiftWriting
import TransformKit

/// A property by which a coordinator reaches a view or bar button item that a popover needs.
struct PopoverProperty: Hashable, Sendable {
    let name: String
    /// Whether the property has to be unwrapped: `UIView?`.
    let isOptional: Bool
    /// The member to add to the class; nil for a property that it has already.
    let member: Member?

    /// A member to add to a class.
    enum Member: Hashable, Sendable {
        /// A computed property that returns one that only the class itself can use.
        case exposing(NewMember)
        /// An outlet with its connections in the documents.
        case outlet(NewMember, connections: [NewOutletConnection])
    }

    /// The members to add to the class before anything else changes.
    var additions: ClassAdditions {
        switch member {
        case nil: ClassAdditions()
        case .exposing(let member): ClassAdditions(methods: [member])
        case .outlet(let member, _): ClassAdditions(properties: [member])
        }
    }

    /// The connections to insert into documents.
    var connections: [NewOutletConnection] {
        if case .outlet(_, let connections) = member { connections } else { [] }
    }
}

extension PopoverAnchors {
    /// The property that leads to an object in every scene of a route: one that coordinators can use; else a new one
    /// that exposes a private property of the class; else a new outlet. Nil where no outlet can lead there.
    ///
    /// - Parameters:
    ///   - objects: those of the route's transitions, one for each.
    ///   - type: the type of a property that is made: `UIView`.
    ///   - suffix: the end of its name.
    func property(
        to objects: [(transition: Transition, object: Element?)], of route: Route, type: String, suffix: String
    ) -> PopoverProperty? {
        if let name = commonOutlet(to: objects, route, isForOthers: true) {
            return PopoverProperty(name: name, isOptional: isOptional(name, route.owner), member: nil)
        }
        let name = newName(route.method.name + suffix, route)
        if let hidden = commonOutlet(to: objects, route, isForOthers: false) {
            let member = NewMember(name: name, lines: ["var \(name): \(type)? { \(hidden) }"])
            return PopoverProperty(name: name, isOptional: true, member: .exposing(member))
        }
        guard let connections = connections(name, to: objects) else { return nil }
        let member = NewMember(name: name, lines: ["@IBOutlet var \(name): \(type)?"])
        return PopoverProperty(name: name, isOptional: true, member: .outlet(member, connections: connections))
    }

    /// The property that leads to an object in every scene; nil where scenes have no property in common.
    private func commonOutlet(
        to objects: [(transition: Transition, object: Element?)], _ route: Route, isForOthers: Bool
    ) -> String? {
        let names = objects.map { transition, object in
            object.map {
                facts.outlets(to: $0, of: transition.controller, route.owner, isForOthers: isForOthers)
            } ?? []
        }
        guard let first = names.first else { return nil }
        return first.first { name in names.allSatisfy { $0.contains(name) } }
    }

    private func isOptional(_ outlet: String, _ owner: SwiftClass) -> Bool {
        facts.graph.classes.outlet(outlet, of: owner)?.outlet.optionality == .optional
    }

    private func newName(_ wanted: String, _ route: Route) -> String {
        let family = facts.codeOfFamily(of: route.owner)
        var name = wanted
        while facts.commonNames.contains(name) || family.contains(where: { $0.members.contains { $0.name == name } }) {
            name += "View"
        }
        return name
    }

    /// The connections of a new outlet, one for each scene. Nil where an object is in another scene than its
    /// controller, or in a prototype cell of which there are many copies.
    private func connections(
        _ name: String, to objects: [(transition: Transition, object: Element?)]
    ) -> [NewOutletConnection]? {
        var found: [NewOutletConnection] = []
        for (transition, object) in objects {
            guard let object, object.id != nil,
                transition.document.scene(holding: object) == transition.document.scene(holding: transition.controller),
                !object.isInPrototype
            else {
                return nil
            }
            let connection = NewOutletConnection(
                property: name, source: transition.controller, destination: object)
            if found.contains(where: { $0.source == connection.source && $0 != connection }) { return nil }
            if !found.contains(connection) { found.append(connection) }
        }
        return found
    }
}

extension Element {
    /// Whether the element stands in a cell or view that a list copies, to which no outlet of a controller can lead.
    fileprivate var isInPrototype: Bool {
        ([self] + ancestors).contains { element in
            ["collectionViewCell", "collectionReusableView"].contains(element.name)
                || element.name == "tableViewCell"
                    && element.ancestors.first { $0.name == "tableView" }?["dataMode"] != "static"
        }
    }
}
