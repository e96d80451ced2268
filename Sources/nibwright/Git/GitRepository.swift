import Foundation
import SourceText

/// The git repository that a folder or file is in.
struct GitRepository {
    private let folder: String

    init(folder: String) {
        self.folder = folder
    }

    init(around file: String) {
        folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
    }

    /// What git prints, without the last end of a line; nil where it fails.
    func answer(_ arguments: [String]) throws -> String? {
        guard let bytes = try output(arguments) else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }

    /// One of the versions of a file that git could not merge: 1 is the base, 2 ours, 3 theirs. Nil where there is none.
    func version(of file: String, stage: Int) throws -> [UInt8]? {
        try output(["cat-file", "blob", ":\(stage):./\(URL(fileURLWithPath: file).lastPathComponent)"])
    }

    /// What git prints; nil where it fails.
    func output(_ arguments: [String]) throws -> [UInt8]? {
        let answer = try Self.run(["-C", folder] + arguments)
        return answer.status == 0 ? answer.bytes : nil
    }

    /// Runs git and waits for it, without a program that a repository names to watch its files; what git says of errors is
    /// lost.
    ///
    /// - Returns: what it prints, and its status; nil for one that was ended by a signal.
    static func run(_ arguments: [String]) throws -> (bytes: [UInt8], status: Int32?) {
        guard let git = BatchGit.executable else { throw Failure(.usage, "there is no git on the PATH") }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: git)
        process.arguments = ["-c", "core.fsmonitor=false"] + arguments
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
        return (bytes, process.terminationReason == .exit ? process.terminationStatus : nil)
    }
}
