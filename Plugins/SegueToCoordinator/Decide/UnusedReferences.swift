import TransformKit

/// Removes storyboard references that only removed segues led to.
enum UnusedReferences {
    static func remove(from editor: inout DocumentEditor, without gone: Set<Segue>) {
        let document = editor.document
        let orphaned = Set(gone.filter { $0.element.document === document }.compactMap(\.connection.destinationID))
        let kept = document.connections.filter { connection in
            Segue(connection).map { !gone.contains($0) } ?? true
        }
        let used = Set(kept.compactMap(\.destinationID))
        for scene in document.scenes {
            guard let reference = scene.storyboardReference?.element, let id = reference.id, orphaned.contains(id),
                !used.contains(id), document.initialViewController != reference, reference.storyboardIdentifier == nil,
                reference.children.allSatisfy({ $0.isNamed("navigationItem") || $0.isNamed("tabBarItem") }),
                scene.topLevelObjects.allSatisfy({ $0 == reference || $0.isNamed("placeholder") || $0.isNamed("exit") })
            else { continue }
            editor.removeElement(scene.element)
        }
    }
}
