import SourceText

/// Gives a file of a project another name: in its reference, its group of languages, exceptions, and the comments that
/// repeat the name.
struct FileRenaming {
    let project: XcodeProject

    func rename(_ path: String, to newName: String, in change: inout ProjectChange) throws(XcodeEditRefusal) {
        let addition = FileAddition(project: project)
        let references = addition.references(to: path)
        let folder = addition.synchronizedFolder(around: path)
        let newPath = RelativePath.join(RelativePath.folder(of: path), newName) ?? newName
        guard !references.isEmpty || folder != nil else {
            // A folder reference takes what is in it under whatever name.
            if project.memberships(paths: [path]).memberships(of: path).isEmpty { throw .notInProject(path: path) }
            return
        }
        if newPath.lowercased() != path.lowercased(), !addition.references(to: newPath).isEmpty {
            throw .alreadyInProject(path: newPath)
        }
        let name = RelativePath.name(of: path)
        var named = references
        for reference in references {
            guard let group = addition.variantGroup(of: reference.id).flatMap(project.object) else { continue }
            // A table's own group has the document's name, which only the document's renaming changes.
            if group.string("name") == name || group.string("path") == name { named.append(group) }
        }
        for object in named { replaceName(name, by: newName, of: object, &change) }
        let ids = Set(named.map(\.id))
        let built = project.objectList.filter { $0.isa == "PBXBuildFile" }
            .filter { $0.string("fileRef").map(ids.contains) ?? false }
        replaceComments(name, by: newName, behind: ids.union(built.map(\.id)), &change)
        if let folder { replaceExceptions(path, by: newName, in: folder, &change) }
    }

    /// The name of a reference or group, and the last part of its path.
    private func replaceName(
        _ name: String, by newName: String, of object: XcodeObject, _ change: inout ProjectChange
    ) {
        for key in ["name", "path"] {
            guard let value = object.value[key], let text = value.string, RelativePath.name(of: text) == name else {
                continue
            }
            let written = OpenStepText.written(String(text.dropLast(name.count)) + newName)
            change.edit(TextEdit(value.range, written))
        }
    }

    /// `/* Menu.swift */` and `/* Menu.swift in Sources */` behind one of the ids.
    private func replaceComments(
        _ name: String, by newName: String, behind ids: Set<String>, _ change: inout ProjectChange
    ) {
        let bytes = project.source.bytes
        for comment in project.document.comments {
            let start = comment.lowerBound + 2
            let text = project.source.string(start..<max(start, comment.upperBound - 2))
            let blanks = text.prefix { $0 == " " }.utf8.count
            let rest = text.dropFirst(blanks)
            guard rest.hasPrefix(name), rest.dropFirst(name.count).first.map({ $0 == " " }) ?? true else { continue }
            let before = bytes[..<comment.lowerBound].reversed().drop { isOpenStepSpace($0) }
            let id = String(decoding: before.prefix(while: OpenStepText.isPlain).reversed(), as: UTF8.self)
            guard ids.contains(id) else { continue }
            change.edit(TextEdit(start + blanks..<start + blanks + name.utf8.count, newName))
        }
    }

    private func replaceExceptions(
        _ path: String, by newName: String, in folder: SynchronizedFolder, _ change: inout ProjectChange
    ) {
        let name = RelativePath.name(of: path)
        let listing = FileListing([path])
        for set in project.object(folder.id)?.strings("exceptions").compactMap(project.object) ?? [] {
            for element in set.value["membershipExceptions"]?.elements ?? [] {
                // An entry for a folder names more than the file, and a table goes by its document's entry.
                guard let text = element.string, RelativePath.name(of: ExceptionEntry(text).path) == name,
                    !ExceptionEntry(text).matches(in: folder.path, listing).isEmpty
                else { continue }
                change.edit(TextEdit(element.range, OpenStepText.written(String(text.dropLast(name.count)) + newName)))
            }
        }
    }
}
