import SwiftWriting
import TransformKit

/// Values of UIKit, as `ValueText` writes them, in SwiftUI's words.
///
/// The texts are those of the same plugin: what is none of its forms has no counterpart here.
enum SwiftUIValue {
    // MARK: Texts

    /// `Text("Save")` of `"Save"`, and of a request for a translation by a key that SwiftUI looks up itself.
    static func text(_ expression: String) -> String { "Text(\(key(expression) ?? verbatim(expression)))" }

    /// `"Save"` for `Button("Save")`: a key that SwiftUI looks up in the same table; nil for what it would read otherwise.
    static func key(_ expression: String) -> String? {
        var literal = expression
        let (head, tail) = ("NSLocalizedString(", ", comment: \"\")")
        if expression.hasPrefix(head), expression.hasSuffix(tail), !expression.contains(", value: ") {
            literal = String(expression.dropFirst(head.count).dropLast(tail.count))
        }
        guard literal.hasPrefix("\""), literal.hasSuffix("\""), literal.count > 2,
            // Format specifiers, and since iOS 15 the marks of Markdown.
            !literal.contains(where: { "%*_~`[]\\".contains($0) })
        else { return nil }
        return literal
    }

    private static func verbatim(_ expression: String) -> String {
        expression.hasPrefix("\"") ? "verbatim: \(expression)" : expression
    }

    // MARK: Colors

    /// `Color.white` of `.white`, `Color("Accent")` of `UIColor(named: "Accent")`.
    static func color(_ expression: String) -> String {
        let opaque = ", alpha: 1)"
        if expression.hasSuffix(opaque) { return color(String(expression.dropLast(opaque.count)) + ")") }
        if let name = argument(of: expression, "UIColor(named: ") { return "Color(\(name))" }
        if expression.hasPrefix("UIColor(red: ") {
            return "Color(" + expression.dropFirst("UIColor(".count).replacing("alpha: ", with: "opacity: ")
        }
        if expression.hasPrefix("UIColor(white: ") {
            return "Color(" + expression.dropFirst("UIColor(".count).replacing("alpha: ", with: "opacity: ")
        }
        if expression.hasPrefix("UIColor(displayP3Red: ") {
            return "Color(.displayP3, red: "
                + expression.dropFirst("UIColor(displayP3Red: ".count).replacing("alpha: ", with: "opacity: ")
        }
        // SwiftUI's own are the same on every system; its `.red` is the one of UIKit that follows the appearance.
        if [".white", ".black", ".clear"].contains(expression) { return "Color\(expression)" }
        return "Color(\(expression.hasPrefix(".") ? "UIColor" + expression : expression))"
    }

    // MARK: Fonts

    /// The calls of a font: `.font(.headline)`; nil for one that older systems do not have in SwiftUI.
    static func font(_ expression: String, isModern: Bool) -> [String]? {
        if let style = argument(of: expression, ".preferredFont(forTextStyle: ") {
            let name = style == ".title1" ? ".title" : style
            let newer = [".title2", ".title3", ".caption2"].contains(name)
            guard isModern || !newer else { return nil }
            return [".font(\(name == ".caption1" ? ".caption" : name))"]
        }
        if let custom = argument(of: expression, "UIFont(name: ") {
            return [".font(.custom(\(isModern ? custom.replacing(", size: ", with: ", fixedSize: ") : custom)))"]
        }
        let kinds = [
            (".systemFont(ofSize: ", ""), (".boldSystemFont(ofSize: ", ", weight: .bold"),
            (".italicSystemFont(ofSize: ", ""),
        ]
        for (head, weight) in kinds {
            guard let size = argument(of: expression, head) else { continue }
            let isItalic = head.hasPrefix(".italic")
            return [".font(\(isItalic ? "Font" : "").system(size: \(size)\(weight))\(isItalic ? ".italic()" : ""))"]
        }
        return nil
    }

    // MARK: Images

    /// `Image("cup")` of `UIImage(named: "cup")`.
    static func image(_ expression: String) -> String? {
        if let name = argument(of: expression, "UIImage(named: ") { return "Image(\(name))" }
        if let name = argument(of: expression, "UIImage(systemName: ") { return "Image(systemName: \(name))" }
        return nil
    }

    private static func argument(of expression: String, _ head: String) -> String? {
        guard expression.hasPrefix(head), expression.hasSuffix(")") else { return nil }
        return String(expression.dropFirst(head.count).dropLast())
    }
}
