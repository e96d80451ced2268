#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A call that the operating system refused.
struct SystemFailure: Error, Equatable {
    let code: Int32

    /// The part of the file that could not be handled, where that is not the whole file.
    let subject: String?

    /// The failure of the call that was made last.
    init(about subject: String? = nil) {
        code = errno
        self.subject = subject
    }

    init(code: Int32) {
        self.code = code
        subject = nil
    }

    static let noSpace = SystemFailure(code: ENOSPC)

    var isMissing: Bool { code == ENOENT || code == ENOTDIR }
    var isExisting: Bool { code == EEXIST || code == ENOTEMPTY }
    var isOtherVolume: Bool { code == EXDEV }
    var isTooLarge: Bool { code == EFBIG }
    var isLink: Bool { code == ELOOP }
    /// True for an entry that is no file: a pipe, a device.
    var isInvalid: Bool { code == EINVAL || code == ENXIO }
    /// Whether the system or this file system lacks the call.
    var isUnsupported: Bool { code == ENOSYS || code == EINVAL || code == ENOTSUP || code == EOPNOTSUPP }

    /// The system's words for it, in lower case as they stand in the middle of a sentence.
    var reason: String {
        let text = String(cString: strerror(code))
        let words = text.prefix(1).lowercased() + text.dropFirst()
        return subject.map { "\($0): \(words)" } ?? words
    }
}
