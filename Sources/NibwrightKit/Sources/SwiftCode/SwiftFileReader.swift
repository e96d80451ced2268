import SourceText
public import SwiftSyntax

extension SwiftFile {
    /// Reads a file's declarations. Never fails: code that the parser cannot make sense of is skipped.
    public static func read(_ source: SourceText) -> SwiftFile {
        mayMatter(source) ? parse(source) : unparsed(source, SwiftSyntaxTree.refusal(of: source))
    }

    private static func parse(_ source: SourceText) -> SwiftFile {
        switch SwiftSyntaxTree.read(source) {
        case .failure(let refusal): unparsed(source, refusal)
        case .success(let tree): read(source, tree)
        }
    }

    private static func read(_ source: SourceText, _ tree: SourceFileSyntax) -> SwiftFile {
        var reader = SwiftFileReader(path: source.path)
        return LocalNameIndex.$current.withValue(LocalNameIndex()) {
            reader.visit(tree.statements)
            return SwiftFile(
                source: source, types: reader.types, references: references(source, tree, reader.members),
                wasParsed: true, hasSyntaxErrors: tree.hasError, refusal: nil)
        }
    }

    private static func unparsed(_ source: SourceText, _ refusal: SwiftRefusal? = nil) -> SwiftFile {
        SwiftFile(
            source: source, types: [], references: .none, wasParsed: false, hasSyntaxErrors: nil, refusal: refusal)
    }

    /// Classes and marked members are all that a document can see: a file with none of these words has neither. What
    /// segues call may stand in a file that only extends a controller.
    private static func mayMatter(_ source: SourceText) -> Bool {
        source.contains("@IB" as StaticString) || source.contains("@objc" as StaticString)
            || source.contains(identifier: "class")
            || (source.contains(identifier: "extension") && source.contains("Controller" as StaticString))
    }

    /// The file with its references, and the constants that others name things by, even if it has no class and was not
    /// parsed; the file itself where it has neither.
    public func readingReferences() -> SwiftFile {
        !wasParsed && Self.mayName(source) ? Self.parse(source) : self
    }

    /// Code names things in calls that are known, and by constants: enumerations of strings, static ones, global ones,
    /// and what extensions add.
    private static func mayName(_ source: SourceText) -> Bool {
        if declaresStringEnumeration(source) { return true }
        if source.contains("\"" as StaticString) {
            if source.contains("static let" as StaticString) || source.contains("\nlet " as StaticString) {
                return true
            }
            if source.contains("extension " as StaticString), source.contains("var " as StaticString) { return true }
        }
        return WordScan.mayHoldSite(source)
    }

    /// Keys for coding name nothing that is shown, and many files have no other enumeration.
    private static func declaresStringEnumeration(_ source: SourceText) -> Bool {
        guard source.contains("String" as StaticString) else { return false }
        return source.offsets(ofIdentifier: "enum").contains { offset in
            let name = source.bytes[min(offset + 5, source.bytes.count)...]
            return !name.starts(with: "CodingKeys".utf8)
        }
    }

    private static func references(
        _ source: SourceText, _ tree: SourceFileSyntax, _ members: [SwiftMember]
    ) -> SwiftReferences {
        let scan = WordScan(source)
        if scan.isEmpty { return SwiftReferences(sites: [], members: members) }
        let finder = ReferenceSiteFinder(scan)
        finder.walk(tree)
        return SwiftReferences(sites: finder.sites, members: finder.members + members)
    }
}

/// Walks declarations only: function bodies, most of any file, are never entered.
private struct SwiftFileReader {
    let path: String
    var types: [SwiftTypeDeclaration] = []
    var members: [SwiftMember] = []
    private var outerNames: [String] = []
    private var conditions = 0

    init(path: String) {
        self.path = path
    }

    mutating func visit(_ statements: CodeBlockItemListSyntax) {
        for declaration in statements.declarations { visit(declaration) }
    }

    private mutating func visit(_ declaration: DeclSyntax) {
        if let condition = declaration.as(IfConfigDeclSyntax.self) {
            conditions += 1
            for declaration in condition.declarations { visit(declaration) }
            conditions -= 1
        } else if let type = DeclaredType(declaration) {
            visit(type)
        } else if outerNames.isEmpty {
            var reader = StringMemberReader(owner: nil)
            reader.read(declaration)
            members += reader.members
        }
    }

    private mutating func visit(_ type: DeclaredType) {
        let name = (outerNames + [type.name]).joined(separator: ".")
        var members = MemberReader(path: path)
        members.read(type.members, isConditional: conditions > 0)
        var strings = StringMemberReader(owner: name, hasStringCases: type.inherited.contains("String"))
        strings.read(type.members)
        self.members += strings.members
        let place = types.count
        outerNames.append(type.name)
        members.nested.forEach { visit($0) }
        outerNames.removeLast()
        types.insert(
            SwiftTypeDeclaration(
                kind: type.kind, name: name, objectiveCName: type.attributes.objectiveCName, inherited: type.inherited,
                isGeneric: type.isGeneric, access: type.access, path: path, offset: type.nameOffset, range: type.range,
                outlets: members.outlets,
                actions: members.actions, inspectables: members.inspectables, segueMethods: members.segueMethods),
            at: place)
    }
}

/// The parts that all type declarations have, whatever their syntax node.
private struct DeclaredType {
    let kind: SwiftTypeDeclaration.Kind
    let name: String
    let attributes: AttributeListSyntax
    let inherited: [String]
    let isGeneric: Bool
    let access: String?
    let nameOffset: Int
    let range: Range<Int>
    let members: MemberBlockItemListSyntax

    init?(_ declaration: DeclSyntax) {
        range = declaration.trimmedByteRange
        if let node = declaration.as(ExtensionDeclSyntax.self) {
            kind = .extension
            name = node.extendedType.plainName
            nameOffset = node.extendedType.positionAfterSkippingLeadingTrivia.utf8Offset
            isGeneric = false
            access = node.modifiers.accessLevel
            (attributes, members) = (node.attributes, node.memberBlock.members)
            inherited = node.inheritanceClause?.names ?? []
            return
        }
        guard let group = declaration.asProtocol((any DeclGroupSyntax).self),
            let named = declaration.asProtocol((any NamedDeclSyntax).self)
        else { return nil }
        switch declaration.kind {
        case .classDecl: kind = .class
        case .structDecl: kind = .struct
        case .enumDecl: kind = .enum
        case .protocolDecl: kind = .protocol
        case .actorDecl: kind = .actor
        default: return nil
        }
        name = named.name.plainText
        nameOffset = named.name.positionAfterSkippingLeadingTrivia.utf8Offset
        isGeneric = declaration.as(ClassDeclSyntax.self)?.genericParameterClause != nil
        access = group.modifiers.accessLevel
        (attributes, members) = (group.attributes, group.memberBlock.members)
        inherited = group.inheritanceClause?.names ?? []
    }
}

extension DeclModifierListSyntax {
    /// `private`, `fileprivate`, `internal`, `package`, `public` or `open`; nil where none is written.
    fileprivate var accessLevel: String? {
        let levels = ["private", "fileprivate", "internal", "package", "public", "open"]
        return lazy.map(\.name.text).first(where: levels.contains)
    }
}

extension InheritanceClauseSyntax {
    fileprivate var names: [String] { inheritedTypes.map(\.type.plainName) }
}

extension TypeSyntax {
    /// The type's name without generic arguments and attributes: `Base<Model>` is `Base`, `@unchecked Sendable` its
    /// last.
    var plainName: String {
        if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.plainText }
        if let member = self.as(MemberTypeSyntax.self) {
            return member.baseType.plainName + "." + member.name.plainText
        }
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.plainName }
        return trimmedText
    }
}

extension TokenSyntax {
    /// The token's text without backticks.
    var plainText: String { text.first == "`" ? String(text.dropFirst().dropLast()) : text }
}

extension SyntaxProtocol {
    /// The node's bytes without the trivia around it.
    public var trimmedByteRange: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// The text that `trimmedDescription` gives, without the copy of the node that it makes.
    var trimmedText: String {
        let bytes = syntaxTextBytes
        let end = bytes.count - trailingTriviaLength.utf8Length
        return String(decoding: bytes[leadingTriviaLength.utf8Length..<end], as: UTF8.self)
    }
}

extension AttributeSyntax {
    fileprivate func hasName(_ name: String) -> Bool {
        // The length tells most names apart without a look at their text.
        attributeName.trimmedLength.utf8Length == name.utf8.count && attributeName.trimmedText == name
    }
}

extension AttributeListSyntax {
    func named(_ name: String) -> AttributeSyntax? {
        for element in self {
            if let attribute = element.as(AttributeSyntax.self), attribute.hasName(name) { return attribute }
        }
        return nil
    }

    /// The argument of `@objc(Name)`.
    var objectiveCName: String? {
        named("objc")?.arguments.map { $0.trimmedText.filter { !$0.isWhitespace } }
    }
}
