import SwiftSyntax

/// What an expression in a segue's method stands for.
indirect enum SegueRole: Hashable {
    case segue
    case identifier
    /// The identifier made into a value of a type; nil where a function of the project does it.
    case enumeration(String?)
    case destination(isThroughContainer: Bool)
    case cast(SeguePreparation.DestinationCast)
    case sender
    /// `sender as? Menu`
    case castSender(String)
    /// `R.segue.menu.detail(segue: segue)`
    case typedSegue(SeguePreparation.IdentifierExpression)

    var isThroughContainer: Bool? {
        switch self {
        case .destination(let isThrough): isThrough
        case .cast(let cast): cast.isThroughContainer
        default: nil
        }
    }
}

/// The names that stand for something of the segue, and the expressions made of them.
struct SegueRoles {
    private var names: [String: SegueRole] = [:]
    let segueName: String?
    let senderName: String?

    init(_ method: SegueMethod) {
        senderName = method.parameters.last
        segueName = method.kind == .prepare ? method.parameters.first : nil
        if let first = method.parameters.first { names[first] = method.kind == .prepare ? .segue : .identifier }
        if let senderName { names[senderName] = .sender }
    }

    mutating func name(_ name: String, _ role: SegueRole?) { names[name] = role }

    func role(of expression: ExprSyntax) -> SegueRole? {
        if let inner = Self.unwrapped(expression) { return role(of: inner) }
        if let reference = expression.as(DeclReferenceExprSyntax.self) { return names[reference.baseName.plainText] }
        if let sequence = expression.as(SequenceExprSyntax.self) { return role(ofSequence: Array(sequence.elements)) }
        if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
            return role(of: base).flatMap { self.member(member.declName.baseName.plainText, of: $0) }
        }
        if let call = expression.as(SubscriptCallExprSyntax.self) {
            // `viewControllers[0]`
            return role(of: call.calledExpression)
        }
        return expression.as(FunctionCallExprSyntax.self).flatMap { role(of: $0) }
    }

    /// `(x)`, `x!`, `x?`, `try x`.
    private static func unwrapped(_ expression: ExprSyntax) -> ExprSyntax? {
        if let tuple = expression.as(TupleExprSyntax.self) {
            return tuple.elements.count == 1 ? tuple.elements.first?.expression : nil
        }
        if let forced = expression.as(ForceUnwrapExprSyntax.self) { return forced.expression }
        if let optional = expression.as(OptionalChainingExprSyntax.self) { return optional.expression }
        return expression.as(TryExprSyntax.self)?.expression
    }

    private func member(_ name: String, of role: SegueRole) -> SegueRole? {
        switch (role, name) {
        case (.segue, "identifier"), (.identifier, "rawValue"): .identifier
        case (.segue, "destination"), (.segue, "destinationViewController"), (.segue, "destinationController"):
            .destination(isThroughContainer: false)
        case (.typedSegue, "destination"): .destination(isThroughContainer: false)
        case (.destination, _), (.cast, _):
            Self.containerMembers.contains(name) ? .destination(isThroughContainer: true) : nil
        default: nil
        }
    }

    /// What leads from a container to what it holds.
    private static let containerMembers: Set<String> = [
        "topViewController", "visibleViewController", "viewControllers", "childViewControllers", "children", "first",
        "last", "rootViewController", "selectedViewController", "contentViewController", "contents",
    ]

    // MARK: Operators

    /// `x as? T`, `x as! T`, `x ?? y`.
    private func role(ofSequence elements: [ExprSyntax]) -> SegueRole? {
        guard let first = elements.first, let role = role(of: first) else { return nil }
        guard elements.count >= 3 else { return nil }
        if let cast = elements[1].as(UnresolvedAsExprSyntax.self), let type = elements[2].as(TypeExprSyntax.self) {
            let rest = elements.dropFirst(3)
            guard rest.isEmpty || rest.first?.isOperator("??") == true else { return nil }
            return self.cast(role, cast, type, first.trimmedByteRange.lowerBound)
        }
        return elements[1].isOperator("??") ? role : nil
    }

    private func cast(
        _ role: SegueRole, _ operation: UnresolvedAsExprSyntax, _ type: TypeExprSyntax, _ start: Int
    ) -> SegueRole? {
        let name = type.type.plainName
        switch role {
        case .identifier: return role
        case .sender, .castSender: return .castSender(name)
        default: break
        }
        guard let isThrough = role.isThroughContainer else { return nil }
        return .cast(
            SeguePreparation.DestinationCast(
                className: name, isForced: operation.questionOrExclamationMark?.tokenKind == .exclamationMark,
                name: nil, isThroughContainer: isThrough, range: start..<type.trimmedByteRange.upperBound))
    }

    // MARK: Calls

    private func role(of call: FunctionCallExprSyntax) -> SegueRole? {
        let callee = call.calledExpression
        if let member = callee.as(MemberAccessExprSyntax.self), let base = member.base, let role = role(of: base) {
            return mapped(role, member.declName.baseName.text, call)
        }
        guard let argument = call.arguments.first, let role = role(of: argument.expression) else { return nil }
        let path = callee.trimmedText.filter { !$0.isWhitespace }
        if path.hasPrefix("super.") { return nil }
        if role == .segue, path.hasPrefix("R.segue.") {
            return .typedSegue(
                .init(
                    text: callee.trimmedText, range: callee.trimmedByteRange,
                    value: .path(path.split(separator: ".").map(String.init), isRawValue: false)))
        }
        guard role == .identifier || role == .segue else { return nil }
        let parts = path.split(separator: ".").map(String.init)
        let isInitializer = parts.last == "init"
        let typeParts = isInitializer ? parts.dropLast() : parts[...]
        if typeParts.last?.first?.isUppercase == true {
            // `String(segue.identifier!)` is the identifier still.
            return typeParts.last == "String" ? .identifier : .enumeration(typeParts.joined(separator: "."))
        }
        // `segueIdentifier(for: segue)`, the well-known pattern of a protocol with an enumeration of the class.
        return parts.last?.lowercased().contains("segue") == true && call.arguments.count == 1 ? .enumeration(nil) : nil
    }

    /// `segue.identifier.flatMap(SegueID.init)`, `segue.identifier.map { SegueID(rawValue: $0) }`
    private func mapped(_ role: SegueRole, _ name: String, _ call: FunctionCallExprSyntax) -> SegueRole? {
        guard role == .identifier, name == "flatMap" || name == "map" || name == "lowercased" else { return nil }
        if name == "lowercased" { return .identifier }
        let argument = call.arguments.first?.expression.trimmedText ?? call.trailingClosure?.statements.trimmedText
        guard let type = argument?.prefix(while: { $0 != "(" }), type.first?.isUppercase == true else { return nil }
        return .enumeration(type.hasSuffix(".init") ? String(type.dropLast(5)) : String(type))
    }
}

extension ExprSyntax {
    /// Whether it is this operator in a sequence.
    func isOperator(_ name: String) -> Bool { self.as(BinaryOperatorExprSyntax.self)?.operator.text == name }
}
