import Foundation
public import TransformKit

/// A plugin that was accepted, with its transforms.
public struct LoadedPlugin: Sendable {
    public let path: String
    public let transforms: [any Transform.Type]
}

/// A plugin that was found and not loaded.
public struct RefusedPlugin: Sendable, CustomStringConvertible {
    public let path: String
    public let refusal: PluginRefusal

    public var description: String { "\(path): refused (\(refusal.code)): \(refusal.message)" }
}

/// Loads plugins, one check after the other, each with an answer of its own.
public struct PluginLoader: Sendable {
    public private(set) var loaded: [LoadedPlugin] = []
    public private(set) var refused: [RefusedPlugin] = []

    public init() {}

    /// Every transform that is there, by id.
    public var transforms: [any Transform.Type] {
        loaded.flatMap(\.transforms).sorted { $0.description.id < $1.description.id }
    }

    /// Loads every library of a folder, by name. A folder that is not there has none.
    public mutating func loadAll(in folder: String, matching isPlugin: (String) -> Bool = { _ in true }) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() where PluginFile.isLibraryName(name) && isPlugin(name) { load(folder + "/" + name) }
    }

    /// Loads one library, or remembers why not.
    public mutating func load(_ path: String) {
        let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        add(path) { () throws(PluginRefusal) in
            try PluginInspection.inspect(LibraryFile.read(path))
            return path
        }
    }

    /// Loads a library from a copy of it, or remembers why not.
    ///
    /// - Parameters:
    ///   - path: the name of the library in messages.
    ///   - copy: a file of these bytes that nobody else may write to: what was checked is what is loaded.
    ///   - project: the real path of the project that the library is from.
    public mutating func load(_ path: String, bytes: [UInt8], copy: String, project: String) {
        add(path) { () throws(PluginRefusal) in
            try PluginInspection.inspect(bytes).checkNeeds(of: project, loadedFrom: copy)
            return copy
        }
    }

    /// Remembers that a library cannot be loaded.
    public mutating func refuse(_ path: String, _ refusal: PluginRefusal) {
        guard !refused.contains(where: { $0.path == path }) else { return }
        refused.append(RefusedPlugin(path: path, refusal: refusal))
    }

    private mutating func add(_ path: String, inspected: () throws(PluginRefusal) -> String) {
        guard !loaded.contains(where: { $0.path == path }), !refused.contains(where: { $0.path == path }) else {
            return
        }
        do throws(PluginRefusal) {
            loaded.append(LoadedPlugin(path: path, transforms: try transforms(of: inspected(), path: path)))
        } catch {
            refuse(path, error)
        }
    }

    /// - Parameter file: the library, whose identity was found to fit.
    private func transforms(of file: String, path: String) throws(PluginRefusal) -> [any Transform.Type] {
        let registry = try PluginCall.run("the plugin \(path), while it was loaded") { () throws(PluginRefusal) in
            // RTLD_NOW: what cannot be bound must fail here and not in the middle of a plan. Never closed again,
            // because Swift keeps pointers into an image that it has once seen.
            guard let handle = dlopen(file, RTLD_NOW | RTLD_LOCAL) else {
                throw .notLoadable(dlerror().map { String(cString: $0) } ?? "unknown reason")
            }
            guard let symbol = dlsym(handle, PluginFile.transformsSymbol) else { throw .noTransforms }
            // The types behind this call are the kit's, and the identity says that both mean the same kit.
            let entry = unsafeBitCast(symbol, to: (@convention(c) (UnsafeMutableRawPointer) -> Void).self)
            let registry = PluginRegistry()
            entry(Unmanaged.passUnretained(registry).toOpaque())
            return registry
        }
        guard !registry.transforms.isEmpty else { throw .noTransforms }
        try checkIDs(of: registry.transforms, from: path)
        return registry.transforms
    }

    /// An id names one transform, in one plugin and across all of them.
    private func checkIDs(of types: [any Transform.Type], from path: String) throws(PluginRefusal) {
        var takers: [String: String] = [:]
        for plugin in loaded {
            for type in plugin.transforms { takers[type.description.id] = plugin.path }
        }
        for type in types {
            let id = type.description.id
            if let taker = takers.updateValue(path, forKey: id) { throw .transformTaken(id, by: taker) }
        }
    }
}
