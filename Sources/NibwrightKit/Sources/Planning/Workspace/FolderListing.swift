#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Reads the names in a folder.
enum FolderListing {
    struct Entry {
        /// The name; nil if its bytes are not UTF-8.
        let name: String?
        let rawName: [UInt8]
        /// The kind; nil if the file system does not give it.
        let kind: FileStatus.Kind?
    }

    /// Calls `body` for each entry but `.` and `..`, in the system's order.
    static func forEach(in path: String, _ body: (Entry) -> Void) throws(SystemFailure) {
        guard let folder = opendir(path) else { throw SystemFailure() }
        defer { closedir(folder) }
        forEach(of: folder, body)
    }

    /// The same for a folder that is open already and is closed by this.
    static func forEach(inOpen descriptor: Int32, _ body: (Entry) -> Void) throws(SystemFailure) {
        guard let folder = fdopendir(descriptor) else {
            let failure = SystemFailure()
            SystemCalls.closeFile(descriptor)
            throw failure
        }
        defer { closedir(folder) }
        forEach(of: folder, body)
    }

    #if canImport(Darwin)
        private typealias Stream = UnsafeMutablePointer<DIR>
    #else
        private typealias Stream = OpaquePointer
    #endif

    private static func forEach(of folder: Stream, _ body: (Entry) -> Void) {
        while let entry = readdir(folder) {
            let start = UnsafeRawPointer(entry).advanced(by: nameOffset).assumingMemoryBound(to: CChar.self)
            if start[0] == 0x2E, start[1] == 0 || (start[1] == 0x2E && start[2] == 0) { continue }
            let name = String(validatingCString: start)
            let rawName = name == nil ? Array(UnsafeRawBufferPointer(start: start, count: strlen(start))) : []
            body(Entry(name: name, rawName: rawName, kind: kind(Int(entry.pointee.d_type))))
        }
    }

    private static let nameOffset = MemoryLayout<dirent>.offset(of: \dirent.d_name)!

    private static func kind(_ type: Int) -> FileStatus.Kind? {
        switch type {
        case Int(DT_REG): .file
        case Int(DT_DIR): .folder
        case Int(DT_LNK): .link
        case Int(DT_UNKNOWN): nil
        default: .other
        }
    }
}
