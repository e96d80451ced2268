import ProjectFiles
import TransformKit

/// Finds the build's runs of a symbol generator, and the storyboards that its configuration lists.
struct GeneratorRuns {
    private let graph: ProjectGraph
    private let words: [String]
    private let storyboards: [IBDocument]
    private let scripts: [Script]

    /// A script phase, plugin or project description of a target.
    private struct Script {
        let name: String
        /// The script without comments.
        let text: String
        let place: Place

        /// Returns whether its name or its text contains one of the words, which are in lower case.
        func says(_ words: [String]) -> Bool {
            let all = name.lowercased() + "\n" + text.lowercased()
            return words.contains { all.contains($0) }
        }
    }

    init(of tool: GeneratedSymbolUse.Tool, for storyboards: [IBDocument], in graph: ProjectGraph) {
        self.graph = graph
        self.storyboards = storyboards
        let words = tool == .swiftGen ? ["swiftgen"] : ["rswift", "r.swift"]
        self.words = words
        var seen: Set<XcodeTarget> = []
        let targets = storyboards.flatMap { graph.targets.targets(of: $0.path) }
            .flatMap { [$0] + graph.targets.dependencies(of: $0) }.filter { seen.insert($0).inserted }
        scripts = targets.flatMap { Self.scripts(of: $0, in: graph) }.filter { $0.says(words) }
    }

    /// True where a target that builds one of the storyboards, or one that it depends on, runs the tool.
    var isRun: Bool { !scripts.isEmpty || storyboards.contains(where: isOfPackageWithPlugin) }

    /// The places that list the storyboards by file, so that a new one is not read.
    var lists: [ReviewPoint] {
        let names = Set(storyboards.map(\.path.fileName)).sorted()
        return names.flatMap { name in
            (configurations.compactMap { Self.mention(of: name, in: $0) }
                + scripts.filter { $0.text.containsFile(name) }.map(\.place)).map { place in
                    ReviewPoint(
                        reason: "SwiftGen is told of \(name) by its file, and has to be told of the new storyboards",
                        place: place)
                }
        }
    }

    private var configurations: [SourceText] {
        let folders = Set(storyboards.map { graph.projectFolder(of: $0.path) })
        return graph.paths.filter { path in
            ProjectFileKind(path: path) == .symbolConfiguration && folders.contains(graph.projectFolder(of: path))
        }.compactMap(graph.text)
    }

    /// Returns the first line of a configuration that names a file.
    private static func mention(of name: String, in source: SourceText) -> Place? {
        source.lineStarts.first { start in
            let line = source.string(source.lineRange(containing: start))
            return !isComment(line) && line.containsFile(name)
        }.map { Place(source, at: $0) }
    }

    // MARK: Builds

    /// Returns the script phases of a target, and the plugins that its dependencies list.
    private static func scripts(of target: XcodeTarget, in graph: ProjectGraph) -> [Script] {
        guard let project = graph.targets.projects.first(where: { $0.path == target.projectPath }) else { return [] }
        if graph.targets.isDescribed(project) { return describedScripts(of: project, in: graph) }
        guard let object = project.object(target.id) else { return [] }
        let place = Place(path: project.path)
        let phases = object.strings("buildPhases").compactMap(project.object).filter { phase in
            phase.isa == "PBXShellScriptBuildPhase"
                && phase.value["runOnlyForDeploymentPostprocessing"]?.string != "1"
        }
        let plugins = object.strings("dependencies").compactMap(project.object)
            .compactMap { $0.value["productRef"]?.string.flatMap(project.object)?.value["productName"]?.string }
            .filter { $0.hasPrefix("plugin:") }
        return phases.map { phase in
            Script(
                name: phase.value["name"]?.string ?? "",
                text: withoutComments(phase.value["shellScript"]?.string ?? ""), place: place)
        } + plugins.map { Script(name: $0, text: "", place: place) }
    }

    /// Returns the description of a project that a tool writes at each checkout: its scripts are listed there.
    private static func describedScripts(of project: XcodeProject, in graph: ProjectGraph) -> [Script] {
        let folder = project.path.folderPath.folderPath
        return ["project.yml", "project.yaml", "Project.swift"].compactMap { name in
            let path = folder.isEmpty ? name : folder + "/" + name
            return graph.text(at: path).map { source in
                Script(
                    name: "", text: withoutComments(source.string(0..<source.bytes.count)), place: Place(path: path))
            }
        }
    }

    /// Returns whether a package contains the storyboard and one of its targets uses a plugin of the tool.
    private func isOfPackageWithPlugin(_ storyboard: IBDocument) -> Bool {
        var folder = storyboard.path.folderPath
        while true {
            if let manifest = graph.text(at: folder.isEmpty ? "Package.swift" : folder + "/Package.swift") {
                let text = manifest.string(0..<manifest.bytes.count).lowercased()
                return text.components(after: ".plugin(").contains { plugin in
                    words.contains { plugin.prefix { $0 != ")" }.contains($0) }
                }
            }
            if folder.isEmpty { return false }
            folder = folder.folderPath
        }
    }

    private static func withoutComments(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).filter { !isComment($0) }.joined(separator: "\n")
    }

    private static func isComment(_ line: some StringProtocol) -> Bool { line.first { !$0.isWhitespace } == "#" }
}

extension String {
    /// Returns whether the text names a file, with or without its folder.
    fileprivate func containsFile(_ name: String) -> Bool {
        ranges(of: name).contains { found in
            guard found.lowerBound > startIndex else { return true }
            return !(self[index(before: found.lowerBound)].isLetter || self[index(before: found.lowerBound)].isNumber)
        }
    }

    fileprivate func components(after mark: String) -> [Substring] {
        ranges(of: mark).map { self[$0.upperBound...] }
    }
}
