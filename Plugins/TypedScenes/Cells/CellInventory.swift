import ProjectFiles
import TransformKit

/// Finds the classes of cells that have one reuse identifier, and the classes of views that xibs make.
struct CellInventory {
    private(set) var files: [CellFile] = []
    private(set) var refusals: [Refusal] = []
    private let graph: ProjectGraph
    private let types: SceneTypes

    private struct Found {
        let type: SceneType
        let identifier: String
        let object: Element
    }

    init(_ graph: ProjectGraph, file: String) {
        self.graph = graph
        types = SceneTypes(graph)
        let copies = DocumentCopies(graph)
        let wanted = (copies.base(of: .storyboard) + copies.base(of: .xib)).filter {
            $0.kind.platform != .macOS && Self.isWanted($0)
        }
        let documents = OwnedDocuments(wanted, graph)
        for (document, obstacle) in documents.refused { refuse(document.path, obstacle) }
        var paths = OwnedFilePaths(graph, file: file)
        for owner in documents.order {
            let written = GeneratedFile.written(for: owner, beginningWith: CellFile.firstLine, in: graph)
            paths.add(owner, written: written?.path)
            add(owner, documents.byOwner[owner] ?? [], paths.all[owner], written)
        }
    }

    private static let cellNames: Set<String> = ["tableViewCell", "collectionViewCell", "collectionReusableView"]

    private static func isCell(_ object: Element) -> Bool {
        cellNames.contains(object.name) && object.customClass != nil && object["reuseIdentifier"]?.isEmpty == false
    }

    private static func isWanted(_ document: IBDocument) -> Bool {
        document.elements.contains(where: isCell) || document.onlyView?.customClass != nil
    }

    private mutating func refuse(_ subject: String, _ obstacle: Obstacle) {
        refusals.append(
            Refusal(
                subject: subject, title: "write the cells and nibs of \(subject.fileName)", code: obstacle.code,
                reason: obstacle.reason, place: obstacle.place))
    }

    private mutating func add(
        _ owner: SceneOwner, _ documents: [IBDocument], _ path: String?, _ written: SourceText?
    ) {
        let cells = cells(documents, owner)
        let nibs = nibs(documents, owner, written)
        guard !cells.isEmpty || !nibs.isEmpty else { return }
        guard let path, written != nil || !graph.lists(path) else {
            refuse(documents[0].path, owner.obstacle(path, "typed-cells", documents[0]))
            return
        }
        let swift = owner.swiftFiles(in: graph).filter { !GeneratedFile.isOne($0.source) }
        if let place = Self.nameInUse(in: swift) {
            refuse(
                documents[0].path,
                Obstacle(
                    code: .nameInUse,
                    reason:
                        "\(place.path.fileName) declares a `TypedCell` or a `dequeue`, which the file would declare too",
                    place: place))
            return
        }
        let sharing = files.declaring(for: owner)
        files.append(
            CellFile(
                owner: owner, path: path, written: written, cells: cells, nibs: nibs,
                declaringPath: sharing?.path ?? path))
    }

    /// A type of the project's that has the name of the protocol, or a function that the written one could take the
    /// place of.
    private static func nameInUse(in files: [SwiftFile]) -> Place? {
        if let type = files.lazy.flatMap(\.types).first(where: { $0.name == "TypedCell" }) {
            return Place(path: type.path)
        }
        let names = ["dequeue", "dequeueReusableCell", "dequeueReusableSupplementaryView"]
        for source in files.map(\.source) {
            for name in names {
                for offset in source.offsets(ofIdentifier: name)
                where source.string(max(0, offset - 5)..<offset) == "func " {
                    // A function of the project's beside the system's matters where a call of strings may mean it.
                    let end = min(source.bytes.count, offset + 160)
                    let isMeant = name == "dequeue" || source.string(offset..<end).contains("dentifier: String")
                    if isMeant { return Place(source, at: offset) }
                }
            }
        }
        return nil
    }

    // MARK: Cells

    private mutating func cells(_ documents: [IBDocument], _ owner: SceneOwner) -> [TypedCell] {
        var byClass: [String: [Found]] = [:]
        for document in documents {
            for object in document.elements where Self.isCell(object) {
                let type = types.type(of: object, for: owner, system: Self.system(object))
                guard type.isExact, let identifier = object["reuseIdentifier"] else { continue }
                byClass[type.name, default: []].append(Found(type: type, identifier: identifier, object: object))
            }
        }
        var cells: [TypedCell] = []
        for name in byClass.keys.sorted() {
            let found = byClass[name] ?? []
            let identifiers = Set(found.map(\.identifier)).sorted()
            guard identifiers.count == 1 else {
                let list = identifiers.map { "\"\($0)\"" }.joined(separator: ", ")
                refuseCell(found[0], .severalIdentifiers, "documents have \(name) as \(list)")
                continue
            }
            if let above = superclass(of: found[0].object, among: Set(byClass.keys)) {
                refuseCell(found[0], .inheritedIdentifier, "its superclass \(above) has an identifier too")
                continue
            }
            cells.append(
                TypedCell(
                    type: found[0].type, identifier: identifiers[0],
                    documents: Array(Set(found.map(\.object.document.writtenName))).sorted(),
                    availability: ClassAvailability.attributes(of: found[0].type, found[0].object, in: graph)))
        }
        return cells
    }

    private mutating func refuseCell(_ found: Found, _ code: RefusalCode, _ reason: String) {
        let subject = "\(found.object.document.path) \(found.type.name)"
        // A document can be in several owners' files.
        guard !refusals.contains(where: { $0.subject == subject && $0.code == code }) else { return }
        refusals.append(
            Refusal(
                subject: subject, title: "write the reuse identifier of \(found.type.name)", code: code, reason: reason,
                place: found.object.place))
    }

    /// A Swift extension of a subclass cannot declare again what one of its superclass has.
    private func superclass(of object: Element, among names: Set<String>) -> String? {
        guard case .swift(let types)? = graph.classes.resolve(object) else { return nil }
        return types.flatMap { graph.classes.chain(of: $0).dropFirst() }.map(\.name).first(where: names.contains)
    }

    private static func system(_ object: Element) -> SceneType {
        let name =
            switch object.name {
            case "tableViewCell": "UITableViewCell"
            case "collectionViewCell": "UICollectionViewCell"
            case "collectionReusableView": "UICollectionReusableView"
            default: "UIView"
            }
        return SceneType(name: name, module: nil, isExact: true)
    }

    // MARK: Nibs

    /// Whether classes have a `nib` already: the project's code declares one, or uses one that a library declares.
    private func hasOwnNib(_ owner: SceneOwner, _ written: SourceText?) -> Bool {
        // Of what code says, an earlier run may be the reason.
        if let written { return !written.contains("static var nib: UINib" as StaticString) }
        return owner.swiftFiles(in: graph).contains { $0.source.saysNib }
            || graph.objectiveCFiles.contains { $0.source.contains(identifier: "nib") }
    }

    /// The xibs whose only view has a class that no other xib makes.
    private func nibs(_ documents: [IBDocument], _ owner: SceneOwner, _ written: SourceText?) -> [TypedNib] {
        var byClass: [String: [TypedNib]] = [:]
        // A project with a `nib` of its own has its own way already, and its protocols may ask for it.
        if hasOwnNib(owner, written) { return [] }
        for document in documents {
            guard let view = document.onlyView, view.customClass != nil else { continue }
            let type = types.type(of: view, for: owner, system: Self.system(view))
            guard type.isExact else { continue }
            byClass[type.name, default: []].append(
                TypedNib(
                    type: type, name: LocalizedFile(path: document.path).baseName, document: document,
                    availability: ClassAvailability.attributes(of: type, view, in: graph)))
        }
        let names = Set(byClass.keys)
        return byClass.values.compactMap { found in
            guard found.count == 1, let nib = found.first, let view = nib.document.onlyView,
                superclass(of: view, among: names) == nil
            else { return nil }
            return nib
        }.sorted { $0.type.name < $1.type.name }
    }
}

extension IBDocument {
    /// The view of a xib that has one top-level view and no other object that code could mean by its place.
    var onlyView: Element? {
        guard kind.form == .xib else { return nil }
        let objects = topLevelObjects.filter { !$0.isNamed("placeholder") && !$0.isNamed("customObject") }
        return objects.count == 1 ? objects[0] : nil
    }

    /// The path without its language, with its extension.
    var writtenName: String { pathWithoutLanguage + (kind.form == .xib ? ".xib" : ".storyboard") }
}

extension SourceText {
    /// Whether the text declares a static `nib` or `loadFromNib`, or asks a type for one.
    fileprivate var saysNib: Bool {
        for name in ["nib", "loadFromNib"] {
            for offset in offsets(ofIdentifier: name) {
                let before = string(lineRange(containing: offset).lowerBound..<offset)
                if before.contains("static ") || before.contains("class ") { return true }
                // `OrderCell.nib`, and `self.nib` in a class's own method.
                if before.hasSuffix("."), before.dropLast().last.map({ $0.isLetter || $0.isNumber }) ?? false {
                    return true
                }
            }
        }
        return false
    }
}
