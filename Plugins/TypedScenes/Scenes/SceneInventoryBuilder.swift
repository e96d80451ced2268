import Navigation
import ProjectFiles
import TransformKit

/// Finds the scenes that code can open and gives each a name.
struct SceneInventoryBuilder {
    private let graph: ProjectGraph
    private let options: TypedScenesOptions
    private let types: SceneTypes
    private let initializers: CoderInitializers
    private let written: [WrittenFile]
    private var refusals: [Refusal] = []
    /// The path of each owner's file; none where no place for it was found.
    private var newPaths: [SceneOwner: String] = [:]
    private var names: TypeNames

    init(_ graph: ProjectGraph, _ options: TypedScenesOptions) {
        self.graph = graph
        self.options = options
        types = SceneTypes(graph)
        initializers = CoderInitializers(graph)
        names = TypeNames(graph)
        written = graph.swiftFiles.compactMap { WrittenFile($0.source) }.sorted { $0.path < $1.path }
    }

    mutating func build() -> SceneInventory {
        let documents = storyboards()
        var owners = SceneOwners(graph)
        var byOwner: [SceneOwner: [IBDocument]] = [:]
        var order: [SceneOwner] = []
        for document in documents where document.hasNameableScene {
            do throws(Obstacle) {
                let owner = try owners.owner(of: document)
                if let other = namesake(of: document, owner, documents) {
                    throw Obstacle(
                        code: .storyboardNameShared,
                        reason: "\(other.path) has the same name and goes into the same bundle",
                        place: Place(path: document.path))
                }
                if byOwner[owner] == nil { order.append(owner) }
                byOwner[owner, default: []].append(document)
            } catch {
                refuse(document, error)
            }
        }
        // The file with the most storyboards comes first: others give way to its name.
        order.sort { first, second in
            let counts = ((byOwner[first] ?? []).count, (byOwner[second] ?? []).count)
            return counts.0 != counts.1
                ? counts.0 > counts.1 : (byOwner[first]?[0].path ?? "") < (byOwner[second]?[0].path ?? "")
        }
        order = order.filter { isOpened(byOwner[$0] ?? []) }
        var paths = OwnedFilePaths(graph, file: options.file)
        for owner in order { paths.add(owner, written: written(for: owner)?.path, byOwner[owner] ?? []) }
        newPaths = paths.all
        // The file of the most targets comes first, so that others use its type of a scene.
        order = order.enumerated().sorted { first, second in
            let counts = (first.element.targets.count, second.element.targets.count)
            return counts.0 != counts.1 ? counts.0 > counts.1 : first.offset < second.offset
        }.map(\.element)
        var files: [SceneFile] = []
        for owner in order {
            if let file = file(owner, byOwner[owner] ?? [], files) { files.append(file) }
        }
        return SceneInventory(files: files, refusals: refusals)
    }

    // MARK: Storyboards

    /// One document for each storyboard: of its languages the base.
    private func storyboards() -> [IBDocument] {
        let opened = Set(graph.sceneCalls.filter(\.knowsStoryboard).flatMap(\.storyboards).map(\.path))
        let all = graph.documents.filter { document in
            document.kind.form == .storyboard && document.kind.platform != .watchOS
                && (!document.isLaunchScreen || opened.contains(document.path)
                    || written.contains { $0.namespaces[document.pathWithoutLanguage] != nil })
        }
        let groups = Dictionary(grouping: all, by: \.pathWithoutLanguage)
        return groups.values.compactMap(DocumentCopies(graph).single).sorted { $0.path < $1.path }
    }

    private func namesake(_ document: IBDocument, _ other: IBDocument) -> Bool {
        other !== document && LocalizedFile(path: other.path).baseName == LocalizedFile(path: document.path).baseName
    }

    /// Another storyboard of the same name in one of the owner's targets.
    private func namesake(of document: IBDocument, _ owner: SceneOwner, _ all: [IBDocument]) -> IBDocument? {
        all.first { other in
            guard namesake(document, other) else { return false }
            switch owner.builder {
            case .targets(let targets): return graph.targets.targets(of: other.path).contains(where: targets.contains)
            case .package(let folder): return other.path.hasPrefix(folder + "/")
            }
        }
    }

    /// Whether code can have a use for the scenes: one has an identifier, or code opens one. The storyboard of an
    /// extension, whose initial scene the system opens, needs no Swift.
    private func isOpened(_ documents: [IBDocument]) -> Bool {
        if documents.contains(where: \.hasIdentifiedScene) { return true }
        let paths = Set(documents.map(\.path))
        return written.contains { file in documents.contains { file.namespaces[$0.pathWithoutLanguage] != nil } }
            || graph.sceneCalls.contains { $0.knowsStoryboard && $0.storyboards.contains { paths.contains($0.path) } }
    }

    // MARK: Files

    private mutating func file(_ owner: SceneOwner, _ documents: [IBDocument], _ others: [SceneFile]) -> SceneFile? {
        let swift = owner.swiftFiles(in: graph).filter { !GeneratedFile.isOne($0.source) }
        let known = written(for: owner)
        guard let path = newPaths[owner], known != nil || !graph.lists(path) else {
            for document in documents { refuse(document, owner.obstacle(newPaths[owner], "typed-scenes", document)) }
            return nil
        }
        // The type of another file serves only where every target that builds this file builds that one too.
        let sharing =
            owner.targets.isEmpty
            ? nil : others.first { Set(owner.targets).isSubset(of: $0.owner.targets) && $0.declaresSceneType }
        let sceneType =
            known?.sceneType ?? sharing?.sceneType ?? names.free("TypedScene", "StoryboardScene", owner, swift)
        var namespaces: [SceneNamespace] = []
        for document in documents {
            if let namespace = namespace(document, owner, swift, known) { namespaces.append(namespace) }
        }
        guard !namespaces.isEmpty else { return nil }
        if let sharing { namespaces = namespaces.map { $0.withoutInitializers(of: sharing) } }
        namespaces.sort { $0.name < $1.name }
        return SceneFile(
            owner: owner, path: path, written: known, namespaces: namespaces, sceneType: sceneType,
            sceneTypePath: sharing?.sceneTypePath ?? path)
    }

    /// The file that an earlier run wrote for an owner.
    private func written(for owner: SceneOwner) -> WrittenFile? {
        written.first { file in
            switch owner.builder {
            case .targets(let targets): Set(graph.targets.targets(of: file.path)) == Set(targets)
            case .package(let folder): file.path.hasPrefix(folder + "/")
            }
        }
    }

    // MARK: Scenes

    private mutating func namespace(
        _ document: IBDocument, _ owner: SceneOwner, _ swift: [SwiftFile], _ known: WrittenFile?
    ) -> SceneNamespace? {
        let storyboard = LocalizedFile(path: document.path).baseName
        let key = document.pathWithoutLanguage
        guard let stem = MemberName.upperCamel(storyboard) else {
            refuse(
                document,
                Obstacle(
                    code: .noSwiftName, reason: "\"\(storyboard)\" has no letter for a name in Swift",
                    place: Place(path: document.path)))
            return nil
        }
        let scenes = scenes(of: document, owner, known)
        guard !scenes.isEmpty else { return nil }
        let name: String
        if let kept = known?.namespaces[key] {
            name = kept
            names.take(kept, owner)
        } else if options.style == .rSwiftLike {
            // Within a type of its own nothing else has the name.
            var candidate = MemberName.lowerCamel(storyboard) ?? stem
            while names.isTaken(candidate, owner) || MemberName.unusable.contains(candidate) {
                candidate += "Storyboard"
            }
            names.take(candidate, owner)
            name = candidate
        } else if options.namespace.isEmpty {
            name = names.free(stem, stem + "Storyboard", owner, swift)
        } else {
            var candidate = stem
            while names.isTaken(candidate, owner) || ReservedNames.types.contains(candidate) {
                candidate += "Storyboard"
            }
            names.take(candidate, owner)
            name = candidate
        }
        return SceneNamespace(name: name, storyboard: storyboard, document: document, scenes: scenes)
    }

    private mutating func scenes(
        of document: IBDocument, _ owner: SceneOwner, _ known: WrittenFile?
    ) -> [NamedScene] {
        var found: [NamedScene] = []
        var identifiers: Set<String> = []
        let controllers = document.scenes.compactMap(\.controller).filter(\.isController)
        for controller in controllers {
            guard let identifier = controller.storyboardIdentifier, !identifier.isEmpty else { continue }
            guard identifiers.insert(identifier).inserted else {
                refuseScene(
                    controller, identifier, .duplicateIdentifier,
                    "another scene of \(document.path.fileName) has the same storyboard identifier")
                continue
            }
            if let scene = scene(controller, identifier, owner, document) { found.append(scene) }
        }
        if let initial = document.initialViewController, initial.isController,
            let scene = scene(initial, nil, owner, document)
        {
            found.append(scene)
        }
        return MemberNames(found, key: document.pathWithoutLanguage, known).named
    }

    private mutating func scene(
        _ controller: Element, _ identifier: String?, _ owner: SceneOwner, _ document: IBDocument
    ) -> NamedScene? {
        if let identifier, MemberName.lowerCamel(identifier) == nil {
            refuseScene(controller, identifier, .noSwiftName, "its storyboard identifier has no letter or digit")
            return nil
        }
        if let other = copies(of: document).first(where: { !$0.hasSame(controller, identifier) }) {
            refuseScene(
                controller, identifier, .copiesDiffer,
                "\(other.path) does not have it, or has it with another class")
            return nil
        }
        let type = types.type(of: controller, for: owner)
        return NamedScene(
            member: "", identifier: identifier, controller: controller, type: type,
            root: types.root(of: controller, for: owner),
            availability: ClassAvailability.attributes(of: type, controller, in: graph),
            initializers: type.isExact && type.module == nil ? initializers.all(of: controller) : [])
    }

    /// The storyboard in other languages and for other devices, any of which may be loaded in its place.
    private func copies(of document: IBDocument) -> [IBDocument] {
        let name = LocalizedFile(path: document.path).baseName
        let folder = LocalizedFile(path: document.pathWithoutLanguage).folder
        let isBuilt = !graph.resourceBundles(of: document.path).isEmpty
        return graph.documents.filter { other in
            guard !isBuilt || !graph.resourceBundles(of: other.path).isEmpty else { return false }
            guard other !== document, other.kind.form == .storyboard else { return false }
            if other.pathWithoutLanguage == document.pathWithoutLanguage { return true }
            let file = LocalizedFile(path: other.pathWithoutLanguage)
            return file.folder == folder && ["~ipad", "~iphone"].contains { file.baseName == name + $0 }
        }
    }

    // MARK: Refusals

    private mutating func refuse(_ document: IBDocument, _ obstacle: Obstacle) {
        refusals.append(
            Refusal(
                subject: document.path, title: "write the scenes of \(document.path.fileName)", code: obstacle.code,
                reason: obstacle.reason, place: obstacle.place))
    }

    private mutating func refuseScene(
        _ controller: Element, _ identifier: String?, _ code: RefusalCode, _ reason: String
    ) {
        let name = identifier.map { "\"\($0)\"" } ?? "the initial scene"
        refusals.append(
            Refusal(
                subject: "\(controller.document.path) \(controller.id ?? "") \(identifier ?? "initial")",
                title: "write \(name) of \(controller.document.path.fileName)", code: code, reason: reason,
                place: controller.place))
    }
}

extension IBDocument {
    /// Whether the storyboard has a scene that code can open.
    fileprivate var hasNameableScene: Bool {
        let name = LocalizedFile(path: path).baseName
        if name.hasSuffix("~ipad") || name.hasSuffix("~iphone") { return false }
        return root["initialViewController"] != nil || hasIdentifiedScene
    }

    fileprivate var hasIdentifiedScene: Bool {
        scenes.contains { $0.controller?.storyboardIdentifier?.isEmpty == false }
    }

    /// Whether the storyboard has the scene too, with the same class.
    fileprivate func hasSame(_ controller: Element, _ identifier: String?) -> Bool {
        let own =
            identifier.map { name in
                scenes.lazy.compactMap(\.controller).first { $0.storyboardIdentifier == name }
            } ?? initialViewController
        guard let own else { return false }
        return own.customClass == controller.customClass && own.name == controller.name
    }
}
