import SceneCallWriting
import SwiftSyntax
import TransformKit

/// A symbol of R.swift that names a nib or a reuse identifier: `R.nib.orderCell`, `R.reuseIdentifier.order`.
struct RSwiftSymbol {
    let expression: MemberAccessExprSyntax
    /// Whether it is one of a nib.
    let isNib: Bool
    /// What is asked of the nib: `firstView` of `R.nib.orderCell.firstView`.
    let member: String?

    init?(_ expression: ExprSyntax?) {
        guard let expression = expression?.as(MemberAccessExprSyntax.self) else { return nil }
        let words = expression.trimmedDescription.split(separator: ".").map { String($0).trimmed }
        guard words.count >= 3, words[0] == "R", ["nib", "reuseIdentifier"].contains(words[1]) else { return nil }
        self.expression = expression
        isNib = words[1] == "nib"
        member = words.count > 3 ? words[3] : nil
    }

    /// The call that has the symbol as an argument, with the argument's place.
    var taker: (call: FunctionCallExprSyntax, place: Int)? {
        guard let argument = expression.parent?.as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
            let place = Array(call.arguments).firstIndex(where: { $0.id == argument.id })
        else { return nil }
        return (call, place)
    }

    /// Whether the symbol is the value of a local of which only `name` and `bundle` are asked.
    var isLocalOfNameAndBundle: Bool {
        guard let clause = expression.parent?.as(InitializerClauseSyntax.self),
            let binding = clause.parent?.as(PatternBindingSyntax.self), binding.typeAnnotation == nil,
            let local = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let item = binding.parent?.parent?.parent?.as(CodeBlockItemSyntax.self),
            let block = item.parent?.as(CodeBlockItemListSyntax.self)
        else { return false }
        return block.tokens(viewMode: .sourceAccurate).allSatisfy { token in
            guard token.text == local, let use = token.parent?.as(DeclReferenceExprSyntax.self) else { return true }
            // `other.nib` is something else.
            guard let member = use.parent?.as(MemberAccessExprSyntax.self) else { return false }
            return member.base?.id != use.id || ["name", "bundle"].contains(member.declName.baseName.text)
        }
    }

    /// The call of the symbol itself: `R.nib.orderCell(withOwner: nil)`.
    var own: FunctionCallExprSyntax? {
        guard let call = expression.parent?.as(FunctionCallExprSyntax.self),
            call.calledExpression.id == ExprSyntax(expression).id
        else { return nil }
        return call
    }
}

extension CellUses {
    /// The new form of a symbol of R.swift.
    ///
    /// - Throws: the reason why it stays.
    func rewritten(_ symbol: RSwiftSymbol, _ reference: CodeReference) throws(Obstacle) -> NamedUse? {
        let files = ownFiles(reference)
        guard reference.isExact, reference.names.count == 1, let name = reference.names.first else {
            throw obstacle("it is not known what it names", reference)
        }
        guard symbol.isNib else { return try dequeued(symbol, name, reference, files) }
        let index = TypedNib.ordinals.firstIndex { $0 + "View" == symbol.member } ?? 0
        guard let (file, nib) = typedNib(name, at: index, files) else {
            return try self.file(of: symbol, name, reference, files)
        }
        if let (call, place) = symbol.taker, place == 0, symbol.member == nil {
            return try taken(by: call, nib, file.nibNames.nib, reference, files)
        }
        if let call = symbol.own { return try loaded(by: call, symbol, nib, file.nibNames.loading, reference) }
        throw obstacle("no member of the written file gives what is asked of it", reference)
    }

    /// `TypedNibFile.profileView` for `R.nib.profileView`, where only its name and bundle are asked for.
    private func file(
        of symbol: RSwiftSymbol, _ name: String, _ reference: CodeReference, _ files: [CellFile]
    ) throws(Obstacle) -> NamedUse? {
        guard let nib = files.lazy.flatMap(\.nibFiles).first(where: { $0.name == name }) else {
            throw obstacle("\(name).xib has no member in the written file", reference)
        }
        let new = "TypedNibFile.\(MemberName.written(nib.member))"
        let range: Range<Int> = symbol.expression.bytes
        if let member = symbol.member, ["name", "bundle"].contains(member), symbol.own == nil {
            return NamedUse(edits: [TextEdit(range, "\(new).\(member)")], reference: reference, new: "\(new).\(member)")
        }
        if symbol.member == nil, let (call, place) = symbol.taker {
            let argument = Array(call.arguments)[place]
            if argument.label?.text == "nib", call.calledExpression.isInitializer {
                let whole: Range<Int> = argument.bytes
                let end = argument.trailingComma.map { $0.bytes.lowerBound } ?? whole.upperBound
                return NamedUse(
                    edits: [TextEdit(whole.lowerBound..<end, "nibName: \(new).name, bundle: \(new).bundle")],
                    reference: reference, new: new)
            }
        }
        if symbol.member == nil, symbol.isLocalOfNameAndBundle {
            return NamedUse(edits: [TextEdit(range, new)], reference: reference, new: new)
        }
        throw obstacle("the view of \(name).xib has no class of its own, by which it could be loaded", reference)
    }

    private func obstacle(_ reason: String, _ reference: CodeReference) -> Obstacle {
        Obstacle(code: .generatedSymbol, reason: reason, place: reference.place)
    }

    /// `tableView.dequeueReusableCell(withIdentifier: R.reuseIdentifier.order, for: indexPath)!`
    private func dequeued(
        _ symbol: RSwiftSymbol, _ identifier: String, _ reference: CodeReference, _ files: [CellFile]
    ) throws(Obstacle) -> NamedUse? {
        let types =
            files.flatMap(\.cells).filter { $0.identifier == identifier }.map(\.type.name)
            + files.flatMap(\.identified).filter { $0.members.contains { $0.identifier == identifier } }.map(
                \.type.name)
        guard types.count == 1, let type = types.first, var written = arguments(type, identifier, files) else {
            throw obstacle(
                types.isEmpty
                    ? "the written file has no cell of the identifier" : "several classes have the identifier",
                reference)
        }
        if symbol.member == "identifier", symbol.own == nil {
            let range: Range<Int> = symbol.expression.bytes
            let new = identifierText(type, written)
            return NamedUse(edits: [TextEdit(range, new)], reference: reference, new: new)
        }
        guard symbol.member == nil, let (call, place) = symbol.taker,
            let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
            let base = callee.base, let indexPath = call.arguments.last, indexPath.label?.text == "for"
        else { throw obstacle("it is no call that dequeues a cell for an index path", reference) }
        let method = callee.declName.baseName.text
        if method == "dequeueReusableSupplementaryView", place == 1, let kind = call.arguments.first {
            written.append("ofKind: \(source.string(kind.expression.bytes))")
        } else if method != "dequeueReusableCell" || place != 0 {
            throw obstacle("it is no call that dequeues a cell for an index path", reference)
        }
        written.append("for: \(source.string(indexPath.expression.bytes))")
        let new = "\(source.string(base.bytes)).dequeue(\(written.joined(separator: ", ")))"
        let doubt = try certainty.doubt(identifier, type, at: reference.place)
        return NamedUse(
            edits: try edits(call, new, reference), reference: reference, new: "dequeue(\(written[0]), for:)",
            doubt: doubt)
    }

    /// The identifier of a class as a text, from the arguments that ask for its cells.
    private func identifierText(_ type: String, _ arguments: [String]) -> String {
        arguments.count == 1 ? "\(type).typedIdentifier" : "TypedCellIdentifier<\(type)>\(arguments[1]).name"
    }

    /// The edits that put a value that is no optional in the place of a call that gave one.
    private func edits(
        _ call: FunctionCallExprSyntax, _ new: String, _ reference: CodeReference
    ) throws(Obstacle) -> [TextEdit] {
        if let forced = call.parent?.as(ForceUnwrapExprSyntax.self) {
            let range: Range<Int> = forced.bytes
            return [TextEdit(range, new)]
        }
        // What an optional could be given takes the value itself.
        if case .typed = CallExpression(ExprSyntax(call)).taker {
            let range: Range<Int> = call.bytes
            return [TextEdit(range, new)]
        }
        return try withoutCondition(ExprSyntax(call), new, reference.place)
    }

    /// `tableView.register(R.nib.orderCell)` and `UINib(resource: R.nib.orderCell)`.
    private func taken(
        by call: FunctionCallExprSyntax, _ nib: TypedNib, _ member: String, _ reference: CodeReference,
        _ files: [CellFile]
    ) throws(Obstacle) -> NamedUse? {
        let type = nib.type.name
        let arguments = Array(call.arguments)
        if call.calledExpression.trimmedDescription == "UINib", arguments[0].label?.text == "resource" {
            let range: Range<Int> = call.bytes
            return NamedUse(
                edits: [TextEdit(range, "\(type).\(member)")], reference: reference, new: "\(type).\(member)")
        }
        let callee =
            call.calledExpression.as(MemberAccessExprSyntax.self)?.declName
            ?? call.calledExpression.as(DeclReferenceExprSyntax.self)
        guard callee?.baseName.text == "register", arguments[0].label == nil
        else { throw obstacle("no member of the written file gives what is asked of it", reference) }
        guard let identifier = nib.document.onlyView?["reuseIdentifier"],
            let named = self.arguments(type, identifier, files)
        else { throw obstacle("the written file has no identifier of \(type)", reference) }
        let value = identifierText(type, named)
        // R.swift adds `register` to both lists, each for its own kind of cells.
        let isTable = nib.document.onlyView?.isNamed("tableViewCell") == true
        let first: Range<Int> = arguments[0].expression.bytes
        if arguments.count == 1 {
            if let edit = registering(call, nib, identifier, isOfList: true) {
                return NamedUse(edits: [edit], reference: reference, new: "register(nibOf: \(type).self)")
            }
            let label = isTable ? "forCellReuseIdentifier" : "forCellWithReuseIdentifier"
            return NamedUse(
                edits: [TextEdit(first, "\(type).\(member), \(label): \(value)")], reference: reference,
                new: "\(type).\(member)")
        }
        guard !isTable, arguments.count == 2, arguments[1].label?.text == "forSupplementaryViewOfKind" else {
            throw obstacle("it is no call that registers a cell", reference)
        }
        if nib.isOfCell, nib.document.onlyView?["reuseIdentifier"] == identifier {
            let label = arguments[1].bytes.lowerBound..<arguments[1].expression.bytes.lowerBound
            return NamedUse(
                edits: [TextEdit(first, "nibOf: \(type).self"), TextEdit(label, "ofKind: ")], reference: reference,
                new: "register(nibOf: \(type).self, ofKind:)")
        }
        let kind: Range<Int> = arguments[1].expression.bytes
        return NamedUse(
            edits: [
                TextEdit(first, "\(type).\(member)"),
                TextEdit(insert: ", withReuseIdentifier: \(value)", at: kind.upperBound),
            ], reference: reference, new: "\(type).\(member)")
    }

    /// `R.nib.orderView(withOwner: self)!` and `R.nib.orderView.firstView(owner: nil)!`.
    private func loaded(
        by call: FunctionCallExprSyntax, _ symbol: RSwiftSymbol, _ nib: TypedNib, _ loading: String,
        _ reference: CodeReference
    ) throws(Obstacle) -> NamedUse? {
        let arguments = Array(call.arguments)
        guard let owner = arguments.first, ["owner", "withOwner"].contains(owner.label?.text), arguments.count == 1,
            symbol.member == nil && nib.index == 0 || symbol.member == TypedNib.ordinals[nib.index] + "View"
        else { throw obstacle("it is no call that loads the nib for an owner alone", reference) }
        let value = source.string(owner.expression.bytes)
        let new = "\(nib.type.name).\(loading)(\(value == "nil" ? "" : "owner: \(value)"))"
        return NamedUse(edits: try edits(call, new, reference), reference: reference, new: new)
    }
}

extension ExprSyntax {
    /// `self.init`, `super.init`, `Menu.init` and `Menu`.
    fileprivate var isInitializer: Bool {
        if let member = self.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text == "init" }
        return self.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
    }
}
