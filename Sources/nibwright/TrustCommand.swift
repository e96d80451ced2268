import ArgumentParser
import Planning
import PluginHost
import SourceText
import TransformKit

struct TrustCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "trust", abstract: "Let a project's own plugins and recipes be used.",
        discussion: """
            A plugin is code that runs with your rights, so what lies in a project's .nibwright/plugins and .nibwright/recipes \
            is not used before you say so. This trusts exactly the bytes that are there now: a file that changes, or a new \
            one, waits again. What you trust is remembered outside the project.
            """)

    @Argument(help: "The project's folder.")
    var project: String = "."

    @Flag(help: "Only say what is there and what of it is trusted.")
    var list = false

    @Flag(help: "Trust nothing of the project any more.")
    var revoke = false

    mutating func validate() throws {
        if list && revoke { throw ValidationError("--list only looks; leave --revoke out, or --list") }
    }

    func run() throws {
        // Fails in the same words as the other commands where there is no such folder.
        let extensions = ProjectExtensions(root: try workspace().root)
        let store = TrustStore()
        do {
            if revoke {
                try store.trust([], of: extensions.root)
                return Terminal.say("Nothing of \(extensions.root.printable) is trusted any more.\n")
            }
            try list ? show(extensions, store) : trust(extensions, store)
        } catch let error as UserStateError {
            throw Failure(.usage, "what you trust cannot be remembered: \(error)")
        }
    }

    private func workspace() throws -> Workspace {
        do {
            return try Workspace(root: project)
        } catch let error as WorkspaceError {
            throw Failure(error.exitStatus, error.description)
        }
    }

    private func trust(_ extensions: ProjectExtensions, _ store: TrustStore) throws {
        var trusted: [TrustedFile] = []
        var lines = ""
        for file in extensions.all {
            let entry = ExtensionEntry(file, of: extensions)
            lines += entry.text(entry.trusted == nil ? "not trusted" : "trusted")
            if let file = entry.trusted { trusted.append(file) }
        }
        guard !extensions.all.isEmpty else {
            try store.trust([], of: extensions.root)
            return Terminal.say("\(extensions.root.printable) has no plugins or recipes of its own.\n")
        }
        try store.trust(trusted, of: extensions.root)
        Terminal.say("\(extensions.root.printable)\n\(lines)\n")
        Terminal.say("Exactly these bytes are trusted. To take it back: \(revocation(extensions.root))\n")
    }

    private func show(_ extensions: ProjectExtensions, _ store: TrustStore) throws {
        let known = Dictionary(
            try store.files(of: extensions.root).map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        guard !extensions.all.isEmpty else {
            return Terminal.say("\(extensions.root.printable) has no plugins or recipes of its own.\n")
        }
        var lines = ""
        for file in extensions.all {
            let entry = ExtensionEntry(file, of: extensions)
            let before = known[file.path]
            let state =
                before == nil ? "waits" : entry.trusted == before ? "trusted" : "changed since it was trusted, waits"
            lines += entry.text(entry.trusted == nil ? "cannot be used" : state)
        }
        Terminal.say("\(extensions.root.printable)\n\(lines)")
    }

    private func revocation(_ root: String) -> String { "nibwright trust --revoke \(Terminal.shellWord(root))" }
}

/// A plugin or recipe as it is shown before it is trusted; it is read once, and not loaded.
private struct ExtensionEntry {
    /// The file as trust would record it; nil for a file that cannot be used.
    let trusted: TrustedFile?
    private let file: ProjectExtension
    private let remark: String

    init(_ file: ProjectExtension, of extensions: ProjectExtensions) {
        self.file = file
        switch extensions.bytes(of: file) {
        case .failure(let failure):
            trusted = nil
            remark = failure.reason
        case .success(let bytes):
            trusted = TrustedFile(path: file.path, bytes: bytes)
            remark =
                file.isSource
                ? "a source, compiled when it is first used" : file.kind == .plugin ? Self.identity(bytes) : ""
        }
    }

    func text(_ state: String) -> String {
        var lines = "  \(file.path.printable): \(state)\n"
        if let trusted {
            lines += "    \(file.kind.rawValue), \(Count.of(trusted.size, "byte")), SHA-256 \(trusted.sha256)\n"
        }
        if !remark.isEmpty { lines += "    \(remark.printable)\n" }
        return lines
    }

    private static func identity(_ bytes: [UInt8]) -> String {
        do throws(PluginRefusal) {
            let inspection = try PluginInspection.inspect(bytes)
            let seal = inspection.isSealed ? "sealed" : "not sealed"
            return "fits this kit: kit \(inspection.identity.kitBuild), Swift \(inspection.identity.compiler), "
                + "\(inspection.identity.targetTriple), \(seal)"
        } catch {
            return "would be refused (\(error.code)): \(error.message)"
        }
    }
}
