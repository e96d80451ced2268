import ArgumentParser
import Foundation
import Navigation
import Planning
import ProjectGraph
import Reporting
import SourceText

extension FlowDiagram.Format: @retroactive ExpressibleByArgument {}

struct GraphCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "graph",
        abstract:
            "Show the flow of an app: scenes, segues, references, code that makes scenes, what nobody can come to.",
        discussion: """
            Without a question the whole flow is shown: as words, as a picture with -o FILE.svg, or as a page in which \
            storyboards fold with -o FILE.html. A scene is named by its \
            storyboard identifier, its class, its title or its place, as in Main.storyboard#abc-de-fgh.
            """)

    @Argument(help: "The project's folder.")
    var project: String = "."

    @Option(
        help: """
            svg, html, dot, mermaid, json or text; by default what the ending of the output file says, else text. A file that \
            ends in .png gets the svg as PNG.
            """)
    var format: FlowDiagram.Format?

    @Option(name: [.customShort("o"), .long], help: ArgumentHelp("Write to a file.", valueName: "file"))
    var output: String?

    @Option(help: ArgumentHelp("Where does this scene lead? With --to, the ways between the two.", valueName: "scene"))
    var from: String?

    @Option(help: ArgumentHelp("From where does a user come to this scene, over how many others?", valueName: "scene"))
    var to: String?

    @Option(help: ArgumentHelp("What leads to this scene directly, with file, line and column?", valueName: "scene"))
    var uses: String?

    @Option(help: ArgumentHelp("Only these storyboards; can be repeated.", valueName: "name"))
    var storyboard: [String] = []

    @Option(help: "How many steps --from and --to go.")
    var depth: Int?

    @Flag(help: "Leave navigation, tab bar and other containers out: what leads to one leads to what it holds.")
    var withoutContainers = false

    @Flag(help: "Draw each scene in its box; with the formats svg and html.")
    var thumbnails = false

    @OptionGroup var reading: ReadingOptions

    mutating func validate() throws {
        if uses != nil, from != nil || to != nil { throw ValidationError("--uses goes with neither --from nor --to") }
        if thumbnails, let shown = format ?? formatOfOutput, ![.svg, .html].contains(shown) {
            throw ValidationError("--thumbnails goes with svg and html: \(shown.rawValue) has no place for pictures")
        }
        if thumbnails, format ?? formatOfOutput == nil {
            throw ValidationError("--thumbnails needs a picture to stand in: add --format svg, or -o FILE.svg")
        }
        if let depth, depth < 1 { throw ValidationError("--depth must be at least 1") }
    }

    func run() throws {
        if let output { _ = try ReportFile(output, projects: [self.project]) }
        try refuseUnknownEnding()
        if format == nil, ending == "png" { _ = try Rasterizer.installed() }
        let project = reading.load(try reading.open(project))
        var flow = AppFlow(project.graph, threads: reading.threadCount)
        flow = try narrowed(withoutContainers ? flow.withoutContainers : flow)
        let format = format ?? formatOfOutput ?? .text
        let name = project.root.split(separator: "/").last.map(String.init) ?? project.root
        let text =
            if format == .text, let answer = try answer(flow) {
                answer
            } else {
                try diagram(try part(of: flow), project, name).text(format, style: style)
            }
        try write(text)
    }

    private func diagram(_ flow: AppFlow, _ project: LoadedProject, _ name: String) throws -> FlowDiagram {
        guard thumbnails else { return FlowDiagram(flow, title: name) }
        let workspace = try reading.open(self.project)
        return FlowDiagram(
            flow, title: name,
            thumbnails: FlowPictures(project.graph, fonts: workspace.fonts) { try? workspace.read($0) }
                .thumbnails(of: flow))
    }

    private var style: TerminalStyle { output == nil ? reading.color.style : TerminalStyle(usesColor: false) }

    private var formatOfOutput: FlowDiagram.Format? {
        switch ending {
        case "svg", "png": .svg
        case "html", "htm": .html
        case "dot", "gv": .dot
        case "mmd", "mermaid", "md": .mermaid
        case "json": .json
        default: nil
        }
    }

    private func refuseUnknownEnding() throws {
        let endings = ["svg", "png", "html", "htm", "dot", "gv", "mmd", "mermaid", "md", "json", "txt", "text"]
        guard format == nil, let ending, !endings.contains(ending) else { return }
        throw Failure(
            .usage,
            "no format is known by “.\(ending)”: end the file in .svg, .png, .html, .dot, .mmd, .json or .txt, or give --format"
        )
    }

    /// The ending of the output file's name, in lower case; nil where it has none.
    private var ending: String? {
        output?.split(separator: "/").last?.split(separator: ".").dropFirst().last?.lowercased()
    }

    private func write(_ text: String) throws {
        guard let output else { return Terminal.print(text) }
        let file = try ReportFile(output, projects: [self.project])
        guard format == nil, ending == "png" else { return try file.write(text) }
        try file.write(try Rasterizer.installed().png(of: text))
    }

    // MARK: Questions

    /// The answer in words to `--uses`, `--from` and `--to`; nil without them.
    private func answer(_ flow: AppFlow) throws -> String? {
        if let uses { return FlowAnswer.uses(of: try scene(uses, flow), in: flow, style: style) }
        let shown = flow.withoutTests
        switch (try from.map { try scene($0, flow) }, try to.map { try scene($0, flow) }) {
        case (nil, nil): return nil
        case (let start?, nil):
            return FlowAnswer.walk(from: start, in: shown, backwards: false, depth: depth, style: style)
        case (nil, let end?):
            return FlowAnswer.walk(from: end, in: shown, backwards: true, depth: depth, style: style)
        case (let start?, let end?):
            let paths = shown.paths(from: start, to: end)
            return paths.isEmpty
                ? "No way leads from one to the other.\n" : FlowAnswer.paths(paths, shown, style: style)
        }
    }

    /// The scenes that a question is about, for a picture of them.
    private func part(of flow: AppFlow) throws -> AppFlow {
        if let uses {
            let id = try scene(uses, flow)
            return flow.restricted(to: flow.neighborhood(of: id, backwards: true, depth: 1)) { $0.destination == id }
        }
        let shown = flow.withoutTests
        switch (try from.map { try scene($0, flow) }, try to.map { try scene($0, flow) }) {
        case (nil, nil): return flow
        case (let start?, nil):
            return shown.restricted(to: shown.neighborhood(of: start, backwards: false, depth: depth))
        case (nil, let end?): return shown.restricted(to: shown.neighborhood(of: end, backwards: true, depth: depth))
        case (let start?, let end?): return shown.restricted(to: shown.between(start, end))
        }
    }

    private func scene(_ name: String, _ flow: AppFlow) throws -> FlowSceneID {
        switch flow.scene(named: name) {
        case .scene(let id): return id
        case .ambiguous(let ids):
            let list = ids.prefix(12).map { id in
                "  \(Terminal.shellWord(id.description))" + (flow.scene(id).map { "  \($0.title.printable)" } ?? "")
            }
            let more = ids.count > 12 ? ["  and \(ids.count - 12) more"] : []
            throw Failure(
                .usage,
                (["\(ids.count) scenes are named \"\(name)\"; say which:"] + list + more).joined(separator: "\n"))
        case .unknown(let near):
            let advice =
                near.isEmpty ? "" : "; did you mean " + near.map { "\"\($0.printable)\"" }.joined(separator: ", ") + "?"
            throw Failure(.usage, "there is no scene \"\(name)\"\(advice)")
        }
    }

    /// The flow among the storyboards that the user named, and the scenes outside that they lead to.
    private func narrowed(_ flow: AppFlow) throws -> AppFlow {
        if storyboard.isEmpty { return flow }
        let known = Set(flow.scenes.map(\.storyboard))
        for name in storyboard where !flow.scenes.contains(where: { matches($0, name) }) {
            let list = known.filter { !$0.isEmpty }.sorted().prefix(20).map(\.printable).joined(separator: ", ")
            throw Failure(.usage, "there is no storyboard \"\(name)\"; there are: \(list)")
        }
        let kept = flow.scenes.filter { scene in storyboard.contains { matches(scene, $0) } }.map(\.id)
        return flow.restricted(to: Set(kept))
    }

    private func matches(_ scene: FlowScene, _ name: String) -> Bool {
        scene.kind == .scene
            && [scene.storyboard, scene.storyboard + ".storyboard", scene.id.document].contains(name)
    }
}
