/// What the attributes and children of an element are in code.
///
/// A rule says what a document means where it writes nothing (`missing`) and what a view has that code has just made
/// (`system`), since only what differs from that is written. Sources: for what is missing, the 7,889 documents behind
/// `ib-tables`, in which an attribute is left out where it has Interface Builder's default; for what a view begins
/// with, UIKit's headers and reference.
struct ViewRules {
    enum Attribute {
        case flag(String, missing: Bool, system: Bool)
        /// Texts of numbers; nil where nothing is said.
        case number(String, missing: String?, system: String?)
        case word(String, [String: String], missing: String?, system: String?)
        case text(String)
        case image(String)
        /// Xcode's own, or without effect in code.
        case ignored
    }

    enum Child {
        case color(String)
        case font(String)
        case insets(String)
        case size(String)
        /// Read where the view is made.
        case ignored
    }

    /// The class; nil for an element that is no view of UIKit's for which code is written.
    let type: String
    /// The word that names a view without a name.
    let noun: String
    let attributes: [String: Attribute]
    /// By key, else by the element's name.
    let children: [String: Child]

    init(
        _ type: String, _ noun: String, _ attributes: [String: Attribute] = [:], _ children: [String: Child] = [:],
        ofScrollView: Bool = false
    ) {
        self.type = type
        self.noun = noun
        var all = Self.common
        if ofScrollView { all.merge(Self.scrolling) { $1 } }
        all.merge(attributes) { $1 }
        self.attributes = all
        self.children = Self.commonChildren.merging(children) { $1 }
    }

    static func of(_ element: String) -> ViewRules? { table[element] }

    // MARK: Cells

    /// The rules of cells and of their content views, which lists make.
    ///
    /// Documents say of nearly every content view that it takes several touches, and of its drawing what UIKit has
    /// anyway: these are what Interface Builder found at a cell of UIKit's.
    static let ofCells: [String: ViewRules] = [
        "tableViewCell": ViewRules(
            "UITableViewCell", "cell",
            cell.merging([
                "style": .ignored, "rowHeight": .ignored, "hidesAccessoryWhenEditing": .ignored, "textLabel": .ignored,
                "detailTextLabel": .ignored, "imageView": .ignored,
                "selectionStyle": .word(
                    "selectionStyle", ["default": "default", "none": "none", "gray": "gray", "blue": "default"],
                    missing: "default", system: "default"),
                "accessoryType": accessory("accessoryType"), "editingAccessoryType": accessory("editingAccessoryType"),
                "indentationLevel": .number("indentationLevel", missing: "0", system: "0"),
                "indentationWidth": .number("indentationWidth", missing: "10", system: "10"),
                "shouldIndentWhileEditing": .flag("shouldIndentWhileEditing", missing: true, system: true),
                "showsReorderControl": .flag("showsReorderControl", missing: false, system: false),
            ]) { $1 }, ["contentView": .ignored, "separatorInset": .insets("separatorInset")]),
        "tableViewCellContentView": ViewRules("UIView", "view", content.merging(["tableViewCell": .ignored]) { $1 }),
        "collectionViewCell": ViewRules(
            "UICollectionViewCell", "cell", cell, ["contentView": .ignored, "customSize": .ignored]),
        "collectionViewCellContentView": ViewRules("UIView", "view", content),
        "view": ViewRules("UIView", "view", content), "collectionReusableView": ViewRules("UIView", "view", cell),
    ]

    private static let cell: [String: Attribute] = [
        "reuseIdentifier": .ignored, "multipleTouchEnabled": .ignored,
    ]

    private static let content: [String: Attribute] = ["multipleTouchEnabled": .ignored]

    private static func accessory(_ property: String) -> Attribute {
        .word(
            property,
            same("none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton"),
            missing: "none", system: "none")
    }

    /// The classes of UIKit for which code is written.
    static let types = Set(table.values.map(\.type))

    // MARK: All views

    private static let ignoredNames = [
        "id", "key", "userLabel", "customClass", "customModule", "customModuleProvider", "fixedFrame", "misplaced",
        "ambiguous", "verifyAmbiguity", "colorLabel", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight",
        "sceneMemberID", "ibExternalTranslatesAutoresizingMaskIntoConstraints", "usesAttributedText",
        "simulatedAppContext",
        // These are read where the view is made.
        "translatesAutoresizingMaskIntoConstraints", "contentMode", "opaque", "horizontalHuggingPriority",
        "verticalHuggingPriority", "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
        "catalog",
    ]

    private static let common: [String: Attribute] = {
        var rules = Dictionary(uniqueKeysWithValues: ignoredNames.map { ($0, Attribute.ignored) })
        rules["hidden"] = .flag("isHidden", missing: false, system: false)
        rules["alpha"] = .number("alpha", missing: "1", system: "1")
        rules["clipsSubviews"] = .flag("clipsToBounds", missing: false, system: false)
        rules["userInteractionEnabled"] = .flag("isUserInteractionEnabled", missing: true, system: true)
        rules["multipleTouchEnabled"] = .flag("isMultipleTouchEnabled", missing: false, system: false)
        rules["exclusiveTouch"] = .flag("isExclusiveTouch", missing: false, system: false)
        rules["autoresizesSubviews"] = .flag("autoresizesSubviews", missing: true, system: true)
        // Only a view that draws knows the difference, and those of UIKit's kinds do not.
        rules["clearsContextBeforeDrawing"] = .ignored
        rules["layoutMarginsFollowReadableWidth"] = .flag(
            "layoutMarginsFollowReadableWidth", missing: false, system: false)
        rules["preservesSuperviewLayoutMargins"] = .flag(
            "preservesSuperviewLayoutMargins", missing: false, system: false)
        rules["insetsLayoutMarginsFromSafeArea"] = .flag("insetsLayoutMarginsFromSafeArea", missing: true, system: true)
        rules["tag"] = .number("tag", missing: "0", system: "0")
        rules["restorationIdentifier"] = .text("restorationIdentifier")
        rules["semanticContentAttribute"] = .word(
            "semanticContentAttribute",
            same("unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft"), missing: "unspecified",
            system: "unspecified")
        return rules
    }()

    private static let commonChildren: [String: Child] = [
        "backgroundColor": .color("backgroundColor"), "tintColor": .color("tintColor"), "frame": .ignored,
        "autoresizingMask": .ignored, "subviews": .ignored, "constraints": .ignored, "connections": .ignored,
        "userDefinedRuntimeAttributes": .ignored, "viewLayoutGuide": .ignored,
        "layoutMargins": .insets("layoutMargins"),
        "directionalLayoutMargins": .insets("directionalLayoutMargins"),
        "accessibility": .ignored, "accessibilityConfiguration": .ignored, "safeArea": .ignored,
        "contentLayoutGuide": .ignored, "frameLayoutGuide": .ignored,
        // What translators are told.
        "userComments": .ignored,
    ]

    private static let control: [String: Attribute] = [
        "contentHorizontalAlignment": .word(
            "contentHorizontalAlignment", same("left", "right", "center", "fill", "leading", "trailing"),
            missing: "center", system: "center"),
        "contentVerticalAlignment": .word(
            "contentVerticalAlignment", same("top", "bottom", "center", "fill"), missing: "top", system: "center"),
        "enabled": .flag("isEnabled", missing: true, system: true),
        "selected": .flag("isSelected", missing: false, system: false),
        "highlighted": .flag("isHighlighted", missing: false, system: false),
    ]

    /// Controls whose content has one place, whatever documents say.
    private static let fixedControl = control.merging([
        "contentHorizontalAlignment": .ignored, "contentVerticalAlignment": .ignored,
    ]) { $1 }

    private static func same(_ words: String...) -> [String: String] {
        Dictionary(uniqueKeysWithValues: words.map { ($0, $0) })
    }

    /// The alignment of a text: documents leave out `left`, and code begins with the direction of the language.
    private static let alignment = Attribute.word(
        "textAlignment", same("left", "center", "right", "justified", "natural"), missing: "left", system: "natural")

    private static let breaks = [
        "wordWrap": "byWordWrapping", "characterWrap": "byCharWrapping", "clip": "byClipping",
        "headTruncation": "byTruncatingHead", "tailTruncation": "byTruncatingTail",
        "middleTruncation": "byTruncatingMiddle",
    ]

    private static let scrolling: [String: Attribute] = [
        "clipsSubviews": .flag("clipsToBounds", missing: false, system: true),
        "multipleTouchEnabled": .flag("isMultipleTouchEnabled", missing: false, system: true),
        "bounces": .flag("bounces", missing: true, system: true),
        "bouncesZoom": .flag("bouncesZoom", missing: true, system: true),
        "alwaysBounceVertical": .flag("alwaysBounceVertical", missing: false, system: false),
        "alwaysBounceHorizontal": .flag("alwaysBounceHorizontal", missing: false, system: false),
        "scrollEnabled": .flag("isScrollEnabled", missing: true, system: true),
        "pagingEnabled": .flag("isPagingEnabled", missing: false, system: false),
        "directionalLockEnabled": .flag("isDirectionalLockEnabled", missing: false, system: false),
        "canCancelContentTouches": .flag("canCancelContentTouches", missing: true, system: true),
        "delaysContentTouches": .flag("delaysContentTouches", missing: true, system: true),
        "showsHorizontalScrollIndicator": .flag("showsHorizontalScrollIndicator", missing: true, system: true),
        "showsVerticalScrollIndicator": .flag("showsVerticalScrollIndicator", missing: true, system: true),
        "minimumZoomScale": .number("minimumZoomScale", missing: "1", system: "1"),
        "maximumZoomScale": .number("maximumZoomScale", missing: "1", system: "1"),
        "indicatorStyle": .word(
            "indicatorStyle", same("default", "black", "white"), missing: "default", system: "default"),
        "keyboardDismissMode": .word(
            "keyboardDismissMode", same("none", "onDrag", "interactive", "onDragWithAccessory"), missing: "none",
            system: "none"),
        "contentInsetAdjustmentBehavior": .word(
            "contentInsetAdjustmentBehavior", same("automatic", "scrollableAxes", "never", "always"),
            missing: "automatic", system: "automatic"),
    ]

    // MARK: Kinds of views

    private static let table: [String: ViewRules] = [
        "view": ViewRules("UIView", "view"), "containerView": ViewRules("UIView", "containerView"),
        "label": ViewRules(
            "UILabel", "label",
            [
                "userInteractionEnabled": .flag("isUserInteractionEnabled", missing: true, system: false),
                "text": .text("text"), "textAlignment": alignment,
                "lineBreakMode": .word("lineBreakMode", breaks, missing: nil, system: "byTruncatingTail"),
                "numberOfLines": .number("numberOfLines", missing: "1", system: "1"),
                "baselineAdjustment": .word(
                    "baselineAdjustment", same("alignBaselines", "alignCenters", "none"), missing: nil,
                    system: "alignBaselines"),
                "adjustsFontSizeToFit": .flag("adjustsFontSizeToFitWidth", missing: true, system: false),
                "minimumScaleFactor": .number("minimumScaleFactor", missing: "0", system: "0"),
                // A share of the font's size in code.
                "minimumFontSize": .ignored,
                "adjustsLetterSpacingToFitWidth": .flag(
                    "allowsDefaultTighteningForTruncation", missing: false, system: false),
                "adjustsFontForContentSizeCategory": .flag(
                    "adjustsFontForContentSizeCategory", missing: false, system: false),
                "preferredMaxLayoutWidth": .number("preferredMaxLayoutWidth", missing: "0", system: "0"),
                "enabled": .flag("isEnabled", missing: true, system: true),
                "highlighted": .flag("isHighlighted", missing: false, system: false),
            ],
            [
                "fontDescription": .font("font"), "textColor": .color("textColor"),
                "highlightedColor": .color("highlightedTextColor"), "shadowColor": .color("shadowColor"),
                "shadowOffset": .size("shadowOffset"),
            ]),
        "button": ViewRules(
            "UIButton", "button",
            control.merging([
                "buttonType": .ignored,
                "lineBreakMode": .word("titleLabel?.lineBreakMode", breaks, missing: nil, system: "byTruncatingMiddle"),
                "adjustsImageWhenHighlighted": .flag("adjustsImageWhenHighlighted", missing: true, system: true),
                "adjustsImageWhenDisabled": .flag("adjustsImageWhenDisabled", missing: true, system: true),
                "showsTouchWhenHighlighted": .flag("showsTouchWhenHighlighted", missing: false, system: false),
                "reversesTitleShadowWhenHighlighted": .flag(
                    "reversesTitleShadowWhenHighlighted", missing: false, system: false),
                "springLoaded": .flag("isSpringLoaded", missing: false, system: false),
                "pointerInteraction": .flag("isPointerInteractionEnabled", missing: false, system: false),
            ]) { $1 },
            [
                "fontDescription": .font("titleLabel?.font"), "contentEdgeInsets": .insets("contentEdgeInsets"),
                "titleEdgeInsets": .insets("titleEdgeInsets"), "imageEdgeInsets": .insets("imageEdgeInsets"),
                "normal": .ignored, "highlighted": .ignored, "selected": .ignored, "disabled": .ignored,
                "configuration": .ignored,
            ]),
        "imageView": ViewRules(
            "UIImageView", "imageView",
            [
                "userInteractionEnabled": .flag("isUserInteractionEnabled", missing: true, system: false),
                "image": .image("image"), "highlightedImage": .image("highlightedImage"),
                "highlighted": .flag("isHighlighted", missing: false, system: false),
                "adjustsImageSizeForAccessibilityContentSizeCategory": .flag(
                    "adjustsImageSizeForAccessibilityContentSizeCategory", missing: false, system: false),
            ]),
        "textField": ViewRules(
            "UITextField", "textField",
            control.merging([
                // A text field places its text by `textAlignment` alone.
                "contentHorizontalAlignment": .ignored, "text": .text("text"), "placeholder": .text("placeholder"),
                "textAlignment": alignment,
                "borderStyle": .word(
                    "borderStyle", same("none", "line", "bezel", "roundedRect"), missing: "none", system: "none"),
                "adjustsFontSizeToFit": .flag("adjustsFontSizeToFitWidth", missing: true, system: false),
                "minimumFontSize": .number("minimumFontSize", missing: nil, system: "0"),
                "clearsOnBeginEditing": .flag("clearsOnBeginEditing", missing: false, system: false),
                "clearButtonMode": .word(
                    "clearButtonMode", same("never", "whileEditing", "unlessEditing", "always"), missing: "never",
                    system: "never"),
                "adjustsFontForContentSizeCategory": .flag(
                    "adjustsFontForContentSizeCategory", missing: false, system: false),
                "background": .image("background"), "disabledBackground": .image("disabledBackground"),
            ]) { $1 },
            ["fontDescription": .font("font"), "textColor": .color("textColor"), "textInputTraits": .ignored]),
        "textView": ViewRules(
            "UITextView", "textView",
            [
                "text": .text("text"), "textAlignment": alignment,
                "editable": .flag("isEditable", missing: true, system: true),
                "selectable": .flag("isSelectable", missing: true, system: true),
                "adjustsFontForContentSizeCategory": .flag(
                    "adjustsFontForContentSizeCategory", missing: false, system: false),
            ],
            [
                "fontDescription": .font("font"), "textColor": .color("textColor"), "textInputTraits": .ignored,
                "dataDetectorTypes": .ignored,
            ], ofScrollView: true),
        "switch": ViewRules(
            "UISwitch", "toggle", fixedControl.merging(["on": .flag("isOn", missing: false, system: false)]) { $1 },
            ["onTintColor": .color("onTintColor"), "thumbTintColor": .color("thumbTintColor")]),
        "slider": ViewRules(
            "UISlider", "slider",
            fixedControl.merging([
                "minValue": .number("minimumValue", missing: "0", system: "0"),
                "maxValue": .number("maximumValue", missing: "1", system: "1"),
                "value": .number("value", missing: "0", system: "0"),
                "continuous": .flag("isContinuous", missing: true, system: true),
                "minimumValueImage": .image("minimumValueImage"), "maximumValueImage": .image("maximumValueImage"),
            ]) { $1 },
            [
                "minimumTrackTintColor": .color("minimumTrackTintColor"),
                "maximumTrackTintColor": .color("maximumTrackTintColor"), "thumbTintColor": .color("thumbTintColor"),
            ]),
        "stepper": ViewRules(
            "UIStepper", "stepper",
            fixedControl.merging([
                "minimumValue": .number("minimumValue", missing: "0", system: "0"),
                "maximumValue": .number("maximumValue", missing: "100", system: "100"),
                "stepValue": .number("stepValue", missing: "1", system: "1"),
                "value": .number("value", missing: "0", system: "0"),
                "wraps": .flag("wraps", missing: false, system: false),
                "autorepeat": .flag("autorepeat", missing: true, system: true),
                "continuous": .flag("isContinuous", missing: true, system: true),
            ]) { $1 }),
        "progressView": ViewRules(
            "UIProgressView", "progressView", ["progress": .number("progress", missing: "0", system: "0")],
            ["progressTintColor": .color("progressTintColor"), "trackTintColor": .color("trackTintColor")]),
        "activityIndicatorView": ViewRules(
            "UIActivityIndicatorView", "activityIndicator",
            [
                "style": .ignored, "animating": .ignored,
                "hidesWhenStopped": .flag("hidesWhenStopped", missing: false, system: true),
            ], ["color": .color("color")]),
        "pageControl": ViewRules(
            "UIPageControl", "pageControl",
            fixedControl.merging([
                "numberOfPages": .number("numberOfPages", missing: "0", system: "0"),
                "currentPage": .number("currentPage", missing: "0", system: "0"),
                "hidesForSinglePage": .flag("hidesForSinglePage", missing: false, system: false),
            ]) { $1 },
            [
                "pageIndicatorTintColor": .color("pageIndicatorTintColor"),
                "currentPageIndicatorTintColor": .color("currentPageIndicatorTintColor"),
            ]),
        "pickerView": ViewRules("UIPickerView", "pickerView"),
        "stackView": ViewRules(
            "UIStackView", "stackView",
            [
                "axis": .word("axis", same("horizontal", "vertical"), missing: "horizontal", system: "horizontal"),
                "alignment": .word(
                    "alignment",
                    same("fill", "top", "leading", "center", "bottom", "trailing", "firstBaseline", "lastBaseline"),
                    missing: "fill", system: "fill"),
                "distribution": .word(
                    "distribution", same("fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"),
                    missing: "fill", system: "fill"),
                "spacing": .number("spacing", missing: "0", system: "0"), "spacingType": .ignored,
                "baselineRelativeArrangement": .flag(
                    "isBaselineRelativeArrangement", missing: false, system: false),
                "layoutMarginsRelativeArrangement": .flag(
                    "isLayoutMarginsRelativeArrangement", missing: false, system: false),
            ]),
        "scrollView": ViewRules("UIScrollView", "scrollView", ofScrollView: true),
        "tableView": ViewRules(
            "UITableView", "tableView",
            [
                "style": .ignored, "dataMode": .ignored,
                "multipleTouchEnabled": .flag("isMultipleTouchEnabled", missing: false, system: false),
                "separatorStyle": .word(
                    "separatorStyle", same("none", "singleLine", "singleLineEtched", "default"), missing: "default",
                    system: "default"),
                "rowHeight": .number("rowHeight", missing: nil, system: "-1"),
                "sectionHeaderHeight": .number("sectionHeaderHeight", missing: nil, system: "-1"),
                "sectionFooterHeight": .number("sectionFooterHeight", missing: nil, system: "-1"),
                "estimatedRowHeight": .number("estimatedRowHeight", missing: nil, system: "-1"),
                "estimatedSectionHeaderHeight": .number("estimatedSectionHeaderHeight", missing: nil, system: "-1"),
                "estimatedSectionFooterHeight": .number("estimatedSectionFooterHeight", missing: nil, system: "-1"),
                "contentViewInsetsToSafeArea": .flag("insetsContentViewsToSafeArea", missing: true, system: true),
                "layoutMarginsFollowReadableWidth": .flag(
                    "cellLayoutMarginsFollowReadableWidth", missing: false, system: false),
                "allowsSelection": .flag("allowsSelection", missing: true, system: true),
                "allowsMultipleSelection": .flag("allowsMultipleSelection", missing: false, system: false),
                "allowsSelectionDuringEditing": .flag("allowsSelectionDuringEditing", missing: false, system: false),
                "allowsMultipleSelectionDuringEditing": .flag(
                    "allowsMultipleSelectionDuringEditing", missing: false, system: false),
                "sectionIndexMinimumDisplayRowCount": .number(
                    "sectionIndexMinimumDisplayRowCount", missing: "0", system: "0"),
            ],
            [
                "separatorColor": .color("separatorColor"), "separatorInset": .insets("separatorInset"),
                "sectionIndexColor": .color("sectionIndexColor"),
                "sectionIndexBackgroundColor": .color("sectionIndexBackgroundColor"),
                "sectionIndexTrackingBackgroundColor": .color("sectionIndexTrackingBackgroundColor"),
            ], ofScrollView: true),
        "collectionView": ViewRules(
            "UICollectionView", "collectionView",
            [
                "dataMode": .ignored,
                "allowsSelection": .flag("allowsSelection", missing: true, system: true),
                "allowsMultipleSelection": .flag("allowsMultipleSelection", missing: false, system: false),
                "prefetchingEnabled": .flag("isPrefetchingEnabled", missing: true, system: true),
            ], ["collectionViewLayout": .ignored, "cells": .ignored], ofScrollView: true),
        "visualEffectView": ViewRules(
            "UIVisualEffectView", "effectView", [:], ["contentView": .ignored, "blurEffect": .ignored]),
        "searchBar": ViewRules(
            "UISearchBar", "searchBar",
            [
                "text": .text("text"), "placeholder": .text("placeholder"), "prompt": .text("prompt"),
                "searchBarStyle": .word(
                    "searchBarStyle", same("default", "prominent", "minimal"), missing: "default", system: "default"),
                "showsCancelButton": .flag("showsCancelButton", missing: false, system: false),
                "showsBookmarkButton": .flag("showsBookmarkButton", missing: false, system: false),
                "showsSearchResultsButton": .flag("showsSearchResultsButton", missing: false, system: false),
                "translucent": .flag("isTranslucent", missing: true, system: true),
                "backgroundImage": .image("backgroundImage"),
            ], ["textInputTraits": .ignored, "barTintColor": .color("barTintColor")]),
        "mapView": ViewRules(
            "MKMapView", "mapView",
            [
                "mapType": .word("mapType", same("standard", "satellite", "hybrid"), missing: nil, system: "standard"),
                "showsUserLocation": .flag("showsUserLocation", missing: false, system: false),
                "zoomEnabled": .flag("isZoomEnabled", missing: true, system: true),
                "scrollEnabled": .flag("isScrollEnabled", missing: true, system: true),
                "rotateEnabled": .flag("isRotateEnabled", missing: true, system: true),
                "pitchEnabled": .flag("isPitchEnabled", missing: true, system: true),
                "showsPointsOfInterest": .flag("showsPointsOfInterest", missing: true, system: true),
                "showsBuildings": .flag("showsBuildings", missing: true, system: true),
                "showsCompass": .flag("showsCompass", missing: true, system: true),
                "showsScale": .flag("showsScale", missing: false, system: false),
                "showsTraffic": .flag("showsTraffic", missing: false, system: false),
            ]),
        "segmentedControl": ViewRules(
            "UISegmentedControl", "segmentedControl",
            fixedControl.merging([
                "segmentControlStyle": .ignored,
                "selectedSegmentIndex": .number("selectedSegmentIndex", missing: nil, system: "-1"),
                "momentary": .flag("isMomentary", missing: false, system: false),
                "apportionsSegmentWidthsByContent": .flag(
                    "apportionsSegmentWidthsByContent", missing: false, system: false),
            ]) { $1 }, ["segments": .ignored, "selectedSegmentTintColor": .color("selectedSegmentTintColor")]),
        "toolbar": ViewRules(
            "UIToolbar", "toolbar",
            [
                "translucent": .flag("isTranslucent", missing: true, system: true),
                "barStyle": .word("barStyle", same("default", "black"), missing: "default", system: "default"),
            ], ["items": .ignored, "barTintColor": .color("barTintColor")]),
        "wkWebView": ViewRules(
            "WKWebView", "webView",
            [
                "allowsBackForwardNavigationGestures": .flag(
                    "allowsBackForwardNavigationGestures", missing: false, system: false),
                "allowsLinkPreview": .flag("allowsLinkPreview", missing: true, system: true),
            ], ["configuration": .ignored]),
        "datePicker": ViewRules(
            "UIDatePicker", "datePicker",
            fixedControl.merging([
                "datePickerMode": .word(
                    "datePickerMode", same("time", "date", "dateAndTime", "countDownTimer"), missing: nil,
                    system: "dateAndTime"),
                "minuteInterval": .number("minuteInterval", missing: "1", system: "1"),
            ]) { $1 }),
    ]
}
