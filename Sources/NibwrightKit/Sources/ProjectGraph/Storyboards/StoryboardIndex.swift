public import InterfaceBuilder
public import ProjectFiles

/// Finds storyboards by the names that code, references and property lists use for them, and follows references to
/// scenes.
public struct StoryboardIndex: Sendable {
    private let storyboards: NamedDocuments

    init(_ documents: [IBDocument], _ scopes: ProjectScopes) {
        storyboards = NamedDocuments(documents, .storyboard, scopes)
    }

    /// Every storyboard name of the project, sorted.
    public var names: [String] { storyboards.names }

    /// The storyboards that a name means in a file, nearest ones only: several where a storyboard has a copy for each
    /// language or device, or where nothing tells two targets' ones apart.
    public func storyboards(named name: String, from path: String) -> [IBDocument] {
        nearest(named: name, from: path)?.documents ?? []
    }

    /// The storyboards of a name in the file's own project. One of another project in the repository is not among them:
    /// it may be meant, or only share the name.
    public func ownStoryboards(named name: String, from path: String) -> [IBDocument] {
        nearest(named: name, from: path).flatMap { $0.closeness == .elsewhere ? nil : $0.documents } ?? []
    }

    /// As `storyboards(named:from:)`, with how near they are.
    public func nearest(named name: String, from path: String) -> (documents: [IBDocument], closeness: Closeness)? {
        storyboards.nearest(name, from: path)
    }

    /// The storyboards that a name means to the code of a target, and in the folder of a file where the target has none
    /// of the name; nil for none.
    public func nearest(
        named name: String, in target: XcodeTarget, near path: String
    ) -> (documents: [IBDocument], closeness: Closeness)? {
        storyboards.nearest(name, in: target, near: path)
    }

    /// The scenes that a storyboard reference leads to, through references to references.
    public func destination(of reference: StoryboardReference) -> StoryboardDestination {
        var passed: Set<StoryboardReference> = []
        return destination(of: reference, after: &passed)
    }

    /// Each reference is followed once: what it leads to is found by then, and copies for languages lead to each
    /// other's.
    private func destination(
        of reference: StoryboardReference, after passed: inout Set<StoryboardReference>
    ) -> StoryboardDestination {
        guard passed.insert(reference).inserted else { return .circular }
        if let bundle = reference.bundleIdentifier { return .otherBundle(bundle) }
        let home = reference.element.document
        let named = reference.storyboardName.map { storyboards(named: $0, from: home.path) } ?? [home]
        guard !named.isEmpty else { return .noStoryboard(reference.storyboardName ?? "") }
        var controllers: [Element] = []
        var failure: StoryboardDestination?
        for document in named {
            switch scene(of: reference, in: document) {
            case .failure(let miss): failure = failure ?? miss.destination
            case .success(let controller):
                guard let next = StoryboardReference(controller) else {
                    controllers.append(controller)
                    continue
                }
                let further = destination(of: next, after: &passed)
                if case .controllers(let found) = further { controllers += found } else { failure = failure ?? further }
            }
        }
        if controllers.isEmpty, let failure { return failure }
        return .controllers(controllers)
    }

    /// The controllers without the storyboard references among them that only lead to others of them: loading such a
    /// reference gives a scene that is listed anyway.
    public func withoutReferences(toEachOther controllers: [Element]) -> [Element] {
        guard controllers.count > 1 else { return controllers }
        let scenes = Set(controllers.filter { StoryboardReference($0) == nil })
        return controllers.filter { controller in
            guard let reference = StoryboardReference(controller),
                case .controllers(let found) = destination(of: reference)
            else { return true }
            return !scenes.isSuperset(of: found)
        }
    }

    private struct Miss: Error { let destination: StoryboardDestination }

    private func scene(of reference: StoryboardReference, in document: IBDocument) -> Result<Element, Miss> {
        if let identifier = reference.referencedIdentifier {
            guard let controller = document.controller(storyboardIdentifier: identifier) else {
                return .failure(Miss(destination: .noIdentifier(identifier, in: document)))
            }
            return .success(controller)
        }
        guard let initial = document.initialViewController else {
            return .failure(Miss(destination: .noInitialScene(document)))
        }
        return .success(initial)
    }
}

/// The end of a storyboard reference.
public enum StoryboardDestination: Hashable, Sendable {
    /// The controllers of the final scenes: one, or one for each language's or device's copy of the storyboard.
    case controllers([Element])
    /// The project has no storyboard of the name.
    case noStoryboard(String)
    /// No scene of the storyboard has the identifier.
    case noIdentifier(String, in: IBDocument)
    /// The storyboard does not say with which scene it begins.
    case noInitialScene(IBDocument)
    /// The storyboard is in the bundle of this identifier, which may be built from another repository.
    case otherBundle(String)
    /// References lead to each other and never to a scene.
    case circular
}

extension IBDocument {
    /// The controller of the scene with a storyboard identifier.
    public func controller(storyboardIdentifier: String) -> Element? {
        scenes.lazy.flatMap(\.topLevelObjects).first { $0.storyboardIdentifier == storyboardIdentifier }
    }
}
