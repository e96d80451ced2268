import SwiftSyntax
import SwiftWriting
import TransformKit

/// Takes prototypes out of a scene, and lets its view controller register their classes.
struct PrototypeWriter {
    private let graph: ProjectGraph
    private let owners: ClassObjects
    private let trees: RecentTrees

    init(_ graph: ProjectGraph, _ owners: ClassObjects, _ trees: RecentTrees) {
        self.graph = graph
        self.owners = owners
        self.trees = trees
    }

    /// The call that registers the class of a prototype.
    ///
    /// - Throws: the reason why the controller cannot register it.
    func registration(of draft: CellDraft) throws(Obstacle) -> String {
        let cell = draft.cell
        let place = cell.element.place
        guard let identifier = cell.element["reuseIdentifier"], !identifier.isEmpty else {
            throw Obstacle(
                code: .notRegistered, reason: "\(ElementSubject(cell.element).words) has no reuse identifier",
                place: place)
        }
        let list = try list(of: cell)
        let name = try property(of: list)
        if let module = cell.element.customModule, !cell.element.inheritsModuleFromTarget,
            let owner = cell.owner(in: graph),
            let source = graph.text(at: owner.declaration.path), !source.importedModules.contains(module)
        {
            throw Obstacle(
                code: .listUnnamed, reason: "the file of \(owner.name) does not import \(module), which has the class",
                place: place)
        }
        let type = "\(draft.name).self"
        switch cell.kind {
        case .tableCell: return "\(name).register(\(type), forCellReuseIdentifier: \(identifier.swiftLiteral))"
        case .collectionCell:
            return "\(name).register(\(type), forCellWithReuseIdentifier: \(identifier.swiftLiteral))"
        case .reusableView:
            guard let key = cell.element["key"], ["sectionHeaderView", "sectionFooterView"].contains(key) else {
                throw Obstacle.notYet(cell.element, "a supplementary view")
            }
            let kind = key == "sectionHeaderView" ? "elementKindSectionHeader" : "elementKindSectionFooter"
            return "\(name).register(\(type), forSupplementaryViewOfKind: UICollectionView.\(kind), "
                + "withReuseIdentifier: \(identifier.swiftLiteral))"
        }
    }

    private func list(of cell: Cell) throws(Obstacle) -> Element {
        let names: Set = ["tableView", "collectionView"]
        guard let list = cell.element.ancestors.first(where: { names.contains($0.name) }),
            list["dataMode"] != "static"
        else {
            throw Obstacle.notYet(cell.element, "a static cell")
        }
        return list
    }

    /// The name by which the scene's view controller knows a list.
    private func property(of list: Element) throws(Obstacle) -> String {
        guard let controller = list.ancestors.first(where: \.isController) else {
            throw Obstacle.notYet(list, "a list without a view controller")
        }
        let type = try type(of: controller)
        if controller.isNamed("tableViewController") && list["key"] == "view" { return "tableView" }
        if controller.isNamed("collectionViewController") && list["key"] == "view" { return "collectionView" }
        let outlets = controller.connections(of: .outlet).filter { $0.destination == list }
        guard let name = outlets.lazy.compactMap(\.property).first(where: { $0 != "view" }) else {
            throw Obstacle(
                code: .listUnnamed,
                reason: "\(ElementSubject(controller).words) has no outlet for \(ElementSubject(list).words)",
                place: list.place)
        }
        let family = [type] + graph.classes.subclasses(of: type)
        // Where another scene of the class has no such list, the outlet is nil in it.
        let other = family.flatMap(owners.elements).first { other in
            other != controller && !other.connections(of: .outlet).contains { $0.property == name }
        }
        if let other {
            throw Obstacle(
                code: .listUnnamed,
                reason: "\(ElementSubject(other).words) is of \(type.name) as well, and has no list for “\(name)”",
                place: other.place)
        }
        let isOptional = graph.classes.outlet(name, of: type)?.outlet.optionality == .optional
        return isOptional ? name + "?" : name
    }

    private func type(of controller: Element) throws(Obstacle) -> SwiftClass {
        guard case .swift(let types)? = graph.classes.resolve(controller), types.count == 1 else {
            throw Obstacle(
                code: .listUnnamed, reason: "\(ElementSubject(controller).words) has no one class of Swift",
                place: controller.place)
        }
        return types[0]
    }

    // MARK: Edits

    /// The edits of a controller's class that register some cells, where the view has just been loaded.
    func edits(of controller: Element, registering calls: [String]) throws(Obstacle) -> [FileEdit] {
        let type = try type(of: controller)
        guard let (node, source) = trees.declaration(of: type, in: graph) else { throw Obstacle.unreadable(type) }
        let isLoading = { (function: FunctionDeclSyntax) in
            function.name.text == "viewDidLoad" && function.signature.parameterClause.parameters.isEmpty
        }
        let inside = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.first(where: isLoading)
        if let body = inside?.body {
            return [.replace(path: source.path, Self.registering(calls, in: body, source))]
        }
        for part in type.parts where part.path != source.path || !node.bytes.contains(part.range.lowerBound) {
            guard let other = graph.text(at: part.path),
                other.offsets(ofIdentifier: "viewDidLoad").contains(where: part.range.contains)
            else { continue }
            throw Obstacle(
                code: .listUnnamed, reason: "an extension of \(type.name) has its `viewDidLoad`",
                place: Place(path: part.path))
        }
        let member = NewMember(
            name: "viewDidLoad()",
            lines: ["override func viewDidLoad() {", "    super.viewDidLoad()"] + calls.map { "    " + $0 } + ["}"])
        guard let added = ClassBody(of: node, in: source).inserting(methods: [node.overriding(member)]) else {
            throw Obstacle.unreadable(type)
        }
        return [.replace(path: source.path, added)]
    }

    /// Behind the call of the superclass, else in front of everything.
    private static func registering(_ calls: [String], in body: CodeBlockSyntax, _ source: SourceText) -> TextEdit {
        let above = body.statements.first { $0.item.trimmedDescription == "super.viewDidLoad()" }
        guard let above else { return FunctionBody(body, in: source).inserting(first: calls) }
        let end = above.endPositionBeforeTrailingTrivia.utf8Offset
        let line = source.lineRange(containing: end)
        let start = above.positionAfterSkippingLeadingTrivia.utf8Offset
        let layout = SwiftLayout(at: start, in: source)
        let isAlone = source.string(line.lowerBound..<start).trimmed.isEmpty
        guard isAlone else {
            return TextEdit(insert: calls.map { "; " + $0 }.joined(), at: end, order: "0")
        }
        let text = layout.lines(calls, depth: 0).joined(separator: layout.newline)
        // A comment behind the call stays with it.
        let lineEnd = end + source.bytes[end...].prefix { $0 != 10 && $0 != 13 }.count
        let behind = source.string(end..<lineEnd).trimmed
        let place = behind.isEmpty || behind.hasPrefix("//") ? lineEnd : end
        return TextEdit(insert: layout.newline + text, at: place, order: "0")
    }

    /// The edits of a storyboard after which it has some prototypes no more.
    static func removal(of cells: [Cell]) -> [FileEdit] {
        guard let document = cells.first?.document else { return [] }
        var editor = DocumentEditor(document)
        var gone: [Element] = []
        let elements = Set(cells.map(\.element))
        for element in cells.map(\.element) {
            // A list of prototypes in which nothing is left goes as well.
            if let around = element.parent, around.isNamed("prototypes") || around.isNamed("cells"),
                around.children.allSatisfy(elements.contains)
            {
                if !gone.contains(around) { gone.append(around) }
            } else {
                gone.append(element)
            }
        }
        editor.remove(gone, showing: Set(cells.flatMap { [$0.element] + $0.element.descendants }))
        return editor.edits.map { .replace(path: document.path, $0) }
    }
}
