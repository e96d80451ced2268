import Foundation

/// Prints measurements as a short table.
enum BenchReport {
    static func text(_ measurement: ProjectMeasurement) -> String {
        let time = measurement.time
        var lines = [measurement.name, size(measurement), ""]
        lines.append(row("", ["seconds", "CPU s", "s/MB", "x floor", "CPU x floor"]))
        lines.append(row("floor: libxml2 and swift-syntax alone", time.floor, measurement))
        lines.append(row("the same on the files that are parsed", time.parsedFloor, measurement))
        lines.append(row("scanning folders and reading files alone", time.files, measurement))
        lines.append(row("load: scan, read, parse, link", time.load, measurement))
        for plan in time.plans {
            lines.append(row("plan: \(plan.transform), \(plan.changes) changes", plan.timing, measurement))
        }
        lines.append(row("render: every document as SVG, one thread", time.pictures.total, measurement))
        lines += ["", scenes(time.pictures), ratios(time), memory(measurement), ""]
        return lines.joined(separator: "\n")
    }

    /// The times of single scenes.
    private static func scenes(_ pictures: PictureMeasurement) -> String {
        func milliseconds(_ part: Double) -> String { decimal(pictures.seconds(of: part) * 1000, 2) }
        return "render: \(pictures.scenes) scenes, \(megabytes(pictures.bytes)) of SVG; milliseconds a scene: "
            + "median \(milliseconds(0.5)), 95% below \(milliseconds(0.95)), longest \(milliseconds(1)) "
            + "(\(pictures.slowest))"
    }

    /// The time of planning as a multiple of that of loading, by the clock.
    private static func ratios(_ time: TimeMeasurement) -> String {
        let ratios = time.plans.map { "\($0.transform) \(decimal($0.timing.ratio(to: time.load), 2))" }
        return ratios.isEmpty ? "" : "planning / loading: " + ratios.joined(separator: ", ")
    }

    /// The cost of each of several sizes as a multiple of that of the size before.
    static func growth(_ measurements: [ProjectMeasurement]) -> String {
        let transforms = measurements.first?.time.plans.map(\.transform) ?? []
        let names = ["bytes", "floor", "load"] + transforms + ["memory"]
        var lines = [row("growth from one size to the next", names, width: 18)]
        for (before, after) in zip(measurements, measurements.dropFirst()) {
            var factors = [
                Double(after.time.size.bytes) / Double(max(1, before.time.size.bytes)),
                after.time.floor.medianProcessorSeconds / before.time.floor.medianProcessorSeconds,
                after.time.load.medianProcessorSeconds / before.time.load.medianProcessorSeconds,
            ]
            factors += zip(before.time.plans, after.time.plans).map { before, after in
                after.timing.medianProcessorSeconds / before.timing.medianProcessorSeconds
            }
            factors.append(
                Double(after.loadMemory - after.idleMemory) / Double(max(1, before.loadMemory - before.idleMemory)))
            let name = "\(before.time.size.documents) to \(after.time.size.documents) documents"
            lines.append(row(name, factors.map { decimal($0, 2) }, width: 18))
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func size(_ measurement: ProjectMeasurement) -> String {
        let size = measurement.time.size
        let share = size.swiftBytes == 0 ? 100 : 100 * size.parsedSwiftBytes / size.swiftBytes
        return "\(size.documents) documents (\(megabytes(size.documentBytes))), \(size.swiftFiles) Swift files "
            + "(\(megabytes(size.swiftBytes)), \(share)% of it parsed), \(size.objectiveCFiles) Objective-C files "
            + "(\(megabytes(size.objectiveCBytes))); threads: \(measurement.threads), runs: \(measurement.runs)"
    }

    private static func memory(_ measurement: ProjectMeasurement) -> String {
        let bytes = Double(max(1, measurement.time.size.bytes))
        func peak(_ peak: Int) -> String {
            "\(megabytes(peak)) = \(decimal(Double(peak) / bytes, 1)) x the bytes read "
                + "(\(decimal(Double(max(0, peak - measurement.idleMemory)) / bytes, 1)) x without the idle process)"
        }
        var text = "peak memory: idle \(megabytes(measurement.idleMemory))\n  load \(peak(measurement.loadMemory))"
        for plan in measurement.planMemory { text += "\n  load and plan \(plan.transform) \(peak(plan.peak))" }
        return text
    }

    private static func row(_ name: String, _ timing: Timing, _ measurement: ProjectMeasurement) -> String {
        let megabytes = Double(max(1, measurement.time.size.bytes)) / 1e6
        let floor = measurement.time.floor
        return row(
            name,
            [
                decimal(timing.medianSeconds, 3), decimal(timing.medianProcessorSeconds, 3),
                decimal(timing.medianProcessorSeconds / megabytes, 4), decimal(timing.ratio(to: floor), 2),
                decimal(timing.processorRatio(to: floor), 2),
            ])
    }

    private static func row(_ name: String, _ cells: [String], width: Int = 12) -> String {
        name.padding(toLength: 42, withPad: " ", startingAt: 0)
            + cells.map { String(repeating: " ", count: max(1, width - $0.count)) + $0 }.joined()
    }

    private static func decimal(_ value: Double, _ places: Int) -> String { String(format: "%.\(places)f", value) }

    private static func megabytes(_ bytes: Int) -> String { decimal(Double(bytes) / 1e6, 1) + " MB" }
}
