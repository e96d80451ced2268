import SwiftWriting
import TransformKit

/// What keyboards and assistive apps are told.
extension ViewReader {
    func traits(_ traits: Element) throws(Obstacle) -> [CodedView.Setting] {
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
                let words = ["alphabet": "asciiCapable"]
                settings.append(.assignment("keyboardType", ".\(words[attribute.value] ?? attribute.value)"))
            case "returnKeyType": settings.append(.assignment("returnKeyType", ".\(attribute.value)"))
            case "textContentType":
                // Those of iOS 12 are known wherever what iOS 13 brought is.
                let newer = values.hasModernColors ? Self.newerContentTypes : [:]
                guard let word = Self.contentTypes[attribute.value] ?? newer[attribute.value] else {
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

    private static let newerContentTypes = ["one-time-code": ".oneTimeCode", "new-password": ".newPassword"]

    func accessibility(_ configuration: Element, of view: Element) throws(Obstacle) -> [CodedView.Setting] {
        var settings: [CodedView.Setting] = []
        for attribute in configuration.attributes {
            switch attribute.name {
            case "key": continue
            case "label", "hint":
                let property = "accessibility" + attribute.name.capitalized
                settings.append(.assignment(property, try values.text(attribute.value, property, of: view)))
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
            if let traits = ValueText.options(child) { settings.append(.assignment("accessibilityTraits", traits)) }
        }
        return settings
    }
}
