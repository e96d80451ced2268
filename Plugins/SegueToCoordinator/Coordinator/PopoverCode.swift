import TransformKit

/// How code names what a popover points at.
struct PopoverAnchor: Hashable, Sendable {
    /// An expression of a coordinator's method: `sender as? UIBarButtonItem`, `source.filterButton`.
    let expression: String
    let isOptional: Bool
    let isBarButtonItem: Bool
    /// Expressions of views that stay active.
    let passthroughViews: [String]
    /// Methods that the view controller needs for it.
    var members: [NewMember] = []
}

/// The statements that set up a popover before it is configured.
struct PopoverCode {
    private let transition: Transition
    private let anchor: PopoverAnchor?

    init(_ transition: Transition, anchor: PopoverAnchor?) {
        self.transition = transition
        self.anchor = anchor
    }

    /// Empty where the document says nothing that code has to.
    var lines: [String] {
        guard let settings = transition.popover else { return [] }
        var inner: [String] = []
        var lines: [String] = []
        if let anchor {
            if anchor.isBarButtonItem {
                inner.append("popover.barButtonItem = \(anchor.expression)")
            } else if anchor.isOptional {
                inner += [
                    "if let anchor = \(anchor.expression) {", "    popover.sourceView = anchor",
                    "    popover.sourceRect = anchor.bounds", "}",
                ]
            } else {
                inner += [
                    "popover.sourceView = \(anchor.expression)",
                    "popover.sourceRect = \(anchor.expression).bounds",
                ]
            }
            if !anchor.passthroughViews.isEmpty {
                inner.append("popover.passthroughViews = [\(anchor.passthroughViews.joined(separator: ", "))]")
            }
        }
        let directions = settings.arrowDirections
        if !directions.isEmpty, directions.count < 4 {
            let names = directions.map { ".\($0)" }.joined(separator: ", ")
            inner.append("popover.permittedArrowDirections = \(directions.count == 1 ? names : "[\(names)]")")
        }
        guard !inner.isEmpty else { return [] }
        lines.append("if let popover = destination.popoverPresentationController {")
        lines += inner.map { "    " + $0 }
        return lines + ["}"]
    }
}
