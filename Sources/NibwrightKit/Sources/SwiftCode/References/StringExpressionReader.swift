import SwiftSyntax

/// Turns syntax into a `StringExpression`. Locals are replaced by their values.
struct StringExpressionReader {
    /// Locals within locals, and expressions within expressions, that are followed.
    private static let deepest = 24
    private let depth: Int
    private let budget: Budget

    /// Limits the number of nodes that are read: where each local is made of the one before twice, it doubles with
    /// every line.
    private final class Budget {
        var nodes = 600
        /// Locals that are being replaced: `name = name + "s"` is made of itself.
        var open: Set<SyntaxIdentifier> = []
    }

    init() {
        depth = 0
        budget = Budget()
    }

    private init(depth: Int, budget: Budget) {
        self.depth = depth
        self.budget = budget
    }

    private var deeper: StringExpressionReader { StringExpressionReader(depth: depth + 1, budget: budget) }

    func read(_ expression: ExprSyntax) -> StringExpression {
        budget.nodes -= 1
        guard depth < Self.deepest, budget.nodes > 0 else { return .unknown }
        switch expression.as(ExprSyntaxEnum.self) {
        case .stringLiteralExpr(let literal): return deeper.read(literal)
        case .nilLiteralExpr: return .nothing
        case .declReferenceExpr(let reference): return deeper.read(reference)
        case .memberAccessExpr(let member): return deeper.read(member)
        case .functionCallExpr(let call): return deeper.read(call)
        case .subscriptCallExpr(let call):
            return .call(
                .member(deeper.read(call.calledExpression), "subscript"),
                call.arguments.prefix(12).map { argument in
                    let number = argument.expression.as(IntegerLiteralExprSyntax.self)?.literal.text
                    return .init(
                        label: argument.label?.plainText,
                        value: number.map { .literal($0, at: nil) } ?? deeper.read(argument.expression),
                        range: argument.expression.trimmedByteRange)
                })
        case .optionalChainingExpr(let node): return deeper.read(node.expression)
        case .forceUnwrapExpr(let node): return deeper.read(node.expression)
        case .tryExpr(let node): return deeper.read(node.expression)
        case .awaitExpr(let node): return deeper.read(node.expression)
        case .asExpr(let node): return deeper.read(node.expression)
        // `TypedSegue<Detail>` makes what `TypedSegue` makes.
        case .genericSpecializationExpr(let node): return deeper.read(node.expression)
        case .tupleExpr(let tuple):
            guard tuple.elements.count == 1, let only = tuple.elements.first else { return .unknown }
            return deeper.read(only.expression)
        case .arrayExpr(let array):
            return .list(array.elements.prefix(64).map { deeper.read($0.expression) })
        case .sequenceExpr(let sequence): return deeper.read(Array(sequence.elements))
        case .ifExpr(let node): return deeper.read(node)
        case .switchExpr(let node): return deeper.read(node)
        default: return .unknown
        }
    }

    // MARK: Literals and names

    private func read(_ literal: StringLiteralExprSyntax) -> StringExpression {
        if let text = literal.representedLiteralValue { return .literal(text, at: literal.trimmedByteRange) }
        let parts = literal.segments.map { segment -> StringExpression in
            switch segment {
            case .stringSegment(let text): return .literal(text.content.text, at: nil)
            case .expressionSegment(let node):
                guard node.expressions.count == 1, let only = node.expressions.first, only.label == nil else {
                    return .unknown
                }
                return .call(
                    .name("String"),
                    [.init(label: "describing", value: read(only.expression), range: only.trimmedByteRange)])
            }
        }
        let told = parts.filter { $0 != .literal("", at: nil) }
        return told.count == 1 ? told[0] : .concatenation(told)
    }

    private func read(_ reference: DeclReferenceExprSyntax) -> StringExpression {
        switch reference.baseName.tokenKind {
        case .keyword(.self): return .selfValue
        case .keyword(.Self): return .selfType
        case .keyword(.super): return .unknown
        default: break
        }
        let name = reference.baseName.plainText
        if name == "$0", let closure = Syntax(reference).closure?.as(ClosureExprSyntax.self) {
            return element(handedTo: closure)
        }
        guard let declaration = LocalNames.declaration(of: name, at: reference) else { return .name(name) }
        return value(ofLocal: name, declaration)
    }

    private func read(_ member: MemberAccessExprSyntax) -> StringExpression {
        let name = member.declName.baseName.plainText
        guard let base = member.base else { return .implicitMember(name) }
        if base.is(SuperExprSyntax.self) { return .unknown }
        // `Detail.self` is the type.
        if member.declName.baseName.tokenKind == .keyword(.self) { return read(base) }
        return .member(read(base), name)
    }

    private func read(_ call: FunctionCallExprSyntax) -> StringExpression {
        if let closure = call.calledExpression.as(ClosureExprSyntax.self), call.arguments.isEmpty {
            return value(of: closure.statements)
        }
        return .call(read(call.calledExpression), arguments(call.arguments))
    }

    func arguments(_ list: LabeledExprListSyntax) -> [StringExpression.Argument] {
        list.prefix(12).map {
            .init(label: $0.label?.plainText, value: read($0.expression), range: $0.expression.trimmedByteRange)
        }
    }

    // MARK: Operators

    /// Operators are not folded yet: `a + b ?? c` is one flat list.
    private func read(_ elements: [ExprSyntax]) -> StringExpression {
        if let place = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
            guard let ternary = elements[place].as(UnresolvedTernaryExprSyntax.self) else { return .unknown }
            return .oneOf([read(ternary.thenExpression), read(Array(elements[(place + 1)...]))])
        }
        if let place = elements.firstIndex(where: { $0.is(UnresolvedAsExprSyntax.self) }) {
            // `id as String`, `type as? T ?? U`: the cast changes nothing of the value.
            return read(Array(elements[..<place]) + Array(elements.dropFirst(place + 2)))
        }
        if elements.isEmpty { return .unknown }
        if elements.count == 1 { return read(elements[0]) }
        let operators = stride(from: 1, to: elements.count, by: 2).map {
            elements[$0].as(BinaryOperatorExprSyntax.self)?.operator.text
        }
        let operands = stride(from: 0, to: elements.count, by: 2).map { elements[$0] }
        if operators.allSatisfy({ $0 == "+" }) { return .concatenation(operands.map { read($0) }) }
        if operators.allSatisfy({ $0 == "??" }) { return .oneOf(operands.map { read($0) }) }
        return .unknown
    }

    // MARK: Branches and bodies

    private func read(_ node: IfExprSyntax) -> StringExpression {
        var values = [value(of: node.body.statements)]
        switch node.elseBody {
        case .ifExpr(let next): values.append(deeper.read(ExprSyntax(next)))
        case .codeBlock(let block): values.append(value(of: block.statements))
        case nil: break
        }
        return .oneOf(values)
    }

    private func read(_ node: SwitchExprSyntax) -> StringExpression {
        let cases = node.cases.compactMap { element -> StringExpression.SelfCase? in
            guard case .switchCase(let item) = element else { return nil }
            return .init(names: caseNames(item.label), value: value(of: item.statements))
        }
        let isOfSelf = node.subject.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
        return isOfSelf ? .caseOfSelf(cases) : .oneOf(cases.map(\.value))
    }

    private func caseNames(_ label: SwitchCaseSyntax.Label) -> [String] {
        guard case .case(let node) = label else { return [] }
        return node.caseItems.map { item in
            var text = item.pattern.trimmedText[...]
            if text.hasPrefix("let ") { text = text.dropFirst(4) }
            text = text.prefix { $0 != "(" }
            return String(text.split(separator: ".").last ?? "")
        }
    }

    /// The value of a body: its only expression, or one of all that it returns.
    func value(of statements: CodeBlockItemListSyntax) -> StringExpression {
        guard depth < Self.deepest else { return .unknown }
        if statements.count == 1, let only = statements.first, let value = value(ofOnly: only) { return value }
        let finder = ReturnFinder(viewMode: .sourceAccurate)
        finder.walk(statements)
        let returned = finder.returned
        if returned.isEmpty || returned.count > 64 { return .unknown }
        return returned.count == 1 ? deeper.read(returned[0]) : .oneOf(returned.map { deeper.read($0) })
    }

    private func value(ofOnly item: CodeBlockItemSyntax) -> StringExpression? {
        if let expression = item.item.as(ExprSyntax.self) { return deeper.read(expression) }
        if let statement = item.item.as(ExpressionStmtSyntax.self) { return deeper.read(statement.expression) }
        if let statement = item.item.as(ReturnStmtSyntax.self) { return statement.expression.map { deeper.read($0) } }
        return nil
    }

    // MARK: Locals

    private func value(ofLocal name: String, _ declaration: Syntax) -> StringExpression {
        if declaration.is(FunctionParameterSyntax.self) { return .parameter(name) }
        if let capture = declaration.as(ClosureCaptureSyntax.self) {
            if let value = capture.initializer?.value { return read(value) }
            return valueOutside(name, Syntax(capture).closure)
        }
        let isOnlyParameter = declaration.closureParameterCount == 1
        if isOnlyParameter, let closure = declaration.closure?.as(ClosureExprSyntax.self) {
            return element(handedTo: closure)
        }
        guard declaration.is(IdentifierPatternSyntax.self), let parent = declaration.parent,
            budget.open.insert(declaration.id).inserted
        else { return .unknown }
        defer { budget.open.remove(declaration.id) }
        if let binding = parent.as(PatternBindingSyntax.self) { return value(of: binding, name) }
        if let condition = parent.as(OptionalBindingConditionSyntax.self) {
            if let value = condition.initializer?.value { return read(value) }
            return valueOutside(name, Syntax(condition))
        }
        if let loop = parent.as(ForStmtSyntax.self) { return .element(elements(of: loop.sequence)) }
        return .unknown
    }

    /// The argument that a list's method calls a closure with for each element.
    private func element(handedTo closure: ClosureExprSyntax) -> StringExpression {
        let call =
            (closure.parent ?? Syntax(closure)).as(FunctionCallExprSyntax.self)
            ?? closure.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
        guard depth < Self.deepest, let method = call?.calledExpression.as(MemberAccessExprSyntax.self),
            let base = method.base, Self.elementMethods.contains(method.declName.baseName.text)
        else { return .unknown }
        return .element(deeper.elements(of: base))
    }

    /// A list without what only leaves out or reorders elements: `names.sorted()`.
    private func elements(of list: ExprSyntax) -> StringExpression {
        if let call = list.as(FunctionCallExprSyntax.self),
            let method = call.calledExpression.as(MemberAccessExprSyntax.self), let base = method.base,
            Self.selectingMethods.contains(method.declName.baseName.text)
        {
            return deeper.elements(of: base)
        }
        return read(list)
    }

    private static let elementMethods: Set<String> = ["map", "compactMap", "flatMap", "forEach"]
    private static let selectingMethods: Set<String> = ["filter", "sorted", "reversed", "shuffled"]

    private func valueOutside(_ name: String, _ node: Syntax?) -> StringExpression {
        guard let node, depth < Self.deepest else { return .unknown }
        guard let outer = LocalNames.declaration(of: name, at: node) else { return .name(name) }
        return deeper.value(ofLocal: name, outer)
    }

    private func value(of binding: PatternBindingSyntax, _ name: String) -> StringExpression {
        guard let variable = binding.parent?.parent?.as(VariableDeclSyntax.self) else { return .unknown }
        if let block = binding.accessorBlock, case .getter(let statements) = block.accessors {
            return value(of: statements)
        }
        var values = binding.initializer.map { [read($0.value)] } ?? []
        if values.isEmpty || variable.bindingSpecifier.tokenKind == .keyword(.var) {
            values += assignments(to: name, behind: variable)
        }
        let value = values.count == 1 ? values[0] : .oneOf(values.isEmpty ? [.unknown] : values)
        guard let type = binding.typeAnnotation?.type else { return value }
        return .typed(value, type.bareName)
    }

    private func assignments(to name: String, behind variable: VariableDeclSyntax) -> [StringExpression] {
        guard let list = variable.nearest(CodeBlockItemListSyntax.self) else { return [.unknown] }
        budget.nodes -= 50
        guard budget.nodes > 0 else { return [.unknown] }
        let finder = AssignmentFinder(name: name)
        finder.walk(list)
        return finder.values.prefix(64).map { deeper.read($0) }
    }
}

extension Syntax {
    /// The number of a closure's parameters, where this declares one of them.
    fileprivate var closureParameterCount: Int? {
        if let list = parent?.as(ClosureShorthandParameterListSyntax.self) { return list.count }
        return parent?.as(ClosureParameterListSyntax.self)?.count
    }
}
