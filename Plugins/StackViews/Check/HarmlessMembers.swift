import TransformKit

/// What code can do with a view without noticing which view holds it, or taking it out of the layout.
enum HarmlessMembers {
    /// Members that read or set what the view shows, how it answers and who is told.
    private static let names: Set<String> = [
        // What it shows.
        "adjustsFontForContentSizeCategory", "adjustsFontSizeToFitWidth", "alpha", "attributedPlaceholder",
        "attributedText", "attributedTitle", "backgroundColor", "clipsToBounds", "contentMode", "currentTitle", "font",
        "highlightedTextColor", "image", "lineBreakMode", "minimumScaleFactor", "numberOfLines", "placeholder",
        "progress", "progressTintColor", "selectedSegmentIndex", "setAttributedTitle", "setBackgroundImage", "setImage",
        "setNeedsDisplay", "setProgress", "setTitle", "setTitleColor", "shadowColor", "shadowOffset", "startAnimating",
        "stopAnimating", "isAnimating", "text", "textAlignment", "textColor", "tintColor", "title", "titleLabel",
        "trackTintColor", "onTintColor", "thumbTintColor", "isOpaque", "transform", "borderStyle", "cornerRadius",
        "contentEdgeInsets", "contentHorizontalAlignment", "contentInset", "contentOffset", "imageEdgeInsets",
        "leftView", "leftViewMode", "rightView", "rightViewMode", "separatorStyle", "setContentOffset",
        "showsCancelButton", "titleEdgeInsets", "textContainerInset",
        // Libraries that load images into an image view: Kingfisher, SDWebImage, AlamofireImage.
        "kf", "sd_setImage", "af",
        // How it gives way to others, which a stack view does not change.
        "setContentCompressionResistancePriority", "setContentHuggingPriority",
        // How it answers.
        "accessibilityElementsHidden", "addGestureRecognizer", "addTarget", "allowsMultipleSelection",
        "allowsSelection", "inputAccessoryView", "inputView", "isUserInteractionEnabled", "autocapitalizationType",
        "autocorrectionType",
        "becomeFirstResponder", "clearButtonMode", "countDownDuration", "currentPage", "dataSource", "date",
        "datePickerMode", "delegate", "isEditable", "isEditing", "isEnabled", "isFirstResponder", "isHighlighted",
        "isOn", "isScrollEnabled", "isSecureTextEntry", "isSelectable", "isSelected", "keyboardType",
        "maximumDate", "maximumValue", "minimumDate", "minimumValue", "numberOfPages", "register", "reloadData",
        "reloadComponent", "reloadAllComponents", "removeGestureRecognizer", "removeTarget", "resignFirstResponder",
        "returnKeyType", "rowHeight", "selectRow", "selectedRow", "sendActions", "setDate", "setOn", "setValue",
        "textContentType", "value",
        // Who asks for it.
        "accessibilityHint", "accessibilityIdentifier", "accessibilityLabel", "accessibilityTraits",
        "accessibilityValue", "isAccessibilityElement",
    ]

    /// Members of a layer that lead back to places.
    private static let placesOfLayer = ["bounds", "frame", "position", "sublayer", "superlayer", "transform", "insert"]

    /// Whether a use of a view through its outlet does the same wherever the view is held.
    static func contain(_ use: MemberUse) -> Bool {
        guard use.argumentOf == nil, let member = use.member else { return false }
        // By its key, code can set anything: `setValue(true, forKey: "hidden")`.
        if member == "setValue", use.lineText.contains("forKey") { return false }
        if names.contains(member) { return true }
        return member == "layer" && !placesOfLayer.contains(where: use.lineText.contains)
    }
}
