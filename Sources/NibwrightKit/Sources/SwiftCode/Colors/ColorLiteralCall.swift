import Colorimetry
import SwiftSyntax

/// A call that may make a color, with what is done to the color at once: `.withAlphaComponent(0.5)`, `!`.
struct ColorLiteralCall {
    enum Callee {
        case type(SwiftColorType, method: String)
        /// `.init(…)`
        case implied(String)
        case function(String)
        case colorLiteral
    }

    let callee: Callee
    /// The call itself.
    let call: ExprSyntax
    /// With the calls and the `!` behind it.
    let outermost: ExprSyntax
    /// The alpha of each call behind it, with the method's name.
    let alphas: [(method: String, argument: CodeArgument)]

    init?(_ node: ExprSyntax) {
        var node = node
        var alphas: [(method: String, argument: CodeArgument)] = []
        while let outer = node.as(FunctionCallExprSyntax.self),
            let access = outer.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
            ["withAlphaComponent", "opacity"].contains(access.declName.baseName.text), outer.arguments.count == 1,
            outer.trailingClosure == nil, alphas.count < 8
        {
            guard let argument = CodeExpressionReader.arguments(outer.arguments).first else { return nil }
            alphas.append((access.declName.baseName.text, argument))
            node = base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
        }
        guard let callee = Self.callee(node) else { return nil }
        self.callee = callee
        self.alphas = alphas.reversed()
        call = node
        outermost = Self.outermost(node, alphas.count)
    }

    private static func callee(_ node: ExprSyntax) -> Callee? {
        if let macro = node.as(MacroExpansionExprSyntax.self) {
            return macro.macroName.text == "colorLiteral" ? .colorLiteral : nil
        }
        guard let call = node.as(FunctionCallExprSyntax.self), call.trailingClosure == nil else { return nil }
        if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
            let name = reference.baseName.plainText
            return SwiftColorType(rawValue: name).map { .type($0, method: "init") } ?? .function(name)
        }
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
        let method = access.declName.baseName.plainText
        guard let base = access.base else { return .implied(method) }
        guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.plainText else { return nil }
        if ["UIKit", "AppKit", "SwiftUI"].contains(name) {
            return SwiftColorType(rawValue: method).map { .type($0, method: "init") }
        }
        return SwiftColorType(rawValue: name).map { .type($0, method: method) }
    }

    /// The calls and the `!` around a call.
    private static func outermost(_ node: ExprSyntax, _ calls: Int) -> ExprSyntax {
        var outer = forced(node)
        for _ in 0..<calls {
            guard let access = outer.parent?.as(MemberAccessExprSyntax.self),
                let call = access.parent?.as(FunctionCallExprSyntax.self)
            else { return outer }
            outer = forced(ExprSyntax(call))
        }
        return outer
    }

    private static func forced(_ node: ExprSyntax) -> ExprSyntax {
        node.parent?.as(ForceUnwrapExprSyntax.self).map { ExprSyntax($0) } ?? node
    }

    var isForced: Bool { call.parent?.is(ForceUnwrapExprSyntax.self) == true }

    var arguments: [CodeArgument] {
        if let macro = call.as(MacroExpansionExprSyntax.self) { return CodeExpressionReader.arguments(macro.arguments) }
        return call.as(FunctionCallExprSyntax.self).map { CodeExpressionReader.arguments($0.arguments) } ?? []
    }

    var spelling: String {
        let labels = "(" + arguments.map { ($0.label ?? "_") + ":" }.joined() + ")"
        return switch callee {
        case .type(let type, "init"): type.rawValue + labels
        case .type(let type, let method): type.rawValue + "." + method + labels
        case .implied(let method): "." + method + labels
        case .function(let name): name + labels
        case .colorLiteral: "#colorLiteral"
        }
    }

    func form(_ declaration: SwiftColorInitializer?) -> SwiftColorLiteral.Form {
        if case .colorLiteral = callee { return .colorLiteral }
        return declaration == nil ? .system : .declared
    }
}

extension ColorEvaluator {
    /// The color of a call, with the alpha that the calls behind it give.
    mutating func overload(of call: ColorLiteralCall, _ type: SwiftColorType?) throws(NotUnderstood) -> ColorOverload {
        let arguments = call.arguments
        let made: ColorOverload
        switch call.callee {
        case .colorLiteral:
            // Whatever its type, its numbers are sRGB: they are handed to `init(_colorLiteralRed:green:blue:alpha:)`.
            guard arguments.map(\.label) == ["red", "green", "blue", "alpha"] else { throw NotUnderstood() }
            var plain = ColorEvaluator(.empty, sitePath: sitePath)
            made = try plain.overload(.uiColor, "init", arguments)
        case .type(_, let method), .implied(let method): made = try overload(type, method, arguments)
        case .function(let name): made = try overload(nil, name, arguments)
        }
        guard case .color(var color) = made.value else { throw NotUnderstood() }
        for alpha in call.alphas {
            guard let number = try evaluate(alpha.argument.value).asNumber, alpha.argument.label == nil else {
                throw NotUnderstood()
            }
            color = color.with(
                alpha: min(1, max(0, alpha.method == "opacity" ? color.alpha * number : number)))
        }
        return ColorOverload(value: .color(color), declaration: made.declaration)
    }
}
