public import SourceText
import SwiftSyntax

extension ColorBody {
    /// Every body of a file that does something with a property of the given names or calls anything. The file is
    /// parsed for it.
    public static func all(in source: SourceText, properties: Set<String>) -> [ColorBody] {
        var reader = ColorCodeReader(source: source, properties: properties)
        LocalNameIndex.$current.withValue(LocalNameIndex()) { reader.read(SwiftSyntaxTree.parse(source).statements) }
        return reader.bodies
    }

    /// Members of `NSColor` that raise an exception for a color of a catalog.
    public static let componentMembers: Set<String> = [
        "redComponent", "greenComponent", "blueComponent", "hueComponent", "saturationComponent",
        "brightnessComponent", "whiteComponent", "cyanComponent", "magentaComponent", "yellowComponent",
        "blackComponent", "getRed", "getHue", "getWhite", "getCyan", "getComponents", "numberOfComponents",
        "colorSpace", "colorSpaceName",
    ]
}

/// Walks declarations, and has a visitor read each body.
private struct ColorCodeReader {
    let source: SourceText
    let properties: Set<String>
    private(set) var bodies: [ColorBody] = []
    private var types: [String] = []

    init(source: SourceText, properties: Set<String>) {
        self.source = source
        self.properties = properties
    }

    mutating func read(_ statements: CodeBlockItemListSyntax) {
        for declaration in statements.declarations { read(declaration) }
    }

    private mutating func read(_ members: MemberBlockSyntax, of name: String) {
        types.append(types.isEmpty ? name : types[types.count - 1] + "." + name)
        for member in members.members { read(member.decl) }
        types.removeLast()
    }

    private mutating func read(_ declaration: DeclSyntax) {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .classDecl(let node): read(node.memberBlock, of: node.name.plainText)
        case .structDecl(let node): read(node.memberBlock, of: node.name.plainText)
        case .enumDecl(let node): read(node.memberBlock, of: node.name.plainText)
        case .actorDecl(let node): read(node.memberBlock, of: node.name.plainText)
        case .extensionDecl(let node): read(node.memberBlock, of: node.extendedType.plainName)
        case .functionDecl(let node): read(node)
        case .initializerDecl(let node):
            guard let body = node.body else { return }
            let clause = node.signature.parameterClause
            let decodes = clause.parameters.first?.firstName.text == "coder"
            append(
                decodes ? .decodingInitializer : .initializer, "init", Syntax(body), node.position.utf8Offset, clause)
        case .variableDecl(let node): read(node)
        case .ifConfigDecl(let node): node.declarations.forEach { read($0) }
        default: break
        }
    }

    private mutating func read(_ node: FunctionDeclSyntax) {
        guard let body = node.body else { return }
        append(
            types.isEmpty ? .function : .method, node.name.plainText, Syntax(body), node.position.utf8Offset,
            node.signature.parameterClause, isStatic: node.modifiers.areStatic)
    }

    private mutating func read(_ node: VariableDeclSyntax) {
        let isOfDocument = node.attributes.contains {
            let name = $0.as(AttributeSyntax.self)?.attributeName.trimmedText
            return name == "IBOutlet" || name == "IBInspectable"
        }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
                let block = binding.accessorBlock
            else { continue }
            switch block.accessors {
            case .getter(let statements):
                append(
                    .getter, name, Syntax(statements), block.position.utf8Offset, nil,
                    isStatic: node.modifiers.areStatic)
            case .accessors(let accessors):
                for accessor in accessors {
                    guard let body = accessor.body else { continue }
                    let isGetter = accessor.accessorSpecifier.text == "get"
                    append(
                        isGetter ? .getter : isOfDocument ? .documentObserver : .observer, name, Syntax(body),
                        accessor.position.utf8Offset, nil, isStatic: node.modifiers.areStatic)
                }
            }
        }
    }

    private mutating func append(
        _ kind: ColorBody.Kind, _ name: String, _ code: Syntax, _ offset: Int,
        _ parameters: FunctionParameterClauseSyntax?, isStatic: Bool = false
    ) {
        let visitor = ColorBodyVisitor(MemberPathReader(body: code, isInType: !types.isEmpty), properties)
        visitor.walk(code)
        let result = kind == .getter ? visitor.result(of: code) : []
        guard !visitor.uses.isEmpty || !visitor.calls.isEmpty || !result.isEmpty else { return }
        bodies.append(
            ColorBody(
                kind: kind, name: name, owner: types.last, isStatic: isStatic,
                parameterTypes: parameters?.parameters.map { $0.type.objectTypeName } ?? [], path: source.path,
                offset: offset, uses: visitor.uses, calls: visitor.calls, result: result))
    }
}

extension DeclModifierListSyntax {
    fileprivate var areStatic: Bool { contains { $0.name.text == "static" || $0.name.text == "class" } }
}

extension TypeSyntax {
    /// The name of the type without `!`, `?` and the brackets of an array; empty where it has no plain name.
    var objectTypeName: String {
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.objectTypeName }
        if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return optional.wrappedType.objectTypeName
        }
        if let array = self.as(ArrayTypeSyntax.self) { return array.element.objectTypeName }
        return self.is(IdentifierTypeSyntax.self) || self.is(MemberTypeSyntax.self) ? plainName : ""
    }
}
