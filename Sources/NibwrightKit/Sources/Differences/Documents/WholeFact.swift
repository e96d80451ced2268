import InterfaceBuilder

/// An element that says one thing with several attributes: a color, a font, a rectangle.
struct WholeFact {
    let label: String
    let identity: String
    let words: String
    let topic: Difference.Topic
    let noise: Noise?

    init?(_ element: Element, _ object: Element) {
        label =
            element["keyPath"].map { "runtime attribute \($0)" }
            ?? FieldWords.label(of: element["key"] ?? element.name)
        // `frameInset` is the frame as an earlier Xcode wrote it for cells.
        let plain = element.attributes.filter { $0.name != "key" }
        let spelled = plain.map { "\($0.name)=\($0.value)" }.sorted().joined(separator: " ")
        switch element.name {
        case "color":
            // Two colors of one look in different spaces are not the same.
            (identity, words, topic, noise) = (spelled, element.spokenColor, .color, nil)
        case "rect", "frame", "point", "size", "inset", "edgeInsets", "directionalEdgeInsets", "autoresizingMask",
            "range":
            (identity, topic) = (spelled, .attribute)
            words = Self.geometry(element, plain)
            noise = Self.noise(of: element, object)
        case "imageReference":
            // What it holds, such as a configuration of the symbol, is compared by itself.
            guard element.children.isEmpty else { return nil }
            (identity, words, topic, noise) = (spelled, Self.image(element), .attribute, nil)
        case "userDefinedRuntimeAttribute":
            guard let value = RuntimeValue(element) else { return nil }
            (identity, words, topic, noise) = (spelled + " " + value.identity, value.words, value.topic, nil)
        case "fontDescription", "font":
            (identity, words, topic, noise) = (spelled, Self.font(element), .attribute, nil)
        case "nil", "null":
            // An Xcode writes the default out, the next one leaves it out.
            (identity, words, topic, noise) = ("nil", "none", .attribute, .toolsVersion)
        case "real", "integer", "boolean", "date":
            guard element.children.isEmpty, let value = element["value"] else { return nil }
            (identity, words, topic, noise) = (spelled, FieldWords.value(value, of: ""), .attribute, nil)
        default:
            guard element.name.hasPrefix("simulated") else { return nil }
            (identity, words, topic, noise) = (spelled, spelled, .attribute, .canvasDevice)
        }
    }

    /// `(16, 20) 343 × 44`, `16, 20`, or the values by name.
    private static func geometry(_ element: Element, _ attributes: [Attribute]) -> String {
        if let x = element["x"], let y = element["y"] {
            let place = "(\(shortened(x)), \(shortened(y)))"
            guard let width = element["width"], let height = element["height"] else { return place }
            return "\(place) \(shortened(width)) × \(shortened(height))"
        }
        if let width = element["width"], let height = element["height"] {
            return "\(shortened(width)) × \(shortened(height))"
        }
        let values = attributes.map { $0.value == "YES" ? $0.name : "\($0.name) \(shortened($0.value))" }
        return values.isEmpty ? "none" : values.joined(separator: ", ")
    }

    private static func shortened(_ number: String) -> String {
        guard let value = Double(number), value.isFinite, abs(value) < 1e9 else { return number }
        return WholeNumber.text((value * 100).rounded() / 100)
    }

    /// `System Bold 17`, `Avenir-Heavy 12`, `style UICTFontTextStyleBody`.
    private static func font(_ element: Element) -> String {
        if let style = element["style"] { return "style " + style.replacing("UICTFontTextStyle", with: "") }
        let family = element["name"] ?? "System"
        let weight = element["type"].map { $0.replacing("System", with: "").replacing("system", with: "") } ?? ""
        let parts = [family, (element["weight"] ?? weight).capitalizedFirst, element["pointSize"] ?? ""]
        return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// `symbol trash`, `Logo`, `symbol trash (symbolScale large)`.
    private static func image(_ element: Element) -> String {
        let name = element["image"] ?? "none"
        let rest = element.attributes.filter { !["key", "image", "catalog"].contains($0.name) }
            .map { "\($0.name) \($0.value)" }
        return (element["catalog"] == "system" ? "symbol \(name)" : name)
            + (rest.isEmpty ? "" : " (\(rest.joined(separator: ", ")))")
    }

    static func noise(of element: Element, _ object: Element) -> Noise? {
        switch element["key"] {
        case "canvasLocation": .canvasPlace
        case "frame" where element.isNamed("rect"): object.hasDecidedFrame ? .decidedFrame : nil
        case "frameInset": object.hasDecidedFrame ? .decidedFrame : nil
        case "freeformSize", "screenRect": .canvasDevice
        default: nil
        }
    }
}

/// The value that a runtime attribute sets, which stands in an attribute or in one element.
private struct RuntimeValue {
    let identity: String
    let words: String
    let topic: Difference.Topic

    init?(_ attribute: Element) {
        if let value = attribute["value"] {
            (identity, words, topic) = (value, FieldWords.value(value, of: ""), .attribute)
            return
        }
        guard let value = attribute.children.first, attribute.children.count == 1, value.children.isEmpty else {
            return nil
        }
        let plain = value.attributes.filter { $0.name != "key" }
        let text = value.text
        identity = "\(value.name) \(plain.map { "\($0.name)=\($0.value)" }.sorted().joined(separator: " ")) \(text)"
        switch value.name {
        case "color": (words, topic) = (value.spokenColor, .color)
        case "string", "mutableString", "localizedString":
            (words, topic) = (FieldWords.quoted(value["value"] ?? text), .text)
        case "nil", "null": (words, topic) = ("none", .attribute)
        default:
            let values = value["value"].map { [$0] } ?? plain.map { "\($0.name) \($0.value)" }
            (words, topic) = (values.isEmpty ? text : values.joined(separator: ", "), .attribute)
        }
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension Element {
    /// Whether the stored frame of a view means nothing at run time: constraints, a stack view, a list or the device
    /// decide where the view is.
    var hasDecidedFrame: Bool {
        if self["translatesAutoresizingMaskIntoConstraints"] == "NO" { return true }
        if self["key"] == "view", parent?.isController == true || parent?.isNamed("tabViewItem") == true { return true }
        if let key = self["key"], Self.keysOfPlacedViews.contains(key) { return true }
        if isNamed("tableViewCellContentView") || isNamed("navigationBar") { return true }
        if isNamed("tableViewCell") || isNamed("collectionViewCell") || isNamed("collectionReusableView") {
            return true
        }
        if let cell = ancestors.first(where: { $0.isNamed("tableViewCell") }), let id {
            if [cell["textLabel"], cell["detailTextLabel"], cell["imageView"]].contains(id) { return true }
        }
        return parent?.isNamed("subviews") == true && parent?.parent?.isNamed("stackView") == true
    }

    /// Views that a bar, a list or a cell puts where it needs them.
    private static let keysOfPlacedViews: Set = [
        "contentView", "navigationBar", "tabBar", "toolbar", "titleView",
        "accessoryView", "backgroundView",
    ]
}
