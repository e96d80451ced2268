import SwiftWriting
import TransformKit

/// Reads the configuration of a button as code.
struct ButtonConfigurationReader {
    private let values: ValueText

    init(_ values: ValueText) { self.values = values }

    /// Statements that make `configuration`, in front of the button's creation.
    ///
    /// - Throws: the reason why code cannot say the configuration.
    func lines(_ configuration: Element, of button: Element) throws(Obstacle) -> [String] {
        guard values.hasConfigurations else {
            throw Obstacle(
                code: .deploymentTarget,
                reason: "the app runs on systems before iOS 15, which have no button configurations",
                place: configuration.place)
        }
        guard let style = configuration["style"], Self.styles.contains(style) else {
            throw Obstacle.notYet(configuration, "the configuration's style")
        }
        var settings: [CodedView.Setting] = []
        for attribute in configuration.attributes {
            if let setting = try setting(attribute, configuration, button) { settings.append(setting) }
        }
        for child in configuration.children {
            if child.isNamed("nil") { continue }
            settings.append(try setting(child))
        }
        return ["var configuration = UIButton.Configuration.\(style)()"]
            + settings.flatMap { $0.lines(of: "configuration") }
    }

    private func setting(
        _ attribute: Attribute, _ configuration: Element, _ button: Element
    ) throws(Obstacle) -> CodedView.Setting? {
        switch attribute.name {
        case "key", "style", "catalog": return nil
        case "title", "subtitle":
            let text = try values.text(attribute.value, "configuration.\(attribute.name)", of: button)
            return .assignment(attribute.name, text)
        case "image":
            let image = try values.image(attribute.value, catalog: configuration["catalog"], of: configuration)
            return .assignment("image", image)
        case "imagePadding", "titlePadding":
            guard let number = SwiftNumber.text(attribute.value) else {
                throw Obstacle.notYet(configuration, "a number")
            }
            return number == "0" ? nil : .assignment(attribute.name, number)
        case "imagePlacement", "cornerStyle", "buttonSize", "titleAlignment":
            guard let words = Self.words[attribute.name], words.contains(attribute.value) else {
                throw Obstacle.notYet(configuration, "“\(attribute.name)” of the configuration")
            }
            return .assignment(attribute.name, ".\(attribute.value)")
        default: throw Obstacle.notYet(configuration, "“\(attribute.name)” of the configuration")
        }
    }

    private func setting(_ child: Element) throws(Obstacle) -> CodedView.Setting {
        let key = child["key"] ?? child.name
        switch key {
        case "baseForegroundColor", "baseBackgroundColor": return .assignment(key, try values.color(child))
        case "contentInsets":
            return .assignment(key, try values.insets(child))
        case "titleFontDescription":
            return .lines([
                "titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in",
                "    var attributes = attributes", "    attributes.font = \(try values.font(child))",
                "    return attributes", "}",
            ])
        case "background":
            let known: Set = ["key", "cornerRadius"]
            if let other = child.attributes.first(where: { !known.contains($0.name) })?.name
                ?? child.children.first?.name
            {
                throw Obstacle.notYet(child, "“\(other)” of the background")
            }
            let radius = child["cornerRadius"].flatMap(SwiftNumber.text) ?? "0"
            return .assignment("background.cornerRadius", radius)
        default: throw Obstacle.notYet(child, "`\(key)` of the configuration")
        }
    }

    private static let styles: Set = ["plain", "gray", "tinted", "filled", "borderless"]

    /// Source: the enumerations of `UIButton.Configuration` in UIKit's headers.
    private static let words: [String: Set<String>] = [
        "imagePlacement": ["top", "bottom", "leading", "trailing"],
        "cornerStyle": ["fixed", "dynamic", "small", "medium", "large", "capsule"],
        "buttonSize": ["mini", "small", "medium", "large"],
        "titleAlignment": ["automatic", "leading", "center", "trailing"],
    ]
}
