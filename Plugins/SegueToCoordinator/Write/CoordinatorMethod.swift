import Navigation
import SwiftWriting
import TransformKit

/// A method of a coordinator: creates the destination of a route, has it configured, and shows it as the segue did.
struct CoordinatorMethod: Hashable, Sendable {
    let route: Route
    let lookup: SceneLookup
    /// The method for tvOS where it differs from iOS: one at most.
    var onTV: [CoordinatorMethod] = []
    /// The condition of `#if` where only one of the systems that build the code has the presentation; nil where all do.
    var onlySystem: String?
    var preparation: Preparation
    /// The call of an `@IBSegueAction` that creates the destination, where there is one.
    let creation: CreationCall?
    /// The kind of presentation where a segue has a class of its own that leaves showing to UIKit.
    let kindOfSystem: TransitionKind?
    /// The statements that set up a popover: its anchor, arrows and passthrough views.
    let popover: [String]
    /// Whether the type of the prepared object is certain to be a class. A protocol would hide that it is a view
    /// controller, so the destination is cast to one only as an argument.
    let isPreparedAsClass: Bool

    /// The method's declaration: `func showDrink(from source: MenuViewController, sender: Any?)`, on several lines where
    /// one would be too long.
    static func signature(of route: Route) -> [String] {
        let values = route.method.values.map(\.parameter).joined()
        let start = "func \(route.method.name)("
        let parameters = "from source: \(route.owner.name)\(route.method.sender.parameter)\(values)"
        guard start.count + parameters.count > 110, !values.isEmpty else { return [start + parameters + ")"] }
        return [start, "    " + parameters, ")"]
    }

    /// The statements of the method. A coordinator has a property for each storyboard that it names.
    ///
    /// - Parameters:
    ///   - storyboards: the property for each storyboard.
    ///   - handsItselfOn: whether the destination gets this coordinator.
    func statements(storyboards: [SceneLookup.Storyboard: String], handsItselfOn: Bool) -> [String] {
        let own = ownStatements(storyboards, handsItselfOn)
        guard let other = onTV.first?.ownStatements(storyboards, handsItselfOn), other != own else {
            return onlySystem.map { ["#if \($0)"] + own + ["#endif"] } ?? own
        }
        return ["#if os(tvOS)"] + other + ["#else"] + own + ["#endif"]
    }

    /// The lookups of the destination on all systems.
    var lookups: [SceneLookup] { [lookup] + onTV.map(\.lookup) }

    private func ownStatements(_ storyboards: [SceneLookup.Storyboard: String], _ handsItselfOn: Bool) -> [String] {
        making(storyboards) + (handsItselfOn ? ["start(in: destination)"] : []) + settings + configuring + showing
    }

    // MARK: Making

    private func making(_ storyboards: [SceneLookup.Storyboard: String]) -> [String] {
        let storyboard = storyboards[lookup.storyboard] ?? "source.storyboard!"
        if let creation {
            let start = "let destination = \(storyboard)."
            guard let identifier = lookup.identifier else {
                return [start + "instantiateInitialViewController(creator: { coder in", "    \(creation.call)", "})!"]
            }
            return [
                start + "instantiateViewController(identifier: \(identifier.swiftLiteral)) { coder in",
                "    \(creation.call)", "}",
            ]
        }
        let cast = typeOfDestination.map { " as! \($0)" } ?? ""
        guard let identifier = lookup.identifier else {
            let unwrapped = cast.isEmpty ? "!" : cast
            return ["let destination = \(storyboard).instantiateInitialViewController()\(unwrapped)"]
        }
        let made =
            "let destination = \(storyboard).instantiateViewController(withIdentifier: \(identifier.swiftLiteral))"
        guard made.count + cast.count > 110 else { return [made + cast] }
        return [
            "let destination = \(storyboard)",
            "    .instantiateViewController(withIdentifier: \(identifier.swiftLiteral))\(cast)",
        ]
    }

    /// The type that the following statements need the destination to be; nil where any view controller will do.
    private var typeOfDestination: String? {
        guard case .method(let method) = preparation else { return nil }
        if method.isForContent { return "UINavigationController" }
        return method.parameterType == "UIViewController" || !isPreparedAsClass ? nil : method.parameterType
    }

    /// The popover's statements, without a cast where the sender is of the type already.
    private var popoverOfType: [String] {
        guard case .typed(_, let type) = route.method.sender else { return popover }
        return popover.map { $0.replacing("sender as? \(type)", with: sender) }
    }

    // MARK: Configuring

    /// The sender as the statements name it.
    private var sender: String { route.method.sender.value }

    private var settings: [String] {
        switch kindOfSystem ?? route.transition.kind {
        case .presentation(let style, let transition):
            var lines: [String] = []
            if let style { lines.append("destination.modalPresentationStyle = .\(style)") }
            if let transition { lines.append("destination.modalTransitionStyle = .\(transition)") }
            return lines
        case .popover: return ["destination.modalPresentationStyle = .popover"] + popoverOfType
        default: return []
        }
    }

    private var configuring: [String] {
        switch preparation {
        case .nothing: return []
        case .method(let method):
            if let lines = method.inlined { return inlined(lines, method) }
            let argument: String
            let sender = method.senderLabel.map { ", \($0): \(self.sender)" } ?? ""
            let values = method.helper == nil ? [] : method.values
            let rest =
                (method.takesSource ? ", from: source" : "") + sender
                + values.map { ", \($0.name): \($0.name)" }.joined()
            let object = method.helper == nil ? "source." : ""
            // A navigation controller with a class of its own may show something else than the document's root.
            if method.isForContent, route.transition.destination.controller.customClass != nil {
                return [
                    "if let content = destination.topViewController as? \(method.parameterType) {",
                    "    \(object)\(method.name)(content\(rest))", "}",
                ]
            }
            if method.isForContent {
                argument = "destination.topViewController as! \(method.parameterType)"
            } else if method.parameterType != "UIViewController",
                creation.map({ $0.resultType != method.parameterType }) ?? !isPreparedAsClass
            {
                argument = "destination as! \(method.parameterType)"
            } else {
                argument = "destination"
            }
            return ["\(object)\(method.name)(\(argument)\(rest))"]
        case .segue: return []
        }
    }

    /// The statements that configure the destination here.
    private func inlined(_ lines: [String], _ method: ConfiguringMethod) -> [String] {
        guard method.isForContent else { return lines }
        if route.transition.destination.controller.customClass != nil {
            return ["if let content = destination.topViewController as? \(method.parameterType) {"]
                + lines.map { $0.isEmpty ? "" : "    " + $0 } + ["}"]
        }
        return ["let content = destination.topViewController as! \(method.parameterType)"] + lines
    }

    // MARK: Showing

    private var showing: [String] {
        let identifier = route.identifier?.swiftLiteral ?? "nil"
        let isPrepared = if case .segue = preparation { true } else { false }
        let prepare = isPrepared ? ["source.prepare(for: segue, sender: \(sender))"] : []
        if case .custom(let name) = route.transition.kind {
            let made = "let segue = \(name)(identifier: \(identifier), source: source, destination: destination)"
            let shown = kindOfSystem.map { plainShowing($0, of: "segue.destination") }
            return [made] + prepare + (shown ?? unanimated("segue.perform()"))
        }
        let shown = plainShowing(route.transition.kind, of: "destination")
        guard isPrepared else { return shown }
        return ["let segue = UIStoryboardSegue(identifier: \(identifier), source: source, destination: destination) {"]
            + shown.map { "    " + $0 } + ["}"] + prepare + ["segue.perform()"]
    }

    private func plainShowing(_ kind: TransitionKind, of destination: String) -> [String] {
        let isAnimated = route.transition.isAnimated
        switch kind {
        case .show: return unanimated("source.show(\(destination), sender: \(sender))")
        case .showDetail: return unanimated("source.showDetailViewController(\(destination), sender: \(sender))")
        case .push: return ["source.navigationController?.pushViewController(\(destination), animated: \(isAnimated))"]
        case .replace:
            return [
                "if let splitViewController = source.splitViewController {",
                "    splitViewController.viewControllers = [splitViewController.viewControllers[0], destination]", "}",
            ]
        case .presentation, .popover: return ["source.present(\(destination), animated: \(isAnimated))"]
        case .custom: return []
        }
    }

    private func unanimated(_ statement: String) -> [String] {
        route.transition.isAnimated ? [statement] : ["UIView.performWithoutAnimation {", "    \(statement)", "}"]
    }
}

/// The call of an `@IBSegueAction` in a creator's closure: `source.makeDetail(coder, sender: sender)`.
struct CreationCall: Hashable, Sendable {
    let call: String
    /// The class that the method returns, without `?`.
    let resultType: String
}
