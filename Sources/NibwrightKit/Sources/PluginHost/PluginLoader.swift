import CPluginDescriptor
import Foundation
public import TransformKit

/// A plugin that was accepted, and what it brought.
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

    /// Two versions of Nibwright that speak the same number understand each other's descriptor.
    public static let apiVersion = 1

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
        guard !loaded.contains(where: { $0.path == path }), !refused.contains(where: { $0.path == path }) else {
            return
        }
        do throws(PluginRefusal) {
            loaded.append(LoadedPlugin(path: path, transforms: try transforms(of: path)))
        } catch {
            refused.append(RefusedPlugin(path: path, refusal: error))
        }
    }

    private func transforms(of path: String) throws(PluginRefusal) -> [any Transform.Type] {
        try inspect(path)
        // RTLD_NOW: what cannot be bound must fail here and not in the middle of a plan. Never closed again, because Swift
        // keeps pointers into an image that it has once seen.
        guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
            throw .notLoadable(dlerror().map { String(cString: $0) } ?? "unknown reason")
        }
        try check(descriptor(in: handle))
        guard let symbol = dlsym(handle, PluginFile.transformsSymbol) else { throw .noTransforms }
        // The types behind this call are the kit's, and the descriptor just said that both mean the same kit.
        let entry = unsafeBitCast(symbol, to: (@convention(c) (UnsafeMutableRawPointer) -> Void).self)
        let registry = PluginRegistry()
        entry(Unmanaged.passUnretained(registry).toOpaque())
        guard !registry.transforms.isEmpty else { throw .noTransforms }
        try checkIDs(of: registry.transforms, from: path)
        return registry.transforms
    }

    /// Looks at the file before the system does: none of its code has run when this refuses.
    private func inspect(_ path: String) throws(PluginRefusal) {
        let file: Data
        do {
            // Mapped: a library may be large, and only its symbol table is read.
            file = try Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
        } catch {
            throw .unreadable(error.localizedDescription.trimmingCharacters(in: ["."]))
        }
        let image = try LibraryImage(file)
        guard image.hasDescriptor else { throw .noDescriptor }
        let count = image.ownSwiftSyntaxSymbolCount
        guard count == 0 else { throw .ownSwiftSyntax(symbolCount: count) }
    }

    private func descriptor(in handle: UnsafeMutableRawPointer) throws(PluginRefusal) -> NibwrightPluginDescriptor {
        guard let symbol = dlsym(handle, PluginFile.descriptorSymbol) else { throw .noDescriptor }
        // A C function that takes nothing and returns a pointer to plain C data: safe to call whatever kit it was built for.
        let entry = unsafeBitCast(symbol, to: (@convention(c) () -> UnsafeRawPointer?).self)
        // Field by field: another version of the interface may have a shorter descriptor.
        guard let start = entry(), start.loadUnaligned(as: UInt64.self) == NIBWRIGHT_PLUGIN_MAGIC else {
            throw .badDescriptor
        }
        let found = start.assumingMemoryBound(to: NibwrightPluginDescriptor.self)
        let version = Int(found.pointer(to: \.api_version)!.pointee)
        guard version == Self.apiVersion else { throw .apiVersion(expected: Self.apiVersion, found: version) }
        guard Int(found.pointer(to: \.size)!.pointee) >= MemoryLayout<NibwrightPluginDescriptor>.size else {
            throw .badDescriptor
        }
        return found.pointee
    }

    private func check(_ found: NibwrightPluginDescriptor) throws(PluginRefusal) {
        let triple = found.target_triple.text
        guard triple == KitIdentity.targetTriple else { throw .otherPlatform(found: triple) }
        let compiler = found.compiler.text
        guard compiler == KitIdentity.compiler else { throw .compiler(expected: KitIdentity.compiler, found: compiler) }
        let syntax = found.swift_syntax.text
        guard syntax == KitIdentity.swiftSyntax else {
            throw .swiftSyntax(expected: KitIdentity.swiftSyntax, found: syntax)
        }
        let kit = found.kit_build.text
        guard kit == KitIdentity.build else { throw .kitBuild(expected: KitIdentity.build, found: kit) }
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

/// Names that plugins and host agree on.
public enum PluginFile {
    public static let descriptorSymbol = "nibwright_plugin_descriptor"
    public static let transformsSymbol = "nibwright_plugin_transforms"

    #if os(macOS)
        public static let libraryExtension = "dylib"
    #else
        public static let libraryExtension = "so"
    #endif

    public static func isLibraryName(_ name: String) -> Bool { name.hasSuffix("." + libraryExtension) }

    /// Libraries that lie beside the executable and are no plugins.
    public static func isKitLibrary(_ name: String) -> Bool { name.hasPrefix("libNibwrightKit.") }
}

/// What this kit says of itself, for `nibwright --version` and for whoever builds a plugin.
public enum KitIdentity {
    public static var build: String { own.pointee.kit_build.text }
    public static var compiler: String { own.pointee.compiler.text }
    public static var swiftSyntax: String { own.pointee.swift_syntax.text }
    public static var targetTriple: String { own.pointee.target_triple.text }

    private static var own: UnsafePointer<NibwrightPluginDescriptor> {
        compiledInDescriptor().assumingMemoryBound(to: NibwrightPluginDescriptor.self)
    }
}

extension UnsafePointer<CChar>? {
    /// A descriptor's text; a plugin that leaves one out says nothing that could fit.
    fileprivate var text: String { map { String(cString: $0) } ?? "(nothing)" }
}
