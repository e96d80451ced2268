import SwiftSyntax
import TransformKit

/// Code of `prepare(for:sender:)` whose sender is of one type, written anew without the casts to it.
///
/// `let team = sender as! Team` goes, and `team` is the parameter; `guard let team = sender as? Team else { … }` and
/// the `if let` of the same kind always hold.
struct TypedSender {
    /// The name that the code gives the value; nil where it names none.
    private(set) var name: String?
    private(set) var lines: [String]
    private let sender: String
    private let type: String

    /// Nil where the code does something else with the sender, or needs it as an optional.
    ///
    /// - Parameter fallback: the name where the code gives none.
    init?(_ lines: [String], sender: String, type: String, fallback: String) {
        self.lines = lines
        self.sender = sender
        self.type = type
        guard let bound = Self.boundNames(lines, sender, type), bound.count <= 1 else { return nil }
        name = bound.first
        // Each step takes one use away; what keeps the sender's name has another one until all are done.
        let parameter = bound.first ?? (fallback == sender ? Self.interimName : fallback)
        for _ in 0..<20 {
            let source = SourceText(path: "", bytes: Array(self.lines.joined(separator: "\n").utf8))
            let finder = SenderFinder(sender)
            finder.walk(SwiftSyntaxTree.parse(source))
            guard let use = finder.uses.first else {
                if bound.isEmpty, fallback != sender, Self.says(fallback, in: lines) { return nil }
                name = parameter == Self.interimName ? sender : parameter
                self.lines = self.lines.map { $0.replacing(Self.interimName, with: sender) }
                return
            }
            guard let edit = edit(use, parameter, source) else { return nil }
            self.lines = source.string(0..<edit.range.lowerBound).appending(edit.text)
                .appending(source.string(edit.range.upperBound..<source.bytes.count))
                .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            while self.lines.last?.isEmpty == true { self.lines.removeLast() }
        }
        return nil
    }

    /// A name that no code has.
    private static let interimName = "nibwrightInterimSender"

    /// Whether the code means something of its own by a name.
    private static func says(_ name: String, in lines: [String]) -> Bool {
        let finder = SenderFinder(name)
        finder.walk(SwiftSyntaxTree.parse(SourceText(path: "", bytes: Array(lines.joined(separator: "\n").utf8))))
        return finder.isDeclared || !finder.uses.isEmpty
    }

    /// The names that the code binds the sender to; nil where one of them means something else beside it.
    private static func boundNames(_ lines: [String], _ sender: String, _ type: String) -> Set<String>? {
        let source = SourceText(path: "", bytes: Array(lines.joined(separator: "\n").utf8))
        let finder = SenderFinder(sender)
        finder.walk(SwiftSyntaxTree.parse(source))
        guard !finder.isDeclared, !finder.uses.isEmpty else { return nil }
        var names: Set<String> = []
        var places = 0
        for use in finder.uses {
            guard let pattern = SenderCast(use, type)?.pattern else { continue }
            names.insert(pattern)
            places += 1
        }
        for name in names {
            let uses = SenderFinder(name)
            uses.walk(SwiftSyntaxTree.parse(source))
            // Each use is of the local, and nothing else declares one.
            guard uses.declarations == places,
                uses.uses.allSatisfy({ LocalNames.declaration(of: name, at: $0) != nil })
            else { return nil }
        }
        return names
    }

    private func edit(_ use: DeclReferenceExprSyntax, _ parameter: String, _ source: SourceText) -> (
        range: Range<Int>, text: String
    )? {
        guard let cast = SenderCast(use, type) else {
            // As an argument a value serves as an optional of any type does.
            let isArgument = use.parent?.is(LabeledExprSyntax.self) == true
            return isArgument ? (use.bytes, parameter) : nil
        }
        switch cast.taker {
        case .value(let range): return (range, parameter)
        case .statement(let range): return (wholeLines(range, source), "")
        case .condition(let range): return (range, "")
        case .block(let whole, let content):
            var body = source.string(content).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            // What stands beside the braces is empty; lines between statements, or in a text, stay.
            while body.first?.allSatisfy(\.isWhitespace) == true { body.removeFirst() }
            while body.last?.allSatisfy(\.isWhitespace) == true { body.removeLast() }
            let column = source.position(at: whole.lowerBound).column - 1
            let indents = body.filter { !$0.allSatisfy(\.isWhitespace) }.map { $0.prefix { $0 == " " }.count }
            let shift = max(0, (indents.min() ?? 0) - column)
            let shifted = body.map { String($0.dropFirst(min(shift, $0.prefix { $0 == " " }.count))) }
            return (wholeLines(whole, source), shifted.map { $0 + "\n" }.joined())
        }
    }

    /// The range with the indentation before it and the line break behind it.
    private func wholeLines(_ range: Range<Int>, _ source: SourceText) -> Range<Int> {
        let first = source.lineRange(containing: range.lowerBound).lowerBound
        let last = source.lineRange(containing: max(range.lowerBound, range.upperBound - 1)).upperBound
        return first..<last
    }
}

/// A cast of the sender to its type, with what takes it.
private struct SenderCast {
    enum Taker {
        /// The cast is a value inside of something else.
        case value(Range<Int>)
        /// A statement that only names the value, or fails without it.
        case statement(Range<Int>)
        /// One of several conditions, with its comma.
        case condition(Range<Int>)
        /// An `if` whose only condition it is: the whole, and what stands in its braces.
        case block(Range<Int>, content: Range<Int>)
    }

    let taker: Taker
    /// The name that it is bound to.
    let pattern: String?

    init?(_ use: DeclReferenceExprSyntax, _ type: String) {
        guard let list = use.parent?.as(ExprListSyntax.self), let sequence = list.parent?.as(SequenceExprSyntax.self)
        else { return nil }
        let elements = Array(list)
        guard let place = elements.firstIndex(where: { $0.id == ExprSyntax(use).id }), place == elements.count - 3,
            let sign = elements[place + 1].as(UnresolvedAsExprSyntax.self),
            elements[place + 2].as(TypeExprSyntax.self)?.type.trimmedDescription == type
        else { return nil }
        if place == 2, elements[1].is(AssignmentExprSyntax.self), sign.questionOrExclamationMark != nil {
            // `controller.team = sender as? Team`: what takes an optional takes the value as well.
            self.init(taker: .value(use.bytes.lowerBound..<elements[4].bytes.upperBound), pattern: nil)
            return
        }
        guard place == 0 else { return nil }
        let isForced = sign.questionOrExclamationMark?.tokenKind == .exclamationMark
        let clause = sequence.parent?.as(InitializerClauseSyntax.self)
        if isForced {
            if let binding = clause?.parent?.as(PatternBindingSyntax.self), binding.typeAnnotation == nil,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                let variable = binding.parent?.parent?.as(VariableDeclSyntax.self), variable.bindings.count == 1,
                variable.bindingSpecifier.text == "let", Self.isClean(variable)
            {
                self.init(taker: .statement(variable.bytes), pattern: name)
            } else if let tuple = sequence.parent?.parent?.parent?.as(TupleExprSyntax.self), tuple.elements.count == 1 {
                self.init(taker: .value(tuple.bytes), pattern: nil)
            } else {
                self.init(taker: .value(sequence.bytes), pattern: nil)
            }
            return
        }
        guard sign.questionOrExclamationMark?.tokenKind == .postfixQuestionMark else { return nil }
        if let chained = Self.assignedChain(of: sequence) {
            self.init(taker: .value(chained), pattern: nil)
            return
        }
        guard
            let condition = clause?.parent?.as(OptionalBindingConditionSyntax.self),
            condition.bindingSpecifier.text == "let", condition.typeAnnotation == nil,
            let name = condition.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let element = condition.parent?.as(ConditionElementSyntax.self),
            let conditions = element.parent?.as(ConditionElementListSyntax.self), let owner = conditions.parent
        else { return nil }
        let all = Array(conditions)
        if all.count > 1, let place = all.firstIndex(where: { $0.id == element.id }) {
            guard Self.isClean(owner) else { return nil }
            let range =
                place + 1 < all.count
                ? element.bytes.lowerBound..<all[place + 1].bytes.lowerBound
                : all[place - 1].condition.bytes.upperBound..<element.bytes.upperBound
            self.init(taker: .condition(range), pattern: name)
        } else if let statement = owner.as(GuardStmtSyntax.self), Self.isClean(statement.body) {
            self.init(taker: .statement(statement.bytes), pattern: name)
        } else if let statement = owner.as(IfExprSyntax.self), statement.elseBody == nil,
            statement.parent?.is(ExpressionStmtSyntax.self) == true
                || statement.parent?.is(CodeBlockItemSyntax.self) == true
        {
            let content =
                statement.body.leftBrace.bytes
                .upperBound..<statement.body.rightBrace.bytes
                .lowerBound
            self.init(taker: .block(statement.bytes, content: content), pattern: name)
        } else {
            return nil
        }
    }

    private init(taker: Taker, pattern: String?) {
        self.taker = taker
        self.pattern = pattern
    }

    /// `(sender as? UIButton)?` of `controller.title = (sender as? UIButton)?.currentTitle`, where what takes an optional takes a
    /// value as well.
    private static func assignedChain(of cast: SequenceExprSyntax) -> Range<Int>? {
        guard let tuple = cast.parent?.parent?.parent?.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let chain = tuple.parent?.as(OptionalChainingExprSyntax.self)
        else { return nil }
        var whole = ExprSyntax(chain)
        while let outer = whole.parent {
            if let member = outer.as(MemberAccessExprSyntax.self), member.base?.id == whole.id {
                whole = ExprSyntax(member)
            } else if let call = outer.as(FunctionCallExprSyntax.self), call.calledExpression.id == whole.id {
                whole = ExprSyntax(call)
            } else if let next = outer.as(OptionalChainingExprSyntax.self) {
                whole = ExprSyntax(next)
            } else {
                break
            }
        }
        guard !whole.is(OptionalChainingExprSyntax.self), let list = whole.parent?.as(ExprListSyntax.self) else {
            return nil
        }
        let elements = Array(list)
        guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self), elements[2].id == whole.id else {
            return nil
        }
        return chain.bytes
    }

    /// Whether no comment would go.
    private static func isClean(_ node: some SyntaxProtocol) -> Bool {
        node.tokens(viewMode: .sourceAccurate).allSatisfy { token in
            (token.leadingTrivia + token.trailingTrivia).allSatisfy { piece in
                switch piece {
                case .lineComment, .blockComment, .docLineComment, .docBlockComment: false
                default: true
                }
            }
        }
    }
}

/// Finds where a name is said and where one is declared.
private final class SenderFinder: SyntaxVisitor {
    private let name: String
    private(set) var uses: [DeclReferenceExprSyntax] = []
    private(set) var declarations = 0
    /// Whether something in the code declares the name anew.
    var isDeclared: Bool { declarations > 0 }

    init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
        if node.baseName.text == name, !isMember { uses.append(node) }
        return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { declared(node.identifier) }
    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind { declared(node.name) }
    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        declared(node.secondName ?? node.firstName)
    }
    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind { declared(node.name) }
    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        declared(node.secondName ?? node.firstName)
    }

    private func declared(_ word: TokenSyntax) -> SyntaxVisitorContinueKind {
        if word.text == name { declarations += 1 }
        return .visitChildren
    }
}

extension SyntaxProtocol {
    /// The bytes without spaces and comments around.
    var bytes: Range<Int> { trimmedByteRange }
}
