import SwiftSyntax
import SwiftWriting
import TransformKit

/// The places that register the xib of a cell, which register its class afterwards.
final class NibRegistrations {
    private let graph: ProjectGraph
    private let trees: RecentTrees
    private let functions: RegisteringFunctions
    /// The places that load a nib whose name is not known.
    private let unknown: [CodeReference]
    /// The files that may have symbols of R.swift.
    private lazy var symbolSources = graph.swiftFiles.map(\.source).filter { $0.contains(identifier: "R") }
    private var uses: [String: [MemberUse]] = [:]

    init(_ graph: ProjectGraph, _ trees: RecentTrees) {
        self.graph = graph
        self.trees = trees
        functions = RegisteringFunctions(graph)
        unknown = graph.codeReferences(of: .nib).filter { reference in
            guard reference.names.isEmpty, let source = graph.text(at: reference.path) else { return false }
            // A view controller's own nib has no cell at its top.
            let line = source.string(
                source.lineRange(containing: reference.range.lowerBound).lowerBound..<reference.range.lowerBound)
            return !["super.init(nibName:", "self.init(nibName:"].contains(where: line.contains)
        }
    }

    /// `UINib(nibName: "PersonCell", bundle: nil)` becomes `PersonCell.self`.
    ///
    /// - Throws: the first place at which somebody else may load the xib, or what nobody registers.
    func edits(of nib: NibOwnership, _ draft: CellDraft) throws(Obstacle) -> [FileEdit] {
        let (cell, name) = (draft.cell, draft.name)
        let path = nib.document.path
        try nib.checkNoControllerNamesIt()
        let references = nib.references.filter { graph.isNear($0.path, path) }
        if references.isEmpty {
            throw Obstacle(
                code: .notRegistered, reason: "no code is found that registers \(nib.name) by its name",
                place: cell.element.place)
        }
        for reference in unknown where graph.isNear(reference.path, path) {
            guard let source = graph.text(at: reference.path), source.contains(identifier: name) else {
                continue
            }
            throw Obstacle(
                code: .openedElsewhere,
                reason: "code that knows \(name) loads a nib whose name is not known: \(reference.text)",
                place: reference.place)
        }
        var edits: [FileEdit] = []
        for reference in references where !reference.text.hasPrefix("R.") {
            if let removal = ownMember(reference, draft) {
                edits += removal.filter { !edits.contains($0) }
                continue
            }
            guard reference.language == .swift, reference.names.count == 1,
                let source = graph.text(at: reference.path),
                let found = NibRegistration.edits(
                    of: reference, cell.kind, name, in: source, trees.tree(of: source), functions)
            else {
                throw Obstacle(
                    code: .openedElsewhere, reason: "code loads \(nib.name) otherwise: \(reference.text)",
                    place: reference.place)
            }
            for edit in found where !edits.contains(.replace(path: reference.path, edit)) {
                edits.append(.replace(path: reference.path, edit))
            }
        }
        return edits + (try symbolEdits(of: nib, draft))
    }

    /// R.swift makes symbols of the xib and of its reuse identifier, which go with it.
    ///
    /// - Throws: the first of them that no text can take the place of.
    private func symbolEdits(of nib: NibOwnership, _ draft: CellDraft) throws(Obstacle) -> [FileEdit] {
        let path = nib.document.path
        let identifier = draft.cell.element["reuseIdentifier"] ?? ""
        let symbols = [("nib.", nib.name), ("reuseIdentifier.", identifier)].filter { !$0.1.isEmpty }
            .map { ($0.0, GeneratedName($0.1)) }
        var edits: [FileEdit] = []
        for source in symbolSources where graph.isNear(source.path, path) {
            for root in source.offsets(ofIdentifier: "R") {
                let text = source.string(root..<min(root + 200, source.bytes.count))
                for (word, name) in symbols where text.hasPrefix("R.\(word)") {
                    let symbol = text.dropFirst(2 + word.count).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                    guard GeneratedName(String(symbol)) == name else { continue }
                    guard
                        let found = GeneratedCellSymbol.edits(
                            at: root, in: trees.tree(of: source), draft.cell.kind, draft.name, identifier)
                    else {
                        throw Obstacle(
                            code: .openedElsewhere,
                            reason: "code names the xib by R.\(word)\(symbol), which goes with it",
                            place: Place(source, at: root))
                    }
                    edits += found.map { .replace(path: source.path, $0) }
                }
            }
        }
        return edits
    }

    private func uses(of member: String) -> [MemberUse] {
        if let known = uses[member] { return known }
        let found = graph.uses(of: [member])
        uses[member] = found
        return found
    }

    /// Whether a reference is a static member of the cell's own class, which goes where nobody asks for it any more.
    private func ownMember(_ reference: CodeReference, _ draft: CellDraft) -> [FileEdit]? {
        guard reference.enclosingType == draft.name, let member = reference.enclosingMember,
            let source = graph.text(at: reference.path), let found = draft.class, found.source.path == reference.path
        else { return nil }
        let declarations = found.node.memberBlock.members.map(\.decl).filter {
            $0.bytes.contains(reference.range.lowerBound)
        }
        guard let declaration = declarations.first, declaration.isStatic, declaration.givesNib,
            !graph.requiredProperties.contains(member)
        else { return nil }
        var edits: [FileEdit] = []
        for use in uses(of: member) where graph.isNear(use.path, reference.path) {
            if declaration.bytes.contains(use.range.lowerBound), use.path == reference.path { continue }
            switch use.base {
            case .expression(let text, _) where text == draft.name:
                guard let text = graph.text(at: use.path),
                    let edit = NibRegistration.edit(
                        ofMember: use.range, draft.cell.kind, draft.name, in: text, trees.tree(of: text))
                else { return nil }
                edits.append(.replace(path: use.path, edit))
            case .ownType where use.enclosingTypes.first == draft.name: return nil
            case .expression(let text, nil) where text.first?.isUppercase != true: return nil
            default: continue
            }
        }
        if edits.isEmpty { return nil }
        return edits + LineRemoval(source, [declaration.bytes]).edits.map { .replace(path: source.path, $0) }
    }
}

/// One call that registers a nib, by the place of the nib's name.
private final class NibRegistration: SyntaxVisitor {
    private let range: Range<Int>
    /// Whether the name can be no other; a class that is an argument says it anyway.
    private let isExact: Bool
    private let kind: Cell.Kind
    /// The class of the cell.
    private let name: String
    private let source: SourceText
    private let functions: RegisteringFunctions
    private var edits: [TextEdit]?

    /// The edits after which the class is registered; nil where the place is no name in a call that registers.
    static func edits(
        of reference: CodeReference, _ kind: Cell.Kind, _ name: String, in source: SourceText, _ tree: SourceFileSyntax,
        _ functions: RegisteringFunctions
    ) -> [TextEdit]? {
        let finder = NibRegistration(reference, kind, name, source, functions)
        finder.walk(tree)
        return finder.edits
    }

    /// The edit of `OrderCell.nib` where it is registered; nil where it is anything else.
    static func edit(
        ofMember range: Range<Int>, _ kind: Cell.Kind, _ name: String, in source: SourceText, _ tree: SourceFileSyntax
    ) -> TextEdit? {
        guard let token = tree.token(at: AbsolutePosition(utf8Offset: range.lowerBound)),
            let member = token.parent?.parent?.as(MemberAccessExprSyntax.self)
        else { return nil }
        let call = member.parent?.as(FunctionCallExprSyntax.self).flatMap {
            $0.calledExpression.id == ExprSyntax(member).id ? ExprSyntax($0) : nil
        }
        let nib = call ?? ExprSyntax(member)
        return isRegistered(nib, kind) ? TextEdit(nib.bytes, "\(name).self") : nil
    }

    private init(
        _ reference: CodeReference, _ kind: Cell.Kind, _ name: String, _ source: SourceText,
        _ functions: RegisteringFunctions
    ) {
        range = reference.range
        isExact = reference.isExact
        self.kind = kind
        self.name = name
        self.source = source
        self.functions = functions
        super.init(viewMode: .sourceAccurate)
    }

    private var metatype: String { "\(name).self" }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let whole = node.bytes
        guard whole.lowerBound <= range.lowerBound, range.upperBound <= whole.upperBound else { return .skipChildren }
        guard let first = node.arguments.first?.expression, first.bytes.contains(range.lowerBound) else {
            return .visitChildren
        }
        if first.bytes == range, isNib(node) {
            edits = isExact ? registering(ExprSyntax(node)) : nil
            return .skipChildren
        }
        if first.bytes == range, let function = functions.function(of: node, kind) {
            edits = registering(first, in: node, by: function)
            return .skipChildren
        }
        // `OrderCell.nib` and `OrderCell.nib()`
        if first.bytes.lowerBound == range.lowerBound, first.bytes != range, isRegistered(first) {
            let called = first.as(FunctionCallExprSyntax.self).map(\.calledExpression) ?? first
            if let member = called.as(MemberAccessExprSyntax.self), member.base?.bytes == range,
                source.string(range) == name
            {
                edits = [TextEdit(first.bytes, metatype)]
                return .skipChildren
            }
        }
        return .visitChildren
    }

    /// `tableView.registerNib(for: OrderCell.self)`, which the project's own function registers.
    private func registering(
        _ argument: ExprSyntax, in call: FunctionCallExprSyntax, by function: RegisteringFunction
    ) -> [TextEdit]? {
        let text = argument.trimmedDescription
        let asked = text.hasSuffix(".self") ? String(text.dropLast(".self".count)) : text
        guard asked == name || asked == "self" else { return nil }
        let callee = call.calledExpression
        let end = callee.endPositionBeforeTrailingTrivia.utf8Offset
        let method = callee.as(MemberAccessExprSyntax.self)?.declName.bytes ?? callee.bytes
        if let other = functions.classFunction(like: function) {
            let label = other.label.map { $0 + ": " } ?? ""
            return [TextEdit(method.lowerBound..<call.bytes.upperBound, "\(other.name)(\(label)\(text))")]
        }
        guard method.upperBound == end else { return nil }
        let arguments = ([text] + function.arguments(for: asked)).joined(separator: ", ")
        return [TextEdit(method.lowerBound..<call.bytes.upperBound, "register(\(arguments))")]
    }

    /// `UINib(nibName: "PersonCell", bundle: nil)` of the app's own bundle, or of the one that has the class.
    private func isNib(_ call: FunctionCallExprSyntax) -> Bool {
        guard ["UINib", "UINib.init"].contains(call.calledExpression.trimmedDescription),
            call.arguments.map({ $0.label?.text ?? "" }) == ["nibName", "bundle"]
        else { return false }
        let bundle = call.arguments.last?.expression.trimmedDescription ?? ""
        return ["nil", ".main", "Bundle.main"].contains(bundle) || bundle.hasPrefix("Bundle(for:")
    }

    /// The edits for an expression that makes the nib.
    private func registering(_ nib: ExprSyntax) -> [TextEdit]? {
        if isRegistered(nib) { return [TextEdit(nib.bytes, metatype)] }
        return ofLocal(nib)
    }

    /// Whether the expression is what a call of the system's registers for a reuse identifier.
    private func isRegistered(_ nib: ExprSyntax) -> Bool { Self.isRegistered(nib, kind) }

    private static func isRegistered(_ nib: ExprSyntax, _ kind: Cell.Kind) -> Bool {
        guard let argument = nib.parent?.as(LabeledExprSyntax.self), argument.label == nil,
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
            call.arguments.first?.id == argument.id,
            let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
            callee.declName.baseName.text == "register"
        else { return false }
        let labels = call.arguments.dropFirst().map { $0.label?.text ?? "" }
        return labels == kind.registerLabels
    }

    /// `let nib = UINib(…)` in front of calls that register it and of nothing else.
    private func ofLocal(_ nib: ExprSyntax) -> [TextEdit]? {
        guard let binding = nib.parent?.parent?.as(PatternBindingSyntax.self), binding.initializer?.value.id == nib.id,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let declaration = binding.parent?.parent?.as(VariableDeclSyntax.self), declaration.bindings.count == 1,
            declaration.bindingSpecifier.text == "let",
            let block = declaration.parent?.parent?.as(CodeBlockItemListSyntax.self)
        else { return nil }
        var edits: [TextEdit] = []
        for token in block.tokens(viewMode: .sourceAccurate) where token.text == name {
            if token.parent?.id == Syntax(binding.pattern).id { continue }
            guard let use = token.parent?.as(DeclReferenceExprSyntax.self), isRegistered(ExprSyntax(use)) else {
                return nil
            }
            edits.append(TextEdit(use.bytes, metatype))
        }
        if edits.isEmpty { return nil }
        return edits + LineRemoval(source, [declaration.bytes], keepsComments: true).edits
    }
}

extension DeclSyntax {
    /// Whether it is a member of the type itself.
    fileprivate var isStatic: Bool {
        let modifiers =
            self.as(VariableDeclSyntax.self)?.modifiers ?? self.as(FunctionDeclSyntax.self)?.modifiers
        return modifiers?.contains { ["static", "class"].contains($0.name.text) } ?? false
    }

    /// Whether it is a nib by its type, or a variable that is made one.
    fileprivate var givesNib: Bool {
        if let function = self.as(FunctionDeclSyntax.self) {
            return function.signature.returnClause?.type.trimmedDescription.hasPrefix("UINib") ?? false
        }
        guard let binding = self.as(VariableDeclSyntax.self)?.bindings.first else { return false }
        return binding.typeAnnotation?.type.trimmedDescription.hasPrefix("UINib")
            ?? binding.initializer?.value.trimmedDescription.hasPrefix("UINib") ?? false
    }
}
