/// The other libraries that the system loads with a library, and the folders in which it searches for them.
struct LibraryNeeds: Equatable {
    /// Names, or paths, as they are written.
    var names: [String] = []
    /// Folders as they are written, in the order in which they are searched.
    var folders: [String] = []
    /// True if the same folders are searched for the libraries that the needed ones need in turn.
    var areFoldersInherited = false
}

/// Reads the needs of an ELF file from the place where the system's loader does: the segments, not the sections.
struct ELFNeeds {
    private let bytes: ImageBytes
    private let segments: [ImageBytes]

    private static let loadedSegment = 1
    private static let dynamicSegment = 2
    private static let entrySize = 16

    /// The kind of an entry of the dynamic segment.
    private enum Tag {
        static let end = 0
        static let strings = 5
        /// Needed, and needed as a filter or where it is there.
        static let names: Set<Int> = [1, 0x7FFF_FFFF, 0x7FFF_FFFD]
        static let oldFolders = 15
        static let folders = 29
    }

    init(_ bytes: ImageBytes, segments: [ImageBytes]) {
        self.bytes = bytes
        self.segments = segments
    }

    func needs() throws(PluginRefusal) -> LibraryNeeds {
        var values: [(tag: Int, value: Int)] = []
        for segment in segments where try segment.integer(UInt32.self, at: 0) == Self.dynamicSegment {
            values += try entries(of: part(at: segment.integer(UInt64.self, at: 16)))
        }
        guard let strings = values.last(where: { $0.tag == Tag.strings }) else { return LibraryNeeds() }
        let texts = try part(at: strings.value)
        func list(_ isWanted: (Int) -> Bool) throws(PluginRefusal) -> [String] {
            var list: [String] = []
            for (tag, value) in values where isWanted(tag) { list.append(try texts.name(at: value).text) }
            return list
        }
        let newer = try list { $0 == Tag.folders }
        // The older entry counts where the newer one is not there.
        let folders = newer.isEmpty ? try list { $0 == Tag.oldFolders } : newer
        return LibraryNeeds(
            names: try list(Tag.names.contains),
            folders: folders.flatMap { $0.split(separator: ":", omittingEmptySubsequences: false).map(String.init) },
            areFoldersInherited: newer.isEmpty && !folders.isEmpty)
    }

    private func entries(of table: ImageBytes) throws(PluginRefusal) -> [(tag: Int, value: Int)] {
        var entries: [(tag: Int, value: Int)] = []
        for place in stride(from: 0, through: table.count - Self.entrySize, by: Self.entrySize) {
            let tag = try table.integer(UInt64.self, at: place)
            if tag == Tag.end { break }
            let isText = Tag.names.contains(tag) || [Tag.strings, Tag.oldFolders, Tag.folders].contains(tag)
            if isText { entries.append((tag, try table.integer(UInt64.self, at: place + 8))) }
        }
        return entries
    }

    /// The file's bytes from an address in memory on.
    private func part(at address: Int) throws(PluginRefusal) -> ImageBytes {
        for segment in segments where try segment.integer(UInt32.self, at: 0) == Self.loadedSegment {
            let start = try segment.integer(UInt64.self, at: 16)
            let contents = try bytes.part(
                at: segment.integer(UInt64.self, at: 8), count: segment.integer(UInt64.self, at: 32))
            guard address >= start, address - start < contents.count else { continue }
            return try contents.part(at: address - start, count: contents.count - (address - start))
        }
        throw .notALibrary
    }
}
