import SourceText
import SwiftSyntax

/// Finds the places in a file that name something in Interface Builder, in a nib or in a catalog.
final class ReferenceSiteFinder: EnclosingTypeVisitor {
    private var scopes: [Scope] = []
    private(set) var sites: [ReferenceSite] = []
    /// Functions and properties with a site inside.
    private(set) var members: [SwiftMember] = []

    /// A function, initializer or property around.
    private struct Scope {
        let name: String
        let declaration: Syntax
        /// The place among `members`; nil before a site needs it.
        var index: Int?
        /// In a method about segues every statement is looked at.
        let isAboutSegues: Bool
    }

    // MARK: What need not be visited

    /// In a method about segues every statement is looked at.
    override var visitsEverything: Bool { scopes.last?.isAboutSegues == true }

    // MARK: Enclosing members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let isAboutSegues = node.name.text == "shouldPerformSegue" || node.signature.parameterClause.namesSegue
        return enter(node.name.plainText, Syntax(node), isAboutSegues: isAboutSegues)
    }
    override func visitPost(_ node: FunctionDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { enter("init", Syntax(node)) }
    override func visitPost(_ node: InitializerDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { enter("subscript", Syntax(node)) }
    override func visitPost(_ node: SubscriptDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.parent?.is(MemberBlockItemSyntax.self) == true else { return .visitChildren }
        let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText ?? ""
        readNibProperty(node, name)
        return enter(name, Syntax(node))
    }
    override func visitPost(_ node: VariableDeclSyntax) {
        if node.parent?.is(MemberBlockItemSyntax.self) == true { scopes.removeLast() }
    }

    private func enter(_ name: String, _ node: Syntax, isAboutSegues: Bool = false) -> SyntaxVisitorContinueKind {
        scopes.append(Scope(name: name, declaration: node, isAboutSegues: isAboutSegues))
        return .visitChildren
    }

    private func memberIndex() -> Int? {
        guard let last = scopes.indices.last else { return nil }
        if let index = scopes[last].index { return index }
        var reader = StringMemberReader(owner: types.last)
        reader.readScope(scopes[last].declaration)
        guard let member = reader.members.first else { return nil }
        members.append(member)
        scopes[last].index = members.count - 1
        return members.count - 1
    }

    // MARK: Sites

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        for form in ReferenceForm.of(node, isView: scan.usesViews) {
            append(form.kind, form.name, form.range, of: node, storyboard: form.storyboard, bundle: form.bundle)
            addSceneCall(node, form.kind)
        }
        readContains(node)
        return .visitChildren
    }

    private func addSceneCall(_ node: FunctionCallExprSyntax, _ kind: ReferenceSite.Kind) {
        guard let last = sites.indices.last, sites[last].kind == kind else { return }
        switch kind {
        case .scene, .initialScene:
            sites[last].call = SceneCallReader.read(node)
            sites[last].local = SceneCallReader.local(ofReceiver: node)
            if let function = scopes.last?.declaration.as(FunctionDeclSyntax.self) {
                sites[last].making = ControllerMakingReader(call: node, function).making()
            }
        case .storyboard: sites[last].local = SceneCallReader.local(holding: node)
        default: break
        }
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "imageLiteral", let value = node.arguments.first?.expression {
            append(.image, StringExpressionReader().read(value), value.trimmedByteRange)
        }
        return .visitChildren
    }

    /// `override var nibName: String? { "Detail" }`
    private func readNibProperty(_ node: VariableDeclSyntax, _ name: String) {
        guard ReferenceCalls.nibProperties.contains(name), let block = node.bindings.first?.accessorBlock,
            node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.override) }),
            case .getter(let statements) = block.accessors
        else { return }
        let value = StringExpressionReader().value(of: statements)
        guard value != .nothing, !value.isUnknown else { return }
        sites.append(
            ReferenceSite(
                kind: .nib, name: value, range: statements.trimmedByteRange, storyboard: nil, bundle: nil,
                enclosingType: types.last, enclosingMember: name, memberIndex: nil, expectedClass: types.last,
                maker: nil))
    }

    /// `StoryboardScene.Main.detail`, `R.segue.list.detail`: symbols that a generator made of identifiers.
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard ReferenceCalls.generatedRoots.contains(node.baseName.text), node.argumentNames == nil,
            let parent = node.parent?.as(MemberAccessExprSyntax.self), parent.base?.id == node.id
        else { return .visitChildren }
        let chain = GeneratedSymbolForm(node)
        if let kind = chain.kind { append(kind, chain.name, chain.range, of: ExprSyntax(chain.whole)) }
        return .visitChildren
    }

    // MARK: Segue identifiers that are compared

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        for place in elements.indices.dropFirst().dropLast() {
            guard let sign = elements[place].as(BinaryOperatorExprSyntax.self)?.operator.text,
                ["==", "!=", "~="].contains(sign)
            else { continue }
            let (left, right) = (elements[place - 1], elements[place + 1])
            if let subject = segueSubject(left) {
                appendTest(right, subject)
            } else if let subject = segueSubject(right) {
                appendTest(left, subject)
            }
        }
        return .visitChildren
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        guard let subject = segueSubject(node.subject) else { return .visitChildren }
        for element in node.cases {
            guard case .switchCase(let item) = element, case .case(let label) = item.label else { continue }
            for caseItem in label.caseItems { appendTest(caseItem.pattern, subject) }
        }
        return .visitChildren
    }

    override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
        if let subject = segueSubject(node.initializer.value) { appendTest(node.pattern, subject) }
        return .visitChildren
    }

    /// `["first", "second"].contains(segue.identifier)`
    private func readContains(_ node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "contains", let list = member.base?.as(ArrayExprSyntax.self),
            let argument = node.arguments.first?.expression, let subject = segueSubject(argument)
        else { return }
        for element in list.elements { appendTest(element.expression, subject) }
    }

    private func segueSubject(_ expression: ExprSyntax) -> SegueSubject? {
        guard scopes.contains(where: \.isAboutSegues) || expression.trimmedText.contains("segue") else { return nil }
        let function = scopes.last?.declaration.as(FunctionDeclSyntax.self)
        return SegueSubject(StringExpressionReader().read(expression), in: function)
    }

    private func appendTest(_ pattern: PatternSyntax, _ subject: SegueSubject) {
        guard let node = pattern.as(ExpressionPatternSyntax.self) else { return }
        appendTest(node.expression, subject)
    }

    private func appendTest(_ expression: ExprSyntax, _ subject: SegueSubject) {
        var value = expression
        // `.some("detail")`, `"detail"?`
        if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
            call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "some",
            let only = call.arguments.first
        {
            value = only.expression
        }
        let name = StringExpressionReader().read(value)
        guard let told = subject.test(name) else { return }
        append(.segueTest, told, value.trimmedByteRange, maker: subject.maker)
    }

    // MARK: Keeping

    private func append(
        _ kind: ReferenceSite.Kind, _ name: StringExpression, _ range: Range<Int>,
        of call: (any ExprSyntaxProtocol)? = nil,
        storyboard: StringExpression? = nil, bundle: StringExpression? = nil, maker: String? = nil
    ) {
        if name == .nothing { return }
        sites.append(
            ReferenceSite(
                kind: kind, name: name, range: range, storyboard: storyboard, bundle: bundle,
                enclosingType: types.last, enclosingMember: scopes.last?.name, memberIndex: memberIndex(),
                expectedClass: call.flatMap { ExpectedClass.of(ExprSyntax($0)) }, maker: maker))
    }
}

/// The expression in a comparison that stands for the segue's identifier.
struct SegueSubject {
    /// The enumeration that the identifier is turned into.
    private let type: String?
    /// True if a function of the segue gives the value; it is then compared with leading-dot cases only.
    private let isMade: Bool
    /// The name of that function; empty where the call has none.
    private(set) var maker: String?
    /// `StoryboardSegue.Main`, the enumeration that SwiftGen makes of a storyboard's segues.
    private var generated: StringExpression?

    init?(_ expression: StringExpression, in function: FunctionDeclSyntax?) {
        switch expression {
        case .call(.member(.name("StoryboardSegue"), let storyboard), let arguments) where storyboard != "init":
            guard let made = arguments.first?.value, Self.isSegue(made, function) || Self.isIdentifier(made, function)
            else { return nil }
            (type, isMade) = (nil, false)
            generated = .member(.name("StoryboardSegue"), storyboard)
        case .call(.name(let type), let arguments) where arguments.first?.label == "rawValue":
            guard let value = arguments.first?.value, Self.isIdentifier(value, function) else { return nil }
            (self.type, isMade) = (type, false)
        case .call(.member(.name(let outer), let inner), let arguments) where arguments.first?.label == "rawValue":
            guard let value = arguments.first?.value, Self.isIdentifier(value, function) else { return nil }
            (type, isMade) = (inner == "init" ? outer : outer + "." + inner, false)
        case .call(let callee, let arguments):
            guard
                arguments.contains(where: { Self.isSegue($0.value, function) || Self.isIdentifier($0.value, function) })
            else { return nil }
            (type, isMade) = (nil, true)
            maker = callee.lastName ?? ""
        case .typed(let value, let type):
            guard let inner = SegueSubject(value, in: function) else { return nil }
            (self.type, isMade) = (inner.isMade || inner.type != nil ? type : nil, inner.isMade)
            generated = inner.generated
        case .oneOf(let values):
            guard let first = values.lazy.compactMap({ SegueSubject($0, in: function) }).first else { return nil }
            self = first
        default:
            guard Self.isIdentifier(expression, function) else { return nil }
            (type, isMade) = (nil, false)
        }
    }

    /// The expression that a test compares the identifier with; nil where it is not one that names a segue.
    func test(_ name: StringExpression) -> StringExpression? {
        switch name {
        case .nothing, .unknown: return nil
        case .implicitMember(let member):
            if member == "none" { return nil }
            if let generated { return .member(generated, member) }
            return type.map { .typed(name, $0) } ?? name
        default: return isMade ? nil : name
        }
    }

    private static func isIdentifier(_ expression: StringExpression, _ function: FunctionDeclSyntax?) -> Bool {
        switch expression {
        case .member(let base, "identifier"): return isSegue(base, function)
        case .member(let base, "rawValue"): return isIdentifier(base, function)
        case .parameter(let name):
            guard let function, function.name.text == "shouldPerformSegue" else { return false }
            return function.signature.parameterClause.parameters.contains {
                $0.firstName.text == "withIdentifier" && ($0.secondName ?? $0.firstName).plainText == name
            }
        case .oneOf(let values): return values.contains { isIdentifier($0, function) }
        case .typed(let value, _): return isIdentifier(value, function)
        default: return false
        }
    }

    private static func isSegue(_ expression: StringExpression, _ function: FunctionDeclSyntax?) -> Bool {
        guard case .parameter(let name) = expression else { return false }
        if name == "segue" || name == "unwindSegue" { return true }
        return function?.signature.parameterClause.parameters.contains {
            ($0.secondName ?? $0.firstName).plainText == name && $0.isSegue
        } ?? false
    }
}

extension StringExpression {
    /// The last name of the called expression: `kind` of `self.kind` and of `kind`.
    fileprivate var lastName: String? {
        switch self {
        case .name(let name), .member(_, let name): name
        default: nil
        }
    }
}

extension FunctionParameterSyntax {
    fileprivate var isSegue: Bool { ["UIStoryboardSegue", "NSStoryboardSegue"].contains(type.bareName) }
}

extension FunctionParameterClauseSyntax {
    /// Whether a parameter is a segue.
    var namesSegue: Bool { parameters.contains(where: \.isSegue) }
}
