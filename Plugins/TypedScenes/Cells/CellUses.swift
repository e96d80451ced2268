import Navigation
import ProjectFiles
import SceneCallWriting
import SwiftSyntax
import TransformKit

/// Writes anew what dequeues cells and loads nibs by strings in one file.
struct CellUses: NamedUseRewriter {
    let graph: ProjectGraph
    let source: SourceText
    let properties: PropertyReader
    let certainty: CellCertainty
    private let files: [CellFile]
    private let origin: SceneGenerator?
    /// The identifiers that are certain, by the ranges of their expressions.
    private let registered: [Range<Int>: String]
    private let expressions: [Range<Int>: ExprSyntax]

    /// Nil where the file cannot be parsed.
    init?(
        _ source: SourceText, _ references: [CodeReference], _ graph: ProjectGraph, _ properties: PropertyReader,
        _ certainty: CellCertainty, _ files: [CellFile], from origin: SceneGenerator?
    ) {
        guard case .success(let tree) = SwiftSyntaxTree.read(source) else { return nil }
        self.graph = graph
        self.files = files
        self.source = source
        self.properties = properties
        self.certainty = certainty
        self.origin = origin
        registered = Dictionary(
            references.filter { $0.kind == .registeredReuseIdentifier && $0.isExact && $0.names.count == 1 }
                .map { ($0.range, $0.names[0]) }, uniquingKeysWith: { first, _ in first })
        let finder = ArgumentFinder(Set(references.map(\.range)))
        finder.walk(tree)
        expressions = finder.found
    }

    /// The new form of a use; nil where there is none.
    ///
    /// - Throws: the reason why the use stays.
    func rewritten(_ reference: CodeReference) throws(Obstacle) -> NamedUse? {
        if let symbol = RSwiftSymbol(expressions[reference.range]) {
            guard origin == .rSwift else {
                throw Obstacle(
                    code: .generatedSymbol,
                    reason: "R.swift generates the symbol; the option `from: r-swift` writes it anew",
                    place: reference.place)
            }
            return try rewritten(symbol, reference)
        }
        guard reference.isExact, reference.names.count == 1, let name = reference.names.first,
            let (argument, call) = Self.taker(of: expressions[reference.range])
        else { return nil }
        let owned = ownFiles(reference)
        if reference.kind == .dequeuedReuseIdentifier, owned.contains(where: \.owner.isMac) {
            return try making(reference, name, call, owned)
        }
        switch reference.kind {
        case .dequeuedReuseIdentifier: return try dequeuing(reference, name, call, owned)
        case .registeredReuseIdentifier: return registering(reference, name, call, argument, owned)
        case .nib: return try nib(reference, name, call, owned)
        default: return nil
        }
    }

    /// The call that takes a name, with its argument, which AppKit has wrap the name in a type of its own.
    private static func taker(of name: ExprSyntax?) -> (LabeledExprSyntax, FunctionCallExprSyntax)? {
        guard let argument = name?.parent?.as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        else { return nil }
        let wrappers = ["NSUserInterfaceItemIdentifier", "NSNib.Name"]
        let isWrapped = wrappers.contains(call.calledExpression.trimmedDescription)
        return isWrapped ? taker(of: ExprSyntax(call)) : (argument, call)
    }

    func ownFiles(_ reference: CodeReference) -> [CellFile] {
        files.filter { $0.owner.contains(reference.path, in: graph) }
    }

    /// The nib of a name, with the file that has it.
    ///
    /// - Parameter index: the place of the view that is meant.
    func typedNib(_ name: String, at index: Int = 0, _ files: [CellFile]) -> (file: CellFile, nib: TypedNib)? {
        files.lazy.compactMap { file in
            file.nibs.first { $0.name == name && $0.index == index }.map { (file, $0) }
        }.first
    }

    private func cell(_ type: String, _ identifier: String, _ files: [CellFile]) -> TypedCell? {
        files.lazy.flatMap(\.cells).first { $0.type.name == type && $0.identifier == identifier }
    }

    /// The arguments that ask for a cell of a class and an identifier: `OrderCell.self`, and `.small` where the class has
    /// several; nil where no file has them.
    func arguments(_ type: String, _ identifier: String, _ files: [CellFile]) -> [String]? {
        if cell(type, identifier, files) != nil { return ["\(type).self"] }
        let members = files.lazy.flatMap(\.identified).filter { $0.type.name == type }.flatMap(\.members)
        return members.first { $0.identifier == identifier }.map { ["\(type).self", ".\($0.name)"] }
    }

    /// `tableView.dequeueReusableCell(withIdentifier: "OrderCell", for: indexPath) as! OrderCell` becomes
    /// `tableView.dequeue(OrderCell.self, for: indexPath)`.
    private func dequeuing(
        _ reference: CodeReference, _ identifier: String, _ call: FunctionCallExprSyntax, _ files: [CellFile]
    ) throws(Obstacle) -> NamedUse? {
        let arguments = Array(call.arguments)
        let isCollection = arguments.contains { $0.label?.text == "withReuseIdentifier" }
        let isSupplementary = arguments.first?.label?.text == "ofKind"
        let cast = CellCast(call)
        let plain =
            isSupplementary ? "UICollectionReusableView" : isCollection ? "UICollectionViewCell" : "UITableViewCell"
        let type = cast?.type ?? plain
        guard !CellCast.isUnclear(call), var written = self.arguments(type, identifier, files) else { return nil }
        let callee = call.calledExpression.as(MemberAccessExprSyntax.self)
        guard let method = callee?.declName.baseName.text, let base = callee?.base,
            let indexPath = arguments.last, indexPath.label?.text == "for", call.trailingClosure == nil
        else { return nil }
        let receiver = ControllerReceiver(graph: graph, properties: properties, path: source.path)
        let listType = isCollection ? "UICollectionView" : "UITableView"
        guard receiver.isList(base, at: call, of: listType) else {
            throw Obstacle(
                code: .receiverUnknown, reason: "it is not known that `\(base.trimmedDescription)` is a \(listType)",
                place: reference.place)
        }
        let start: Range<Int> = call.bytes
        let whole = start.lowerBound..<(cast?.end ?? start.upperBound)
        let text = source.string(whole)
        guard !text.contains("//"), !text.contains("/*") else {
            throw Obstacle(
                code: .commentInside, reason: "a comment inside of the call would be lost", place: reference.place)
        }
        let name = "dequeue(\(written.joined(separator: ", ")), for:)"
        if method == "dequeueReusableSupplementaryView" {
            guard arguments.count == 3, let kind = arguments.first, kind.label?.text == "ofKind" else { return nil }
            written.append("ofKind: \(source.string(kind.expression.bytes))")
        } else if method != "dequeueReusableCell" || arguments.count != 2 {
            return nil
        }
        written.append("for: \(source.string(indexPath.expression.bytes))")
        let new = "\(source.string(base.bytes)).dequeue(\(written.joined(separator: ", ")))"
        if cast?.isConditional == true {
            let doubt = try certainty.doubt(identifier, type, at: reference.place)
            return NamedUse(
                edits: try withoutCondition(ExprSyntax(call), new, reference.place), reference: reference, new: name,
                doubt: doubt)
        }
        return NamedUse(edits: [TextEdit(whole, new)], reference: reference, new: name)
    }

    /// `tableView.makeView(withIdentifier: NSUserInterfaceItemIdentifier("OrderView"), owner: self) as? OrderView` becomes
    /// `tableView.makeView(OrderView.self, owner: self)`, which is an optional as well.
    private func making(
        _ reference: CodeReference, _ identifier: String, _ call: FunctionCallExprSyntax, _ files: [CellFile]
    ) throws(Obstacle) -> NamedUse? {
        guard let cast = CellCast(call), !CellCast.isUnclear(call), call.trailingClosure == nil,
            let callee = call.calledExpression.as(MemberAccessExprSyntax.self), let base = callee.base,
            callee.declName.baseName.text == "makeView", call.arguments.count == 2, let owner = call.arguments.last,
            owner.label?.text == "owner", let written = self.arguments(cast.type, identifier, files)
        else { return nil }
        let receiver = ControllerReceiver(graph: graph, properties: properties, path: source.path)
        guard ["NSTableView", "NSOutlineView"].contains(where: { receiver.isList(base, at: call, of: $0) }) else {
            throw Obstacle(
                code: .receiverUnknown, reason: "it is not known that `\(base.trimmedDescription)` is an NSTableView",
                place: reference.place)
        }
        let start: Range<Int> = call.bytes
        let whole = start.lowerBound..<cast.end
        let text = source.string(whole)
        guard !text.contains("//"), !text.contains("/*") else {
            throw Obstacle(
                code: .commentInside, reason: "a comment inside of the call would be lost", place: reference.place)
        }
        let arguments = written.joined(separator: ", ")
        let new =
            "\(source.string(base.bytes)).makeView(\(arguments), owner: \(source.string(owner.expression.bytes)))"
        return NamedUse(
            edits: [TextEdit(whole, cast.isConditional ? new : new + "!")], reference: reference,
            new: "makeView(\(arguments), owner:)")
    }

    /// The edits that take an `as?` that always succeeds out of its `guard` or `if`.
    func withoutCondition(
        _ value: ExprSyntax, _ new: String, _ place: Place
    ) throws(Obstacle) -> [TextEdit] {
        var edits: [TextEdit] = []
        switch CallExpression(value).taker {
        case .guarding(let statement, let condition):
            try ConditionRemoval(source, new).write(statement, condition, &edits, place)
        case .branching(let statement, let condition):
            try ConditionRemoval(source, new).write(statement, condition, &edits, place)
        case .local, .chain, .typed, .other:
            throw Obstacle(
                code: .castDecides, reason: "the code goes on with the optional that `as?` gives", place: place)
        }
        return edits
    }

    /// The literal in `register(OrderCell.nib, forCellReuseIdentifier: "OrderCell")`, where the same call names the class.
    private func registering(
        _ reference: CodeReference, _ identifier: String, _ call: FunctionCallExprSyntax,
        _ argument: LabeledExprSyntax, _ files: [CellFile]
    ) -> NamedUse? {
        guard argument.expression.is(StringLiteralExprSyntax.self), let first = call.arguments.first?.expression
        else { return nil }
        var type: String?
        if let member = first.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self" {
            type = member.base?.trimmedDescription
        } else if let nib = NibCall(first), let name = nib.name {
            type = typedNib(name, files)?.nib.type.name
        }
        guard let type, cell(type, identifier, files) != nil else { return nil }
        let range: Range<Int> = argument.expression.bytes
        return NamedUse(
            edits: [TextEdit(range, "\(type).typedIdentifier")], reference: reference, new: "\(type).typedIdentifier")
    }

    /// `UINib(nibName: "OrderCell", bundle: nil)` becomes `OrderCell.nib`; a call that registers or loads it goes with it.
    private func nib(
        _ reference: CodeReference, _ name: String, _ call: FunctionCallExprSyntax, _ files: [CellFile]
    ) throws(Obstacle) -> NamedUse? {
        if let loading = NibLoading(call) { return try loaded(by: loading, name, reference, files) }
        guard let nib = NibCall(ExprSyntax(call)), nib.isInMainBundle,
            let (file, found) = typedNib(name, files), file.owner.bundle == .main, file.nibNames == .usual
        else { return nil }
        if let argument = call.parent?.as(LabeledExprSyntax.self),
            let taker = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
            taker.arguments.first?.id == argument.id,
            let edit = registering(taker, found, identifier(in: taker), isOfList: false)
        {
            return NamedUse(edits: [edit], reference: reference, new: "register(nibOf: \(found.type.name).self)")
        }
        let range: Range<Int> = call.bytes
        return NamedUse(
            edits: [TextEdit(range, "\(found.type.name).\(file.nibNames.nib)")], reference: reference,
            new: "\(found.type.name).\(file.nibNames.nib)")
    }

    /// The identifier of `register(…, forCellReuseIdentifier: "OrderCell")` with two arguments, where it is certain.
    private func identifier(in call: FunctionCallExprSyntax) -> String? {
        guard call.arguments.count == 2, let last = call.arguments.last,
            ["forCellReuseIdentifier", "forCellWithReuseIdentifier", "forIdentifier"].contains(last.label?.text)
        else { return nil }
        let range: Range<Int> = last.expression.bytes
        if let identifier = registered[range] { return identifier }
        // `forIdentifier: NSUserInterfaceItemIdentifier("order")`
        guard let wrapped = last.expression.as(FunctionCallExprSyntax.self), wrapped.arguments.count == 1,
            wrapped.calledExpression.trimmedDescription == "NSUserInterfaceItemIdentifier",
            let inner = wrapped.arguments.first?.expression
        else { return nil }
        let innerRange: Range<Int> = inner.bytes
        return registered[innerRange]
    }

    /// The edit that registers the nib of a class of cells by the class alone; nil where the list or the identifier may
    /// be another.
    ///
    /// - Parameters:
    ///   - identifier: what the call registers the nib for.
    ///   - isOfList: whether the receiver is known to be a list for such cells.
    func registering(
        _ call: FunctionCallExprSyntax, _ nib: TypedNib, _ identifier: String?, isOfList: Bool
    ) -> TextEdit? {
        guard nib.isOfCell, let view = nib.document.onlyView,
            let identifier, identifier == view["reuseIdentifier"] ?? view["identifier"],
            let first = call.arguments.first, let last = call.arguments.last
        else { return nil }
        if !isOfList {
            let receiver = ControllerReceiver(graph: graph, properties: properties, path: source.path)
            let lists =
                switch view.name {
                case "tableViewCell": ["UITableView"]
                case "collectionViewCell": ["UICollectionView"]
                default: ["NSTableView", "NSOutlineView"]
                }
            guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
                callee.declName.baseName.text == "register", let base = callee.base,
                lists.contains(where: { receiver.isList(base, at: call, of: $0) })
            else { return nil }
        }
        let range = first.bytes.lowerBound..<last.bytes.upperBound
        let text = source.string(range)
        guard !text.contains("//"), !text.contains("/*") else { return nil }
        return TextEdit(range, "nibOf: \(nib.type.name).self")
    }

    /// `Bundle.main.loadNibNamed("OrderView", owner: self)?.first as! OrderView` becomes
    /// `OrderView.loadFromNib(owner: self)`.
    private func loaded(
        by loading: NibLoading, _ name: String, _ reference: CodeReference, _ files: [CellFile]
    ) throws(Obstacle) -> NamedUse? {
        guard let (file, nib) = typedNib(name, at: index(of: loading, name, files), files),
            file.owner.bundle == .main, file.nibNames == .usual
        else { return nil }
        let expression = loading.expression
        let text = source.string(expression.whole)
        guard !text.contains("//"), !text.contains("/*") else {
            throw Obstacle(
                code: .commentInside, reason: "a comment inside of the call would be lost", place: reference.place)
        }
        let owner = loading.owner.map { "owner: \(source.string($0.bytes))" } ?? ""
        let new = "\(nib.type.name).\(file.nibNames.loading)(\(owner))"
        switch expression.cast {
        case .forced(nib.type.name):
            return NamedUse(edits: [TextEdit(expression.whole, new)], reference: reference, new: new)
        case .conditional(nib.type.name):
            if let other = variant(of: name) {
                throw Obstacle(
                    code: .castDecides,
                    reason: "\(other.path.fileName) may be loaded in its place, and is not looked at",
                    place: Place(path: other.path))
            }
            if case .typed = expression.taker {
                return NamedUse(edits: [TextEdit(expression.whole, new)], reference: reference, new: new)
            }
            return NamedUse(
                edits: try withoutCondition(expression.call, new, reference.place), reference: reference, new: new)
        default: return nil
        }
    }

    private func index(of loading: NibLoading, _ name: String, _ files: [CellFile]) -> Int {
        switch loading.place {
        case .index(let index): return index
        case .last:
            let document = files.lazy.flatMap(\.nibs).first { $0.name == name }?.document
            return (document?.loadedObjectCount ?? 0) - 1
        }
    }

    /// The xib that a kind of device has in place of one: `OrderView~ipad.xib`.
    private func variant(of name: String) -> IBDocument? {
        graph.documents.first { $0.kind.form == .xib && LocalizedFile(path: $0.path).baseName.hasPrefix(name + "~") }
    }
}

/// The cast behind a call: `as! OrderCell`.
private struct CellCast {
    let type: String
    let isConditional: Bool
    /// Where the type ends.
    let end: Int

    /// Nil where there is none.
    init?(_ call: FunctionCallExprSyntax) {
        guard let (mark, type) = Self.parts(call), let mark = mark?.questionOrExclamationMark?.text, let type else {
            return nil
        }
        self.type = type.type.trimmedDescription
        isConditional = mark == "?"
        let range: Range<Int> = type.bytes
        end = range.upperBound
    }

    /// Whether something else is said of the type than a cast with a mark: `as OrderCell`, `is OrderCell`.
    static func isUnclear(_ call: FunctionCallExprSyntax) -> Bool {
        guard let list = call.parent?.as(ExprListSyntax.self), CellCast(call) == nil else { return false }
        return list.contains { $0.is(UnresolvedAsExprSyntax.self) || $0.is(UnresolvedIsExprSyntax.self) }
    }

    private static func parts(
        _ call: FunctionCallExprSyntax
    ) -> (UnresolvedAsExprSyntax?, TypeExprSyntax?)? {
        guard let list = call.parent?.as(ExprListSyntax.self) else { return nil }
        let elements = Array(list)
        guard let place = elements.firstIndex(where: { $0.id == ExprSyntax(call).id }), place + 2 < elements.count
        else { return nil }
        return (elements[place + 1].as(UnresolvedAsExprSyntax.self), elements[place + 2].as(TypeExprSyntax.self))
    }
}

/// Finds arguments and members by the ranges of their expressions.
private final class ArgumentFinder: SyntaxVisitor {
    private let wanted: Set<Range<Int>>
    private(set) var found: [Range<Int>: ExprSyntax] = [:]

    init(_ wanted: Set<Range<Int>>) {
        self.wanted = wanted
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        let range: Range<Int> = node.expression.bytes
        if wanted.contains(range), found[range] == nil { found[range] = node.expression }
        return .visitChildren
    }

    /// A symbol of R.swift's may be no argument: `R.nib.orderView(withOwner: nil)!`
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let range: Range<Int> = node.bytes
        if wanted.contains(range), found[range] == nil { found[range] = ExprSyntax(node) }
        return .visitChildren
    }
}
