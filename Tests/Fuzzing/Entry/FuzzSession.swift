import Foundation
import NibwrightFuzzing

/// The share of time that one kind gets: processes of libFuzzer, one after another, since each failure ends its process.
struct FuzzSession {
    /// Names the kind to a process of this program that is to run libFuzzer.
    static let kindVariable = "NIBWRIGHT_FUZZ_KIND"
    /// What is found after so many failures is most likely one of them once more.
    private static let mostFailures = 10

    struct Outcome {
        var inputs = 0
        var edges = 0
        /// Processes that ended by a crash, a hang above ten seconds, or over a gigabyte of memory.
        var failures = 0
    }

    private let kind: FuzzKind
    private let found: FuzzCorpus
    private let seconds: Double

    init(_ kind: FuzzKind, found: FuzzCorpus, seconds: Double) {
        self.kind = kind
        self.found = found
        self.seconds = seconds
    }

    func run() throws -> Outcome {
        let folder = found.folder(of: kind)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        var outcome = Outcome()
        let end = Date().addingTimeInterval(seconds)
        while Date() < end, outcome.failures < Self.mostFailures {
            let left = max(1, Int(end.timeIntervalSinceNow))
            let log = "\(found.folder)/\(kind.rawValue)-\(outcome.failures).log"
            let status = try process(seconds: left, folder: folder, log: log)
            let text = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
            outcome.inputs += Self.number(after: "stat::number_of_executed_units:", in: text) ?? 0
            outcome.edges = max(outcome.edges, Self.number(after: " cov:", in: text) ?? 0)
            if status == 2 { throw CocoaError(.featureUnsupported) }
            if status != 0 { outcome.failures += 1 }
        }
        return outcome
    }

    /// Runs this program once more as libFuzzer; what ends it is kept in the found folder as crash-…, timeout-… or oom-….
    private func process(seconds: Int, folder: String, log: String) throws -> Int32 {
        _ = FileManager.default.createFile(atPath: log, contents: nil)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        process.environment = ProcessInfo.processInfo.environment.merging(
            [Self.kindVariable: kind.rawValue, "SWIFT_BACKTRACE": "enable=no"]) { $1 }
        process.arguments = [
            "-max_total_time=\(seconds)", "-timeout=10", "-rss_limit_mb=1024", "-max_len=65536", "-len_control=100",
            "-print_final_stats=1", "-verbosity=1", "-artifact_prefix=\(found.folder)/\(kind.rawValue)-", folder,
            FuzzCorpus.own.folder(of: kind),
        ]
        process.standardError = FileHandle(forWritingAtPath: log)
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationReason == .uncaughtSignal
            ? 128 + process.terminationStatus : process.terminationStatus
    }

    /// The last number that stands after these words.
    private static func number(after words: String, in text: String) -> Int? {
        guard let last = text.range(of: words, options: .backwards) else { return nil }
        return Int(text[last.upperBound...].drop { $0 == " " }.prefix { $0.isNumber })
    }
}
