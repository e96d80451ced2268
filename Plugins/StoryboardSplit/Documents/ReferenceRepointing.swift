import ProjectGraph
import TransformKit

/// Changes storyboard references whose scenes are in another storyboard after a change.
struct ReferenceRepointing: Sendable {
    private let graph: ProjectGraph
    private let relocation: SceneRelocation
    private let changed: Set<String>

    init(_ graph: ProjectGraph, _ relocation: SceneRelocation) {
        self.graph = graph
        self.relocation = relocation
        changed = Set(relocation.placements.keys.map(\.document))
    }

    /// Returns edits of the references in every document but those given, whose own writers change theirs.
    func edits(outside documents: [IBDocument]) -> [FileEdit] {
        let written = Set(documents)
        return graph.documents.filter { !written.contains($0) }.flatMap { document -> [FileEdit] in
            let references = document.storyboardReferences
            guard !references.isEmpty else { return [] }
            var editor = DocumentEditor(document)
            for reference in references { repoint(reference, in: &editor, storyboard: nil) }
            return editor.edits.map { .replace(path: document.path, $0) }
        }
    }

    /// Makes a reference lead to its scene in the new storyboard.
    ///
    /// - Parameter storyboard: the name of the storyboard that the reference is in after the change.
    func repoint(_ reference: StoryboardReference, in editor: inout DocumentEditor, storyboard: String?) {
        guard let placement = placement(of: reference) else { return }
        let isInPlace = reference.storyboardName == nil && placement.storyboard == storyboard
        if !isInPlace, reference.storyboardName != placement.storyboard {
            editor.setAttribute("storyboardName", on: reference.element, to: placement.storyboard)
        }
        let written = reference.referencedIdentifier
        if let identifier = placement.identifier, written != nil || !placement.isInitial, written != identifier {
            editor.setAttribute("referencedIdentifier", on: reference.element, to: identifier)
        }
    }

    /// Returns the new storyboard of a reference's scene; nil where the scene does not change or may be one of several.
    func placement(of reference: StoryboardReference) -> ScenePlacement? {
        let targets = ReferenceTargets(reference, graph)
        guard targets.documents.contains(where: { changed.contains($0.path) }) else { return nil }
        let placements = targets.controllers.map { controller in controller.flatMap(relocation.placement(of:)) }
        guard let first = placements.first, let first else { return nil }
        let isSame = placements.allSatisfy { placement in
            placement?.storyboard == first.storyboard && placement?.identifier == first.identifier
                && placement?.isInitial == first.isInitial
        }
        return isSame ? first : nil
    }
}

/// Resolves the name and identifier of a storyboard reference, without following further references.
struct ReferenceTargets {
    /// The storyboards of the name: one, or one for each language or device.
    let documents: [IBDocument]
    /// The controller that each of them has for the identifier, or opens with.
    let controllers: [Element?]

    init(_ reference: StoryboardReference, _ graph: ProjectGraph) {
        let own = reference.element.document
        if reference.bundleIdentifier != nil {
            documents = []
        } else if let name = reference.storyboardName {
            documents = graph.storyboards.storyboards(named: name, from: own.path)
        } else {
            documents = [own]
        }
        controllers = documents.map { document in
            guard let identifier = reference.referencedIdentifier else { return document.initialViewController }
            return document.controller(storyboardIdentifier: identifier)
        }
    }
}

extension IBDocument {
    /// All storyboard references, in document order.
    var storyboardReferences: [StoryboardReference] {
        guard source.contains("ontrollerPlaceholder") else { return [] }
        return elements.compactMap(StoryboardReference.init)
    }
}
