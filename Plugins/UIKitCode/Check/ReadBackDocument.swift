import SwiftSyntax
import TransformKit

/// A xib with the views that Swift makes, as far as they decide where views are.
struct ReadBackDocument {
    /// The document's text.
    let text: String
    /// The names of the views in the order in which the document has them.
    let order: [String]

    /// What the document has around a view, and code cannot say.
    struct Surroundings {
        /// The frame of a cell's content view, which its accessory leaves less room.
        let contentFrame: Rect?
        /// The entries of the document's images, with their sizes.
        let resources: String
        /// The families of fonts by their names.
        let families: [String: String]
        /// Whether the view stands at the top of its document, as the one of a screen or xib does; else it is in a list.
        let isTopLevel: Bool
    }

    /// The list around a cell.
    private static func around(_ cell: String) -> String {
        """
        <view contentMode="scaleToFill" id="lis-t0-001">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>
        \(cell)
        </subviews>
        </view>
        """
    }

    fileprivate struct Writer {
        let screen: WrittenScreen
        /// The document's word for each class: `label` for `UILabel`, and for the project's own classes.
        let kinds: [String: String]
        let frames: [Rect?]
        let contentFrame: Rect?
        let families: [String: String]
        var order: [String] = []
        var ids: [String: String] = [:]

        mutating func id(of name: String) -> String {
            if let id = ids[name] { return id }
            let number = String(ids.count + 1000)
            let id = "vie-w\(number.prefix(1))-\(number.suffix(3))"
            ids[name] = id
            return id
        }
    }

    /// - Parameters:
    ///   - screen: what the code says.
    ///   - kinds: the document's word for each class.
    ///   - frames: those that the document stores, from which texts of several lines are measured at first.
    ///   - surroundings: what the document has around the view, and code cannot say.
    init?(
        _ screen: WrittenScreen, kinds: [String: String], frames: [Rect?], _ surroundings: Surroundings
    ) {
        var writer = Writer(
            screen: screen, kinds: kinds, frames: frames, contentFrame: surroundings.contentFrame,
            families: surroundings.families)
        guard let view = writer.element(WrittenScreen.rootName, nil) else { return nil }
        text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
            targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
            useSafeAreas="YES" colorMatched="YES">
            <objects>
            \(surroundings.isTopLevel ? view : Self.around(view))
            </objects>
            <resources>
            \(surroundings.resources)
            </resources>
            </document>

            """
        order = writer.order
    }
}

extension ReadBackDocument.Writer {
    mutating func element(_ name: String, _ joining: String?) -> String? {
        guard let view = screen.views[name], let kind = kinds[view.type] else { return nil }
        let fixed = view.values["frame"].flatMap(Self.rect)
        let box =
            fixed ?? (order.count < frames.count ? frames[order.count] : nil) ?? Rect(x: 0, y: 0, width: 0, height: 0)
        order.append(name)
        var attributes = attributes(of: view, kind)
        let isPlacedByConstraints =
            view.values["translatesAutoresizingMaskIntoConstraints"] != nil || joining == "addArrangedSubview"
        if isPlacedByConstraints { attributes.append(("translatesAutoresizingMaskIntoConstraints", "NO")) }
        var inside = ""
        inside +=
            "<rect key=\"frame\" x=\"\(box.x)\" y=\"\(box.y)\" width=\"\(box.width)\" height=\"\(box.height)\"/>\n"
        if fixed != nil {
            attributes += [("fixedFrame", "YES"), ("translatesAutoresizingMaskIntoConstraints", "NO")]
            inside += "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"/>\n"
        } else if !isPlacedByConstraints {
            inside += "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/>\n"
        }
        var subviews = ""
        for subview in view.subviews where subview.method != "content" {
            guard let text = element(subview.name, subview.method) else { return nil }
            subviews += text + "\n"
        }
        if !subviews.isEmpty { inside += "<subviews>\n\(subviews)</subviews>\n" }
        let contents = view.subviews.filter { $0.method == "content" }
        if !contents.isEmpty {
            var text = ""
            for content in contents {
                guard let element = element(content.name, "addSubview") else { return nil }
                text += element + "\n"
            }
            inside += contentView(of: view, kind, box, text)
        }
        inside += children(of: view, kind)
        inside += constraints(of: name)
        for key in guideKeys(of: name) {
            inside += "<viewLayoutGuide key=\"\(key.key)\" id=\"\(id(of: key.item))\"/>\n"
        }
        let words = (attributes + [("id", id(of: name))]).map { "\($0.0)=\"\($0.1.escapedForXML)\"" }
        return "<\(kind) \(words.joined(separator: " "))>\n\(inside)</\(kind)>"
    }

    /// The rectangle of `CGRect(x: 0, y: 0, width: 20, height: 20)`; nil for another expression.
    private static func rect(_ expression: ExprSyntax) -> Rect? {
        guard let call = expression.as(FunctionCallExprSyntax.self),
            call.calledExpression.trimmedDescription == "CGRect"
        else { return nil }
        let numbers = call.arguments.compactMap(\.expression.number)
        guard numbers.count == 4 else { return nil }
        return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    /// The content view of an effect view or a cell, with the views in it.
    private mutating func contentView(
        of view: WrittenScreen.View, _ kind: String, _ box: Rect, _ subviews: String
    ) -> String {
        let name = view.name + ".contentView"
        let isCell = view.name == WrittenScreen.rootName
        let whole = Rect(x: 0, y: 0, width: box.width, height: box.height)
        let box = isCell ? contentFrame ?? whole : whole
        let tag = kind == "tableViewCell" ? "tableViewCellContentView" : "view"
        var words = ""
        for attribute in ["preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea"] {
            guard let value = view.values["contentView.\(attribute)"] else { continue }
            words += " \(attribute)=\"\(value.trimmedDescription == "true" ? "YES" : "NO")\""
        }
        var guides = ""
        for item in Set(screen.equations.flatMap { [$0.first.item, $0.second?.item ?? ""] }).sorted() {
            guard item.hasPrefix(name + "."), let key = Self.guideWords[String(item.dropFirst(name.count + 1))] else {
                continue
            }
            guides += "<viewLayoutGuide key=\"\(key)\" id=\"\(id(of: item))\"/>\n"
        }
        var margins = ""
        for (property, element) in [
            ("layoutMargins", "edgeInsets"), ("directionalLayoutMargins", "directionalEdgeInsets"),
        ] {
            guard let insets = view.values["contentView.\(property)"] else { continue }
            margins += Self.insets(insets, element, property)
        }
        return "<\(tag) key=\"contentView\" contentMode=\"scaleToFill\"\(words) id=\"\(id(of: name))\">"
            + "<rect key=\"frame\" x=\"\(box.x)\" y=\"\(box.y)\" width=\"\(box.width)\" height=\"\(box.height)\"/>\n"
            + "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/>\n"
            + "<subviews>\n\(subviews)</subviews>\n\(margins)\(constraints(of: name))\(guides)</\(tag)>\n"
    }

    // MARK: Values

    private func attributes(of view: WrittenScreen.View, _ kind: String) -> [(String, String)] {
        var found: [(String, String)] = []
        let flags = [
            "isHidden": "hidden", "clipsToBounds": "clipsSubviews", "isScrollEnabled": "scrollEnabled",
            "adjustsFontSizeToFitWidth": "adjustsFontSizeToFit",
            "isLayoutMarginsRelativeArrangement": "layoutMarginsRelativeArrangement",
            "isBaselineRelativeArrangement": "baselineRelativeArrangement",
            "preservesSuperviewLayoutMargins": "preservesSuperviewLayoutMargins",
            "layoutMarginsFollowReadableWidth": "layoutMarginsFollowReadableWidth",
            "insetsLayoutMarginsFromSafeArea": "insetsLayoutMarginsFromSafeArea",
        ]
        for (property, attribute) in flags.sorted(by: { $0.key < $1.key }) {
            if let value = view.values[property] {
                found.append((attribute, value.trimmedDescription == "true" ? "YES" : "NO"))
            }
        }
        let texts = ["text": "text", "placeholder": "placeholder"]
        for (property, attribute) in texts.sorted(by: { $0.key < $1.key }) {
            if let text = view.values[property]?.literalText { found.append((attribute, text)) }
        }
        for (property, attribute) in [
            ("numberOfLines", "numberOfLines"), ("spacing", "spacing"),
            ("preferredMaxLayoutWidth", "preferredMaxLayoutWidth"),
            ("numberOfPages", "numberOfPages"),
        ] {
            if property == "spacing", view.values[property]?.trimmedDescription.hasSuffix("spacingUseSystem") ?? false {
                found.append(("spacingType", "standard"))
            }
            if let number = view.values[property]?.number { found.append((attribute, SwiftNumber.text(number))) }
        }
        for word in [
            "axis", "alignment", "distribution", "borderStyle", "contentMode", "searchBarStyle", "datePickerMode",
        ] {
            if let value = view.values[word] { found.append((word, String(value.trimmedDescription.dropFirst()))) }
        }
        if let image = view.values["image"] { found += Self.image(image) }
        if kind == "button" {
            found.append(("buttonType", view.creation.contains(".system") ? "system" : view.creation.kindOfButton))
        }
        if kind == "activityIndicatorView", let style = view.creation.split(separator: ".").last.map(String.init) {
            found.append(("style", style))
        }
        // What UIKit begins with and documents leave out, or the other way.
        if kind == "label" || kind == "textField", view.values["adjustsFontSizeToFitWidth"] == nil {
            found.append(("adjustsFontSizeToFit", "NO"))
        }
        for call in view.calls {
            guard
                let method = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
                    ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
                method.hasPrefix("setContent"), let value = call.arguments.first?.expression.priority,
                let axis = call.arguments.last?.expression.trimmedDescription.dropFirst()
            else { continue }
            let kind = method.contains("Hugging") ? "HuggingPriority" : "CompressionResistancePriority"
            found.append((axis + kind, SwiftNumber.text(value)))
        }
        return found
    }

    /// The attributes of `UIImage(named: "photo")` and `UIImage(systemName: "photo")`.
    private static func image(_ expression: ExprSyntax) -> [(String, String)] {
        guard let call = expression.as(FunctionCallExprSyntax.self),
            let name = call.arguments.first?.expression.literalText
        else { return [] }
        let isSystem = call.arguments.first?.label?.text == "systemName"
        return [("image", name)] + (isSystem ? [("catalog", "system")] : [])
    }

    private func children(of view: WrittenScreen.View, _ kind: String) -> String {
        var text = ""
        if let font = view.values["font"] ?? view.values["titleLabel?.font"] {
            text += fontElement(font)
        } else if kind == "label" {
            text += "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>\n"
        }
        for (property, element) in [
            ("layoutMargins", "edgeInsets"), ("directionalLayoutMargins", "directionalEdgeInsets"),
            ("contentEdgeInsets", "inset"), ("titleEdgeInsets", "inset"), ("imageEdgeInsets", "inset"),
        ] {
            if let insets = view.values[property] { text += Self.insets(insets, element, property) }
        }
        var states: [String: [(String, String)]] = [:]
        var order: [String] = []
        for call in view.calls {
            guard let state = call.arguments.last, state.label?.text == "for",
                let value = call.arguments.first?.expression,
                let method = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            else { continue }
            let key = String(state.expression.trimmedDescription.dropFirst())
            if method == "setTitle" || method == "setImage" || method == "setBackgroundImage", states[key] == nil {
                order.append(key)
                states[key] = []
            }
            switch method {
            case "setTitle": states[key]?.append(("title", value.literalText ?? ""))
            case "setImage": states[key]? += Self.image(value)
            case "setBackgroundImage":
                states[key]? += Self.image(value).map { ($0.0 == "image" ? "backgroundImage" : $0.0, $0.1) }
            default: continue
            }
        }
        for key in order {
            let words = (states[key] ?? []).map { "\($0.0)=\"\($0.1.escapedForXML)\"" }.joined(separator: " ")
            text += "<state key=\"\(key)\" \(words)/>\n"
        }
        if kind == "button", view.configuration["style"] != nil { text += configuration(view.configuration) }
        if kind == "segmentedControl" {
            let titles = view.creation.split(separator: "\"").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
            text +=
                "<segments>" + titles.map { "<segment title=\"\(String($0).escapedForXML)\"/>" }.joined()
                + "</segments>\n"
        }
        return text
    }

    private func configuration(_ values: [String: ExprSyntax]) -> String {
        let style = values["style"]?.trimmedDescription.split(separator: ".").last?.prefix { $0 != "(" } ?? "plain"
        var words = [("key", "configuration"), ("style", String(style))]
        if let title = values["title"]?.literalText { words.append(("title", title)) }
        if let image = values["image"] { words += Self.image(image) }
        if let padding = values["imagePadding"]?.number { words.append(("imagePadding", SwiftNumber.text(padding))) }
        if let placement = values["imagePlacement"]?.trimmedDescription.dropFirst() {
            words.append(("imagePlacement", String(placement)))
        }
        var inside = ""
        if let insets = values["contentInsets"]?.as(FunctionCallExprSyntax.self) {
            let sides = insets.arguments.map { "\($0.label?.text ?? "")=\"\($0.expression.number ?? 0)\"" }
            inside += "<directionalEdgeInsets key=\"contentInsets\" \(sides.joined(separator: " "))/>"
        }
        let transformer = values["titleTextAttributesTransformer"]?.as(FunctionCallExprSyntax.self)?.trailingClosure
        for statement in transformer?.statements ?? [] {
            let text = statement.trimmedDescription
            guard text.hasPrefix("attributes.font = ") else { continue }
            let source = SourceText(path: "", bytes: Array(text.dropFirst("attributes.font = ".count).utf8))
            let tree = SwiftSyntaxTree.parse(source)
            if let font = tree.statements.first?.item.as(ExprSyntax.self) {
                inside += fontElement(font).replacing("key=\"fontDescription\"", with: "key=\"titleFontDescription\"")
            }
        }
        let attributes = words.map { "\($0.0)=\"\($0.1.escapedForXML)\"" }.joined(separator: " ")
        return "<buttonConfiguration \(attributes)>\(inside)</buttonConfiguration>\n"
    }

    private static func insets(_ expression: ExprSyntax, _ element: String, _ key: String) -> String {
        let arguments = expression.as(FunctionCallExprSyntax.self)?.arguments
        let numbers = arguments?.compactMap { $0.expression.number } ?? []
        guard numbers.count == 4 else { return "" }
        let words =
            switch element {
            case "inset": ["minY", "minX", "maxY", "maxX"]
            case "directionalEdgeInsets": ["top", "leading", "bottom", "trailing"]
            default: ["top", "left", "bottom", "right"]
            }
        let sides = zip(words, numbers).map { "\($0)=\"\($1)\"" }.joined(separator: " ")
        return "<\(element) key=\"\(key)\" \(sides)/>\n"
    }

    private func fontElement(_ expression: ExprSyntax) -> String {
        guard let call = expression.as(FunctionCallExprSyntax.self) else { return "" }
        let arguments = call.arguments.map { ($0.label?.text ?? "", $0.expression) }
        let size = arguments.first { $0.0 == "ofSize" || $0.0 == "size" }?.1.number ?? 17
        let start = "<fontDescription key=\"fontDescription\" "
        switch call.calledExpression.trimmedDescription {
        case ".boldSystemFont": return start + "type=\"boldSystem\" pointSize=\"\(size)\"/>\n"
        case ".italicSystemFont": return start + "type=\"italicSystem\" pointSize=\"\(size)\"/>\n"
        case ".systemFont":
            let weight = arguments.first { $0.0 == "weight" }.map {
                " weight=\"\($0.1.trimmedDescription.dropFirst())\""
            }
            return start + "type=\"system\"\(weight ?? "") pointSize=\"\(size)\"/>\n"
        case ".preferredFont":
            let style = arguments.first?.1.trimmedDescription.dropFirst() ?? ""
            return start
                + "style=\"UICTFontTextStyle\(Self.styles[String(style)] ?? String(style).capitalizedFirst)\"/>\n"
        default:
            let name = arguments.first { $0.0 == "name" }?.1.literalText ?? ""
            // Documents have the family beside the name; what stands before the weight is it, nearly always.
            let family = families[name] ?? name.split(separator: "-").first.map(String.init) ?? name
            return start + "name=\"\(name)\" family=\"\(family)\" pointSize=\"\(size)\"/>\n"
        }
    }

    private static let styles = ["subheadline": "Subhead", "largeTitle": "Title0"]

    // MARK: Constraints

    private static let guideWords = [
        "safeAreaLayoutGuide": "safeArea", "contentLayoutGuide": "contentLayoutGuide",
        "frameLayoutGuide": "frameLayoutGuide",
    ]

    /// The guides of a view that constraints name, with the text by which they do.
    private func guideKeys(of name: String) -> [(key: String, item: String)] {
        let items = Set(screen.equations.flatMap { [$0.first.item, $0.second?.item ?? ""] })
        return items.sorted().compactMap { item in
            let parts = item.split(separator: ".").map(String.init)
            let isOwn = parts.count == 1 && name == WrittenScreen.rootName || parts.count == 2 && parts[0] == name
            guard isOwn, let key = parts.last.flatMap({ Self.guideWords[$0] }) else { return nil }
            return (key, item)
        }
    }

    private mutating func constraints(of owner: String) -> String {
        var lines: [String] = []
        for (number, equation) in screen.equations.enumerated() where equation.owner == owner {
            lines.append(constraint(equation, number))
        }
        return lines.isEmpty ? "" : "<constraints>\n\(lines.joined(separator: "\n"))\n</constraints>\n"
    }

    private mutating func constraint(_ equation: WrittenScreen.Equation, _ number: Int) -> String {
        var words: [(String, String)] = []
        for (prefix, side) in [("first", Optional(equation.first)), ("second", equation.second)] {
            guard let side else { continue }
            let (item, attribute) = reading(side)
            words.append((prefix + "Item", item))
            words.append((prefix + "Attribute", attribute))
        }
        if equation.relation != "equal" { words.append(("relation", equation.relation)) }
        if equation.multiplier != 1 { words.append(("multiplier", String(equation.multiplier))) }
        if equation.constant != 0 { words.append(("constant", String(equation.constant))) }
        if equation.priority != 1000 { words.append(("priority", String(equation.priority))) }
        if equation.isStandardSpacing { words.append(("symbolic", "YES")) }
        words.append(("id", "con-\(String(number + 1000).prefix(2))-\(String(number + 100_000).suffix(3))x\(number)"))
        return "<constraint " + words.map { "\($0.0)=\"\($0.1)\"" }.joined(separator: " ") + "/>"
    }

    /// The object and the attribute that an anchor's text means.
    private mutating func reading(_ side: (item: String, attribute: String)) -> (String, String) {
        var parts = side.item.split(separator: ".").map(String.init)
        var attribute = ["lastBaseline": "baseline"][side.attribute] ?? side.attribute
        if parts.last == "layoutMarginsGuide" {
            parts.removeLast()
            attribute += attribute.hasPrefix("center") ? "WithinMargins" : "Margin"
        }
        if parts.last.map({ Self.guideWords[$0] != nil }) ?? false {
            return (id(of: side.item), attribute)
        }
        if parts.last == "contentView" { return (id(of: parts.joined(separator: ".")), attribute) }
        return (id(of: parts.first ?? WrittenScreen.rootName), attribute)
    }
}

extension String {
    fileprivate var escapedForXML: String {
        replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
            .replacing("\n", with: "&#10;")
    }

    /// `infoLight` of `type: .infoLight`.
    fileprivate var kindOfButton: String { split(separator: ".").last.map(String.init) ?? "custom" }
}
