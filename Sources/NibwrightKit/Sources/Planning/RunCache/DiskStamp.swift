#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What a disk says of a file that nobody has opened: a file whose stamp is another one may have changed.
struct DiskStamp: Hashable, Sendable {
    let size: Int64
    /// When its bytes changed, in nanoseconds since 1970.
    let modified: Int64
    /// When its bytes, its mode or its names changed, in nanoseconds since 1970. No program can set it.
    let changed: Int64
    let node: Int64
    let device: Int64

    init(size: Int64, modified: Int64, changed: Int64, node: Int64, device: Int64) {
        self.size = size
        self.modified = modified
        self.changed = changed
        self.node = node
        self.device = device
    }

    init(_ result: stat) {
        #if canImport(Darwin)
            let (modified, changed) = (result.st_mtimespec, result.st_ctimespec)
        #else
            let (modified, changed) = (result.st_mtim, result.st_ctim)
        #endif
        self.init(
            size: Int64(result.st_size), modified: Self.nanoseconds(modified), changed: Self.nanoseconds(changed),
            node: Int64(truncatingIfNeeded: result.st_ino), device: Int64(truncatingIfNeeded: result.st_dev))
    }

    /// The stamp of what is at a path, which is not followed where it is a link; nil where nothing is.
    init?(of path: String) {
        var result = stat()
        guard lstat(path, &result) == 0 else { return nil }
        self.init(result)
    }

    /// The time of the clock by which disks stamp files, in nanoseconds since 1970.
    static var now: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return nanoseconds(time)
    }

    private static func nanoseconds(_ time: timespec) -> Int64 {
        Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}
