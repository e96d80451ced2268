import Foundation
import Linting
import Planning
import SourceText

/// The files beside a project's own that the linter reads and writes: configuration, sidecars, baseline.
struct LintFiles {
    /// No configuration that a person wrote comes near this.
    private static let largestSize = 8 << 20

    /// Who has more than these mends the first of them first.
    private static let mostProblems = 50

    /// A name that people give the configuration, and under which it is not read.
    private static let misnamed = LintConfigurationReader.fileName.replacing(".yml", with: ".yaml")

    let workspace: Workspace
    private let reader: LintConfigurationReader
    private var root: String { workspace.root }

    /// - Parameter reader: knows the rules that there are.
    init(_ workspace: Workspace, reader: LintConfigurationReader) {
        self.workspace = workspace
        self.reader = reader
    }

    /// - Parameter path: of the file instead of the project's own, relative to the working folder.
    func configuration(_ path: String?) throws -> LintConfiguration {
        guard let bytes = try bytes(path ?? root + "/" + LintConfigurationReader.fileName) else {
            if let path { throw Failure(.usage, "there is no configuration \"\(path)\"") }
            try refuseMisnamed()
            return LintConfiguration()
        }
        do throws(InvalidLintConfiguration) {
            return try reader.configuration(path: path ?? LintConfigurationReader.fileName, bytes: bytes)
        } catch {
            throw failure(error)
        }
    }

    /// Refuses a configuration under a name that is not read, rather than ignoring it.
    private func refuseMisnamed() throws {
        let (name, other) = (LintConfigurationReader.fileName, Self.misnamed)
        guard NamedFile(root + "/" + other, projects: []).exists else { return }
        throw Failure(.usage, "the project has a \(other), which is not read; its name must be \(name)")
    }

    /// The suppressions in the files beside documents; all that is wrong with any of them ends the command.
    func sidecars(beside documents: [String]) throws -> [Suppression] {
        var suppressions: [Suppression] = []
        var problems: [InvalidLintConfiguration] = []
        for document in documents {
            let path = document + LintConfigurationReader.sidecarSuffix
            guard let bytes = try bytes(root + "/" + path) else { continue }
            do throws(InvalidLintConfiguration) {
                suppressions += try reader.sidecar(path: path, bytes: bytes)
            } catch {
                problems.append(error)
            }
        }
        if !problems.isEmpty { throw failure(problems) }
        return suppressions
    }

    /// The paths of what a run reads beside the project's own files, there or not: the configuration, the baseline, and the
    /// suppressions beside documents.
    func companions(baseline: String?, beside documents: [String]) -> [String] {
        let names = [LintConfigurationReader.fileName, Self.misnamed]
        return names + [baseline].compactMap(\.self) + documents.map { $0 + LintConfigurationReader.sidecarSuffix }
    }

    /// A word that is another one once the configuration that the command line names is.
    static func digest(ofConfiguration path: String?) -> [String] {
        let found = path.flatMap { try? NamedFile($0, projects: []).read(limit: largestSize) }
        return found.map { [SHA256.hexDigest(of: $0)] } ?? []
    }

    /// Reads a baseline; nil where there is none and none is required.
    func baseline(_ path: String, mayBeMissing: Bool) throws -> LintBaseline? {
        guard let bytes = try bytes(root + "/" + path) else {
            if mayBeMissing { return nil }
            throw Failure(
                .usage, "the baseline \"\(path.printable)\" is not there; to make it, add --write-baseline")
        }
        do throws(LintBaseline.Unreadable) {
            return try LintBaseline(path: path, bytes: bytes)
        } catch {
            throw Failure(.usage, "the baseline \"\(path.printable)\" cannot be used: \(error.message)")
        }
    }

    func write(_ text: String, to path: String) throws {
        do {
            try workspace.writeFile(Array(text.utf8), to: path)
        } catch {
            throw Failure(.usage, "the baseline cannot be written: \(error)")
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
        let lines = problems.flatMap(\.problems).prefix(Self.mostProblems).map { "  \($0)" }
        return Failure(.usage, "the lint configuration is not right\n" + lines.joined(separator: "\n"))
    }

    /// The bytes of a file; nil where nothing is at the path.
    private func bytes(_ path: String) throws -> [UInt8]? {
        let file = NamedFile(path, projects: [root])
        guard file.exists else { return nil }
        do throws(WorkspaceError) {
            return try file.read(limit: Self.largestSize)
        } catch {
            throw Failure(error.exitStatus, error.description)
        }
    }
}
