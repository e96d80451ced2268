import TransformKit

/// Reads the code of class declarations and extensions.
struct ClassCodeReader {
    let source: SourceText

    /// The code of the declarations that start at these offsets, by offset.
    static func read(_ source: SourceText, startingAt offsets: Set<Int>) -> [Int: ClassCode] {
        let finder = TypeBodyFinder(offsets)
        finder.walk(SwiftSyntaxTree.parse(source))
        let reader = ClassCodeReader(source: source)
        return finder.found.mapValues(reader.code)
    }

    private func code(of type: any DeclGroupSyntax) -> ClassCode {
        var code = ClassCode()
        read(type.memberBlock.members, of: type.trimmedByteRange, isConditional: false, into: &code)
        let finder = CellCodeFinder()
        finder.walk(type.memberBlock)
        code.assignments = finder.assignments
        code.makesCells = finder.makesCells
        code.makesLists = finder.makesLists
        code.calledLabels = finder.calledLabels
        code.isOldSwift = code.members.contains { $0.hasOldName }
        return code
    }

    private func read(
        _ members: MemberBlockItemListSyntax, of part: Range<Int>, isConditional: Bool, into code: inout ClassCode
    ) {
        for member in members {
            if let function = member.decl.as(FunctionDeclSyntax.self) {
                code.members.append(method(function, part, isConditional))
            } else if let variable = member.decl.as(VariableDeclSyntax.self) {
                code.members += properties(variable, part, isConditional)
            } else if let condition = member.decl.as(IfConfigDeclSyntax.self) {
                for case .decls(let inner)? in condition.clauses.map(\.elements) {
                    read(inner, of: part, isConditional: true, into: &code)
                }
            } else if let named = member.decl.asProtocol((any NamedDeclSyntax).self) {
                code.members.append(
                    self.member(named.name.text, nil, [], named.trimmedByteRange, nil, part, isConditional))
            }
        }
    }

    private func method(_ function: FunctionDeclSyntax, _ part: Range<Int>, _ isConditional: Bool) -> CodeMember {
        let parameters = Array(function.signature.parameterClause.parameters)
        let names = parameters.map { ($0.secondName ?? $0.firstName).text }
        let isOfDelegate = ["tableView", "collectionView"].contains(function.name.text)
        return member(
            function.name.text, parameters.map(\.firstName.text), names, function.trimmedByteRange, function.modifiers,
            part, isConditional, body: isOfDelegate ? function.body.map { MethodBody($0, of: function) } : nil,
            isEmptyMethod: function.body?.statements.isEmpty == true,
            performedSegue: function.body.flatMap(performedSegue))
    }

    /// `detail` of a body `{ performSegue(withIdentifier: "detail", sender: self) }`; nil for any other body.
    private func performedSegue(_ body: CodeBlockSyntax) -> String? {
        guard body.statements.count == 1, let call = body.statements.first?.item.as(FunctionCallExprSyntax.self),
            ["performSegue", "self.performSegue"].contains(call.calledExpression.trimmedDescription),
            let argument = call.arguments.first, argument.label?.text == "withIdentifier", call.trailingClosure == nil
        else { return nil }
        return argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }

    private func properties(
        _ variable: VariableDeclSyntax, _ part: Range<Int>, _ isConditional: Bool
    ) -> [CodeMember] {
        variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self) }.map { name in
            member(
                name.identifier.text, nil, [], variable.trimmedByteRange, variable.modifiers, part, isConditional)
        }
    }

    private func member(
        _ name: String, _ labels: [String]?, _ parameters: [String], _ range: Range<Int>,
        _ modifiers: DeclModifierListSyntax?, _ part: Range<Int>, _ isConditional: Bool, body: MethodBody? = nil,
        isEmptyMethod: Bool = false, performedSegue: String? = nil
    ) -> CodeMember {
        let words = (modifiers ?? []).filter { $0.detail == nil }.map(\.name.text)
        return CodeMember(
            name: name, labels: labels, parameters: parameters,
            access: words.first { ["private", "fileprivate", "internal", "package", "public", "open"].contains($0) },
            isOverride: words.contains("override"), isConditional: isConditional, source: source, range: range,
            body: body, isEmptyMethod: isEmptyMethod, performedSegue: performedSegue, part: part)
    }
}

extension CodeMember {
    /// Whether the member has a delegate method's name of before Swift 3: `tableView(_:didSelectRowAtIndexPath:)`.
    fileprivate var hasOldName: Bool {
        guard let labels else { return false }
        return ["tableView", "collectionView"].contains(name) && labels.last?.hasSuffix("AtIndexPath") == true
    }
}

/// Finds class declarations and extensions by their start offsets.
private final class TypeBodyFinder: SyntaxVisitor {
    private let offsets: Set<Int>
    private(set) var found: [Int: any DeclGroupSyntax] = [:]

    init(_ offsets: Set<Int>) {
        self.offsets = offsets
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func note(_ node: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
        let start = node.trimmedByteRange.lowerBound
        if offsets.contains(start) { found[start] = node }
        return .visitChildren
    }
}
