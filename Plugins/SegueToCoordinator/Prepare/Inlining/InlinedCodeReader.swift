import SwiftSyntax
import TransformKit

/// Reads whether code would mean the same in a coordinator's method, and what it takes from its view controller.
final class InlinedCodeReader: SyntaxVisitor {
    private let subject: String
    private let sender: String?
    private let isWholeCertain: Bool
    private let state: ValueReader
    /// The first reason for which the code stays.
    private(set) var reason: StayingReason?
    /// Where the code says the object that it configures.
    private(set) var uses: [Range<Int>] = []
    /// Where the code says `self`, or needs to.
    private(set) var selves: [Range<Int>] = []
    /// The expressions that become values.
    private(set) var replacements: [(range: Range<Int>, name: String)] = []
    private(set) var values: [SourceValue] = []
    /// The types that the code says.
    private(set) var types: Set<String> = []
    /// The locals that the code declares.
    private(set) var declared: Set<String> = []
    /// Whether the code returns before its end; what shows the destination comes behind it.
    private(set) var returnsEarly = false
    /// Whether a closure says a member of the view controller without `self`.
    private(set) var namesSource = false
    /// Whether `self` goes where code may ask it for what the values were read from.
    private(set) var handsSelfToCode = false

    /// - Parameters:
    ///   - subject: the name of what the code configures.
    ///   - isCertain: whether the code always runs.
    init(subject: String, sender: String?, isCertain: Bool, _ state: ValueReader) {
        self.subject = subject
        isWholeCertain = isCertain
        self.sender = sender
        self.state = state
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Values

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self), closure(around: node) == nil,
            let member = elements[0].as(MemberAccessExprSyntax.self),
            let base = member.base?.as(DeclReferenceExprSyntax.self), base.baseName.text == subject,
            let value = state.assigned(
                member.declName.baseName.text, Array(elements[2...]),
                locals: Set([subject, sender].compactMap(\.self)),
                isCertain: isWholeCertain && isCertain(node))
        else { return .visitChildren }
        guard isFree(value.name, at: node) else { return .skipChildren }
        uses.append(base.bytes)
        values.append(value)
        replacements.append((elements[2].bytes.lowerBound..<elements[elements.count - 1].bytes.upperBound, value.name))
        return .skipChildren
    }

    /// Whether a statement runs whenever the code does.
    private func isCertain(_ node: some SyntaxProtocol) -> Bool {
        var outer = node.parent
        while let current = outer {
            if current.is(SourceFileSyntax.self) { return true }
            guard
                current.is(CodeBlockItemSyntax.self) || current.is(CodeBlockItemListSyntax.self)
                    || current.is(ExpressionStmtSyntax.self)
            else { return false }
            if let list = current.as(CodeBlockItemListSyntax.self) {
                // What stands behind a `guard` may not run.
                for item in list {
                    if item.bytes.upperBound >= node.bytes.upperBound { break }
                    if item.item.is(GuardStmtSyntax.self) { return false }
                }
            }
            outer = current.parent
        }
        return false
    }

    // MARK: Names

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.text
        if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
            return .visitChildren
        }
        if name == "self" { return visitSelf(node) }
        if name.hasPrefix("$") || LocalNames.declaration(of: name, at: node) != nil { return .visitChildren }
        if name == subject {
            uses.append(node.bytes)
        } else if name.first?.isUppercase == true {
            types.insert(name)
        } else if name != sender, !isGlobal(node) {
            take(name, ExprSyntax(node))
        }
        return .visitChildren
    }

    /// Whether a call is one of Swift's own functions, which mean the same in every file.
    private func isGlobal(_ node: DeclReferenceExprSyntax) -> Bool {
        let isCalled = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(node).id
        return isCalled && Self.globals.contains(node.baseName.text) && !state.isDeclaredInProject(node.baseName.text)
    }

    private static let globals: Set<String> = [
        "print", "debugPrint", "min", "max", "abs", "assert", "assertionFailure", "precondition", "zip", "type",
    ]

    private func visitSelf(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if closure(around: node) != nil {
            selves.append(node.bytes)
            return .visitChildren
        }
        if let member = node.parent?.as(MemberAccessExprSyntax.self), member.base?.id == ExprSyntax(node).id {
            take(member.declName.baseName.text, ExprSyntax(member))
            return .visitChildren
        }
        guard let target = assignmentTarget(of: ExprSyntax(node)) else {
            return stay("it hands itself over in another way than to a property")
        }
        selves.append(node.bytes)
        let property = target.as(MemberAccessExprSyntax.self).flatMap { member -> String? in
            guard let base = member.base?.as(DeclReferenceExprSyntax.self), isDestination(base) else { return nil }
            return member.declName.baseName.text
        }
        if !isOfPresentation(target), property.map({ state.runsCode($0) }) ?? true { handsSelfToCode = true }
        return .visitChildren
    }

    /// Whether what is assigned to is a delegate of UIKit's own presentation, which asks it when it presents.
    private func isOfPresentation(_ target: ExprSyntax) -> Bool {
        guard let member = target.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "delegate",
            let owner = (member.base?.as(OptionalChainingExprSyntax.self)?.expression ?? member.base)?
                .as(MemberAccessExprSyntax.self)
        else { return false }
        return ["popoverPresentationController", "presentationController"].contains(owner.declName.baseName.text)
    }

    /// Whether a name means the destination: what the code configures, or a local that is that, cast to a type.
    private func isDestination(_ name: DeclReferenceExprSyntax) -> Bool {
        guard let local = LocalNames.declaration(of: name.baseName.text, at: name) else {
            return name.baseName.text == subject
        }
        var outer: Syntax? = local
        while let current = outer, !current.is(CodeBlockItemSyntax.self) {
            let value =
                current.as(OptionalBindingConditionSyntax.self)?.initializer?.value
                ?? current.as(PatternBindingSyntax.self)?.initializer?.value
            if let value {
                let first = value.as(SequenceExprSyntax.self).flatMap { sequence -> ExprSyntax? in
                    let elements = Array(sequence.elements)
                    return elements.count == 3 && elements[1].is(UnresolvedAsExprSyntax.self) ? elements[0] : nil
                }
                return (first ?? value).as(DeclReferenceExprSyntax.self).map(isDestination) ?? false
            }
            outer = current.parent
        }
        return false
    }

    /// A member of the view controller that the code asks for.
    private func take(_ name: String, _ expression: ExprSyntax) {
        if closure(around: expression) != nil {
            // It is asked for later, when the closure runs.
            if expression.is(DeclReferenceExprSyntax.self) {
                guard state.declares(name) else {
                    _ = stay("it asks for \(name)")
                    return
                }
                namesSource = true
                replacements.append((expression.bytes, "source.\(name)"))
            }
            return
        }
        guard let value = state.read(name) else {
            _ = stay("it asks for \(name)")
            return
        }
        guard !isPartOfCall(expression), assignmentTarget(isIn: expression) == nil else {
            _ = stay("it works on \(name)")
            return
        }
        guard isFree(name, at: expression) else { return }
        values.append(value)
        replacements.append((expression.bytes, name))
    }

    /// Whether the name of a value means nothing else where the code is to say it.
    private func isFree(_ name: String, at node: some SyntaxProtocol) -> Bool {
        if LocalNames.declaration(of: name, at: node) == nil { return true }
        _ = stay("it has a local named \(name)")
        return false
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        // `if let team`
        guard node.initializer == nil, let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            name != "self"
        else { return .visitChildren }
        declared.insert(name)
        guard let conditions = node.parent?.parent?.parent else { return .skipChildren }
        if LocalNames.declaration(of: name, at: conditions) != nil { return .skipChildren }
        guard closure(around: node) == nil, let value = state.read(name) else { return stay("it asks for \(name)") }
        values.append(value)
        return .skipChildren
    }

    /// Whether an expression begins one that calls a method, takes an element or changes something.
    private func isPartOfCall(_ expression: ExprSyntax) -> Bool {
        var current = Syntax(expression)
        while let outer = current.parent {
            if let member = outer.as(MemberAccessExprSyntax.self), Syntax(member.declName).id == current.id {
                return false
            }
            if let call = outer.as(FunctionCallExprSyntax.self) {
                return Syntax(call.calledExpression).id == current.id
            }
            if outer.is(SubscriptCallExprSyntax.self) || outer.is(InOutExprSyntax.self) { return true }
            guard
                outer.is(MemberAccessExprSyntax.self) || outer.is(OptionalChainingExprSyntax.self)
                    || outer.is(ForceUnwrapExprSyntax.self)
            else { return false }
            current = outer
        }
        return false
    }

    /// The sequence in which an expression, or what it begins, is assigned to.
    private func assignmentTarget(isIn expression: ExprSyntax) -> ExprSyntax? {
        var current = Syntax(expression)
        while let outer = current.parent {
            if let list = outer.as(ExprListSyntax.self) {
                let elements = Array(list)
                guard elements.count > 1, Syntax(elements[0]).id == current.id else { return nil }
                let isChange =
                    elements[1].is(AssignmentExprSyntax.self)
                    || elements[1].as(BinaryOperatorExprSyntax.self).map { Self.changes.contains($0.operator.text) }
                        ?? false
                return isChange ? elements[0] : nil
            }
            if outer.is(CodeBlockItemSyntax.self) { return nil }
            current = outer
        }
        return nil
    }

    private static let changes: Set<String> = ["+=", "-=", "*=", "/=", "%=", "|=", "&=", "^=", "<<=", ">>="]

    /// What an expression is assigned to; nil where it is no value of an assignment alone.
    private func assignmentTarget(of expression: ExprSyntax) -> ExprSyntax? {
        guard let list = expression.parent?.as(ExprListSyntax.self), list.count == 3 else { return nil }
        let elements = Array(list)
        guard elements[2].id == expression.id, elements[1].is(AssignmentExprSyntax.self) else { return nil }
        return elements[0]
    }

    private func closure(around node: some SyntaxProtocol) -> ClosureExprSyntax? {
        var outer = node.parent
        while let current = outer {
            if let closure = current.as(ClosureExprSyntax.self) { return closure }
            outer = current.parent
        }
        return nil
    }

    // MARK: Closures

    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
        guard node.initializer == nil else { return stay("a closure of it captures a value") }
        if node.name.text == "self" {
            selves.append(node.name.trimmedByteRange)
        } else if node.name.text == subject {
            uses.append(node.name.trimmedByteRange)
        } else if LocalNames.declaration(of: node.name.text, at: node) == nil {
            return stay("a closure of it captures \(node.name.text)")
        }
        return .skipChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        if node.identifier.text == "self" {
            selves.append(node.identifier.trimmedByteRange)
        } else {
            declared.insert(node.identifier.text)
        }
        return .visitChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        declared.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        declared.insert((node.secondName ?? node.firstName).text)
        return .visitChildren
    }

    // MARK: The rest

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        types.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        if closure(around: node) == nil { returnsEarly = true }
        return .visitChildren
    }

    override func visit(_ node: SuperExprSyntax) -> SyntaxVisitorContinueKind { stay("it calls super") }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { stay("it has a macro") }
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { stay("it has a #if") }
    override func visit(_ node: DeferStmtSyntax) -> SyntaxVisitorContinueKind { stay("it has a defer") }
    override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind { stay("it waits") }
    override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind { stay("it throws") }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { stay("it declares a function") }
    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { stay("it has a key path") }
    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
        stay("it asks for the system's version")
    }

    private func stay(_ words: String) -> SyntaxVisitorContinueKind {
        if reason == nil { reason = StayingReason(words) }
        return .skipChildren
    }
}
