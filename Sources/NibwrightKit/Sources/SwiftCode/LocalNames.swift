public import SwiftSyntax

/// Finds the local declaration, parameter or pattern that a plain name means inside a function body.
///
/// swift-syntax has a lexical lookup of its own, but only behind an SPI that it may change any day, and it would bring
/// SwiftSyntaxBuilder, the slowest module of all to compile, into every build.
public enum LocalNames {
    /// The pattern or parameter that declares `name` for the code at `node`; nil where the name is no local.
    public static func declaration(of name: String, at node: some SyntaxProtocol) -> Syntax? {
        var inner = Syntax(node)
        while let outer = inner.parent {
            if outer.is(MemberBlockSyntax.self) { return nil }
            if let found = declaration(of: name, in: outer, before: inner) { return found }
            inner = outer
        }
        return nil
    }

    /// The declaration of a name that `outer` has for code in its child `inner`.
    private static func declaration(of name: String, in outer: Syntax, before inner: Syntax) -> Syntax? {
        switch outer.as(SyntaxEnum.self) {
        case .codeBlockItemList(let list):
            if let index = LocalNameIndex.current { return index.declaration(of: name, in: list, before: inner) }
            for item in list {
                if item.id == inner.id { break }
                if let found = declaration(of: name, by: item) { return found }
            }
            return nil
        case .closureExpr(let closure):
            return inner.id == closure.signature?.id ? nil : closure.signature.flatMap { declaration(of: name, in: $0) }
        case .functionDecl(let function): return parameter(name, function.signature.parameterClause)
        case .initializerDecl(let initializer): return parameter(name, initializer.signature.parameterClause)
        case .subscriptDecl(let declaration): return parameter(name, declaration.parameterClause)
        case .accessorDecl(let accessor):
            if let parameters = accessor.parameters {
                return parameters.name.plainText == name ? Syntax(parameters) : nil
            }
            return impliedParameters[accessor.accessorSpecifier.text] == name ? Syntax(accessor.accessorSpecifier) : nil
        case .conditionElementList(let conditions): return declaration(of: name, in: conditions, before: inner)
        case .ifExpr(let node):
            return inner.id == Syntax(node.body).id ? declaration(of: name, in: node.conditions, before: nil) : nil
        case .whileStmt(let node):
            return inner.id == Syntax(node.body).id ? declaration(of: name, in: node.conditions, before: nil) : nil
        case .forStmt(let node):
            return inner.id == Syntax(node.sequence).id ? nil : pattern(Syntax(node.pattern), binds: name)
        case .switchCase(let node):
            return node.label.as(SwitchCaseLabelSyntax.self).flatMap { boundName(name, below: Syntax($0.caseItems)) }
        case .catchClause(let node):
            if node.catchItems.isEmpty, name == "error" { return Syntax(node.catchKeyword) }
            return boundName(name, below: Syntax(node.catchItems))
        default: return nil
        }
    }

    private static let impliedParameters = ["set": "newValue", "willSet": "newValue", "didSet": "oldValue"]

    /// The declaration of a name that a statement has for the statements behind it.
    static func declaration(of name: String, by item: CodeBlockItemSyntax) -> Syntax? {
        if let variable = item.item.as(VariableDeclSyntax.self) {
            for binding in variable.bindings {
                if let found = pattern(Syntax(binding.pattern), binds: name) { return found }
            }
        } else if let function = item.item.as(FunctionDeclSyntax.self), function.name.plainText == name {
            return Syntax(function)
        } else if let statement = item.item.as(GuardStmtSyntax.self) {
            return declaration(of: name, in: statement.conditions, before: nil)
        }
        return nil
    }

    private static func declaration(
        of name: String, in conditions: ConditionElementListSyntax, before end: Syntax?
    ) -> Syntax? {
        for element in conditions {
            if element.id == end?.id { return nil }
            switch element.condition {
            case .optionalBinding(let binding):
                if let found = pattern(Syntax(binding.pattern), binds: name) { return found }
            case .matchingPattern(let condition):
                if let found = boundName(name, below: Syntax(condition.pattern)) { return found }
            default: break
            }
        }
        return nil
    }

    private static func declaration(of name: String, in signature: ClosureSignatureSyntax) -> Syntax? {
        for capture in signature.capture?.items ?? [] where capture.name.plainText == name { return Syntax(capture) }
        switch signature.parameterClause {
        case .simpleInput(let parameters):
            return parameters.first { $0.name.plainText == name }.map(Syntax.init)
        case .parameterClause(let clause):
            return clause.parameters.first { ($0.secondName ?? $0.firstName).plainText == name }.map(Syntax.init)
        case nil: return nil
        }
    }

    private static func parameter(_ name: String, _ clause: FunctionParameterClauseSyntax) -> Syntax? {
        clause.parameters.first { ($0.secondName ?? $0.firstName).plainText == name }.map(Syntax.init)
    }

    /// A pattern in a declaration: every identifier in it is new.
    private static func pattern(_ pattern: Syntax, binds name: String) -> Syntax? {
        if let identifier = pattern.as(IdentifierPatternSyntax.self) {
            return identifier.identifier.plainText == name ? pattern : nil
        }
        for child in pattern.children(viewMode: .sourceAccurate) {
            if let found = Self.pattern(child, binds: name) { return found }
        }
        return nil
    }

    /// A pattern that matches: only what stands behind `let` or `var` is new.
    private static func boundName(_ name: String, below node: Syntax) -> Syntax? {
        if let binding = node.as(ValueBindingPatternSyntax.self) {
            return pattern(Syntax(binding.pattern), binds: name) ?? reference(name, below: Syntax(binding.pattern))
        }
        for child in node.children(viewMode: .sourceAccurate) {
            if let found = boundName(name, below: child) { return found }
        }
        return nil
    }

    /// `case let .some(label)`: the parser reads the names inside as expressions with patterns in them.
    private static func reference(_ name: String, below node: Syntax) -> Syntax? {
        if let reference = node.as(PatternExprSyntax.self) { return pattern(Syntax(reference.pattern), binds: name) }
        if let reference = node.as(DeclReferenceExprSyntax.self), reference.baseName.plainText == name { return node }
        for child in node.children(viewMode: .sourceAccurate) {
            if let found = Self.reference(name, below: child) { return found }
        }
        return nil
    }
}
