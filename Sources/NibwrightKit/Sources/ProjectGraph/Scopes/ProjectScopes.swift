import ProjectFiles

/// Groups the files of a repository by the targets that build them, and by the folders that are projects of their own.
///
/// A name in one file means what the same target builds; only where no target builds it does the folder decide.
struct ProjectScopes: Sendable {
    /// Indices of targets by the file that they build.
    private let targetsByPath: [String: [Int]]
    /// For each target the ones that it depends on, directly or not, without itself.
    private let linkedTargets: [[Int]]
    /// The module name of each target.
    private let modules: [String]
    private let numbers: [XcodeTarget: Int]
    /// The folders that are projects of their own, found in the paths once.
    let regions: ProjectRegions

    init(
        paths: [String], targetsByPath: [String: [Int]] = [:], linkedTargets: [[Int]] = [], targets: [XcodeTarget] = []
    ) {
        self.targetsByPath = targetsByPath
        self.linkedTargets = linkedTargets
        modules = targets.map(\.moduleName)
        numbers = Dictionary(targets.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        regions = ProjectRegions(paths)
    }

    /// The targets that build a file; empty where no project says.
    func targets(of path: String) -> [Int] { targetsByPath[path] ?? [] }

    /// The number of a target.
    func number(of target: XcodeTarget) -> Int? { numbers[target] }

    /// The modules that a file is compiled into.
    func modules(of path: String) -> [String] {
        targets(of: path).compactMap { modules.indices.contains($0) ? modules[$0] : nil }
    }

    /// Targets whose products the targets use.
    func linked(to targets: [Int]) -> [Int] {
        if targets.count == 1, let only = targets.first {
            return linkedTargets.indices.contains(only) ? linkedTargets[only] : []
        }
        var found: [Int] = []
        for target in targets where linkedTargets.indices.contains(target) {
            for other in linkedTargets[target] where !targets.contains(other) && !found.contains(other) {
                found.append(other)
            }
        }
        return found
    }

    /// The folder of the nearest project around a file.
    func region(of path: String) -> String { regions.region(of: path) }
}

/// The distance from a file that uses a name to the thing that the name means.
public enum Closeness: Int, Hashable, Sendable, Comparable {
    /// Built by a target that builds the file.
    case sameTarget
    /// Built by a target that the file's target depends on.
    case linkedTarget
    /// In the folder of the same project; no target says more.
    case sameProject
    /// Somewhere else in the repository.
    case elsewhere

    public static func < (left: Closeness, right: Closeness) -> Bool { left.rawValue < right.rawValue }
}
