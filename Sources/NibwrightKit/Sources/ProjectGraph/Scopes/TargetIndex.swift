public import ProjectFiles
public import SourceText

/// The Xcode projects of a repository and the targets that build its files.
public struct TargetIndex: Sendable {
    /// By path.
    public let projects: [XcodeProject]
    /// Projects that are there and cannot be read.
    public let refusedProjects: [RefusedProject]
    /// Every target, by project and in the project's own order.
    public let targets: [XcodeTarget]
    /// Paths of projects that are not kept in the repository and were read from the description of a tool.
    private let describedPaths: Set<String>
    private let memberships: [ProjectMemberships]
    private let targetNumbersByPath: [String: [Int]]
    private let numbers: [XcodeTarget: Int]
    private let projectNumbers: [String: Int]
    private let linkedNumbers: [[Int]]
    /// For each project the tool that writes it.
    private let generators: [ProjectGenerator?]
    /// All files of the repository, from which memberships are computed.
    let listing: FileListing

    init(
        _ read: [(source: SourceText, result: Result<XcodeProject, ReadingRefusal>)], paths: [String],
        threads: Int,
        text: @escaping @Sendable (String) -> SourceText?
    ) {
        var projects: [XcodeProject] = []
        var refused: [RefusedProject] = []
        for (source, result) in read {
            switch result {
            case .success(let project): projects.append(project.withConfigurationFiles(text))
            case .failure(let refusal): refused.append(RefusedProject(source: source, refusal: refusal))
            }
        }
        let listing = FileListing(paths)
        self.listing = listing
        let described = DescribedProjects(paths, besides: read.map(\.source.path), in: listing, text: text)
        describedPaths = Set(described.projects.map(\.path))
        projects += described.projects.map { $0.withConfigurationFiles(text) }
        projects.sort { $0.path < $1.path }
        refused += described.refused
        self.projects = projects
        projectNumbers = Dictionary(
            projects.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
        refusedProjects = refused
        generators = projects.map { ProjectGenerator.recognized(for: $0.path, in: listing, text: text) }
        memberships = concurrentMap(projects, threads: threads) { $0.memberships(in: listing) }
        targets = projects.flatMap(\.targets)
        let numbers = Dictionary(targets.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        self.numbers = numbers
        var byPath: [String: [Int]] = [:]
        for memberships in memberships {
            for path in memberships.memberPaths {
                for membership in memberships.memberships(of: path) where membership.phase.builds {
                    guard let number = numbers[membership.target], byPath[path]?.contains(number) != true else {
                        continue
                    }
                    byPath[path, default: []].append(number)
                }
            }
        }
        targetNumbersByPath = byPath
        linkedNumbers = Self.linked(targets, numbers)
    }

    /// For each target those that it depends on, nearest first; a cycle in a broken project ends the chain.
    private static func linked(_ targets: [XcodeTarget], _ numbers: [XcodeTarget: Int]) -> [[Int]] {
        var byID: [String: [String: Int]] = [:]
        for target in targets { byID[target.projectPath, default: [:]][target.id] = numbers[target] }
        return targets.enumerated().map { number, target in
            var found: [Int] = []
            var passed: Set<Int> = [number]
            var open = [target]
            while let next = open.popLast() {
                for id in next.dependencies {
                    guard let other = byID[next.projectPath]?[id], passed.insert(other).inserted else { continue }
                    found.append(other)
                    open.append(targets[other])
                }
            }
            return found
        }
    }

    /// The targets that compile a file or copy it into their bundle; empty where no project has it.
    public func targets(of path: String) -> [XcodeTarget] { (targetNumbersByPath[path] ?? []).map { targets[$0] } }

    /// Every way in which a file is part of a target that compiles or copies it, by project.
    public func memberships(of path: String) -> [FileMembership] {
        let numbers = targetNumbersByPath[path] ?? []
        var projectPaths: [String] = []
        for number in numbers where projectPaths.last != targets[number].projectPath {
            projectPaths.append(targets[number].projectPath)
        }
        return projectPaths.flatMap { project in
            projectNumbers[project].map { memberships[$0].memberships(of: path) } ?? []
        }
    }

    /// The memberships of files in the targets of a project; nil for a project that the index does not have.
    public func memberships(of project: XcodeProject) -> ProjectMemberships? {
        projects.firstIndex { $0 === project }.map { memberships[$0] }
    }

    /// The projects with a target that has a file, by path.
    public func projects(with path: String) -> [XcodeProject] {
        zip(projects, memberships).filter { !$0.1.memberships(of: path).isEmpty }.map(\.0)
    }

    /// The projects that can have anything to do with one of these files, each with what its targets do with files.
    public func projects(
        concernedBy paths: Set<String>
    ) -> [(project: XcodeProject, memberships: ProjectMemberships)] {
        zip(projects, memberships).filter { _, memberships in paths.contains(where: memberships.mayConcern) }
            .map { ($0, $1) }
    }

    /// The sorted files that a target compiles or copies.
    public func members(of target: XcodeTarget, phase: XcodeBuildPhase.Kind? = nil) -> [String] {
        for (project, memberships) in zip(projects, memberships) where project.path == target.projectPath {
            return memberships.members(of: target, phase: phase)
        }
        return []
    }

    /// The targets that a target depends on, directly or not.
    public func dependencies(of target: XcodeTarget) -> [XcodeTarget] {
        numbers[target].map { linkedNumbers[$0].map { targets[$0] } } ?? []
    }

    /// The tool that writes a project, which must then not be edited; nil for one that people edit.
    public func generator(of project: XcodeProject) -> ProjectGenerator? {
        projectNumbers[project.path].flatMap { generators[$0] }
    }

    /// Whether a project is not in the repository: its description was read instead, from which a tool writes it.
    public func isDescribed(_ project: XcodeProject) -> Bool { describedPaths.contains(project.path) }

    /// Groups the paths of a repository by the index's targets, for looking up names.
    func scopes(paths: [String]) -> ProjectScopes {
        ProjectScopes(
            paths: paths, targetsByPath: targetNumbersByPath, linkedTargets: linkedNumbers,
            targets: targets)
    }
}

/// An Xcode project that is there and cannot be read.
public struct RefusedProject: Sendable {
    /// The `project.pbxproj`.
    public let source: SourceText
    /// The reason why it was not read.
    public let refusal: ReadingRefusal

    /// The project-relative path of the file.
    public var path: String { source.path }
}

extension XcodeBuildPhase.Kind {
    /// Whether a file of the phase becomes part of the product under its own name.
    fileprivate var builds: Bool {
        switch self {
        case .sources, .resources: true
        case .frameworks, .headers, .copyFiles, .other: false
        }
    }
}
