import TransformKit

/// Properties and methods of UIKit's views, from its reference: what has another name may be the project's or a library's.
enum SystemMembers {
    /// Those that have to do with one thing each, so that none of them touches another.
    static let single: Set<String> = [
        "accessibilityHint", "accessibilityIdentifier", "accessibilityLabel", "addGestureRecognizer", "addTarget",
        "adjustsFontForContentSizeCategory", "adjustsFontSizeToFitWidth", "allowsSelection", "alpha",
        "attributedPlaceholder", "attributedText", "autocapitalizationType", "autocorrectionType", "backgroundColor",
        "becomeFirstResponder", "bounces", "bounds", "center", "clipsToBounds", "contentInset", "contentMode",
        "contentOffset", "contentSize", "currentPage", "dataSource", "date", "delegate", "endEditing",
        "endRefreshing", "font", "frame", "heightAnchor", "image", "inputAccessoryView", "inputView", "isAnimating",
        "isEditable", "isEnabled", "isFirstResponder", "isHidden", "isHighlighted", "isOn", "isSecureTextEntry",
        "isSelected", "isUserInteractionEnabled", "keyboardType", "layer", "lineBreakMode", "numberOfLines",
        "numberOfPages", "placeholder", "progress", "register", "reloadData", "removeTarget", "resignFirstResponder",
        "returnKeyType", "rowHeight", "selectedSegmentIndex", "setImage", "setTitle", "setTitleColor",
        "startAnimating", "stopAnimating", "tag", "text", "textAlignment", "textColor", "textContentType",
        "tintColor", "titleLabel", "transform", "value", "widthAnchor",
    ]

    /// Properties whose setters run no code but the system's.
    static let settable: Set<String> = single.union(LayerKeys.all).union([
        "accessoryView", "action", "actions", "alignment", "allowsMultipleSelection", "alwaysBounceHorizontal",
        "alwaysBounceVertical", "animationImages", "automaticallyAdjustsScrollViewInsets", "autoresizingMask", "axis",
        "backBarButtonItem", "backItem", "background", "barStyle", "barTintColor", "borderStyle", "buttonType",
        "cancelsTouchesInView", "clearButtonMode", "collectionView", "constant", "contentHorizontalAlignment",
        "contentInsetAdjustmentBehavior", "contentVerticalAlignment", "currentPageIndicatorTintColor", "dateFormat",
        "datePickerMode", "decelerationRate", "direction", "distribution", "dragDelegate", "dropDelegate",
        "estimatedRowHeight", "hidesBackButton", "hidesWhenStopped", "isActive", "isContinuous", "isExclusiveTouch",
        "isMultipleTouchEnabled", "isNavigationBarHidden", "isOpaque", "isPagingEnabled", "isPrefetchingEnabled",
        "isRefreshing", "isScrollEnabled", "isSelectable", "isTranslucent", "keyboardAppearance",
        "keyboardDismissMode", "largeTitleDisplayMode", "leftBarButtonItem", "leftBarButtonItems", "leftView",
        "leftViewMode", "lineFragmentPadding", "maximumDate", "maximumValue", "maximumZoomScale", "minimumDate",
        "minimumFontSize", "minimumInteritemSpacing", "minimumLineSpacing", "minimumScaleFactor", "minimumValue",
        "minimumZoomScale", "navigationBar", "navigationController", "navigationItem", "numberOfTapsRequired",
        "onTintColor", "pageIndicatorTintColor", "preferredMaxLayoutWidth", "prefersLargeTitles",
        "prefetchDataSource", "priority", "progressTintColor", "prompt", "refreshControl", "rightBarButtonItem",
        "rightBarButtonItems", "rightView", "rightViewMode", "scopeButtonTitles", "sectionFooterHeight",
        "sectionHeaderHeight", "selectionStyle", "separatorColor", "separatorInset", "separatorStyle", "shadowColor",
        "shadowImage", "shadowOffset", "showsCancelButton", "showsHorizontalScrollIndicator",
        "showsVerticalScrollIndicator", "spacing", "tabBarItem", "tableFooterView", "tableHeaderView", "tableView",
        "textContainer", "textContainerInset", "thumbTintColor", "title", "titleTextAttributes", "titleView",
        "trackTintColor", "translatesAutoresizingMaskIntoConstraints", "view",
    ])
}
