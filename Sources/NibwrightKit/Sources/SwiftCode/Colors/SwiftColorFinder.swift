import Colorimetry
import SourceText
import SwiftSyntax

/// Finds calls that make a color of numbers alone.
final class SwiftColorFinder: EnclosingTypeVisitor {
    private let source: SourceText
    private let scope: SwiftColorScope
    private let functionNames: Set<String>
    private let imports: ColorImports
    private(set) var found: [SwiftColorLiteral] = []

    init(_ scan: WordScan, source: SourceText, scope: SwiftColorScope) {
        self.source = source
        self.scope = scope
        functionNames = scope.functionNames
        imports = ColorImports(source)
        super.init(scan)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind { take(ExprSyntax(node)) }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { take(ExprSyntax(node)) }

    private func take(_ node: ExprSyntax) -> SyntaxVisitorContinueKind {
        guard let call = ColorLiteralCall(node), let literal = literal(call, node) else { return .visitChildren }
        found.append(literal)
        return .skipChildren
    }

    private func literal(_ call: ColorLiteralCall, _ node: ExprSyntax) -> SwiftColorLiteral? {
        let context = ColorContext(imports: imports)
        let type: SwiftColorType?
        switch call.callee {
        case .type(let named, let method):
            guard method == "init" || functionNames.contains(method) else { return nil }
            type = named
        case .implied(let method):
            guard method == "init" || functionNames.contains(method), let said = context.type(of: call.outermost) else {
                return nil
            }
            type = said
        case .function(let name):
            guard functionNames.contains(name), !isLocal(name, call.call) else { return nil }
            type = nil
        // UIKit's and AppKit's colors alone can be written so, whatever the code around says.
        case .colorLiteral: type = context.type(of: call.outermost) ?? imports.views
        }
        // A call without numbers is a name already: `UIColor.brand()`.
        if call.arguments.isEmpty { return nil }
        if let type, !mayMean(type) { return nil }
        var evaluator = ColorEvaluator(scope, sitePath: source.path)
        guard let made = try? evaluator.overload(of: call, type), case .color(let value) = made.value else {
            return nil
        }
        let isForced = call.isForced
        return SwiftColorLiteral(
            path: source.path, range: call.outermost.trimmedByteRange, value: value,
            type: type ?? made.declaration?.resultType, form: call.form(made.declaration), spelling: call.spelling,
            isOptional: made.declaration?.isFailable == true && !isForced,
            isThrowing: made.declaration?.isThrowing == true, hasComments: call.outermost.holdsComments,
            surroundings: ColorSurroundings.of(call.outermost))
    }

    /// What a file declares outside of all types is no local.
    private func isLocal(_ name: String, _ node: ExprSyntax) -> Bool {
        guard let local = LocalNames.declaration(of: name, at: node) else { return false }
        let item = local.is(FunctionDeclSyntax.self) ? local.parent?.parent?.parent : nil
        return item?.is(SourceFileSyntax.self) != true
    }

    /// Whether the name of a color type means the system's here.
    private func mayMean(_ type: SwiftColorType) -> Bool {
        (type != .color || imports.swiftUI) && !scope.hides(type, insideOf: types)
    }
}

/// What a file imports that decides what the names of colors mean.
struct ColorImports {
    let swiftUI: Bool
    /// The type of color that views have; nil where a file says neither or both.
    let views: SwiftColorType?

    init(_ source: SourceText) {
        swiftUI =
            source.contains("import SwiftUI" as StaticString) || source.contains("import WidgetKit" as StaticString)
        let isMac = source.contains("import AppKit" as StaticString) || source.contains("import Cocoa" as StaticString)
        let isPhone = source.contains("import UIKit" as StaticString)
        views = isMac == isPhone ? nil : isMac ? .nsColor : .uiColor
    }
}

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

extension SyntaxProtocol {
    /// Whether a comment stands between the first byte and the last.
    fileprivate var holdsComments: Bool {
        let last = lastToken(viewMode: .sourceAccurate)
        for (number, token) in tokens(viewMode: .sourceAccurate).enumerated() {
            if number > 0, token.leadingTrivia.contains(where: \.isComment) { return true }
            if token != last, token.trailingTrivia.contains(where: \.isComment) { return true }
        }
        return false
    }
}
