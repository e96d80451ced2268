import TransformKit

/// What is around a match.
struct MatchContext {
    /// A declaration around a place.
    struct Declaration: Hashable {
        /// Swift's word for it: `class`, `func`.
        let keyword: String
        let name: String
    }

    /// From the outside in.
    var declarations: [Declaration] = []
    /// The macro whose argument it is in.
    var macro: String?
    /// Whether it is in `\(…)` of a literal.
    var isInInterpolation = false
}

extension MatchContext {
    /// Takes in what a node is, for the nodes inside of it.
    mutating func enter(_ node: Syntax) {
        if let declaration = Declaration(node) {
            declarations.append(declaration)
        } else if let expansion = node.as(MacroExpansionExprSyntax.self) {
            macro = macro ?? Self.macro(expansion.macroName)
        } else if let expansion = node.as(MacroExpansionDeclSyntax.self) {
            macro = macro ?? Self.macro(expansion.macroName)
        } else if node.kind == .expressionSegment {
            isInInterpolation = true
        }
    }

    /// What the compiler itself expands takes its argument as it stands.
    private static func macro(_ name: TokenSyntax) -> String? {
        let builtIn = ["selector", "keyPath", "colorLiteral", "imageLiteral", "fileLiteral"]
        return builtIn.contains(name.text) ? nil : name.text
    }
}

extension MatchContext.Declaration {
    fileprivate init?(_ node: Syntax) {
        switch node.kind {
        case .classDecl: self.init("class", node.as(ClassDeclSyntax.self)?.name)
        case .structDecl: self.init("struct", node.as(StructDeclSyntax.self)?.name)
        case .enumDecl: self.init("enum", node.as(EnumDeclSyntax.self)?.name)
        case .actorDecl: self.init("actor", node.as(ActorDeclSyntax.self)?.name)
        case .protocolDecl: self.init("protocol", node.as(ProtocolDeclSyntax.self)?.name)
        case .functionDecl: self.init("func", node.as(FunctionDeclSyntax.self)?.name)
        case .extensionDecl:
            guard let type = node.as(ExtensionDeclSyntax.self)?.extendedType else { return nil }
            self.init(keyword: "extension", name: type.trimmedDescription)
        case .initializerDecl: self.init(keyword: "init", name: "init")
        case .deinitializerDecl: self.init(keyword: "deinit", name: "deinit")
        case .subscriptDecl: self.init(keyword: "subscript", name: "subscript")
        case .variableDecl:
            guard node.parent?.kind == .memberBlockItem,
                let name = node.as(VariableDeclSyntax.self)?.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
            else { return nil }
            self.init("var", name.identifier)
        default: return nil
        }
    }

    private init?(_ keyword: String, _ name: TokenSyntax?) {
        guard let name else { return nil }
        self.init(keyword: keyword, name: name.comparedText)
    }
}
