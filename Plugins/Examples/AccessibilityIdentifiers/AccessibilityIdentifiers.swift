import NibwrightKit

@_cdecl("nibwright_plugin")
public func nibwrightPlugin(_ registry: UnsafeMutableRawPointer) {
    register([AccessibilityIdentifiers.self], in: registry)
}

/// Gives views the names of their outlets as accessibility identifiers, by which UI tests find them.
struct AccessibilityIdentifiers: Transform {
    static let description = TransformDescription(
        id: "accessibility-identifiers",
        summary: "Give views accessibility identifiers from the names of their outlets.",
        details: """
            A view that an outlet leads to and that has no accessibility identifier gets one, as Xcode writes it. No user hears
            it: UI tests look views up by it. It is unique in its scene or xib.

            A change is `safe` where no code says `accessibilityIdentifier` and no string of the project equals the new one;
            otherwise it is for review, with the place.
            """,
        options: [
            OptionDescription(
                "style", .choice(["outlet", "class.outlet"]), default: .string("outlet"),
                "The form of an identifier: `titleLabel`, or `CardViewController.titleLabel`.")
        ],
        selectors: [
            OptionDescription("class", .string, default: .string("*"), "Only outlets of classes whose names match."),
            OptionDescription("outlet", .string, default: .string("*"), "Only outlets whose names match."),
        ],
        refusals: RefusalCode.accessibilityIdentifiers, highestSafety: .review)

    private let namesClass: Bool
    private let wantedClass: NamePattern
    private let wantedOutlet: NamePattern

    init(options: OptionValues, selection: OptionValues) {
        namesClass = options.string("style") == "class.outlet"
        wantedClass = NamePattern(selection.string("class") ?? "*")
        wantedOutlet = NamePattern(selection.string("outlet") ?? "*")
    }

    func propose(in context: TransformContext) -> Proposals {
        let views = candidates(in: context).filter { !$0.isNamed }
        let scopes = Dictionary(grouping: views, by: \.scope).mapValues { ScopeIdentifiers(of: $0) }
        let code = IdentifierCode(
            context.graph, outlets: Set(views.flatMap(\.outlets)), identifiers: Set(views.map(\.identifier)))
        var proposals = Proposals()
        for view in views {
            do throws(Obstacle) {
                let scope = scopes[view.scope] ?? ScopeIdentifiers(of: [])
                try view.checkSoundness()
                try code.check(view)
                try scope.check(view)
                proposals.changes.append(change(of: view, code))
            } catch {
                proposals.refusals.append(
                    Refusal(
                        subject: view.subject, title: view.title, code: error.code, reason: error.reason,
                        place: error.place))
            }
        }
        return proposals
    }

    private func candidates(in context: TransformContext) -> [OutletView] {
        let connections = context.graph.outletConnections.filter { connection in
            guard case .inherited = connection.target else {
                return wantedClass.matches(connection.className) && wantedOutlet.matches(connection.property)
                    && [.iOS, .tvOS].contains(connection.document.kind.platform)
                    && context.mayEdit(connection.document.path)
            }
            // The system's own, such as `view` and `tableView`: every controller has one of that name.
            return false
        }
        let views = Dictionary(grouping: connections) { $0.destination }
            .compactMap { element, connections in
                element.flatMap { OutletView($0, connections, namesClass: namesClass) }
            }
        return views.sorted { $0.element.place < $1.element.place }
    }

    private func change(of view: OutletView, _ code: IdentifierCode) -> Change {
        var reasons = [view.evidence]
        let doubt = code.doubt(of: view)
        if let doubt { reasons.append(doubt) }
        if let cell = view.prototype {
            reasons.append("it stands in \(cell), so every one of these has the same identifier at run time")
        }
        return Change(
            subject: view.subject, title: view.title, reason: reasons.joined(separator: "; "),
            safety: doubt == nil ? .safe : .review, place: view.element.place,
            edits: view.edits.map { .replace(path: view.element.document.path, $0) }, dependence: .filesThere)
    }
}
