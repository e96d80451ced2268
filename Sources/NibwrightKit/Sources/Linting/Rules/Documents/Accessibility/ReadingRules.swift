import TransformKit

/// Finds texts in a style that stay as they are when the reader chooses another size.
struct FixedTextStyleRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "fixed-text-style",
        summary: "A text in a text style that does not follow the reader's text size while the app runs.",
        rationale: """
            A style is read once, when the document is loaded. With `Automatically Adjusts Font` the text grows as soon as \
            somebody changes the size in Settings, and without it only after the next start.
            """,
        level: .note, isOnByDefault: false)

    init(options: OptionValues) {}

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        guard [.iOS, .tvOS].contains(document.kind.platform), !document.isLaunchScreen else { return [] }
        return document.elements.compactMap { view in
            guard ["label", "textField", "textView"].contains(view.name),
                view["adjustsFontForContentSizeCategory"] != "YES",
                let style = view.child(named: "fontDescription")?["style"]
            else { return nil }
            let name = style.replacing("UICTFontTextStyle", with: "")
            return LintFinding(
                view.place, "The text has the style \(name) and does not follow a change of the reader's text size."
            ).fixed(
                by: LintFix("let the text follow the reader's text size", .review, editing: document) {
                    $0.setAttribute("adjustsFontForContentSizeCategory", on: view, to: "YES")
                })
        }
    }
}

/// Finds labels for VoiceOver that say what VoiceOver says by itself.
struct LabelNamesKindRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "accessibility-label-names-kind",
        summary: "An accessibility label that names the kind of its object, which VoiceOver says by itself.",
        rationale: """
            VoiceOver reads a button's label and then the word *button*: “Play button, button”. Say only what it does.
            """,
        level: .warning, isOnByDefault: false)

    private static let kinds: [String: [String]] = [
        "button": ["button"], "barButtonItem": ["button"], "imageView": ["image", "icon", "picture"],
        "textField": ["text field", "textfield"], "slider": ["slider"], "switch": ["switch"],
    ]

    init(options: OptionValues) {}

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        document.elements.compactMap { view in
            guard let words = Self.kinds[view.name], let label = AccessibilityConfiguration(view).label,
                let word = words.first(where: { label.lowercased().hasSuffix(" " + $0) })
            else { return nil }
            return LintFinding(
                view.place,
                "VoiceOver says “\(word)” by itself after the label “\(label)”. Say only what it is for.")
        }
    }
}

/// Finds secure text fields that do not say what they are for.
struct SecureFieldContentTypeRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "secure-field-content-type",
        summary: "A secure text field without a content type.",
        rationale: """
            With the content type *Password*, *New Password* or *One Time Code* the keyboard offers saved and strong passwords and \
            codes of messages; without it the system guesses from the fields around. Choose the type in the attributes \
            inspector.
            """,
        level: .note, isOnByDefault: false)

    init(options: OptionValues) {}

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        guard document.kind.platform == .iOS else { return [] }
        return document.elements.compactMap { field in
            guard field.isNamed("textField"), let traits = field.child(named: "textInputTraits"),
                traits["secureTextEntry"] == "YES", traits["textContentType"] == nil
            else { return nil }
            return LintFinding(
                field.place,
                "This secure field has no content type, so passwords may not be offered for it. Choose one.")
        }
    }
}

/// Finds buttons that are small for a finger.
struct SmallTargetRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "small-target",
        summary: "A button that is smaller than a finger needs.",
        rationale: """
            Apple's guidelines ask for 44 by 44 points. The size is the one that the button has when its scene is laid out as on \
            the canvas; a button in a bar has the bar's height, and is left out.
            """,
        level: .note, isOnByDefault: false,
        options: [OptionDescription("minimum", .number, default: .number(44), "The smallest side in points.")])

    private let minimum: Double

    init(options: OptionValues) { minimum = options.number("minimum") ?? 44 }

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        guard document.kind.platform == .iOS, !document.isLaunchScreen else { return [] }
        let layouts = DocumentLayouts(document)
        return document.elements.compactMap { button in
            guard button.isNamed("button"), button["userInteractionEnabled"] != "NO", let layout = layouts[button],
                layout.isVisible, layout.frame.width > 0, layout.frame.height > 0
            else { return nil }
            switch layout.source {
            case .unknown, .ambiguous: return nil
            case .container, .stored, .autoresized, .solved: break
            }
            let (width, height) = (layout.frame.width, layout.frame.height)
            guard width < minimum - 0.5 || height < minimum - 0.5 else { return nil }
            return LintFinding(
                button.place,
                "The button has \(width.rounded().formatted) by \(height.rounded().formatted) points; a finger needs "
                    + "\(minimum.formatted) by \(minimum.formatted).")
        }
    }
}
