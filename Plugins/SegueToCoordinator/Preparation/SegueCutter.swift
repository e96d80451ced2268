import Navigation
import TransformKit

/// Cuts out of `prepare(for:sender:)` what runs for one segue: the method's body, with all that can be told of it
/// decided.
final class SegueCutter {
    let method: PrepareMethod
    let segue: PreparedSegue
    let form: CutForm
    let tests: SegueTests
    let kinship: ClassKinship
    /// What a call of `super` does for the segue; nil where that is nothing.
    let superObstacle: ReviewPoint?
    /// Other types that the destination is cast to and is for certain; they stand for the parameter like its own.
    let accepted: Set<String>
    var record = CutRecord()
    /// How many blocks that stay are around the statement.
    var keptBlocks = 0
    var path: String { method.path }

    /// Stands for the parameter until its name is known.
    static let parameter = "\u{E000}"

    init(
        _ method: PrepareMethod, _ segue: PreparedSegue, form: CutForm, tests: SegueTests, kinship: ClassKinship,
        superObstacle: ReviewPoint?, accepted: Set<String> = []
    ) {
        self.method = method
        self.segue = segue
        self.form = form
        self.tests = tests
        self.kinship = kinship
        self.superObstacle = superObstacle
        self.accepted = accepted
    }

    /// The lines that run for the segue, with ``parameter`` where the parameter's name belongs.
    func cut() throws -> [CutLine] {
        var meanings = SegueMeanings(segue, parameter: method.segueName, path: path, kinship: kinship)
        var lines = CutLines(source: method.source)
        let flow = try walk(method.statements, &meanings, &lines, depth: 0)
        if flow == .goesOn { takeLastComments(&lines) }
        if record.assumesEnumeration && !record.provesEnumeration {
            throw CutFailure(
                code: .identifierUnclear, reason: "nobody can say what value the project makes of the identifier",
                offset: method.function.name.trimmedByteRange.lowerBound)
        }
        return lines.finished(naming: record.references)
    }

    /// What stands above the method's end belongs to its last statement, where that is about few segues.
    private func takeLastComments(_ lines: inout CutLines) {
        guard let last = method.statements.last, let brace = method.function.body?.rightBrace, lines.ends(with: last),
            last.switchExpression == nil, last.ifExpression?.elseBody == nil
        else { return }
        lines.end(Syntax(brace))
    }

    /// Whether the parameter stands for what code calls the destination, or its content.
    func replaces(_ target: SegueMeaning.Target) -> Bool {
        record.note(target)
        switch form {
        case .segue: return false
        case .survey: return true
        case .controller: return !target.isContent && target.type == nil
        case .destination(let type):
            return !target.isContent && (target.type == nil || target.type == type || accepts(target.type))
        case .content(let type):
            if !target.isContent { return target.type == nil || target.type == "UINavigationController" }
            return target.type == nil || target.type == type || accepts(target.type)
        }
    }

    func alias(_ name: String, _ target: SegueMeaning.Target) {
        var takesContent = false
        if case .content = form { takesContent = true }
        record.alias(name, target, isParameter: target.isContent == takesContent)
    }

    private func accepts(_ type: String?) -> Bool { type.map(accepted.contains) ?? true }

    // MARK: Statements

    enum Flow { case goesOn, stops, leavesSwitch }

    /// Code that is nested deeper is left alone: nothing written by hand is.
    private static let deepest = 40

    func walk(
        _ statements: [CodeBlockItemSyntax], _ meanings: inout SegueMeanings, _ lines: inout CutLines, depth: Int
    ) throws -> Flow {
        guard depth < Self.deepest else { throw CutFailure(code: .nested, reason: "it is nested too deep", offset: 0) }
        for statement in statements {
            let flow: Flow
            if let node = statement.item.as(GuardStmtSyntax.self) {
                flow = try walk(node, statement, &meanings, &lines, depth)
            } else if let node = statement.ifExpression {
                flow = try walk(node, statement, meanings, &lines, depth)
            } else if let node = statement.switchExpression {
                flow = try walk(node, statement, meanings, &lines, depth)
            } else if let node = statement.item.as(VariableDeclSyntax.self) {
                flow = try walk(node, statement, &meanings, &lines)
            } else if let flow = exit(statement), keptBlocks == 0 {
                return flow
            } else {
                flow = try walkPlain(statement, meanings, &lines)
            }
            if flow != .goesOn { return flow }
        }
        return .goesOn
    }

    /// What leaves the method, or a case, without a condition.
    private func exit(_ statement: CodeBlockItemSyntax) -> Flow? {
        if let node = statement.item.as(ReturnStmtSyntax.self), node.expression == nil { return .stops }
        if let node = statement.item.as(BreakStmtSyntax.self), node.label == nil { return .leavesSwitch }
        return nil
    }

    private func walkPlain(
        _ statement: CodeBlockItemSyntax, _ meanings: SegueMeanings, _ lines: inout CutLines
    ) throws -> Flow {
        if let call = statement.superCall {
            if let superObstacle { throw CutFailure(superObstacle, at: call) }
            let isLast = statement.item.is(ReturnStmtSyntax.self)
            if isLast, keptBlocks > 0 {
                try emit(statement, meanings, &lines)
            } else {
                lines.pass(statement, keepsComments: false)
            }
            return isLast ? .stops : .goesOn
        }
        try emit(statement, meanings, &lines)
        return exit(statement) == nil ? .goesOn : .stops
    }

    func emit(_ statement: CodeBlockItemSyntax, _ meanings: SegueMeanings, _ lines: inout CutLines) throws {
        if record.hasReturnForBreak {
            throw CutFailure(
                code: .leftByBreak, reason: "statements follow a switch that is left by break",
                offset: statement.trimmedByteRange.lowerBound)
        }
        lines.append(statement, edits: try rewrite(Syntax(statement.item), meanings))
    }

    func rewrite(_ node: Syntax, _ meanings: SegueMeanings) throws -> [TextEdit] {
        let rewriter = CutRewriter(self, meanings)
        rewriter.walk(node)
        if let failure = rewriter.failure { throw failure }
        return rewriter.edits
    }

    // MARK: Declarations

    private func walk(
        _ node: VariableDeclSyntax, _ statement: CodeBlockItemSyntax, _ meanings: inout SegueMeanings,
        _ lines: inout CutLines
    ) throws -> Flow {
        if node.bindings.count == 1, let binding = node.bindings.first, binding.typeAnnotation == nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let value = binding.initializer?.value, let meaning = meanings.meaning(of: value),
            isConstant(node, name), !(node.isWeak && meaning.isTarget), takes(name, meaning)
        {
            meanings.name(name, meaning)
            lines.pass(statement, keepsComments: true)
            return .goesOn
        }
        if let name = node.pureName, keptBlocks == 0, !record.hasReturnForBreak {
            lines.appendLocal(name, statement, edits: try rewrite(Syntax(statement.item), meanings))
        } else {
            try emit(statement, meanings, &lines)
        }
        for binding in node.bindings {
            let finder = DeclaredNames(viewMode: .sourceAccurate)
            finder.walk(binding.pattern)
            for name in finder.names { meanings.name(name, nil) }
            record.declared.formUnion(finder.names)
        }
        return .goesOn
    }

    /// Whether a local can go, since what it holds can be said in its stead.
    private func takes(_ name: String, _ meaning: SegueMeaning) -> Bool {
        switch meaning {
        case .identifier, .enumeration: return true
        case .target(let target):
            guard replaces(target) else { return false }
            alias(name, target)
            return true
        case .contents:
            switch form {
            case .content, .survey: return true
            default: return false
            }
        case .segue, .source, .missing: return false
        }
    }

    /// `let`, or a `var` that nothing is assigned to.
    private func isConstant(_ node: VariableDeclSyntax, _ name: String) -> Bool {
        if node.bindingSpecifier.tokenKind == .keyword(.let) { return true }
        let finder = AssignmentFinder(name)
        if let body = method.function.body { finder.walk(body) }
        return !finder.isFound
    }
}

extension CutFailure {
    /// What a superclass needs the segue for.
    init(_ point: ReviewPoint, at offset: Int) {
        self.init(code: .segueUsed, reason: point.reason, offset: offset)
    }
}

extension CodeBlockItemSyntax {
    var ifExpression: IfExprSyntax? {
        item.as(IfExprSyntax.self) ?? item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
    }

    var switchExpression: SwitchExprSyntax? {
        item.as(SwitchExprSyntax.self) ?? item.as(ExpressionStmtSyntax.self)?.expression.as(SwitchExprSyntax.self)
    }

    /// Where `super.prepare(for: segue, sender: sender)` stands, if it is that and nothing more but a `return`.
    var superCall: Int? {
        let expression = item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
        guard let call = expression?.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.base?.is(SuperExprSyntax.self) == true, member.declName.baseName.text == "prepare"
        else { return nil }
        return trimmedByteRange.lowerBound
    }
}

extension VariableDeclSyntax {
    /// `weak var`, `unowned let`: what it holds must not be kept by who names it.
    var isWeak: Bool {
        modifiers.contains { [.keyword(.weak), .keyword(.unowned)].contains($0.name.tokenKind) }
    }

    /// The name of a constant that can go where nothing names it: working it out does nothing else.
    var pureName: String? {
        guard bindingSpecifier.tokenKind == .keyword(.let), bindings.count == 1, let value = bindings.first?.initializer
        else { return nil }
        let isPure = !value.tokens(viewMode: .sourceAccurate).contains { token in
            switch token.tokenKind {
            case .leftParen, .leftBrace, .exclamationMark, .keyword(.try), .keyword(.await): true
            default: false
            }
        }
        return isPure ? bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text : nil
    }
}

/// The names that patterns declare.
final class DeclaredNames: SyntaxVisitor {
    private(set) var names: Set<String> = []

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.identifier.text)
        return .visitChildren
    }
}

/// Whether a name is assigned to, or given away as `inout`.
private final class AssignmentFinder: SyntaxVisitor {
    private let name: String
    private(set) var isFound = false

    init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        if elements.count > 1, elements[0].trimmedDescription == name,
            elements[1].is(AssignmentExprSyntax.self) || elements[1].operatorText?.hasSuffix("=") == true
        {
            isFound = true
        }
        return .visitChildren
    }

    override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
        if node.expression.trimmedDescription == name { isFound = true }
        return .visitChildren
    }
}
