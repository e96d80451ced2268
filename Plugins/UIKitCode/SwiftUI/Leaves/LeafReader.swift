import Layout
import SwiftWriting
import TransformKit

/// Reads views without others in them as views of SwiftUI.
struct LeafReader {
    /// Whether all systems of the app have what iOS 14 brought: progress views, colors of toggles.
    let isModern: Bool
    /// Whether they have what iOS 15 brought.
    let hasSubmitLabels: Bool
    /// Whether a property of the project's own, `cornerRadius`, is the one of the layer.
    let hasCornerRadius: Bool
    let state: ScreenState
    let actions: ScreenActions
    let layouts: [ContentLayout]

    /// Why a view stays one of UIKit.
    struct Unsaid: Error {
        let reason: String
    }

    /// - Parameter rects: where the view is on each screen.
    func read(_ view: CodedView, _ rects: [Rect]) throws(Unsaid) -> DrawnView {
        let element = view.element
        if let name = element.customClass { throw Unsaid(reason: "its class is \(name)") }
        if let reason = state.obstacle(of: element) ?? actions.obstacle(of: element) { throw Unsaid(reason: reason) }
        var settings = SettingList(view.settings)
        var drawn: DrawnView
        switch element.name {
        case "label": drawn = try label(element, &settings)
        case "button": drawn = try button(view, &settings)
        case "imageView": drawn = try image(element, &settings, rects)
        case "textField": drawn = try textField(element, &settings)
        case "switch": drawn = try toggle(element, &settings)
        case "slider": drawn = try slider(element, &settings)
        case "stepper": drawn = try stepper(element, &settings)
        case "segmentedControl": drawn = try segments(view, &settings)
        case "progressView": drawn = try progress(element, &settings)
        case "activityIndicatorView": drawn = try indicator(view, &settings)
        case "view": drawn = try color(element, &settings)
        default: throw Unsaid(reason: "SwiftUI has no view like a `\(element.name)`")
        }
        try decorate(&drawn, element, &settings)
        if let rest = settings.rest { throw Unsaid(reason: "SwiftUI has no word for its `\(rest)`") }
        return drawn
    }

    // MARK: Containers

    /// A view with others in it, which is a stack with calls behind it.
    func container(_ view: CodedView) throws(Unsaid) -> DrawnView {
        let element = view.element
        if let name = element.customClass { throw Unsaid(reason: "its class is \(name)") }
        if let reason = state.obstacle(of: element) { throw Unsaid(reason: reason) }
        var settings = SettingList(view.settings)
        var drawn = DrawnView()
        switch element.name {
        case "view": break
        case "stackView":
            for known in ["axis", "alignment", "distribution", "spacing", "isLayoutMarginsRelativeArrangement"] {
                _ = settings.take(known)
            }
            if let distribution = element["distribution"], distribution == "fillProportionally" {
                throw Unsaid(reason: "it shares its room by how large its views are")
            }
        case "scrollView":
            for known in [
                "alwaysBounceVertical", "showsVerticalScrollIndicator", "showsHorizontalScrollIndicator",
                "clipsToBounds", "directionalLockEnabled", "isDirectionalLockEnabled", "keyboardDismissMode",
            ] { _ = settings.take(known) }
        default: throw Unsaid(reason: "SwiftUI has no view like a `\(element.name)`")
        }
        for margins in ["layoutMargins", "directionalLayoutMargins"] { _ = settings.take(margins) }
        try decorate(&drawn, element, &settings)
        if let rest = settings.rest { throw Unsaid(reason: "SwiftUI has no word for its `\(rest)`") }
        return drawn
    }

    // MARK: All views

    /// Reads what every view may have; what is left of the settings has no counterpart.
    func decorate(_ drawn: inout DrawnView, _ element: Element, _ settings: inout SettingList) throws(Unsaid) {
        if let background = settings.take("backgroundColor") {
            if let name = state.name(element, .backgroundColor, initial: background) {
                drawn.decorations.append(".background(Color(state.\(name) ?? .clear))")
            } else if background != ".clear" {
                drawn.decorations.append(".background(\(SwiftUIValue.color(background)))")
            }
        } else if drawn.leaf == nil || !element.isNamed("view"),
            let name = state.name(element, .backgroundColor, initial: "nil")
        {
            // A view without others in it is its color already.
            drawn.decorations.append(".background(Color(state.\(name) ?? .clear))")
        }
        let clips =
            [settings.take("clipsToBounds"), settings.take("layer.masksToBounds")].contains("true")
            || state.clips(element)
        let radius =
            settings.take("layer.cornerRadius") ?? (hasCornerRadius ? settings.take("cornerRadius") : nil)
        if let name = state.name(element, .cornerRadius, initial: radius ?? "0") {
            drawn.decorations.append(".cornerRadius(state.\(name))")
        } else if let radius {
            drawn.decorations.append(".cornerRadius(\(radius))")
        } else if clips, element.isNamed("imageView") {
            drawn.decorations.append(".clipped()")
        }
        if let label = settings.take("accessibilityLabel") {
            let text = SwiftUIValue.text(label)
            drawn.closing.append(isModern ? ".accessibilityLabel(\(text))" : ".accessibility(label: \(text))")
        }
        if let hint = settings.take("accessibilityHint") {
            let text = SwiftUIValue.text(hint)
            drawn.closing.append(isModern ? ".accessibilityHint(\(text))" : ".accessibility(hint: \(text))")
        }
        if let identifier = settings.take("accessibilityIdentifier") {
            drawn.closing.append(
                isModern ? ".accessibilityIdentifier(\(identifier))" : ".accessibility(identifier: \(identifier))")
        }
        let takesTouches = settings.take("isUserInteractionEnabled")
        let missing = ["label", "imageView"].contains(element.name) ? "false" : "true"
        if let name = state.name(element, .isUserInteractionEnabled, initial: takesTouches ?? missing) {
            drawn.closing.append(".allowsHitTesting(state.\(name))")
        } else if takesTouches == "false" {
            drawn.closing.append(".allowsHitTesting(false)")
        }
        let enabled = settings.take("isEnabled") ?? "true"
        if let name = state.name(element, .isEnabled, initial: enabled) {
            drawn.closing.append(".disabled(!state.\(name))")
        } else if enabled == "false" {
            drawn.closing.append(".disabled(true)")
        }
        let isArranged = element.parent?.parent?.isNamed("stackView") ?? false
        let hidden = settings.take("isHidden") ?? "false"
        if let name = state.name(element, .isHidden, initial: hidden) {
            if isArranged {
                drawn.condition = "!state.\(name)"
            } else {
                drawn.closing.append(".opacity(state.\(name) ? 0 : 1)")
            }
        } else if hidden == "true" {
            if isArranged { throw Unsaid(reason: "it is hidden, and nothing is known that shows it") }
            drawn.closing.append(".hidden()")
        }
        let alpha = settings.take("alpha") ?? "1"
        if let name = state.name(element, .alpha, initial: alpha) {
            drawn.closing.append(".opacity(Double(state.\(name)))")
        } else if alpha != "1" {
            drawn.closing.append(".opacity(\(alpha))")
        }
        for member in StateMember.allCases where state.animated(element).contains(member) {
            guard drawn.condition == nil, let name = state.known(element, member) else {
                throw Unsaid(reason: "`UIView.animate` changes it bit by bit")
            }
            drawn.closing.append(".animation(.default, value: state.\(name))")
        }
    }

    func font(_ settings: inout SettingList, _ property: String = "font", size: Int = 17) throws(Unsaid)
        -> [String]
    {
        let expression = settings.take(property) ?? ".systemFont(ofSize: \(size))"
        _ = settings.take("adjustsFontForContentSizeCategory")
        guard let calls = SwiftUIValue.font(expression, isModern: isModern) else {
            throw Unsaid(reason: "SwiftUI has no word for its font")
        }
        return calls
    }

    private func textColor(_ element: Element, _ settings: inout SettingList) -> [String] {
        let color = settings.take("textColor")
        if let name = state.name(element, .textColor, initial: color ?? ".label") {
            return [".foregroundColor(Color(state.\(name) ?? .label))"]
        }
        // What SwiftUI has by itself.
        guard let color, color != ".label" else { return [] }
        return [".foregroundColor(\(SwiftUIValue.color(color)))"]
    }

    private func position(_ alignment: String?) -> ContentNode.Position {
        switch alignment {
        case ".center": .center
        case ".right": .end
        default: .start
        }
    }

    private static func alignment(_ position: ContentNode.Position) -> [String] {
        switch position {
        case .start: []
        case .center: [".multilineTextAlignment(.center)"]
        case .end: [".multilineTextAlignment(.trailing)"]
        }
    }

    // MARK: Texts

    private func label(_ element: Element, _ settings: inout SettingList) throws(Unsaid) -> DrawnView {
        let text = settings.take("text") ?? "\"\""
        let name = state.name(element, .text, initial: text)
        var calls = try font(&settings) + textColor(element, &settings)
        let position = position(settings.take("textAlignment"))
        let limit = settings.take("numberOfLines") ?? "1"
        if limit != "1" { calls += Self.alignment(position) }
        if limit != "0" { calls.append(".lineLimit(\(limit))") }
        if settings.take("adjustsFontSizeToFitWidth") == "true" {
            // UIKit shrinks to what it likes where nothing is said; SwiftUI wants a number.
            calls.append(".minimumScaleFactor(\(settings.take("minimumScaleFactor") ?? "0.1"))")
        } else {
            _ = settings.take("minimumScaleFactor")
        }
        if settings.take("allowsDefaultTighteningForTruncation") == "true" { calls.append(".allowsTightening(true)") }
        switch settings.take("lineBreakMode") {
        case ".byTruncatingMiddle": calls.append(".truncationMode(.middle)")
        case ".byTruncatingHead": calls.append(".truncationMode(.head)")
        default: break
        }
        let line = name.map { "Text(state.\($0) ?? \"\")" } ?? SwiftUIValue.text(text)
        return DrawnView(
            leaf: ContentLeaf(element: element, sizing: .text, lines: [line], calls: calls), textPosition: position)
    }

    private func textField(_ element: Element, _ settings: inout SettingList) throws(Unsaid) -> DrawnView {
        guard let name = state.name(element, .text, initial: settings.take("text") ?? "\"\"", isNeeded: true) else {
            throw Unsaid(reason: "its text has no name")
        }
        let placeholder = settings.take("placeholder") ?? "\"\""
        let isSecure = settings.take("isSecureTextEntry") == "true"
        let binding = state.isOptional(element, .text) ? "$state.\(name).orEmpty" : "$state.\(name)"
        let prompt =
            state.name(element, .placeholder, initial: placeholder).map { "state.\($0) ?? \"\"" }
            ?? SwiftUIValue.key(placeholder) ?? placeholder
        let written = actions.binding(binding, of: element)
        var calls = try font(&settings) + textColor(element, &settings)
        calls += Self.alignment(position(settings.take("textAlignment")))
        switch settings.take("borderStyle") {
        case ".roundedRect": calls.append(".textFieldStyle(RoundedBorderTextFieldStyle())")
        case nil: break
        default: throw Unsaid(reason: "SwiftUI has no such border")
        }
        for ignored in ["minimumFontSize", "adjustsFontSizeToFitWidth"] { _ = settings.take(ignored) }
        if let keyboard = settings.take("keyboardType") { calls.append(".keyboardType(\(keyboard))") }
        if let content = settings.take("textContentType") { calls.append(".textContentType(\(content))") }
        if let kind = settings.take("autocapitalizationType") { calls.append(".autocapitalization(\(kind))") }
        if let correction = settings.take("autocorrectionType") {
            calls.append(".disableAutocorrection(\(correction == ".no" ? "true" : "false"))")
        }
        if hasSubmitLabels, let key = settings.take("returnKeyType") {
            let labels = [".done", ".go", ".join", ".next", ".route", ".search", ".send", ".continue"]
            guard labels.contains(key) else { throw Unsaid(reason: "SwiftUI has no such return key") }
            calls.append(".submitLabel(\(key))")
        }
        let line = "\(isSecure ? "SecureField" : "TextField")(\(prompt), text: \(written))"
        return DrawnView(leaf: ContentLeaf(element: element, sizing: .wide, lines: [line], calls: calls))
    }

    // MARK: Buttons

    private func button(_ view: CodedView, _ settings: inout SettingList) throws(Unsaid) -> DrawnView {
        let element = view.element
        if !view.preparation.isEmpty { return try configuredButton(view, &settings) }
        guard ["UIButton()", "UIButton(type: .system)"].contains(view.creation) else {
            throw Unsaid(reason: "SwiftUI has no such button")
        }
        let isSystem = view.creation == "UIButton(type: .system)"
        let title = settings.take(call: "setTitle")
        let name = state.name(element, .title, initial: title ?? "nil")
        let image = settings.take(call: "setImage")
        let imageName = state.name(element, .image, initial: image ?? "nil")
        let color = settings.take(call: "setTitleColor")
        let tint = settings.take("tintColor")
        let tintName = state.name(element, .tintColor, initial: tint ?? "nil")
        let tintCalls =
            tintName.map { [".foregroundColor(state.\($0).map { Color($0) })"] }
            ?? tint.map { [".foregroundColor(\(SwiftUIValue.color($0)))"] } ?? []
        for ignored in ["setTitleShadowColor"] { _ = settings.take(call: ignored) }
        for ignored in [
            "titleLabel?.lineBreakMode", "reversesTitleShadowWhenHighlighted", "adjustsImageWhenHighlighted",
            "adjustsImageWhenDisabled", "isPointerInteractionEnabled",
        ] { _ = settings.take(ignored) }
        var texts: [String] = []
        var calls: [String] = []
        let titleFont = try font(&settings, "titleLabel?.font", size: isSystem ? 15 : 18)
        let titleColor = color ?? (isSystem ? nil : ".white")
        let colorName = state.name(element, .textColor, initial: titleColor ?? "nil")
        if let name {
            texts.append("Text(state.\(name) ?? \"\")")
        } else if let title {
            texts.append(SwiftUIValue.text(title))
        }
        if !texts.isEmpty {
            calls += titleFont
            if let colorName {
                calls.append(".foregroundColor(state.\(colorName).map { Color($0) })")
            } else if let titleColor {
                calls.append(".foregroundColor(\(SwiftUIValue.color(titleColor)))")
            } else {
                calls += tintCalls
            }
        }
        var lines = texts
        if image != nil || imageName != nil {
            let own = imageName.map { "Image(uiImage: state.\($0) ?? UIImage())" }
            guard let picture = own ?? image.flatMap(SwiftUIValue.image) else {
                throw Unsaid(reason: "SwiftUI has no such image")
            }
            // A button of SwiftUI's draws every image in its color; one of UIKit's only does where it is the system's.
            let isSymbol = picture.hasPrefix("Image(systemName")
            let drawn = picture + (isSystem || isSymbol ? "" : ".renderingMode(.original)")
            if texts.isEmpty {
                lines = [drawn]
                calls += tintCalls
            } else {
                lines =
                    ["HStack(spacing: 0) {", "    \(drawn)"] + tintCalls.map { "        " + $0 } + ["    \(texts[0])"]
                    + calls.map { "        " + $0 } + ["}"]
                calls = []
            }
        }
        if lines.isEmpty {
            lines = ["Color.clear"]
        }
        var drawn = DrawnView(action: actions.call(of: element) ?? "{}")
        let isTitled = !texts.isEmpty && image == nil && imageName == nil
        if let insets = settings.take("contentEdgeInsets") {
            guard let edges = Self.edges(insets) else { throw Unsaid(reason: "its insets are no numbers") }
            drawn.inset = edges
        } else if isTitled {
            // UIKit leaves six points above and below a title.
            drawn.inset = EdgeDistances(top: 6, bottom: 6)
        }
        switch settings.take("contentHorizontalAlignment") {
        case nil: drawn.textPosition = .center
        case ".left", ".leading": drawn.textPosition = .start
        case ".right", ".trailing": drawn.textPosition = .end
        default: throw Unsaid(reason: "its content fills it")
        }
        drawn.leaf = ContentLeaf(
            element: element, sizing: lines == ["Color.clear"] ? .open : .content, lines: lines, calls: calls,
            inset: drawn.inset)
        return drawn
    }

    /// The numbers of `UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)`.
    static func edges(_ expression: String) -> EdgeDistances? {
        let numbers = expression.split { "(,)".contains($0) }.dropFirst().compactMap { part in
            part.split(separator: ":").last.flatMap { word -> Double? in
                let text = word.filter { $0 != " " }
                return text == ".leastNormalMagnitude" ? 0 : Double(text)
            }
        }
        guard numbers.count == 4 else { return nil }
        return EdgeDistances(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }

    // MARK: Images and colors

    private func image(
        _ element: Element, _ settings: inout SettingList, _ rects: [Rect]
    ) throws(Unsaid) -> DrawnView {
        let image = settings.take("image")
        let name = state.name(element, .image, initial: image ?? "nil")
        let mode = settings.take("contentMode") ?? ".scaleToFill"
        let color = settings.take("tintColor")
        let tint =
            state.name(element, .tintColor, initial: color ?? "nil").map {
                [".foregroundColor(state.\($0).map { Color($0) })"]
            } ?? color.map { [".foregroundColor(\(SwiftUIValue.color($0)))"] } ?? []
        var line = "Image(uiImage: state.\(name ?? "") ?? UIImage())"
        if name == nil {
            guard let image else {
                return DrawnView(
                    leaf: ContentLeaf(element: element, sizing: .open, lines: ["Color.clear"], calls: []))
            }
            guard let own = SwiftUIValue.image(image) else { throw Unsaid(reason: "SwiftUI has no such image") }
            line = own
            // An image of its own size needs no other.
            let isNatural = zip(layouts, rects).allSatisfy { layout, rect in
                let lengths = layout.environment.contentLengths(of: element)
                return abs((lengths.width ?? -1) - rect.width) < 0.6 && abs((lengths.height ?? -1) - rect.height) < 0.6
            }
            if isNatural, image.hasPrefix("UIImage(named") {
                return DrawnView(leaf: ContentLeaf(element: element, sizing: .content, lines: [line], calls: tint))
            }
        }
        switch mode {
        case ".scaleToFill":
            return DrawnView(
                leaf: ContentLeaf(element: element, sizing: .open, lines: [line], calls: [".resizable()"] + tint))
        case ".scaleAspectFit", ".scaleAspectFill":
            let call = mode == ".scaleAspectFit" ? ".scaledToFit()" : ".scaledToFill()"
            return DrawnView(
                leaf: ContentLeaf(
                    element: element, sizing: .open, lines: [line], calls: [".resizable()", call] + tint),
                isFitted: true)
        case ".center":
            return DrawnView(
                leaf: ContentLeaf(element: element, sizing: .open, lines: [line], calls: tint), isFitted: true)
        default: throw Unsaid(reason: "SwiftUI has no word for its `contentMode`")
        }
    }

    private func color(_ element: Element, _ settings: inout SettingList) throws(Unsaid) -> DrawnView {
        let background = settings.take("backgroundColor")
        let line: String
        if let name = state.name(element, .backgroundColor, initial: background ?? "nil") {
            line = "Color(state.\(name) ?? .clear)"
        } else {
            line = background.map(SwiftUIValue.color) ?? "Color.clear"
        }
        return DrawnView(leaf: ContentLeaf(element: element, sizing: .open, lines: [line], calls: []))
    }

    // MARK: Controls

    private func toggle(_ element: Element, _ settings: inout SettingList) throws(Unsaid) -> DrawnView {
        guard let name = state.name(element, .isOn, initial: settings.take("isOn") ?? "false", isNeeded: true) else {
            throw Unsaid(reason: "its value has no name")
        }
        var calls = [".labelsHidden()"]
        if let tint = settings.take("onTintColor") {
            guard isModern else { throw Unsaid(reason: "toggles have had no color before iOS 14") }
            calls.append(".toggleStyle(SwitchToggleStyle(tint: \(SwiftUIValue.color(tint))))")
        }
        let line = "Toggle(\"\", isOn: \(actions.binding("$state.\(name)", of: element)))"
        return DrawnView(
            leaf: ContentLeaf(
                element: element, sizing: .content, lines: [line], calls: calls))
    }

    private func slider(_ element: Element, _ settings: inout SettingList) throws(Unsaid) -> DrawnView {
        guard let name = state.name(element, .value, initial: settings.take("value") ?? "0", isNeeded: true) else {
            throw Unsaid(reason: "its value has no name")
        }
        let bounds = "\(settings.take("minimumValue") ?? "0")...\(settings.take("maximumValue") ?? "1")"
        let line = "Slider(value: \(actions.binding("$state.\(name)", of: element)), in: \(bounds))"
        var calls: [String] = []
        if let tint = settings.take("minimumTrackTintColor") {
            calls.append(".accentColor(\(SwiftUIValue.color(tint)))")
        }
        return DrawnView(
            leaf: ContentLeaf(
                element: element, sizing: .wide, lines: [line], calls: calls))
    }

    private func stepper(_ element: Element, _ settings: inout SettingList) throws(Unsaid) -> DrawnView {
        guard let name = state.name(element, .number, initial: settings.take("value") ?? "0", isNeeded: true) else {
            throw Unsaid(reason: "its value has no name")
        }
        let bounds = "\(settings.take("minimumValue") ?? "0")...\(settings.take("maximumValue") ?? "100")"
        let step = settings.take("stepValue") ?? "1"
        let line =
            "Stepper(\"\", value: \(actions.binding("$state.\(name)", of: element)), in: \(bounds), step: \(step))"
        return DrawnView(
            leaf: ContentLeaf(element: element, sizing: .content, lines: [line], calls: [".labelsHidden()"]))
    }

    private func segments(_ view: CodedView, _ settings: inout SettingList) throws(Unsaid) -> DrawnView {
        let element = view.element
        let initial = settings.take("selectedSegmentIndex") ?? "-1"
        guard let name = state.name(element, .selectedSegmentIndex, initial: initial, isNeeded: true) else {
            throw Unsaid(reason: "its value has no name")
        }
        let head = "UISegmentedControl(items: ["
        guard view.creation.hasPrefix(head) else { throw Unsaid(reason: "its segments are no texts") }
        let items = Self.arguments(view.creation.dropFirst(head.count).dropLast(2))
        let binding = actions.binding("$state.\(name)", of: element)
        let lines =
            ["Picker(\"\", selection: \(binding)) {"]
            + items.enumerated().map { "    \(SwiftUIValue.text($1)).tag(\($0))" } + ["}"]
        return DrawnView(
            leaf: ContentLeaf(
                element: element, sizing: .wide, lines: lines, calls: [".pickerStyle(SegmentedPickerStyle())"]))
    }

    /// The parts of a list, at the commas that stand in no text and no call.
    private static func arguments(_ list: Substring) -> [String] {
        var parts = [""]
        var depth = 0
        var isText = false
        var isEscaped = false
        for character in list {
            if isText {
                if character == "\"", !isEscaped { isText = false }
                isEscaped = character == "\\" && !isEscaped
            } else if character == "\"" {
                isText = true
            } else if "([".contains(character) {
                depth += 1
            } else if ")]".contains(character) {
                depth -= 1
            } else if character == ",", depth == 0 {
                parts.append("")
                continue
            }
            if character == " ", parts[parts.count - 1].isEmpty { continue }
            parts[parts.count - 1].append(character)
        }
        return parts
    }

    private func progress(_ element: Element, _ settings: inout SettingList) throws(Unsaid) -> DrawnView {
        guard isModern else { throw Unsaid(reason: "SwiftUI has had no progress views before iOS 14") }
        let value = settings.take("progress") ?? "0"
        let shown = state.name(element, .progress, initial: value).map { "state.\($0)" } ?? value
        let calls =
            settings.take("progressTintColor").map {
                [".progressViewStyle(LinearProgressViewStyle(tint: \(SwiftUIValue.color($0))))"]
            } ?? []
        return DrawnView(
            leaf: ContentLeaf(element: element, sizing: .wide, lines: ["ProgressView(value: \(shown))"], calls: calls))
    }

    private func indicator(_ view: CodedView, _ settings: inout SettingList) throws(Unsaid) -> DrawnView {
        let element = view.element
        guard isModern else { throw Unsaid(reason: "SwiftUI has had no progress views before iOS 14") }
        guard !["large", "whiteLarge"].contains(element["style"]), settings.take("hidesWhenStopped") == nil else {
            throw Unsaid(reason: "SwiftUI has no such activity indicator")
        }
        let color = settings.take("color") ?? (element["style"] == "white" ? ".white" : nil)
        let isAnimating = settings.takes("startAnimating()")
        var drawn = DrawnView()
        let calls =
            color.map { [".progressViewStyle(CircularProgressViewStyle(tint: \(SwiftUIValue.color($0))))"] } ?? []
        drawn.leaf = ContentLeaf(element: element, sizing: .content, lines: ["ProgressView()"], calls: calls)
        if let name = state.name(element, .isAnimating, initial: isAnimating ? "true" : "false") {
            drawn.closing.append(".opacity(state.\(name) ? 1 : 0)")
        } else if !isAnimating {
            drawn.closing.append(".hidden()")
        }
        return drawn
    }
}
