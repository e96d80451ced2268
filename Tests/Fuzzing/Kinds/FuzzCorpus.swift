import Foundation

/// The inputs that are kept, in a folder for each kind.
public struct FuzzCorpus: Sendable {
    public let folder: String

    public init(folder: String) {
        self.folder = folder
    }

    /// Beside this file.
    public static let own = FuzzCorpus(
        folder: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().path + "/Corpus"
    )

    /// In the order of their names.
    public func inputs(_ kind: FuzzKind) -> [[UInt8]] {
        let folder = folder + "/" + kind.rawValue
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().compactMap { FileManager.default.contents(atPath: folder + "/" + $0).map(Array.init) }
    }

    /// One input of each kind, to stand around another in a project.
    public var companions: [FuzzKind: [UInt8]] {
        Dictionary(uniqueKeysWithValues: FuzzKind.allCases.compactMap { kind in inputs(kind).first.map { (kind, $0) } })
    }

    public func write(_ inputs: [[UInt8]], _ kind: FuzzKind, named name: String) throws {
        let folder = folder + "/" + kind.rawValue
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for (number, bytes) in inputs.enumerated() {
            try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(name)-\(number)"))
        }
    }
}
