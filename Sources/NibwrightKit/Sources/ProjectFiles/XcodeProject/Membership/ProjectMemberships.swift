/// Knows which files each target of one project builds.
public struct ProjectMemberships: Sendable {
    /// The listing that the answers are taken from.
    public let listing: FileListing
    /// References to files that are not there, in the order of the navigator.
    public let missingFiles: [MissingFile]
    /// Files that targets build and that lie outside of what is refactored, by the path that the project writes.
    public let outsideFiles: [MissingFile]
    /// Folders whose files targets build without listing them, each with a target that owns it.
    public let synchronizedFolders: [(path: String, target: XcodeTarget)]
    private let membershipsByPath: [Int: [FileMembership]]
    private let pathsByTarget: [String: [XcodeBuildPhase.Kind: [Int]]]
    private let groupsByPath: [Int: String]
    private let pathsByGroup: [String: [Int]]
    private let referenced: Set<Int>
    /// The paths of `missingFiles`, case folded.
    private let missingPaths: Set<String>
    private let hasSynchronizedFolders: Bool

    /// The targets that build a file or copy it into their product, in the project's order.
    public func targets(of path: String) -> [XcodeTarget] {
        var seen: Set<String> = []
        return memberships(of: path).filter { seen.insert($0.target.id).inserted }.map(\.target)
    }

    /// Every way in which a file is part of a target.
    public func memberships(of path: String) -> [FileMembership] {
        listing.index(of: path).flatMap { membershipsByPath[$0] } ?? []
    }

    /// The sorted files of a target, of one kind of phase or of all.
    public func members(of target: XcodeTarget, phase: XcodeBuildPhase.Kind? = nil) -> [String] {
        guard let phases = pathsByTarget[target.id] else { return [] }
        let indices = phase.map { phases[$0] ?? [] } ?? Array(Set(phases.values.joined())).sorted()
        return indices.map { listing.paths[$0] }
    }

    /// The files that some target of the project has, sorted.
    public var memberPaths: [String] { membershipsByPath.keys.sorted().map { listing.paths[$0] } }

    /// Whether the project mentions the file, even if no target builds it.
    public func isReferenced(_ path: String) -> Bool {
        listing.index(of: path).map { referenced.contains($0) || membershipsByPath[$0] != nil } ?? false
    }

    /// True if the project can have anything to do with a file that exists or is to be made: it mentions the path, or
    /// has folders that take in any file put into them. Where it is false, no edit of the project is needed for the
    /// file.
    public func mayConcern(_ path: String) -> Bool {
        hasSynchronizedFolders || isReferenced(path) || missingPaths.contains(path.lowercased())
    }

    /// The files that stand for a file in other languages, the file itself among them; sorted.
    ///
    /// A storyboard in `Base.lproj` and the `.strings` that translate it are one such group.
    public func variants(of path: String) -> [String] {
        guard let group = listing.index(of: path).flatMap({ groupsByPath[$0] }) else { return [] }
        return (pathsByGroup[group] ?? []).map { listing.paths[$0] }
    }

    /// The id of the `PBXVariantGroup` that holds a file.
    public func variantGroup(of path: String) -> String? { listing.index(of: path).flatMap { groupsByPath[$0] } }

    init(
        _ collected: MembershipCollector, listing: FileListing, missing: [MissingFile], outside: [MissingFile],
        synchronizedFolders: [(path: String, target: XcodeTarget)], hasSynchronizedFolders: Bool
    ) {
        outsideFiles = outside
        self.synchronizedFolders = synchronizedFolders
        self.listing = listing
        self.hasSynchronizedFolders = hasSynchronizedFolders
        missingFiles = missing
        missingPaths = Set(missing.map { $0.path.lowercased() })
        membershipsByPath = collected.memberships
        referenced = collected.referenced
        groupsByPath = collected.groups
        pathsByGroup = Dictionary(grouping: collected.groups.keys.sorted()) { collected.groups[$0] ?? "" }
        var byTarget: [String: [XcodeBuildPhase.Kind: [Int]]] = [:]
        for (index, memberships) in collected.memberships {
            for membership in memberships {
                byTarget[membership.target.id, default: [:]][membership.phase, default: []].append(index)
            }
        }
        pathsByTarget = byTarget.mapValues { phases in phases.mapValues { Array(Set($0)).sorted() } }
    }
}

/// One way in which a file is part of a target.
public struct FileMembership: Hashable, Sendable {
    /// The entry of the project that makes the file a member.
    public enum Source: Hashable, Sendable {
        /// A build file in a phase, by its id, and the file reference or group that it names.
        case buildFile(id: String, reference: String)
        /// A synchronized folder, by its id.
        case synchronizedFolder(id: String)
    }

    /// The target that the file is part of.
    public let target: XcodeTarget
    /// The kind of phase that it is in.
    public let phase: XcodeBuildPhase.Kind
    /// The phase's id; nil where a synchronized folder's file goes to the phase that its kind has.
    public let phaseID: String?
    /// The entry that makes it a member.
    public let source: Source
    /// The folder that is a member as a whole, such as an asset catalog, when the file is inside of one.
    public let container: String?
}

/// A reference to a file that is not in the repository.
public struct MissingFile: Hashable, Sendable {
    /// The path that the project gives it, relative to the root of the repository where it lies below that.
    public let path: String
    /// The file reference's id.
    public let id: String
    /// The targets that build it.
    public let targets: [XcodeTarget]

    /// Whether some target builds it, so that the build must fail.
    public var isMember: Bool { !targets.isEmpty }
}

extension XcodeProject {
    /// Finds the project's files among all files of the repository.
    public func memberships(paths: [String]) -> ProjectMemberships { memberships(in: FileListing(paths)) }

    /// Finds the project's files; where there are several projects, they share the listing.
    public func memberships(in listing: FileListing) -> ProjectMemberships {
        MembershipResolver(project: self, listing: listing).resolve()
    }
}
