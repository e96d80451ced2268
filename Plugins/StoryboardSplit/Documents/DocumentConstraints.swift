import ProjectFiles
import ProjectGraph
import TransformKit

/// The limits that a storyboard's own bytes, and the references that lead into it, put on its division.
struct DocumentConstraints: Sendable {
    /// The reason for which the document cannot be divided at all.
    let refusal: Obstacle?
    /// The constraints on scenes in document order; empty where the document is refused.
    let constraints: [SceneConstraint]

    /// - Parameter copies: the same storyboard in other localization folders.
    init(_ document: IBDocument, copies: [IBDocument], _ graph: ProjectGraph) {
        refusal = DocumentRefusals(document, copies, graph).first
        constraints =
            refusal == nil
            ? SceneContentConstraints(document).constraints
                + IncomingReferenceConstraints(document, copies, graph).constraints : []
    }

    init(_ document: IBDocument, _ graph: ProjectGraph) {
        self.init(document, copies: graph.translations(of: document).copies, graph)
    }
}

/// Finds the first reason for which a storyboard cannot be divided.
private struct DocumentRefusals {
    let first: Obstacle?

    init(_ document: IBDocument, _ copies: [IBDocument], _ graph: ProjectGraph) {
        first =
            Self.kind(of: document) ?? Self.variants(of: document, graph)
            ?? ([document] + copies).lazy.compactMap(Self.damage).first
            ?? copies.lazy.compactMap { Self.difference(of: $0, from: document) }.first
            ?? Self.unreadableCopies(of: document, graph)
    }

    private static func kind(of document: IBDocument) -> Obstacle? {
        let place = document.root.place
        if document.kind.platform == .watchOS {
            return Obstacle(
                code: .watchStoryboard, reason: "an app for a watch has one storyboard and no references",
                place: place)
        }
        if document.isLaunchScreen {
            return Obstacle(
                code: .launchScreen, reason: "a launch screen is one document with one scene", place: place)
        }
        return nil
    }

    /// Finds a variant such as `Main~ipad.storyboard`, which is loaded for the name `Main` too and would have to be
    /// divided alike.
    private static func variants(of document: IBDocument, _ graph: ProjectGraph) -> Obstacle? {
        let name = ResourceName(path: document.path)
        let folder = LocalizedFile(path: document.path).folder
        let own = graph.storyboards(plainlyNamed: name.plainName).first { other in
            other != document && ResourceName(path: other.path).device != name.device
                && LocalizedFile(path: other.path).folder == folder
        }
        if let own {
            return Obstacle(
                code: .deviceVariants, reason: "devices load \(own.path) for the same name", place: own.root.place)
        }
        guard let device = name.device else { return nil }
        return Obstacle(
            code: .deviceVariants, reason: "the storyboard is the variant for \(device)", place: document.root.place)
    }

    private static func damage(of document: IBDocument) -> Obstacle? {
        if let twin = document.duplicateObjects.first {
            return Obstacle(
                code: .duplicateIds, reason: "the object id \(twin.id ?? "") is used twice", place: twin.place)
        }
        var sceneIDs: Set<String> = []
        var identifiers: Set<String> = []
        for scene in document.scenes {
            if let id = scene.id, !sceneIDs.insert(id).inserted || document.object(id: id) != nil {
                return Obstacle(
                    code: .duplicateIds, reason: "the scene id \(id) is used twice", place: scene.element.place)
            }
            for object in scene.topLevelObjects {
                guard let identifier = object.storyboardIdentifier, !identifiers.insert(identifier).inserted else {
                    continue
                }
                return Obstacle(
                    code: .duplicateIdentifiers,
                    reason: "two scenes have the storyboard identifier \"\(identifier)\"",
                    place: object.place)
            }
        }
        return nil
    }

    /// Finds a scene that a copy does not have with the same controller and identifier, or another initial controller.
    private static func difference(of copy: IBDocument, from document: IBDocument) -> Obstacle? {
        let shapes = { (document: IBDocument) in
            Dictionary(document.scenes.map { ($0.id ?? "", SceneShape($0)) }, uniquingKeysWith: { first, _ in first })
        }
        let base = shapes(document)
        let other = shapes(copy)
        let differing = Set(base.keys).union(other.keys).sorted().first { base[$0] != other[$0] }
        if let differing {
            return Obstacle(
                code: .copiesDiffer,
                reason: "the scene \(differing) is not the same in \(document.path) and \(copy.path)",
                place: (copy.scenes.first { ($0.id ?? "") == differing }?.element ?? copy.root).place)
        }
        guard document.root["initialViewController"] == copy.root["initialViewController"] else {
            return Obstacle(
                code: .copiesDiffer, reason: "\(document.path) and \(copy.path) open with different scenes",
                place: copy.root.place)
        }
        return nil
    }

    private static func unreadableCopies(of document: IBDocument, _ graph: ProjectGraph) -> Obstacle? {
        let file = LocalizedFile(path: document.path)
        let refused = graph.refusedDocuments.first { refused in
            ProjectFileKind(path: refused.path) == .storyboard && LocalizedFile(path: refused.path).belongs(with: file)
        }
        return refused.map { refused in
            Obstacle(
                code: .copyUnreadable, reason: "the copy \(refused.path) cannot be read: \(refused.refusal.message)",
                place: refused.place)
        }
    }
}

/// The facts about a scene in which its copies in other languages must agree.
private struct SceneShape: Equatable {
    let controller: String?
    let identifier: String?
    let isReference: Bool

    init(_ scene: Scene) {
        let object = scene.controller ?? scene.storyboardReference?.element
        controller = object?.id
        identifier = object?.storyboardIdentifier
        isReference = scene.storyboardReference != nil
    }
}
