/// The facts that a library's bytes give about it; none of its code has run.
public struct PluginInspection: Sendable {
    /// The versions that it was compiled against.
    public let identity: PluginIdentity
    /// Whether the library carries a digest of itself, which was compared with its bytes.
    public var isSealed: Bool { identity.seal != nil }
    private let needs: LibraryNeeds

    /// Reads a library's bytes and refuses one that does not fit this kit, or that is damaged.
    @discardableResult
    public static func inspect(_ bytes: [UInt8]) throws(PluginRefusal) -> PluginInspection {
        // A `Result`, because `withUnsafeBytes` forgets the type of what its closure throws.
        try bytes.withUnsafeBytes { bytes in
            Result { () throws(PluginRefusal) in try inspect(bytes) }
        }.get()
    }

    private static func inspect(_ bytes: UnsafeRawBufferPointer) throws(PluginRefusal) -> PluginInspection {
        let image = try LibraryImage(bytes)
        try PluginSeal.check(bytes, image.identities)
        let identity = try FoundIdentity.common(image.identities)
        let count = image.ownSwiftSyntaxSymbolCount
        guard count == 0 else { throw .ownSwiftSyntax(symbolCount: count) }
        try identity.checkFit()
        guard image.symbols.hasEntry else { throw .noParts }
        return PluginInspection(identity: identity, needs: image.needs)
    }

    /// Refuses a library with which the system would load another one out of a project: the user has not approved that
    /// one, and by then it may be any.
    ///
    /// - Parameters:
    ///   - project: its real path.
    ///   - file: the path from which the library is to be loaded.
    public func checkNeeds(of project: String, loadedFrom file: String) throws(PluginRefusal) {
        let search = LibrarySearch(project: project, loadedFrom: file)
        if let (name, place) = search.libraryOfProject(needs) { throw .projectLibrary(name, place: place) }
    }
}
