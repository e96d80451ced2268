import SwiftWriting
import TransformKit

/// Colors, fonts, images, sizes and insets of a document as Swift.
struct ValueText {
    /// Whether every system that the app runs on has what iOS 13 brought: colors and symbols of the system.
    let hasModernColors: Bool
    /// Whether every system has what iOS 11 brought: named colors and safe areas.
    let hasSafeAreas: Bool
    /// Whether every system has what iOS 15 brought: configurations of buttons.
    let hasConfigurations: Bool
    /// Translated texts of what is read; nil where no text can be.
    var texts: MovedTexts?

    /// A text as Swift: a literal, or a request for its translation where a table has any.
    ///
    /// - Parameters:
    ///   - property: the word by which tables know the text: `normalTitle`.
    ///   - object: what has the text.
    /// - Throws: the reason why its translations cannot move.
    func text(_ text: String, _ property: String, of object: Element) throws(Obstacle) -> String {
        try texts?.expression(for: text, property, of: object) ?? text.swiftLiteral
    }

    /// - Throws: the reason why not every system of the app has a property.
    func checkAvailability(of property: String, _ element: Element) throws(Obstacle) {
        guard !hasSafeAreas, Self.newerProperties.contains(property) else { return }
        throw Obstacle(
            code: .deploymentTarget,
            reason: "the app runs on systems before iOS 11, and `\(property)` may need a newer one",
            place: element.place)
    }

    /// Properties that iOS 10 or 11 brought. Source: their availability in UIKit's headers.
    private static let newerProperties: Set = [
        "adjustsFontForContentSizeCategory", "adjustsImageSizeForAccessibilityContentSizeCategory",
        "contentInsetAdjustmentBehavior", "directionalLayoutMargins", "insetsContentViewsToSafeArea",
        "insetsLayoutMarginsFromSafeArea", "largeTitleDisplayMode", "prefersLargeTitles",
        "isPrefetchingEnabled", "isSpringLoaded", "smartDashesType", "smartInsertDeleteType", "smartQuotesType",
        "textContentType",
    ]

    // MARK: Colors

    /// A color as Swift says it, and as it does for systems that do not know it yet; nil where all know it.
    ///
    /// - Throws: the reason why Swift cannot say the color.
    func colors(_ element: Element) throws(Obstacle) -> (text: String, older: String?) {
        guard !hasModernColors, case .system(let name) = element.colorSpelling, Self.oldSystemColors[name] == nil,
            Self.systemColors.contains(name)
        else { return (try color(element), nil) }
        let listed = element.document.resources.first { $0.isNamed("systemColor") && $0["name"] == name }
        guard let value = listed?.child(named: "color"), case .literal(let color) = value.colorSpelling else {
            return (try self.color(element), nil)
        }
        return ("." + name.dropLast("Color".count), try literal(color, element))
    }

    /// - Throws: the reason why Swift cannot say the color.
    func color(_ element: Element) throws(Obstacle) -> String {
        switch element.colorSpelling {
        case .named(let name):
            guard hasSafeAreas else {
                throw Obstacle(
                    code: .deploymentTarget,
                    reason: "the app runs on systems before iOS 11, which have no named colors",
                    place: element.place)
            }
            return "UIColor(named: \(name.swiftLiteral))"
        case .system(let name):
            if let old = Self.oldSystemColors[name] { return old }
            guard hasModernColors else {
                throw Obstacle(
                    code: .deploymentTarget,
                    reason: "the app runs on systems without the color “\(name)”, on which the document has another",
                    place: element.place)
            }
            guard name.hasSuffix("Color"), Self.systemColors.contains(name) else {
                throw Obstacle.notYet(element, "the color “\(name)”")
            }
            return "." + name.dropLast("Color".count)
        case .literal(let color): return try literal(color, element)
        case .catalog, .unreadable: throw Obstacle.notYet(element, "a color")
        }
    }

    private func literal(_ color: LiteralColor, _ element: Element) throws(Obstacle) -> String {
        let numbers = color.texts.compactMap(SwiftNumber.text)
        guard numbers.count == color.texts.count else { throw Obstacle.notYet(element, "a color") }
        if color.value.alpha == 0 { return ".clear" }
        if let extreme = color.value.extreme, color.value.alpha == 1 { return extreme == .white ? ".white" : ".black" }
        switch (color.value.space, numbers.count) {
        case (.sRGB, 4), (.deviceRGB, 4):
            return "UIColor(red: \(numbers[0]), green: \(numbers[1]), blue: \(numbers[2]), alpha: \(numbers[3]))"
        case (.displayP3, 4):
            return
                "UIColor(displayP3Red: \(numbers[0]), green: \(numbers[1]), blue: \(numbers[2]), alpha: \(numbers[3]))"
        case (.grayGamma22, 2), (.deviceWhite, 2), (.calibratedWhite, 2):
            // A gray between black and white is another one in another space.
            guard color.value.space != .calibratedWhite || color.value.extreme != nil else {
                throw Obstacle.notYet(element, "a calibrated color")
            }
            return "UIColor(white: \(numbers[0]), alpha: \(numbers[1]))"
        case (.calibratedRGB, 4):
            guard let converted = color.value.inSRGB else { throw Obstacle.notYet(element, "a calibrated color") }
            let rounded = converted.components.map { SwiftNumber.text(($0 * 10_000).rounded() / 10_000) }
            return "UIColor(red: \(rounded[0]), green: \(rounded[1]), blue: \(rounded[2]), alpha: \(numbers[3]))"
        default: throw Obstacle.notYet(element, "a color of the space “\(color.spaceName)”")
        }
    }

    /// Colors that every system has. Source: UIKit's headers; `groupTableViewBackgroundColor` is still there.
    private static let oldSystemColors = [
        "darkTextColor": ".darkText", "lightTextColor": ".lightText",
        "groupTableViewBackgroundColor": ".groupTableViewBackground",
    ]

    /// Source: the colors of `UIColor` in UIKit's headers that say nothing of a later system than iOS 13.
    private static let systemColors: Set<String> = [
        "labelColor", "secondaryLabelColor", "tertiaryLabelColor", "quaternaryLabelColor", "linkColor",
        "placeholderTextColor", "separatorColor", "opaqueSeparatorColor", "systemBackgroundColor",
        "secondarySystemBackgroundColor", "tertiarySystemBackgroundColor", "systemGroupedBackgroundColor",
        "secondarySystemGroupedBackgroundColor", "tertiarySystemGroupedBackgroundColor", "systemFillColor",
        "secondarySystemFillColor", "tertiarySystemFillColor", "quaternarySystemFillColor", "systemRedColor",
        "systemGreenColor", "systemBlueColor", "systemOrangeColor", "systemYellowColor", "systemPinkColor",
        "systemPurpleColor", "systemTealColor", "systemIndigoColor", "systemGrayColor", "systemGray2Color",
        "systemGray3Color", "systemGray4Color", "systemGray5Color", "systemGray6Color",
    ]

    // MARK: Fonts

    /// - Throws: the reason why Swift cannot say the font.
    func font(_ element: Element) throws(Obstacle) -> String {
        let known: Set = ["key", "type", "pointSize", "size", "weight", "style", "name", "family", "metaFont"]
        if let other = element.attributes.first(where: { !known.contains($0.name) }) {
            throw Obstacle.notYet(element, "“\(other.name)” of a font")
        }
        if let style = element["style"] {
            guard let name = Self.textStyles[style] else { throw Obstacle.notYet(element, "the text style “\(style)”") }
            if element["weight"] != nil || element["name"] != nil { throw Obstacle.notYet(element, "a style's weight") }
            return ".preferredFont(forTextStyle: \(name))"
        }
        guard let size = element["pointSize"].flatMap(SwiftNumber.text) else {
            throw Obstacle.notYet(element, "a font")
        }
        if let name = element["name"] { return "UIFont(name: \(name.swiftLiteral), size: \(size))" }
        switch (element["type"], element["weight"]) {
        case ("system", nil): return ".systemFont(ofSize: \(size))"
        case ("boldSystem", nil): return ".boldSystemFont(ofSize: \(size))"
        case ("italicSystem", nil): return ".italicSystemFont(ofSize: \(size))"
        case ("system", let weight?) where Self.weights.contains(weight):
            return weight == "regular"
                ? ".systemFont(ofSize: \(size))" : ".systemFont(ofSize: \(size), weight: .\(weight))"
        default: throw Obstacle.notYet(element, "the font “\(element["type"] ?? "")”")
        }
    }

    private static let weights: Set = [
        "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]

    private static let textStyles = [
        "UICTFontTextStyleTitle1": ".title1", "UICTFontTextStyleTitle2": ".title2",
        "UICTFontTextStyleTitle3": ".title3", "UICTFontTextStyleHeadline": ".headline",
        "UICTFontTextStyleBody": ".body", "UICTFontTextStyleCallout": ".callout",
        "UICTFontTextStyleSubhead": ".subheadline", "UICTFontTextStyleFootnote": ".footnote",
        "UICTFontTextStyleCaption1": ".caption1", "UICTFontTextStyleCaption2": ".caption2",
        "UICTFontTextStyleTitle0": ".largeTitle", "UICTFontTextStyleLargeTitle": ".largeTitle",
    ]

    // MARK: Images

    /// - Throws: the reason why Swift cannot say the image.
    func image(_ name: String, catalog: String?, of element: Element) throws(Obstacle) -> String {
        switch catalog {
        case nil: return "UIImage(named: \(name.swiftLiteral))"
        case "system"?:
            guard hasModernColors else {
                throw Obstacle(
                    code: .deploymentTarget, reason: "the app runs on systems without the symbol “\(name)”",
                    place: element.place)
            }
            return "UIImage(systemName: \(name.swiftLiteral))"
        case let catalog?: throw Obstacle.notYet(element, "an image of the catalog “\(catalog)”")
        }
    }

    // MARK: Options

    /// `.button` or `[.image, .button]` of the attributes of an element that say `YES`; nil where none does.
    static func options(_ element: Element) -> String? {
        let names = element.attributes.filter { $0.name != "key" && $0.value == "YES" }.map { "." + $0.name }
        return names.isEmpty ? nil : names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
    }

    // MARK: Sizes

    /// `UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)` of an `inset` or `edgeInsets` element, and the directional ones.
    func insets(_ element: Element) throws(Obstacle) -> String {
        let isInset = element.isNamed("inset")
        let isDirectional = element.isNamed("directionalEdgeInsets")
        let labels = isDirectional ? ["top", "leading", "bottom", "trailing"] : ["top", "left", "bottom", "right"]
        let sides = isInset ? ["minY", "minX", "maxY", "maxX"] : labels
        let numbers = sides.compactMap { element.attribute(named: $0) ?? "0" }.compactMap(SwiftNumber.text)
        guard numbers.count == 4 else { throw Obstacle.notYet(element, "insets") }
        let type = isDirectional ? "NSDirectionalEdgeInsets" : "UIEdgeInsets"
        return "\(type)(\(zip(labels, numbers).map { "\($0): \($1)" }.joined(separator: ", ")))"
    }

    func size(_ element: Element) throws(Obstacle) -> String {
        guard let width = element["width"].flatMap(SwiftNumber.text),
            let height = element["height"].flatMap(SwiftNumber.text)
        else { throw Obstacle.notYet(element, "a size") }
        return "CGSize(width: \(width), height: \(height))"
    }

    func point(_ element: Element) throws(Obstacle) -> String {
        guard let x = element["x"].flatMap(SwiftNumber.text), let y = element["y"].flatMap(SwiftNumber.text)
        else { throw Obstacle.notYet(element, "a point") }
        return "CGPoint(x: \(x), y: \(y))"
    }
}

extension Obstacle {
    /// Something for which no code is written.
    static func notYet(_ element: Element, _ what: String) -> Obstacle {
        let owner = ([element] + element.ancestors).first { $0.id != nil } ?? element
        return Obstacle(
            code: .notYetCode, reason: "no code can be written for \(what) of \(ElementSubject(owner).words)",
            place: element.place)
    }
}
