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
    /// The coordinators that the screen gets; nil where it gets none.
    var handover: Handover?

    /// The method's declaration: `func showDrink(from source: MenuViewController, sender: Any?)`, on several lines where
    /// one would be too long.
    static func signature(of route: Route) -> [String] {
        let values = route.method.values.map(\.parameter).joined()
        let start = "func \(route.method.name)("
        let type = route.method.takesAnyController ? "UIViewController" : route.owner.name
        let parameters = "from source: \(type)\(route.method.sender.parameter)\(values)"
        guard start.count + parameters.count > 110, !values.isEmpty else { return [start + parameters + ")"] }
        return [start, "    " + parameters, ")"]
    }

    /// The statements of the method. A coordinator has a property for each storyboard that it names.
    ///
    /// - Parameter storyboards: the property for each storyboard.
    func statements(storyboards: [SceneLookup.Storyboard: String]) -> [String] {
        let own = ownStatements(storyboards)
        guard let other = onTV.first?.ownStatements(storyboards), other != own else {
            return onlySystem.map { ["#if \($0)"] + own + ["#endif"] } ?? own
        }
        return ["#if os(tvOS)"] + other + ["#else"] + own + ["#endif"]
    }

    /// The lookups of the destination on all systems.
    var lookups: [SceneLookup] { [lookup] + onTV.map(\.lookup) }

    private func ownStatements(_ storyboards: [SceneLookup.Storyboard: String]) -> [String] {
        making(storyboards) + handing + settings + configuring + showing
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
        return SceneStatements.making(lookup, in: storyboard, as: typeOfDestination)
    }

    /// The type that the following statements need the destination to be; nil where any view controller will do.
    private var typeOfDestination: String? {
        let needed = typeToConfigure
        guard let handover else { return needed }
        if handover.isForContent { return needed ?? "UINavigationController" }
        return handover.type(besides: needed ?? "UIViewController", isClass: true)
    }

    /// The type that the statements which configure the destination need it to be.
    private var typeToConfigure: String? {
        guard case .method(let method) = preparation else { return nil }
        if method.isForContent { return "UINavigationController" }
        return method.parameterType == "UIViewController" || !isPreparedAsClass ? nil : method.parameterType
    }

    // MARK: Handing on

    private var handing: [String] {
        guard let handover else { return [] }
        if !handover.isForContent { return handover.statements(for: "destination") }
        if isContentAsked { return [] }
        if let type = typeOfContent {
            return ["let content = destination.topViewController as! \(type)"] + handover.statements(for: "content")
        }
        let content = "(destination.topViewController as? \(handover.className))?"
        return handover.statements(for: content)
    }

    /// Whether a navigation controller of a class of its own is asked for its root before that is configured, which then
    /// gets the coordinators as well: it may show something else than the document's root.
    private var isContentAsked: Bool {
        guard let handover, handover.isForContent, case .method(let method) = preparation, method.isForContent else {
            return false
        }
        return route.transition.destination.controller.customClass != nil
            && handover.type(besides: method.parameterType, isClass: isPreparedAsClass) == method.parameterType
    }

    /// The statements that hand over coordinators where the root is known to be of its class.
    private var handingWhereAsked: [String] {
        isContentAsked ? handover?.statements(for: "content").map { "    " + $0 } ?? [] : []
    }

    /// The type of a constant for the root of the navigation controller that is the destination; nil where there is
    /// none before it is configured.
    private var typeOfContent: String? {
        guard let handover, handover.isForContent, case .method(let method) = preparation, method.isForContent,
            route.transition.destination.controller.customClass == nil
        else { return nil }
        return handover.type(besides: method.parameterType, isClass: isPreparedAsClass)
    }

    /// The method with what its screen gets, where the compiler lets one constant be both what is configured and what
    /// gets it.
    func handing(_ handover: Handover?) -> CoordinatorMethod {
        guard let handover, canHand(handover) else { return self }
        var method = self
        method.handover = handover
        return method
    }

    private func canHand(_ handover: Handover) -> Bool {
        // A value of that name would hide the coordinator.
        let names = Set(route.method.values.map(\.name))
        if handover.assignments.contains(where: { names.contains($0.coordinator) }) { return false }
        if let creation {
            let type = handover.type(besides: creation.resultType, isClass: true)
            return !handover.isForContent && type == creation.resultType
        }
        guard case .method(let method) = preparation else { return true }
        if handover.isForContent, !method.isForContent { return method.parameterType == "UINavigationController" }
        guard handover.isForContent == method.isForContent else { return false }
        return handover.type(besides: method.parameterType, isClass: isPreparedAsClass) != nil
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
        case .popover: return ["destination.modalPresentationStyle = .popover"] + popoverOfType
        case let kind: return SceneStatements.presentation(of: kind)
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
            let owner = route.method.takesAnyController ? "(source as! \(route.owner.name))" : "source"
            let object = method.helper == nil ? "\(owner)." : ""
            if method.isForContent, route.transition.destination.controller.customClass != nil {
                return [
                    "if let content = destination.topViewController as? \(method.parameterType) {"
                ] + handingWhereAsked + ["    \(object)\(method.name)(content\(rest))", "}"]
            }
            if typeOfContent != nil {
                argument = isPreparedAsClass ? "content" : "content as! \(method.parameterType)"
            } else if method.isForContent {
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
                + handingWhereAsked + lines.map { $0.isEmpty ? "" : "    " + $0 } + ["}"]
        }
        if typeOfContent != nil { return lines }
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
        SceneStatements.showing(
            destination, kind, isAnimated: route.transition.isAnimated, sender: shownSender)
    }

    /// The sender that containers are told of.
    private var shownSender: String { route.method.isSenderRead ? sender : "source" }

    private func unanimated(_ statement: String) -> [String] {
        SceneStatements.once(statement, route.transition.isAnimated)
    }
}

/// The call of an `@IBSegueAction` in a creator's closure: `source.makeDetail(coder, sender: sender)`.
struct CreationCall: Hashable, Sendable {
    let call: String
    /// The class that the method returns, without `?`.
    let resultType: String
}
