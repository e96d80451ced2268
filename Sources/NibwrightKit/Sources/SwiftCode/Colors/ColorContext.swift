import SwiftSyntax

/// Finds the type of a color whose expression does not name it: `.init(…)` and `#colorLiteral(…)`.
struct ColorContext {
    let imports: ColorImports

    /// The type that the code around an expression requires; nil where it does not name one.
    func type(of node: ExprSyntax) -> SwiftColorType? {
        var inner = Syntax(node)
        var isElement = false
        while let outer = inner.parent {
            switch outer.as(SyntaxEnum.self) {
            case .tupleExpr(let tuple):
                guard tuple.elements.count == 1 else { return nil }
            case .labeledExpr(let argument):
                if let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) {
                    return isElement ? nil : parameter(of: call, argument)
                }
            case .labeledExprList, .arrayElementList, .exprList, .returnStmt, .codeBlockItemList, .codeBlockItem: break
            case .arrayElement: break
            case .arrayExpr:
                if isElement { return nil }
                isElement = true
            case .unresolvedTernaryExpr: break
            case .sequenceExpr(let sequence): return type(in: sequence, of: inner, isElement)
            case .initializerClause(let clause): return annotation(around: clause, isElement)
            case .codeBlock, .accessorBlock, .accessorDecl, .functionDecl, .patternBinding:
                return result(of: outer, of: inner, isElement)
            default: return nil
            }
            inner = outer
        }
        return nil
    }

    private func annotation(around clause: InitializerClauseSyntax, _ isElement: Bool) -> SwiftColorType? {
        if let binding = clause.parent?.as(PatternBindingSyntax.self) {
            return binding.typeAnnotation.flatMap { Self.color($0.type, isElement) }
        }
        return clause.parent?.as(FunctionParameterSyntax.self).flatMap { Self.color($0.type, isElement) }
    }

    /// The type of a function or computed property whose result the expression is.
    private func result(of outer: Syntax, of inner: Syntax, _ isElement: Bool) -> SwiftColorType? {
        var node: Syntax? = outer
        while let current = node {
            if let function = current.as(FunctionDeclSyntax.self) {
                return function.signature.returnClause.flatMap { Self.color($0.type, isElement) }
            }
            if let binding = current.as(PatternBindingSyntax.self) {
                return binding.typeAnnotation.flatMap { Self.color($0.type, isElement) }
            }
            let goesOn =
                current.is(CodeBlockSyntax.self) || current.is(AccessorBlockSyntax.self)
                || current.is(AccessorDeclListSyntax.self)
                || current.as(AccessorDeclSyntax.self)?.accessorSpecifier.text == "get"
            guard goesOn else { return nil }
            node = current.parent
        }
        return nil
    }

    /// `x.backgroundColor = .init(…)`, with `?:` behind the sign or without, and `#colorLiteral(…) as UIColor`.
    private func type(in sequence: SequenceExprSyntax, of inner: Syntax, _ isElement: Bool) -> SwiftColorType? {
        let elements = Array(sequence.elements)
        if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self) {
            return elements[2].as(TypeExprSyntax.self).flatMap { Self.color($0.type, isElement) }
        }
        let isTernary = elements.contains { $0.is(UnresolvedTernaryExprSyntax.self) }
        guard !isElement, elements.count == 3 || isTernary && elements.count > 3,
            elements[1].is(AssignmentExprSyntax.self)
        else { return nil }
        if isTernary, elements[2].id == inner.id { return nil }
        if let reference = elements[0].as(DeclReferenceExprSyntax.self) {
            let said = LocalTypes.type(of: reference).map { SwiftColorType(rawValue: $0) }
            return said ?? viewColor(reference.baseName.plainText)
        }
        guard let access = elements[0].as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
        let text = base.trimmedText.lowercased()
        // A layer's color is a `CGColor`.
        return text.hasSuffix("layer") || text.hasSuffix("layer?") || text.hasSuffix("layer!")
            ? nil : viewColor(access.declName.baseName.plainText)
    }

    private func viewColor(_ property: String) -> SwiftColorType? {
        Self.viewColors.contains(property) ? imports.views : nil
    }

    private func parameter(of call: FunctionCallExprSyntax, _ argument: LabeledExprSyntax) -> SwiftColorType? {
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), argument.label == nil else {
            return nil
        }
        return ["setTitleColor", "setTitleShadowColor"].contains(access.declName.baseName.text) ? .uiColor : nil
    }

    /// Properties that UIKit and AppKit declare as colors, under names that nothing else there has.
    private static let viewColors: Set<String> = [
        "backgroundColor", "tintColor", "textColor", "barTintColor", "onTintColor", "thumbTintColor", "separatorColor",
        "highlightedTextColor", "placeholderTextColor", "minimumTrackTintColor", "maximumTrackTintColor",
        "unselectedItemTintColor", "progressTintColor", "trackTintColor", "pageIndicatorTintColor",
        "currentPageIndicatorTintColor", "selectedSegmentTintColor", "sectionIndexColor",
    ]

    private static func color(_ type: TypeSyntax, _ isElement: Bool) -> SwiftColorType? {
        guard isElement else { return SwiftColorType(rawValue: type.bareName) }
        return type.as(ArrayTypeSyntax.self).flatMap { SwiftColorType(rawValue: $0.element.bareName) }
    }
}

/// Classifies the code around a color.
enum ColorSurroundings {
    static func of(_ node: ExprSyntax) -> SwiftColorLiteral.Surroundings {
        if isCompared(node) { return .compared }
        var inner = Syntax(node)
        while let outer = inner.parent {
            switch outer.as(SyntaxEnum.self) {
            case .attribute: return .attribute
            case .functionParameter, .enumCaseParameter: return .defaultArgument
            case .variableDecl(let variable):
                if variable.attributes.named("IBInspectable") != nil { return .inspectable }
                if isCopied(variable.attributes) { return .inlinable }
            case .functionDecl(let function): if isCopied(function.attributes) { return .inlinable }
            case .initializerDecl(let initializer): if isCopied(initializer.attributes) { return .inlinable }
            default: break
            }
            inner = outer
        }
        return .plain
    }

    private static func isCopied(_ attributes: AttributeListSyntax) -> Bool {
        ["inlinable", "_transparent", "_alwaysEmitIntoClient", "frozen"].contains { attributes.named($0) != nil }
    }

    private static func isCompared(_ node: ExprSyntax) -> Bool {
        if let sequence = node.parent?.parent?.as(SequenceExprSyntax.self) {
            return sequence.elements.contains {
                ["==", "!=", "===", "!==", "~="].contains($0.as(BinaryOperatorExprSyntax.self)?.operator.text ?? "")
            }
        }
        guard let call = node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
            node.parent?.is(LabeledExprSyntax.self) == true,
            let access = call.calledExpression.as(MemberAccessExprSyntax.self)
        else { return false }
        return ["isEqual", "isEqualTo"].contains(access.declName.baseName.text)
    }
}
