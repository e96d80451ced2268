import SwiftSyntax

/// Reads the constants, computed names and functions of a type or a file whose values may be part of a name.
struct StringMemberReader {
    let owner: String?
    /// Whether the enumeration's raw values are strings, so that a case without one has its name.
    let hasStringCases: Bool
    var members: [SwiftMember] = []

    init(owner: String?, hasStringCases: Bool = false) {
        self.owner = owner
        self.hasStringCases = hasStringCases
    }

    /// Types that name nothing; their constants need not be kept.
    private static let otherTypes: Set<String> = [
        "Bool", "CGFloat", "CGRect", "CGSize", "CGPoint", "Data", "Date", "DispatchQueue", "Double", "Float",
        "IndexPath",
        "Int", "Int32", "Int64", "NSLayoutConstraint", "TimeInterval", "UIButton", "UIImageView", "UIEdgeInsets",
        "UIFont",
        "UILabel", "UIStackView", "UITableView", "UIView", "URL", "UUID", "Void",
    ]

    /// The members of a type; nested types are read for themselves.
    mutating func read(_ members: MemberBlockItemListSyntax) {
        for member in members {
            if let condition = member.decl.as(IfConfigDeclSyntax.self) {
                for case .decls(let inner)? in condition.clauses.map(\.elements) { read(inner) }
            } else {
                read(member.decl)
            }
        }
    }

    mutating func read(_ declaration: DeclSyntax) {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .variableDecl(let node): read(node)
        case .functionDecl(let node): read(node)
        case .initializerDecl(let node): read(node)
        case .subscriptDecl(let node): read(node)
        case .enumCaseDecl(let node): read(node)
        default: break
        }
    }

    /// A function or property with a site inside, whatever its value.
    mutating func readScope(_ declaration: Syntax) {
        if let node = declaration.as(FunctionDeclSyntax.self) { return append(node, value: .unknown) }
        if let node = declaration.as(InitializerDeclSyntax.self) { return append(node, value: .unknown) }
        if let node = declaration.as(SubscriptDeclSyntax.self) {
            append(
                .subscripting, "subscript", node, node.modifiers, node.parameterClause, node.genericParameterClause,
                node.genericWhereClause, type: node.returnClause.type.bareName, value: .unknown)
        } else if let node = declaration.as(VariableDeclSyntax.self), let binding = node.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
        {
            append(.property, name, node, node.modifiers, type: binding.typeAnnotation?.type.bareName, value: .unknown)
        }
    }

    mutating func read(_ variable: VariableDeclSyntax) {
        guard variable.attributes.isEmpty || variable.attributes.named("IBOutlet") == nil else { return }
        for binding in variable.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else { continue }
            let type = binding.typeAnnotation?.type.bareName
            if let type, Self.otherTypes.contains(type) { continue }
            guard let value = value(of: binding), !value.isUnknown, value != .nothing else { continue }
            let isComputed = binding.accessorBlock?.isComputed ?? false
            // Code next to never sets a lazy property.
            let isLazy = variable.modifiers.contains { $0.name.tokenKind == .keyword(.lazy) }
            append(
                .property, name, variable, variable.modifiers, type: type,
                isVariable: !isComputed && !isLazy && variable.bindingSpecifier.tokenKind == .keyword(.var),
                value: type.map { .typed(value, $0) } ?? value)
        }
    }

    private func value(of binding: PatternBindingSyntax) -> StringExpression? {
        if let initial = binding.initializer?.value {
            return Self.mayName(initial) ? StringExpressionReader().read(initial) : nil
        }
        switch binding.accessorBlock?.accessors {
        case .getter(let statements): return StringExpressionReader().value(of: statements)
        case .accessors(let accessors):
            let getter = accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }
            return getter?.body.map { StringExpressionReader().value(of: $0.statements) }
        case nil: return nil
        }
    }

    /// Numbers, closures and the like name nothing.
    private static func mayName(_ expression: ExprSyntax) -> Bool {
        switch expression.kind {
        case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr, .closureExpr,
            .dictionaryExpr, .prefixOperatorExpr:
            return false
        case .functionCallExpr:
            // `UIView()`: a call without arguments makes an object.
            guard let call = expression.as(FunctionCallExprSyntax.self) else { return false }
            if call.calledExpression.is(ClosureExprSyntax.self) { return call.trimmedLength.utf8Length < 2000 }
            return !call.arguments.isEmpty || call.calledExpression.is(MemberAccessExprSyntax.self)
        default: return true
        }
    }

    mutating func read(_ function: FunctionDeclSyntax) {
        guard let result = function.signature.returnClause?.type.bareName, !Self.otherTypes.contains(result),
            let body = function.body
        else { return }
        let value = StringExpressionReader().value(of: body.statements)
        // What is made of a segue may be compared with names.
        if value.isUnknown || value == .nothing, !function.signature.parameterClause.namesSegue { return }
        append(function, value: value == .nothing ? .unknown : value)
    }

    mutating func append(_ function: FunctionDeclSyntax, value: StringExpression) {
        append(
            .function, function.name.plainText, function, function.modifiers,
            function.signature.parameterClause, function.genericParameterClause, function.genericWhereClause,
            type: function.signature.returnClause?.type.bareName, value: value)
    }

    /// `convenience init(_ storyboard: Storyboard) { self.init(name: storyboard.rawValue, bundle: nil) }`
    mutating func read(_ initializer: InitializerDeclSyntax) {
        guard let body = initializer.body, body.statements.count < 12 else { return }
        let finder = DelegationFinder(viewMode: .sourceAccurate)
        finder.walk(body)
        guard let call = finder.call else { return }
        append(initializer, value: StringExpressionReader().read(ExprSyntax(call)))
    }

    mutating func append(_ initializer: InitializerDeclSyntax, value: StringExpression) {
        append(
            .initializer, "init", initializer, initializer.modifiers, initializer.signature.parameterClause,
            initializer.genericParameterClause, initializer.genericWhereClause, type: owner, value: value)
    }

    mutating func read(_ node: SubscriptDeclSyntax) {
        guard case .getter(let statements)? = node.accessorBlock?.accessors else { return }
        let value = StringExpressionReader().value(of: statements)
        guard !value.isUnknown else { return }
        append(
            .subscripting, "subscript", node, node.modifiers, node.parameterClause, node.genericParameterClause,
            node.genericWhereClause, type: node.returnClause.type.bareName, value: value)
    }

    mutating func read(_ cases: EnumCaseDeclSyntax) {
        for element in cases.elements {
            let name = element.name.plainText
            let raw = element.rawValue.map { StringExpressionReader().read($0.value) }
            append(
                .enumCase, name, element, cases.modifiers, type: owner,
                value: raw ?? (hasStringCases ? .literal(name, at: nil) : .unknown))
        }
    }

    private mutating func append(
        _ kind: SwiftMember.Kind, _ name: String, _ node: some SyntaxProtocol, _ modifiers: DeclModifierListSyntax,
        _ clause: FunctionParameterClauseSyntax? = nil, _ generics: GenericParameterClauseSyntax? = nil,
        _ requirements: GenericWhereClauseSyntax? = nil, type: String?, isVariable: Bool = false,
        value: StringExpression
    ) {
        let isStatic = modifiers.contains {
            $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class)
        }
        members.append(
            SwiftMember(
                kind: kind, name: name, owner: owner, isStatic: isStatic || kind == .enumCase || kind == .initializer,
                isVariable: isVariable, parameters: clause?.parameters.map(\.kept) ?? [],
                genericParameters: GenericNames.read(generics, requirements), type: type, value: value,
                range: node.trimmedByteRange))
    }
}

enum GenericNames {
    /// Generic parameters with the first constraint of each.
    static func read(_ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?) -> [String:
        String]
    {
        guard let clause else { return [:] }
        var names: [String: String] = [:]
        for parameter in clause.parameters { names[parameter.name.plainText] = parameter.inheritedType?.bareName ?? "" }
        for requirement in requirements?.requirements ?? [] {
            if case .conformanceRequirement(let conformance) = requirement.requirement,
                names[conformance.leftType.bareName] == ""
            {
                names[conformance.leftType.bareName] = conformance.rightType.bareName
            }
        }
        return names
    }
}

extension FunctionParameterSyntax {
    fileprivate var kept: SwiftMember.Parameter {
        SwiftMember.Parameter(
            label: firstName.tokenKind == .wildcard ? nil : firstName.plainText,
            name: (secondName ?? firstName).plainText, type: type.bareName, isMetatype: type.isMetatype,
            defaultValue: defaultValue.map { StringExpressionReader().read($0.value) })
    }
}

extension TypeSyntax {
    fileprivate var isMetatype: Bool {
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.isMetatype }
        return self.is(MetatypeTypeSyntax.self)
    }
}

extension AccessorBlockSyntax {
    var isComputed: Bool {
        switch accessors {
        case .getter: true
        case .accessors(let list): list.contains { $0.accessorSpecifier.tokenKind == .keyword(.get) }
        }
    }
}

/// Finds the initializer that an initializer hands over to, or the raw value that it takes.
private final class DelegationFinder: SyntaxVisitor {
    private(set) var call: FunctionCallExprSyntax?

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if call == nil, let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.tokenKind == .keyword(.`init`),
            member.base?.is(SuperExprSyntax.self) == true
                || member.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
        {
            call = node
        }
        return .skipChildren
    }
}
