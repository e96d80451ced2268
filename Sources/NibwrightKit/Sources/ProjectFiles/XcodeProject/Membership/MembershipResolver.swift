/// Walks phases and synchronized folders and notes the files of each target.
struct MembershipResolver {
    let project: XcodeProject
    let listing: FileListing

    func resolve() -> ProjectMemberships {
        var collector = MembershipCollector()
        collectReferences(&collector)
        for target in project.targets {
            for phase in target.phases {
                for id in phase.buildFiles {
                    guard let reference = project.object(id)?.string("fileRef") else { continue }
                    add(reference, id, phase, target, &collector)
                }
            }
            for folder in target.synchronizedFolders {
                SynchronizedFolder(id: folder, project: project)?.addMembers(of: target, listing, &collector)
            }
        }
        for id in project.tree.order where project.object(id)?.isSynchronizedFolder == true {
            SynchronizedFolder(id: id, project: project)?.addIncluded(listing, &collector)
        }
        return ProjectMemberships(
            collector, listing: listing, missing: missingFiles(collector), outside: outsideFiles(collector),
            synchronizedFolders: synchronizedFolders,
            hasSynchronizedFolders: project.tree.order.contains { project.object($0)?.isSynchronizedFolder == true })
    }

    private func add(
        _ reference: String, _ buildFile: String, _ phase: XcodeBuildPhase, _ target: XcodeTarget,
        _ collector: inout MembershipCollector
    ) {
        for file in files(of: reference) {
            guard let path = project.tree.paths[file] else {
                collector.addOutside(file, target)
                continue
            }
            collector.builders[file, default: []].append(target)
            let source = FileMembership.Source.buildFile(id: buildFile, reference: reference)
            func membership(container: String?) -> FileMembership {
                FileMembership(
                    target: target, phase: phase.kind, phaseID: phase.id, source: source, container: container)
            }
            switch listing.item(at: path) {
            case .file(let index): collector.add(membership(container: nil), at: index)
            case .folder(let range):
                let inside = membership(container: path)
                for index in range { collector.add(inside, at: index) }
            case nil: continue
            }
        }
    }

    /// The file references that a build file's reference stands for.
    private func files(of reference: String) -> [String] {
        guard let object = project.object(reference) else { return [] }
        switch object.isa {
        case "PBXVariantGroup": return object.strings("children")
        case "PBXFileReference", "XCVersionGroup", "PBXGroup": return [reference]
        default: return []
        }
    }

    private func collectReferences(_ collector: inout MembershipCollector) {
        for id in project.tree.order {
            guard let object = project.object(id), object.isa == "PBXFileReference",
                let path = project.tree.paths[id], case .file(let index) = listing.item(at: path)
            else { continue }
            collector.referenced.insert(index)
            if let parent = project.tree.parents[id], project.object(parent)?.isa == "PBXVariantGroup" {
                collector.groups[index] = parent
            }
        }
    }

    private func missingFiles(_ collector: MembershipCollector) -> [MissingFile] {
        project.tree.order.compactMap { id in
            guard project.object(id)?.isa == "PBXFileReference", let path = project.tree.paths[id],
                listing.item(at: path) == nil
            else { return nil }
            return MissingFile(path: path, id: id, targets: collector.builders[id] ?? [])
        }
    }

    /// Files that targets build from outside of what is refactored. What a build makes, and what belongs to a system,
    /// has a source tree of its own.
    private func outsideFiles(_ collector: MembershipCollector) -> [MissingFile] {
        collector.outside.compactMap { id, targets in
            guard let object = project.object(id), let path = object.string("path") ?? object.string("name"),
                ["<group>", "SOURCE_ROOT", "PROJECT_DIR", "SRCROOT", "<absolute>"].contains(
                    object.string("sourceTree") ?? "<group>")
            else { return nil }
            return MissingFile(path: path, id: id, targets: targets)
        }.sorted { ($0.path, $0.id) < ($1.path, $1.id) }
    }

    private var synchronizedFolders: [(path: String, target: XcodeTarget)] {
        project.targets.flatMap { target in
            target.synchronizedFolders.compactMap { id in
                SynchronizedFolder(id: id, project: project).map { ($0.path, target) }
            }
        }
    }
}

/// Collects the memberships that a walk over the project finds.
struct MembershipCollector {
    private(set) var memberships: [Int: [FileMembership]] = [:]
    /// Files that the navigator shows.
    var referenced: Set<Int> = []
    /// The variant group of a file.
    var groups: [Int: String] = [:]
    /// The targets whose phases name a file reference, by its id.
    var builders: [String: [XcodeTarget]] = [:]
    /// The same of references that lead out of what is refactored.
    private(set) var outside: [String: [XcodeTarget]] = [:]

    mutating func addOutside(_ id: String, _ target: XcodeTarget) { outside[id, default: []].append(target) }

    mutating func add(_ membership: FileMembership, at index: Int) {
        memberships[index, default: []].append(membership)
    }
}
