import Navigation
import TransformKit

/// The statements that set up a popover before its content is configured.
struct PopoverCode {
    private let transition: Transition
    private let anchor: PopoverAnchor
    private let passthroughViews: [PopoverProperty]

    init(_ transition: Transition, anchor: PopoverAnchor, passthroughViews: [PopoverProperty]) {
        self.transition = transition
        self.anchor = anchor
        self.passthroughViews = passthroughViews
    }

    /// The properties of the source that the statements use.
    var properties: [PopoverProperty] {
        if case .property(let property, _) = anchor { [property] + passthroughViews } else { passthroughViews }
    }

    /// The type that the sender is asked to be, where the popover points at it; nil where it does not.
    var typeOfSender: String? {
        guard case .sender(let isItem) = anchor, transition.popover != nil else { return nil }
        return isItem ? "UIBarButtonItem" : "UIView"
    }

    /// The statements; empty where the document has no settings that code must repeat.
    var lines: [String] {
        guard let settings = transition.popover else { return [] }
        var inner: [String] = []
        var lines: [String] = []
        if let expression = anchor.expression, let property = anchor.property {
            inner.append("popover.\(property) = \(expression)")
            if property == "sourceView" {
                inner.append("popover.sourceRect = popover.sourceView?.bounds ?? .zero")
            }
        }
        if !passthroughViews.isEmpty {
            let list = "[\(passthroughViews.map { "source." + $0.name }.joined(separator: ", "))]"
            let unwrapping = passthroughViews.contains(where: \.isOptional) ? ".compactMap { $0 }" : ""
            inner.append("popover.passthroughViews = \(list)\(unwrapping)")
        }
        if let directions = settings.arrowDirections, directions.count < 4 {
            let names = directions.map { ".\($0)" }.joined(separator: ", ")
            inner.append("popover.permittedArrowDirections = \(directions.count == 1 ? names : "[\(names)]")")
        }
        guard !inner.isEmpty else { return [] }
        lines.append("if let popover = destination.popoverPresentationController {")
        lines += inner.map { "    " + $0 }
        return lines + ["}"]
    }
}
