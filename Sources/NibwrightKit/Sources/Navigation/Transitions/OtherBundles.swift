import InterfaceBuilder
import ProjectFiles
import ProjectGraph

/// Finds scenes of storyboards in a bundle that a storyboard reference names by its identifier.
struct OtherBundles {
    let graph: ProjectGraph

    /// The scenes that a reference leads to, where a target of the project builds the bundle: none where the bundle has
    /// no such scene. Nil where another repository builds the bundle, so that its scenes are not known.
    func controllers(of reference: StoryboardReference, in bundle: String) -> [Element]? {
        guard let name = reference.storyboardName else { return [] }
        guard graph.targets.targets.contains(where: { builds($0, bundle) }) else { return nil }
        let documents = graph.documents.filter { document in
            document.kind.form == .storyboard && document.baseName == name
                && graph.targets.targets(of: document.path).contains { builds($0, bundle) }
        }
        return documents.compactMap { document in
            guard let identifier = reference.referencedIdentifier else { return document.initialViewController }
            return document.scenes.compactMap(\.controller).first { $0.storyboardIdentifier == identifier }
        }.filter { StoryboardReference($0) == nil }
    }

    private func builds(_ target: XcodeTarget, _ bundle: String) -> Bool {
        target.configurations.contains { $0.value("PRODUCT_BUNDLE_IDENTIFIER") == bundle }
    }
}
