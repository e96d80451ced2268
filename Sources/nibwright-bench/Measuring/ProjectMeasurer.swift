import ArgumentParser
import Foundation

/// Measures a project by starting this program anew for each measurement, so that none carries another's memory.
struct ProjectMeasurer {
    let threads: Int
    let runs: Int

    func measure(_ folder: String, name: String) throws -> ProjectMeasurement {
        let time: TimeMeasurement = try run(.time, folder)
        let idle: MemoryMeasurement = try run(.idle, folder)
        let load: MemoryMeasurement = try run(.load, folder)
        let plans = try time.plans.map { plan in
            let memory: MemoryMeasurement = try run(.plan, folder, transform: plan.transform)
            return ProjectMeasurement.PlanMemory(transform: plan.transform, peak: memory.peak)
        }
        return ProjectMeasurement(
            name: name, threads: threads, runs: runs, time: time, idleMemory: idle.peak, loadMemory: load.peak,
            planMemory: plans)
    }

    private func run<Output: Decodable>(
        _ work: MeasureCommand.Work, _ folder: String, transform: String? = nil
    ) throws -> Output {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Executable.path)
        process.arguments =
            ["measure", work.rawValue, folder, "--threads", "\(threads)", "--runs", "\(runs)"]
            + (transform.map { ["--transform", $0] } ?? [])
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw ValidationError("measuring \"\(work.rawValue)\" of \(folder) ended with \(process.terminationStatus)")
        }
        return try JSONDecoder().decode(Output.self, from: output)
    }
}
