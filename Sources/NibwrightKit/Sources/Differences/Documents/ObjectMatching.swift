import InterfaceBuilder

/// Which object of the newer state each object of the older one became.
///
/// An object is the same where its id is: in the same document, else in the only other document that has the id. Others
/// are matched by what they are and where they stand, since people and tools renew ids.
struct ObjectMatching {
    private(set) var newOf: [Element: Element] = [:]
    private(set) var oldOf: [Element: Element] = [:]
    /// Scenes of the newer state that were recognized by their class alone, which is a guess.
    private(set) var guesses: Set<Element> = []

    /// Matches nothing, for speaking of one state alone.
    init() {}

    init(_ documents: DocumentPairs) {
        for (old, new) in documents.pairs { match(old.root, new.root) }
        for (old, new) in documents.pairs { matchByID(old, new) }
        let before = documents.pairs.map(\.old) + documents.removed
        let after = documents.pairs.map(\.new) + documents.added
        // Xcode leaves copies behind, `Main~.storyboard`: what they hold moved only where nothing else has it.
        let copies = after.filter { $0.path.hasSuffix("~.storyboard") || $0.path.hasSuffix("~.xib") }
        let originals = after.filter { !copies.contains($0) }
        matchMoved(before, originals)
        matchMoved(before, copies)
        for (old, new) in documents.pairs { matchByContent(old.root, new.root) }
        matchScenes(before, originals)
        matchScenes(before, copies)
        // An object that moved may hold objects whose ids were renewed.
        for (old, new) in newOf.sorted(by: { $0.key.place < $1.key.place }) where old.document.path != new.document.path
        {
            matchByContent(old, new)
        }
    }

    private mutating func match(_ old: Element, _ new: Element) {
        newOf[old] = new
        oldOf[new] = old
    }

    // MARK: By id

    private mutating func matchByID(_ old: IBDocument, _ new: IBDocument) {
        for element in old.elements where element.isComparedObject && newOf[element] == nil {
            guard let id = element.id, let other = new.object(id: id), other.isComparedObject, oldOf[other] == nil
            else {
                continue
            }
            match(element, other)
        }
    }

    /// Objects whose id is gone from their document and new in exactly one other.
    private mutating func matchMoved(_ old: [IBDocument], _ new: [IBDocument]) {
        var arrived: [String: [Element]] = [:]
        for document in new {
            for element in document.elements where element.isComparedObject && oldOf[element] == nil {
                if let id = element.id { arrived[id, default: []].append(element) }
            }
        }
        for document in old {
            for element in document.elements where element.isComparedObject && newOf[element] == nil {
                guard let id = element.id, let found = arrived[id], found.count == 1, found[0].name == element.name,
                    oldOf[found[0]] == nil, !element.isPlaceholder, !element.isFirstResponder
                else { continue }
                match(element, found[0])
            }
        }
    }

    // MARK: By content

    /// Scenes that somebody drew again in another document: by class, title and identifier, then by class alone, each
    /// where it is found once on both sides.
    private mutating func matchScenes(_ old: [IBDocument], _ new: [IBDocument]) {
        let ways: [(isGuess: Bool, value: (Element) -> [String]?)] = [
            (false, { $0.interfaceBuilderName.map { [$0] } }), (false, { $0.storyboardIdentifier.map { [$0] } }),
            (true, { $0.customClass.map { [$0] } }),
        ]
        for (isGuess, way) in ways {
            let key = { (controller: Element) in way(controller).map { [controller.name] + $0 } }
            let left = Dictionary(
                grouping: old.flatMap { $0.scenes.compactMap(\.controller) }.filter { newOf[$0] == nil }, by: key)
            let right = Dictionary(
                grouping: new.flatMap { $0.scenes.compactMap(\.controller) }.filter { oldOf[$0] == nil }, by: key)
            for (traits, controllers) in left {
                guard traits != nil, controllers.count == 1, let others = right[traits], others.count == 1,
                    controllers[0].customClass != nil || controllers[0].hasGivenName
                else { continue }
                match(controllers[0], others[0])
                if isGuess { guesses.insert(others[0]) }
            }
        }
    }

    /// Matches what two matched objects hold, by traits that are found once on each side, then goes on below.
    private mutating func matchByContent(_ old: Element, _ new: Element) {
        let before = old.heldObjects
        let after = new.heldObjects
        for traits in [Self.strongTraits, Self.weakTraits] {
            let left = Dictionary(grouping: before.filter { newOf[$0] == nil }, by: traits)
            let right = Dictionary(grouping: after.filter { oldOf[$0] == nil }, by: traits)
            for (key, objects) in left {
                guard let others = right[key], objects.count == others.count else { continue }
                guard objects.count == 1 || traits(objects[0]) == Self.strongTraits(objects[0]) else { continue }
                for (object, other) in zip(objects, others) { match(object, other) }
            }
        }
        for object in before {
            if let other = newOf[object], other.document == new.document { matchByContent(object, other) }
        }
    }

    private static func strongTraits(_ object: Element) -> [String] {
        weakTraits(object) + [object.interfaceBuilderName ?? "", object["restorationIdentifier"] ?? ""]
    }

    private static func weakTraits(_ object: Element) -> [String] {
        [
            object.parent?.name ?? "", object.name, object["key"] ?? "", object.customClass ?? "",
            object["placeholderIdentifier"] ?? object["type"] ?? "",
        ]
    }
}

extension ObjectMatching {
    /// The id of an object as the newer state has it, so that both states name it alike; the older one where the object
    /// is gone.
    func canonical(_ id: String, _ document: IBDocument) -> String {
        document.object(id: id).flatMap { newOf[$0]?.id } ?? id
    }

    /// The object of an id in words.
    func words(_ id: String, in document: IBDocument) -> String {
        guard let object = document.object(id: id) else { return "the object \(id), which is missing" }
        if object.isNamed("constraint") { return "constraint \(object.spokenConstraint)" }
        let isScene = object.isSceneController && StoryboardReference(object) == nil
        return isScene ? object.spokenScene : object.spokenName
    }
}

extension Element {
    /// Whether somebody gave the object a name of its own.
    fileprivate var hasGivenName: Bool { userLabel != nil || self["title"] != nil || storyboardIdentifier != nil }

    /// The objects directly below this one: views of a view, cells of a table, the controller of a scene.
    var heldObjects: [Element] {
        children.flatMap { child in
            if child.isComparedObject { return [child] }
            return Connection(child) != nil || child.isNamed("constraint") ? [] : child.heldObjects
        }
    }

    /// The nearest object that holds this one; the document's root where none does.
    var holder: Element? {
        ancestors.first { $0.isComparedObject || $0.parent == nil }
    }
}
