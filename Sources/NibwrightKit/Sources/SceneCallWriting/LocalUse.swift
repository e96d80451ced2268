import SwiftCode
public import SwiftSyntax

/// The uses of a local behind its declaration.
struct LocalUse {
    enum Kind: Hashable {
        /// `menu.title`
        case member(String)
        /// `menu?.title`, at the range of the mark.
        case optionalMember(String, mark: Range<Int>)
        /// `menu!`, at the range of the mark.
        case forced(mark: Range<Int>)
        /// A place that has a type of its own.
        case typed
        /// Anything else.
        case other
    }

    let range: Range<Int>
    let kind: Kind

    /// The uses of a name in the statements behind a declaration.
    static func all(of name: String, behind declaration: some SyntaxProtocol) -> [LocalUse] {
        guard let item = declaration.parent?.as(CodeBlockItemSyntax.self),
            let list = item.parent?.as(CodeBlockItemListSyntax.self)
        else { return [] }
        let finder = NameFinder(name, from: item.endPosition.utf8Offset)
        finder.walk(list)
        return finder.found.map { LocalUse(range: $0.bytes, kind: kind(of: $0)) }
    }

    private static func kind(of token: TokenSyntax) -> Kind {
        guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return .other }
        let use = ExprSyntax(reference)
        guard let parent = use.parent else { return .other }
        if let member = parent.as(MemberAccessExprSyntax.self) {
            return member.base?.id == use.id ? .member(member.declName.baseName.text) : .other
        }
        if let chaining = parent.as(OptionalChainingExprSyntax.self) {
            guard let member = chaining.parent?.as(MemberAccessExprSyntax.self),
                isStatement(ExprSyntax(chaining)) || staysOptional(member)
            else { return .other }
            return .optionalMember(member.declName.baseName.text, mark: chaining.questionMark.bytes)
        }
        if let forced = parent.as(ForceUnwrapExprSyntax.self) {
            return .forced(mark: forced.exclamationMark.bytes)
        }
        if parent.is(ReturnStmtSyntax.self) { return .typed }
        if let argument = parent.as(LabeledExprSyntax.self), KnownCalls.takesController(argument) { return .typed }
        if let list = parent.as(ExprListSyntax.self) {
            let elements = Array(list)
            if let place = elements.firstIndex(where: { $0.id == use.id }), place > 0, place == elements.count - 1,
                elements[place - 1].is(AssignmentExprSyntax.self)
            {
                return .typed
            }
        }
        return .other
    }

    /// Whether what stands behind the member takes an optional and a value alike: a cast, or the member is an optional
    /// itself.
    private static func staysOptional(_ member: MemberAccessExprSyntax) -> Bool {
        var chain = ExprSyntax(member)
        while let parent = chain.parent {
            if let longer = parent.as(MemberAccessExprSyntax.self), longer.base?.id == chain.id {
                chain = ExprSyntax(longer)
            } else {
                break
            }
        }
        if let list = chain.parent?.as(ExprListSyntax.self) {
            let elements = Array(list)
            if let place = elements.firstIndex(where: { $0.id == chain.id }), place + 1 < elements.count,
                let cast = elements[place + 1].as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark != nil
            {
                return true
            }
        }
        guard let last = chain.as(MemberAccessExprSyntax.self)?.declName.baseName.text else { return false }
        return chain.id == member.id ? optionalMembers.contains(last) : ["first", "last"].contains(last)
    }

    /// Members of view controllers that are optionals. Source: Apple's reference.
    private static let optionalMembers: Set<String> = [
        "topViewController", "visibleViewController", "presentedViewController", "presentingViewController",
        "popoverPresentationController", "presentationController", "navigationController", "tabBarController",
        "splitViewController", "selectedViewController", "parent", "storyboard", "title", "transitioningDelegate",
    ]

    /// Whether a chain that begins here is a statement or what a statement assigns to, so that nothing asks whether it
    /// is an optional.
    static func isStatement(_ start: ExprSyntax) -> Bool {
        var current = start
        while let parent = current.parent {
            if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == current.id {
                current = ExprSyntax(member)
            } else if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == current.id {
                // A method that returns something may be the value of a closure.
                current = ExprSyntax(call)
            } else if let list = parent.as(ExprListSyntax.self) {
                let elements = Array(list)
                return elements.first?.id == current.id && elements.count > 1
                    && elements[1].is(AssignmentExprSyntax.self)
            } else if let item = parent.as(CodeBlockItemSyntax.self) {
                guard let statements = item.parent?.as(CodeBlockItemListSyntax.self) else { return false }
                // Alone in a closure it may be the closure's value.
                return statements.count > 1 || statements.parent?.is(ClosureExprSyntax.self) == false
            } else {
                return false
            }
        }
        return false
    }
}

/// Finds the tokens that say a name.
public final class NameFinder: SyntaxVisitor {
    private let name: String
    private let start: Int
    /// Those that were found so far, in the order of the file.
    public private(set) var found: [TokenSyntax] = []

    /// - Parameter start: the byte from which on names are looked for.
    public init(_ name: String, from start: Int = 0) {
        self.name = name
        self.start = start
        super.init(viewMode: .sourceAccurate)
    }

    public override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        guard token.position.utf8Offset >= start, token.text == name || token.text == "`\(name)`",
            case .identifier = token.tokenKind
        else { return .skipChildren }
        // A member of something else, or a label.
        if let reference = token.parent?.as(DeclReferenceExprSyntax.self),
            let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id
        {
            return .skipChildren
        }
        if token.parent?.as(LabeledExprSyntax.self)?.label == token { return .skipChildren }
        found.append(token)
        return .skipChildren
    }
}
