import SourceText

/// Takes a file out of everything that names it: the inverse of an addition.
struct FileRemoval {
    let project: XcodeProject
    private static let lists = ["children", "files", "exceptions"]

    func remove(_ path: String, from change: inout ProjectChange) throws(XcodeEditRefusal) {
        let addition = FileAddition(project: project)
        let references = addition.references(to: path)
        let folder = addition.synchronizedFolder(around: path)
        guard !references.isEmpty || folder != nil else {
            // A folder reference takes what is in it, and so loses it, without any word in the project.
            if project.memberships(paths: [path]).memberships(of: path).isEmpty { throw .notInProject(path: path) }
            return
        }
        var gone = Set(references.map(\.id))
        for reference in references {
            var child = reference.id
            // A variant group without variants is nothing, and neither is a group that was made for the file.
            while let parent = project.tree.parents[child].flatMap(project.object), isLeftEmpty(parent, gone),
                parent.isa == "PBXVariantGroup" || isMadeGroup(parent)
            {
                gone.insert(parent.id)
                child = parent.id
            }
        }
        try checkUses(of: gone, path)
        for object in project.objectList where object.isa == "PBXBuildFile" {
            if let file = object.string("fileRef"), gone.contains(file) { gone.insert(object.id) }
        }
        if let folder { removeExceptions(path, folder, &gone, &change) }
        removeEntries(of: gone, &change)
        for id in gone { change.remove(id) }
    }

    private func isLeftEmpty(_ group: XcodeObject, _ gone: Set<String>) -> Bool {
        group.strings("children").allSatisfy(gone.contains)
    }

    private func isMadeGroup(_ group: XcodeObject) -> Bool {
        group.isa == "PBXGroup"
            && (project.tree.paths[group.id].map { ObjectID.isMade(group.id, "PBXGroup", $0) } ?? false)
    }

    private func checkUses(of gone: Set<String>, _ path: String) throws(XcodeEditRefusal) {
        for object in project.objectList {
            for key in ["baseConfigurationReference", "productReference", "currentVersion", "remoteRef"] {
                guard let used = object.string(key), gone.contains(used) else { continue }
                throw .stillUsed(path: path, by: "\"\(object.displayName ?? object.id)\" (\(key))")
            }
        }
    }

    /// Removes what names the objects in groups, phases and synchronized folders.
    private func removeEntries(of gone: Set<String>, _ change: inout ProjectChange) {
        for object in project.objectList where !gone.contains(object.id) {
            for key in Self.lists {
                guard let entry = object.value.entry(key) else { continue }
                let elements = entry.value.elements
                let places = elements.indices.filter { elements[$0].string.map(gone.contains) ?? false }
                if key == "exceptions", !places.isEmpty, places.count == elements.count {
                    change.edit(removal(ofKey: entry, change.lines))
                } else {
                    for place in places { change.edit(change.lines.removal(at: place, of: entry.value)) }
                }
            }
        }
    }

    // MARK: Exceptions

    private func removeExceptions(
        _ path: String, _ folder: SynchronizedFolder, _ gone: inout Set<String>, _ change: inout ProjectChange
    ) {
        let listing = FileListing([path])
        for set in project.object(folder.id)?.strings("exceptions").compactMap(project.object) ?? [] {
            guard let entry = set.value.entry("membershipExceptions") else { continue }
            let elements = entry.value.elements
            let places = elements.indices.filter { place in
                guard let text = elements[place].string else { return false }
                return names(ExceptionEntry(text), path, folder, listing)
            }
            guard !places.isEmpty else { continue }
            if places.count < elements.count {
                for place in places { change.edit(change.lines.removal(at: place, of: entry.value)) }
            } else if set.value.entries.allSatisfy({ Self.bare.contains($0.key.string ?? "") }) {
                gone.insert(set.id)
            } else {
                change.edit(removal(ofKey: entry, change.lines))
            }
        }
    }

    /// An exception set that has nothing but these says nothing once its list is empty.
    private static let bare: Set<String> = ["isa", "membershipExceptions", "target", "buildPhase"]

    /// An entry for a folder names more than the file and stays; so does a document's when only a table goes.
    private func names(
        _ entry: ExceptionEntry, _ path: String, _ folder: SynchronizedFolder, _ listing: FileListing
    ) -> Bool {
        if !entry.isLocalized { return RelativePath.join(folder.path, entry.path) == path }
        return RelativePath.name(of: entry.path) == RelativePath.name(of: path)
            && !entry.matches(in: folder.path, listing).isEmpty
    }

    private func removal(ofKey entry: OpenStepEntry, _ lines: ProjectLines) -> TextEdit {
        if let whole = lines.wholeLines(entry.range) { return TextEdit(whole, "") }
        let start = entry.range.lowerBound
        let hasSpace = start > 0 && project.source.bytes[start - 1] == 0x20
        return TextEdit(start - (hasSpace ? 1 : 0)..<entry.range.upperBound, "")
    }
}
