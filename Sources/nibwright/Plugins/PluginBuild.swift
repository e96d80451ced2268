import Foundation
import Linting
import Planning
import PluginHost
import SourceText
import TransformKit

/// Builds one plugin, loads it to see whether it is one, and says what it brings.
enum PluginBuild {
    /// The name of the library that a plugin of a name is built into.
    static func libraryName(_ name: String) -> String { "lib\(name).\(PluginFile.libraryExtension)" }

    /// Builds files into a library and remembers from which.
    ///
    /// - Parameter module: the module's name; without it that of the first file.
    /// - Returns: the parts, in words.
    static func build(_ files: [String], module: String? = nil, library: String) throws -> String {
        let module = module ?? PluginFlags.moduleName(for: files[0])
        do throws(PluginRefusal) {
            let warnings = try PluginCompiler().build(files, module: module, library: library)
            if !warnings.isEmpty { Terminal.note(warnings) }
            try PluginSeal.seal(library)
        } catch {
            throw Failure(.plugin, "\(library): refused (\(error.code)): \(error.message)")
        }
        let words = try load(library)
        do { try BuildRecord.write(files, module: module, library: library) } catch {
            Terminal.note(
                "nibwright: plugin build --all will not know from what \(library) was built: \(error)".printable)
        }
        return words
    }

    /// Compiles a source into the cache, unless it is there.
    ///
    /// - Parameter name: the source in messages.
    static func build(_ source: SourcePlugin, shown name: String) throws -> String {
        let library: String
        do throws(PluginRefusal) {
            library = try source.library()
        } catch {
            throw Failure(.plugin, "\(name): refused (\(error.code)): \(error.message)")
        }
        return try load(library)
    }

    /// Loads a library by itself.
    static func load(_ library: String) throws -> String {
        if WorkerLink.current == nil { Terminal.keepOutputFromPlugins() }
        ExitGuard.arm()
        var loader = PluginLoader(parts: LintRules.all, commands: Nibwright.commandNames, of: "Nibwright itself")
        loader.load(library)
        if let refused = loader.refused.first { throw Failure(.plugin, "\(refused)") }
        return loader.loaded.flatMap(\.parts).map { $0.part }.words
    }

    /// The project in whose `.nibwright/plugins` a file lies; nil for a file elsewhere.
    static func project(of path: String) -> ProjectExtensions? {
        let parts = URL(fileURLWithPath: path).standardizedFileURL.pathComponents
        guard parts.dropLast().suffix(2) == [".nibwright", "plugins"] else { return nil }
        return ProjectExtensions(root: NSString.path(withComponents: parts.dropLast(3)))
    }

    /// Who builds a plugin into a project means it to be used there.
    static func trust(_ path: String) throws {
        let name = URL(fileURLWithPath: path).lastPathComponent
        guard let extensions = project(of: path),
            let file = extensions.all.first(where: { $0.kind == .plugin && $0.name == name }),
            case .success(let bytes) = extensions.bytes(of: file)
        else { return }
        do {
            let others = try TrustStore().files(of: extensions.root).filter { $0.path != file.path }
            try TrustStore().trust(others + [TrustedFile(path: file.path, bytes: bytes)], of: extensions.root)
        } catch {
            Terminal.note("nibwright: the plugin is built and not trusted: \(error)")
        }
    }
}

extension [PartDescription] {
    /// `rename-outlet, lint rule no-ten-scenes`: transforms by their ids alone, since most parts are transforms.
    var words: String {
        map { $0.kind == .transform ? $0.id : "\($0.kind.rawValue) \($0.id)" }.joined(separator: ", ")
    }
}
