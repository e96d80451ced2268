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
        changed = Set(relocation.homes.keys.map(\.document))
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
        guard let home = home(of: reference) else { return }
        let isAtHome = reference.storyboardName == nil && home.storyboard == storyboard
        if !isAtHome, reference.storyboardName != home.storyboard {
            editor.setAttribute("storyboardName", on: reference.element, to: home.storyboard)
        }
        let written = reference.referencedIdentifier
        if let identifier = home.identifier, written != nil || !home.isInitial, written != identifier {
            editor.setAttribute("referencedIdentifier", on: reference.element, to: identifier)
        }
    }

    /// Returns the new storyboard of a reference's scene; nil where the scene does not change or may be one of several.
    func home(of reference: StoryboardReference) -> SceneHome? {
        let targets = ReferenceTargets(reference, graph)
        guard targets.documents.contains(where: { changed.contains($0.path) }) else { return nil }
        let homes = targets.controllers.map { controller in controller.flatMap(relocation.home(of:)) }
        guard let first = homes.first, let first else { return nil }
        let isSame = homes.allSatisfy { home in
            home?.storyboard == first.storyboard && home?.identifier == first.identifier
                && home?.isInitial == first.isInitial
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
        let home = reference.element.document
        if reference.bundleIdentifier != nil {
            documents = []
        } else if let name = reference.storyboardName {
            documents = graph.storyboards.storyboards(named: name, from: home.path)
        } else {
            documents = [home]
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
