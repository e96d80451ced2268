import TransformKit

extension DeploymentObstacle {
    /// Finds the reason for which a document cannot have named colors; nil where every bundle that has it runs on
    /// systems that know them.
    init?(_ document: IBDocument, _ bundles: Set<ResourceBundle>, in graph: ProjectGraph) {
        if let resources = document.root.child(named: "resources"), resources.children.isEmpty {
            self.init(
                .emptyResources,
                "the document has an empty <resources>; save it once with Xcode, which never writes one")
            return
        }
        guard !bundles.isEmpty else {
            let unread = graph.refusedProject(around: document.path)
            let cause = unread.map { "\($0.path) cannot be read (\($0.refusal.message))" } ?? "no target builds it"
            self.init(.noTarget, "\(cause), so its deployment target and its catalogs are unknown")
            return
        }
        if let own = DeploymentObstacle(document, needs: .namedColors) {
            self = own
            return
        }
        self.init(bundles, platform: document.kind.platform)
    }

    /// Finds a bundle that runs on systems without named colors; nil where none does.
    init?(_ bundles: Set<ResourceBundle>, platform: DocumentKind.Platform = .unknown) {
        self.init(bundles, need: .namedColors, platform: platform)
    }
}
