import TransformKit

/// Parses a pattern, or says what is wrong with it.
struct PatternReader {
    /// Why a text is no pattern, as a sentence without its full stop.
    struct Mistake: Error, Hashable {
        let message: String
    }

    let text: String
    let syntax: PatternSyntax

    static func read(_ text: String, as syntax: PatternSyntax = .code) -> Result<CodePattern, Mistake> {
        Result { () throws(Mistake) in try PatternReader(text: text, syntax: syntax).read() }
    }

    /// The ways in which a text can be Swift, with what has to stand around it.
    private var frames: [Frame] {
        switch syntax {
        case .code: break
        case .type: return [Frame(before: "let value: ", after: "", path: .type)]
        case .condition: return [Frame(before: "if ", after: " {}", path: .condition)]
        }
        let trimmed = text.drop { $0.isWhitespace }
        var frames = [Frame(before: "", after: isOpen ? "}" : "", path: .statements)]
        if trimmed.hasPrefix("@") { frames.append(Frame(before: "", after: " func name() {}", path: .attribute)) }
        frames.append(Frame(before: "struct Name {\n", after: (isOpen ? "}" : "") + "\n}", path: .member))
        return frames
    }

    private var isOpen: Bool { syntax == .code && text.last { !$0.isWhitespace } == "{" }

    private func read() throws(Mistake) -> CodePattern {
        if syntax != .code, text.allSatisfy(\.isWhitespace) { throw Mistake(message: "is empty") }
        var first: Mistake?
        for frame in frames {
            do throws(Mistake) {
                return try read(in: frame)
            } catch {
                first = first ?? error
            }
        }
        throw first ?? Mistake(message: "is empty")
    }

    private func read(in frame: Frame) throws(Mistake) -> CodePattern {
        let whole = frame.before + text + frame.after
        let tree: SourceFileSyntax
        switch SwiftSyntaxTree.read(SourceText(path: "pattern", whole)) {
        case .success(let read): tree = read
        case .failure(let refusal): throw Mistake(message: "is too deep to be read: \(refusal)")
        }
        if let offset = tree.firstFault { throw fault(at: offset - frame.before.utf8.count) }
        let nodes = frame.nodes(in: tree)
        var builder = PatternBuilder(offset: frame.before.utf8.count)
        let root: CodePattern.Root
        if nodes.isEmpty {
            guard text.allSatisfy(\.isWhitespace) else {
                throw Mistake(message: "is not one \(syntax.rawValue), as \"syntax\" says")
            }
            root = .nothing
        } else if nodes.count == 1 {
            root = .node(builder.part(of: nodes[0], root: nodes[0]))
        } else {
            let parts = nodes.map { builder.part(of: $0, root: $0) }
            let runs = parts.indices.filter { if case .run = parts[$0].content { true } else { false } }
            if runs.count > 1 {
                throw Mistake(
                    message: "has two runs (\"$name...\") among statements, of which it is not clear where one ends")
            }
            root = .statements(parts, runAt: runs.first)
        }
        if let place = builder.crowdedLists.first {
            throw Mistake(
                message:
                    "has two runs (\"$name...\") in one list, at \(position(place)): where the first ends is not clear")
        }
        let elements = builder.elements.filter { $0.range.lowerBound < text.utf8.count }
        let isExpression = nodes.count == 1 && nodes[0].is(ExprSyntax.self)
        return CodePattern(
            text: text, root: root, elements: elements, slots: builder.slots, isExpression: isExpression,
            form: nodes.count == 1 ? ExpressionForm(nodes[0]) : .primary, isOpen: isOpen, tree: tree)
    }

    private func fault(at offset: Int) -> Mistake {
        Mistake(message: "is not Swift that can be parsed: something is missing or not expected at \(position(offset))")
    }

    private func position(_ offset: Int) -> String {
        let position = SourceText(path: "pattern", text).position(at: offset)
        return "line \(position.line), column \(position.column)"
    }
}

/// What a recipe says that its patterns are, where Swift has several ways to read them.
enum PatternSyntax: String, CaseIterable, Sendable {
    /// An expression, statements, a declaration or an attribute.
    case code
    case type
    /// One of the conditions of an `if`, `guard` or `while`.
    case condition
}

/// The text around a pattern that makes it a whole file, and where the pattern is in its tree.
private struct Frame {
    enum Path {
        case statements, member, attribute, type, condition
    }

    let before: String
    let after: String
    let path: Path

    /// The nodes of the pattern; more than one are statements.
    func nodes(in tree: SourceFileSyntax) -> [Syntax] {
        switch path {
        case .statements:
            let items = Array(tree.statements)
            guard items.count == 1, items[0].semicolon == nil, Placeholder.run(in: Syntax(items[0])) == nil else {
                return items.map { Syntax($0) }
            }
            return [Self.inner(Syntax(items[0].item))]
        case .member:
            guard let type = tree.statements.first?.item.as(StructDeclSyntax.self) else { return [] }
            return type.memberBlock.members.map { Syntax($0.decl) }
        case .attribute:
            guard let function = tree.statements.first?.item.as(FunctionDeclSyntax.self) else { return [] }
            return function.attributes.map { Syntax($0) }
        case .type:
            guard let value = tree.statements.first?.item.as(VariableDeclSyntax.self),
                let type = value.bindings.first?.typeAnnotation?.type
            else { return [] }
            return [Syntax(type)]
        case .condition:
            guard let statement = tree.statements.first?.item.as(ExpressionStmtSyntax.self),
                let conditions = statement.expression.as(IfExprSyntax.self)?.conditions, conditions.count == 1
            else { return [] }
            return conditions.map { Syntax($0.condition) }
        }
    }

    /// A statement that is one expression, such as an `if`, counts as the expression.
    private static func inner(_ node: Syntax) -> Syntax {
        node.as(ExpressionStmtSyntax.self).map { Syntax($0.expression) } ?? node
    }
}

extension SyntaxProtocol {
    /// The offset of the first token that is missing or not expected; nil where the tree is whole.
    fileprivate var firstFault: Int? {
        guard hasError else { return nil }
        if let token = Syntax(self).as(TokenSyntax.self) { return token.position.utf8Offset }
        if kind == .unexpectedNodes { return range.lowerBound }
        let children = children(viewMode: .all)
        if let inner = children.first(where: { $0.hasError || $0.kind == .unexpectedNodes }) {
            return inner.firstFault ?? inner.range.lowerBound
        }
        return children.first { $0.as(TokenSyntax.self)?.presence == .missing }?.position.utf8Offset ?? range.lowerBound
    }
}
