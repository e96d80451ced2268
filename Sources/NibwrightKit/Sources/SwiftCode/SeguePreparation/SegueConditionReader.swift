import SwiftSyntax

/// Reads what `if` and `guard` ask, and the names that they introduce.
struct SegueConditionReader {
    typealias Condition = SeguePreparation.Condition

    private(set) var roles: SegueRoles
    private(set) var conditions: [Condition] = []

    init(_ roles: SegueRoles) {
        self.roles = roles
    }

    /// Whether any condition is about the segue.
    var testsSegue: Bool { conditions.contains(where: \.isAboutSegue) }

    mutating func read(_ elements: ConditionElementListSyntax) {
        for element in elements {
            switch element.condition {
            case .expression(let expression): read(expression)
            case .optionalBinding(let binding): read(binding)
            case .matchingPattern(let matching): read(matching)
            case .availability: conditions.append(.other(element.trimmedText))
            }
        }
    }

    // MARK: Bindings

    private mutating func read(_ binding: OptionalBindingConditionSyntax) {
        guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
            conditions.append(.other(binding.trimmedText))
            return
        }
        let name = pattern.identifier.plainText
        let value = binding.initializer?.value ?? ExprSyntax(DeclReferenceExprSyntax(baseName: pattern.identifier))
        let role = roles.role(of: value)
        conditions.append(condition(role, name: name, text: binding.trimmedText))
        roles.name(name, role?.named(name))
    }

    private func condition(_ role: SegueRole?, name: String?, text: String) -> Condition {
        switch role {
        case .identifier, .enumeration: .identifierIsKnown
        case .typedSegue(let identifier): .identifier([identifier], isNegated: false)
        case .cast(let cast): .destination(cast.named(name))
        case .sender: .sender(type: nil, name: name)
        case .castSender(let type): .sender(type: type, name: name)
        case .segue, .destination, nil: .other(text)
        }
    }

    /// `if case .detail = SegueID(rawValue: id)`, `if case let menu as Menu = segue.destination`.
    private mutating func read(_ matching: MatchingPatternConditionSyntax) {
        let role = roles.role(of: matching.initializer.value)
        guard let role, let found = SegueCaseReader(role).condition(SeguePattern(matching.pattern), &roles) else {
            conditions.append(.other(matching.trimmedText))
            return
        }
        conditions.append(found)
    }

    // MARK: Expressions

    mutating func read(_ expression: ExprSyntax) {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return read(only.expression)
        }
        guard let sequence = expression.as(SequenceExprSyntax.self) else {
            conditions.append(single([expression]) ?? .other(expression.trimmedText))
            return
        }
        if sequence.elements.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
            conditions.append(.other(expression.trimmedText))
        } else {
            read(Array(sequence.elements), text: expression.trimmedText)
        }
    }

    /// Operands and operators of a condition, before precedence.
    mutating func read(_ elements: [ExprSyntax], text: String) {
        // `a == "x" || b && c`: what holds on one side only is not told apart.
        let alternatives = elements.split { $0.isOperator("||") }
        if alternatives.count > 1 {
            conditions.append(united(alternatives.map { single(Array($0)) }) ?? .other(text))
            return
        }
        for part in elements.split(whereSeparator: { $0.isOperator("&&") }) {
            if part.count == 1, let only = part.first { read(only) } else { readSingle(Array(part)) }
        }
    }

    private mutating func readSingle(_ elements: [ExprSyntax]) {
        let text = elements.map(\.trimmedText).joined(separator: " ")
        conditions.append(single(elements) ?? .other(text))
    }

    /// `segue.identifier == "a" || segue.identifier == "b"`
    private func united(_ alternatives: [Condition?]) -> Condition? {
        var identifiers: [SeguePreparation.IdentifierExpression] = []
        for alternative in alternatives {
            guard case .identifier(let some, isNegated: false)? = alternative else { return nil }
            identifiers += some
        }
        return .identifier(identifiers, isNegated: false)
    }

    /// One comparison, `is`, or call.
    private func single(_ elements: [ExprSyntax]) -> Condition? {
        if elements.count == 3 { return comparison(elements[0], elements[1], elements[2]) }
        if elements.count > 3 { return longComparison(elements) }
        guard let only = elements.first else { return nil }
        if let tuple = only.as(TupleExprSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first {
            return inner.expression.as(SequenceExprSyntax.self).flatMap { single(Array($0.elements)) }
        }
        if let negated = only.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!" {
            guard case .identifier(let some, let isNegated)? = single([negated.expression]) else { return nil }
            return .identifier(some, isNegated: !isNegated)
        }
        return only.as(FunctionCallExprSyntax.self).flatMap(contained)
    }

    /// `["a", "b"].contains(segue.identifier)`, `segue.identifier!.isEqual("a")`
    private func contained(_ call: FunctionCallExprSyntax) -> Condition? {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            let argument = call.arguments.first?.expression, call.arguments.count == 1
        else { return nil }
        if member.declName.baseName.text == "contains", let array = base.as(ArrayExprSyntax.self),
            let form = identifier(argument)
        {
            return .identifier(array.elements.map { .init($0.expression, ofType: form.type) }, isNegated: false)
        }
        if ["isEqual", "isEqualToString", "elementsEqual"].contains(member.declName.baseName.text),
            let form = identifier(base)
        {
            return .identifier([.init(argument, ofType: form.type)], isNegated: false)
        }
        return nil
    }

    private func comparison(_ left: ExprSyntax, _ operation: ExprSyntax, _ right: ExprSyntax) -> Condition? {
        if operation.is(UnresolvedIsExprSyntax.self), let type = right.as(TypeExprSyntax.self) {
            return typeTest(left, type)
        }
        let isNegated = operation.isOperator("!=")
        guard isNegated || operation.isOperator("==") || operation.isOperator("~=") else { return nil }
        for (asked, named) in [(left, right), (right, left)] {
            guard let form = identifier(asked) else { continue }
            // `segue.identifier != nil`
            if named.is(NilLiteralExprSyntax.self) { return isNegated ? .identifierIsKnown : nil }
            return .identifier([.init(named, ofType: form.type)], isNegated: isNegated)
        }
        return nil
    }

    /// `segue.identifier ?? "" == "a"`, `segue.identifier as String? == "a"`
    private func longComparison(_ elements: [ExprSyntax]) -> Condition? {
        guard let place = elements.firstIndex(where: { $0.isOperator("==") || $0.isOperator("!=") }),
            place == elements.count - 2, let named = elements.last, let asked = elements.first,
            let form = identifier(asked)
        else { return nil }
        return .identifier([.init(named, ofType: form.type)], isNegated: elements[place].isOperator("!="))
    }

    private func typeTest(_ expression: ExprSyntax, _ type: TypeExprSyntax) -> Condition? {
        let role = roles.role(of: expression)
        if role == .sender { return .sender(type: type.type.plainName, name: nil) }
        guard let isThrough = role?.isThroughContainer else { return nil }
        return .destination(
            .init(
                className: type.type.plainName, isForced: false, name: nil, isThroughContainer: isThrough,
                range: expression.trimmedByteRange.lowerBound..<type.trimmedByteRange.upperBound))
    }

    /// The identifier in the form in which it is compared.
    private struct Asked {
        let type: String?
    }

    private func identifier(_ expression: ExprSyntax) -> Asked? {
        switch roles.role(of: expression) {
        case .identifier: Asked(type: nil)
        case .enumeration(let name): Asked(type: name)
        default: nil
        }
    }
}

extension SeguePreparation.Condition {
    var isAboutSegue: Bool {
        switch self {
        case .identifier, .identifierIsKnown, .destination: true
        case .sender, .otherwise, .other: false
        }
    }

    /// Whether it tells one segue from another.
    var distinguishes: Bool {
        switch self {
        case .identifier, .destination: true
        case .identifierIsKnown, .sender, .otherwise, .other: false
        }
    }
}

extension SeguePreparation.DestinationCast {
    func named(_ name: String?) -> Self {
        .init(
            className: className, isForced: isForced, name: name ?? self.name, isThroughContainer: isThroughContainer,
            range: range)
    }
}

extension SegueRole {
    /// The role under a new name.
    func named(_ name: String) -> SegueRole {
        if case .cast(let cast) = self { return .cast(cast.named(name)) }
        return self
    }
}
