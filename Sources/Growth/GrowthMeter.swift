import Foundation

/// Runs commands of the tool on projects that are large in one way, and counts what that takes.
public struct GrowthMeter {
    /// The cost of one run.
    public struct Cost: Sendable {
        /// Objects made or kept, as `libWorkCount` counts them; the same however busy the machine is.
        public let steps: Int
        public let processorSeconds: Double
        public let status: Int32
    }

    /// The reason why nothing was measured.
    public struct Failure: Error, CustomStringConvertible {
        public let description: String
    }

    private let tool: String
    private let counter: String
    private let recipes: String

    /// - Parameters:
    ///   - tool: the executable.
    ///   - counter: the library that counts steps.
    ///   - recipes: the folder of the recipes that come with the tool.
    public init(tool: String, counter: String, recipes: String) {
        (self.tool, self.counter, self.recipes) = (tool, counter, recipes)
    }

    /// The cost of each command of a dimension on a project of a size.
    public func costs(of dimension: GrowthDimension, count: Int) throws -> [GrowthCommand: Cost] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("growth-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in dimension.files(count) {
            let file = folder.appendingPathComponent("project").appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        var costs: [GrowthCommand: Cost] = [:]
        for command in dimension.commands { costs[command] = try cost(of: command, in: folder) }
        return costs
    }

    private func cost(of command: GrowthCommand, in folder: URL) throws -> Cost {
        let report = folder.appendingPathComponent("steps").path
        let process = Process()
        let project = folder.appendingPathComponent("project").path
        // A command that never ends is ended by the system.
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments =
            ["-c", "ulimit -t 300; exec \"$0\" \"$@\"", tool]
            + command.arguments(project: project, recipes: recipes)
        process.environment = [
            "PATH": "/usr/bin:/bin", "HOME": folder.path, "LANG": "C.UTF-8", "LD_PRELOAD": counter,
            "WORK_COUNT_FILE": report, "SWIFT_DETERMINISTIC_HASHING": "1",
        ]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let before = Self.childSeconds
        try process.run()
        process.waitUntilExit()
        guard [0, 1].contains(process.terminationStatus),
            let text = try? String(contentsOfFile: report, encoding: .utf8),
            let steps = Int(text.trimmingCharacters(in: .whitespacesAndNewlines)), steps > 0
        else { throw Failure(description: "\(command.rawValue) ended with \(process.terminationStatus), uncounted") }
        return Cost(
            steps: steps, processorSeconds: Self.childSeconds - before, status: process.terminationStatus)
    }

    private static var childSeconds: Double {
        var usage = rusage()
        #if os(Linux)
            getrusage(__rusage_who_t(-1), &usage)
        #else
            getrusage(RUSAGE_CHILDREN, &usage)
        #endif
        func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
        return seconds(usage.ru_utime) + seconds(usage.ru_stime)
    }

    /// The exponent with which a cost grows from one size to another: 1 where it is twice as much for twice as many.
    public static func exponent(_ less: Double, _ more: Double, times factor: Int) -> Double {
        log(more / less) / log(Double(factor))
    }
}
