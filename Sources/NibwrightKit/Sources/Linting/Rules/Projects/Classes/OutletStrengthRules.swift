import TransformKit

/// Finds weak outlets to objects that nothing else holds.
struct WeakTopLevelOutletRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "weak-outlet-to-top-level-object",
        summary: "A weak outlet to a top-level object, which nothing else may hold.",
        rationale: """
            What stands beside the main view has no superview that keeps it: a weak outlet can be nil right after \
            loading. Make it strong.
            """,
        level: .warning)

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        var held: Set<Element> = []
        for connection in graph.outletConnections {
            let isHeld = connection.members.isEmpty || connection.members.contains { $0.outlet.ownership == .strong }
            if isHeld, let destination = connection.destination { held.insert(destination) }
        }
        // AppKit never lets go of the objects of the nib that it loads for the app.
        let mainNibs = Set(graph.entryReferences.filter { $0.kind == .mainNib }.flatMap(\.documents).map(\.path))
        return graph.outletConnections.compactMap { connection in
            guard let destination = connection.destination, destination.isTopLevel, !destination.isPlaceholder,
                !mainNibs.contains(destination.document.path),
                !destination.isController, !held.contains(destination), !isSystemHeld(destination),
                // What is inside of the object must not hold it.
                !destination.contains(connection.source),
                let outlet = connection.members.first?.outlet,
                connection.members.allSatisfy({ $0.outlet.ownership == .weak }),
                !connection.members.contains(where: { Self.isAdded($0.outlet, in: graph) })
            else { return nil }
            return LintFinding(
                connection.connection.place,
                "The outlet `\(outlet.name)` of \(connection.className) is weak, and “\(name(of: destination))” is a top-level "
                    + "object that no other outlet holds. Make it strong.",
                doubt: "code may keep the object as soon as the nib is loaded")
        }
    }

    /// Whether the class gives the object to a superview, as views do that load their content from a nib: it lives
    /// until the nib's other objects are let go, and by then the superview holds it.
    private static func isAdded(_ outlet: SwiftOutlet, in graph: ProjectGraph) -> Bool {
        guard let source = graph.text(at: outlet.path) else { return false }
        let verbs = ["addSubview(", "insertSubview(", "addArrangedSubview(", "insertArrangedSubview("]
        return verbs.contains { verb in
            ["", "self."].contains { source.contains(verb + $0 + outlet.name) }
        }
    }

    /// Whether an outlet of Apple's, such as a controller's `view`, keeps the object.
    private func isSystemHeld(_ object: Element) -> Bool {
        object.document.connections.contains { connection in
            connection.destinationID == object.id && ["view", "window", "menu"].contains(connection.property)
        }
    }

    private func name(of object: Element) -> String { object.interfaceBuilderName ?? object.name }
}

/// Finds strong outlets that lead back to what holds their owner.
struct OutletRetainsOwnerRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "outlet-retains-owner",
        summary: "A strong outlet to an object that holds the outlet's owner.",
        rationale: """
            Both keep each other alive for ever: a superview holds its subview, File's Owner its views, a controller \
            its cells through the table. Make such an outlet weak.
            """,
        level: .warning)

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        graph.outletConnections.compactMap { connection in
            guard let destination = connection.destination, connection.source != destination,
                let outlet = connection.members.first?.outlet,
                // What a computed property keeps, and how, is not said where it is declared.
                connection.members.allSatisfy({ $0.outlet.ownership == .strong && !$0.outlet.isUnusual }),
                !outlet.isCollection
            else { return nil }
            let holder: String
            if destination.contains(connection.source) {
                holder = "which contains it"
            } else if destination.isFilesOwner, !connection.source.isPlaceholder {
                holder = "which holds the nib's objects"
            } else {
                return nil
            }
            return LintFinding(
                connection.connection.place,
                "The outlet `\(outlet.name)` of \(connection.className) is strong and leads to "
                    + "“\(destination.interfaceBuilderName ?? destination.name)”, \(holder): neither is ever released. "
                    + "Make it weak.",
                doubt: Doubt.first(
                    (destination.isFilesOwner, "the owner may let go of the nib's objects first")))
        }
    }
}
