import CPluginDescriptor
import Foundation
public import TransformKit

/// A plugin that was accepted, and what it brought.
public struct LoadedPlugin: Sendable {
    public let path: String
    public let transforms: [any Transform.Type]
}

/// A plugin that was found and not loaded.
public struct RefusedPlugin: Sendable {
    public let path: String
    public let refusal: PluginRefusal
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
        guard !loaded.contains(where: { $0.path == path }), !refused.contains(where: { $0.path == path }) else { return }
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
        for type in registry.transforms {
            let id = type.description.id
            if let other = loaded.first(where: { $0.transforms.contains { $0.description.id == id } }) {
                throw .transformTaken(id, by: other.path)
            }
        }
        return registry.transforms
    }

    /// Looks at the file before the system does: none of its code has run when this refuses.
    private func inspect(_ path: String) throws(PluginRefusal) {
        let bytes: [UInt8]
        do {
            bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
        } catch {
            throw .unreadable(error.localizedDescription)
        }
        let image = try LibraryImage(bytes)
        guard image.defines(PluginFile.descriptorSymbol) else { throw .noDescriptor }
        let count = image.swiftSyntaxSymbolCount
        guard count == 0 else { throw .ownSwiftSyntax(symbolCount: count) }
    }

    private func descriptor(in handle: UnsafeMutableRawPointer) throws(PluginRefusal) -> NibwrightPluginDescriptor {
        guard let symbol = dlsym(handle, PluginFile.descriptorSymbol) else { throw .noDescriptor }
        // A C function that takes nothing and returns a pointer to plain C data: safe to call whatever kit it was built for.
        let entry = unsafeBitCast(symbol, to: (@convention(c) () -> UnsafePointer<NibwrightPluginDescriptor>?).self)
        guard let pointer = entry(), pointer.pointee.magic == NIBWRIGHT_PLUGIN_MAGIC,
            Int(pointer.pointee.size) >= MemoryLayout<NibwrightPluginDescriptor>.size
        else { throw .badDescriptor }
        return pointer.pointee
    }

    private func check(_ found: NibwrightPluginDescriptor) throws(PluginRefusal) {
        let own = compiledInDescriptor().pointee
        guard Int(found.api_version) == Self.apiVersion else {
            throw .apiVersion(expected: Self.apiVersion, found: Int(found.api_version))
        }
        let (kit, foundKit) = (text(own.kit_build), text(found.kit_build))
        let (compiler, foundCompiler) = (text(own.compiler), text(found.compiler))
        let (syntax, foundSyntax) = (text(own.swift_syntax), text(found.swift_syntax))
        let (triple, foundTriple) = (text(own.target_triple), text(found.target_triple))
        guard triple == foundTriple else { throw .otherPlatform(found: foundTriple) }
        guard compiler == foundCompiler else { throw .compiler(expected: compiler, found: foundCompiler) }
        guard syntax == foundSyntax else { throw .swiftSyntax(expected: syntax, found: foundSyntax) }
        guard kit == foundKit else { throw .kitBuild(expected: kit, found: foundKit) }
    }

    private func text(_ pointer: UnsafePointer<CChar>?) -> String { pointer.map { String(cString: $0) } ?? "" }
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
    public static var build: String { String(cString: compiledInDescriptor().pointee.kit_build) }
    public static var compiler: String { String(cString: compiledInDescriptor().pointee.compiler) }
    public static var swiftSyntax: String { String(cString: compiledInDescriptor().pointee.swift_syntax) }
    public static var targetTriple: String { String(cString: compiledInDescriptor().pointee.target_triple) }
}
