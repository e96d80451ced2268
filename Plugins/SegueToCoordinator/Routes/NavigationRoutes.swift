import TransformKit

/// Writes an enumeration of the screens that a coordinator opens from anywhere.
package struct NavigationRoutes: Transform {
    package static let description = TransformDescription(
        id: "navigation-routes",
        summary: "Write an enumeration of the screens that each coordinator opens, for links and notifications.",
        details: """
            For each coordinator a Swift file is written beside its own, with an enumeration of the screens that it opens from
            any view controller, and methods that open one of them. Coordinators are classes with methods such as
            segue-to-coordinator writes, which take the view controller that asks as `from source: UIViewController`, and what
            the next screen needs:

                enum MainRoute {
                    case cart
                    case drink(drink: Drink)
                }

                mainCoordinator.open(.cart, in: window)

            A method becomes no route where it needs a view controller of one class, or the control or cell that was touched.
            With `scheme:` a route can be made of a link whose host is the flow and whose path is the route, where texts, numbers,
            flags and URLs are all that it needs: `MainRoute(url)` of `bakery://main/cake?name=Sacher`. Which links an app is
            opened with is for its Info.plist and its delegate to say; neither is touched.

            The next run renews the file, and `nibwright check` fails where it is out of date. Run it after
            segue-to-coordinator, as the recipe segues-to-coordinators does with `routes:`.
            """,
        options: [
            OptionDescription(
                "coordinators", .list(.string), default: .list([.string("*")]),
                "Only these coordinators, by the names of their classes, with * and ?."),
            OptionDescription(
                "scheme", .string, default: .string(""),
                "The scheme of links that routes are made of, such as `bakery`; none when empty."),
        ],
        refusals: [.fileNotOurs, .outsideOfStep, .routeNameTaken] + RefusalCode.projectUpdate,
        highestSafety: .safe)

    private let patterns: [NamePattern]
    private let scheme: String

    package init(options: OptionValues, selection: OptionValues) {
        patterns = (options.strings("coordinators") ?? ["*"]).map(NamePattern.init)
        scheme = options.string("scheme") ?? ""
    }

    package static func problems(with options: OptionValues, selection: OptionValues) -> [OptionProblem] {
        guard let scheme = options.string("scheme"), !scheme.isEmpty else { return [] }
        let isScheme =
            scheme.first?.isLetter == true
            && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
        if isScheme { return [] }
        let message = "\(scheme.swiftLiteral) is no scheme of a URL, which has letters, digits, +, - and . alone"
        return [OptionProblem("scheme", message)]
    }

    package func propose(in context: TransformContext) -> Proposals {
        var proposals = Proposals()
        for coordinator in RoutedCoordinator.all(in: context.graph) {
            guard patterns.contains(where: { $0.matches(coordinator.type.name) }) else { continue }
            let file = RenewedFile(
                path: coordinator.routesPath, firstLine: RouteText.firstLine, origin: coordinator.type.declaration.path)
            do throws(Obstacle) {
                if let taken = coordinator.otherType(in: context.graph, than: file.path) {
                    throw Obstacle(
                        code: .routeNameTaken, reason: "the project has a \(coordinator.routeName) of its own",
                        place: taken)
                }
                let outcome = try file.edits(
                    writing: RouteText(coordinator: coordinator, scheme: scheme).text, context)
                proposals.findings += outcome.findings
                if !outcome.edits.isEmpty { proposals.changes.append(change(outcome.edits, file.path, coordinator)) }
            } catch {
                proposals.refusals.append(
                    Refusal(
                        subject: coordinator.type.name, title: "write routes for \(coordinator.type.name)",
                        code: error.code, reason: error.reason, place: error.place))
            }
        }
        return proposals
    }

    private func change(_ edits: [FileEdit], _ path: String, _ coordinator: RoutedCoordinator) -> Change {
        let isNew = edits.contains { if case .create = $0 { true } else { false } }
        let (routes, others) = (coordinator.routes.count, coordinator.others)
        var reason = "\(Count.of(routes, "screen")) that \(coordinator.type.name) opens from any view controller"
        if others > 0 {
            reason += ", besides \(others) that \(others == 1 ? "needs" : "need") one of its class or what was touched"
        }
        return Change(
            subject: coordinator.type.name,
            title: isNew ? "write \(coordinator.routeName) into \(path)" : "renew \(coordinator.routeName) in \(path)",
            reason: reason, safety: .safe, place: Place(path: path), edits: edits)
    }
}
