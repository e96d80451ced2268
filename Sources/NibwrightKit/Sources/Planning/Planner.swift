import PluginHost
import ProjectFiles
import ProjectGraph
public import Recipes
public import SourceText
public import TransformKit

/// Turns a recipe and a project into a plan: runs the transforms, merges their changes, reports conflicts, runs each
/// step on the graph that the step before gives, and accepts only changes that pass the gates.
public struct Planner: Sendable {
    private let transforms: [String: any Transform.Type]
    private let allowed: Safety
    private let threads: Int
    private let reach: PlanReach

    public init(
        transforms: [any Transform.Type], allowed: Safety = .safe, threads: Int = defaultThreadCount,
        reach: PlanReach = .wholeProject
    ) {
        self.transforms = Dictionary(
            transforms.map { ($0.description.id, $0) }, uniquingKeysWith: { first, _ in first })
        self.allowed = allowed
        self.threads = threads
        self.reach = reach
    }

    /// - Parameters:
    ///   - recipe: checked against the same transforms; a step whose transform is missing is skipped.
    ///   - project: the project as it was read.
    ///   - decisions: what a person takes and leaves; without them, the safety levels decide.
    ///   - meter: is told which step is being planned.
    public func plan(
        _ recipe: Recipe, for project: LoadedProject, decisions: Decisions? = nil, meter: WorkMeter? = nil
    ) -> Plan {
        var graph = project.graph
        let missing = MissingEvidence(of: project)
        var steps: [PlannedStep] = []
        var findings: [Finding] = []
        var result = PlanOutcome(original: graph)
        for (number, step) in recipe.steps.enumerated() {
            meter?.begin("Planning step \(number + 1) of \(recipe.steps.count), \(step.id)")
            guard let type = transforms[step.transformID] else { continue }
            let mayEdit = EditScope(step.files)
            let proposed = PluginCall.run(type, isCounted: true, ended: { Self.proposals(of: step, ended: $0) }) {
                type.init(options: step.options, selection: step.selection)
                    .propose(
                        in: TransformContext(
                            graph: graph, mayEdit: mayEdit.contains,
                            allowed: min(allowed, step.maximumSafety ?? allowed)))
            }
            let proposals = ProposalBounds().bounded(proposed, of: step.id)
            let stepPlanner = StepPlanner(
                step: step, description: type.description, plugin: PluginCall.plugin(of: type), graph: graph,
                targets: TargetPaths(original: project.graph, graph: graph, workspace: project.workspace),
                evidence: missing, scope: mayEdit, allowed: allowed, reach: reach, decisions: decisions,
                threads: threads)
            let (outcome, after) = stepPlanner.plan(proposals)
            steps.append(outcome)
            findings += proposals.findings
            result.add(outcome)
            graph = after
        }
        return plan(
            recipe.name, project, steps: steps,
            findings: findings.sorted { ($0.place, $0.rule, $0.message) < ($1.place, $1.rule, $1.message) },
            result.files, unread: missing.files, decisions)
    }

    /// A plan of proposals that no transform made, such as what mends the findings of the linter.
    ///
    /// - Parameter description: of who made them; its id names the plan and its only step.
    public func plan(
        _ proposals: Proposals, by description: TransformDescription, for project: LoadedProject
    ) -> Plan {
        let missing = MissingEvidence(of: project)
        let stepPlanner = StepPlanner(
            step: RecipeStep(id: description.id, transformID: description.id, place: Place(path: ".")),
            description: description, plugin: nil, graph: project.graph,
            targets: TargetPaths(original: project.graph, graph: project.graph, workspace: project.workspace),
            evidence: missing, scope: EditScope([]), allowed: allowed, reach: reach, decisions: nil, threads: threads)
        let (outcome, _) = stepPlanner.plan(ProposalBounds().bounded(proposals, of: description.id))
        var result = PlanOutcome(original: project.graph)
        result.add(outcome)
        return plan(
            description.id, project, steps: [outcome], findings: [], result.files, unread: missing.files, nil)
    }

    private func plan(
        _ name: String, _ project: LoadedProject, steps: [PlannedStep], findings: [Finding], _ files: [ChangedFile],
        unread: [UnreadFile], _ decisions: Decisions?
    ) -> Plan {
        Plan(
            root: project.root, recipeName: name, allowed: allowed, steps: steps, findings: findings, outcomes: files,
            evidence: files.isEmpty ? .none : Evidence(hashes: hashes(of: project.graph), project.scan),
            unread: unread, decisions: decisions)
    }

    /// What stands in a plan for a step whose plugin ended the process that it ran in.
    private static func proposals(of step: RecipeStep, ended end: PluginEnd) -> Proposals {
        Proposals(refusals: [
            Refusal(
                subject: step.id, title: "run \(end.call.name)", code: .pluginEnded,
                reason: end.summary,
                place: Place(path: end.path ?? "."))
        ])
    }

    private func hashes(of graph: ProjectGraph) -> [String: String] {
        let texts = graph.paths.compactMap(graph.text(at:))
        let digests = concurrentMap(texts, threads: threads) { SHA256.hexDigest(of: $0.bytes) }
        return Dictionary(uniqueKeysWithValues: zip(texts.map(\.path), digests))
    }
}

/// What a plan takes of the changes that a recipe proposes.
public enum PlanReach: Sendable {
    /// Any change.
    case wholeProject
    /// Those that do nothing but renew files that a transform has written (``GeneratedFile``).
    case generatedFiles
}

/// The files that a step may change.
struct EditScope: Sendable {
    /// What keeps a file out.
    enum Obstacle {
        /// A pattern that excludes it, or patterns of which it matches none.
        case excluded(by: PathPattern)
        case notIncluded([PathPattern])
    }

    private let filters: [(include: [PathPattern], exclude: [PathPattern])]

    init(_ filters: [FileFilter]) {
        self.filters = filters.map { filter in
            (filter.include.compactMap { try? PathPattern($0) }, filter.exclude.compactMap { try? PathPattern($0) })
        }
    }

    @Sendable func contains(_ path: String) -> Bool { obstacle(to: path) == nil }

    /// Why a path is out; nil where it passes every filter on the way from the recipe to the step.
    func obstacle(to path: String) -> Obstacle? {
        for (include, exclude) in filters {
            if let pattern = exclude.first(where: { $0.matches(path) }) { return .excluded(by: pattern) }
            if !include.isEmpty, !include.contains(where: { $0.matches(path) }) { return .notIncluded(include) }
        }
        return nil
    }
}

/// Adds up the files of all steps, for the change that the whole plan makes to each.
private struct PlanOutcome {
    private let original: ProjectGraph
    private var edits: [String: EditList] = [:]
    private var after: [String: SourceText?] = [:]
    /// Files that a step removed or created: one that is there before and after is replaced as a whole.
    private var replaced: Set<String> = []

    init(original: ProjectGraph) {
        self.original = original
    }

    mutating func add(_ step: PlannedStep) {
        for file in step.files {
            after[file.path] = file.after
            if file.before == nil || file.after == nil { replaced.insert(file.path) }
            guard !replaced.contains(file.path) else { continue }
            edits[file.path] = (edits[file.path] ?? EditList()).followed(by: file.edits)
        }
    }

    var files: [ChangedFile] {
        after.sorted { $0.key < $1.key }.compactMap { path, text in
            let before = original.text(at: path)
            guard before?.bytes != text?.bytes else { return nil }
            return ChangedFile(path: path, before: before, after: text, edits: edits(of: path, before, text))
        }
    }

    private func edits(of path: String, _ before: SourceText?, _ after: SourceText?) -> EditList {
        guard let before, let after else { return EditList() }
        guard replaced.contains(path) else { return edits[path] ?? EditList() }
        return EditList([TextEdit(0..<before.bytes.count, bytes: after.bytes)]) ?? EditList()
    }
}
