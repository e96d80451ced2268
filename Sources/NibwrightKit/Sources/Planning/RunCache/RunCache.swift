import ProjectFiles
import ProjectGraph
import SourceText

/// Keeps what commands gave, so that one over the same files need not read them again.
///
/// An entry says all that it was made from: the bytes of each file, the names of the others, and the places at which the run looked.
/// It counts only where all of them are as they were, whoever changed them and however. A folder or an entry that is not this
/// user's own, is cut short or comes from another version is as none.
public struct RunCache: Sendable {
    /// What an entry is for: the tool, the command and its options.
    public struct Key: Hashable, Sendable {
        fileprivate let name: String

        /// - Parameter words: everything beside the project's files on which the output depends.
        public init(_ words: [String]) {
            let bytes = words.flatMap { word in Array("\(word.utf8.count):".utf8) + Array(word.utf8) }
            name = String(SHA256.hexDigest(of: bytes).prefix(40)) + RunCache.ending
        }
    }

    /// How it is told that a file is as it was.
    public enum Check: String, Sendable, CaseIterable {
        /// By size, times and place on disk; by the bytes where these are others or too young to be believed.
        case stamps
        /// By the bytes of each file.
        case content
    }

    fileprivate static let ending = ".run"
    /// A larger output is not kept.
    private static let largestEntry = 64 << 20

    private let folder: UserStateFolder
    private let limit: Int

    /// - Parameters:
    ///   - path: the folder, absolute, which need not exist.
    ///   - limit: the bytes that it may hold; the oldest entries go first.
    public init(path: String, limit: Int = 256 << 20) {
        self.limit = limit
        folder = UserStateFolder(path: path)
    }

    /// Words that are others once one of the files is another one.
    public static func stamps(of paths: [String]) -> [String] {
        paths.map { path in
            guard let stamp = DiskStamp(of: path) else { return path }
            return "\(path) \(stamp.size) \(stamp.modified) \(stamp.changed) \(stamp.node) \(stamp.device)"
        }
    }

    /// Whether the folder lies in a project, from which nothing is believed.
    public func isInside(_ workspace: Workspace) -> Bool {
        guard let path = folder.path else { return false }
        let real = SystemCalls.realPath(path) ?? path
        return real == workspace.root || real.hasPrefix(workspace.root + "/")
    }

    /// What a run with the key gave, where everything is as it was then; else nil.
    ///
    /// - Parameter threads: how many threads read the files whose stamps say too little.
    public func output(
        for key: Key, of inputs: RunInputs, check: Check = .stamps, threads: Int = defaultThreadCount
    ) -> [UInt8]? {
        guard let bytes = try? folder.read(key.name, limit: Self.largestEntry), let record = RunRecord(bytes),
            record.names == inputs.digestOfNames,
            record.probes.allSatisfy({ $0.kind == inputs.kind(at: $0.path) })
        else { return nil }
        var doubtful: [Int] = []
        var stamps: [DiskStamp?] = []
        for (index, input) in record.inputs.enumerated() {
            guard let stamp = inputs.presentStamp(of: input.path) else { return nil }
            if let known = input.stamp, known.size != stamp.size { return nil }
            if check == .content || input.stamp != stamp { doubtful.append(index) }
            stamps.append(inputs.isBelieved(stamp) ? stamp : nil)
        }
        guard !doubtful.isEmpty else { return record.output }
        let paths = doubtful.map { record.inputs[$0].path }
        let digests = concurrentMap(inputs.workspace.readAll(paths, threads: threads), threads: threads) { file in
            (try? file.bytes.get()).map { SHA256.digest(of: $0) }
        }
        for (index, digest) in zip(doubtful, digests) where digest != record.inputs[index].digest { return nil }
        // The next run can go by the stamps again.
        let renewed = zip(record.inputs, stamps).map { RunRecord.Input(path: $0.path, stamp: $1, digest: $0.digest) }
        if renewed != record.inputs { write(record.stamped(renewed), key) }
        return record.output
    }

    /// Keeps what a run gave, and says nothing where the disk does not take it. A run is not kept that may give something else over
    /// the same files: some could not be read, or took longer to parse than the machine had time for.
    ///
    /// - Parameter companions: paths of files beside the project's own on which the output depends, there or not.
    public func keep(
        _ output: [UInt8], for key: Key, of inputs: RunInputs, _ project: LoadedProject, companions: [String] = [],
        threads: Int = defaultThreadCount
    ) {
        let files = project.scan.files.filter { ProjectGraph.reads($0.path, $0.kind) }
        let texts = files.compactMap { project.graph.text(at: $0.path) }
        guard texts.count == files.count, output.count < Self.largestEntry / 2,
            !project.leftOut.contains(where: { [.takesTooLong, .sameName, .unreadable].contains($0.reason) })
        else { return }
        let found = concurrentMap(texts, threads: threads) { text in
            RunRecord.Input(
                path: text.path, stamp: inputs.stamp(of: text.path), digest: SHA256.digest(of: text.bytes))
        }
        var beside: [RunRecord.Input] = []
        for path in companions {
            guard inputs.workspace.probe(path) != nil else { continue }
            // The run has read it already: its bytes are those that the run went by only where they are older than the run.
            guard let bytes = try? inputs.workspace.read(path),
                let stamp = DiskStamp(of: inputs.workspace.absolute(path)), inputs.isBelieved(stamp)
            else { return }
            beside.append(RunRecord.Input(path: path, stamp: nil, digest: SHA256.digest(of: bytes)))
        }
        let record = RunRecord(
            names: inputs.digestOfNames, inputs: found + beside, probes: inputs.workspace.probes.all, output: output)
        write(record, key)
    }

    private func write(_ record: RunRecord, _ key: Key) {
        let bytes = record.bytes
        guard bytes.count <= min(Self.largestEntry, limit / 2) else { return }
        try? folder.write(bytes, to: key.name)
        folder.removeOldest(ending: Self.ending, keeping: limit)
    }
}
