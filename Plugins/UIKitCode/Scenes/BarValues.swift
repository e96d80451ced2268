import SwiftWriting
import TransformKit

/// What a document says of the bar of a navigation or tab bar controller.
enum BarValues {
    /// Statements about the bar, each of one line or several.
    ///
    /// - Parameter name: how code calls it: `navigationBar`.
    /// - Throws: the first thing for which no code can be written.
    static func statements(of bar: Element, as name: String, _ values: ValueText) throws(Obstacle) -> [String] {
        var statements: [String] = []
        for attribute in bar.attributes {
            switch (attribute.name, attribute.value) {
            // What Xcode writes of each bar, which lays itself out.
            case ("id", _), ("key", _), ("contentMode", _), ("insetsLayoutMarginsFromSafeArea", _), ("opaque", _),
                ("misplaced", _), ("clipsSubviews", _), ("multipleTouchEnabled", _), ("userLabel", _):
                continue
            case ("barStyle", "default"): continue
            case ("barStyle", "black"): statements.append("\(name).barStyle = .black")
            case ("translucent", "NO"): statements.append("\(name).isTranslucent = false")
            case ("largeTitles", "YES"):
                try values.checkAvailability(of: "prefersLargeTitles", bar)
                statements.append("\(name).prefersLargeTitles = true")
            default: throw Obstacle.notYet(bar, "“\(attribute.name)”")
            }
        }
        for child in bar.children {
            switch (child.name, child["key"]) {
            case ("rect", _), ("autoresizingMask", _), ("attributedString", "userComments"): continue
            case ("color", let key?) where colors.contains(key):
                let colors = try values.colors(child)
                let setting = CodedView.Setting.color(colors) { .assignment("\(name).\(key)", $0) }
                guard colors.older == nil else { throw Obstacle.notYet(bar, "a color of newer systems") }
                statements += setting.lines(of: nil)
            case ("textAttributes", "titleTextAttributes"), ("textAttributes", "largeTitleTextAttributes"):
                let key = child["key"] ?? ""
                if key.hasPrefix("large") { try values.checkAvailability(of: "prefersLargeTitles", bar) }
                let pairs = try textAttributes(child, values)
                statements.append(
                    SceneStatements.list("\(name).\(key) = ", pairs).joined(separator: "\n"))
            default: throw Obstacle.notYet(bar, "`\(child["key"] ?? child.name)`")
            }
        }
        return statements
    }

    /// `.foregroundColor: UIColor.white, .font: UIFont.boldSystemFont(ofSize: 17)`
    private static func textAttributes(_ attributes: Element, _ values: ValueText) throws(Obstacle) -> [String] {
        var pairs: [String] = []
        for child in attributes.children {
            switch (child.name, child["key"]) {
            case ("color", "textColor"):
                let (color, older) = try values.colors(child)
                // A dictionary takes no color that may not be there.
                guard older == nil, !color.contains("named:") else {
                    throw Obstacle.notYet(child, "the color of a title")
                }
                pairs.append(".foregroundColor: \(color.hasPrefix(".") ? "UIColor" + color : color)")
            case ("fontDescription", "fontDescription"):
                let font = try values.font(child)
                guard font.hasPrefix(".") else { throw Obstacle.notYet(child, "the font of a title") }
                pairs.append(".font: UIFont\(font)")
            default: throw Obstacle.notYet(attributes, "`\(child["key"] ?? child.name)`")
            }
        }
        if pairs.isEmpty { throw Obstacle.notYet(attributes, "a title without attributes") }
        return pairs
    }

    private static let colors: Set = ["tintColor", "barTintColor", "backgroundColor"]
}
