import Foundation
import SourceText
public import TransformKit

/// A plugin that was accepted, with what it brings.
public struct LoadedPlugin: Sendable {
    public let path: String
    public let parts: [any PluginPart.Type]
}

/// A plugin that was found and not loaded.
public struct RefusedPlugin: Sendable, CustomStringConvertible {
    public let path: String
    public let refusal: PluginRefusal

    public var description: String { "\(path.printable): refused (\(refusal.code)): \(refusal.message)" }
}

/// Loads plugins, one check after the other, each with an answer of its own.
public struct PluginLoader: Sendable {
    public private(set) var loaded: [LoadedPlugin] = []
    public private(set) var refused: [RefusedPlugin] = []

    private let ownName: String
    private let ownParts: [any PluginPart.Type]
    private let ownCommands: [String]

    /// - Parameters:
    ///   - parts: what the tool itself brings, beside plugins; plugins may not take their ids.
    ///   - commands: the names of the tool's own commands, which plugins may not take either.
    ///   - name: of the tool, for messages about these.
    public init(parts: [any PluginPart.Type] = [], commands: [String] = [], of name: String = "the tool") {
        ownName = name
        ownParts = parts
        ownCommands = commands
    }

    /// Every part that is there, by kind and id: the tool's own and those of plugins.
    public var parts: [any PluginPart.Type] {
        (ownParts + loaded.flatMap(\.parts)).sorted {
            ($0.part.kind.rawValue, $0.part.id) < ($1.part.kind.rawValue, $1.part.id)
        }
    }

    /// Every transform that is there, by id.
    public var transforms: [any Transform.Type] { parts.compactMap { $0 as? any Transform.Type } }

    /// Every command that plugins bring, by id.
    public var commands: [any ProjectCommand.Type] { parts.compactMap { $0 as? any ProjectCommand.Type } }

    /// Loads every library of a folder, by name. A folder that is not there has none.
    ///
    /// - Parameter isOwn: whether they are the tool's own, whose calls need no turn.
    public mutating func loadAll(
        in folder: String, isOwn: Bool = false, matching isPlugin: (String) -> Bool = { _ in true }
    ) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() where PluginFile.isLibraryName(name) && isPlugin(name) {
            load(folder + "/" + name, isOwn: isOwn)
        }
    }

    /// Loads one library, or remembers why not.
    ///
    /// - Parameters:
    ///   - name: the plugin in messages: its source, where the library was compiled from one.
    ///   - isOwn: whether it is one of the tool's own.
    public mutating func load(_ path: String, named name: String? = nil, isOwn: Bool = false) {
        let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        add(name ?? path, isOwn: isOwn) { () throws(PluginRefusal) in
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

    private mutating func add(_ path: String, isOwn: Bool = false, inspected: () throws(PluginRefusal) -> String) {
        guard !loaded.contains(where: { $0.path == path }), !refused.contains(where: { $0.path == path }) else {
            return
        }
        do throws(PluginRefusal) {
            loaded.append(LoadedPlugin(path: path, parts: try parts(of: inspected(), path: path, isOwn: isOwn)))
        } catch {
            refuse(path, error)
        }
    }

    /// - Parameter file: the library, whose identity was found to fit.
    private func parts(
        of file: String, path: String, isOwn: Bool
    ) throws(PluginRefusal) -> [any PluginPart.Type] {
        let registry = try PluginCall.load(path, library: file, isForeign: !isOwn) { () throws(PluginRefusal) in
            // RTLD_NOW: what cannot be bound must fail here and not in the middle of a plan. Never closed again,
            // because Swift keeps pointers into an image that it has once seen.
            guard let handle = dlopen(file, RTLD_NOW | RTLD_LOCAL) else {
                throw .notLoadable(dlerror().map { String(cString: $0) } ?? "unknown reason")
            }
            guard let symbol = dlsym(handle, PluginFile.entrySymbol) else { throw .noParts }
            // The types behind this call are the kit's, and the identity says that both mean the same kit.
            let entry = unsafeBitCast(symbol, to: (@convention(c) (UnsafeMutableRawPointer) -> Void).self)
            let registry = PluginRegistry()
            entry(Unmanaged.passUnretained(registry).toOpaque())
            return registry
        }
        guard !registry.parts.isEmpty else { throw .noParts }
        try checkIDs(of: registry.parts.map { $0.part }, from: path)
        if !isOwn { PluginCall.adopt(registry.parts, plugin: path, library: file) }
        return registry.parts
    }

    /// An id names one part of a kind, in one plugin and across all of them.
    private func checkIDs(of parts: [PartDescription], from path: String) throws(PluginRefusal) {
        var takers: [PartKey: String] = [:]
        for command in ownCommands { takers[PartKey(kind: .command, id: command)] = ownName }
        for part in ownParts { takers[PartKey(part.part)] = ownName }
        for plugin in loaded {
            for part in plugin.parts { takers[PartKey(part.part)] = plugin.path }
        }
        for part in parts {
            guard Self.isID(part.id) else { throw .badID(part) }
            if let taker = takers.updateValue(path, forKey: PartKey(part)) { throw .idTaken(part, by: taker) }
        }
    }

    private struct PartKey: Hashable {
        let kind: PartDescription.Kind
        let id: String

        init(kind: PartDescription.Kind, id: String) {
            self.kind = kind
            self.id = id
        }

        init(_ part: PartDescription) { self.init(kind: part.kind, id: part.id) }
    }

    private static func isID(_ id: String) -> Bool {
        guard let first = id.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else { return false }
        return id.utf8.allSatisfy { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || byte == UInt8(ascii: "-")
        }
    }
}
