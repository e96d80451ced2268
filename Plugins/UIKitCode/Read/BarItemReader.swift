import SwiftWriting
import TransformKit

/// Reads the items of a toolbar as code.
struct BarItemReader {
    private let values: ValueText

    init(_ values: ValueText) { self.values = values }

    /// - Parameter mayBeginSegues: whether somebody else looks after its segues.
    /// - Throws: the reason why code cannot make the item.
    func item(
        _ element: Element, in toolbar: Element, mayBeginSegues: Bool = false
    ) throws(Obstacle) -> CodedView {
        guard element.isNamed("barButtonItem"), element.customClass == nil else {
            throw Obstacle.notYet(element, "an item of a toolbar")
        }
        if !mayBeginSegues, let segue = element.navigationSegues.first {
            throw Obstacle(
                code: .segueInside, reason: "a segue begins at \(ElementSubject(element).words)",
                place: segue.connection.place)
        }
        var settings: [CodedView.Setting] = []
        for attribute in element.attributes {
            switch attribute.name {
            case "id", "key", "userLabel", "style", "title", "systemItem", "image", "catalog": continue
            case "enabled": if attribute.value == "NO" { settings.append(.assignment("isEnabled", "false")) }
            case "width":
                guard let number = SwiftNumber.text(attribute.value) else { throw Obstacle.notYet(element, "a width") }
                settings.append(.assignment("width", number))
            case "tag":
                guard let number = SwiftNumber.text(attribute.value) else { throw Obstacle.notYet(element, "a tag") }
                settings.append(.assignment("tag", number))
            default: throw Obstacle.notYet(element, "“\(attribute.name)”")
            }
        }
        for child in element.children {
            if child.isNamed("connections") || child.isNamed("nil") { continue }
            guard child.isNamed("color"), child["key"] == "tintColor" else {
                throw Obstacle.notYet(child, "`\(child["key"] ?? child.name)`")
            }
            settings.append(.color(try values.colors(child)) { .assignment("tintColor", $0) })
        }
        return CodedView(
            element: element, type: "UIBarButtonItem", isOfLibrary: false, noun: "item", preparation: [],
            creation: try creation(of: element), settings: settings, container: toolbar, joining: .item)
    }

    private func creation(of element: Element) throws(Obstacle) -> String {
        if let item = element["systemItem"] {
            guard Self.systemItems.contains(item) else { throw Obstacle.notYet(element, "the item “\(item)”") }
            return "UIBarButtonItem(barButtonSystemItem: .\(item), target: nil, action: nil)"
        }
        let style = element["style"] == "done" ? "done" : "plain"
        if let image = element["image"] {
            let text = try values.image(image, catalog: element["catalog"], of: element)
            return "UIBarButtonItem(image: \(text), style: .\(style), target: nil, action: nil)"
        }
        let title = try values.text(element["title"] ?? "", "title", of: element)
        return "UIBarButtonItem(title: \(title), style: .\(style), target: nil, action: nil)"
    }

    /// Source: the cases of `UIBarButtonItem.SystemItem` that every system has.
    private static let systemItems: Set = [
        "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply", "action",
        "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play", "pause", "rewind",
        "fastForward", "undo", "redo",
    ]
}
