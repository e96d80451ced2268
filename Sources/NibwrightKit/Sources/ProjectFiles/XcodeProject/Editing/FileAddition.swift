import SourceText

/// An addition to a project: one file, or one document in several languages.
enum NewMember {
    case file(String)
    case variantGroup(name: String, [LanguageVariant])

    /// The path by which membership is judged.
    var path: String {
        switch self {
        case .file(let path): path
        case .variantGroup(let name, let variants):
            // A table's kind is not the document's: the document itself decides.
            (variants.first { RelativePath.name(of: $0.path) == name } ?? variants.first)?.path ?? name
        }
    }

    var paths: [String] {
        switch self {
        case .file(let path): [path]
        case .variantGroup(_, let variants): variants.map(\.path)
        }
    }
}

/// Adds files: decides between synchronized folders and references, and finds phases and groups.
struct FileAddition {
    let project: XcodeProject

    /// Adds a file or group to the targets of another file.
    func add(_ member: NewMember, like origin: String, to change: inout ProjectChange) throws(XcodeEditRefusal) {
        let path = member.path
        guard references(to: path).isEmpty else { throw .alreadyInProject(path: path) }
        let memberships = project.memberships(paths: member.paths + [origin])
        let isKnown = memberships.isReferenced(origin) || !references(to: origin).isEmpty
        guard isKnown || synchronizedFolder(around: origin) != nil else { throw .notInProject(path: origin) }
        let wanted = memberships.targets(of: origin)
        if let folder = synchronizedFolder(around: path) {
            let addition = SynchronizedAddition(project: project, folder: folder)
            return try addition.add(path, wanted: wanted, has: memberships.targets(of: path), to: &change)
        }
        if let folder = memberships.memberships(of: path).first?.container {
            if Set(memberships.targets(of: path)) == Set(wanted) { return }
            throw .insideFolderReference(path: path, folder: folder)
        }
        if try joinVariants(member, like: origin, to: &change) { return }
        let places = try phasePlaces(path, like: origin, memberships)
        let unit = units(of: origin).first
        let group = try GroupPlacement(project: project).place(
            folder: folder(of: member), besideUnit: unit, originFolder: plainFolder(of: origin), to: &change)
        addObjects(member, like: origin, places, group, &change)
    }

    /// Adds a file to targets that are named.
    func add(
        _ path: String, toTargets targets: [XcodeTarget], group: String?, to change: inout ProjectChange
    ) throws(XcodeEditRefusal) {
        guard references(to: path).isEmpty else { throw .alreadyInProject(path: path) }
        if let folder = synchronizedFolder(around: path) {
            let has = project.memberships(paths: [path]).targets(of: path)
            let addition = SynchronizedAddition(project: project, folder: folder)
            return try addition.add(path, wanted: targets, has: has, to: &change)
        }
        let places = try PhasePlace.natural(path, targets)
        let placement: GroupPlacement.Place
        if let group {
            guard project.object(group)?.value["children"] != nil else { throw .noGroup(path: path) }
            placement = GroupPlacement.Place(group: group, folder: project.tree.paths[group], anchor: nil)
        } else {
            let folder = RelativePath.language(of: path) == nil ? RelativePath.folder(of: path) : plainFolder(of: path)
            placement = try GroupPlacement(project: project).place(
                folder: folder, besideUnit: nil, originFolder: nil, to: &change)
        }
        let language = RelativePath.language(of: path)
        let member = language.map { language in
            NewMember.variantGroup(
                name: RelativePath.name(of: path), [LanguageVariant(language: language, path: path)])
        }
        addObjects(member ?? .file(path), like: nil, places, placement, &change)
    }

    /// Adds another language to an existing variant group.
    func add(
        _ variant: LanguageVariant, beside path: String, to change: inout ProjectChange
    ) throws(XcodeEditRefusal) {
        guard references(to: variant.path).isEmpty else { throw .alreadyInProject(path: variant.path) }
        if synchronizedFolder(around: variant.path) != nil, synchronizedFolder(around: path) != nil { return }
        guard let sibling = references(to: path).first(where: { variantGroup(of: $0.id) != nil }),
            let group = variantGroup(of: sibling.id).flatMap(project.object), let children = group.value["children"]
        else { throw .notInProject(path: path) }
        // The last child, so that languages keep the order in which they came.
        let like = children.elements.compactMap(\.string).compactMap(project.object).last {
            $0.string("path").map(RelativePath.fileExtension(of:)) == RelativePath.fileExtension(of: variant.path)
        }
        let folder = project.tree.paths[group.id]
        let id = addReference(
            variant.path, name: variant.language, like: like, folder: folder, parent: sibling, &change)
        change.insert(id, variant.language, in: children, behind: nil)
    }

    // MARK: What the origin is

    /// The file references of a path; a Mac's disk does not tell small letters from capitals.
    func references(to path: String) -> [XcodeObject] {
        let files = project.objectList.filter { ["PBXFileReference", "XCVersionGroup"].contains($0.isa) }
        let exact = files.filter { project.tree.paths[$0.id] == path }
        if !exact.isEmpty { return exact }
        let folded = path.lowercased()
        return files.filter { project.tree.paths[$0.id]?.lowercased() == folded }
    }

    /// The ids that groups and build files name for a path: the reference, or the variant group around it.
    func units(of path: String) -> [String] {
        var seen: Set<String> = []
        return references(to: path).map { variantGroup(of: $0.id) ?? $0.id }.filter { seen.insert($0).inserted }
    }

    func variantGroup(of id: String) -> String? {
        project.tree.parents[id].flatMap { project.object($0)?.isa == "PBXVariantGroup" ? $0 : nil }
    }

    func synchronizedFolder(around path: String) -> SynchronizedFolder? {
        project.tree.order.filter { project.object($0)?.isSynchronizedFolder == true }
            .compactMap { SynchronizedFolder(id: $0, project: project) }
            .filter { RelativePath.isInside(path, $0.path) }
            .max { $0.path.utf8.count < $1.path.utf8.count }
    }

    /// The folder without that of a language.
    private func plainFolder(of path: String) -> String {
        let folder = RelativePath.folder(of: path)
        return folder.hasSuffix(".lproj") ? RelativePath.folder(of: folder) : folder
    }

    private func folder(of member: NewMember) -> String { plainFolder(of: member.path) }

    /// A table that translates a document joins the document's variant group, if there is one beside the origin's.
    private func joinVariants(
        _ member: NewMember, like origin: String, to change: inout ProjectChange
    ) throws(XcodeEditRefusal) -> Bool {
        guard case .file(let path) = member, let language = RelativePath.language(of: path),
            let parent = units(of: origin).first.flatMap({ project.tree.parents[$0] })
        else { return false }
        let sibling = project.object(parent)?.strings("children").compactMap(project.object)
            .filter { $0.isa == "PBXVariantGroup" }.flatMap { $0.strings("children") }
            .compactMap { project.tree.paths[$0] }
            .first {
                RelativePath.stem(of: $0) == RelativePath.stem(of: path) && plainFolder(of: $0) == plainFolder(of: path)
                    && (ExceptionEntry.isVariant(path, of: $0) || ExceptionEntry.isVariant($0, of: path))
            }
        guard let sibling else { return false }
        try add(LanguageVariant(language: language, path: path), beside: sibling, to: &change)
        return true
    }

    // MARK: Phases

    private func phasePlaces(
        _ path: String, like origin: String, _ memberships: ProjectMemberships
    ) throws(XcodeEditRefusal) -> [PhasePlace] {
        let units = Set(units(of: origin))
        guard !units.isEmpty else { return try PhasePlace.natural(path, memberships.targets(of: origin)) }
        let kind = FileKinds.phase(of: path)
        let isSameKind = kind == FileKinds.phase(of: origin)
        var places: [PhasePlace] = []
        var covered: Set<String> = []
        for target in project.targets {
            for phase in target.phases {
                for id in phase.buildFiles {
                    guard let file = project.object(id), let unit = file.string("fileRef"), units.contains(unit) else {
                        continue
                    }
                    if isSameKind {
                        guard covered.insert(phase.id).inserted else { continue }
                        places.append(PhasePlace(phase: phase, anchor: id, like: file))
                    } else if kind != nil, covered.insert(target.id).inserted {
                        places += try PhasePlace.natural(path, [target])
                    }
                }
            }
        }
        return places
    }

    // MARK: Objects

    private func addObjects(
        _ member: NewMember, like origin: String?, _ places: [PhasePlace], _ group: GroupPlacement.Place,
        _ change: inout ProjectChange
    ) {
        let sample = origin.flatMap { references(to: $0).first }
        let unit: String
        let name: String
        switch (member, RelativePath.language(of: member.path)) {
        case (.file(let path), let language)
        where language == nil || sample.flatMap { variantGroup(of: $0.id) } == nil && origin != nil:
            name = RelativePath.name(of: path)
            unit = addReference(path, name: nil, like: sample, folder: group.folder, parent: nil, &change)
        case (.file(let path), let language):
            name = RelativePath.name(of: path)
            let variant = LanguageVariant(language: language ?? "Base", path: path)
            unit = addVariantGroup(name, [variant], like: sample, group, &change)
        case (.variantGroup(let groupName, let variants), _):
            name = groupName
            unit = addVariantGroup(name, variants, like: sample, group, &change)
        }
        for place in places { addBuildFile(unit, name, member.path, place, &change) }
        if let children = group.children(project) { change.insert(unit, name, in: children, behind: group.anchor) }
        group.finish(unit, name, &change)
    }

    private func addVariantGroup(
        _ name: String, _ variants: [LanguageVariant], like sample: XcodeObject?, _ group: GroupPlacement.Place,
        _ change: inout ProjectChange
    ) -> String {
        let ending = sample.flatMap { project.tree.paths[$0.id] }.map(RelativePath.fileExtension(of:))
        let children = variants.map { variant in
            let isLike = ending == RelativePath.fileExtension(of: variant.path)
            let origin = variant.origin.flatMap { references(to: $0).first }
            let id = addReference(
                variant.path, name: variant.language, like: origin ?? (isLike ? sample : nil), folder: group.folder,
                parent: sample, &change)
            return change.writer.named(id, variant.language)
        }
        let id = change.newID("PBXVariantGroup", RelativePath.join(group.folder ?? "", name) ?? name)
        var fields: [(String, ObjectWriter.Field)] = [
            ("children", .list(children)), ("name", .text(OpenStepText.written(name))),
        ]
        fields.append(("sourceTree", .text(group.folder == nil ? "SOURCE_ROOT" : "\"<group>\"")))
        change.add(id, name, isa: "PBXVariantGroup", fields)
        return id
    }

    /// A reference, with the path from its group's folder; `name` is shown where it is not the path.
    private func addReference(
        _ path: String, name: String?, like sample: XcodeObject?, folder: String?, parent: XcodeObject?,
        _ change: inout ProjectChange
    ) -> String {
        let id = change.newID("PBXFileReference", path)
        let fromRoot = folder == nil || (sample ?? parent)?.string("sourceTree") == "SOURCE_ROOT"
        let relative = RelativePath.path(path, from: fromRoot ? project.sourceRoot ?? "" : folder ?? "")
        let fileName = RelativePath.name(of: path)
        let shown = name ?? (relative == fileName ? nil : fileName)
        var fields: [(String, ObjectWriter.Field)] = []
        let isLike =
            sample.flatMap { $0.string("path") }.map(RelativePath.fileExtension(of:))
            == RelativePath.fileExtension(of: path)
        let type = FileKinds.type(of: path)
        if isLike, let sample {
            for key in ["explicitFileType", "fileEncoding", "lastKnownFileType"] {
                if let value = change.writer.raw(sample, key) { fields.append((key, value)) }
            }
        } else {
            fields.append(("lastKnownFileType", .text(OpenStepText.written(type))))
        }
        if let shown { fields.append(("name", .text(OpenStepText.written(shown)))) }
        fields.append(("path", .text(OpenStepText.written(relative))))
        fields.append(("sourceTree", .text(fromRoot ? "SOURCE_ROOT" : "\"<group>\"")))
        change.add(id, shown ?? fileName, isa: "PBXFileReference", fields)
        return id
    }

    private func addBuildFile(
        _ unit: String, _ name: String, _ path: String, _ place: PhasePlace, _ change: inout ProjectChange
    ) {
        guard let files = project.object(place.phase.id)?.value["files"] else { return }
        let id = change.newID("PBXBuildFile \(place.phase.id)", path)
        var fields: [(String, ObjectWriter.Field)] = [("fileRef", .text(change.writer.named(unit, name)))]
        for key in ["platformFilter", "platformFilters", "settings"] {
            if let value = place.like.flatMap({ change.writer.raw($0, key) }) { fields.append((key, value)) }
        }
        let comment = "\(name) in \(place.phase.name)"
        change.add(id, comment, isa: "PBXBuildFile", fields)
        change.insert(id, comment, in: files, behind: place.anchor)
    }
}

/// A phase that a file goes into, and the entry it goes behind.
struct PhasePlace {
    let phase: XcodeBuildPhase
    var anchor: String?
    /// The build file whose settings it takes over.
    var like: XcodeObject?

    /// The phases that take a file of its kind, one of each target.
    static func natural(_ path: String, _ targets: [XcodeTarget]) throws(XcodeEditRefusal) -> [PhasePlace] {
        guard let kind = FileKinds.phase(of: path) else { return [] }
        var places: [PhasePlace] = []
        for target in targets {
            guard let phase = target.phases.first(where: { $0.kind == kind }) else {
                // A header is found by its path; few targets list theirs.
                if kind == .headers { continue }
                throw .noPhase(target: target.name, phase: kind)
            }
            places.append(PhasePlace(phase: phase))
        }
        return places
    }
}
