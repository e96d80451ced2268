#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The operating system's file calls, in Swift's types. What differs between platforms is in this file only.
///
/// No call here follows a symbolic link in the last part of its path, save where it says so.
enum SystemCalls {
    /// The result of `lstat` for a path; nil where nothing is there.
    static func status(_ path: String) throws(SystemFailure) -> FileStatus? {
        var result = stat()
        guard lstat(path, &result) == 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw SystemFailure()
        }
        return FileStatus(result)
    }

    /// The path without links, `.` and `..`, or nil where nothing is.
    static func realPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Whether this process may write to what is at the path; mode bits count even for a superuser.
    static func mayWrite(_ path: String, _ status: FileStatus) -> Bool {
        status.mode & 0o222 != 0 && access(path, W_OK) == 0
    }

    static func isExecutable(_ path: String) -> Bool {
        access(path, X_OK) == 0
    }

    /// All bytes of a regular file of at most `limit` bytes.
    ///
    /// - Parameter followsLink: whether the path itself may be a link.
    static func read(_ path: String, limit: Int, followsLink: Bool = false) throws(SystemFailure) -> [UInt8] {
        let file = open(path, O_RDONLY | (followsLink ? 0 : O_NOFOLLOW) | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw SystemFailure() }
        defer { close(file) }
        return try read(from: file, limit: limit)
    }

    /// All bytes of an open file, which must be a regular one.
    static func read(from file: Int32, limit: Int) throws(SystemFailure) -> [UInt8] {
        let status = try status(of: file)
        guard status.kind == .file else { throw SystemFailure(code: status.kind == .folder ? EISDIR : EINVAL) }
        guard status.size <= limit else { throw SystemFailure(code: EFBIG) }
        // An array of no capacity is one that all of the process share, and Swift's library writes its count into that
        // one too.
        guard status.size > 0 else { return [] }
        let bytes = [UInt8](unsafeUninitializedCapacity: status.size) { buffer, count in
            count = fill(UnsafeMutableRawBufferPointer(buffer), from: file) ?? 0
        }
        guard bytes.count == status.size else { throw SystemFailure(code: EIO) }
        return bytes
    }

    /// The status of an open file or folder.
    static func status(of file: Int32) throws(SystemFailure) -> FileStatus {
        var result = stat()
        guard fstat(file, &result) == 0 else { throw SystemFailure() }
        return FileStatus(result)
    }

    /// Reads until the buffer is full or the file ends; nil on an error.
    private static func fill(_ buffer: UnsafeMutableRawBufferPointer, from file: Int32) -> Int? {
        var filled = 0
        while filled < buffer.count {
            let count = Self.readBytes(file, buffer.baseAddress! + filled, buffer.count - filled)
            if count < 0 && errno == EINTR { continue }
            if count < 0 { return nil }
            if count == 0 { break }
            filled += count
        }
        return filled
    }

    private static func readBytes(_ file: Int32, _ start: UnsafeMutableRawPointer, _ count: Int) -> Int {
        #if canImport(Darwin)
            Darwin.read(file, start, count)
        #elseif canImport(Musl)
            Musl.read(file, start, count)
        #else
            Glibc.read(file, start, count)
        #endif
    }

    static func write(_ bytes: ArraySlice<UInt8>, to file: Int32) throws(SystemFailure) {
        var rest = bytes
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Self.writeBytes(file, $0.baseAddress!, $0.count) }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { throw SystemFailure(code: count < 0 ? errno : EIO) }
            rest = rest.dropFirst(count)
        }
    }

    private static func writeBytes(_ file: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int {
        #if canImport(Darwin)
            Darwin.write(file, start, count)
        #elseif canImport(Musl)
            Musl.write(file, start, count)
        #else
            Glibc.write(file, start, count)
        #endif
    }

    /// Sets the permissions and, where the system lets us, the owner.
    static func setMode(_ file: Int32, mode: Int, owner: Int?, group: Int?) throws(SystemFailure) {
        if let owner, let group, owner != Int(geteuid()) || group != Int(getegid()) {
            _ = fchown(file, uid_t(owner), gid_t(group))
        }
        guard fchmod(file, mode_t(mode)) == 0 else { throw SystemFailure() }
    }

    static func flush(_ file: Int32) throws(SystemFailure) {
        while fsync(file) != 0 {
            guard errno == EINTR else { throw SystemFailure() }
        }
    }

    static func closeFile(_ file: Int32) {
        close(file)
    }

    /// Locks an open file for this process, which the system undoes when the process ends, however it ends.
    /// Closes it and gives nil when someone else holds the lock.
    static func lock(_ file: Int32) throws(SystemFailure) -> Int32? {
        while flock(file, LOCK_EX | LOCK_NB) != 0 {
            let failure = SystemFailure()
            if failure.code == EINTR { continue }
            close(file)
            if failure.code == EWOULDBLOCK { return nil }
            throw failure
        }
        return file
    }

    /// Gives a lock up. Closing alone would leave it with a child process that was started at the same moment.
    static func unlockFile(_ file: Int32) {
        _ = flock(file, LOCK_UN)
        close(file)
    }

    /// Replaces all that is in an open file.
    static func replaceContents(of file: Int32, with text: String) throws(SystemFailure) {
        guard ftruncate(file, 0) == 0, lseek(file, 0, SEEK_SET) == 0 else { throw SystemFailure() }
        try write(Array(text.utf8)[...], to: file)
    }

    /// Compares bytes at the speed of the C library: sorting a project's paths is a good part of scanning it.
    static func precedes(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = left.baseAddress, let second = right.baseAddress else { return left.count < right.count }
        let order = memcmp(first, second, min(left.count, right.count))
        return order == 0 ? left.count < right.count : order < 0
    }

    /// A function of the C library by its name, for those that Swift does not import.
    static func symbol<Function>(_ name: String) -> Function? {
        dlsym(nil, name).map { unsafeBitCast($0, to: Function.self) }
    }

    /// Since 1970.
    static var minutes: Int { Int(time(nil)) / 60 }

    static var userID: Int { Int(geteuid()) }

    /// Makes a folder and those above it that are missing, all of them for this user only.
    static func makeFolders(_ path: String) throws(SystemFailure) {
        if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
        guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
            throw SystemFailure()
        }
        try makeFolders(String(path[..<slash]))
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw SystemFailure() }
    }

    static var processID: Int { Int(getpid()) }
}
