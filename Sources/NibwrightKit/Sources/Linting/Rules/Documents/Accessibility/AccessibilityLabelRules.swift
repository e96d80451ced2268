import TransformKit

/// Finds images that VoiceOver reads out by the name of their file.
struct ImageAccessibilityLabelRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "image-accessibility-label",
        summary: "An image view that is an accessibility element and has no accessibility label.",
        rationale: """
            VoiceOver reads the name of the image file. Give the image a label, or turn accessibility off for it \
            if it is decoration. System symbols bring a label along.
            """,
        level: .warning, aliases: ["xiblint:accessibility_labels_for_images"])

    init(options: OptionValues) {}

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        // VoiceOver does not read a launch screen.
        if document.isLaunchScreen { return [] }
        lazy var outlets = document.outletDestinations
        return document.elements.filter { $0.isNamed("imageView") }.compactMap { view in
            let configuration = AccessibilityConfiguration(view)
            guard configuration.isElement == true, configuration.label == nil, view["catalog"] != "system",
                !view.mayGetLabel(from: outlets)
            else { return nil }
            return LintFinding(
                view.place,
                "VoiceOver stops at this image and has nothing to say but the name of its file. "
                    + "Give it an accessibility label, or turn accessibility off for it.")
        }
    }
}

/// Finds buttons that VoiceOver reads out by the name of an image file.
struct ImageButtonAccessibilityLabelRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "image-button-accessibility-label",
        summary: "A button with an image, no title and no accessibility label.",
        rationale: """
            VoiceOver reads the name of the image file. Give the button a label, or turn accessibility off for it. \
            Where a subclass or an outlet may give the label in code, the finding is a note. System symbols bring a \
            label along.
            """,
        level: .warning, isOnByDefault: false, aliases: ["xiblint:accessibility_labels_for_image_buttons"])

    init(options: OptionValues) {}

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        guard document.kind.platform != .macOS, !document.isLaunchScreen else { return [] }
        lazy var outlets = document.outletDestinations
        return document.elements.filter { $0.isNamed("button") || $0.isNamed("barButtonItem") }.compactMap { button in
            let configuration = AccessibilityConfiguration(button)
            guard configuration.isElement != false, configuration.label == nil, let image = imageWithoutTitle(button)
            else { return nil }
            return LintFinding(
                button.place,
                "This button has the image `\(image)`, no title and no accessibility label, so VoiceOver reads the "
                    + "name of the file. Give it a label.",
                doubt: Doubt.first((button.mayGetLabel(from: outlets), "code may give it one")))
        }
    }

    /// The image of a button that shows no text in its normal state; nil where it has a title or no image of the app's.
    private func imageWithoutTitle(_ button: Element) -> String? {
        let states = button.children.filter { child in
            child.isNamed("state") && child["key"] == "normal" || child.isNamed("buttonConfiguration")
        }
        let parts = [button] + states
        let hasTitle = parts.contains { part in
            !(part["title"] ?? "").isEmpty
                || part.children.contains { ["title", "attributedTitle"].contains($0["key"]) }
        }
        if hasTitle { return nil }
        for part in parts {
            let nested = part.children(named: "imageReference")
            if part["catalog"] == "system" || nested.contains(where: { $0["catalog"] == "system" }) { return nil }
            if let image = part["image"] ?? nested.first?["image"] ?? part["backgroundImage"] { return image }
        }
        return nil
    }
}

/// Finds text fields whose placeholder alone says what they are for.
struct PlaceholderAccessibilityLabelRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "placeholder-accessibility-label",
        summary: "A text field or text view with a placeholder and no accessibility label.",
        rationale: """
            VoiceOver reads the placeholder only while the field is empty; afterwards nobody hears what the field \
            is for. Give it a label.
            """,
        level: .warning, isOnByDefault: false, aliases: ["xiblint:accessibility_labels_for_text_with_placeholder"])

    init(options: OptionValues) {}

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        guard document.kind.platform != .macOS, !document.isLaunchScreen else { return [] }
        lazy var outlets = document.outletDestinations
        return document.elements.filter { $0.isNamed("textField") || $0.isNamed("textView") }.compactMap { field in
            let configuration = AccessibilityConfiguration(field)
            guard let placeholder = field["placeholder"] ?? field.runtimeAttribute("placeholder"), !placeholder.isEmpty,
                configuration.label == nil, configuration.isElement != false
            else { return nil }
            return LintFinding(
                field.place,
                "Once there is text, VoiceOver no longer reads the placeholder \"\(placeholder)\". "
                    + "Give the field an accessibility label.",
                doubt: Doubt.first((field.mayGetLabel(from: outlets), "code may give it one")))
        }
    }
}
