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

    public func folder(of kind: FuzzKind) -> String {
        folder + "/" + kind.rawValue
    }

    /// In the order of their names.
    public func inputs(_ kind: FuzzKind) -> [[UInt8]] {
        let folder = folder(of: kind)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().compactMap { FileManager.default.contents(atPath: folder + "/" + $0).map(Array.init) }
    }

    /// One input of each kind, to stand around another in a project.
    public var companions: [FuzzKind: [UInt8]] {
        Dictionary(uniqueKeysWithValues: FuzzKind.allCases.compactMap { kind in inputs(kind).first.map { (kind, $0) } })
    }
}
