import ProjectFiles
import SceneCallWriting
import TransformKit

/// Finds the reuse identifiers of classes of cells, and the classes of views that xibs make.
struct CellInventory {
    private(set) var files: [CellFile] = []
    private(set) var refusals: [Refusal] = []
    private let graph: ProjectGraph
    private let types: SceneTypes
    private let origin: SceneGenerator?
    /// The xibs that symbols of R.swift name, and those that a written file names, without folder and ending.
    private let namedNibs: Set<String>

    private struct Found {
        let type: SceneType
        let identifier: String
        let object: Element
    }

    init(_ graph: ProjectGraph, file: String, from origin: SceneGenerator?) {
        self.graph = graph
        self.origin = origin
        let symbols = graph.codeReferences(of: .nib).filter { $0.text.hasPrefix("R.nib.") }
        let written = graph.swiftFiles.map(\.source).filter { $0.bytes.starts(with: CellFile.firstLine.utf8) }
        let known = written.flatMap { CellFile.knownNibFiles(in: $0).keys }
        let namedNibs = Set(known + (origin == .rSwift ? symbols.flatMap(\.names) : []))
        self.namedNibs = namedNibs
        types = SceneTypes(graph)
        let copies = DocumentCopies(graph)
        let wanted = (copies.base(of: .storyboard) + copies.base(of: .xib)).filter {
            Self.isWanted($0) || $0.kind.form == .xib && namedNibs.contains(LocalizedFile(path: $0.path).baseName)
        }
        let documents = OwnedDocuments(wanted, graph)
        for (document, obstacle) in documents.refused { refuse(document.path, obstacle) }
        var paths = OwnedFilePaths(graph, file: file)
        for owner in documents.order {
            let written = GeneratedFile.written(for: owner, beginningWith: CellFile.firstLine, in: graph)
            paths.add(owner, written: written?.path, documents.byOwner[owner] ?? [])
            add(owner, documents.byOwner[owner] ?? [], paths.all[owner], written)
        }
    }

    private static let cellNames: Set<String> = ["tableViewCell", "collectionViewCell", "collectionReusableView"]

    private static func isCell(_ object: Element) -> Bool { identifier(of: object) != nil }

    /// The reuse identifier of a cell, or the identifier by which a table of AppKit makes its view; nil for others.
    private static func identifier(of object: Element) -> String? {
        var identifier = cellNames.contains(object.name) ? object["reuseIdentifier"] : nil
        if object.document.kind.platform == .macOS {
            let isView = object.isNamed("tableCellView") || object.parent?.isNamed("prototypeCellViews") == true
            // Interface Builder names a view like its column where nobody has.
            identifier = isView ? object["identifier"].flatMap { $0.hasPrefix("Automatic") ? nil : $0 } : nil
        }
        return identifier.flatMap { $0.isEmpty ? nil : $0 }
    }

    private static func isWanted(_ document: IBDocument) -> Bool {
        document.elements.contains(where: isCell) || document.loadedViews.contains { $0.customClass != nil }
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
        let (cells, identified) = cells(documents, owner, KnownCells(written))
        let swift = owner.swiftFiles(in: graph).filter { !GeneratedFile.isOne($0.source) }
        let own = OwnNibs(swift, graph)
        let nibNames = nibNames(owner, written, own)
        let sharing = files.declaring(for: owner)
        // The protocol of cells that have a nib says what all of them call it.
        let isNamedAsShared = sharing.map { $0.nibNames == nibNames } ?? true
        let nibs = nibNames == nil ? [] : nibs(documents, owner, isNamedAsShared ? cells : [], besides: own)
        let nibFiles = nibFiles(
            documents, Set(nibs.filter { $0.index == 0 }.map(\.name)), CellFile.knownNibFiles(in: written))
        guard !cells.isEmpty || !identified.isEmpty || !nibs.isEmpty || !nibFiles.isEmpty else { return }
        guard let path, written != nil || !graph.lists(path) else {
            refuse(documents[0].path, owner.obstacle(path, "typed-cells", documents[0]))
            return
        }
        if let place = Self.nameInUse(in: swift) {
            refuse(
                documents[0].path,
                Obstacle(
                    code: .nameInUse,
                    reason:
                        "\(place.path.fileName) declares a name of the file's: `TypedCell`, `TypedNibCell`, `TypedCellIdentifier`, `TypedNibFile` or `dequeue`",
                    place: place))
            return
        }
        files.append(
            CellFile(
                owner: owner, path: path, written: written, cells: cells, identified: identified, nibs: nibs,
                nibNames: nibNames ?? .usual, nibFiles: nibFiles,
                declaringPath: sharing?.path ?? path))
    }

    /// A type of the project's that has the name of the protocol, or a function that the written one could take the
    /// place of.
    private static func nameInUse(in files: [SwiftFile]) -> Place? {
        if let type = files.lazy.flatMap(\.types).first(where: {
            ["TypedCell", "TypedNibCell", "TypedCellIdentifier", "TypedNibFile"].contains($0.name)
        }) {
            return Place(path: type.path)
        }
        let names = ["dequeue", "dequeueReusableCell", "dequeueReusableSupplementaryView", "makeView"]
        for source in files.map(\.source) {
            for name in names {
                for offset in source.offsets(ofIdentifier: name)
                where source.string(max(0, offset - 5)..<offset) == "func " {
                    // A function of the project's beside the system's matters where a call of strings may mean it.
                    let end = min(source.bytes.count, offset + 160)
                    let isMeant =
                        name == "dequeue" || source.string(offset..<end).contains("dentifier: String")
                        || name == "makeView" && source.string(offset..<end).hasPrefix("makeView(_")
                    if isMeant { return Place(source, at: offset) }
                }
            }
        }
        return nil
    }

    // MARK: Cells

    /// The classes with one identifier, and the identifiers of all others.
    ///
    /// - Parameter known: the names of an earlier run, which code asks for.
    private mutating func cells(
        _ documents: [IBDocument], _ owner: SceneOwner, _ known: KnownCells
    ) -> ([TypedCell], [IdentifiedCells]) {
        var byClass: [String: [Found]] = [:]
        for document in documents {
            for object in document.elements where Self.isCell(object) {
                let system = Self.system(object)
                let type = object.customClass == nil ? system : types.type(of: object, for: owner, system: system)
                guard type.isExact, let identifier = Self.identifier(of: object) else { continue }
                byClass[type.name, default: []].append(Found(type: type, identifier: identifier, object: object))
            }
        }
        let classes = Set(byClass.keys)
        // A class below one that code asks for by its class can have no other identifier in the same way.
        let above = Set(
            classes.filter { known.identifiers[$0] != nil }.flatMap {
                superclasses(of: byClass[$0]?.first?.object, among: classes)
            }
        )
        var cells: [TypedCell] = []
        var identified: [IdentifiedCells] = []
        for name in classes.sorted() {
            let found = byClass[name] ?? []
            let byIdentifier = Dictionary(grouping: found, by: \.identifier)
            var own = known.identifiers[name].flatMap { byIdentifier[$0] == nil ? nil : $0 }
            if own == nil, byIdentifier.count == 1, !above.contains(name), !Self.isSystems(name),
                superclasses(of: found[0].object, among: classes).isEmpty
            {
                own = found[0].identifier
            }
            let availability =
                Self.isSystems(name) ? [] : ClassAvailability.attributes(of: found[0].type, found[0].object, in: graph)
            if let own {
                cells.append(
                    TypedCell(
                        type: found[0].type, identifier: own,
                        documents: Self.documents(byIdentifier[own] ?? []), availability: availability))
            }
            let members = members(byIdentifier.filter { $0.key != own }, name, known.members[name] ?? [:])
            if !members.isEmpty {
                identified.append(IdentifiedCells(type: found[0].type, members: members, availability: availability))
            }
        }
        return (cells, identified)
    }

    /// - Parameter known: the names that identifiers had before.
    private mutating func members(
        _ found: [String: [Found]], _ type: String, _ known: [String: String]
    ) -> [IdentifiedCells.Member] {
        let kept = known.filter { found[$0.key] != nil }
        var taken = MemberName.unusable.union(["name"]).union(kept.values)
        return found.keys.sorted().compactMap { identifier in
            let cells = found[identifier] ?? []
            if let name = kept[identifier] {
                return IdentifiedCells.Member(name: name, identifier: identifier, documents: Self.documents(cells))
            }
            guard let stem = MemberName.lowerCamel(identifier, kind: "cell") else {
                refuseCell(cells[0], "no name in Swift can be made of the identifier \"\(identifier)\" of \(type)")
                return nil
            }
            let name = taken.add(stem, orElse: stem + "Cell")
            return IdentifiedCells.Member(name: name, identifier: identifier, documents: Self.documents(cells))
        }
    }

    private static func documents(_ found: [Found]) -> [String] {
        Set(found.map(\.object.document.writtenName)).sorted()
    }

    private mutating func refuseCell(_ found: Found, _ reason: String) {
        let subject = "\(found.object.document.path) \(found.type.name)"
        // A document can be in several owners' files.
        guard !refusals.contains(where: { $0.subject == subject && $0.reason == reason }) else { return }
        refusals.append(
            Refusal(
                subject: subject, title: "write the reuse identifier of \(found.type.name)", code: .noSwiftName,
                reason: reason, place: found.object.place))
    }

    /// Those of some classes from which an object's class descends.
    private func superclasses(of object: Element?, among names: Set<String>) -> [String] {
        guard let object, case .swift(let types)? = graph.classes.resolve(object) else { return [] }
        return types.flatMap { graph.classes.chain(of: $0).dropFirst() }.map(\.name)
            .filter { names.contains($0) && !Self.isSystems($0) }
    }

    private static func isSystems(_ name: String) -> Bool {
        [
            "UITableViewCell", "UICollectionViewCell", "UICollectionReusableView", "UIView", "NSTableCellView",
            "NSView",
        ].contains(name)
    }

    private static func system(_ object: Element) -> SceneType {
        let name =
            switch object.name {
            case "tableViewCell": "UITableViewCell"
            case "collectionViewCell": "UICollectionViewCell"
            case "collectionReusableView": "UICollectionReusableView"
            case "tableCellView": "NSTableCellView"
            default: object.document.kind.platform == .macOS ? "NSView" : "UIView"
            }
        return SceneType(name: name, module: nil, isExact: true)
    }

    // MARK: Nibs

    /// What nibs are called; nil where any class may have a `nib` already, so that the project has its own way, and its
    /// protocols may ask for it.
    private func nibNames(_ owner: SceneOwner, _ written: SourceText?, _ own: OwnNibs) -> NibNames? {
        // Of what code says, an earlier run may be the reason.
        if let written {
            if ["UINib", "NSNib?"].contains(where: { written.contains("static var nib: \($0) {") }) { return .usual }
            if written.contains("static var typedNib: UINib" as StaticString) { return .beside }
        }
        if !own.mayBeEverywhere, origin != .rSwift || own.isEmpty { return .usual }
        // R.swift's symbols need something to move to.
        return origin == .rSwift ? .beside : nil
    }

    /// The xibs that code loads by name and whose view has no class for that; a name of an earlier run stays.
    private func nibFiles(
        _ documents: [IBDocument], _ typed: Set<String>, _ known: [String: String]
    ) -> [NamedNibFile] {
        var taken = MemberName.unusable.union(["name", "bundle"]).union(known.values)
        let wanted = documents.filter { $0.kind.form == .xib }
            .map { (name: LocalizedFile(path: $0.path).baseName, document: $0) }
            .filter { namedNibs.contains($0.name) && (!typed.contains($0.name) || known[$0.name] != nil) }
            .sorted { $0.name < $1.name }
        return wanted.compactMap { name, document in
            if let member = known[name] { return NamedNibFile(member: member, name: name, document: document) }
            guard let stem = MemberName.lowerCamel(name, kind: "nib") else { return nil }
            let member = taken.add(stem, orElse: stem + "Nib")
            return NamedNibFile(member: member, name: name, document: document)
        }
    }

    /// The views of xibs whose class no other view of a xib has.
    ///
    /// - Parameters:
    ///   - cells: the cells that can be registered by their class.
    ///   - own: the classes that have a nib already.
    private func nibs(
        _ documents: [IBDocument], _ owner: SceneOwner, _ cells: [TypedCell], besides own: OwnNibs
    ) -> [TypedNib] {
        let identifiers = Dictionary(
            cells.map { ($0.type.name, $0.identifier) }, uniquingKeysWith: { first, _ in first })
        var byClass: [String: [(nib: TypedNib, view: Element)]] = [:]
        for document in documents {
            for (index, view) in document.loadedViews.prefix(TypedNib.ordinals.count).enumerated()
            where view.customClass != nil {
                if case .swift(let classes)? = graph.classes.resolve(view),
                    classes.contains(where: { own.concerns($0, in: graph) })
                {
                    continue
                }
                let type = types.type(of: view, for: owner, system: Self.system(view))
                guard type.isExact else { continue }
                let isOfCell = document.onlyView != nil && Self.isCell(view)
                let nib = TypedNib(
                    type: type, index: index,
                    isOfCell: isOfCell && identifiers[type.name] == Self.identifier(of: view),
                    name: LocalizedFile(path: document.path).baseName, document: document,
                    availability: ClassAvailability.attributes(of: type, view, in: graph))
                byClass[type.name, default: []].append((nib, view))
            }
        }
        let names = Set(byClass.keys)
        return byClass.values.compactMap { found in
            guard found.count == 1, superclasses(of: found[0].view, among: names).isEmpty else { return nil }
            return found[0].nib
        }.sorted { $0.type.name < $1.type.name }
    }
}

extension TypedNib {
    /// What the views of a xib are called by their places.
    static let ordinals = [
        "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    ]
}

extension IBDocument {
    /// The views of a xib, which are the first of the objects that loading gives; none where it begins with another.
    var loadedViews: [Element] {
        guard kind.form == .xib else { return [] }
        // Loading gives the objects of AppKit in no order.
        if kind.platform == .macOS {
            let objects = topLevelObjects.filter { !$0.isNamed("customObject") }
            return objects.count == 1 && !objects[0].isNoView ? objects : []
        }
        let objects = topLevelObjects.filter { !$0.isNamed("placeholder") }
        let views = objects.prefix { !$0.isBesideViews }
        return objects[views.endIndex...].allSatisfy(\.isBesideViews) ? Array(views) : []
    }

    /// The view of a xib that has no other.
    var onlyView: Element? { loadedViews.count == 1 ? loadedViews[0] : nil }

    /// How many objects loading the xib gives.
    var loadedObjectCount: Int { topLevelObjects.count { !$0.isNamed("placeholder") } }

    /// The path without its language, with its extension.
    var writtenName: String { pathWithoutLanguage + (kind.form == .xib ? ".xib" : ".storyboard") }
}

extension Element {
    /// Whether an object of AppKit is something else than a view.
    fileprivate var isNoView: Bool {
        ["window", "menu", "popover", "menuItem", "collectionViewItem", "drawer", "toolbar"].contains(name)
            || name.hasSuffix("Controller") || name.hasSuffix("GestureRecognizer")
    }

    fileprivate var isBesideViews: Bool { isNamed("customObject") || name.hasSuffix("GestureRecognizer") }
}
