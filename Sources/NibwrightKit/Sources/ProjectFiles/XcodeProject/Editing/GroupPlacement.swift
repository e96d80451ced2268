import SourceText

/// Finds the group for a new file, and makes groups for folders that have none.
struct GroupPlacement {
    let project: XcodeProject

    /// A group, the entry in it that the file goes behind, and the folders above it that are new.
    struct Place {
        let group: String
        /// The folder that the group's paths start from; nil for one outside of the repository.
        let folder: String?
        var anchor: String?
        /// Folders below `group` that get groups of their own, outermost first; the file goes into the last.
        var newFolders: [String] = []
        /// The existing group's folder, when there are new ones below it.
        var existingFolder = ""

        /// The array of an existing group; nil for a new group, which is written with its child in it.
        func children(_ project: XcodeProject) -> OpenStepValue? {
            newFolders.isEmpty ? project.object(group)?.value["children"] : nil
        }

        /// Writes the new groups around the file.
        func finish(_ unit: String, _ name: String, _ change: inout ProjectChange) {
            var child = (id: unit, name: name)
            var path = folder ?? ""
            for folder in newFolders.reversed() {
                let id = change.newID("PBXGroup", path)
                change.add(
                    id, folder, isa: "PBXGroup",
                    [
                        ("children", .list([change.writer.named(child.id, child.name)])),
                        ("path", .text(OpenStepText.written(folder))), ("sourceTree", .text("\"<group>\"")),
                    ])
                child = (id, folder)
                path = RelativePath.folder(of: path)
            }
            guard !newFolders.isEmpty, let children = change.project.object(group)?.value["children"] else { return }
            change.insert(child.id, child.name, in: children, behind: nil)
        }
    }

    func place(
        folder: String, besideUnit unit: String?, originFolder: String?, to change: inout ProjectChange
    ) throws(XcodeEditRefusal) -> Place {
        let parent = unit.flatMap { project.tree.parents[$0] }
        if let parent, folder == originFolder, isGroup(parent) {
            return Place(group: parent, folder: project.tree.paths[parent], anchor: unit)
        }
        let groups = project.tree.order.filter { isGroup($0) && project.tree.paths[$0] != nil }
        if let exact = best(groups.filter { project.tree.paths[$0] == folder }) {
            return Place(group: exact, folder: folder, anchor: nil)
        }
        let around = groups.filter { RelativePath.isInside(folder, project.tree.paths[$0] ?? "") }
        let deepest = around.map { (project.tree.paths[$0] ?? "").utf8.count }.max()
        if let nearest = best(around.filter { (project.tree.paths[$0] ?? "").utf8.count == deepest }) {
            let path = project.tree.paths[nearest] ?? ""
            let parts = RelativePath.path(folder, from: path).split(separator: "/").map(String.init)
            return Place(group: nearest, folder: folder, anchor: nil, newFolders: parts, existingFolder: path)
        }
        guard let group = parent.flatMap({ isGroup($0) ? $0 : nil }) ?? groups.first else {
            throw .noGroup(path: folder)
        }
        return Place(group: group, folder: project.tree.paths[group], anchor: nil)
    }

    /// A group that is a folder rather than one that only sorts what is in it.
    private func best(_ groups: [String]) -> String? {
        groups.first { project.object($0)?.string("path") != nil } ?? groups.first
    }

    private func isGroup(_ id: String) -> Bool {
        guard let object = project.object(id) else { return false }
        return object.isa == "PBXGroup" && object.value["children"]?.kind == .array
    }
}
