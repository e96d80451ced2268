import TransformKit

/// What the project's code knows of views that get into stacks, and of the way from one view to another.
struct ViewsInCode {
    let graph: ProjectGraph
    /// Connections of outlets to each view, and all by the outlet's name.
    private var outlets: [Element: [OutletConnection]] = [:]
    let connections: [String: [OutletConnection]]
    var uses: [String: [MemberUse]] = [:]
    let names: NamesInCode

    /// Members that lead from a view to others, or to the constraints between them.
    static let ways: Set<String> = ["constraints", "subviews", "superview"]
    /// Members that move a view or take it out of the layout.
    static let moves: Set<String> = ["bounds", "center", "frame", "hidden", "isHidden", "removeFromSuperview"]

    /// Looks for all views of all groups at once.
    init(_ groups: [StackGroup], in graph: ProjectGraph) {
        self.graph = graph
        let views = Set(groups.flatMap(\.views))
        connections = Dictionary(grouping: graph.outletConnections, by: \.property)
        for connection in graph.outletConnections {
            guard let destination = connection.destination, views.contains(destination) else { continue }
            outlets[destination, default: []].append(connection)
        }
        let properties = Set(outlets.values.joined().map(\.property))
        let found = views.isEmpty ? [] : graph.uses(of: properties.union(Self.ways).union(Self.moves))
        uses = Dictionary(grouping: found, by: \.name)
        names = NamesInCode(views.flatMap { $0.attributes.map { ($0.name, $0.value) } }, in: graph)
    }

    /// Places that a person should look at before the stacks are made, the most telling first, each file once for each
    /// reason; empty where nothing in the project can tell the difference.
    func points(for group: StackGroup) -> [ReviewPoint] {
        let views = group.views
        guard let parent = group.stacks.first.flatMap({ group.draft.document.object(id: $0.parentID) }) else {
            return []
        }
        let involved = InvolvedClasses(around: parent, holding: views, in: graph)
        var points = views.flatMap(outletPoints) + involved.unknown.map(unknownPoint)
        points += views.compactMap(classPoint) + views.compactMap(tagPoint) + views.compactMap(systemPoint)
        points += senderPoints(of: views, involved)
        points += wayPoints(WayToViews(self, from: parent, to: views, involved))
        points += TouchesInCode(in: graph).points(around: parent, involved)
        points += objectiveCPoints(near: parent) + libraryPoints(views, parent)
        var seen: Set<[String]> = []
        return points.filter { seen.insert([$0.place.path, $0.reason]).inserted }
    }

    // MARK: Outlets

    private func outletPoints(to view: Element) -> [ReviewPoint] {
        (outlets[view] ?? []).flatMap { connection -> [ReviewPoint] in
            let words = "\(connection.className).\(connection.property)"
            guard !connection.members.isEmpty else {
                if case .missing = connection.target { return [] }
                return [
                    ReviewPoint(
                        reason: "what the class does with “\(words)” is not known, since it is not the project's Swift",
                        place: connection.connection.place)
                ]
            }
            if connection.members.contains(where: { $0.outlet.isCollection }) {
                return [
                    ReviewPoint(
                        reason: "“\(words)” is a collection, and code may do anything with its views",
                        place: connection.connection.place)
                ]
            }
            let meant = (uses[connection.property] ?? []).filter { mean($0, connection) }
            return meant.filter { !HarmlessMembers.contain($0) }.map { use in
                ReviewPoint(reason: reason(for: use, words), place: place(of: use))
            }
        }
    }

    private func reason(for use: MemberUse, _ words: String) -> String {
        switch use.member {
        case "isHidden", "hidden": "code hides “\(words)”; the others close the gap then, where it stays open today"
        case "removeFromSuperview": "code removes “\(words)”; the others close the gap then"
        case let member?: "code asks “\(words)” for “\(member)”, which may depend on where it is or what holds it"
        case nil: "code hands “\(words)” on or sets it, and what happens with it there is not followed"
        }
    }

    /// Whether a use can mean the outlet of a connection: it is in the class, its superclasses or subclasses, or on
    /// something that may be one of these.
    private func mean(_ use: MemberUse, _ connection: OutletConnection) -> Bool {
        let classes: [SwiftClass]
        switch use.base {
        case .keyPath, .expression(_, nil): classes = []
        case .expression(_, let type?):
            classes = graph.swiftClasses(named: type, around: use.enclosingTypes, from: use.path)
        case .ownType: classes = self.classes(around: use)
        }
        // A key path, something of unknown type, an extension of a protocol or of a class of the system may speak of any.
        if classes.isEmpty { return graph.isNear(use.path, connection.document.path) }
        return connection.members.contains { member in
            let family = graph.classes.chain(of: member.type) + graph.classes.subclasses(of: member.owner)
            return classes.contains(where: family.contains)
        }
    }

    func place(of use: MemberUse) -> Place {
        guard let text = graph.text(at: use.path) else { return Place(path: use.path) }
        return Place(text, at: use.range.lowerBound)
    }
}
