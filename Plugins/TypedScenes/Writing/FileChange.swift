import TransformKit

/// The change that writes one file of scenes, or renews it.
struct FileChange {
    let file: SceneFile

    func change(_ edits: [FileEdit], _ context: TransformContext) -> Change {
        let scenes = file.namespaces.flatMap { namespace in namespace.scenes.map { (namespace, $0) } }
        let count =
            "\(Count.of(scenes.count, "scene")) of \(Count.of(file.namespaces.count, "storyboard")) in \(file.owner.described)"
        let changed = file.isNew ? nil : changedClass()
        let renamed = file.isNew ? [] : RenamedMembers(file).edits(in: context.graph)
        let title =
            file.isNew
            ? "write the scenes that code can open into \(file.path)"
            : "renew the scenes in \(file.path)"
        return Change(
            subject: file.path, title: title, reason: changed?.reason ?? count, safety: .safe,
            place: changed?.place ?? Place(path: file.path), edits: edits + renamed,
            details: [
                "scenes": .list(
                    scenes.map { namespace, scene in
                        .record([
                            "scene": .text("\(namespace.storyboard): \(scene.described)"),
                            "name": .text("\(namespace.name).\(scene.member)"), "class": .text(scene.type.name),
                        ])
                    })
            ])
    }

    /// The first scene that has another class than the file says.
    private func changedClass() -> (reason: String, place: Place)? {
        for namespace in file.namespaces {
            for scene in namespace.scenes {
                guard let id = scene.controller.id,
                    let old = file.written?.member(
                        id, isInitial: scene.identifier == nil, of: namespace.document.pathWithoutLanguage),
                    old.type != scene.type.name
                else { continue }
                return (
                    "\(scene.described) of \(namespace.document.path.fileName) is \(scene.type.name), and the file says \(old.type)",
                    scene.controller.place
                )
            }
        }
        return nil
    }
}
