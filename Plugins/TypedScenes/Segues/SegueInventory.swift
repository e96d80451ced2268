import Navigation
import ProjectFiles
import TransformKit

/// Finds the segues that code can know by their identifiers, by the classes that they start from.
struct SegueInventory {
    private(set) var files: [SegueFile] = []
    private(set) var refusals: [Refusal] = []
    private let graph: ProjectGraph
    private let types: SceneTypes

    private struct Found {
        let segue: Segue
        let controller: Element
        let document: IBDocument
    }

    init(_ graph: ProjectGraph, file: String) {
        self.graph = graph
        types = SceneTypes(graph)
        let wanted = DocumentCopies(graph).base(of: .storyboard).filter(Self.hasSegues)
        let documents = OwnedDocuments(wanted, graph)
        for (document, obstacle) in documents.refused { refuse(document.path, document.path.fileName, obstacle) }
        var paths = OwnedFilePaths(graph, file: file)
        var names = TypeNames(graph)
        for owner in documents.order {
            let written = GeneratedFile.written(for: owner, beginningWith: SegueFile.firstLine, in: graph)
            paths.add(owner, written: written?.path, documents.byOwner[owner] ?? [])
            add(owner, documents.byOwner[owner] ?? [], paths.all[owner], written, &names)
        }
    }

    private static func hasSegues(_ document: IBDocument) -> Bool {
        document.scenes.contains { scene in
            scene.controller?.customClass != nil && scene.segues.contains { $0.identifier != nil }
        }
    }

    private mutating func refuse(_ subject: String, _ name: String, _ obstacle: Obstacle) {
        refusals.append(
            Refusal(
                subject: subject, title: "write the segues of \(name)", code: obstacle.code, reason: obstacle.reason,
                place: obstacle.place))
    }

    private mutating func add(
        _ owner: SceneOwner, _ documents: [IBDocument], _ path: String?, _ written: SourceText?,
        _ names: inout TypeNames
    ) {
        let kept = written.map(WrittenSegues.init)
        let classes = classes(documents, owner, kept)
        guard !classes.isEmpty else { return }
        guard let path, written != nil || !graph.lists(path) else {
            refuse(
                documents[0].path, Count.of(documents.count, "storyboard"),
                owner.obstacle(path, "typed-segues", documents[0]))
            return
        }
        let swift = owner.swiftFiles(in: graph).filter { !GeneratedFile.isOne($0.source) }
        let sharing = files.declaring(for: owner)
        files.append(
            SegueFile(
                owner: owner, path: path, written: written, classes: classes,
                segueType: kept?.segueType ?? sharing?.segueType
                    ?? names.free("TypedSegue", "StoryboardSegueOfClass", owner, swift),
                groupName: kept?.groupName ?? names.free("Segues", "SceneSegues", owner, swift),
                declaringPath: sharing?.path ?? path))
    }

    // MARK: Classes

    private func classes(
        _ documents: [IBDocument], _ owner: SceneOwner, _ kept: WrittenSegues?
    ) -> [SegueClass] {
        var byClass: [String: (type: SceneType, found: [Found])] = [:]
        for document in documents {
            for scene in document.scenes {
                guard let controller = scene.controller, controller.customClass != nil else { continue }
                let type = types.type(of: controller, for: owner)
                // Segues of a class that the code does not see cannot be inside of it.
                guard type.isExact else { continue }
                for segue in scene.segues where segue.identifier != nil {
                    byClass[type.name, default: (type, [])].found
                        .append(Found(segue: segue, controller: controller, document: document))
                }
            }
        }
        return byClass.values.sorted { $0.type.name < $1.type.name }.compactMap { type, found in
            let segues = segues(found, owner, kept?.members[type.name] ?? [:])
            return segues.isEmpty
                ? nil
                : SegueClass(
                    type: type,
                    availability: ClassAvailability.attributes(of: type, found[0].controller, in: graph),
                    segues: segues)
        }
    }

    /// - Parameter kept: the members of an earlier run, by the identifiers as literals.
    private func segues(_ found: [Found], _ owner: SceneOwner, _ kept: [String: String]) -> [NamedSegue] {
        let byIdentifier = Dictionary(grouping: found) { $0.segue.identifier ?? "" }
        var taken = MemberName.unusable
        // What has its name from before comes first, then what has its very name: `showDetail` before `Show-detail`.
        let ordered = byIdentifier.keys.sorted { first, second in
            let ranks = [first, second].map { identifier in
                kept[identifier.swiftLiteral] != nil ? 0 : MemberName.lowerCamel(identifier) == identifier ? 1 : 2
            }
            return ranks[0] != ranks[1] ? ranks[0] < ranks[1] : first < second
        }
        return ordered.compactMap { identifier in
            guard let stem = MemberName.lowerCamel(identifier) else { return nil }
            var member = kept[identifier.swiftLiteral] ?? stem
            var number = 2
            while taken.contains(member) {
                member = stem + String(number)
                number += 1
            }
            taken.insert(member)
            let places = byIdentifier[identifier] ?? []
            let destinations = Set(places.map { destination(of: $0, owner) })
            return NamedSegue(
                identifier: identifier, member: member,
                destination: destinations.count == 1 ? destinations.first! : general(owner),
                storyboards: Array(Set(places.map(\.document.pathWithoutLanguage))).sorted())
        }.sorted { $0.member < $1.member }
    }

    private func general(_ owner: SceneOwner) -> SceneType {
        SceneType(name: owner.isMac ? "NSObject" : "UIViewController", module: nil, isExact: false)
    }

    /// The class of a segue's destination; the system's for an exit, and where another storyboard has it.
    private func destination(of found: Found, _ owner: SceneOwner) -> SceneType {
        guard let id = found.segue.element["destination"], let object = found.document.object(id: id),
            object.isController
        else { return general(owner) }
        return types.type(of: object, for: owner)
    }
}
