import Foundation

/// Mutates inputs of one kind, keeps those that show something new, and reports what is too slow.
///
/// Guidance is by features (`FuzzFeatures`): what a reader made of an input, not which of its edges ran.
public final class FuzzLoop {
    public struct Limits: Sendable {
        public var seconds: Double
        /// Every so many inputs one is linked into a project, which costs a hundred times reading it alone.
        public var linkEvery: Int
        /// No input of under a megabyte may take longer.
        public var slowest = 10.0

        public init(seconds: Double, linkEvery: Int) {
            self.seconds = seconds
            self.linkEvery = linkEvery
        }
    }

    /// What a run did.
    public struct Outcome: Sendable {
        public var inputs = 0
        public var linked = 0
        public var kept: [[UInt8]] = []
        public var slow: [[UInt8]] = []
        public var features = 0
        public var slowest = 0.0
    }

    private let run: FuzzRun
    private let limits: Limits
    private let memory: String
    private var mutator: Mutator
    private var pool: [[UInt8]]
    private var seen: Set<String> = []

    /// - Parameter memory: a file that holds the input at work, so that it is known when the process ends with it.
    public init(_ run: FuzzRun, seeds: [[UInt8]], seed: UInt64, limits: Limits, memory: String) {
        self.run = run
        self.limits = limits
        self.memory = memory
        mutator = Mutator(kind: run.kind, random: SeededRandom(seed))
        pool = seeds.isEmpty ? [[]] : seeds
    }

    public func start() -> Outcome {
        var outcome = Outcome()
        for bytes in pool { note(bytes, linked: true, &outcome) }
        let end = Date().addingTimeInterval(limits.seconds)
        while outcome.inputs & 0xFF != 0 || Date() < end {
            let base = pool.randomElement(using: &mutator.random)!
            let other = pool.randomElement(using: &mutator.random)!
            let bytes = mutator.mutant(of: base, with: other)
            if note(bytes, linked: outcome.inputs % limits.linkEvery == 0, &outcome) {
                pool.append(bytes)
                outcome.kept.append(bytes)
            }
        }
        outcome.features = seen.count
        return outcome
    }

    /// Runs one input; true where it showed what no input before did.
    @discardableResult
    private func note(_ bytes: [UInt8], linked: Bool, _ outcome: inout Outcome) -> Bool {
        remember(bytes)
        let start = Date()
        var features = run.read(bytes)
        if linked {
            features.formUnion(run.link(bytes))
            outcome.linked += 1
        }
        outcome.inputs += 1
        let time = Date().timeIntervalSince(start)
        outcome.slowest = max(outcome.slowest, time)
        if time > limits.slowest { outcome.slow.append(bytes) }
        let known = seen.count
        seen.formUnion(features)
        return seen.count > known
    }

    private func remember(_ bytes: [UInt8]) {
        guard let file = fopen(memory, "w") else { return }
        bytes.withUnsafeBytes { _ = fwrite($0.baseAddress, 1, $0.count, file) }
        fclose(file)
    }

    /// The smallest of the inputs that together show all that these show.
    public static func minimized(_ inputs: [[UInt8]], _ run: FuzzRun) -> [[UInt8]] {
        var seen: Set<String> = []
        return inputs.sorted { $0.count < $1.count }.filter { bytes in
            let known = seen.count
            seen.formUnion(run.read(bytes))
            return seen.count > known
        }
    }
}
