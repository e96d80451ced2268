import Navigation
import SwiftWriting
import TransformKit

/// Reads the views of a screen as code.
struct ViewReader {
    private let values: ValueText
    private let classes: ViewClasses

    init(_ values: ValueText, _ classes: ViewClasses) {
        self.values = values
        self.classes = classes
    }

    /// The view and all views below it, in document order.
    ///
    /// - Throws: the reason why one of them cannot be said in code.
    func views(below root: Element) throws(Obstacle) -> [CodedView] {
        try read(root, in: nil, .subview)
    }

    private func read(
        _ element: Element, in container: Element?, _ joining: CodedView.Joining
    ) throws(Obstacle) -> [CodedView] {
        guard let rules = ViewRules.of(element.name) else {
            if element.isNamed("containerView") {
                throw Obstacle(
                    code: .sceneEmbedded, reason: "\(ElementSubject(element).words) embeds a scene",
                    place: element.place)
            }
            throw Obstacle.notYet(element, "a `\(element.name)`")
        }
        if let variation = element.variations.first {
            throw Obstacle(
                code: .variesByTraits,
                reason: "\(ElementSubject(element).words) differs for \(variation["key"] ?? "some traits")",
                place: variation.place)
        }
        let (type, isOfLibrary) = try classes.name(of: element, system: rules.type)
        var views: [CodedView] = []
        var settings: [CodedView.Setting] = []
        if container != nil, joining != .arrangedSubview {
            settings += try placement(of: element)
        }
        settings += try attributes(of: element, rules)
        settings += try children(of: element, rules)
        settings += try priorities(of: element)
        settings += try special(of: element)
        settings += try classes.attributes(of: element, values)
        for case .assignment(let property, _) in settings { try values.checkAvailability(of: property, element) }
        views.append(
            CodedView(
                element: element, type: type, isOfLibrary: isOfLibrary, noun: rules.noun,
                preparation: try preparation(of: element),
                creation: try creation(of: element, type), settings: settings, container: container, joining: joining))
        let isStack = element.isNamed("stackView")
        for child in element.child(named: "subviews")?.children ?? [] {
            views += try read(child, in: element, isStack ? .arrangedSubview : .subview)
        }
        for item in element.isNamed("toolbar") ? element.child(named: "items")?.children ?? [] : [] {
            views.append(try BarItemReader(values).item(item, in: element))
        }
        if element.isNamed("visualEffectView") {
            let content = element.children.first { $0["key"] == "contentView" }
            for child in content?.child(named: "subviews")?.children ?? [] {
                views += try read(child, in: element, .contentSubview)
            }
            if let content { try checkPlain(content) }
        }
        return views
    }

    /// The content view of an effect view is there already, so nothing may be said about it.
    private func checkPlain(_ content: Element) throws(Obstacle) {
        let known: Set = ["rect", "autoresizingMask", "subviews", "constraints"]
        for child in content.children where !known.contains(child.name) {
            throw Obstacle.notYet(child, "`\(child["key"] ?? child.name)`")
        }
    }

    // MARK: Placement

    private func placement(of element: Element) throws(Obstacle) -> [CodedView.Setting] {
        if element["translatesAutoresizingMaskIntoConstraints"] == "NO" {
            return [.assignment("translatesAutoresizingMaskIntoConstraints", "false")]
        }
        guard let mask = element.child(named: "autoresizingMask"), mask["widthSizable"] == "YES",
            mask["heightSizable"] == "YES",
            !mask.attributes.contains(where: { $0.name.hasPrefix("flexible") && $0.value == "YES" }),
            let frame = element.frame, let around = element.parent?.parent?.frame,
            frame == Rect(x: 0, y: 0, width: around.width, height: around.height)
        else {
            throw Obstacle(
                code: .placedByFrame, reason: "\(ElementSubject(element).words) is placed by its frame",
                place: element.place)
        }
        return [.assignment("autoresizingMask", "[.flexibleWidth, .flexibleHeight]")]
    }

    private func priorities(of element: Element) throws(Obstacle) -> [CodedView.Setting] {
        var settings: [CodedView.Setting] = []
        let all: [(StaticString, String, String)] = [
            ("horizontalHuggingPriority", "setContentHuggingPriority", "horizontal"),
            ("verticalHuggingPriority", "setContentHuggingPriority", "vertical"),
            ("horizontalCompressionResistancePriority", "setContentCompressionResistancePriority", "horizontal"),
            ("verticalCompressionResistancePriority", "setContentCompressionResistancePriority", "vertical"),
        ]
        for (attribute, method, axis) in all {
            guard let value = element[attribute] else { continue }
            guard let number = Double(value) else { throw Obstacle.notYet(element, "“\(attribute)”") }
            settings.append(.call("\(method)(\(SwiftNumber.priority(number)), for: .\(axis))"))
        }
        return settings
    }

    // MARK: Values

    private func attributes(of element: Element, _ rules: ViewRules) throws(Obstacle) -> [CodedView.Setting] {
        var settings: [(Int, CodedView.Setting)] = []
        let written = Dictionary(element.attributes.map { ($0.name, $0.value) }) { first, _ in first }
        for name in written.keys.sorted() where rules.attributes[name] == nil {
            throw Obstacle.notYet(element, "“\(name)”")
        }
        for (name, rule) in rules.attributes.sorted(by: { $0.key < $1.key }) {
            guard let setting = try setting(rule, written[name], element) else { continue }
            // What is written keeps the document's order, what is only meant comes then, and a value behind its bounds.
            let written = element.attributes.firstIndex { $0.name == name } ?? Int.max - 1
            let order = Self.bounded.contains(name) ? Int.max : written
            settings.append((order, setting))
        }
        return settings.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
            .map(\.element.1)
    }

    /// Attributes whose values others bound: a slider takes no value above its maximum.
    private static let bounded: Set = ["value", "currentPage"]

    private func setting(
        _ rule: ViewRules.Attribute, _ written: String?, _ element: Element
    ) throws(Obstacle) -> CodedView.Setting? {
        switch rule {
        case .ignored: return nil
        case .flag(let property, let missing, let system):
            let value = written.map { $0 == "YES" } ?? missing
            return value == system ? nil : .assignment(property, value ? "true" : "false")
        case .number(let property, let missing, let system):
            guard let text = written ?? missing else { return nil }
            guard let number = SwiftNumber.text(text) else { throw Obstacle.notYet(element, "“\(property)”") }
            return number == system ? nil : .assignment(property, number)
        case .word(let property, let words, let missing, let system):
            guard let word = written ?? missing else { return nil }
            guard let value = words[word] else { throw Obstacle.notYet(element, "“\(property)” \(word)") }
            return value == system || word == "default" ? nil : .assignment(property, ".\(value)")
        case .text(let property):
            guard let written, !written.isEmpty else { return nil }
            return .assignment(property, written.swiftLiteral)
        case .image(let property):
            guard let written, !written.isEmpty else { return nil }
            let catalog = property == "image" ? element["catalog"] : nil
            return .assignment(property, try values.image(written, catalog: catalog, of: element))
        }
    }

    private func children(of element: Element, _ rules: ViewRules) throws(Obstacle) -> [CodedView.Setting] {
        var settings: [CodedView.Setting] = []
        for child in element.children {
            let name = child["key"] ?? child.name
            if case .text(let property)? = rules.attributes[name], let text = try child.longText {
                if !text.isEmpty { settings.append(.assignment(property, text.swiftLiteral)) }
                continue
            }
            guard let rule = rules.children[name] else {
                // What Xcode shows around the view on its canvas.
                if name.hasPrefix("simulated") || ["canvasLocation", "gestureRecognizers"].contains(name) { continue }
                if ["prototypes", "sections", "tableHeaderView", "tableFooterView"].contains(name)
                    || child.isNamed("collectionReusableView")
                {
                    throw Self.cells(child, element)
                }
                throw Obstacle.notYet(child, "`\(name)`")
            }
            switch rule {
            case .ignored: if name == "cells", !child.children.isEmpty { throw Self.cells(child, element) }
            case .color(let property):
                if child.isNamed("nil") { continue }
                settings.append(.color(try values.colors(child)) { .assignment(property, $0) })
            case .font(let property):
                let font = try values.font(child)
                if font == ".systemFont(ofSize: 17)", element.isNamed("label") { continue }
                settings.append(.assignment(property, font))
            case .insets(let property): settings.append(.assignment(property, try values.insets(child)))
            case .size(let property):
                // A label's shadow lies one point above it where nothing else is said.
                settings.append(.assignment(property, try values.size(child)))
            }
        }
        return settings
    }

    private static func cells(_ child: Element, _ view: Element) -> Obstacle {
        Obstacle(
            code: .cellsInside,
            reason: "\(ElementSubject(view).words) has `\(child["key"] ?? child.name)` in the document",
            place: child.place)
    }

    // MARK: Kinds of views

    private func creation(of element: Element, _ type: String) throws(Obstacle) -> String {
        switch element.name {
        case "button":
            if element.child(named: "buttonConfiguration") != nil { return "\(type)(configuration: configuration)" }
            guard let kind = element["buttonType"], kind != "custom" else { return "\(type)()" }
            let kinds = [
                "system": "system", "roundedRect": "system", "detailDisclosure": "detailDisclosure",
                "infoLight": "infoLight", "infoDark": "infoDark", "contactAdd": "contactAdd",
            ]
            guard let name = kinds[kind] else { throw Obstacle.notYet(element, "the kind “\(kind)”") }
            return "\(type)(type: .\(name))"
        case "tableView":
            switch element["style"] {
            case nil, "plain": return "\(type)()"
            case "grouped": return "\(type)(frame: .zero, style: .grouped)"
            case "insetGrouped" where values.hasModernColors: return "\(type)(frame: .zero, style: .insetGrouped)"
            case let style?: throw Obstacle.notYet(element, "the style “\(style)”")
            }
        case "collectionView":
            let layout = try layout(of: element)
            let isPlain = try flowLayout(layout).isEmpty
            return "\(type)(frame: .zero, collectionViewLayout: \(isPlain ? "UICollectionViewFlowLayout()" : "layout"))"
        case "wkWebView": return "\(type)(frame: .zero, configuration: configuration)"
        case "visualEffectView":
            guard let effect = element.child(named: "blurEffect"), let style = effect["style"] else {
                throw Obstacle.notYet(element, "the effect")
            }
            let known = ["light", "dark", "extraLight", "prominent", "regular"]
            let modern = ["systemMaterial", "systemThinMaterial", "systemUltraThinMaterial", "systemThickMaterial"]
            guard known.contains(style) || values.hasModernColors && modern.contains(style),
                !element.children.contains(where: { $0.isNamed("vibrancyEffect") })
            else { throw Obstacle.notYet(effect, "the blur “\(style)”") }
            return "\(type)(effect: UIBlurEffect(style: .\(style)))"
        case "activityIndicatorView":
            let styles = [
                "whiteLarge": "whiteLarge", "white": "white", "gray": "gray", "large": "large", "medium": "medium",
            ]
            guard let written = element["style"] else { return "\(type)()" }
            guard let style = styles[written], values.hasModernColors || !["large", "medium"].contains(style) else {
                throw Obstacle.notYet(element, "the style “\(written)”")
            }
            return "\(type)(style: .\(style))"
        case "segmentedControl":
            let segments = element.child(named: "segments")?.children ?? []
            var items: [String] = []
            for segment in segments {
                let known: Set = ["title", "image"]
                if let other = segment.attributes.first(where: { !known.contains($0.name) })?.name
                    ?? segment.children.first?.name
                {
                    throw Obstacle.notYet(segment, "“\(other)” of a segment")
                }
                if let image = segment["image"] {
                    throw Obstacle.notYet(segment, "the image “\(image)” of a segment")
                }
                items.append((segment["title"] ?? "").swiftLiteral)
            }
            return "\(type)(items: [\(items.joined(separator: ", "))])"
        default: return "\(type)()"
        }
    }

    private func layout(of element: Element) throws(Obstacle) -> Element {
        let layout = element.children.first { $0["key"] == "collectionViewLayout" }
        guard let layout, layout.isNamed("collectionViewFlowLayout"), layout.customClass == nil else {
            throw Obstacle.notYet(layout ?? element, "the layout")
        }
        return layout
    }

    /// The statements in front of a view's creation.
    private func preparation(of element: Element) throws(Obstacle) -> [String] {
        if element.isNamed("wkWebView") { return try webConfiguration(of: element) }
        if let configuration = element.child(named: "buttonConfiguration") {
            return try ButtonConfigurationReader(values).lines(configuration)
        }
        guard element.isNamed("collectionView") else { return [] }
        let settings = try flowLayout(layout(of: element))
        return settings.isEmpty
            ? [] : ["let layout = UICollectionViewFlowLayout()"] + settings.flatMap { $0.lines(of: "layout") }
    }

    private func webConfiguration(of element: Element) throws(Obstacle) -> [String] {
        let name = "configuration"
        var lines = ["let \(name) = WKWebViewConfiguration()"]
        guard let configuration = element.children.first(where: { $0["key"] == "configuration" }) else { return lines }
        for attribute in configuration.attributes where !["key", "id"].contains(attribute.name) {
            guard
                attribute.name == "allowsInlineMediaPlayback" || attribute.name == "allowsPictureInPictureMediaPlayback"
            else { throw Obstacle.notYet(configuration, "“\(attribute.name)” of the configuration") }
            let property = attribute.name
            lines.append("\(name).\(property) = \(attribute.value == "YES" ? "true" : "false")")
        }
        for child in configuration.children {
            let own = child.attributes.filter { $0.name != "key" }
            switch child.name {
            case "audiovisualMediaTypes" where own.allSatisfy { $0.name == "none" && $0.value == "YES" }:
                lines.append("\(name).mediaTypesRequiringUserActionForPlayback = []")
            case "wkPreferences" where own.isEmpty: continue
            default: throw Obstacle.notYet(child, "`\(child["key"] ?? child.name)` of the configuration")
            }
        }
        return lines
    }

    private func special(of element: Element) throws(Obstacle) -> [CodedView.Setting] {
        var settings: [CodedView.Setting] = []
        let showsContent =
            ["imageView", "view"].contains(element.name) && (element.isNamed("imageView") || element.customClass != nil)
        if let mode = element["contentMode"], mode != "scaleToFill", showsContent {
            settings.append(.assignment("contentMode", ".\(mode)"))
        }
        // Only a class that draws knows the difference.
        if element["opaque"] == "NO", element.customClass != nil, element.isNamed("view") {
            settings.append(.assignment("isOpaque", "false"))
        }
        if element["clearsContextBeforeDrawing"] == "NO", element.customClass != nil {
            settings.append(.assignment("clearsContextBeforeDrawing", "false"))
        }
        if let detectors = element.child(named: "dataDetectorType") {
            let types = detectors.attributes.filter { $0.name != "key" && $0.value == "YES" }.map { "." + $0.name }
            settings.append(
                .assignment("dataDetectorTypes", types.count == 1 ? types[0] : "[\(types.joined(separator: ", "))]"))
        }
        if element["spacingType"] == "standard" {
            guard values.hasSafeAreas else { throw Obstacle.notYet(element, "the standard spacing") }
            settings.append(.assignment("spacing", "UIStackView.spacingUseSystem"))
        }
        if element["animating"] == "YES" { settings.append(.call("startAnimating()")) }
        for state in element.children(named: "state") { settings += try values(of: state) }
        if let traits = element.child(named: "textInputTraits") {
            settings += try self.traits(traits)
        } else if ["textField", "textView"].contains(element.name) {
            settings.append(.assignment("autocapitalizationType", ".none"))
        }
        if let accessibility = element.child(named: "accessibility") {
            settings += try self.accessibility(accessibility)
        }
        return settings
    }

    /// What a button shows in one of its states.
    private func values(of state: Element) throws(Obstacle) -> [CodedView.Setting] {
        let known: Set = ["key", "title", "image", "backgroundImage", "catalog"]
        if let other = state.attributes.first(where: { !known.contains($0.name) }) {
            throw Obstacle.notYet(state, "“\(other.name)” of a state")
        }
        let states: Set = ["normal", "highlighted", "selected", "disabled"]
        guard let key = state["key"], states.contains(key) else { throw Obstacle.notYet(state, "a state") }
        var settings: [CodedView.Setting] = []
        if let title = state["title"], !title.isEmpty {
            settings.append(.call("setTitle(\(title.swiftLiteral), for: .\(key))"))
        }
        for (attribute, method) in [("image", "setImage"), ("backgroundImage", "setBackgroundImage")] {
            guard let name = state.attribute(named: attribute), !name.isEmpty else { continue }
            // Both share the word for their catalog.
            if state["catalog"] != nil, state["image"] != nil, state["backgroundImage"] != nil {
                throw Obstacle.notYet(state, "two images of a catalog")
            }
            let image = try values.image(name, catalog: state["catalog"], of: state)
            settings.append(.call("\(method)(\(image), for: .\(key))"))
        }
        for child in state.children {
            let methods = ["titleColor": "setTitleColor", "titleShadowColor": "setTitleShadowColor"]
            if child.isNamed("nil") { continue }
            if child["key"] == "title", let title = try child.longText {
                settings.append(.call("setTitle(\(title.swiftLiteral), for: .\(key))"))
                continue
            }
            guard child.isNamed("color"), let method = child["key"].flatMap({ methods[$0] }) else {
                throw Obstacle.notYet(child, "`\(child["key"] ?? child.name)`")
            }
            settings.append(.color(try values.colors(child)) { .call("\(method)(\($0), for: .\(key))") })
        }
        return settings
    }

    private func flowLayout(_ layout: Element) throws(Obstacle) -> [CodedView.Setting] {
        var settings: [CodedView.Setting] = []
        for attribute in layout.attributes {
            switch attribute.name {
            case "key", "id", "userLabel": continue
            case "minimumLineSpacing", "minimumInteritemSpacing":
                guard let number = SwiftNumber.text(attribute.value) else { throw Obstacle.notYet(layout, "a spacing") }
                if number != "10" { settings.append(.assignment(attribute.name, number)) }
            case "scrollDirection":
                if attribute.value == "horizontal" { settings.append(.assignment("scrollDirection", ".horizontal")) }
            case "automaticEstimatedItemSize":
                guard attribute.value == "YES" else { continue }
                settings.append(.assignment("estimatedItemSize", "UICollectionViewFlowLayout.automaticSize"))
            case "sectionInsetReference" where attribute.value == "contentInset": continue
            default: throw Obstacle.notYet(layout, "“\(attribute.name)” of the layout")
            }
        }
        for child in layout.children {
            let zero = "CGSize(width: 0, height: 0)"
            switch child["key"] {
            case "itemSize":
                let size = try values.size(child)
                if size != "CGSize(width: 50, height: 50)" { settings.append(.assignment("itemSize", size)) }
            case "headerReferenceSize"?, "footerReferenceSize"?, "estimatedItemSize"?:
                let size = try values.size(child)
                if size != zero { settings.append(.assignment(child["key"] ?? "", size)) }
            case "sectionInset":
                let insets = try values.insets(child)
                if insets != "UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)" {
                    settings.append(.assignment("sectionInset", insets))
                }
            default: throw Obstacle.notYet(child, "`\(child["key"] ?? child.name)` of the layout")
            }
        }
        return settings
    }

    private func traits(_ traits: Element) throws(Obstacle) -> [CodedView.Setting] {
        var settings: [CodedView.Setting] = []
        // Documents leave out `none`, and a field begins with sentences.
        switch traits["autocapitalizationType"] {
        case "sentences": break
        case let kind?: settings.append(.assignment("autocapitalizationType", ".\(kind)"))
        case nil: settings.append(.assignment("autocapitalizationType", ".none"))
        }
        for attribute in traits.attributes {
            switch attribute.name {
            case "key", "autocapitalizationType": continue
            case "secureTextEntry":
                if attribute.value == "YES" { settings.append(.assignment("isSecureTextEntry", "true")) }
            case "enablesReturnKeyAutomatically":
                if attribute.value == "YES" { settings.append(.assignment("enablesReturnKeyAutomatically", "true")) }
            case "autocorrectionType", "spellCheckingType", "smartDashesType", "smartInsertDeleteType",
                "smartQuotesType":
                settings.append(.assignment(attribute.name, ".\(attribute.value)"))
            case "keyboardAppearance":
                let words = ["alert": "dark", "dark": "dark", "light": "light"]
                guard let word = words[attribute.value] else { throw Obstacle.notYet(traits, "the keyboard's look") }
                settings.append(.assignment("keyboardAppearance", ".\(word)"))
            case "keyboardType":
                let words = ["alphabet": "asciiCapable", "asciiCapable": "asciiCapable"]
                settings.append(.assignment("keyboardType", ".\(words[attribute.value] ?? attribute.value)"))
            case "returnKeyType": settings.append(.assignment("returnKeyType", ".\(attribute.value)"))
            case "textContentType":
                guard let word = Self.contentTypes[attribute.value] else {
                    throw Obstacle.notYet(traits, "the content type “\(attribute.value)”")
                }
                settings.append(.assignment("textContentType", word))
            default: throw Obstacle.notYet(traits, "“\(attribute.name)” of the keyboard")
            }
        }
        return settings
    }

    private static let contentTypes = [
        "email": ".emailAddress", "username": ".username", "password": ".password", "name": ".name", "url": ".URL",
        "tel": ".telephoneNumber", "given-name": ".givenName", "family-name": ".familyName",
    ]

    private func accessibility(_ configuration: Element) throws(Obstacle) -> [CodedView.Setting] {
        var settings: [CodedView.Setting] = []
        for attribute in configuration.attributes {
            switch attribute.name {
            case "key": continue
            case "label", "hint":
                settings.append(
                    .assignment("accessibility" + attribute.name.capitalized, attribute.value.swiftLiteral))
            case "identifier": settings.append(.assignment("accessibilityIdentifier", attribute.value.swiftLiteral))
            default: throw Obstacle.notYet(configuration, "“\(attribute.name)” of the accessibility")
            }
        }
        for child in configuration.children {
            if child.isNamed("bool"), child["key"] == "isElement" {
                settings.append(.assignment("isAccessibilityElement", child["value"] == "YES" ? "true" : "false"))
                continue
            }
            guard child.isNamed("accessibilityTraits") else { throw Obstacle.notYet(child, "accessibility") }
            let traits = child.attributes.filter { $0.name != "key" && $0.value == "YES" }.map { trait in
                let names = ["notEnabled": "notEnabled", "staticText": "staticText"]
                return "." + (names[trait.name] ?? trait.name)
            }
            if traits.isEmpty { continue }
            settings.append(
                .assignment(
                    "accessibilityTraits", traits.count == 1 ? traits[0] : "[\(traits.joined(separator: ", "))]"))
        }
        return settings
    }
}

extension Element {
    /// A text that documents write as an element of its own; nil for another element.
    fileprivate var longText: String? {
        get throws(Obstacle) {
            guard isNamed("string") || isNamed("mutableString") else { return nil }
            if attributes.contains(where: { $0.name != "key" }) { throw Obstacle.notYet(self, "a text") }
            return text
        }
    }
}
