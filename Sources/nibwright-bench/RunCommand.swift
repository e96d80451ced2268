import ArgumentParser
import Foundation
import SourceText

struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run", abstract: "Measure a generated project, or those in given folders.",
        discussion: """
            Floor and load are taken turn by turn and compared run by run, so that a busy machine weighs on both. \
            Memory is the peak of a process of its own that did nothing else.
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json
    }

    @Argument(help: "Folders of projects; without any, one is generated.")
    var folders: [String] = []

    @OptionGroup var shape: ShapeOptions

    @Option(help: "How many threads load, plan and run the floor.")
    var threads: Int = defaultThreadCount

    @Option(help: "How many times each is done; medians are shown.")
    var runs: Int = 5

    @Flag(help: "Generate projects one, two and four times as large, and show how cost grows.")
    var scale = false

    @Option(help: "How many sizes to generate, each twice the one before.")
    var sizes: Int = 1

    @Option(help: "text or json.")
    var format: Format = .text

    mutating func validate() throws {
        if threads < 1 || runs < 1 { throw ValidationError("--threads and --runs must be at least 1") }
        if sizes < 1 || sizes > 8 { throw ValidationError("--sizes must be from 1 to 8") }
        if scale { sizes = max(sizes, 3) }
        if sizes > 1 && !folders.isEmpty { throw ValidationError("--scale and --sizes measure generated projects") }
    }

    func run() throws {
        let measurer = ProjectMeasurer(threads: threads, runs: runs)
        var measurements: [ProjectMeasurement] = []
        for folder in folders {
            let name = URL(fileURLWithPath: folder).standardizedFileURL.lastPathComponent
            measurements.append(try measurer.measure(folder, name: name))
            show(measurements.last!)
        }
        if folders.isEmpty {
            for factor in (0..<sizes).map({ 1 << $0 }) {
                measurements.append(try measureGenerated(shape.shape(times: factor), measurer))
                show(measurements.last!)
            }
        }
        if format == .json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            print(String(decoding: try encoder.encode(measurements), as: UTF8.self))
        } else if sizes > 1 {
            print(BenchReport.growth(measurements))
        }
    }

    private func measureGenerated(_ shape: ProjectShape, _ measurer: ProjectMeasurer) throws -> ProjectMeasurement {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("nibwright-bench-\(ProcessInfo.processInfo.processIdentifier)-\(shape.documents)")
            .path
        let project = GeneratedProject(shape)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try project.write(to: folder)
        return try measurer.measure(folder, name: "generated: \(project.summary)")
    }

    private func show(_ measurement: ProjectMeasurement) {
        if format == .text { print(BenchReport.text(measurement)) }
    }
}
