import Foundation
import Merging
import SourceText

/// Asks git to merge the lines of three files.
struct GitLineMerge {
    let base: String
    let ours: String
    let theirs: String
    let markerSize: Int

    func merged() throws -> FileMerge.LineMerge {
        let answer = try GitRepository.run(
            [
                "merge-file", "-p", "-q", "--marker-size=\(min(max(markerSize, 1), 1_000))", "-L", "ours", "-L", "base",
                "-L", "theirs",
            ] + [ours, base, theirs].map { URL(fileURLWithPath: $0).path })
        // git says how many conflicts there are, 127 at most; above are its errors, such as of a binary file.
        guard let status = answer.status, status <= 127 else {
            let kept = (try? [UInt8](Data(contentsOf: URL(fileURLWithPath: ours)))) ?? []
            return FileMerge.LineMerge(bytes: kept, isClean: false)
        }
        return FileMerge.LineMerge(bytes: answer.bytes, isClean: status == 0)
    }
}
