public import ProjectGraph
import SourceText
import SwiftCode
public import SwiftSyntax

/// Reads the properties of controllers as their classes declare them: what code outside can set, and of which types.
public final class PropertyReader {
    private let graph: ProjectGraph
    private var members: [CodeRange: MemberBlockItemListSyntax?] = [:]
    private var functionAliases: Set<String>?

    /// Reads the properties of a project's classes.
    public init(_ graph: ProjectGraph) { self.graph = graph }

    /// The property of a name that a class declares or inherits from a class of the project's Swift; nil where none of
    /// them has it, or other files cannot set it.
    public func property(_ name: String, of type: SwiftClass) -> SettableProperty? {
        let chain = graph.classes.chain(of: type)
        for declaring in chain {
            for part in declaring.parts {
                guard let variable = variable(name, in: part) else { continue }
                return property(variable.0, variable.1, declaring, part, nested: nestedTypes(of: chain))
            }
        }
        return nil
    }

    /// Whether an assignment of a property that a class declares or inherits runs code; nil where none of them has it.
    public func runsCode(_ name: String, of type: SwiftClass) -> Bool? {
        for part in graph.classes.chain(of: type).flatMap(\.parts) {
            if let (variable, binding) = variable(name, in: part) { return runsCode(variable, binding) }
        }
        return nil
    }

    /// A property that a class keeps, and declares itself or inherits, whoever sees it, so that reading it runs no code;
    /// nil for an outlet, for what is computed, wrapped, made late or overridden, where no class of the project's Swift
    /// declares it, and where its type is not said.
    public func kept(_ name: String, of type: SwiftClass) -> KeptProperty? {
        guard let (variable, binding, path) = keptVariable(name, of: type),
            let found = self.type(of: binding, nestedTypes(of: graph.classes.chain(of: type)))
        else { return nil }
        return KeptProperty(type: found, path: path, isHidden: Self.isHidden(variable))
    }

    /// Whether a class keeps a property of a name, as ``kept(_:of:)`` says, whatever its type; and the only file whose
    /// code sees it, which is nil where each of its module does.
    public func keeping(_ name: String, of type: SwiftClass) -> (isKept: Bool, onlyPath: String?) {
        guard let (variable, _, path) = keptVariable(name, of: type) else { return (false, nil) }
        return (true, Self.isHidden(variable) ? path : nil)
    }

    private static func isHidden(_ variable: VariableDeclSyntax) -> Bool {
        variable.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
    }

    private func keptVariable(
        _ name: String, of type: SwiftClass
    ) -> (VariableDeclSyntax, PatternBindingSyntax, path: String)? {
        let chain = graph.classes.chain(of: type)
        let below = graph.classes.subclasses(of: type).filter { $0 != type }
        guard !below.flatMap(\.parts).contains(where: { variable(name, in: $0) != nil }) else { return nil }
        for part in chain.flatMap(\.parts) {
            guard let (variable, binding) = variable(name, in: part) else { continue }
            let modifiers = Set(variable.modifiers.map(\.name.text))
            let isPlain = variable.attributes.allSatisfy { attribute in
                let name = attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription ?? ""
                return name != "IBOutlet" && Self.plainAttributes.contains(name)
            }
            guard isPlain, modifiers.isDisjoint(with: ["lazy", "static", "class", "override", "unowned"]),
                binding.accessorBlock?.isObservers ?? true
            else { return nil }
            return (variable, binding, part.path)
        }
        return nil
    }

    /// The name of the type that a class's property is declared with, whoever sees it, without marks of optionals; nil
    /// where it is not written.
    public func declaredType(of name: String, in type: SwiftClass) -> String? {
        for part in graph.classes.chain(of: type).flatMap(\.parts) {
            guard let (_, binding) = variable(name, in: part) else { continue }
            var written = binding.typeAnnotation?.type
            if let optional = written?.as(OptionalTypeSyntax.self) { written = optional.wrappedType }
            if let optional = written?.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { written = optional.wrappedType }
            if let written { return written.is(IdentifierTypeSyntax.self) ? written.trimmedDescription : nil }
            let made = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
            return made?.as(DeclReferenceExprSyntax.self).map(\.baseName.text)
        }
        return nil
    }

    private func runsCode(_ variable: VariableDeclSyntax, _ binding: PatternBindingSyntax) -> Bool {
        let isWrapped = variable.attributes.contains { attribute in
            let name = attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription ?? ""
            return !Self.plainAttributes.contains(name)
        }
        return isWrapped || binding.accessorBlock != nil || variable.modifiers.contains { $0.name.text == "override" }
    }

    /// The members of a type or extension, those between `#if` and `#endif` not included.
    public func members(of part: SwiftTypeDeclaration) -> MemberBlockItemListSyntax? {
        let place = CodeRange(path: part.path, range: part.range)
        if let known = members[place] { return known }
        var found: MemberBlockItemListSyntax?
        if let source = graph.text(at: part.path), case .success(let tree) = SwiftSyntaxTree.read(source) {
            let finder = TypeBodyFinder(part.offset)
            finder.walk(tree)
            found = finder.found
        }
        members[place] = .some(found)
        return found
    }

    /// Where a type or extension itself declares a property of a name; nil where it does not.
    public func place(of name: String, in part: SwiftTypeDeclaration) -> Place? {
        guard let (_, binding) = variable(name, in: part), let source = graph.text(at: part.path) else { return nil }
        return Place(source, at: binding.trimmedByteRange.lowerBound)
    }

    private func variable(
        _ name: String, in part: SwiftTypeDeclaration
    ) -> (VariableDeclSyntax, PatternBindingSyntax)? {
        // Most parts do not have the name at all, and need not be parsed.
        guard graph.text(at: part.path)?.contains(identifier: name) == true else { return nil }
        for member in members(of: part) ?? [] {
            guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
            for binding in variable.bindings
            where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name {
                return (variable, binding)
            }
        }
        return nil
    }

    private func property(
        _ variable: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ owner: SwiftClass,
        _ part: SwiftTypeDeclaration, nested: [String: NestedType]
    ) -> SettableProperty? {
        let modifiers = variable.modifiers.map(\.name.text)
        let hidden: Set = ["private", "fileprivate", "static", "class"]
        guard variable.bindingSpecifier.text == "var", hidden.isDisjoint(with: modifiers),
            !owner.declaration.isGeneric, let type = type(of: binding, nested)
        else { return nil }
        let isNil = binding.initializer?.value.is(NilLiteralExprSyntax.self) ?? (type.optionality != .none)
        return SettableProperty(
            name: binding.pattern.trimmedDescription, type: type,
            runsCode: runsCode(variable, binding),
            isNilAtFirst: isNil && binding.accessorBlock.map(\.isObservers) ?? true, owner: owner.name, path: part.path)
    }

    private static let plainAttributes: Set<String> = [
        "objc", "IBOutlet", "IBInspectable", "objcMembers", "nonobjc", "available", "MainActor", "NSCopying",
    ]

    // MARK: Types

    /// A type that code of a class says, as code outside of the class says it, marks of optionals and `@escaping`
    /// included; nil for what other files cannot say.
    public func qualified(_ written: TypeSyntax, in type: SwiftClass) -> String? {
        let isEscaping = written.as(AttributedTypeSyntax.self).map { $0.attributes.description.contains("escaping") }
        let plain = isEscaping == true ? written.as(AttributedTypeSyntax.self)?.baseType ?? written : written
        guard let read = self.type(plain, nestedTypes(of: graph.classes.chain(of: type))) else { return nil }
        let mark =
            switch read.optionality {
            case .none: ""
            case .optional: "?"
            case .implicitlyUnwrapped: "!"
            }
        return (isEscaping == true ? "@escaping " : "") + read.qualified + mark
    }

    private func type(of binding: PatternBindingSyntax, _ nested: [String: NestedType]) -> PropertyType? {
        if let annotation = binding.typeAnnotation?.type { return type(annotation, nested) }
        guard let value = binding.initializer?.value, let text = inferred(value) else { return nil }
        return PropertyType(
            wrapped: text, qualified: nested[text].map { "\($0.owner).\(text)" } ?? text, optionality: .none,
            isFunction: false)
    }

    private func type(_ written: TypeSyntax, _ nested: [String: NestedType]) -> PropertyType? {
        var type = written
        var optionality = PropertyType.Optionality.none
        if let implicit = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            (type, optionality) = (implicit.wrappedType, .implicitlyUnwrapped)
        } else if let optional = type.as(OptionalTypeSyntax.self) {
            (type, optionality) = (optional.wrappedType, .optional)
        }
        let finder = TypeNameFinder()
        finder.walk(type)
        let names = finder.names.map(\.text)
        guard !names.contains("Self"), !names.contains("Optional"),
            !names.contains(where: { nested[$0]?.isHidden == true })
        else { return nil }
        let isFunction = isFunction(type)
        if isFunction, optionality == .none || optionality == .implicitlyUnwrapped,
            let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first
        {
            type = only.type
        }
        let start = type.positionAfterSkippingLeadingTrivia.utf8Offset
        var qualified = Array(type.trimmedDescription.utf8)
        for token in finder.names.reversed() {
            guard let owner = nested[token.text]?.owner else { continue }
            let place = token.positionAfterSkippingLeadingTrivia.utf8Offset - start
            if place >= 0, place <= qualified.count { qualified.insert(contentsOf: "\(owner).".utf8, at: place) }
        }
        return PropertyType(
            wrapped: type.trimmedDescription, qualified: String(decoding: qualified, as: UTF8.self),
            optionality: optionality, isFunction: isFunction)
    }

    private func isFunction(_ type: TypeSyntax) -> Bool {
        if type.is(FunctionTypeSyntax.self) { return true }
        if let attributed = type.as(AttributedTypeSyntax.self) { return isFunction(attributed.baseType) }
        if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return isFunction(only.type)
        }
        guard let name = type.as(IdentifierTypeSyntax.self)?.name.text ?? type.as(MemberTypeSyntax.self)?.name.text
        else { return false }
        return functionTypes.contains(name)
    }

    /// Names that the project gives to types of functions.
    private var functionTypes: Set<String> {
        if let functionAliases { return functionAliases }
        var found: Set<String> = []
        for file in graph.swiftFiles where file.source.contains("typealias") {
            for line in file.source.string(0..<file.source.bytes.count).split(whereSeparator: \.isNewline) {
                guard let keyword = line.firstRange(of: "typealias "), line.contains("->") else { continue }
                let name = line[keyword.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                found.insert(String(name))
            }
        }
        functionAliases = found
        return found
    }

    /// The type that an initial value shows: of a literal, an empty collection, or an object of the project.
    private func inferred(_ value: ExprSyntax) -> String? {
        if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
        if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
        if value.is(FloatLiteralExprSyntax.self) { return "Double" }
        if value.is(StringLiteralExprSyntax.self) { return "String" }
        if let member = value.as(MemberAccessExprSyntax.self), let base = member.base?.as(DeclReferenceExprSyntax.self)
        {
            return isCase(member.declName.baseName.text, of: base.baseName.text) ? base.baseName.text : nil
        }
        guard let call = value.as(FunctionCallExprSyntax.self) else { return nil }
        let callee = call.calledExpression
        if callee.is(ArrayExprSyntax.self) || callee.is(DictionaryExprSyntax.self) { return callee.trimmedDescription }
        guard let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text, name.first?.isUppercase == true
        else { return nil }
        let isDeclared = graph.swiftFiles.contains { Self.declares(name, in: $0.source) }
        return isDeclared ? name : nil
    }

    /// Whether a text declares a class or a structure of a name that takes no types: most files with structures alone
    /// have no list of their types.
    private static func declares(_ name: String, in source: SourceText) -> Bool {
        source.offsets(ofIdentifier: name).contains { offset in
            let before = source.string(source.lineRange(containing: offset).lowerBound..<offset)
            guard before.hasSuffix("class ") || before.hasSuffix("struct ") else { return false }
            let end = offset + name.utf8.count
            return source.bytes.count == end || source.bytes[end] != UInt8(ascii: "<")
        }
    }

    /// Whether every enumeration of a name has a case of the name: a static property may have any type.
    private func isCase(_ name: String, of type: String) -> Bool {
        let enumerations = graph.swiftFiles.flatMap { file in
            file.types.filter { $0.kind == .enum && ($0.name == type || $0.name.hasSuffix("." + type)) }
        }
        return !enumerations.isEmpty
            && enumerations.allSatisfy { enumeration in
                (members(of: enumeration) ?? []).contains { member in
                    member.decl.as(EnumCaseDeclSyntax.self)?.elements.contains {
                        $0.name.text == name && $0.parameterClause == nil
                    } ?? false
                }
            }
    }

    // MARK: Nested types

    /// A type that a class has inside.
    private struct NestedType: Hashable {
        let owner: String
        let isHidden: Bool
    }

    private func nestedTypes(of chain: [SwiftClass]) -> [String: NestedType] {
        var found: [String: NestedType] = [:]
        for type in chain {
            for member in type.parts.compactMap({ members(of: $0) }).joined() {
                guard let named = member.decl.asProtocol((any NamedDeclSyntax).self),
                    !member.decl.is(FunctionDeclSyntax.self)
                else { continue }
                let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers.map(\.name.text) ?? []
                let nested = NestedType(
                    owner: type.name, isHidden: modifiers.contains("private") || modifiers.contains("fileprivate"))
                if found[named.name.text] == nil { found[named.name.text] = nested }
            }
        }
        return found
    }
}

extension AccessorBlockSyntax {
    /// Whether it has `willSet` and `didSet` alone, so that the property is a stored one.
    fileprivate var isObservers: Bool {
        guard case .accessors(let accessors) = accessors else { return false }
        return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
}

/// Finds the body of the type or extension whose name stands at an offset.
private final class TypeBodyFinder: SyntaxVisitor {
    private let offset: Int
    private(set) var found: MemberBlockItemListSyntax?

    init(_ offset: Int) {
        self.offset = offset
        super.init(viewMode: .sourceAccurate)
    }

    private func look(_ name: some SyntaxProtocol, _ body: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
        if name.positionAfterSkippingLeadingTrivia.utf8Offset == offset { found = body.members }
        return found == nil ? .visitChildren : .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { look(node.name, node.memberBlock) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { look(node.name, node.memberBlock) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { look(node.name, node.memberBlock) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        look(node.extendedType, node.memberBlock)
    }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// Finds the names that a type is made of, without those behind a dot.
private final class TypeNameFinder: SyntaxVisitor {
    private(set) var names: [TokenSyntax] = []

    init() { super.init(viewMode: .sourceAccurate) }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        names.append(node.name)
        return .visitChildren
    }
}
