import Foundation
import Planning
import PluginHost
import SourceText

/// A plugin that is one Swift file: it is compiled when it is first needed, and again when the file, the kit or the
/// compiler is another one. So no library has to be committed, and none goes stale.
struct SourcePlugin {
    /// The file, in messages and in what the compiler says; it is not read again.
    let path: String
    /// What was checked, and is compiled whatever the file holds by then.
    let bytes: [UInt8]

    init(path: String, bytes: [UInt8]) {
        // One name however it is written: what the compiler says names it, so the library depends on it.
        self.path = URL(fileURLWithPath: path).standardizedFileURL.path
        self.bytes = bytes
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
        let made = KitIdentity.text + PluginFlags(kitFolder: "").arguments.joined(separator: " ") + path
        let name = "plugin-\(SHA256.hexDigest(of: Array(made.utf8) + bytes)).\(PluginFile.libraryExtension)"
        do {
            if try cache.read(name, limit: PluginFile.largestSize) == nil { try cache.write(compiled(), to: name) }
            return folder + "/" + name
        } catch let refusal as PluginRefusal {
            throw refusal
        } catch {
            throw .noCompiler("\(error)")
        }
    }

    private func compiled() throws -> [UInt8] {
        Terminal.note("nibwright: compiling \(path)".printable)
        let work = FileManager.default.temporaryDirectory.path + "/nibwright-plugin-\(UUID().uuidString)"
        try FileManager.default.createDirectory(
            atPath: work, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(atPath: work) }
        let name = URL(fileURLWithPath: path).lastPathComponent
        let source = work + "/" + name
        try Data(bytes).write(to: URL(fileURLWithPath: source))
        let library = work + "/plugin." + PluginFile.libraryExtension
        let folder = (path as NSString).deletingLastPathComponent
        let map = ["-file-prefix-map", "\(work)=\(folder.isEmpty ? "." : folder)"]
        do throws(PluginRefusal) {
            let warnings = try PluginCompiler().build([source], library: library, others: map)
            if !warnings.isEmpty { Terminal.note(warnings.replacing(source, with: path)) }
            try PluginSeal.seal(library)
        } catch .notCompiled(let errors) {
            throw PluginRefusal.notCompiled(errors.replacing(source, with: path))
        }
        return Array(try Data(contentsOf: URL(fileURLWithPath: library)))
    }
}
