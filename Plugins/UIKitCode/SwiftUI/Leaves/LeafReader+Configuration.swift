import Layout
import SwiftWriting
import TransformKit

extension LeafReader {
    /// A button with a configuration, which says what it shows in a style of its own.
    func configuredButton(_ view: CodedView, _ settings: inout SettingList) throws(Unsaid) -> DrawnView {
        let element = view.element
        var lines = view.preparation
        let head = "var configuration = UIButton.Configuration."
        guard let style = lines.first, style.hasPrefix(head) else { throw Unsaid(reason: "SwiftUI has no such button") }
        lines.removeFirst()
        var values: [String: String] = [:]
        for line in lines {
            let words = line.drop { $0 == " " }
            for start in ["configuration.", "attributes."] where words.hasPrefix(start) {
                guard let equals = words.range(of: " = ") else { continue }
                let name = words[words.index(words.startIndex, offsetBy: start.count)..<equals.lowerBound]
                values[String(name)] = String(words[equals.upperBound...])
            }
        }
        values["titleTextAttributesTransformer"] = nil
        let title = values.removeValue(forKey: "title")
        let shown = settings.take(call: "setTitle")
        let image = values.removeValue(forKey: "image") ?? settings.take(call: "setImage")
        let name = state.name(element, .title, initial: title ?? shown ?? "nil")
        let font = values.removeValue(forKey: "font") ?? ".systemFont(ofSize: 17)"
        guard let fontCalls = SwiftUIValue.font(font, isModern: isModern) else {
            throw Unsaid(reason: "SwiftUI has no word for its font")
        }
        let isFilled = style.hasPrefix(head + "filled")
        guard isFilled || style.hasPrefix(head + "plain") || style.hasPrefix(head + "borderless"),
            state.name(element, .image, initial: "nil") == nil
        else { throw Unsaid(reason: "SwiftUI has no button of its style") }
        for ignored in ["titleLabel?.lineBreakMode", "titleLabel?.font", "isPointerInteractionEnabled"] {
            _ = settings.take(ignored)
        }
        for ignored in ["setTitleColor", "setTitleShadowColor"] { _ = settings.take(call: ignored) }
        let tint = settings.take("tintColor")
        let foreground = values.removeValue(forKey: "baseForegroundColor") ?? (isFilled ? ".white" : tint)
        var calls = foreground.map { [".foregroundColor(\(SwiftUIValue.color($0)))"] } ?? []
        let text = name.map { "Text(state.\($0) ?? \"\")" } ?? (title ?? shown).map(SwiftUIValue.text)
        let picture = try image.map { expression throws(Unsaid) in
            guard let picture = SwiftUIValue.image(expression) else {
                throw Unsaid(reason: "SwiftUI has no such image")
            }
            return picture
        }
        var content: [String]
        switch (picture, text) {
        case (nil, nil): throw Unsaid(reason: "it shows nothing")
        case (let picture?, nil): content = [picture]
        case (nil, let text?):
            content = [text]
            calls = fontCalls + calls
        case (let picture?, let text?):
            let padding = values.removeValue(forKey: "imagePadding") ?? "0"
            content =
                ["HStack(spacing: \(padding)) {", "    \(picture)", "    \(text)"]
                + fontCalls.map { "        " + $0 } + ["}"]
        }
        _ = values.removeValue(forKey: "imagePadding")
        var drawn = DrawnView(action: actions.call(of: element) ?? "{}", textPosition: .center)
        drawn.inset = EdgeDistances(top: 7, left: 12, bottom: 7, right: 12)
        if let insets = values.removeValue(forKey: "contentInsets") {
            guard let edges = Self.edges(insets) else { throw Unsaid(reason: "its insets are no numbers") }
            drawn.inset = edges
        }
        if isFilled {
            let background = values.removeValue(forKey: "baseBackgroundColor") ?? tint
            drawn.decorations.append(".background(\(background.map(SwiftUIValue.color) ?? "Color.accentColor"))")
            let isCapsule = values.removeValue(forKey: "cornerStyle") == ".capsule"
            let radius = values.removeValue(forKey: "background.cornerRadius") ?? "6"
            drawn.decorations.append(isCapsule ? ".clipShape(Capsule())" : ".cornerRadius(\(radius))")
        }
        if let other = values.keys.min() { throw Unsaid(reason: "SwiftUI has no word for its `\(other)`") }
        drawn.leaf = ContentLeaf(element: element, sizing: .content, lines: content, calls: calls, inset: drawn.inset)
        return drawn
    }
}
