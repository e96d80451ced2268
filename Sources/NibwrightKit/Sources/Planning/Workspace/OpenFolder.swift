#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A folder that is held open. What is done by a name happens in this very folder, wherever its path leads by then.
///
/// No call follows a symbolic link: a name that is one is an error, or is the link itself.
final class OpenFolder {
    let descriptor: Int32

    /// Opens a folder by a path that is trusted up to its last part.
    convenience init(_ path: String) throws(SystemFailure) {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemFailure() }
        self.init(owning: descriptor)
    }

    private init(owning descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }

    /// The folder at a path of plain names below this one; each of them is opened by itself.
    func folder(at path: String) throws(SystemFailure) -> OpenFolder {
        var folder = self
        for name in path.utf8.split(separator: UInt8(ascii: "/")) {
            folder = try folder.folder(named: String(Substring(name)))
        }
        return folder
    }

    private func folder(named name: String) throws(SystemFailure) -> OpenFolder {
        try Self.check(name)
        let inner = openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        if inner >= 0 { return OpenFolder(owning: inner) }
        let failure = SystemFailure()
        // Of a link, Linux says what it says of a file: that it is no folder.
        if let kind = try? status(name)?.kind, kind == .link { throw SystemFailure(code: ELOOP) }
        throw failure
    }

    /// The status of the entry of a name; nil for none.
    func status(_ name: String) throws(SystemFailure) -> FileStatus? {
        try Self.check(name)
        var result = stat()
        guard fstatat(descriptor, name, &result, AT_SYMLINK_NOFOLLOW) == 0 else {
            if errno == ENOENT { return nil }
            throw SystemFailure()
        }
        return FileStatus(result)
    }

    /// The status of this folder itself.
    func status() throws(SystemFailure) -> FileStatus {
        try SystemCalls.status(of: descriptor)
    }

    /// All bytes of a regular file of at most `limit` bytes.
    func read(_ name: String, limit: Int) throws(SystemFailure) -> [UInt8] {
        let file = try openForReading(name)
        defer { close(file) }
        return try SystemCalls.read(from: file, limit: limit)
    }

    /// A descriptor of what is at the name, which the caller closes. It does not wait for the other end of a pipe.
    func openForReading(_ name: String) throws(SystemFailure) -> Int32 {
        try Self.check(name)
        let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw SystemFailure() }
        return file
    }

    /// Makes a file that must not exist yet, for this user only, and gives its descriptor.
    func createFile(_ name: String) throws(SystemFailure) -> Int32 {
        try Self.check(name)
        let file = openat(descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw SystemFailure() }
        return file
    }

    /// Opens a regular file that has no other name for reading and writing, making it where there is none.
    func openForWriting(_ name: String) throws(SystemFailure) -> Int32 {
        try Self.check(name)
        let file = openat(descriptor, name, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK, 0o644)
        guard file >= 0 else { throw SystemFailure() }
        do throws(SystemFailure) {
            let status = try SystemCalls.status(of: file)
            guard status.kind == .file else { throw SystemFailure(code: EINVAL) }
            // The other name may be that of a source.
            guard status.linkCount == 1 else { throw SystemFailure(code: EMLINK) }
        } catch {
            close(file)
            throw error
        }
        return file
    }

    func removeFile(_ name: String) throws(SystemFailure) {
        try Self.check(name)
        guard unlinkat(descriptor, name, 0) == 0 else { throw SystemFailure() }
    }

    func makeFolder(_ name: String, mode: Int = 0o755) throws(SystemFailure) {
        try Self.check(name)
        guard mkdirat(descriptor, name, mode_t(mode)) == 0 else { throw SystemFailure() }
    }

    /// Removes an empty folder.
    func removeFolder(_ name: String) throws(SystemFailure) {
        try Self.check(name)
        guard unlinkat(descriptor, name, AT_REMOVEDIR) == 0 else { throw SystemFailure() }
    }

    /// Puts a file in the place of another, whatever that holds.
    func replace(_ newName: String, in folder: OpenFolder, with name: String) throws(SystemFailure) {
        try Self.check(name)
        try Self.check(newName)
        guard renameat(descriptor, name, folder.descriptor, newName) == 0 else { throw SystemFailure() }
    }

    /// Gives a file of this folder a second name, which must be free.
    func link(_ name: String, as newName: String) throws(SystemFailure) {
        try Self.check(name)
        try Self.check(newName)
        guard linkat(descriptor, name, descriptor, newName, 0) == 0 else { throw SystemFailure() }
    }

    /// Makes the folder's entries durable; does nothing on file systems that cannot.
    func flush() throws(SystemFailure) {
        while fsync(descriptor) != 0 {
            if errno == EINVAL || errno == ENOTSUP { return }
            guard errno == EINTR else { throw SystemFailure() }
        }
    }

    /// The names in the folder that are UTF-8, sorted.
    func names() throws(SystemFailure) -> [String] {
        let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard copy >= 0 else { throw SystemFailure() }
        var names: [String] = []
        try FolderListing.forEach(inOpen: copy) { if let name = $0.name { names.append(name) } }
        return names.sorted()
    }

    /// A name with a slash would be a path, whose parts may be links.
    static func check(_ name: String) throws(SystemFailure) {
        let isPlain = !name.isEmpty && name != "." && name != ".." && !name.utf8.contains { $0 == 0x2F || $0 == 0 }
        guard isPlain else { throw SystemFailure(code: EINVAL) }
    }
}
