import Foundation
import Merging
import SourceText

/// Asks git to merge the lines of three files.
struct GitLineMerge {
    let base: String
    let ours: String
    let theirs: String
    let markerSize: Int

    /// - Parameter path: the file's path in its repository, for messages.
    func merged(path: String) throws -> FileMerge.LineMerge {
        guard let git = BatchGit.executable else {
            throw Failure(.usage, "there is no git on the PATH, which merges the lines of \"\(path)\"".printable)
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: git)
        process.arguments =
            [
                "merge-file", "-p", "-q", "--marker-size=\(min(max(markerSize, 1), 1_000))", "-L", "ours", "-L", "base",
                "-L", "theirs",
            ] + [ours, base, theirs].map { URL(fileURLWithPath: $0).path }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            throw Failure(.usage, "git cannot be run: \(error.localizedDescription)".printable)
        }
        let bytes = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
        process.waitUntilExit()
        // git says how many conflicts there are, 127 at most; above are its errors, such as of a binary file.
        let status = process.terminationStatus
        guard status <= 127, process.terminationReason == .exit else {
            let kept = (try? [UInt8](Data(contentsOf: URL(fileURLWithPath: ours)))) ?? []
            return FileMerge.LineMerge(bytes: kept, isClean: false)
        }
        return FileMerge.LineMerge(bytes: bytes, isClean: status == 0)
    }
}
