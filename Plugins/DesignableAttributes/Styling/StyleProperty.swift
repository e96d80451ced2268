import TransformKit

/// A property that code sets on a view and that a document can say.
///
/// What documents write for it, and what they mean where they write nothing, is from the 7,889 documents behind
/// `ib-tables`: an attribute is missing where the value is the default.
struct StyleProperty: Hashable {
    /// The way in which a document says a value.
    enum Kind: Hashable {
        /// `YES` or `NO`; what is missing means the default.
        case flag(String, default: Bool)
        /// A number with a fraction.
        case number(String, default: Double)
        /// A whole number.
        case count(String, default: Int)
        /// A word for each case of the enumeration; the one that is missing where documents mean it, if any.
        case choice(String, [String: String], missing: String?)
        case text(String)
        /// A `<color>` of this key.
        case color(String)
        case font
        /// An attribute of the `textInputTraits`.
        case traitFlag(String)
        case traitChoice(String, [String: String])
        /// By a property of the view that stands for the layer's, as a runtime attribute.
        case layer(LayerProperty)
    }

    /// The way from the view to the property in code: `isHidden`, `layer.cornerRadius`, `titleLabel.font`.
    let path: String
    let kind: Kind
    /// The elements that have it; nil for all views.
    let elements: Set<String>?
    /// Members of the view through which the same may be set or read.
    let words: Set<String>

    private init(_ path: String, _ kind: Kind, of elements: Set<String>? = nil, with others: Set<String> = []) {
        self.path = path
        self.kind = kind
        self.elements = elements
        words = others.union([path.split(separator: ".").first.map(String.init) ?? path])
    }

    /// Members through which it may be set or read on elements of a name. A text view gives its text other attributes
    /// when it gets one.
    func words(on element: String) -> Set<String> {
        element == "textView" && ["font", "textAlignment", "textColor"].contains(path) ? words.union(["text"]) : words
    }

    /// Finds the property that a path in code means.
    static func named(_ path: String) -> [StyleProperty] { byPath[path] ?? [] }

    private static let byPath = Dictionary(grouping: all, by: \.path)

    private static let texts: Set = ["label", "textField", "textView"]
    private static let scrolling: Set = ["collectionView", "scrollView", "tableView", "textView"]
    private static let modes = Dictionary(
        uniqueKeysWithValues: [
            "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right",
            "topLeft", "topRight", "bottomLeft", "bottomRight",
        ].map { ($0, $0) })

    static let all: [StyleProperty] = [
        StyleProperty("isHidden", .flag("hidden", default: false), with: ["hidden"]),
        StyleProperty("alpha", .number("alpha", default: 1)),
        StyleProperty(
            "isUserInteractionEnabled", .flag("userInteractionEnabled", default: true), with: ["userInteractionEnabled"]
        ),
        StyleProperty(
            "isEnabled", .flag("enabled", default: true),
            of: ["barButtonItem", "button", "label", "segmentedControl", "switch", "textField"],
            with: ["enabled"]),
        StyleProperty("clipsToBounds", .flag("clipsSubviews", default: false), with: ["layer"]),
        StyleProperty("layer.masksToBounds", .flag("clipsSubviews", default: false), with: ["clipsToBounds"]),
        StyleProperty("contentMode", .choice("contentMode", modes, missing: nil)),
        StyleProperty("backgroundColor", .color("backgroundColor"), with: ["layer"]),
        StyleProperty("tintColor", .color("tintColor")),
        StyleProperty("textColor", .color("textColor"), of: texts, with: ["attributedText"]),
        StyleProperty("font", .font, of: texts, with: ["attributedText"]),
        StyleProperty("titleLabel.font", .font, of: ["button"]),
        StyleProperty("text", .text("text"), of: ["label", "textField"], with: ["attributedText"]),
        StyleProperty("placeholder", .text("placeholder"), of: ["textField"], with: ["attributedPlaceholder"]),
        StyleProperty(
            "textAlignment",
            .choice(
                "textAlignment",
                ["left": "left", "center": "center", "right": "right", "justified": "justified", "natural": "natural"],
                missing: "left"), of: texts, with: ["attributedText"]),
        StyleProperty("numberOfLines", .count("numberOfLines", default: 1), of: ["label"]),
        StyleProperty(
            "lineBreakMode",
            .choice(
                "lineBreakMode",
                [
                    "byWordWrapping": "wordWrap", "byCharWrapping": "characterWrap", "byClipping": "clip",
                    "byTruncatingHead": "headTruncation", "byTruncatingTail": "tailTruncation",
                    "byTruncatingMiddle": "middleTruncation",
                ], missing: nil), of: ["label"], with: ["attributedText"]),
        StyleProperty(
            "adjustsFontSizeToFitWidth", .flag("adjustsFontSizeToFit", default: true), of: ["label"]),
        StyleProperty(
            "adjustsFontForContentSizeCategory", .flag("adjustsFontForContentSizeCategory", default: false), of: texts,
            with: ["attributedText", "font"]),
        StyleProperty("isScrollEnabled", .flag("scrollEnabled", default: true), of: scrolling),
        StyleProperty("bounces", .flag("bounces", default: true), of: scrolling),
        StyleProperty("alwaysBounceVertical", .flag("alwaysBounceVertical", default: false), of: scrolling),
        StyleProperty(
            "alwaysBounceHorizontal", .flag("alwaysBounceHorizontal", default: false),
            of: ["collectionView", "scrollView"]),
        StyleProperty(
            "isPagingEnabled", .flag("pagingEnabled", default: false),
            of: ["collectionView", "scrollView", "tableView"]),
        StyleProperty(
            "showsHorizontalScrollIndicator", .flag("showsHorizontalScrollIndicator", default: true), of: scrolling),
        StyleProperty(
            "showsVerticalScrollIndicator", .flag("showsVerticalScrollIndicator", default: true), of: scrolling),
        StyleProperty(
            "keyboardDismissMode",
            .choice(
                "keyboardDismissMode", ["none": "none", "onDrag": "onDrag", "interactive": "interactive"],
                missing: "none"), of: scrolling),
        StyleProperty("allowsSelection", .flag("allowsSelection", default: true), of: ["tableView"]),
        StyleProperty("separatorStyle", .choice("separatorStyle", ["none": "none"], missing: nil), of: ["tableView"]),
        StyleProperty(
            "clearButtonMode",
            .choice(
                "clearButtonMode",
                [
                    "never": "never", "whileEditing": "whileEditing", "unlessEditing": "unlessEditing",
                    "always": "always",
                ],
                missing: "never"), of: ["textField"]),
        StyleProperty("isEditable", .flag("editable", default: true), of: ["textView"]),
        StyleProperty("isSecureTextEntry", .traitFlag("secureTextEntry"), of: ["textField"]),
        StyleProperty(
            "keyboardType",
            .traitChoice(
                "keyboardType",
                [
                    "numberPad": "numberPad", "emailAddress": "emailAddress", "phonePad": "phonePad", "URL": "URL",
                    "decimalPad": "decimalPad",
                ]), of: ["textField", "textView"]),
        StyleProperty(
            "returnKeyType",
            .traitChoice(
                "returnKeyType",
                [
                    "done": "done", "next": "next", "search": "search", "go": "go", "send": "send",
                    "continue": "continue",
                ]),
            of: ["textField", "textView"]),
        StyleProperty("isOn", .flag("on", default: false), of: ["switch"], with: ["setOn"]),
        StyleProperty("layer.cornerRadius", .layer(.cornerRadius)),
        StyleProperty("layer.borderWidth", .layer(.borderWidth)),
        StyleProperty("layer.borderColor", .layer(.borderColor)),
    ]
}
