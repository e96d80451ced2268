#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The kind, size and owner of the entry at a path.
struct FileStatus: Equatable {
    enum Kind {
        case file, folder, link, other
    }

    let kind: Kind
    let size: Int
    /// Permission bits, without the file's type.
    let mode: Int
    let owner: Int
    let group: Int
    /// The number of names that the file has.
    let linkCount: Int

    init(_ result: stat) {
        switch result.st_mode & S_IFMT {
        case S_IFREG: kind = .file
        case S_IFDIR: kind = .folder
        case S_IFLNK: kind = .link
        default: kind = .other
        }
        size = Int(result.st_size)
        mode = Int(result.st_mode & 0o7777)
        owner = Int(result.st_uid)
        group = Int(result.st_gid)
        linkCount = Int(result.st_nlink)
    }
}
