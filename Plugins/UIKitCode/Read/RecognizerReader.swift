import TransformKit

/// A recognizer of gestures as code makes it.
struct CodedRecognizer {
    let element: Element
    let view: Element
    let type: String
    /// `tapRecognizer`
    let name: String
    let settings: [CodedView.Setting]
}

/// Reads recognizers of gestures as code.
enum RecognizerReader {
    /// - Throws: the reason why code cannot make the recognizer.
    static func read(_ recognizer: ScreenConnections.Recognizer) throws(Obstacle) -> CodedRecognizer {
        let element = recognizer.element
        guard element.customClass == nil, let type = element.systemClassName else {
            throw Obstacle.notYet(element, "the class")
        }
        // Interface Builder misspells this one.
        let kind =
            element.isNamed("pongPressGestureRecognizer")
            ? "longPress" : String(element.name.dropLast("GestureRecognizer".count))
        var settings: [CodedView.Setting] = []
        for attribute in element.attributes {
            switch attribute.name {
            case "id", "userLabel": continue
            case "cancelsTouchesInView", "delaysTouchesBegan", "delaysTouchesEnded":
                settings.append(.assignment(attribute.name, attribute.value == "YES" ? "true" : "false"))
            case "enabled": if attribute.value == "NO" { settings.append(.assignment("isEnabled", "false")) }
            case "numberOfTapsRequired", "numberOfTouchesRequired", "minimumPressDuration", "allowableMovement",
                "minimumNumberOfTouches", "maximumNumberOfTouches":
                guard let number = SwiftNumber.text(attribute.value) else { throw Obstacle.notYet(element, "a number") }
                let isDefault = Self.defaults[attribute.name] == number
                if !isDefault { settings.append(.assignment(attribute.name, number)) }
            case "direction":
                guard ["left", "right", "up", "down"].contains(attribute.value) else {
                    throw Obstacle.notYet(element, "a direction")
                }
                if attribute.value != "right" { settings.append(.assignment("direction", ".\(attribute.value)")) }
            default: throw Obstacle.notYet(element, "“\(attribute.name)”")
            }
        }
        for child in element.children {
            if child.isNamed("connections") { continue }
            guard child.isNamed("swipeGestureRecognizerDirection") else {
                throw Obstacle.notYet(child, "`\(child["key"] ?? child.name)`")
            }
            let directions = ValueText.options(child) ?? "[]"
            if directions != ".right" { settings.append(.assignment("direction", directions)) }
        }
        return CodedRecognizer(
            element: element, view: recognizer.view, type: type, name: kind + "Recognizer", settings: settings)
    }

    /// Source: UIKit's headers.
    private static let defaults = [
        "numberOfTapsRequired": "1", "numberOfTouchesRequired": "1", "minimumPressDuration": "0.5",
        "allowableMovement": "10", "minimumNumberOfTouches": "1",
    ]
}
