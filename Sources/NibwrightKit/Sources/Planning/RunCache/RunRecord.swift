import SourceText

/// What a command gave, with all that it was made from.
struct RunRecord: Hashable {
    /// A file whose bytes were read.
    struct Input: Hashable {
        let path: String
        /// Nil where only the bytes tell.
        let stamp: DiskStamp?
        /// SHA-256 of its bytes.
        let digest: [UInt8]
    }

    /// The digest of the names in the project's folder.
    let names: [UInt8]
    let inputs: [Input]
    /// Places of which only the kind counted, such as that of a file which a plan makes.
    let probes: [WorkspaceProbe]
    let output: [UInt8]

    /// The same for other stamps.
    func stamped(_ inputs: [Input]) -> RunRecord {
        RunRecord(names: names, inputs: inputs, probes: probes, output: output)
    }
}

// MARK: - Bytes

extension RunRecord {
    /// Another form is another word here, and what an older tool kept is no record then.
    private static let mark = Array("nibwright run 1\n".utf8)
    private static let digestSize = 32

    /// The record as a file holds it, with a digest at the end.
    var bytes: [UInt8] {
        var bytes = Self.mark
        bytes.append(contentsOf: names)
        bytes.append(number: inputs.count)
        for input in inputs {
            bytes.append(text: input.path)
            bytes.append(contentsOf: input.digest)
            bytes.append(input.stamp == nil ? 0 : 1)
            guard let stamp = input.stamp else { continue }
            for number in [stamp.size, stamp.modified, stamp.changed, stamp.node, stamp.device] {
                bytes.append(number: Int(number))
            }
        }
        bytes.append(number: probes.count)
        for probe in probes {
            bytes.append(text: probe.path)
            bytes.append(probe.kind.rawValue)
        }
        bytes.append(number: output.count)
        bytes += output
        return bytes + SHA256.digest(of: bytes)
    }

    /// Nil where the bytes are not whole, or of another version.
    init?(_ bytes: [UInt8]) {
        guard bytes.starts(with: Self.mark), bytes.count > Self.mark.count + Self.digestSize else { return nil }
        let end = bytes.count - Self.digestSize
        guard SHA256.digest(of: Array(bytes[..<end])) == Array(bytes[end...]) else { return nil }
        var reader = RecordReader(bytes: bytes[Self.mark.count..<end])
        guard let names = reader.take(Self.digestSize), let inputCount = reader.number() else { return nil }
        var inputs: [Input] = []
        for _ in 0..<inputCount {
            guard let path = reader.text(), let digest = reader.take(Self.digestSize), let hasStamp = reader.take(1)
            else { return nil }
            var stamp: DiskStamp?
            if hasStamp[0] == 1 {
                let numbers = (0..<5).compactMap { _ in reader.number().map(Int64.init) }
                guard numbers.count == 5 else { return nil }
                stamp = DiskStamp(
                    size: numbers[0], modified: numbers[1], changed: numbers[2], node: numbers[3], device: numbers[4])
            }
            inputs.append(Input(path: path, stamp: stamp, digest: digest))
        }
        guard let probeCount = reader.number() else { return nil }
        var probes: [WorkspaceProbe] = []
        for _ in 0..<probeCount {
            guard let path = reader.text(), let kind = reader.take(1).flatMap({ WorkspaceProbe.Kind(rawValue: $0[0]) })
            else { return nil }
            probes.append(WorkspaceProbe(path: path, kind: kind))
        }
        guard let count = reader.number(), let output = reader.take(count), reader.isAtEnd else { return nil }
        self.init(names: names, inputs: inputs, probes: probes, output: output)
    }
}

extension [UInt8] {
    fileprivate mutating func append(number: Int) {
        Swift.withUnsafeBytes(of: Int64(number).littleEndian) { append(contentsOf: $0) }
    }

    fileprivate mutating func append(text: String) {
        append(number: text.utf8.count)
        append(contentsOf: text.utf8)
    }
}

/// Takes numbers and texts off the front of bytes, and none that are not there.
private struct RecordReader {
    private(set) var bytes: ArraySlice<UInt8>

    init(bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
    }

    var isAtEnd: Bool { bytes.isEmpty }

    mutating func take(_ count: Int) -> [UInt8]? {
        guard count >= 0, count <= bytes.count else { return nil }
        defer { bytes = bytes.dropFirst(count) }
        return Array(bytes.prefix(count))
    }

    mutating func number() -> Int? {
        take(8).map { part in
            Int(truncatingIfNeeded: part.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
        }
    }

    mutating func text() -> String? {
        number().flatMap { take($0) }.map { String(decoding: $0, as: UTF8.self) }
    }
}
