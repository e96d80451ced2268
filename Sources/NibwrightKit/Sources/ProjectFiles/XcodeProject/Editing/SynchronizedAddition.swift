import SourceText

/// Makes a file in a synchronized folder a member of the right targets, by exceptions.
struct SynchronizedAddition {
    let project: XcodeProject
    let folder: SynchronizedFolder
    private static let isa = "PBXFileSystemSynchronizedBuildFileExceptionSet"

    func add(
        _ path: String, wanted: [XcodeTarget], has: [XcodeTarget], to change: inout ProjectChange
    ) throws(XcodeEditRefusal) {
        if FileKinds.phase(of: path) == nil { return }
        var newSets: [(id: String, name: String)] = []
        for target in project.targets where wanted.contains(target) != has.contains(target) {
            if wanted.contains(target), target.synchronizedFolders.contains(folder.id) {
                throw .inconsistent(reason: "\"\(path)\" is excluded from target \"\(target.name)\" already")
            }
            if let set = addEntry(entry(for: path), of: target, &change) { newSets.append(set) }
        }
        guard !newSets.isEmpty, let object = project.object(folder.id) else { return }
        if let exceptions = object.value["exceptions"], exceptions.kind == .array {
            for set in newSets { change.insert(set.id, set.name, in: exceptions, behind: nil) }
        } else if let isa = object.value.entry("isa") {
            insertKey(newSets.map { change.writer.named($0.id, $0.name) }, behind: isa, of: object, &change)
        }
    }

    /// The name of a file in an exception set: its path below the folder, and one name for all languages.
    private func entry(for path: String) -> String {
        let relative = RelativePath.path(path, from: folder.path)
        guard RelativePath.language(of: path) != nil else { return relative }
        let parent = RelativePath.folder(of: RelativePath.folder(of: relative))
        let name = RelativePath.name(of: relative)
        return ExceptionEntry.localizedPrefix + (parent.isEmpty ? name : parent + "/" + name)
    }

    /// Adds to the target's exception set; gives the id of one that had to be made.
    private func addEntry(
        _ entry: String, of target: XcodeTarget, _ change: inout ProjectChange
    ) -> (id: String, name: String)? {
        let sets = project.object(folder.id)?.strings("exceptions").compactMap(project.object) ?? []
        let written = OpenStepText.written(entry)
        guard let set = sets.first(where: { $0.isa == Self.isa && $0.string("target") == target.id }) else {
            let id = change.newID("\(Self.isa) \(target.id)", folder.path)
            let name = comment(of: target)
            change.addShared(
                id, name, isa: Self.isa, item: written,
                [
                    ("membershipExceptions", .list([written])),
                    ("target", .text(change.writer.named(target.id, target.name))),
                ])
            return (id, name)
        }
        guard let list = set.value["membershipExceptions"], list.kind == .array else {
            if let isa = set.value.entry("isa") {
                insertKey([written], "membershipExceptions", behind: isa, of: set, &change)
            }
            return nil
        }
        let entries = list.strings.map { $0.lowercased() }
        if entries.contains(entry.lowercased()) { return nil }
        // Xcode sorts them as the Finder does.
        let next = entries.firstIndex { $0 > entry.lowercased() }
        let edit =
            next.map { change.lines.insertion(of: written, in: list, before: $0) }
            ?? change.lines.insertion(of: written, in: list, behind: nil)
        change.edit(TextEdit(edit.range, bytes: edit.replacement, order: Self.order(entry, of: set.id)))
        return nil
    }

    /// Entries that are added one by one from the same project still end up sorted.
    private static func order(_ entry: String, of set: String) -> String { "\(set) 1 \(entry.lowercased())" }

    /// Since Xcode 16.1 the comment says what the exceptions are for.
    private func comment(of target: XcodeTarget) -> String {
        let known = project.objectList.first { $0.isa == Self.isa }
        let lines = ProjectLines(project.document)
        let isPlain = known.flatMap { lines.commentText(behind: $0.key.range.upperBound) } == Self.isa
        let name = RelativePath.name(of: folder.path)
        return isPlain ? Self.isa : "Exceptions for \"\(name)\" folder in \"\(target.name)\" target"
    }

    private func insertKey(
        _ items: [String], _ key: String = "exceptions", behind entry: OpenStepEntry, of object: XcodeObject,
        _ change: inout ProjectChange
    ) {
        let lines = change.lines
        guard let whole = lines.wholeLines(entry.range),
            let indentation = lines.indentation(of: entry.key.range.lowerBound)
        else {
            return pieces(" \(key) = (", items.map { $0 + ", " }, ");", at: entry.range.upperBound, &change)
        }
        let unit = indentation.hasSuffix(" ") ? "    " : "\t"
        pieces(
            "\(indentation)\(key) = (\(lines.newline)", items.map { indentation + unit + $0 + "," + lines.newline },
            "\(indentation));\(lines.newline)", at: whole.upperBound, &change)
    }

    /// In pieces, so that others who add the same key from the same project share its frame.
    private func pieces(
        _ head: String, _ items: [String], _ tail: String, at offset: Int, _ change: inout ProjectChange
    ) {
        change.edit(TextEdit(insert: head, at: offset, order: head + " 0"))
        for item in items { change.edit(TextEdit(insert: item, at: offset, order: "\(head) 1 \(item)")) }
        change.edit(TextEdit(insert: tail, at: offset, order: head + " 2"))
    }
}
