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
            surroundings: ColorSurroundings.of(call.outermost),
            declaredName: SwiftColorName(declaredFor: call.outermost))
    }

    /// Tells whether a name is a local's; a name that the file declares outside of all types is none.
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

/// The imports of a file that decide what the names of colors mean.
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
