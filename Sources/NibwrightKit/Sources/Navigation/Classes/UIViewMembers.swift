/// Names that a subclass of `UIView` cannot give to members of its own.
///
/// Source: the properties and methods without parameters of `UIView`, `UIResponder` and `NSObject` in UIKit's headers, and
/// the methods with a sender of `UIResponderStandardEditActions`.
public enum UIViewMembers {
    /// Properties, and the first words of methods.
    public static let names: Set<String> = [
        "accessibilityHint", "accessibilityLabel", "accessibilityValue", "accessibilityTraits", "alpha",
        "autoresizingMask", "autoresizesSubviews", "backgroundColor", "bottomAnchor", "bounds", "center",
        "centerXAnchor", "centerYAnchor", "clipsToBounds", "constraints", "contentMode", "contentScaleFactor", "copy",
        "debugDescription", "description", "effectiveUserInterfaceLayoutDirection", "firstBaselineAnchor", "frame",
        "gestureRecognizers", "hash", "heightAnchor", "inputAccessoryView", "inputView", "interactions",
        "intrinsicContentSize", "isAccessibilityElement", "isExclusiveTouch", "isFirstResponder", "isFocused",
        "isHidden", "isMultipleTouchEnabled", "isOpaque", "isUserInteractionEnabled", "keyCommands",
        "lastBaselineAnchor", "layer", "layoutGuides", "layoutMargins", "layoutMarginsGuide", "leadingAnchor",
        "leftAnchor", "mask", "motionEffects", "mutableCopy", "next", "readableContentGuide", "restorationIdentifier",
        "rightAnchor", "safeAreaInsets", "safeAreaLayoutGuide", "self", "semanticContentAttribute", "subviews",
        "superclass", "superview", "tag", "tintAdjustmentMode", "tintColor", "topAnchor", "trailingAnchor",
        "traitCollection", "transform", "undoManager", "userActivity", "widthAnchor", "window", "zone",
        "cut", "decreaseSize", "delete", "draw", "duplicate", "export", "find", "findAndReplace", "findNext",
        "findPrevious", "increaseSize", "layoutIfNeeded", "layoutSubviews", "makeTextWritingDirectionLeftToRight",
        "makeTextWritingDirectionRightToLeft", "move", "newFromPasteboard", "paste", "pasteAndGo",
        "pasteAndMatchStyle", "pasteAndSearch", "performClose", "printContent", "removeFromSuperview", "rename",
        "select", "selectAll", "setNeedsDisplay", "setNeedsLayout", "sizeToFit", "toggleBoldface", "toggleItalics",
        "toggleUnderline", "updateConstraints", "useSelectionForFind", "validate",
    ]
}
