import SwiftWriting
import TransformKit

/// What a document says of the bar of a navigation or tab bar controller.
enum BarValues {
    /// Statements about the bar.
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
            default: throw Obstacle.notYet(bar, "`\(child["key"] ?? child.name)`")
            }
        }
        return statements
    }

    private static let colors: Set = ["tintColor", "barTintColor", "backgroundColor"]
}
