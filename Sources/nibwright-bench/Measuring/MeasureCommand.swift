import ArgumentParser
import Foundation
import Planning
import ProjectGraph

/// One measurement in a process of its own; `run` starts it and reads what it prints.
struct MeasureCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "measure", abstract: "One measurement in this process, as JSON.", shouldDisplay: false)

    enum Work: String, ExpressibleByArgument, CaseIterable {
        /// Times of floor, load and plan, turn by turn.
        case time
        /// Memory of nothing at all, of loading, of loading and planning.
        case idle, load, plan
    }

    @Argument var work: Work
    @Argument var folder: String
    @Option var threads: Int
    @Option var runs: Int = 1
    /// The transform whose memory is measured.
    @Option var transform: String?

    func run() throws {
        let workspace = try Workspace(root: folder)
        let setups = try PlanningSetup.all(threads: threads)
        switch work {
        case .time: try report(time(workspace, setups))
        case .idle: try report(MemoryMeasurement(peak: ResourceUse.now.peakMemory))
        case .load:
            let project = LoadedProject.load(workspace, threads: threads)
            try withExtendedLifetime(project) { try report(MemoryMeasurement(peak: ResourceUse.now.peakMemory)) }
        case .plan:
            let project = LoadedProject.load(workspace, threads: threads)
            let plan = setups.first { $0.transform == transform }.map { $0.planner.plan($0.recipe, for: project) }
            try withExtendedLifetime(plan) { try report(MemoryMeasurement(peak: ResourceUse.now.peakMemory)) }
        }
    }

    private func time(_ workspace: Workspace, _ setups: [PlanningSetup]) -> TimeMeasurement {
        // The first load warms the disk's cache and gives the floor its texts.
        let project = LoadedProject.load(workspace, threads: threads)
        let floor = Floor(project, parsedOnly: false)
        let parsedFloor = Floor(project, parsedOnly: true)
        var floorTiming = Timing()
        var parsedFloorTiming = Timing()
        var filesTiming = Timing()
        var loadTiming = Timing()
        var plans = setups.map { PlanMeasurement(transform: $0.transform) }
        var pictures = PictureMeasurement()
        pictures.measureScenes(workspace, project.graph)
        for _ in 0..<runs {
            floorTiming.measure { floor.run(threads: threads) }
            _ = loadTiming.measure { LoadedProject.load(workspace, threads: threads) }
            _ = filesTiming.measure { readFiles(of: workspace) }
            parsedFloorTiming.measure { parsedFloor.run(threads: threads) }
            pictures.measureTotal(workspace, project.graph)
            for (number, setup) in setups.enumerated() {
                // A graph's lazy values are computed in each run, as in a command.
                let project = LoadedProject.load(workspace, threads: threads)
                let plan = plans[number].timing.measure { setup.planner.plan(setup.recipe, for: project) }
                plans[number].changes = plan.counts.proposed
            }
        }
        return TimeMeasurement(
            size: ProjectSize(project), floor: floorTiming, parsedFloor: parsedFloorTiming, files: filesTiming,
            load: loadTiming, plans: plans, pictures: pictures)
    }

    private func readFiles(of workspace: Workspace) -> [Workspace.ReadFile] {
        let paths = workspace.scan().files.filter { ProjectGraph.reads($0.path, $0.kind) }.map(\.path)
        return workspace.readAll(paths, threads: threads)
    }

    private func report(_ value: some Encodable) throws {
        print(String(decoding: try JSONEncoder().encode(value), as: UTF8.self))
    }
}

extension ProjectSize {
    init(_ project: LoadedProject) {
        let graph = project.graph
        documents = graph.documents.count + graph.refusedDocuments.count
        documentBytes = (graph.documents.map(\.source) + graph.refusedDocuments.map(\.source)).reduce(0) {
            $0 + $1.bytes.count
        }
        scenes = graph.documents.reduce(0) { $0 + $1.scenes.count }
        swiftFiles = graph.swiftFiles.count
        swiftBytes = graph.swiftFiles.reduce(0) { $0 + $1.source.bytes.count }
        let parsed = graph.swiftFiles.filter(\.wasParsed)
        parsedSwiftFiles = parsed.count
        parsedSwiftBytes = parsed.reduce(0) { $0 + $1.source.bytes.count }
        objectiveCFiles = graph.objectiveCFiles.count
        objectiveCBytes = graph.objectiveCFiles.reduce(0) { $0 + $1.source.bytes.count }
        outletConnections = graph.outletConnections.count
    }
}
