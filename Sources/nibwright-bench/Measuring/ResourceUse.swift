import Foundation

/// The time and memory that the process has used up to now.
struct ResourceUse {
    let seconds: Double
    /// Of all threads, user and system.
    let processorSeconds: Double
    /// The most memory that was resident at any time, in bytes.
    let peakMemory: Int

    static var now: ResourceUse {
        var usage = rusage()
        #if os(Linux)
            getrusage(__rusage_who_t(0), &usage)
            let unit = 1024
        #else
            getrusage(RUSAGE_SELF, &usage)
            let unit = 1
        #endif
        return ResourceUse(
            seconds: Double(DispatchTime.now().uptimeNanoseconds) / 1e9,
            processorSeconds: seconds(usage.ru_utime) + seconds(usage.ru_stime),
            peakMemory: Int(usage.ru_maxrss) * unit)
    }

    private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
}

/// Times of several runs of the same work.
struct Timing: Codable {
    private(set) var seconds: [Double] = []
    private(set) var processorSeconds: [Double] = []

    /// Runs the work once more.
    mutating func measure<Output>(_ work: () throws -> Output) rethrows -> Output {
        let start = ResourceUse.now
        let output = try work()
        let end = ResourceUse.now
        seconds.append(end.seconds - start.seconds)
        processorSeconds.append(end.processorSeconds - start.processorSeconds)
        return output
    }

    var medianSeconds: Double { Self.median(seconds) }
    var medianProcessorSeconds: Double { Self.median(processorSeconds) }

    /// Run by run against another timing, so that a busy moment of the machine weighs on both; the median of that.
    func ratio(to other: Timing) -> Double { Self.median(zip(seconds, other.seconds).map { $0 / $1 }) }

    func processorRatio(to other: Timing) -> Double {
        Self.median(zip(processorSeconds, other.processorSeconds).map { $0 / $1 })
    }

    private static func median(_ values: [Double]) -> Double {
        let sorted = values.sorted()
        guard !sorted.isEmpty else { return 0 }
        return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    }
}
