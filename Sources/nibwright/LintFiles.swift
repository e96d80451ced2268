import Foundation
import Linting

/// The files beside a project's own that the linter reads and writes: configuration, sidecars, baseline.
struct LintFiles {
    /// The project's folder, absolute.
    let root: String
    private let reader = LintConfigurationReader()

    init(root: String) {
        self.root = root
    }

    /// - Parameter path: of the file instead of the project's own, relative to the working folder.
    func configuration(_ path: String?) throws -> LintConfiguration {
        let file = path ?? root + "/" + LintConfigurationReader.fileName
        guard let bytes = bytes(file) else {
            if let path { throw Failure(.usage, "the configuration \"\(path)\" cannot be read") }
            if exists(file) { throw Failure(.usage, "\(LintConfigurationReader.fileName) cannot be read") }
            try refuseMisnamed()
            return LintConfiguration()
        }
        do throws(InvalidLintConfiguration) {
            return try reader.configuration(path: path ?? LintConfigurationReader.fileName, bytes: bytes)
        } catch {
            throw failure(error)
        }
    }

    /// A configuration that nobody reads is worse than none.
    private func refuseMisnamed() throws {
        let name = LintConfigurationReader.fileName
        let other = name.replacing(".yml", with: ".yaml")
        guard exists(root + "/" + other) else { return }
        throw Failure(.usage, "the project has a \(other), which is not read; its name must be \(name)")
    }

    /// The suppressions in the files beside documents; all that is wrong with any of them ends the command.
    func sidecars(beside documents: [String]) throws -> [Suppression] {
        var suppressions: [Suppression] = []
        var problems: [InvalidLintConfiguration] = []
        for document in documents {
            let path = document + LintConfigurationReader.sidecarSuffix
            guard let bytes = bytes(root + "/" + path) else { continue }
            do throws(InvalidLintConfiguration) {
                suppressions += try reader.sidecar(path: path, bytes: bytes)
            } catch {
                problems.append(error)
            }
        }
        if !problems.isEmpty { throw failure(problems) }
        return suppressions
    }

    /// Nil where there is none and none has to be.
    func baseline(_ path: String, mayBeMissing: Bool) throws -> LintBaseline? {
        let file = root + "/" + path
        guard let bytes = bytes(file) else {
            if mayBeMissing, !exists(file) { return nil }
            if exists(file) { throw Failure(.usage, "the baseline \"\(path)\" cannot be read") }
            throw Failure(
                .usage, "the baseline \"\(path)\" is not there; to make it, add --write-baseline")
        }
        do throws(LintBaseline.Unreadable) {
            return try LintBaseline(path: path, bytes: bytes)
        } catch {
            throw Failure(.usage, "the baseline \"\(path)\" cannot be used: \(error.message)")
        }
    }

    func write(_ text: String, to path: String) throws {
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: root + "/" + path), options: .atomic)
        } catch {
            throw Failure(.usage, "the baseline cannot be written to \"\(path)\": \(error.localizedDescription)")
        }
    }

    /// A path from the command line, relative to the working folder, as one that is relative to the project.
    func pathBelowRoot(_ path: String) throws -> String {
        let url = URL(fileURLWithPath: path).standardizedFileURL
        let folder = url.deletingLastPathComponent().resolvingSymlinksInPath().path
        let full = (folder == "/" ? "" : folder) + "/" + url.lastPathComponent
        guard full.hasPrefix(root + "/") else {
            throw Failure(.usage, "the baseline \"\(path)\" must lie in the project's folder")
        }
        return String(full.dropFirst(root.count + 1))
    }

    private func failure(_ problems: InvalidLintConfiguration) -> Failure { failure([problems]) }

    private func failure(_ problems: [InvalidLintConfiguration]) -> Failure {
        let lines = problems.flatMap(\.problems).map { "  \($0)" }
        return Failure(.usage, "the lint configuration is not right\n" + lines.joined(separator: "\n"))
    }

    private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    private func bytes(_ path: String) -> [UInt8]? {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else {
            return nil
        }
        // A handle reads what is no plain file as well: `--config /dev/null` is no configuration at all.
        guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
        do {
            return Array(try handle.readToEnd() ?? Data())
        } catch {
            return nil
        }
    }
}
