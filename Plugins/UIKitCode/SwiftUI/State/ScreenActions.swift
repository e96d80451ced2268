import SwiftSyntax
import SwiftWriting
import TransformKit

/// What the controls of a screen do, as closures that its view gets.
///
/// A class, since every view that is read may ask for one.
final class ScreenActions {
    /// A closure of the view.
    struct Closure: Hashable {
        let name: String
        /// What the controller does in it: `self?.save()`.
        let statement: String
    }

    /// The method behind a control.
    struct Plan {
        let event: String
        let closure: Closure
        /// Why only a control of UIKit's can call the method; nil where the method asks for none.
        let obstacle: String?
    }

    private let plans: [Element: [Plan]]
    private(set) var used: [Closure] = []
    /// Whether a binding calls something behind a change.
    private(set) var hasBindings = false

    init(_ plans: [Element: [Plan]]) { self.plans = plans }

    /// The events for which SwiftUI's control calls something.
    private static let events: [String: Set<String>] = [
        "button": ["touchUpInside"], "switch": ["valueChanged", "touchUpInside"],
        "slider": ["valueChanged"], "stepper": ["valueChanged"], "segmentedControl": ["valueChanged"],
        "textField": ["editingChanged"],
    ]

    /// Why only a view of UIKit's can do what the control does.
    func obstacle(of element: Element) -> String? {
        guard let plans = plans[element], let first = plans.first else { return nil }
        if plans.count > 1 { return "it does several things" }
        guard Self.events[element.name]?.contains(first.event) ?? false else {
            return "SwiftUI has no event like “\(first.event)”"
        }
        return first.obstacle
    }

    /// The closure of a button; nil for one that does nothing.
    func call(of element: Element) -> String? {
        plans[element]?.first.map { take($0.closure) }
    }

    /// A binding that calls what the control does behind a change.
    func binding(_ binding: String, of element: Element) -> String {
        guard let plan = plans[element]?.first else { return binding }
        hasBindings = true
        return "\(binding).onSet(\(take(plan.closure)))"
    }

    private func take(_ closure: Closure) -> String {
        if !used.contains(closure) { used.append(closure) }
        return closure.name
    }
}
