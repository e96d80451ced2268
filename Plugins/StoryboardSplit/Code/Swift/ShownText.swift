import SwiftCode
import TransformKit

/// Recognizes literals that only people on a screen read: the system shows them, and no code of the project reads them.
struct ShownText {
    private let literal: StringLiteralExprSyntax

    init?(_ token: TokenSyntax) {
        var node: Syntax? = Syntax(token)
        while let current = node, !current.is(StringLiteralExprSyntax.self) { node = current.parent }
        guard let literal = node?.as(StringLiteralExprSyntax.self) else { return nil }
        self.literal = literal
    }

    var isShown: Bool {
        if isOnlyInterpolated { return true }
        guard let statement = value.parent else { return false }
        if let sequence = Syntax(value).as(SequenceExprSyntax.self), let property = Self.assigned(by: sequence) {
            return Self.properties.contains(property)
        }
        return statement.is(ReturnStmtSyntax.self) && enclosingFunction.map(Self.givesText) == true
    }

    /// Returns whether an expression may read a shown text: it is such a property, or a single name, which may have any
    /// value. `message` of `message["storyboard"]` gives another value.
    static func mayBe(_ expression: String) -> Bool {
        let words = expression.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        return words.count == 1
            || words.contains { word in
                properties.contains(String(word)) && !expression[word.endIndex...].hasPrefix("[")
            }
    }

    // MARK: What it is part of

    /// The expression whose value is the literal, or another value in its place; a comparison has another value.
    private var value: ExprSyntax {
        var node = ExprSyntax(literal)
        while let parent = node.parent {
            if let list = parent.as(ExprListSyntax.self), let sequence = list.parent?.as(SequenceExprSyntax.self) {
                if list.contains(where: \.isComparison) { return node }
                node = ExprSyntax(sequence)
            } else if let element = parent.as(LabeledExprSyntax.self),
                let tuple = element.parent?.parent?.as(TupleExprSyntax.self), tuple.elements.count == 1
            {
                node = ExprSyntax(tuple)
            } else if let ternary = parent.as(UnresolvedTernaryExprSyntax.self) {
                node = ExprSyntax(ternary)
            } else {
                return node
            }
        }
        return node
    }

    /// Returns the last name in the target of an assignment: `text` of `label.text = …`.
    private static func assigned(by sequence: SequenceExprSyntax) -> String? {
        let elements = Array(sequence.elements)
        guard elements.count > 2, elements[1].is(AssignmentExprSyntax.self) else { return nil }
        return elements[0].as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? elements[0].as(DeclReferenceExprSyntax.self)?.baseName.text
    }

    private var enclosingFunction: FunctionDeclSyntax? {
        var node = literal.parent
        while let current = node {
            if let function = current.as(FunctionDeclSyntax.self) { return function }
            if current.is(ClosureExprSyntax.self) || current.is(AccessorDeclSyntax.self) { return nil }
            node = current.parent
        }
        return nil
    }

    /// Returns whether the system calls a method for a text to show.
    private static func givesText(_ function: FunctionDeclSyntax) -> Bool {
        function.signature.parameterClause.parameters.contains { methods.contains($0.firstName.text) }
    }

    // MARK: Constants that are part of longer texts

    /// True for a local constant's literal that is only read to be put into longer texts.
    private var isOnlyInterpolated: Bool {
        guard let initializer = value.parent?.as(InitializerClauseSyntax.self),
            let binding = initializer.parent?.as(PatternBindingSyntax.self),
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let block = binding.parent?.parent?.parent?.parent?.as(CodeBlockItemListSyntax.self),
            block.parent?.is(SourceFileSyntax.self) == false
        else { return false }
        let uses = block.tokens(viewMode: .sourceAccurate).filter { token in
            token.text == name && token.parent?.is(DeclReferenceExprSyntax.self) == true && !Self.isMember(token)
        }
        return uses.allSatisfy(Self.isInterpolated)
    }

    /// Recognizes `kind` of `settings.kind`.
    private static func isMember(_ token: TokenSyntax) -> Bool {
        let access = token.parent?.parent?.as(MemberAccessExprSyntax.self)
        return access?.base != nil && access?.declName.baseName == token
    }

    private static func isInterpolated(_ token: TokenSyntax) -> Bool {
        var node = token.parent
        while let current = node, !current.is(CodeBlockItemSyntax.self) {
            if current.is(FunctionCallExprSyntax.self) { return false }
            if let segments = current.parent?.as(StringLiteralSegmentListSyntax.self) {
                return segments.contains { $0.as(StringSegmentSyntax.self)?.content.text.isEmpty == false }
            }
            node = current.parent
        }
        return false
    }

    private static let properties: Set<String> = [
        "accessibilityHint", "accessibilityLabel", "accessibilityValue", "attributedText", "attributedTitle",
        "backBarButtonTitle", "backButtonTitle", "headerTitle", "message", "navigationTitle", "placeholder",
        "placeholderString", "prompt", "stringValue", "subtitle", "text", "title", "toolTip",
    ]

    private static let methods: Set<String> = [
        "titleForHeaderInSection", "titleForFooterInSection", "titleForRow", "titleForDeleteConfirmationButtonForRowAt",
        "toolTipFor", "stringForValue",
    ]
}

extension ExprSyntax {
    /// True for the operator of a comparison.
    var isComparison: Bool {
        let sign = self.as(BinaryOperatorExprSyntax.self)?.operator.text
        return sign.map { ["==", "!=", "~=", "===", "<", ">"].contains($0) } == true
    }
}
