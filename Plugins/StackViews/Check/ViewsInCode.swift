import TransformKit

/// What the project's code knows of views that get into stacks, and of the way from one view to another.
struct ViewsInCode {
    private let graph: ProjectGraph
    /// Connections of outlets to each view.
    private var outlets: [Element: [OutletConnection]] = [:]
    private var uses: [String: [MemberUse]] = [:]
    private let names: NamesInCode

    /// Members that lead from a view to others, or to the constraints between them.
    private static let ways: Set<String> = ["constraints", "subviews", "superview"]
    /// Members that move a view or take it out of the layout.
    private static let moves: Set<String> = ["bounds", "center", "frame", "hidden", "isHidden", "removeFromSuperview"]

    /// Looks for all views of all groups at once.
    init(_ groups: [StackGroup], in graph: ProjectGraph) {
        self.graph = graph
        let views = Set(groups.flatMap(\.views))
        for connection in graph.outletConnections {
            guard let destination = connection.destination, views.contains(destination) else { continue }
            outlets[destination, default: []].append(connection)
        }
        let properties = Set(outlets.values.joined().map(\.property))
        let found = views.isEmpty ? [] : graph.uses(of: properties.union(Self.ways).union(Self.moves))
        uses = Dictionary(grouping: found, by: \.name)
        names = NamesInCode(views.flatMap { $0.attributes.map { ($0.name, $0.value) } }, in: graph)
    }

    /// Places that a person should look at before the stacks are made, the most telling first; empty where nothing in
    /// the project can tell the difference.
    func points(for group: StackGroup) -> [ReviewPoint] {
        let views = group.views
        guard let parent = group.stacks.first.flatMap({ group.draft.document.object(id: $0.parentID) }) else {
            return []
        }
        let involved = InvolvedClasses(around: parent, in: graph)
        var points = views.flatMap(outletPoints)
        points += views.compactMap(classPoint) + views.compactMap(tagPoint)
        if views.contains(where: \.tellsItsSender) { points += senderPoints(involved) }
        points += wayPoints(from: parent, involved)
        points += TouchesInCode(in: graph).points(around: parent, involved)
        points += objectiveCPoints(near: parent, involved) + libraryPoints(views, parent)
        return points
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
        let type: String?
        switch use.base {
        case .keyPath, .expression(_, nil): return graph.isNear(use.path, connection.document.path)
        case .expression(_, let written?): type = written
        case .ownType: type = use.enclosingTypes.first
        }
        guard let type else { return true }
        let classes = graph.swiftClasses(named: type, around: use.enclosingTypes, from: use.path)
        guard !classes.isEmpty else {
            // An extension of a protocol or of a class of the system may speak of any class.
            return graph.isNear(use.path, connection.document.path)
        }
        return connection.members.contains { member in
            let family = graph.classes.chain(of: member.type) + graph.classes.subclasses(of: member.owner)
            return classes.contains(where: family.contains)
        }
    }

    // MARK: The views themselves

    private func classPoint(of view: Element) -> ReviewPoint? {
        guard let name = view.customClass else { return nil }
        guard case .swift(let types)? = graph.classes.resolve(view) else {
            return ReviewPoint(
                reason: "\(name) is not the project's Swift, and a view may hide itself or look at what holds it",
                place: view.place)
        }
        let chain = types.flatMap { graph.classes.chain(of: $0) }
        for word in ["isHidden", "removeFromSuperview"] {
            let own = (uses[word] ?? []).first { use in
                isOnItself(use) && classes(around: use).contains(where: chain.contains)
            }
            if let own {
                return ReviewPoint(
                    reason: "\(name) asks itself for “\(word)”; the others close the gap where it is hidden",
                    place: place(of: own))
            }
        }
        return nil
    }

    private func isOnItself(_ use: MemberUse) -> Bool {
        switch use.base {
        case .ownType: true
        case .expression(let text, _): text == "self"
        case .keyPath: false
        }
    }

    private func tagPoint(of view: Element) -> ReviewPoint? {
        for attribute in view.attributes {
            guard let place = names.place(of: attribute.name, attribute.value, in: view.document) else { continue }
            let words = ElementSubject(view).words
            return ReviewPoint(
                reason: attribute.name == "tag"
                    ? "\(words) has the tag \(attribute.value), and code asks for tags"
                    : "code says the \(attribute.name) of \(words), “\(attribute.value)”",
                place: place)
        }
        return nil
    }

    // MARK: Ways from view to view

    /// Code that moves or hides what told it of an event.
    private func senderPoints(_ involved: InvolvedClasses) -> [ReviewPoint] {
        Self.moves.sorted().flatMap { uses[$0] ?? [] }.filter { use in
            guard case .expression(let text, let type) = use.base, isAtHome(use, involved) else { return false }
            // What an outlet leads to is known, and judged by its own uses.
            guard outletDestinations(text, of: classes(around: use)) == nil else { return false }
            return text == "sender"
                || text.allSatisfy(\.isLetter) && type?.hasPrefix("UI") == true
                    && type != "UIView" && type != "UIStackView"
        }.map { use in
            ReviewPoint(
                reason:
                    "code asks what sent an event for “\(use.name)”, which may depend on where it is or what holds it",
                place: place(of: use))
        }
    }

    private func wayPoints(from parent: Element, _ involved: InvolvedClasses) -> [ReviewPoint] {
        let path = parent.document.path
        return Self.ways.sorted().flatMap { uses[$0] ?? [] }.filter { use in
            graph.isNear(use.path, path) && leads(use, from: parent, involved)
        }.map { use in
            ReviewPoint(
                reason: "code goes from view to view by “\(use.name)” and may count on what holds them",
                place: place(of: use))
        }
    }

    /// Whether code may come to these views on its way.
    private func leads(_ use: MemberUse, from parent: Element, _ involved: InvolvedClasses) -> Bool {
        guard !use.enclosingTypes.isEmpty else { return true }
        let classes = classes(around: use)
        if case .expression(let text, _) = use.base,
            let destinations = outletDestinations(text.split(separator: ".").last.map(String.init) ?? text, of: classes)
        {
            return destinations.contains { $0.contains(parent) || parent.contains($0) }
        }
        if isAtHome(use, involved) || classes.isEmpty { return true }
        let isView = classes.allSatisfy { type in
            let outer = graph.classes.outerSuperclassName(of: type) ?? ""
            return outer.hasPrefix("UI")
                && ["Controller", "View", "Cell", "Control", "Button"].contains { outer.hasSuffix($0) }
        }
        guard isView, !takesAnyView(use.path) else { return true }
        switch use.base {
        case .ownType: return false
        case .expression(let text, _):
            return !["self", "view", "self.view", "contentView", "self.contentView"].contains(text)
        case .keyPath: return true
        }
    }

    /// Whether a function of the file has a parameter for just any view, which could be one of these.
    private func takesAnyView(_ path: String) -> Bool {
        graph.text(at: path)?.contains("view: UIView" as StaticString) ?? true
    }

    /// What an outlet of one of these classes is connected to; nil where none has an outlet of the name.
    private func outletDestinations(_ name: String, of classes: [SwiftClass]) -> [Element]? {
        let owners = classes.compactMap { graph.classes.outlet(name, of: $0)?.owner }
        guard !owners.isEmpty else { return nil }
        return graph.outletConnections.filter { connection in
            connection.property == name && connection.members.contains { owners.contains($0.owner) }
        }.compactMap(\.destination)
    }

    private func isAtHome(_ use: MemberUse, _ involved: InvolvedClasses) -> Bool {
        classes(around: use).contains(where: involved.swift.contains)
    }

    /// The classes whose code a use is in; none for code outside of the project's classes.
    private func classes(around use: MemberUse) -> [SwiftClass] {
        guard let type = use.enclosingTypes.first else { return [] }
        return graph.swiftClasses(named: type, around: use.enclosingTypes, from: use.path)
    }

    // MARK: What is not followed

    private func objectiveCPoints(near parent: Element, _ involved: InvolvedClasses) -> [ReviewPoint] {
        for file in graph.objectiveCFiles where graph.isNear(file.source.path, parent.document.path) {
            let words = Self.ways.sorted().first { file.source.contains(identifier: $0) }
            guard let words, let offset = file.source.offsets(ofIdentifier: words).first else { continue }
            return [
                ReviewPoint(
                    reason:
                        "Objective-C goes from view to view by “\(words)”, and which views these are is not followed",
                    place: Place(file.source, at: offset))
            ]
        }
        return []
    }

    /// Libraries and appearances that look at what holds a view.
    private func libraryPoints(_ views: [Element], _ parent: Element) -> [ReviewPoint] {
        var words: [(String, String)] = [
            ("whenContainedInInstancesOf", "the look of views depends on what holds them"),
            ("UIStackView.appearance", "the look of all stack views is set at once"),
        ]
        if views.contains(where: \.takesText) {
            words.append(("IQKeyboardManager", "it goes from one text field to the next by what holds them"))
        }
        for file in graph.swiftFiles where graph.isNear(file.path, parent.document.path) {
            for (word, reason) in words where file.source.contains(word) {
                if word == "whenContainedInInstancesOf", !file.source.contains(identifier: "UIStackView") { continue }
                return [ReviewPoint(reason: "“\(word)” is used: \(reason)", place: Place(path: file.path))]
            }
        }
        return []
    }

    private func place(of use: MemberUse) -> Place {
        guard let text = graph.text(at: use.path) else { return Place(path: use.path) }
        return Place(text, at: use.range.lowerBound)
    }
}

extension Element {
    /// Whether the view tells somebody what happens to it, and hands itself over.
    fileprivate var tellsItsSender: Bool {
        document.connections(of: self).contains {
            $0.kind == .action || $0.property == "delegate" || $0.property == "gestureRecognizers"
        }
    }

    fileprivate var takesText: Bool {
        isNamed("textField") || isNamed("textView") || isNamed("searchBar")
    }
}

extension IBDocument {
    /// The connections that begin at an object.
    fileprivate func connections(of object: Element) -> [Connection] {
        (object.child(named: "connections")?.children ?? []).compactMap(Connection.init)
    }
}
