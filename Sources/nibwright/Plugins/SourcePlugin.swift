import Foundation
import Planning
import PluginHost
import SourceText

/// A plugin that is Swift files: it is compiled when it is first needed, and again when a file, the kit or the compiler
/// is another one. So no library has to be committed, and none goes stale.
struct SourcePlugin {
    /// A file as it was checked, which is compiled whatever the disk holds by then.
    struct File {
        let name: String
        let bytes: [UInt8]
    }

    /// The one file, or the folder of all, in messages and in what the compiler says; it is not read again.
    let path: String
    let files: [File]
    /// The folder that the files are in.
    private let folder: String

    init(path: String, bytes: [UInt8]) {
        // One name however it is written: what the compiler says names it, so the library depends on it.
        let file = URL(fileURLWithPath: path).standardizedFileURL
        self.path = file.path
        files = [File(name: file.lastPathComponent, bytes: bytes)]
        folder = file.deletingLastPathComponent().path
    }

    init(folder: String, files: [File]) {
        self.folder = URL(fileURLWithPath: folder).standardizedFileURL.path
        path = self.folder
        self.files = files
    }

    /// Libraries by what they were made of, in a folder that only the user may write to.
    private static let cache: UserStateFolder? = UserStateFolder().path.map {
        UserStateFolder(path: $0 + "/built-plugins")
    }

    /// The library's path, compiled now if it is not in the cache.
    func library() throws(PluginRefusal) -> String {
        guard let cache = Self.cache, let folder = cache.path else {
            throw .noCompiler("there is no folder to keep the library in: \(UserStateError.noHome)")
        }
        let name = "plugin-\(digest).\(PluginFile.libraryExtension)"
        do {
            if try cache.read(name, limit: PluginFile.largestSize) == nil {
                try cache.write(compiled(), to: name)
                Self.removeUnused(in: folder)
            }
            let path = folder + "/" + name
            // The day of its last use, by which others are removed.
            try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: path)
            return path
        } catch let refusal as PluginRefusal {
            throw refusal
        } catch {
            throw .noCompiler("\(error)")
        }
    }

    /// Removes libraries that no run used for a month: those of sources that were changed or are gone.
    private static func removeUnused(in folder: String) {
        let month: TimeInterval = 30 * 24 * 60 * 60
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        where name.hasPrefix("plugin-") && PluginFile.isLibraryName(name) {
            let path = folder + "/" + name
            let used = (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
            if let used, used.timeIntervalSinceNow < -month { try? FileManager.default.removeItem(atPath: path) }
        }
    }

    private var digest: String {
        var made = KitIdentity.text + PluginFlags(kitFolder: "").arguments.joined(separator: " ") + path
        for file in files { made += "\n\(file.name) \(SHA256.hexDigest(of: file.bytes))" }
        return SHA256.hexDigest(of: Array(made.utf8))
    }

    private func compiled() throws -> [UInt8] {
        Terminal.note("nibwright: compiling \(path)".printable)
        let work = FileManager.default.temporaryDirectory.path + "/nibwright-plugin-\(UUID().uuidString)"
        try FileManager.default.createDirectory(
            atPath: work, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(atPath: work) }
        for file in files { try Data(file.bytes).write(to: URL(fileURLWithPath: work + "/" + file.name)) }
        let library = work + "/plugin." + PluginFile.libraryExtension
        do {
            try compile(in: work, to: library)
        } catch PluginRefusal.notCompiled(let errors) {
            throw PluginRefusal.notCompiled(errors.replacing(work, with: folder))
        }
        return Array(try Data(contentsOf: URL(fileURLWithPath: library)))
    }

    private func compile(in work: String, to library: String) throws {
        let copies = files.map { work + "/" + $0.name }
        let module = PluginFlags.moduleName(for: path)
        let warnings = try PluginCompiler()
            .build(copies, module: module, library: library, others: ["-file-prefix-map", "\(work)=\(folder)"])
        if !warnings.isEmpty { Terminal.note(warnings.replacing(work, with: folder)) }
        try PluginSeal.seal(library)
    }
}
