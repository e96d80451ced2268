public import InterfaceBuilder
public import ProjectGraph
public import SourceText
import SwiftCode

/// A navigation segue of a view controller whose class is in the project's Swift.
///
/// Embed, unwind and relationship segues are never transitions.
public struct Transition: SceneTransition, Hashable {
    /// The segue in its document.
    public let segue: Segue
    /// The view controller of the scene that the segue leaves.
    public let controller: Element
    /// The class of that view controller.
    public let sourceClass: SwiftClass
    public let trigger: Trigger
    public let kind: TransitionKind
    public let destination: TransitionDestination
    /// The settings of the popover; nil where the transition shows none.
    public let popover: PopoverSettings?

    public var sourceName: String { sourceClass.name }
    public var sourcePath: String { sourceClass.declaration.path }
    /// The `@IBSegueAction` that creates the destination: `makeDetail:`, `makeDetail:sender:segueIdentifier:`.
    public var creationSelector: String? { segue.creationSelector }
    /// Whether a firm or long press shows the destination before it opens (peek and pop).
    public var isPreviewed: Bool { segue.element.children.contains { $0.isNamed("segue") } }

    public static func == (left: Transition, right: Transition) -> Bool { left.segue == right.segue }
    public func hash(into hasher: inout Hasher) { hasher.combine(segue) }
}

/// The object or code that starts a transition.
public enum Trigger: Hashable, Sendable {
    /// Code alone: the segue starts at the view controller itself.
    case code
    /// A control that sends an action for an event: `button`, `switch`, `textField`.
    case control(Element)
    case barButtonItem(Element)
    case gestureRecognizer(Element)
    /// The selection of a row. A static cell stands in a table whose rows are all in the document.
    case row(cell: Element, table: Element, isStatic: Bool)
    /// The accessory button of a row.
    case accessory(cell: Element, table: Element, isStatic: Bool)
    /// The selection of an item of a collection view.
    case item(cell: Element, collection: Element)

    /// The object that the segue starts at; nil for the view controller itself.
    public var element: Element? {
        switch self {
        case .code: nil
        case .control(let element), .barButtonItem(let element), .gestureRecognizer(let element): element
        case .row(let cell, _, _), .accessory(let cell, _, _), .item(let cell, _): cell
        }
    }

    /// Whether the trigger is a cell, whose selection calls one method of the list's delegate for all cells.
    public var isCell: Bool {
        switch self {
        case .row, .accessory, .item: true
        case .code, .control, .barButtonItem, .gestureRecognizer: false
        }
    }

    /// One word for tables and records.
    public var word: String {
        switch self {
        case .code: "code"
        case .control(let element): element.name
        case .barButtonItem: "barButtonItem"
        case .gestureRecognizer(let element): element.name
        case .row(_, _, let isStatic): isStatic ? "staticCell" : "cell"
        case .accessory: "accessoryButton"
        case .item: "collectionCell"
        }
    }
}

/// The way in which a transition shows its destination.
public enum TransitionKind: Hashable, Sendable {
    /// `show`: adaptive.
    case show
    case showDetail
    /// `push`, as before iOS 8: onto the navigation controller, whatever is around.
    case push
    /// `replace`, as before iOS 8: the detail side of a split view controller.
    case replace
    /// `presentation`, and `modal` as before iOS 8. Style and transition as the document writes them; nil for the
    /// default.
    case presentation(style: String?, transition: String?)
    /// `popoverPresentation`, and `popover` as before iOS 8.
    case popover
    /// A subclass of `UIStoryboardSegue`, run by its own `perform()`.
    case custom(className: String)

    /// The kind that UIKit runs for a segue, whatever its class; nil where only the class determines it.
    public init?(ofSystem segue: Segue) {
        switch segue.kind {
        case "show": self = .show
        case "showDetail": self = .showDetail
        case "push": self = .push
        case "replace": self = .replace
        case "presentation", "modal":
            self = .presentation(
                style: segue.element["modalPresentationStyle"], transition: segue.element["modalTransitionStyle"])
        case "popoverPresentation", "popover": self = .popover
        default: return nil
        }
    }

    /// The value of the document's `kind` attribute for the kind.
    public var word: String {
        switch self {
        case .show: "show"
        case .showDetail: "showDetail"
        case .push: "push"
        case .replace: "replace"
        case .presentation: "presentation"
        case .popover: "popoverPresentation"
        case .custom: "custom"
        }
    }
}

/// The scene that a transition leads to.
public struct TransitionDestination: Hashable, Sendable {
    /// The element that the segue names: the controller, or a storyboard reference in its place.
    public let element: Element
    /// The controllers that are shown: one, or one for each copy of the other storyboard.
    public let controllers: [Element]
    /// The storyboard reference; nil where the destination is in the segue's own storyboard.
    public let reference: StoryboardReference?
    /// The class of the destination, where it is one of the project's Swift classes.
    public let swiftClass: SwiftClass?
    /// The controllers in a navigation controller that is the destination, outermost first; empty for other
    /// destinations.
    public let contents: [Element]
    /// The class of the innermost of `contents`, where it is one of the project's Swift classes.
    public let contentClass: SwiftClass?

    /// The controller that is shown: the first, where there are copies for languages or devices.
    public var controller: Element { controllers.first ?? element }
    /// The identifier of the bundle that has the other storyboard, where the document names one.
    public var otherBundle: String? { reference?.bundleIdentifier }
}
