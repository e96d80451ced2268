/// The words of Interface Builder's inspectors for names that documents write.
enum FieldWords {
    /// `userInteractionEnabled` as the inspector calls it, else in words: `text alignment` for `textAlignment`.
    static func label(of name: String) -> String { labels[name] ?? spaced(name) }

    /// `tableViewCell` as words: `table view cell`.
    static func kind(ofElement name: String) -> String { kinds[name] ?? spaced(name) }

    /// A value as people read it: on and off for switches, quotes around texts.
    static func value(_ value: String, of name: String) -> String {
        switch value {
        case "YES" where !texts.contains(name): "on"
        case "NO" where !texts.contains(name): "off"
        default:
            texts.contains(name) || value.isEmpty || value.contains(" ") ? quoted(value) : shortened(value)
        }
    }

    /// Whether an attribute holds a text that a user reads.
    static func isText(_ name: String) -> Bool { texts.contains(name) }

    static func quoted(_ text: String) -> String {
        let short = text.count > 60 ? text.prefix(59) + "…" : text[...]
        return "“" + short.map { $0.isNewline ? " " : String($0) }.joined() + "”"
    }

    /// The parts around the first difference of two long texts that begin alike; nil for texts that are shown whole.
    static func parts(_ old: String, _ new: String) -> (String, String)? {
        let common = zip(old, new).prefix { $0 == $1 }.count
        guard max(old.count, new.count) > 60, common > 20 else { return nil }
        let start = common - 15
        return (quoted("…" + old.dropFirst(start)), quoted("…" + new.dropFirst(start)))
    }

    /// `0.8` for the `0.80000000000000004` that Xcode writes.
    private static func shortened(_ value: String) -> String {
        guard value.count > 8, value.contains("."), let number = Double(value), number.isFinite else { return value }
        return "\((number * 10_000).rounded() / 10_000)"
    }

    private static func spaced(_ name: String) -> String {
        var words = ""
        let characters = Array(name)
        for (place, character) in characters.enumerated() {
            let next = place + 1 < characters.count ? characters[place + 1] : nil
            let previous = place > 0 ? characters[place - 1] : nil
            if character.isUppercase, previous?.isLowercase == true || next?.isLowercase == true, place > 0 {
                words += " "
            }
            let isShout = previous?.isUppercase == true || next?.isUppercase == true
            words += isShout && character.isUppercase ? String(character) : character.lowercased()
        }
        return words
    }

    private static let texts: Set = [
        "title", "text", "placeholder", "prompt", "headerTitle", "footerTitle", "label", "hint", "toolTip",
        "placeholderString", "alternateTitle", "subtitle", "attributedTitle",
    ]

    private static let labels: [String: String] = [
        "userInteractionEnabled": "user interaction", "clipsSubviews": "clips to bounds", "opaque": "opaque",
        "translatesAutoresizingMaskIntoConstraints": "frame from the autoresizing mask",
        "customClass": "class", "customModule": "module", "userLabel": "label in Xcode",
        "storyboardIdentifier": "storyboard identifier", "restorationIdentifier": "restoration identifier",
        "reuseIdentifier": "reuse identifier", "initialViewController": "initial scene",
        "horizontalHuggingPriority": "horizontal hugging", "verticalHuggingPriority": "vertical hugging",
        "horizontalCompressionResistancePriority": "horizontal compression resistance",
        "verticalCompressionResistancePriority": "vertical compression resistance", "buttonType": "style",
        "insetsLayoutMarginsFromSafeArea": "margins relative to the safe area",
        "preservesSuperviewLayoutMargins": "superview's margins preserved", "useAutolayout": "Auto Layout",
        "useSafeAreas": "safe area guides", "fontDescription": "font", "useTraitCollections": "size classes",
    ]

    private static let kinds: [String: String] = [
        "view": "view", "imageView": "image view", "pongPressGestureRecognizer": "long press gesture recognizer",
        "viewControllerPlaceholder": "storyboard reference", "placeholder": "placeholder", "document": "document",
        "wkWebView": "web view", "mapView": "map view", "mtkView": "Metal view", "arscnView": "AR view",
        "tableViewCellContentView": "content view", "viewLayoutGuide": "layout guide",
    ]
}
