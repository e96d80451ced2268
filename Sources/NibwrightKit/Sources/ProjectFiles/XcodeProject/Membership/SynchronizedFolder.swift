/// A folder whose files belong to targets without being listed, and the exceptions to that.
struct SynchronizedFolder {
    let id: String
    let path: String
    private let project: XcodeProject
    private let exceptions: [ExceptionSet]
    private let explicitFolders: [String]

    /// Finds a synchronized folder; nil where the id names none, or one outside of the repository.
    init?(id: String, project: XcodeProject) {
        guard let object = project.object(id), object.isSynchronizedFolder, let path = project.tree.paths[id] else {
            return nil
        }
        self.id = id
        self.path = path
        self.project = project
        exceptions = object.strings("exceptions").compactMap { project.object($0) }.map(ExceptionSet.init)
        explicitFolders = object.strings("explicitFolders").compactMap { RelativePath.join(path, $0) }
    }

    /// The folder's files, for a target that owns the folder.
    func addMembers(of target: XcodeTarget, _ listing: FileListing, _ collector: inout MembershipCollector) {
        let excluded = matches(listing) { $0.targetID == target.id }
        // What an exception sends to a copy phase does not go where its kind would go.
        let redirected = matches(listing) { set in
            set.phaseID.map { id in target.phases.contains { $0.id == id } } ?? false
        }
        for index in listing.range(inFolder: path) where !excluded.contains(index) && !redirected.contains(index) {
            guard let member = member(listing.paths[index]) else { continue }
            collector.add(membership(target, member.phase, nil, member.container), at: index)
        }
    }

    /// The files that exceptions give to targets which do not own the folder, or to a phase.
    func addIncluded(_ listing: FileListing, _ collector: inout MembershipCollector) {
        for target in project.targets {
            if !target.synchronizedFolders.contains(id) {
                for index in matches(listing, where: { $0.targetID == target.id }).sorted() {
                    guard let member = member(listing.paths[index]) else { continue }
                    collector.add(membership(target, member.phase, nil, member.container), at: index)
                }
            }
            for phase in target.phases {
                for index in matches(listing, where: { $0.phaseID == phase.id }).sorted() {
                    let container = FileKinds.package(around: listing.paths[index], in: path)
                    collector.add(membership(target, phase.kind, phase.id, container), at: index)
                }
            }
        }
    }

    private func membership(
        _ target: XcodeTarget, _ phase: XcodeBuildPhase.Kind, _ phaseID: String?, _ container: String?
    ) -> FileMembership {
        FileMembership(
            target: target, phase: phase, phaseID: phaseID, source: .synchronizedFolder(id: id), container: container)
    }

    /// The phase that a file in the folder goes to; nil for a file that no phase takes.
    private func member(_ file: String) -> (phase: XcodeBuildPhase.Kind, container: String?)? {
        if let folder = explicitFolders.first(where: { RelativePath.isInside(file, $0) }) {
            return (.resources, folder)
        }
        let container = FileKinds.package(around: file, in: path)
        return FileKinds.phase(of: container ?? file).map { ($0, container) }
    }

    private func matches(_ listing: FileListing, where isWanted: (ExceptionSet) -> Bool) -> Set<Int> {
        var indices: Set<Int> = []
        for set in exceptions where isWanted(set) {
            for entry in set.entries { indices.formUnion(entry.matches(in: path, listing)) }
        }
        return indices
    }
}

/// An exception set: for a target, or for one phase.
struct ExceptionSet {
    let id: String
    let targetID: String?
    let phaseID: String?
    let entries: [ExceptionEntry]

    init(_ object: XcodeObject) {
        id = object.id
        phaseID = object.string("buildPhase")
        targetID = phaseID == nil ? object.string("target") : nil
        entries = object.strings("membershipExceptions").map(ExceptionEntry.init)
    }
}

/// One path in an exception set.
struct ExceptionEntry {
    /// The path below the folder, without the language's folder where it stands for all languages.
    let path: String
    let isLocalized: Bool
    static let localizedPrefix = "/Localized/"

    init(_ text: String) {
        let prefix = [Self.localizedPrefix, "/Localized: "].first { text.hasPrefix($0) }
        isLocalized = prefix != nil
        path = String(text.dropFirst(prefix?.count ?? 0))
    }

    func matches(in folder: String, _ listing: FileListing) -> [Int] {
        guard let full = RelativePath.join(folder, path) else { return [] }
        guard isLocalized else {
            switch listing.item(at: full) {
            case .file(let index): return [index]
            case .folder(let range): return Array(range)
            case nil: return []
            }
        }
        let parent = RelativePath.folder(of: full)
        return listing.range(inFolder: parent).filter { index in
            let file = listing.paths[index]
            let language = RelativePath.folder(of: file)
            return language.hasSuffix(".lproj") && RelativePath.folder(of: language) == parent
                && Self.isVariant(file, of: full)
        }
    }

    /// A document's variants are the document itself and the tables that translate it.
    static func isVariant(_ file: String, of original: String) -> Bool {
        if RelativePath.name(of: file) == RelativePath.name(of: original) { return true }
        return RelativePath.stem(of: file) == RelativePath.stem(of: original)
            && ["strings", "xcstrings"].contains(RelativePath.fileExtension(of: file))
            && ["storyboard", "xib", "nib", "intentdefinition"].contains(RelativePath.fileExtension(of: original))
    }
}
