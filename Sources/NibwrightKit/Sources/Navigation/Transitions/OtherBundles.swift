import InterfaceBuilder
import ProjectFiles
import ProjectGraph

/// Finds scenes of storyboards in a bundle that a storyboard reference names by its identifier.
struct OtherBundles {
    let graph: ProjectGraph

    /// The scenes that a reference leads to, where a target of the project builds the bundle: none where the bundle has
    /// no such scene. Nil where another repository builds the bundle, so that its scenes are not known.
    func controllers(of reference: StoryboardReference, in bundle: String) -> [Element]? {
        guard let name = reference.storyboardName, !name.isEmpty else { return [] }
        guard graph.targets.targets.contains(where: { builds($0, bundle) }) else { return nil }
        let documents = graph.documents.filter { document in
            document.kind.form == .storyboard && document.baseName == name
                && graph.targets.targets(of: document.path).contains { builds($0, bundle) }
        }
        return documents.compactMap { document in
            guard let identifier = reference.referencedIdentifier, !identifier.isEmpty else {
                return document.initialViewController
            }
            return document.scenes.compactMap(\.controller).first { $0.storyboardIdentifier == identifier }
        }.filter { StoryboardReference($0) == nil }
    }

    private func builds(_ target: XcodeTarget, _ bundle: String) -> Bool {
        target.configurations.contains { $0.value("PRODUCT_BUNDLE_IDENTIFIER") == bundle }
    }
}

extension StoryboardReference {
    /// The identifier of the bundle that the reference names; nil where the storyboard is in the document's own bundle.
    var otherBundle: String? { bundleIdentifier.flatMap { $0.isEmpty ? nil : $0 } }
}
