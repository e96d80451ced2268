import SwiftSyntax

/// A call of UIKit or AppKit that names something.
struct ReferenceForm {
    let kind: ReferenceSite.Kind
    let name: StringExpression
    let range: Range<Int>
    var storyboard: StringExpression?
    var bundle: StringExpression?

    /// The names that a call gives, by the name and labels of the called function.
    static func of(_ call: FunctionCallExprSyntax, isView: Bool) -> [ReferenceForm] {
        let callee = Callee(call.calledExpression)
        guard let name = callee.name else { return [] }
        if ReferenceCalls.initialSceneCalls.contains(name) {
            return [
                ReferenceForm(
                    kind: .initialScene, name: .unknown, range: call.trimmedByteRange, storyboard: callee.operand)
            ]
        }
        let bundle = call.arguments.first { $0.label?.text == "bundle" }?.expression
        for form in forms(callee, name, isView: isView) {
            guard let argument = call.arguments.first(where: { ($0.label?.plainText ?? "") == form.label }),
                form.label != "" || argument.label == nil && !isColorOrImage(argument.expression)
            else { continue }
            return [
                ReferenceForm(
                    kind: form.kind, name: named(argument.expression, form.kind),
                    range: argument.expression.trimmedByteRange,
                    storyboard: form.kind == .scene ? callee.operand : nil,
                    bundle: bundle.map { StringExpressionReader().read($0) })
            ]
        }
        if ReferenceCalls.storyboardTypes.contains(name), !call.arguments.isEmpty, callee.isPlain {
            // An initializer of the project's own: `UIStoryboard(.main)`.
            return [
                ReferenceForm(
                    kind: .storyboard, name: StringExpressionReader().read(ExprSyntax(call)),
                    range: call.trimmedByteRange)
            ]
        }
        return []
    }

    /// Whether an expression makes a color or image, which `Color(…)` and `Image(…)` take as well as a name.
    private static func isColorOrImage(_ expression: ExprSyntax) -> Bool {
        var expression = expression
        while let base = expression.as(MemberAccessExprSyntax.self)?.base { expression = base }
        guard let call = expression.as(FunctionCallExprSyntax.self), let name = Callee(call.calledExpression).name
        else {
            return false
        }
        return ["UIColor", "NSColor", "CGColor", "Color", "UIImage", "NSImage"].contains(name)
    }

    /// `.detail` is a constant of the type that AppKit has for such names; UIKit has plain strings.
    private static func named(_ expression: ExprSyntax, _ kind: ReferenceSite.Kind) -> StringExpression {
        let name = StringExpressionReader().read(expression)
        guard case .implicitMember = name else { return name }
        switch kind {
        case .scene: return .typed(name, "NSStoryboard.SceneIdentifier")
        case .storyboard: return .typed(name, "NSStoryboard.Name")
        default: return name
        }
    }

    private static func forms(_ callee: Callee, _ name: String, isView: Bool) -> [ReferenceCalls.Form] {
        if let forms = ReferenceCalls.forms[name] { return forms }
        if isView, callee.isPlain, let kind = ReferenceCalls.viewForms[name] {
            return [.init(kind: kind, label: "")]
        }
        // `DetailController(nibName: …)`
        return name.first?.isUppercase == true ? ReferenceCalls.forms[""] ?? [] : []
    }
}

/// The function that a call names.
private struct Callee {
    var name: String?
    /// The expression that the method is called on; nil for none.
    var operand: StringExpression?
    /// Whether nothing stands before the name.
    var isPlain = false

    init(_ expression: ExprSyntax) {
        var expression = expression
        while true {
            if let special = expression.as(GenericSpecializationExprSyntax.self) {
                expression = special.expression
            } else if let optional = expression.as(OptionalChainingExprSyntax.self) {
                expression = optional.expression
            } else {
                break
            }
        }
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            (name, isPlain) = (reference.baseName.plainText, true)
            operand = .selfValue
        } else if let member = expression.as(MemberAccessExprSyntax.self) {
            name = member.declName.baseName.plainText
            if name == "init", let base = member.base, base.trimmedLength.utf8Length < 60 {
                let text = base.trimmedText
                if text != "super", text != "self" { (name, isPlain) = (text, true) }
            }
            operand = member.base.map { StringExpressionReader().read($0) } ?? .unknown
        }
    }
}

/// The class that code takes a call's result for.
enum ExpectedClass {
    static func of(_ call: ExprSyntax) -> String? {
        created(by: call) ?? cast(of: call)
    }

    /// The type of what a body gives: a function's result, a property's type, and that of a property which a closure
    /// sets.
    private static func result(around node: Syntax) -> String? {
        var next = node.parent
        while let current = next {
            if let function = current.as(FunctionDeclSyntax.self) {
                return function.signature.returnClause?.type.bareName
            }
            if let binding = current.as(PatternBindingSyntax.self) { return binding.typeAnnotation?.type.bareName }
            if let closure = current.as(ClosureExprSyntax.self) {
                if let type = closure.signature?.returnClause?.type.bareName { return type }
                guard let call = closure.parent?.as(FunctionCallExprSyntax.self),
                    call.parent?.is(InitializerClauseSyntax.self) == true
                else { return nil }
            }
            let isOther =
                current.is(InitializerDeclSyntax.self) || current.is(SubscriptDeclSyntax.self)
                || current.is(AccessorDeclSyntax.self) || current.is(MemberBlockSyntax.self)
            if isOther { return nil }
            next = current.parent
        }
        return nil
    }

    /// Whether an expression is the only one of a body, which makes it the body's value.
    private static func isWholeBody(_ item: CodeBlockItemSyntax) -> Bool {
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return false }
        guard let around = list.parent else { return false }
        return around.is(ClosureExprSyntax.self) || around.is(AccessorBlockSyntax.self)
            || around.parent?.is(FunctionDeclSyntax.self) == true
    }

    private static func cast(of call: ExprSyntax) -> String? {
        var node = Syntax(call)
        while let parent = node.parent {
            if let sequence = parent.as(ExprListSyntax.self) {
                let elements = Array(sequence)
                guard let place = elements.firstIndex(where: { Syntax($0).id == node.id }), place + 2 < elements.count,
                    elements[place + 1].is(UnresolvedAsExprSyntax.self),
                    let type = elements[place + 2].as(TypeExprSyntax.self)
                else { return nil }
                return type.type.bareName
            }
            if let initializer = parent.as(InitializerClauseSyntax.self) {
                return initializer.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type.bareName
            }
            if parent.is(ReturnStmtSyntax.self) { return result(around: parent) }
            if let item = parent.as(CodeBlockItemSyntax.self) {
                return isWholeBody(item) ? result(around: parent) : nil
            }
            let isWrapper =
                parent.is(ForceUnwrapExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
                || parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self) || parent.is(TupleExprSyntax.self)
                || parent.is(LabeledExprListSyntax.self)
                || parent.as(LabeledExprSyntax.self)?.parent?.parent?.is(TupleExprSyntax.self) == true
            guard isWrapper else { return nil }
            node = parent
        }
        return nil
    }

    /// `instantiateViewController(identifier: "detail") { coder in Detail(coder: coder) }`
    private static func created(by call: ExprSyntax) -> String? {
        guard let call = call.as(FunctionCallExprSyntax.self) else { return nil }
        let closure =
            call.trailingClosure
            ?? call.arguments.first { $0.label?.text == "creator" }?.expression.as(ClosureExprSyntax.self)
        guard let last = closure?.statements.last else { return nil }
        let value =
            last.item.as(ReturnStmtSyntax.self)?.expression ?? last.item.as(ExprSyntax.self)
            ?? last.item.as(ExpressionStmtSyntax.self)?.expression
        guard let name = value?.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self),
            name.baseName.text.first?.isUppercase == true
        else { return nil }
        return name.baseName.plainText
    }
}
