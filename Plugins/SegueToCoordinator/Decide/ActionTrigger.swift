import Navigation
import TransformKit

/// The action connection that replaces the segue of a control, a bar button item or a gesture recognizer.
struct ActionTrigger: Sendable {
    /// The object that sends the action.
    let element: Element
    /// `touchUpInside`; nil for objects that send one kind of action only.
    let event: String?
    /// The type of the action method's parameter: `UIButton`.
    let senderType: String
    /// An empty method that the object's present action calls; the new action replaces it.
    var emptyAction: CodeMember?
    /// Whether the object's present action performs the segue already, so that it needs no other.
    var performsItself = false

    /// Nil for transitions that only cells or code start.
    init?(_ transition: Transition, _ facts: TriggerFacts) throws(Obstacle) {
        guard let sender = try ActionSender(of: transition) else { return nil }
        element = sender.element
        event = sender.event
        senderType = sender.type
        if case .barButtonItem(let item) = transition.trigger {
            performsItself = Self.performsItself(item, transition, facts)
            emptyAction = performsItself ? nil : try Self.emptyAction(of: item, transition, facts)
        }
    }

    /// The empty method of the bar button item's present action; nil where there is none. A bar button item has one
    /// target and one action, so a second action is an obstacle, unless no class has the method of the first, which
    /// could only crash, or that method is empty.
    private static func emptyAction(
        of item: Element, _ transition: Transition, _ facts: TriggerFacts
    ) throws(Obstacle) -> CodeMember? {
        let answered = item.connections(of: .action).filter { action in
            action.destinationID != transition.controller.id
                || facts.mayAnswer(action.selector ?? "", transition.sourceClass)
        }
        let empty = answered.count == 1 ? EmptyAction(facts).method(of: answered[0], transition) : nil
        if let first = answered.first, empty == nil {
            throw Obstacle(
                code: .barButtonAction,
                reason:
                    "its bar button item also sends \(first.selector ?? "an action"), and can do only one of the two",
                place: transition.place)
        }
        if item.connections(of: .segue).count > 1 {
            throw Obstacle(
                code: .barButtonSegues,
                reason: "its bar button item has several segues, and can perform only one of them",
                place: transition.place)
        }
        return empty
    }

    /// Whether the item has one action, a method of the class that performs this very segue and does nothing else.
    private static func performsItself(_ item: Element, _ transition: Transition, _ facts: TriggerFacts) -> Bool {
        let actions = item.connections(of: .action)
        // UIKit calls `shouldPerformSegue` for a segue alone, and the action that stays does not call it.
        guard !facts.callsShouldPerform(transition.sourceClass), actions.count == 1,
            item.connections(of: .segue).count == 1,
            let identifier = transition.identifier,
            actions[0].destinationID == transition.controller.id, let selector = actions[0].selector,
            facts.graph.classes.action(selector, of: transition.sourceClass)?.owner == transition.sourceClass
        else { return false }
        let name = String(selector.prefix { $0 != ":" })
        let methods = facts.code(of: transition.sourceClass).members.filter { $0.name == name }
        return methods.count == 1 && methods[0].performedSegue == identifier && !methods[0].isConditional
    }
}

/// Finds names for action methods that a class does not use yet.
struct ActionNames {
    let facts: TriggerFacts

    /// `showDetail` of `showDetail(_:)`: the route's name, or a longer one where the class uses that.
    func name(for route: Route) -> String {
        let stem = route.method.name
        let candidates = [stem, stem + "Tapped", stem + "Triggered"]
        if let free = candidates.first(where: { !isTaken($0, by: route.owner) }) { return free }
        var number = 2
        while isTaken("\(stem)Triggered\(number)", by: route.owner) { number += 1 }
        return "\(stem)Triggered\(number)"
    }

    /// Whether the class or a relative has a member of the name, whatever its labels: a second one would make
    /// `#selector` and calls without labels ambiguous.
    private func isTaken(_ name: String, by type: SwiftClass) -> Bool {
        if Self.standardActions.contains(name) || facts.commonNames.contains(name) { return true }
        if facts.codeOfFamily(of: type).contains(where: { $0.members.contains { $0.name == name } }) { return true }
        guard let outer = facts.graph.classes.outerSuperclassName(of: type),
            case .objectiveC(let classes) = facts.graph.classes.resolve(outer, from: type.declaration.path)
        else { return false }
        return classes.flatMap(\.methods).contains { $0.selector == name + ":" }
    }

    /// Actions of `UIResponder` that menus and key commands may send to every responder.
    private static let standardActions: Set<String> = [
        "cut", "copy", "paste", "select", "selectAll", "delete", "print", "rename", "duplicate", "move", "export",
        "find", "share",
    ]
}
