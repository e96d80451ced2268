import ProjectFiles
import TransformKit

/// Lets Xcode renew the written files before it compiles them.
public struct RegenerationPhase: Transform {
    public static let description = TransformDescription(
        id: "regeneration-phase",
        summary: "Renew the files of typed scenes, segues and cells in every build, before they are compiled.",
        details: """
            Gives each target of an Xcode project that compiles such a file a Run Script phase before its sources. The phase
            calls `nibwright regenerate`, which writes the files anew where documents or classes have changed. Where a name
            changes that code says, it writes nothing and the build stops at the file with the command to call. On a machine
            without Nibwright the files are compiled as they are, with a warning.

            A file that several targets compile is named as the output of the first, since Xcode takes it from no two.
            The next run renews the phase where the files or the options are others.

            Xcode stops a phase that writes into the project where `ENABLE_USER_SCRIPT_SANDBOXING` is set, so such targets
            are refused. A project that XcodeGen or Tuist writes gets the phase there: the reason says which lines.
            In a Swift package, the plugin `RegenerateNibwrightFiles` does the same (Docs/Installation.md).
            """,
        options: [
            OptionDescription(
                "recipe", .string, default: .string("typed-scenes"),
                "The recipe that writes the files: a name, or the path of a file below the project's root."),
            OptionDescription(
                "settings", .list(.string), default: .list([]),
                "Parameters that the recipe is called with, as `name=value`."),
            OptionDescription(
                "name", .string, default: .string("Renew typed scenes"), "The name of the phase, as Xcode shows it."),
        ],
        tables: [
            TableDescription(
                "files", title: "Files", "The files that the phase renews.",
                columns: [ColumnDescription("file", "File")], isInText: false)
        ],
        refusals: [.generatedProject, .scriptSandbox, .packageTarget] + RefusalCode.projectEdits,
        highestSafety: .review)

    private let recipe: String
    private let settings: [String]
    private let name: String

    public init(options: OptionValues, selection: OptionValues) {
        recipe = options.string("recipe").flatMap { $0.isEmpty ? nil : $0 } ?? "typed-scenes"
        settings = options.strings("settings") ?? []
        name = options.string("name").flatMap { $0.isEmpty ? nil : $0 } ?? "Renew typed scenes"
    }

    public static func problems(with options: OptionValues, selection: OptionValues) -> [OptionProblem] {
        var problems: [OptionProblem] = []
        let recipe = options.string("recipe") ?? ""
        if recipe.hasPrefix("/") || recipe.split(separator: "/").contains("..") {
            problems.append(OptionProblem("recipe", "Give a recipe's name, or a path below the project's root."))
        }
        for setting in options.strings("settings") ?? [] where !setting.dropFirst().contains("=") {
            problems.append(OptionProblem("settings", "“\(setting)” is not of the form name=value."))
        }
        return problems
    }

    public func propose(in context: TransformContext) -> Proposals {
        let graph = context.graph
        let files = graph.swiftFiles.map(\.source).filter(Self.isRenewed).map(\.path).sorted()
        var proposals = Proposals()
        var named: Set<String> = []
        for project in graph.targets.projects {
            for target in project.targets {
                let compiled = files.filter { graph.targets.targets(of: $0).contains(target) }
                if compiled.isEmpty { continue }
                do throws(Obstacle) {
                    let outputs = compiled.filter { named.insert(project.path + "\n" + $0).inserted }
                    let change = try change(of: target, in: project, compiled, outputs, context)
                    if let change { proposals.changes.append(change) }
                } catch {
                    proposals.refusals.append(refusal(target.name, error))
                }
            }
        }
        if files.isEmpty {
            proposals.findings.append(
                Finding(
                    rule: Self.description.id, level: .note, place: Place(path: "."),
                    message: "no transform has written a file here: run nibwright apply typed-scenes first"))
        }
        for file in files where graph.targets.targets(of: file).isEmpty {
            if let folder = packageTarget(of: file, in: graph) {
                proposals.refusals.append(refusal(folder, packageObstacle(file)))
            }
        }
        return proposals
    }

    /// The files of the transforms in the recipe `typed-scenes`.
    private static func isRenewed(_ source: SourceText) -> Bool {
        [TypedScenes.description.id, TypedSegues.description.id, TypedCells.description.id].contains {
            source.bytes.starts(with: (GeneratedFile.start + $0 + ":").utf8)
        }
    }

    // MARK: Xcode

    private func change(
        of target: XcodeTarget, in project: XcodeProject, _ files: [String], _ outputs: [String],
        _ context: TransformContext
    ) throws(Obstacle) -> Change? {
        if let generator = context.graph.targets.generator(of: project) {
            throw Obstacle(
                code: .generatedProject, reason: advice(for: generator, project), place: Place(path: project.path))
        }
        try checkSandbox(of: target, context.graph)
        let outputs = outputs.map { "$(SRCROOT)/" + Self.path(to: $0, from: Self.folder(of: project)) }
        let phase = ScriptPhase(name: name, script: script(for: files, in: project), outputPaths: outputs)
        var editor = XcodeProjectEditor(project)
        do throws(XcodeEditRefusal) {
            try editor.setScript(phase, of: target)
        } catch {
            throw Obstacle(
                code: error.code, reason: "\(project.path): \(error.message)", place: Place(path: project.path))
        }
        if editor.edits.isEmpty { return nil }
        let isNew = !project.scriptPhases(of: target).contains { $0.name == name }
        return Change(
            subject: target.name,
            title: isNew
                ? "renew \(Count.of(files.count, "written file")) before \(target.name) is compiled"
                : "bring the phase “\(name)” of \(target.name) up to date",
            reason: "\(target.name) compiles \(files.map(\.fileName).joined(separator: ", "))", safety: .review,
            place: Place(path: project.path), edits: editor.edits.edits.map { .replace(path: project.path, $0) },
            details: ["files": .list(files.map { .record(["file": .text($0)]) })],
            handTests: [
                HandTest(
                    action: "build \(target.name) in Xcode, and look for “\(name)” in the log",
                    reason: "each machine that builds it needs Nibwright", place: Place(path: project.path))
            ])
    }

    private func checkSandbox(of target: XcodeTarget, _ graph: ProjectGraph) throws(Obstacle) {
        let key = "ENABLE_USER_SCRIPT_SANDBOXING"
        for configuration in target.configurations where configuration.value(key)?.uppercased() == "YES" {
            let setting = configuration.settings[key]
            let file = setting?.configurationFile ?? target.projectPath
            let text = graph.text(at: file)
            let place =
                setting.flatMap { setting in text.map { Place($0, at: setting.range.lowerBound) } } ?? Place(path: file)
            throw Obstacle(
                code: .scriptSandbox,
                reason:
                    "\(configuration.name) sets \(key) to YES, so Xcode keeps scripts from writing into the project",
                place: place)
        }
    }

    /// The command that renews the files, as a shell reads it in the project's build.
    private func call(in project: XcodeProject) -> String {
        let depth = Self.folder(of: project).split(separator: "/").count
        let root = "$SRCROOT" + String(repeating: "/..", count: depth)
        let isFile = recipe.contains("/") || recipe.hasSuffix(".yml") || recipe.hasSuffix(".yaml")
        let named = isFile ? "\"\(root)\"/\(Self.quoted(recipe))" : Self.quoted(recipe)
        return "nibwright regenerate \(named) \"\(root)\"" + settings.map { " --set " + Self.quoted($0) }.joined()
    }

    private func script(for files: [String], in project: XcodeProject) -> String {
        let names = files.map(\.fileName).joined(separator: ", ")
        return """
            if [ "$ACTION" = indexbuild ]; then exit 0; fi
            export PATH="$PATH:/opt/homebrew/bin:/usr/local/bin"
            if command -v nibwright > /dev/null; then
              \(call(in: project))
            else
              echo "warning: nibwright is not installed, so these are compiled as they are: \(names)"
            fi

            """
    }

    /// The lines for the description from which the project is written.
    private func advice(for generator: ProjectGenerator, _ project: XcodeProject) -> String {
        let words = call(in: project)
        let place =
            switch generator {
            case .xcodeGen:
                "add to the target in project.yml: preBuildScripts: [{name: \(name), basedOnDependencyAnalysis: false, script: '\(words)'}]"
            case .tuist:
                "add to the target in Project.swift: scripts: [.pre(script: #\"\(words)\"#, name: \"\(name)\", basedOnDependencyAnalysis: false)]"
            case .bazel, .swiftPackageManager: "let its description call \(words)"
            }
        return "\(generator.rawValue) writes the project; \(place)"
    }

    // MARK: Packages

    private func packageTarget(of file: String, in graph: ProjectGraph) -> String? {
        graph.documents.lazy.flatMap { graph.resourceBundles(of: $0.path) }.compactMap { bundle -> String? in
            if case .packageTarget(_, let folder) = bundle.builder { folder } else { nil }
        }.first { file.hasPrefix($0 + "/") }
    }

    private func packageObstacle(_ file: String) -> Obstacle {
        Obstacle(
            code: .packageTarget,
            reason:
                "a target of a Swift package has no phases; give it the plugin RegenerateNibwrightFiles, and exclude \(file.fileName)",
            place: Place(path: file))
    }

    // MARK: Words

    private func refusal(_ subject: String, _ obstacle: Obstacle) -> Refusal {
        Refusal(
            subject: subject, title: "renew what \(subject) compiles in every build", code: obstacle.code,
            reason: obstacle.reason, place: obstacle.place)
    }

    private static func quoted(_ word: String) -> String {
        let isPlain = word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_./=,".contains($0)) }
        return isPlain
            ? word : "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }

    /// The folder that `SRCROOT` stands for.
    private static func folder(of project: XcodeProject) -> String {
        let bundle = LocalizedFile(path: project.path).folder
        return bundle.contains("/") ? String(bundle[..<(bundle.lastIndex(of: "/") ?? bundle.startIndex)]) : ""
    }

    private static func path(to file: String, from folder: String) -> String {
        let from = folder.split(separator: "/")
        let to = file.split(separator: "/")
        let common = zip(from, to).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: from.count - common) + to[common...].map(String.init)).joined(
            separator: "/")
    }
}
