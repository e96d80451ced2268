import NibwrightKit

@_cdecl("nibwright_plugin")
public func nibwrightPlugin(_ registry: UnsafeMutableRawPointer) {
    register([SilenceNSLog.self], in: registry)
}

/// Adds a file that keeps frameworks' `NSLog` out of the console of debug builds, and the call that installs it.
struct SilenceNSLog: Transform {
    static let description = TransformDescription(
        id: "silence-nslog",
        summary: "Keep what chosen frameworks write with NSLog out of the console of debug builds.",
        details: """
            Each app target gets a file beside the Swift in which it starts, in the same targets and group, and a call
            of `SilencedLog.install()` as the first statement that runs: in the app delegate, in the `init` of a
            SwiftUI app, or in `main.swift`.

            The file replaces the function that Foundation hands the lines of `NSLog` to. That function is private, so
            all of it is inside of `#if DEBUG` and no build for the App Store has it. A line is dropped where the code
            that called `NSLog` lies in one of the frameworks; `os_log` and `print` are not touched. A framework that
            is linked statically is part of the app's own binary and cannot be told apart.

            A second run with other frameworks changes the list.
            """,
        options: [
            OptionDescription(
                "frameworks", .list(.string), isRequired: true,
                "The frameworks to silence, by the names of their binaries.")
        ],
        selectors: [
            OptionDescription("target", .string, default: .string("*"), "Only app targets whose names match.")
        ],
        refusals: [
            .noApp, .noLaunch, .objectiveCLaunch, .severalLaunches, .nameTaken, .changedByHand, .noDebugCondition,
        ] + RefusalCode.projectUpdate, highestSafety: .review)

    private let frameworks: [String]
    private let wanted: NamePattern

    init(options: OptionValues, selection: OptionValues) {
        frameworks = Set(options.strings("frameworks") ?? []).sorted()
        wanted = NamePattern(selection.string("target") ?? "*")
    }

    static func problems(with options: OptionValues, selection: OptionValues) -> [OptionProblem] {
        let frameworks = options.strings("frameworks") ?? []
        if frameworks.isEmpty { return [OptionProblem("frameworks", "must name a framework")] }
        return frameworks.filter { $0.isEmpty || $0.hasSuffix(".framework") || $0.contains(where: "/[]\"".contains) }
            .map {
                OptionProblem("frameworks", "must name binaries, such as `MapKit`: \"\($0)\" is none")
            }
    }

    func propose(in context: TransformContext) -> Proposals {
        let apps = context.graph.targets.targets.filter { $0.kind == .application && wanted.matches($0.name) }
        var proposals = Proposals()
        var done: Set<String> = []
        for app in apps {
            do throws(Obstacle) {
                let launch = try LaunchPlace.find(in: app, of: context.graph)
                // Several targets may build one app delegate, which starts each of them.
                try requireDebug(app, context.graph, launch)
                guard done.insert(launch.source.path).inserted else { continue }
                try propose(launch, of: app, in: context.graph, &proposals)
            } catch {
                refuse(app.name, error, &proposals)
            }
        }
        if apps.isEmpty, let path = context.graph.paths.first {
            let reason = "no project has an app target whose name matches \"\(wanted)\""
            refuse("project", Obstacle(code: .noApp, reason: reason, place: Place(path: path)), &proposals)
        }
        return proposals
    }

    private func refuse(_ subject: String, _ obstacle: Obstacle, _ proposals: inout Proposals) {
        proposals.refusals.append(
            Refusal(
                subject: subject, title: title(subject), code: obstacle.code, reason: obstacle.reason,
                place: obstacle.place))
    }

    private func title(_ name: String) -> String { "silence NSLog of \(frameworks.joined(separator: ", ")) in \(name)" }

    // MARK: One app

    private func propose(
        _ launch: LaunchPlace, of app: XcodeTarget, in graph: ProjectGraph, _ proposals: inout Proposals
    ) throws(Obstacle) {
        let file = SilencedLogFile(frameworks: frameworks)
        var edits: [FileEdit] = []
        if let known = SilencedLogFile.find(in: app, of: graph) {
            edits += try file.updating(known)
        } else {
            let path = launch.source.path.lastIndex(of: "/").map { String(launch.source.path[...$0]) } ?? ""
            let newPath = path + SilencedLogFile.name
            try requireFree(newPath, app, graph)
            let text = String(decoding: file.bytes(like: launch.source), as: UTF8.self)
            let added = try FileOperations(graph).add(newPath, text: text, like: launch.source.path)
            proposals.findings += added.findings
            edits += added.edits
        }
        if !launch.source.contains(SilencedLogFile.call) {
            edits.append(.replace(path: launch.source.path, launch.inserting(SilencedLogFile.call)))
        }
        guard !edits.isEmpty else { return }
        let names = frameworks.joined(separator: ", ")
        proposals.changes.append(
            Change(
                subject: app.name, title: title(app.name),
                reason: "\(launch.name) runs when \(app.name) is launched; release builds stay as they are",
                place: launch.place, edits: edits,
                handTests: [
                    HandTest(
                        action: "run \(app.name) from Xcode where \(names) would log",
                        reason: "a framework that is linked statically cannot be told from the app", place: launch.place
                    )
                ], dependence: CodeDependence.none))
    }

    private func requireFree(_ path: String, _ app: XcodeTarget, _ graph: ProjectGraph) throws(Obstacle) {
        let members = graph.targets.members(of: app, phase: .sources).compactMap(graph.text(at:))
        let user = members.first { $0.contains(identifier: SilencedLogFile.typeName) }?.path
        guard let taken = user ?? (graph.lists(path) ? path : nil) else { return }
        throw Obstacle(
            code: .nameTaken, reason: "\(taken) uses the name \(SilencedLogFile.typeName) already",
            place: Place(path: taken))
    }

    /// What only a missing configuration file or a generator would tell is taken for granted.
    private func requireDebug(_ app: XcodeTarget, _ graph: ProjectGraph, _ launch: LaunchPlace) throws(Obstacle) {
        let settings = ["SWIFT_ACTIVE_COMPILATION_CONDITIONS", "OTHER_SWIFT_FLAGS"]
        let project = graph.targets.projects.first { $0.path == app.projectPath }
        if let project, graph.targets.generator(of: project) != nil { return }
        for configuration in app.configurations {
            for setting in settings {
                let values = configuration.possibleValues(setting).compactMap(\.self)
                let words = values.flatMap { $0.split { !$0.isLetter && $0 != "_" } }
                if words.contains("DEBUG") || words.contains("DDEBUG") { return }
                if !configuration.missingConfigurationFiles(thatMaySet: setting).isEmpty { return }
            }
        }
        throw Obstacle(
            code: .noDebugCondition, reason: "no configuration of \(app.name) defines DEBUG for Swift",
            place: Place(path: app.projectPath))
    }
}
