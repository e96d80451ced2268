import TransformKit

/// The ways that code takes from one view to another.
extension ViewsInCode {
    /// Code that moves or hides what told it of an event.
    func senderPoints(of views: [Element], _ involved: InvolvedClasses) -> [ReviewPoint] {
        guard views.contains(where: \.tellsItsSender) else { return [] }
        return Self.moves.sorted().flatMap { uses[$0] ?? [] }.filter { use in
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

    func wayPoints(_ way: WayToViews) -> [ReviewPoint] {
        Self.ways.sorted().flatMap { uses[$0] ?? [] }.filter(way.leads).map { use in
            ReviewPoint(
                reason: "code goes from view to view by “\(use.name)” and may count on what holds them",
                place: place(of: use))
        }
    }

    /// What an outlet of one of these classes is connected to; nil where none has an outlet of the name.
    func outletDestinations(_ name: String, of classes: [SwiftClass]) -> [Element]? {
        let owners = classes.compactMap { graph.classes.outlet(name, of: $0)?.owner }
        guard !owners.isEmpty else { return nil }
        return (connections[name] ?? []).filter { connection in
            connection.members.contains { owners.contains($0.owner) }
        }.compactMap(\.destination)
    }

    private func isAtHome(_ use: MemberUse, _ involved: InvolvedClasses) -> Bool {
        classes(around: use).contains(where: involved.swift.contains)
    }

    /// The classes whose code a use is in; none for code outside of the project's classes.
    func classes(around use: MemberUse) -> [SwiftClass] {
        guard let type = use.enclosingTypes.first else { return [] }
        return graph.swiftClasses(named: type, around: use.enclosingTypes, from: use.path)
    }

    // MARK: What is not followed

    func objectiveCPoints(near parent: Element) -> [ReviewPoint] {
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
    func libraryPoints(_ views: [Element], _ parent: Element) -> [ReviewPoint] {
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
