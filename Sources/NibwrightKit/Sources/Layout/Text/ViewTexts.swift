import InterfaceBuilder

/// Texts of views: those of another language where the environment has them, else the document's.
struct ViewTexts {
    let environment: LayoutEnvironment

    /// A text of a view by the key that tables use, which is also the attribute's name; nil for none.
    func text(_ key: String, of view: Element) -> String? {
        if let translated = environment.texts(view, key) { return translated }
        if let written = view.attribute(named: key) { return written }
        return view.children.first { $0.isNamed("string") && $0["key"] == key }?.text
    }

    /// The title of a button in its normal state.
    func normalTitle(of button: Element) -> String? {
        if let translated = environment.texts(button, "normalTitle") { return translated }
        guard let state = button.normalState else { return nil }
        let fragments = fragments("attributedTitle", of: state)
        if !fragments.isEmpty { return fragments.map(\.text).joined() }
        return state["title"] ?? state.children.first { $0.isNamed("string") && $0["key"] == "title" }?.text
    }

    /// The pieces of an attributed text with their fonts, where the view has one.
    func fragments(_ key: String, of view: Element) -> [(text: String, font: FontDescription?)] {
        guard let attributed = view.children.first(where: { $0.isNamed("attributedString") && $0["key"] == key })
        else { return [] }
        return attributed.children(named: "fragment").map { fragment in
            let text = fragment["content"] ?? fragment.children.first { $0["key"] == "content" }?.text ?? ""
            let font = fragment.child(named: "attributes")?.children.first { $0["key"] == "NSFont" }
            return (text, font.flatMap(self.font))
        }
    }

    /// The font of a view's text.
    func font(of view: Element, standard: FontDescription) -> FontDescription {
        let varied = environment.sizeClasses.variations(of: view).compactMap { $0.child(named: "fontDescription") }.last
        return (varied ?? view.child(named: "fontDescription")).flatMap(font) ?? standard
    }

    /// The font that an element describes, in the text size of the environment.
    func font(_ element: Element) -> FontDescription? { FontDescription(element, environment.textSize) }
}

extension Element {
    /// What a button shows while nothing happens to it; nil for none.
    var normalState: Element? { children(named: "state").first { $0["key"] == "normal" } }
}
