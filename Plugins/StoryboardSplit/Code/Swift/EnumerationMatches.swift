import SwiftCode
import TransformKit

/// Finds the cases of enumerations that a Swift file matches: an added case may have to be matched there too.
struct EnumerationMatches: Sendable {
    /// The labels of one `switch`, or the pattern of one `if case`.
    struct Labels: Sendable {
        /// The matched cases, each with the type that is written before it: `.main`, `Board.main`.
        var cases: [(type: String?, name: String)] = []
        /// True where another pattern is matched as well, such as a case with associated values or a literal.
        var hasOthers = false
        /// The type whose code switches over `self`.
        var ownType: String?
    }

    let labels: [Labels]
    /// The types whose `allCases` the file uses, by last name.
    let listed: Set<String>

    init(_ source: SourceText) {
        let finder = EnumerationMatchFinder(viewMode: .sourceAccurate)
        finder.walk(SwiftSyntaxTree.parse(source))
        labels = finder.labels
        listed = finder.listed
    }

    /// Returns whether the file lists cases of the enumeration, or may.
    func concerns(_ enumeration: StoryboardCase) -> Bool {
        let name = enumeration.type.split(separator: ".").last.map(String.init) ?? enumeration.type
        if listed.contains(name) { return true }
        let cases = Set(enumeration.cases.map(\.name))
        return labels.contains { labels in
            if let own = labels.ownType { return own == name }
            guard !labels.cases.isEmpty, !labels.hasOthers else { return false }
            // A label that the enumeration does not have shows that another enumeration is matched.
            return labels.cases.allSatisfy { label in
                cases.contains(label.name)
                    && (label.type == nil || label.type?.split(separator: ".").last.map(String.init) == name)
            }
        }
    }
}

/// Collects the matched cases of one file.
private final class EnumerationMatchFinder: SyntaxVisitor {
    private(set) var labels: [EnumerationMatches.Labels] = []
    private(set) var listed: Set<String> = []
    private var types: [String] = []

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.extendedType.trimmedDescription.split(separator: ".").last.map(String.init) ?? "")
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

    private func enter(_ type: String) -> SyntaxVisitorContinueKind {
        types.append(type)
        return .visitChildren
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        var found = EnumerationMatches.Labels()
        if node.subject.trimmedDescription == "self" { found.ownType = types.last }
        for element in node.cases {
            guard case .switchCase(let part) = element, case .case(let label) = part.label else { continue }
            for item in label.caseItems { Self.add(item.pattern, to: &found) }
        }
        labels.append(found)
        return .visitChildren
    }

    override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
        var found = EnumerationMatches.Labels()
        Self.add(node.pattern, to: &found)
        labels.append(found)
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.declName.baseName.text == "allCases" else { return .visitChildren }
        let base = node.base?.trimmedDescription.split(separator: ".").last.map(String.init)
        if let type = base == "Self" ? types.last : base { listed.insert(type) }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.baseName.text == "allCases", node.parent?.is(MemberAccessExprSyntax.self) != true, let type = types.last
        {
            listed.insert(type)
        }
        return .visitChildren
    }

    private static func add(_ pattern: PatternSyntax, to labels: inout EnumerationMatches.Labels) {
        let member = pattern.as(ExpressionPatternSyntax.self)?.expression.as(MemberAccessExprSyntax.self)
        if let member {
            labels.cases.append((member.base?.trimmedDescription, member.declName.baseName.text))
        } else {
            labels.hasOthers = true
        }
    }
}
