import SwiftCode
import TransformKit

/// Finds Swift that uses a controller's storyboard for anything but opening a scene of it.
final class OwnStoryboardUses: SyntaxVisitor {
    private let source: SourceText
    private let explained: [Range<Int>]
    private let classes: Set<String>
    private var types: [String] = []
    private var found: [Place] = []

    /// - Parameters:
    ///   - explained: the places that are known to lead to a call that opens a scene.
    ///   - classes: the classes whose own storyboard matters; every use of another expression's storyboard counts.
    static func unexplained(in source: SourceText, besides explained: [Range<Int>], classes: Set<String>) -> [Place] {
        let tree = SwiftSyntaxTree.parse(source)
        let visitor = OwnStoryboardUses(source, explained, classes)
        visitor.walk(tree)
        return visitor.found
    }

    private init(_ source: SourceText, _ explained: [Range<Int>], _ classes: Set<String>) {
        self.source = source
        self.explained = explained
        self.classes = classes
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.extendedType.trimmedDescription)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

    private func enter(_ type: String) -> SyntaxVisitorContinueKind {
        types.append(type)
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.declName.baseName.text == "storyboard", let base = node.base else { return .visitChildren }
        let owner = base.trimmedDescription
        // `R.storyboard` is a namespace.
        let isNamespace = owner.first?.isUppercase == true
        if !isNamespace, owner != "self" || types.last.map(classes.contains) == true { judge(ExprSyntax(node)) }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
        if node.baseName.text == "storyboard", !isMember, types.last.map(classes.contains) == true,
            !Syntax(node).seesDeclaration(of: "storyboard")
        {
            judge(ExprSyntax(node))
        }
        return .visitChildren
    }

    private func judge(_ use: ExprSyntax) {
        let place = use.trimmedByteRange
        guard !explained.contains(where: { $0.contains(place.lowerBound) && $0.upperBound >= place.upperBound }) else {
            return
        }
        var whole = use
        while let parent = whole.parent, let wrapper = parent.unwrapping { whole = wrapper }
        if whole.isComparedWithNil || whole.isAssignedTo { return }
        found.append(Place(source, at: place.lowerBound))
    }
}

extension Syntax {
    /// The expression inside `storyboard?` and `storyboard!`.
    fileprivate var unwrapping: ExprSyntax? {
        if let chaining = self.as(OptionalChainingExprSyntax.self) { return ExprSyntax(chaining) }
        return self.as(ForceUnwrapExprSyntax.self).map(ExprSyntax.init)
    }
}

extension ExprSyntax {
    /// True beside `== nil` or `!= nil`, which is the same for any storyboard.
    fileprivate var isComparedWithNil: Bool {
        guard let list = parent?.as(ExprListSyntax.self), let place = list.firstIndex(where: { $0.id == id }) else {
            return false
        }
        let next = list.index(after: place)
        guard next != list.endIndex, let sign = list[next].as(BinaryOperatorExprSyntax.self)?.operator.text,
            ["==", "!="].contains(sign)
        else { return false }
        let other = list.index(after: next)
        return other != list.endIndex && list[other].is(NilLiteralExprSyntax.self)
    }

    /// True where a value is assigned, so that it is a property of the project's own.
    fileprivate var isAssignedTo: Bool {
        guard let list = parent?.as(ExprListSyntax.self), list.first?.id == id, list.count > 1 else { return false }
        return list[list.index(after: list.startIndex)].is(AssignmentExprSyntax.self)
    }
}

extension Syntax {
    /// Returns whether a function or a type around the node declares the name, and so hides the system's property.
    fileprivate func seesDeclaration(of name: String) -> Bool {
        var next = parent
        while let node = next {
            if let type = node.asProtocol((any DeclGroupSyntax).self) {
                return type.memberBlock.members.contains { member in
                    member.decl.as(VariableDeclSyntax.self)?.bindings.contains {
                        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
                    } == true
                }
            }
            let isScope =
                node.is(FunctionDeclSyntax.self) || node.is(InitializerDeclSyntax.self)
                || node.is(ClosureExprSyntax.self) || node.is(AccessorBlockSyntax.self)
            if isScope, DeclarationFinder(name).isDeclared(in: node) { return true }
            next = node.parent
        }
        return false
    }
}

/// Finds a local, a parameter or a pattern of a name.
private final class DeclarationFinder: SyntaxVisitor {
    private let name: String
    private var isFound = false

    init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    func isDeclared(in node: Syntax) -> Bool {
        walk(node)
        return isFound
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { see(node.identifier) }
    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        see(node.secondName ?? node.firstName)
    }
    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        see(node.secondName ?? node.firstName)
    }
    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind { see(node.name) }

    private func see(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if token.text == name { isFound = true }
        return isFound ? .skipChildren : .visitChildren
    }
}
