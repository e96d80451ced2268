import Navigation
import SwiftSyntax
import TransformKit

/// Tells the types of values that segues are performed with, where declarations say them.
final class SenderTypes {
    private let graph: ProjectGraph
    private var trees: [String: SourceFileSyntax] = [:]
    /// Where types are declared, by their names.
    private var declarations: [String: [Declaration]] = [:]
    private var partsByName: [String: [SwiftTypeDeclaration]] = [:]
    private let properties: PropertyReader
    private var depth = 0

    init(_ graph: ProjectGraph) {
        self.graph = graph
        properties = PropertyReader(graph)
    }

    /// The type of a value, without marks; nil where it may be nil, or is not said.
    func type(of value: Range<Int>, in path: String) -> String? {
        guard let found = expression(value, in: path), let type = type(of: found), isVisible(type, from: path)
        else { return nil }
        return type
    }

    /// The name of a value that is a plain one: `team` of `team` and of `self.team`.
    func name(of value: Range<Int>, in path: String) -> String? {
        guard let source = graph.text(at: path) else { return nil }
        let text = source.string(value)
        let word = text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
        let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && word.first?.isLowercase == true
        return isPlain && word != "self" && word != "nil" ? word : nil
    }

    /// Whether a value is a parameter, which nothing misses where it is not handed on.
    func isParameter(_ value: Range<Int>, in path: String) -> Bool {
        guard let reference = expression(value, in: path)?.as(DeclReferenceExprSyntax.self) else { return false }
        var node = LocalNames.declaration(of: reference.baseName.text, at: reference)
        while let current = node {
            if current.is(FunctionParameterSyntax.self) || current.is(ClosureParameterSyntax.self)
                || current.is(ClosureShorthandParameterSyntax.self)
            {
                return true
            }
            if current.is(CodeBlockItemSyntax.self) || current.is(ClosureExprSyntax.self) { return false }
            node = current.parent
        }
        return false
    }

    private func expression(_ value: Range<Int>, in path: String) -> ExprSyntax? {
        guard let source = graph.text(at: path) else { return nil }
        let tree = trees[path] ?? SwiftSyntaxTree.parse(source)
        trees[path] = tree
        let finder = ValueFinder(value)
        finder.walk(tree)
        return finder.found
    }

    // MARK: Values

    private func type(of value: ExprSyntax) -> String? {
        // A name may be declared by itself in broken code.
        guard depth < 16 else { return nil }
        depth += 1
        defer { depth -= 1 }
        if let literal = Self.typeOfLiteral(value) { return literal }
        if let tuple = value.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return only.label == nil ? type(of: only.expression) : nil
        }
        if let sequence = value.as(SequenceExprSyntax.self) {
            let elements = Array(sequence.elements)
            guard elements.count == 3, let sign = elements[1].as(UnresolvedAsExprSyntax.self),
                sign.questionOrExclamationMark?.tokenKind != .postfixQuestionMark
            else { return nil }
            return elements[2].as(TypeExprSyntax.self).flatMap { plain($0.type) }
        }
        if let forced = value.as(ForceUnwrapExprSyntax.self) {
            return declared(forced.expression).flatMap { $0.hasSuffix("?") ? plain(String($0.dropLast())) : nil }
        }
        return made(value) ?? declared(value).flatMap(plain)
    }

    /// `VideoQuality` of `VideoQuality.high`, and `Steps` of `Steps(number: 2)`; nil where it is no case of an
    /// enumeration of the project, and where making an object of it may fail.
    private func made(_ value: ExprSyntax) -> String? {
        let call = value.as(FunctionCallExprSyntax.self)
        let callee = call?.calledExpression ?? value
        if let member = callee.as(MemberAccessExprSyntax.self),
            let name = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, plain(name) != nil
        {
            return parts(of: name).contains { $0.kind == .enum && hasCase(member.declName.baseName.text, $0) }
                ? name : nil
        }
        guard call != nil, let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text, plain(name) != nil else {
            return nil
        }
        let parts = parts(of: name)
        guard parts.contains(where: { $0.kind == .struct || $0.kind == .class }) else { return nil }
        let all =
            graph.classes.swiftClasses.first { $0.name == name }.map(graph.classes.chain)?.flatMap(\.parts) ?? parts
        let initializers = all.flatMap { properties.members(of: $0).map(Array.init) ?? [] }
            .compactMap { $0.decl.as(InitializerDeclSyntax.self) }
        return initializers.contains { $0.optionalMark != nil } ? nil : name
    }

    private func hasCase(_ name: String, _ type: SwiftTypeDeclaration) -> Bool {
        (properties.members(of: type) ?? []).contains { member in
            member.decl.as(EnumCaseDeclSyntax.self)?.elements.contains { $0.name.text == name } == true
        }
    }

    private static func typeOfLiteral(_ value: ExprSyntax) -> String? {
        if value.is(StringLiteralExprSyntax.self) { return "String" }
        if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
        if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
        return value.is(FloatLiteralExprSyntax.self) ? "Double" : nil
    }

    /// The declarations and extensions of a type of the project, if it is the only one of its name.
    private func parts(of type: String) -> [SwiftTypeDeclaration] {
        guard declarations(of: type).count == 1 else { return [] }
        if partsByName.isEmpty {
            partsByName = Dictionary(grouping: graph.swiftFiles.flatMap(\.types), by: \.name)
        }
        return partsByName[type] ?? []
    }

    /// The type of a property of a value whose type is one of the project's: `order.customer`.
    private func property(of member: MemberAccessExprSyntax) -> String? {
        guard let base = member.base, let owner = type(of: base) else { return nil }
        let chain = graph.classes.swiftClasses.first { $0.name == owner }.map(graph.classes.chain)
        let known = parts(of: owner).isEmpty ? [] : chain?.flatMap(\.parts) ?? parts(of: owner)
        for part in known {
            for variable in (properties.members(of: part) ?? []).compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
                for binding in variable.bindings
                where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == member.declName.baseName.text
                {
                    return binding.typeAnnotation.flatMap { written($0.type) }
                }
            }
        }
        return nil
    }

    /// The type of a name or of an element as it is declared, with its marks.
    private func declared(_ value: ExprSyntax) -> String? {
        if let reference = value.as(DeclReferenceExprSyntax.self) {
            let name = reference.baseName.text
            if let local = LocalNames.declaration(of: name, at: reference) { return declared(local, name) }
            return property(name, at: reference)
        }
        if let member = value.as(MemberAccessExprSyntax.self),
            member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
        {
            return property(member.declName.baseName.text, at: member)
        }
        if let member = value.as(MemberAccessExprSyntax.self) { return property(of: member) }
        if let element = value.as(SubscriptCallExprSyntax.self), element.arguments.count == 1,
            let list = declared(element.calledExpression), list.hasPrefix("["), list.hasSuffix("]"),
            !list.contains(":"), let index = element.arguments.first?.expression, !index.is(SequenceExprSyntax.self)
        {
            return String(list.dropFirst().dropLast())
        }
        return nil
    }

    /// The type of a local or parameter.
    private func declared(_ identifier: Syntax, _ name: String) -> String? {
        var node: Syntax? = identifier
        while let current = node {
            if let parameter = current.as(FunctionParameterSyntax.self) {
                return parameter.ellipsis == nil ? written(parameter.type) : nil
            }
            if let parameter = current.as(ClosureParameterSyntax.self) { return parameter.type.flatMap(written) }
            if let binding = current.as(PatternBindingSyntax.self) {
                guard binding.pattern.is(IdentifierPatternSyntax.self) else { return nil }
                if let type = binding.typeAnnotation?.type { return written(type) }
                return binding.initializer.flatMap { type(of: $0.value) ?? declared($0.value) }
            }
            if let condition = current.as(OptionalBindingConditionSyntax.self) {
                return unwrapped(condition, name)
            }
            if current.is(CodeBlockItemSyntax.self) || current.is(ClosureExprSyntax.self) { return nil }
            node = current.parent
        }
        return nil
    }

    /// The type of `team` in `if let team = sender as? Team` and in `if let team = selectedTeam`.
    private func unwrapped(_ condition: OptionalBindingConditionSyntax, _ name: String) -> String? {
        if let type = condition.typeAnnotation?.type { return written(type) }
        guard let value = condition.initializer?.value else {
            // `if let team`
            let outer = condition.parent?.parent?.parent
            return outer.flatMap { statement in
                let local = LocalNames.declaration(of: name, at: statement)
                let type = local.map { declared($0, name) } ?? property(name, at: statement)
                return type.flatMap { $0.hasSuffix("?") ? String($0.dropLast()) : nil }
            }
        }
        if let sequence = value.as(SequenceExprSyntax.self) {
            let elements = Array(sequence.elements)
            guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self) else { return nil }
            return elements[2].as(TypeExprSyntax.self).flatMap { plain($0.type) }
        }
        return declared(value).flatMap { $0.hasSuffix("?") ? String($0.dropLast()) : nil }
    }

    /// The type of a property of the type around, where its declaration in the same file says it.
    private func property(_ name: String, at place: some SyntaxProtocol) -> String? {
        var node = place.parent
        while let current = node {
            if let block = current.as(MemberBlockSyntax.self) {
                for variable in block.members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
                    for binding in variable.bindings
                    where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name {
                        if let type = binding.typeAnnotation?.type { return written(type) }
                        return binding.initializer.flatMap { emptyList($0.value) }
                    }
                }
                return nil
            }
            node = current.parent
        }
        return nil
    }

    /// `[Team]` of `[Team]()`.
    private func emptyList(_ value: ExprSyntax) -> String? {
        guard let call = value.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
            let list = call.calledExpression.as(ArrayExprSyntax.self), list.elements.count == 1
        else { return nil }
        return list.trimmedDescription
    }

    // MARK: Types

    private func written(_ type: TypeSyntax) -> String? {
        if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return optional.wrappedType.trimmedDescription + "?"
        }
        if type.is(AttributedTypeSyntax.self) || type.is(SomeOrAnyTypeSyntax.self) { return nil }
        return type.trimmedDescription
    }

    private func plain(_ type: TypeSyntax) -> String? { written(type).flatMap(plain) }

    /// The type, if it is one name.
    private func plain(_ type: String) -> String? {
        type.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && type.first?.isUppercase == true ? type : nil
    }

    private static let ofFoundation: Set<String> = [
        "String", "Int", "Double", "Float", "Bool", "IndexPath", "URL", "Date", "Data", "UUID", "Character", "Error",
        "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Substring", "TimeInterval",
        "Decimal", "Locale", "Calendar", "TimeZone", "DateComponents",
        "DateInterval", "Notification", "Bundle", "URLRequest", "UserDefaults", "FileManager", "DateFormatter",
        "NumberFormatter", "CGFloat", "CGPoint", "CGSize", "CGRect", "DispatchQueue", "Array", "Set", "Dictionary",
    ]

    /// Beginnings of the system's names that UIKit and Foundation do not have, with their modules.
    private static let otherModules: [(prefix: String, module: String)] = [
        ("NSManaged", "CoreData"), ("NSPersistent", "CoreData"), ("NSFetch", "CoreData"), ("NSEntity", "CoreData"),
        ("NSMerge", "CoreData"), ("UIHosting", "SwiftUI"),
    ]

    /// Who knows a type by its name.
    enum Visibility: Hashable {
        /// Every file of the module: it is UIKit's, Foundation's, or the only one of the module's own.
        case everywhere
        /// Every file of the module that imports some others.
        case importing([String])
        /// Nobody, or nobody for certain.
        case hidden
    }

    /// Whether a file beside another one can say a type by this name; it may need an import.
    func isVisible(_ type: String, from path: String) -> Bool { visibility(of: type, from: path) != .hidden }

    /// Who knows a type by its name that the code of a file says.
    func visibility(of type: String, from path: String) -> Visibility {
        // A type inside of another has that one's name before its own, but not in the code of that one.
        let places = declarations(of: type).filter { $0.isOutermost || $0.source.path == path }
        let isSystems = ["UI", "NS"].contains(where: type.hasPrefix) || Self.ofFoundation.contains(type)
        if isSystems {
            guard places.isEmpty else { return .hidden }
            guard let module = Self.otherModules.first(where: { type.hasPrefix($0.prefix) })?.module else {
                return .everywhere
            }
            return imports(of: path).contains(module) ? .importing([module]) : .hidden
        }
        if declarations(of: type).isEmpty { return visibility(ofUndeclared: type, from: path) }
        guard places.allSatisfy(\.isOutermost) else { return .hidden }
        let own = places.count > 1 ? places.filter { isBuilt($0.source.path, with: path) } : places
        guard own.count == 1, let only = own.first, !only.head.contains("private"), !only.isGeneric else {
            return .hidden
        }
        if isBuilt(only.source.path, with: path) { return .everywhere }
        guard only.head.contains("public") || only.head.contains("open") else { return .hidden }
        let modules = Set(graph.targets.targets(of: only.source.path).flatMap(\.moduleNames))
        return modules.intersection(imports(of: path)).min().map { .importing([$0]) } ?? .hidden
    }

    /// Who knows a type that no Swift of the project declares: it is a library's, Objective-C's or made by a generator. A
    /// file of the same module knows it by the imports of the file that says it.
    private func visibility(ofUndeclared type: String, from path: String) -> Visibility {
        guard let source = graph.text(at: path) else { return .hidden }
        // The parameter of a generic type is nobody else's.
        let isParameter = source.offsets(ofIdentifier: type).contains { offset in
            offset > 0 && source.byte(at: offset - 1) == UInt8(ascii: "<")
        }
        let others = Set(imports(of: path)).subtracting(["UIKit", "Foundation"]).sorted()
        if isParameter || others.count > 2 { return .hidden }
        return others.isEmpty ? .everywhere : .importing(others)
    }

    /// The modules that a file imports.
    func imports(of path: String) -> [String] {
        guard let source = graph.text(at: path) else { return [] }
        let kinds: Set = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
        return source.offsets(ofIdentifier: "import").compactMap { offset in
            let line = source.lineRange(containing: offset)
            // `@preconcurrency import`, and nothing in a comment.
            let before = source.string(line.lowerBound..<offset)
            guard before.allSatisfy(\.isWhitespace) || before.hasPrefix("@") else { return nil }
            let words = source.string(offset..<line.upperBound)
                .split { $0.isWhitespace || $0 == ";" }.dropFirst().map(String.init)
            guard let first = words.first else { return nil }
            guard kinds.contains(first) else { return first }
            return words.dropFirst().first?.split(separator: ".").first.map(String.init)
        }
    }

    private struct Declaration {
        let source: SourceText
        let offset: Int
        /// What stands before the name in its line.
        let head: String
        let isGeneric: Bool
        var isOutermost: Bool { head.first?.isWhitespace == false }
    }

    private func declarations(of type: String) -> [Declaration] {
        if let known = declarations[type] { return known }
        let kinds = ["class", "struct", "enum", "protocol", "actor", "typealias"]
        let found = graph.swiftFiles.flatMap { file in
            file.source.offsets(ofName: type, declaredBy: kinds).map { offset in
                Declaration(
                    source: file.source, offset: offset,
                    head: file.source.string(file.source.lineRange(containing: offset).lowerBound..<offset),
                    isGeneric: file.source.byte(at: offset + type.utf8.count) == UInt8(ascii: "<"))
            }
        }
        declarations[type] = found
        return found
    }
}

extension SenderTypes {
    /// Whether every target that compiles a file compiles another too.
    private func isBuilt(_ other: String, with path: String) -> Bool {
        let own = Set(graph.targets.targets(of: path))
        let others = Set(graph.targets.targets(of: other))
        if !own.isEmpty || !others.isEmpty { return !own.isEmpty && own.isSubset(of: others) }
        return Self.packageTarget(path) == Self.packageTarget(other)
    }

    /// `Sources/Shop` of `Sources/Shop/Orders/Order.swift`.
    private static func packageTarget(_ path: String) -> [Substring] {
        let parts = path.split(separator: "/")
        guard let place = parts.lastIndex(of: "Sources"), place + 1 < parts.count - 1 else { return [] }
        return Array(parts[...(place + 1)])
    }
}

extension SourceText {
    fileprivate func byte(at offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }
}

/// Finds the outermost expression of a range.
private final class ValueFinder: SyntaxAnyVisitor {
    private let range: Range<Int>
    private(set) var found: ExprSyntax?

    init(_ range: Range<Int>) {
        self.range = range
        super.init(viewMode: .sourceAccurate)
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        let own = node.bytes
        if found != nil || own.lowerBound > range.lowerBound || own.upperBound < range.upperBound {
            return .skipChildren
        }
        if own == range, let expression = node.as(ExprSyntax.self) {
            found = expression
            return .skipChildren
        }
        return .visitChildren
    }
}
