import ProjectFiles
import SwiftWriting
import TransformKit

/// Reads cells of documents, and the classes that are to make them.
struct CellDrafter {
    private let graph: ProjectGraph
    private let trees: RecentTrees
    private let extensions: SystemExtensions
    private let owners: ClassObjects
    private let classes: ViewClasses
    private var documents: ReadDocuments
    private var names: ClassNames

    init(_ graph: ProjectGraph, _ owners: ClassObjects, _ trees: RecentTrees) {
        self.graph = graph
        self.trees = trees
        self.owners = owners
        extensions = SystemExtensions(graph)
        classes = ViewClasses(graph)
        documents = ReadDocuments(graph)
        names = ClassNames(graph)
    }

    /// A cell whose document can become code, before its class is asked.
    struct ReadCell {
        let cell: Cell
        let coded: CodedCell
        let connections: ScreenConnections
        fileprivate let hasSafeAreas: Bool
        fileprivate let texts: MovedTexts
    }

    /// - Throws: the reason why the cell stays in its document.
    mutating func read(_ element: Element) throws(Obstacle) -> ReadCell {
        let cell = try Cell(element, owners, in: graph)
        let document = try documents.document(cell.document)
        try classes.checkAbove(cell)
        let stem = cell.type?.name ?? cell.owner(in: graph)?.name.controllerStem ?? "Cell"
        let (values, texts) = try document.values(of: cell.inside.union([element]), stem: stem)
        let coded = try ViewReader(values, classes).read(cell)
        let connections = try ScreenConnections(of: cell.connected, document.references)
        try connections.checkInstalled()
        return ReadCell(
            cell: cell, coded: coded, connections: connections, hasSafeAreas: document.hasSafeAreas, texts: texts)
    }

    /// - Throws: the reason why its class cannot make it.
    mutating func draft(
        of read: ReadCell, _ reader: CellOutletReader, _ actions: ControllerReader
    ) throws(Obstacle) -> CellDraft {
        let (cell, connections) = (read.cell, read.connections)
        let found = try cell.type.map { type throws(Obstacle) in try CellClass(of: type, cell.kind, in: graph, trees) }
        var outlets: [CellOutlet] = []
        var kept: [Element: String] = [:]
        for connection in connections.outlets {
            guard let type = cell.type, let found else { continue }
            outlets.append(try reader.outlet(of: connection, cell, type, found))
            for object in connection.objects where !connection.isCollection {
                if let other = kept[object] {
                    throw Obstacle(
                        code: .connectionUnclear, reason: "“\(other)” and “\(connection.property)” are one object",
                        place: object.place)
                }
                kept[object] = connection.property
            }
        }
        var fates: [ActionFate] = []
        if let type = cell.type {
            for action in connections.actions {
                fates.append(try actions.fate(of: action, type, inside: cell.inside))
            }
            for link in connections.links { try actions.check(link, of: type) }
        }
        let members = cell.type.map { CellClass.memberNames(of: $0, in: graph, trees) } ?? []
        var viewNames = ViewNames(
            read.coded.views, outlets: kept, members: extensions.members.union(members).union(cell.kind.memberNames),
            actions: Dictionary(connections.actions.map { ($0.control, $0.selector) }) { first, _ in first },
            keepsOutlets: true)
        var names = viewNames.names
        if let content = cell.content { names[content] = "contentView" }
        let asked = Set(connections.outlets.flatMap(\.objects))
        let constraints = try ConstraintReader(
            cell.element, names: names, asked: asked, hasSafeAreas: read.hasSafeAreas
        ).constraints()
        if let varied = constraints.first(where: { !$0.constants.isEmpty || $0.installation != nil }) {
            throw Obstacle.varies(varied.element, "by size class, inside of a cell")
        }
        var constraintNames: [Element: String] = [:]
        for constraint in constraints {
            if let name = kept[constraint.element] {
                constraintNames[constraint.element] = name
            } else if constraint.needsName || asked.contains(constraint.element) {
                constraintNames[constraint.element] = viewNames.free(constraint.words)
            }
        }
        let ordered = asked.sorted { $0.index < $1.index }
        for object in ordered where names[object] == nil && constraintNames[object] == nil {
            throw Obstacle(
                code: .connectionUnclear, reason: "an outlet leads to \(ElementSubject(object).words)",
                place: object.place)
        }
        if let unnamed = ordered.first(where: { kept[$0] == nil && constraintNames[$0] != nil }) {
            throw Obstacle.notYet(unnamed, "a collection of constraints")
        }
        let name =
            if let type = cell.type {
                type.name
            } else if read.coded.isPlain, cell.kind == .tableCell {
                cell.kind.systemClass
            } else {
                try newName(of: cell)
            }
        let above = cell.type.flatMap(classes.awakening(above:))
        if above != nil, let found, !found.awakesBehindSuper {
            throw Obstacle(
                code: .classOfView, reason: "\(name) awakes in another order than the class above",
                place: cell.element.place)
        }
        return CellDraft(
            cell: cell, coded: read.coded, name: name, class: found, names: names, constraints: constraints,
            constraintNames: constraintNames, outlets: outlets, actions: fates, links: connections.links,
            texts: read.texts, initializers: classes.initializers(for: read.coded.views) + (above?.edits ?? []),
            above: above,
            methods: (
                viewNames.free("addSubviews"), viewNames.free("activateConstraints"),
                viewNames.free(above?.name == "setUp" ? "setUpCell" : "setUp")
            ))
    }

    /// `PersonCell` for the identifier `person`; `MenuCell` for `cell` of `MenuViewController`.
    private mutating func newName(of cell: Cell) throws(Obstacle) -> String {
        guard let owner = cell.owner(in: graph) else {
            throw Obstacle(
                code: .listUnnamed, reason: "no one class of Swift has \(ElementSubject(cell.element).words)",
                place: cell.element.place)
        }
        let words = (cell.element["reuseIdentifier"] ?? "").split { !$0.isLetter && !$0.isNumber }
            .map { String($0).capitalizedFirst }
        var name = words.joined()
        for ending in ["ReuseIdentifier", "Identifier", "ID", "Id"] where name.hasSuffix(ending) {
            name = String(name.dropLast(ending.count))
        }
        let isPlain = name.utf8.allSatisfy { $0 < 128 } && name.first?.isLetter ?? false
        let stem = owner.name.controllerStem
        // `cellEdit` is an `EditCell`.
        if name.hasPrefix("Cell"), name.dropFirst(4).first?.isUppercase == true { name = String(name.dropFirst(4)) }
        let noun = name.hasSuffix("Cell") ? String(name.dropLast(4)) : name
        let says = isPlain && !Self.wordsOfNothing.contains(noun.lowercased())
        let candidates =
            (says ? [noun + "Cell"] : []) + [stem + (isPlain && says ? noun : "") + "Cell", stem + "ListCell"]
        guard let free = names.first(of: candidates, near: owner.declaration.path) else {
            throw Obstacle(
                code: .nameTaken, reason: "the project has a “\(candidates[0])” already", place: cell.element.place)
        }
        return free
    }

    /// Identifiers that say nothing of the cell.
    private static let wordsOfNothing: Set = [
        "", "basic", "default", "prototype", "subtitle", "detail", "right", "left", "table", "tableview", "item",
        "custom", "reuse", "my", "list", "row", "base",
    ]
}
