import Foundation
import Planning
import PluginHost
import SourceText

/// Builds every plugin of a folder again, and says of each how that went.
///
/// What lies in a project was written by whoever made the project, so of one only what the user trusts is built: sources
/// with the trusted bytes, and trusted libraries whose sources are those of the user's own last build.
struct PluginRebuild {
    /// As the user wrote it.
    let folder: String

    /// - Returns: whether all of them are built.
    func run() throws -> Bool {
        guard FileManager.default.isFolder(folder) == true else {
            throw Failure(.usage, "there is no folder \"\(folder)\"")
        }
        let project = PluginBuild.project(of: folder + "/any")
        let plugins =
            project.map { self.plugins(of: ProjectTrust($0, choice: .trusted, store: TrustStore())) } ?? ownPlugins()
        guard !plugins.isEmpty else {
            throw Failure(.usage, "there is no plugin in \"\(folder)\"; nibwright plugin new writes one")
        }
        var failed = 0
        for plugin in plugins {
            let shown = folder + "/" + plugin.name
            do {
                Terminal.say("Built \(shown): \(try plugin.build())".printable + "\n")
            } catch let failure as Failure {
                failed += 1
                Terminal.say("Not built: \(shown): \(failure.message.printable)\n")
            }
        }
        let count = plugins.count - failed
        Terminal.say("\(count) plugin\(count == 1 ? "" : "s") built" + (failed == 0 ? "\n" : ", \(failed) not\n"))
        return failed == 0
    }

    /// One plugin of the folder.
    private struct Plugin {
        /// The file or folder in the folder.
        let name: String
        /// Builds it and says what it brings.
        let build: () throws -> String
    }

    // MARK: A folder of the user's own

    private func ownPlugins() -> [Plugin] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        let folders = names.compactMap { name in folderPlugin(name) }
        let made = Set(folders.map { PluginBuild.libraryName($0.name) })
        let sources = names.filter(PluginFile.isSourceName).compactMap(sourcePlugin)
        let libraries = names.filter {
            PluginFile.isLibraryName($0) && !PluginFile.isKitLibrary($0) && !made.contains($0)
        }
        .map { name in
            Plugin(name: name) {
                guard let record = BuildRecord.read(of: folder + "/" + name) else { throw unknownSources }
                return try build(record)
            }
        }
        return sources + folders + libraries
    }

    /// Nil for Swift that is no plugin by itself.
    private func sourcePlugin(_ name: String) -> Plugin? {
        let path = folder + "/" + name
        do {
            let bytes = try NamedFile(path, projects: []).read(limit: PluginFile.largestSourceSize)
            guard PluginSourceFolder.exportsEntry(bytes) else { return nil }
            return Plugin(name: name) { try PluginBuild.build(SourcePlugin(path: path, bytes: bytes), shown: path) }
        } catch {
            return Plugin(name: name) { throw Failure(.plugin, "\(error)") }
        }
    }

    private func folderPlugin(_ name: String) -> Plugin? {
        let path = folder + "/" + name
        if FileManager.default.fileExists(atPath: path + "/Package.swift") {
            return Plugin(name: name) { try PluginPackageBuild(path: path).build() }
        }
        guard let sources = PluginSourceFolder(path), (try? sources.isPlugin()) == true else { return nil }
        return Plugin(name: name) {
            try PluginBuild.build(
                sources.files, module: PluginFlags.moduleName(for: path),
                library: folder + "/" + PluginBuild.libraryName(name))
        }
    }

    // MARK: A project's folder

    private func plugins(of trust: ProjectTrust) -> [Plugin] {
        let waiting = trust.waiting.filter { $0.file.kind == .plugin }.map { waiting in
            Plugin(name: waiting.file.name) {
                throw Failure(.plugin, waiting.fault ?? "waits for your trust: \(TrustNotice.command(for: trust.root))")
            }
        }
        let usable = trust.usable.filter { $0.file.kind == .plugin }.map { usable in
            Plugin(name: usable.file.name) {
                let path = trust.root + "/" + usable.file.path
                if usable.file.isSource {
                    return try PluginBuild.build(SourcePlugin(path: path, bytes: usable.bytes), shown: path)
                }
                guard let record = BuildRecord.read(of: path) else { throw unknownSources }
                let changed = record.changedSources
                guard changed.isEmpty else {
                    throw Failure(
                        .plugin,
                        "\(changed.joined(separator: ", ")) changed since you built it; look at it, then build it by name: "
                            + "nibwright plugin build FILE.swift")
                }
                let words = try build(record)
                try PluginBuild.trust(path)
                return words
            }
        }
        return (waiting + usable).sorted { $0.name < $1.name }
    }

    // MARK: Libraries

    private var unknownSources: Failure {
        Failure(
            .plugin,
            "it was not built here, so its sources are not known; build it from them: nibwright plugin build FILE.swift -o LIBRARY"
        )
    }

    private func build(_ record: BuildRecord) throws -> String {
        let files = record.sources.map(\.path)
        if let missing = files.first(where: { !FileManager.default.fileExists(atPath: $0) }) {
            throw Failure(.plugin, "its source \(missing) is gone")
        }
        return try PluginBuild.build(files, module: record.module, library: record.library)
    }
}

/// A Swift package whose libraries are plugins, as `plugin new --package` writes it.
private struct PluginPackageBuild {
    let path: String

    func build() throws -> String {
        let built = try Process.captured("/usr/bin/env", ["swift", "build", "--package-path", path])
        guard built.status == 0 else { throw Failure(.plugin, "swift build failed:\n" + built.text) }
        let place = try Process.captured("/usr/bin/env", ["swift", "build", "--package-path", path, "--show-bin-path"])
            .text
        let folder = place.split(separator: "\n").last.map(String.init) ?? ""
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
            .filter(PluginFile.isLibraryName)
        guard !names.isEmpty else { throw Failure(.plugin, "swift build made no dynamic library") }
        return try names.map { name in
            let library = folder + "/" + name
            do throws(PluginRefusal) { try PluginSeal.seal(library) } catch {
                throw Failure(.plugin, "\(library): refused (\(error.code)): \(error.message)")
            }
            return try PluginBuild.load(library)
        }.joined(separator: ", ")
    }
}
