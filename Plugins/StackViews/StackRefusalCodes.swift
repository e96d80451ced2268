import TransformKit

/// Declares the reasons for which views stay without a stack view.
extension RefusalCode {
    static let ofStacks: [RefusalCode] =
        [
            constraintOutlet, hiddenView, varyingView, inheritedMargins, ownDirection, viewBetween, viewBehind,
            openLayout, layoutDiffers,
        ] + deployment

    static let constraintOutlet = RefusalCode(
        "constraint-outlet", "An outlet leads to a constraint that the stack view would take the place of.",
        advice: "Decide what the code should change in its place, such as the stack's `spacing`.")

    static let hiddenView = RefusalCode(
        "hidden-view", "One of the views is hidden in the document, and a stack view leaves no room for it.",
        advice: "Make the stack view in Xcode if the others should close the gap.")

    static let varyingView = RefusalCode(
        "varying-view", "Some size classes do not have one of the views, or have it with other values.",
        advice: "Make the stack view in Xcode, with its own variations.")

    static let inheritedMargins = RefusalCode(
        "inherited-margins", "One of the views takes over the margins of the view that holds it.",
        advice: "Turn “Preserve Superview Margins” off first if nothing needs it.")

    static let ownDirection = RefusalCode(
        "own-direction", "One of the views has a direction of its own for languages that are written from the right.",
        advice: "Make the stack view in Xcode and choose its “Semantic”.")

    static let viewBetween = RefusalCode(
        "view-between",
        "A view that stays out of the stack view is drawn in front of some of the views and behind others.",
        advice: "Move the view to the front or to the back in the outline first.")

    static let viewBehind = RefusalCode(
        "view-behind", "Between the views one touches something behind them, which the stack view would cover.",
        advice: "Make the stack view in Xcode if nobody has to touch what is behind it.")

    static let openLayout = RefusalCode(
        "open-layout", "The constraints do not say where the views are.",
        advice: "Add what is missing in Xcode, or set the priorities by which one view gives way.")

    static let layoutDiffers = RefusalCode(
        "layout-differs", "On some screen a view would be somewhere else.",
        advice: "Look at the constraints of the views: they ask for more than a stack view does.")
}
