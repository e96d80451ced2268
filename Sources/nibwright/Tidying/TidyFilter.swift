import Foundation
import SourceText

/// A clean filter of git's: what is added to the index, and compared with it, is a document without its noise.
struct TidyFilter {
    /// From the top of the work tree, in which git starts its filters.
    let path: String
    let against: String
    let tidying: DocumentTidying

    func run() throws {
        let bytes = [UInt8](FileHandle.standardInput.readDataToEndOfFile())
        let old = try? GitRepository(folder: ".").output(["cat-file", "blob", "\(against):\(path)"])
        guard let old else { return Terminal.print(bytes) }
        let tidied = tidying.tidied(
            from: SourceText(path: path, bytes: old), to: SourceText(path: path, bytes: bytes))
        Terminal.print(tidied?.bytes ?? bytes)
    }
}
