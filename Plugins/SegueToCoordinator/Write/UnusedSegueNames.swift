import SwiftWriting
import TransformKit

/// Removes constants and enumerations that only named removed segues.
///
/// A name counts as used wherever it occurs as a whole word in any file, so that a namesake keeps it.
struct UnusedSegueNames {
    /// All code as it will be after the change, by path.
    private let texts: [String: SourceText]

    /// - Parameter changed: the text of files that change, by path.
    init(in graph: ProjectGraph, changed: [String: [UInt8]]) {
        let sources = graph.swiftFiles.map(\.source) + graph.objectiveCFiles.map(\.source)
        texts = Dictionary(
            sources.map { source in
                (source.path, changed[source.path].map { SourceText(path: source.path, bytes: $0) } ?? source)
            }, uniquingKeysWith: { first, _ in first })
    }

    /// The removals of declarations that named segues of some identifiers, from some files, as edits of their future
    /// texts.
    func removals(of identifiers: Set<String>, from paths: Set<String>) -> [String: EditList] {
        guard !identifiers.isEmpty else { return [:] }
        var found: [String: [SegueNameFinder.Declaration]] = [:]
        for path in paths {
            guard path.hasSuffix(".swift"), let source = texts[path],
                identifiers.contains(where: { source.contains($0) })
            else { continue }
            let finder = SegueNameFinder(identifiers)
            finder.walk(SwiftSyntaxTree.parse(source))
            if !finder.found.isEmpty { found[path] = finder.found }
        }
        guard !found.isEmpty else { return [:] }
        let names = IdentifierSet(Set(found.values.joined().map(\.name)))
        let users = concurrentMap(texts.keys.sorted(), threads: defaultThreadCount) { path in
            (path, texts[path].map(names.names) ?? [])
        }
        var removals: [String: EditList] = [:]
        for (path, declarations) in found {
            guard let source = texts[path] else { continue }
            let others = users.filter { $0.0 != path }.reduce(into: Set<String>()) { $0.formUnion($1.1) }
            let unused = declarations.filter { declaration in
                let offsets = source.offsets(ofIdentifier: declaration.name)
                return !others.contains(declaration.name) && offsets.count == 1
                    && declaration.range.contains(offsets[0])
                    && (declaration.enumeration == nil || !isMadeOfText(declaration.enumerationName))
            }
            let lines = LineRemoval(source, Self.removable(unused).map(\.range))
            if let list = EditList(lines.edits), !lines.edits.isEmpty { removals[path] = list }
        }
        return removals
    }
}

extension UnusedSegueNames {
    /// Whether code may create an enumeration's values from strings or list them, or extends the enumeration.
    private func isMadeOfText(_ enumeration: String) -> Bool {
        texts.values.contains { source in
            source.contains("\(enumeration)(rawValue") || source.contains("\(enumeration).init")
                || source.contains("\(enumeration).allCases")
                || source.contains("extension ")
                    && source.offsets(ofIdentifier: enumeration).contains { offset in
                        source.string(source.lineRange(containing: offset)).contains("extension ")
                    }
        }
    }

    /// The declarations without those whose removal would leave an enumeration without a case.
    private static func removable(_ unused: [SegueNameFinder.Declaration]) -> [SegueNameFinder.Declaration] {
        let cases = Dictionary(grouping: unused.filter { $0.enumeration != nil }, by: \.enumeration)
        return unused.filter { declaration in
            guard let enumeration = declaration.enumeration else { return true }
            return (cases[enumeration]?.count ?? 0) < declaration.caseCount
        }
    }
}

/// Finds declarations that do nothing but name segues.
private final class SegueNameFinder: SyntaxVisitor {
    /// A declaration of one name: a constant, a case, or a type of nothing else.
    struct Declaration {
        let name: String
        let range: Range<Int>
        /// The range of a case's enumeration, with its name and its number of cases below; nil for anything but a case.
        var enumeration: Range<Int>?
        var enumerationName = ""
        var caseCount = 0
    }

    private let identifiers: Set<String>
    private(set) var found: [Declaration] = []

    init(_ identifiers: Set<String>) {
        self.identifiers = identifiers
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    /// Finds `static let detail = "showDetail"`.
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.attributes.isEmpty, node.modifiers.areOwn, let name = segueName(of: node) {
            found.append(Declaration(name: name, range: node.trimmedByteRange))
        }
        return .skipChildren
    }

    /// Finds an enumeration of nothing but cases for segues, and a type of nothing but constants for them.
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        noteCases(of: node)
        return note(
            node, node.name, node.memberBlock,
            isOfText: node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription == "String")
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node, node.name, node.memberBlock, isOfText: false)
    }

    private func note(
        _ node: some DeclGroupSyntax, _ name: TokenSyntax, _ block: MemberBlockSyntax, isOfText: Bool
    ) -> SyntaxVisitorContinueKind {
        let isAlone = block.members.allSatisfy { member in
            if let variable = member.decl.as(VariableDeclSyntax.self) { return segueName(of: variable) != nil }
            return isOfText && member.decl.as(EnumCaseDeclSyntax.self).map(namesSegues) == true
        }
        guard isAlone, !block.members.isEmpty, node.attributes.isEmpty, node.modifiers.areOwn else {
            return .visitChildren
        }
        var range = Syntax(node).trimmedByteRange
        // An extension that contains nothing else is removed with it.
        if let list = node.parent?.parent?.as(MemberBlockItemListSyntax.self), list.count == 1,
            let around = list.parent?.parent?.as(ExtensionDeclSyntax.self), around.inheritanceClause == nil
        {
            range = around.trimmedByteRange
        }
        found.append(Declaration(name: name.text, range: range))
        return .visitChildren
    }

    /// Finds single cases of an enumeration of strings: a case that no code names could only be created from its
    /// string.
    private func noteCases(of node: EnumDeclSyntax) {
        let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        guard inherited == ["String"], node.modifiers.areOwn else { return }
        let cases = node.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
        for own in cases where own.elements.count == 1 && own.attributes.isEmpty && namesSegues(own) {
            guard let name = own.elements.first?.name else { continue }
            found.append(
                Declaration(
                    name: name.plainText, range: own.trimmedByteRange, enumeration: node.trimmedByteRange,
                    enumerationName: node.name.plainText,
                    caseCount: cases.reduce(0) { $0 + $1.elements.count }))
        }
    }

    private func namesSegues(_ node: EnumCaseDeclSyntax) -> Bool {
        node.elements.allSatisfy { element in
            guard element.parameterClause == nil else { return false }
            guard let value = element.rawValue?.value else { return identifiers.contains(element.name.plainText) }
            return text(of: value).map(identifiers.contains) == true
        }
    }

    private func segueName(of node: VariableDeclSyntax) -> String? {
        guard node.bindingSpecifier.tokenKind == .keyword(.let), node.bindings.count == 1,
            let binding = node.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
            let value = binding.initializer?.value, text(of: value).map(identifiers.contains) == true
        else { return nil }
        return name
    }

    private func text(of value: ExprSyntax) -> String? {
        guard let literal = value.as(StringLiteralExprSyntax.self), literal.segments.count == 1 else { return nil }
        return literal.segments.first?.as(StringSegmentSyntax.self)?.content.text
    }
}

extension DeclModifierListSyntax {
    /// Whether the declaration is visible in its module only.
    fileprivate var areOwn: Bool {
        !contains { ["public", "open", "package", "override"].contains($0.name.text) }
    }
}

extension TokenSyntax {
    /// The name without backticks around it.
    fileprivate var plainText: String {
        text.hasPrefix("`") && text.count > 2 ? String(text.dropFirst().dropLast()) : text
    }
}
