import ProjectFiles
import TransformKit

/// Finds keys that name a storyboard or nib that the target does not have.
struct MainStoryboardNotFoundRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "main-storyboard-not-found",
        summary: "A key of an Info.plist or build setting names a storyboard or nib that the target does not have.",
        rationale: """
            The system loads it before any code of the app runs and ends with `Could not find a storyboard named …`: \
            the app crashes at launch. Without an initial view controller the app shows a black screen. Correct the \
            name, add the document to the target, or delete the key.
            """,
        level: .error)

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        let refused = Set(graph.refusedDocuments.map { ResourceName(path: $0.path).plainName })
        let compiledNibs = Self.compiledNibs(in: graph.paths)
        var found: [Place: LintFinding] = [:]
        for entry in graph.entryReferences {
            // Only what is started on its own looks at these keys; frameworks borrow an app's Info.plist.
            guard entry.target.map({ starts($0) }) ?? !RulePath.isForTests(entry.place.path),
                !refused.contains(entry.name),
                let finding = finding(for: entry, compiledNibs, in: graph),
                found[entry.place].map({ !$0.isCertain }) ?? true
            else { continue }
            found[entry.place] = finding
        }
        return found.sorted { $0.key < $1.key }.map(\.value)
    }

    private func starts(_ target: XcodeTarget) -> Bool {
        switch target.kind {
        case .application, .appExtension, .appClip, .watchApp, .messagesApplication, .messagesExtension,
            .intentsExtension,
            .tvExtension:
            true
        default: false
        }
    }

    /// The names of nibs that are compiled files or, in old projects, folders.
    private static func compiledNibs(in paths: [String]) -> Set<String> {
        var names: Set<String> = []
        for path in paths where path.contains(".nib") {
            for part in path.split(separator: "/") where part.hasSuffix(".nib") {
                names.insert(String(part.dropLast(".nib".count)))
            }
        }
        return names
    }

    private func finding(
        for entry: EntryReference, _ compiledNibs: Set<String>, in graph: ProjectGraph
    ) -> LintFinding? {
        let owner = entry.target.map { "the target \($0.name)" } ?? "the project"
        let kind = entry.kind == .mainNib ? "nib" : "storyboard"
        let message: String
        var doubt = Doubt.first(
            (entry.target == nil, "no target is known to use this file"),
            (entry.isUncertain, "a build setting may say otherwise"),
            (
                entry.target.map { startsItself($0, graph) } ?? false,
                "the target has a main program of its own, which may not read the key"
            ))
        if entry.documents.isEmpty {
            if compiledNibs.contains(entry.name) { return nil }
            message = "`\(entry.key)` names the \(kind) `\(entry.name)`, which \(owner) does not have"
            if isListed(entry, in: graph) { doubt = "the project lists such a document, which the checkout lacks" }
        } else if let target = entry.target, entry.documents.allSatisfy({ isElsewhere($0, target, graph) }) {
            let names = Set(entry.documents.flatMap { graph.targets.targets(of: $0.path) }.map(\.name)).sorted()
            message =
                "`\(entry.key)` names the \(kind) `\(entry.name)`, which only \(names.joined(separator: ", ")) copies, "
                + "not \(target.name)"
            doubt = "a target that is not linked here may bring it along"
        } else if let document = entry.documents.first, needsInitialScene(entry, document) {
            message =
                "`\(entry.key)` names \(document.path), which has no initial view controller: the screen stays black"
            return LintFinding(
                entry.place, message + ". Mark one as the initial view controller.", doubt: doubt)
        } else {
            return nil
        }
        let end =
            entry.kind == .launchStoryboard
            ? "the app starts without a launch screen" : "the app \(Doubt.crashes(doubt)) at launch"
        return LintFinding(
            entry.place, message + ": \(end). Correct the name or delete the key.", doubt: doubt)
    }

    /// Whether the target's project lists a document of the name that the checkout does not have.
    private func isListed(_ entry: EntryReference, in graph: ProjectGraph) -> Bool {
        guard let project = graph.targets.projects.first(where: { $0.path == entry.target?.projectPath }),
            let missing = graph.targets.memberships(of: project)?.missingFiles
        else { return false }
        return missing.contains { ResourceName(path: $0.path).plainName == entry.name }
    }

    /// Whether a target's own main program starts no application of UIKit's or AppKit's, so that the keys are not read.
    private func startsItself(_ target: XcodeTarget, _ graph: ProjectGraph) -> Bool {
        let mains = graph.targets.members(of: target, phase: .sources).filter { path in
            ["main.swift", "main.m", "main.mm"].contains(path.split(separator: "/").last.map(String.init) ?? "")
        }
        return !mains.isEmpty
            && mains.allSatisfy { path in
                guard let text = graph.text(at: path) else { return false }
                return !["NSApplicationMain", "UIApplicationMain", "NSExtensionMain"].contains {
                    text.contains(identifier: $0)
                }
            }
    }

    private func isElsewhere(_ document: IBDocument, _ target: XcodeTarget, _ graph: ProjectGraph) -> Bool {
        let targets = graph.targets.targets(of: document.path)
        return !targets.isEmpty && !targets.contains(target)
            && Set(graph.targets.dependencies(of: target)).isDisjoint(with: targets)
    }

    private func needsInitialScene(_ entry: EntryReference, _ document: IBDocument) -> Bool {
        guard entry.kind.namesStoryboard, document.kind.form == .storyboard, document.kind.platform == .iOS else {
            return false
        }
        return entry.documents.allSatisfy { $0.initialViewController == nil }
    }
}

/// Finds targets whose keys name different main storyboards.
struct MainStoryboardDisagreesRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "main-storyboard-disagrees",
        summary: "The keys of one target name different main storyboards.",
        rationale: """
            The scene manifest decides where it is read, the older key where it is not (before iOS 13, and in app code \
            that asks for it), and a build setting competes with the Info.plist: which screen appears first depends on \
            the system. Name the same storyboard everywhere, or delete the keys that are not meant.
            """,
        level: .warning)

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        var found: [Place: LintFinding] = [:]
        let entries = graph.entryReferences.filter { entry in
            entry.target != nil && entry.device == nil && !entry.isUncertain
                && (entry.kind == .mainStoryboard || entry.kind == .sceneStoryboard)
        }
        let groups = Dictionary(grouping: entries, by: \.target)
        for target in graph.targets.targets {
            let group = groups[target] ?? []
            let main = group.filter { $0.kind == .mainStoryboard }
            let scenes = group.filter { $0.kind == .sceneStoryboard }
            for entry in main {
                // A target with an Info.plist for each configuration names one in each.
                let others = main.filter { $0.name != entry.name && $0.place.path != entry.place.path && isSetting($0) }
                let isScene = scenes.contains { $0.name == entry.name }
                let other =
                    others.first
                    ?? (isScene ? nil : scenes.first { $0.place.path == entry.place.path || isSetting(entry) })
                guard let other, found[entry.place] == nil else { continue }
                found[entry.place] = LintFinding(
                    entry.place,
                    "`\(entry.key)` names the storyboard `\(entry.name)`, but `\(other.key)` of the same target "
                        + "(\(entry.target?.name ?? "")) names `\(other.name)` in \(other.place.path). Name the same one."
                )
            }
        }
        return found.sorted { $0.key < $1.key }.map(\.value)
    }

    private func isSetting(_ entry: EntryReference) -> Bool { entry.key.hasPrefix("INFOPLIST_KEY_") }
}
