import SwiftSyntax

/// Follows expressions of one body back to the object itself, its parameters, or a type that code names.
struct MemberPathReader {
    /// The code of the body.
    let body: Syntax
    let isInType: Bool

    /// The paths that an expression can stand for; empty for a new object, a type, or where it cannot be determined.
    func paths(of expression: ExprSyntax, depth: Int = 0) -> [MemberPath] {
        // Expressions through locals can lead in a circle in broken code, and choices multiply.
        guard depth < 24 else { return [] }
        let depth = depth + 1
        switch expression.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let node): return reference(node, depth)
        case .superExpr: return [MemberPath(.own)]
        case .memberAccessExpr(let node): return member(node, depth)
        case .optionalChainingExpr(let node): return paths(of: node.expression, depth: depth)
        case .forceUnwrapExpr(let node): return paths(of: node.expression, depth: depth)
        case .tryExpr(let node): return paths(of: node.expression, depth: depth)
        case .awaitExpr(let node): return paths(of: node.expression, depth: depth)
        case .inOutExpr(let node): return paths(of: node.expression, depth: depth)
        case .subscriptCallExpr(let node): return paths(of: node.calledExpression, depth: depth)
        case .tupleExpr(let node):
            return node.elements.count == 1
                ? node.elements.first.map { paths(of: $0.expression, depth: depth) } ?? [] : []
        case .arrayExpr(let node):
            return Array(node.elements.prefix(64).flatMap { paths(of: $0.expression, depth: depth) }.prefix(64))
        case .sequenceExpr(let node): return sequence(node, depth)
        case .functionCallExpr(let node): return call(node, depth)
        default: return []
        }
    }

    /// Members that give the collection they are called on, or an element of it.
    private static let elements: Set<String> = [
        "first", "last", "enumerated", "reversed", "filter", "compactMap", "flatMap", "map", "prefix", "suffix",
        "dropFirst", "dropLast", "sorted", "lazy", "values", "min", "max", "randomElement", "compact",
    ]

    private func member(_ node: MemberAccessExprSyntax, _ depth: Int) -> [MemberPath] {
        guard let base = node.base else { return [] }
        let name = node.declName.baseName.plainText
        let paths = paths(of: base, depth: depth)
        if Self.elements.contains(name) || name == "self" { return paths }
        return paths.filter { $0.members.count < 8 }.map { $0.appending(name) }
    }

    private func call(_ node: FunctionCallExprSyntax, _ depth: Int) -> [MemberPath] {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else {
            return []
        }
        let name = member.declName.baseName.plainText
        if Self.elements.contains(name) || ColorBodyVisitor.configuringMethods.contains(name) {
            return paths(of: base, depth: depth)
        }
        return []
    }

    /// `x as! T`, `x ?? y`; of anything longer each side of `??` is one that it can be.
    private func sequence(_ node: SequenceExprSyntax, _ depth: Int) -> [MemberPath] {
        let items = Array(node.elements)
        if items.count == 3, items[1].is(UnresolvedAsExprSyntax.self), let type = items[2].as(TypeExprSyntax.self) {
            let known = paths(of: items[0], depth: depth)
            let name = type.type.objectTypeName
            return !known.isEmpty || name.isEmpty ? known : [MemberPath(.typed(name))]
        }
        var found: [MemberPath] = []
        for (index, item) in items.enumerated() {
            if let ternary = item.as(UnresolvedTernaryExprSyntax.self) {
                found += paths(of: ternary.thenExpression, depth: depth)
                if index + 1 < items.count { found += paths(of: items[index + 1], depth: depth) }
            } else if let sign = item.as(BinaryOperatorExprSyntax.self), sign.operator.text == "??", index > 0,
                index + 1 < items.count
            {
                found += paths(of: items[index - 1], depth: depth) + paths(of: items[index + 1], depth: depth)
            }
        }
        return found
    }

    // MARK: Names

    private func reference(_ node: DeclReferenceExprSyntax, _ depth: Int) -> [MemberPath] {
        let name = node.baseName.plainText
        if node.baseName.tokenKind == .keyword(.self) { return [MemberPath(.own)] }
        if name.hasPrefix("$") {
            guard let closure = closureWithoutParameters(around: node) else { return [] }
            return subject(of: closure, Int(name.dropFirst()) ?? 0, depth)
        }
        return named(name, at: Syntax(node), depth)
    }

    private func named(_ name: String, at node: Syntax, _ depth: Int) -> [MemberPath] {
        guard depth < 24 else { return [] }
        guard let local = LocalNames.declaration(of: name, at: node) else {
            guard isInType, name.first?.isUppercase != true else { return [] }
            return [MemberPath(.own, [name])]
        }
        return declared(local, name, depth + 1)
    }

    /// The paths that a local or a parameter stands for by its declaration.
    private func declared(_ local: Syntax, _ name: String, _ depth: Int) -> [MemberPath] {
        var inner = local
        var node: Syntax? = local
        while let current = node {
            switch current.as(SyntaxEnum.self) {
            case .functionParameter(let parameter): return self.parameter(parameter)
            case .closureShorthandParameter(let parameter): return closureParameter(Syntax(parameter), nil, depth)
            case .closureParameter(let parameter):
                return closureParameter(Syntax(parameter), parameter.type?.objectTypeName, depth)
            case .closureCapture(let capture):
                return capture.initializer.map { paths(of: $0.value, depth: depth) }
                    ?? outer(name, closure: current, depth)
            case .patternBinding(let binding): return value(binding.initializer?.value, binding.typeAnnotation, depth)
            case .optionalBindingCondition(let binding):
                guard let value = binding.initializer?.value else { return named(name, at: current, depth) }
                return self.value(value, binding.typeAnnotation, depth)
            case .forStmt(let loop) where inner.id != Syntax(loop.body).id:
                let elements = paths(of: loop.sequence, depth: depth)
                return elements.isEmpty ? castPattern(loop.pattern) : elements
            case .accessorDecl, .codeBlockItem, .closureExpr: return []
            default: break
            }
            inner = current
            node = current.parent
        }
        return []
    }

    private func value(_ value: ExprSyntax?, _ type: TypeAnnotationSyntax?, _ depth: Int) -> [MemberPath] {
        guard let value else { return [] }
        return paths(of: value, depth: depth)
    }

    /// `for case let button as UIButton in …`
    private func castPattern(_ pattern: PatternSyntax) -> [MemberPath] {
        for node in pattern.children(viewMode: .sourceAccurate).flatMap({ $0.tokens(viewMode: .sourceAccurate) })
        where node.tokenKind == .keyword(.as) {
            if let name = node.nextToken(viewMode: .sourceAccurate)?.text, name.first?.isUppercase == true {
                return [MemberPath(.typed(name))]
            }
        }
        return []
    }

    private func outer(_ name: String, closure capture: Syntax, _ depth: Int) -> [MemberPath] {
        var node: Syntax? = capture
        while let current = node, !current.is(ClosureExprSyntax.self) { node = current.parent }
        return node.map { named(name, at: $0, depth) } ?? []
    }

    /// Parameters of the body by their place; those of functions inside it are known by type alone.
    private func parameter(_ node: FunctionParameterSyntax) -> [MemberPath] {
        guard let list = node.parent?.as(FunctionParameterListSyntax.self) else { return [] }
        let place = list.enumerated().first { $0.element.id == node.id }?.offset ?? 0
        var owner: Syntax? = Syntax(list)
        while let current = owner, !current.is(FunctionDeclSyntax.self), !current.is(InitializerDeclSyntax.self) {
            owner = current.parent
        }
        if let owner, owner.id == body.parent?.id { return [MemberPath(.parameter(place))] }
        let type = node.type.objectTypeName
        return type.isEmpty ? [] : [MemberPath(.typed(type))]
    }

    // MARK: Closures

    private func closureWithoutParameters(around node: some SyntaxProtocol) -> ClosureExprSyntax? {
        var next = node.parent
        while let current = next, current.id != body.id {
            if let closure = current.as(ClosureExprSyntax.self), closure.signature?.parameterClause == nil {
                return closure
            }
            next = current.parent
        }
        return nil
    }

    private func closureParameter(_ node: Syntax, _ type: String?, _ depth: Int) -> [MemberPath] {
        var place = 0
        var next = node.parent
        if let list = node.parent {
            place =
                list.children(viewMode: .sourceAccurate).enumerated().first { $0.element.id == node.id }?.offset ?? 0
        }
        while let current = next, !current.is(ClosureExprSyntax.self) { next = current.parent }
        let subject = next?.as(ClosureExprSyntax.self).map { self.subject(of: $0, place, depth) } ?? []
        if subject.isEmpty, let type, !type.isEmpty { return [MemberPath(.typed(type))] }
        return subject
    }

    /// The paths that a closure's parameter stands for: an element of `buttons.forEach { … }`, `label` in `with(label)
    /// { … }`.
    private func subject(of closure: ClosureExprSyntax, _ place: Int, _ depth: Int) -> [MemberPath] {
        var node = Syntax(closure)
        if let argument = closure.parent?.as(LabeledExprSyntax.self), let list = argument.parent { node = list }
        guard let call = node.parent?.as(FunctionCallExprSyntax.self) else { return [] }
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base {
            let name = member.declName.baseName.plainText
            let isConfiguring = ColorBodyVisitor.configuringMethods.contains(name)
            guard isConfiguring || name == "forEach" || Self.elements.contains(name) else { return [] }
            let isNumbered = base.as(FunctionCallExprSyntax.self)?.calledExpression.calledName == "enumerated"
            return place == (isNumbered ? 1 : 0) ? paths(of: base, depth: depth) : []
        }
        guard place == 0, call.calledExpression.is(DeclReferenceExprSyntax.self), let first = call.arguments.first,
            !first.expression.is(ClosureExprSyntax.self)
        else { return [] }
        return paths(of: first.expression, depth: depth)
    }
}
