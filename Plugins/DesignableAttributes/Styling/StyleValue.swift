import Colorimetry
import SwiftSyntax
import TransformKit

/// A constant that code sets, as a document can say it.
enum StyleValue: Hashable {
    case flag(Bool)
    case number(Double)
    /// A case of an enumeration.
    case name(String)
    case text(String)
    case color(ColorValue)
    case font(FontDescription)

    /// A font of the system, as a document describes it.
    struct FontDescription: Hashable {
        /// The attributes of the `<fontDescription>` but for its key.
        let attributes: [String: String]
    }
}

/// Reads constants.
struct StyleValueReader {
    /// Colors that the project declares under names of the system's.
    let declaredColors: Set<String>

    /// The value of an expression for a property; nil where it is no constant, or none that a document can say.
    func value(_ expression: ExprSyntax, of property: StyleProperty) -> StyleValue? {
        let plain = Self.withoutParentheses(expression)
        switch property.kind {
        case .flag, .traitFlag: return flag(plain)
        case .number: return number(plain).map(StyleValue.number)
        case .count: return number(plain).flatMap { $0 == $0.rounded() && abs($0) < 1000 ? .number($0) : nil }
        case .choice(_, let words, _), .traitChoice(_, let words):
            return memberName(plain).flatMap { words[$0] }.map(StyleValue.name)
        case .text: return text(plain)
        case .color: return color(plain).map(StyleValue.color)
        case .font: return font(plain).map(StyleValue.font)
        case .layer(.borderColor):
            guard let member = plain.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "cgColor",
                let base = member.base
            else { return nil }
            return color(base).map(StyleValue.color)
        case .layer: return number(plain).map(StyleValue.number)
        }
    }

    private static func withoutParentheses(_ expression: ExprSyntax) -> ExprSyntax {
        guard let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let only = tuple.elements.first,
            only.label == nil
        else { return expression }
        return withoutParentheses(only.expression)
    }

    // MARK: Plain values

    private func flag(_ expression: ExprSyntax) -> StyleValue? {
        expression.as(BooleanLiteralExprSyntax.self).map { .flag($0.literal.text == "true") }
    }

    private func number(_ expression: ExprSyntax) -> Double? {
        if let sign = expression.as(PrefixOperatorExprSyntax.self), sign.operator.text == "-" {
            return number(sign.expression).map { -$0 }
        }
        if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
            ["CGFloat", "Float", "Double"].contains(call.calledExpression.trimmedDescription),
            let only = call.arguments.first, only.label == nil
        {
            return number(only.expression)
        }
        let text =
            expression.as(IntegerLiteralExprSyntax.self)?.literal.text
            ?? expression.as(FloatLiteralExprSyntax.self)?.literal.text
        return text.flatMap { Double($0.filter { $0 != "_" }) }
    }

    private func text(_ expression: ExprSyntax) -> StyleValue? {
        guard let text = expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue, !text.isEmpty else {
            // What a document shows in place of no text is a sample for those who draw the screen.
            return nil
        }
        return .text(text)
    }

    /// `center` of `.center` or `NSTextAlignment.center`.
    private func memberName(_ expression: ExprSyntax) -> String? {
        guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
        if let base = member.base {
            let words = base.trimmedDescription
            guard words.first?.isUppercase == true, words.hasPrefix("UI") || words.hasPrefix("NS") else { return nil }
        }
        let name = member.declName.baseName.text
        return name.first == "`" ? String(name.dropFirst().dropLast()) : name
    }

    // MARK: Colors

    private func color(_ expression: ExprSyntax) -> ColorValue? {
        if let call = expression.as(FunctionCallExprSyntax.self) { return colorCall(call) }
        guard let member = expression.as(MemberAccessExprSyntax.self),
            member.base.map({ $0.trimmedDescription == "UIColor" }) ?? true
        else { return nil }
        let name = member.declName.baseName.text
        return declaredColors.contains(name) ? nil : Self.fixedColors[name]
    }

    private func colorCall(_ call: FunctionCallExprSyntax) -> ColorValue? {
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "withAlphaComponent", let base = member.base,
            call.arguments.count == 1, let alpha = call.arguments.first.flatMap({ number($0.expression) })
        {
            return color(base).flatMap { ColorValue($0.space, $0.components, alpha: alpha) }
        }
        guard ["UIColor", "UIColor.init", ".init"].contains(call.calledExpression.trimmedDescription),
            call.trailingClosure == nil
        else { return nil }
        let labels = call.arguments.map { $0.label?.text ?? "" }
        let numbers = call.arguments.compactMap { component($0.expression) }
        guard numbers.count == labels.count else { return nil }
        switch labels {
        case ["red", "green", "blue", "alpha"]:
            return ColorValue(.sRGB, Array(numbers.dropLast()), alpha: numbers[3])
        case ["white", "alpha"]: return ColorValue(.grayGamma22, [numbers[0]], alpha: numbers[1])
        default: return nil
        }
    }

    /// A number, or a quotient such as `128/255`.
    private func component(_ expression: ExprSyntax) -> Double? {
        if let number = number(expression) { return number }
        guard let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3 else { return nil }
        let parts = Array(sequence.elements)
        guard parts[1].trimmedDescription == "/", let over = number(parts[0]), let under = number(parts[2]), under != 0
        else { return nil }
        return over / under
    }

    /// Colors of UIKit that are the same on every system and in every appearance, from the reference of `UIColor`.
    private static let fixedColors: [String: ColorValue] = {
        let grays: [(String, Double, Double)] = [
            ("black", 0, 1), ("darkGray", 1.0 / 3, 1), ("lightGray", 2.0 / 3, 1), ("white", 1, 1), ("gray", 0.5, 1),
            ("clear", 0, 0),
        ]
        let colors: [(String, [Double])] = [
            ("red", [1, 0, 0]), ("green", [0, 1, 0]), ("blue", [0, 0, 1]), ("cyan", [0, 1, 1]), ("yellow", [1, 1, 0]),
            ("magenta", [1, 0, 1]), ("orange", [1, 0.5, 0]), ("purple", [0.5, 0, 0.5]), ("brown", [0.6, 0.4, 0.2]),
        ]
        var values: [String: ColorValue] = [:]
        for (name, white, alpha) in grays { values[name] = ColorValue(.grayGamma22, [white], alpha: alpha) }
        for (name, parts) in colors { values[name] = ColorValue(.sRGB, parts) }
        return values
    }()

    // MARK: Fonts

    private func font(_ expression: ExprSyntax) -> StyleValue.FontDescription? {
        guard let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
            let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.base.map({ $0.trimmedDescription == "UIFont" }) ?? true
        else { return nil }
        let labels = call.arguments.map { $0.label?.text ?? "" }
        let name = member.declName.baseName.text
        if name == "preferredFont", labels == ["forTextStyle"], let only = call.arguments.first {
            return memberNameOfStyle(only.expression).flatMap { Self.textStyles[$0] }.map {
                StyleValue.FontDescription(attributes: ["style": $0])
            }
        }
        guard labels.first == "ofSize", let size = call.arguments.first.flatMap({ number($0.expression) }), size > 0
        else { return nil }
        var attributes = ["pointSize": WrittenNumber.text(size)]
        switch (name, labels.count) {
        case ("systemFont", 1): attributes["type"] = "system"
        case ("boldSystemFont", 1): attributes["type"] = "boldSystem"
        case ("italicSystemFont", 1): attributes["type"] = "italicSystem"
        case ("systemFont", 2) where labels[1] == "weight":
            guard let last = call.arguments.last.flatMap({ memberNameOfStyle($0.expression) }),
                Self.weights.contains(last)
            else { return nil }
            attributes["type"] = "system"
            if last != "regular" { attributes["weight"] = last }
        default: return nil
        }
        return StyleValue.FontDescription(attributes: attributes)
    }

    private func memberNameOfStyle(_ expression: ExprSyntax) -> String? {
        guard let member = expression.as(MemberAccessExprSyntax.self),
            member.base.map({
                ["UIFont.Weight", "UIFont.TextStyle", "UIFontTextStyle"].contains($0.trimmedDescription)
            })
                ?? true
        else { return nil }
        return member.declName.baseName.text
    }

    private static let weights: Set = [
        "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]

    /// Styles that documents of every age name, with the names in documents.
    private static let textStyles = [
        "headline": "UICTFontTextStyleHeadline", "body": "UICTFontTextStyleBody",
        "callout": "UICTFontTextStyleCallout", "subheadline": "UICTFontTextStyleSubhead",
        "footnote": "UICTFontTextStyleFootnote", "caption1": "UICTFontTextStyleCaption1",
        "caption2": "UICTFontTextStyleCaption2", "title1": "UICTFontTextStyleTitle1",
        "title2": "UICTFontTextStyleTitle2", "title3": "UICTFontTextStyleTitle3",
    ]
}
