import ProjectFiles
import ProjectGraph

/// Xcode projects and targets, and the storyboards and nibs that Info.plists open with.
struct InspectTargets: Encodable, Sendable {
    /// A storyboard or nib that an Info.plist or build setting names.
    struct Entry: Encodable, Sendable {
        let key: String
        let name: String
        let place: String
        let target: String?
        /// `resolved`, `missing`, or `unknown` where a build variable stands in the name.
        let state: String
    }

    let projects: Int
    let refusedProjects: [String]
    let targets: Int
    /// Targets by platform and the oldest system each runs on: `iOS 15.0`.
    let deploymentTargets: [String: Int]
    let entries: [Entry]

    enum CodingKeys: String, CodingKey {
        case projects, targets, entries
        case refusedProjects = "refused-projects"
        case deploymentTargets = "deployment-targets"
    }

    init(_ graph: ProjectGraph) {
        projects = graph.targets.projects.count
        refusedProjects = graph.targets.refusedProjects.map(\.path)
        targets = graph.targets.targets.count
        let systems = graph.targets.targets.flatMap { target in
            target.deploymentTargets.map { "\($0.key.rawValue) \($0.value)" }
        }
        deploymentTargets = Dictionary(systems.map { ($0, 1) }, uniquingKeysWith: +)
        entries = graph.entryReferences.map { entry in
            Entry(
                key: entry.key, name: entry.name, place: entry.place.description, target: entry.target?.name,
                state: !entry.documents.isEmpty ? "resolved" : entry.isUncertain ? "unknown" : "missing")
        }
    }
}
