import Foundation

/// Reads libraries: regular files of a bounded size, and nothing that might never end.
enum LibraryFile {
    static func read(_ path: String) throws(PluginRefusal) -> [UInt8] {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw .unreadable(reason()) }
        defer { close(file) }
        return try contents(of: file)
    }

    private static func contents(of file: Int32) throws(PluginRefusal) -> [UInt8] {
        var status = stat()
        guard fstat(file, &status) == 0 else { throw .unreadable(reason()) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw .unreadable(status.st_mode & S_IFMT == S_IFDIR ? "it is a folder" : "it is no regular file")
        }
        guard status.st_size <= PluginFile.largestSize else {
            throw .tooLarge(megabytes: Int(status.st_size >> 20), limit: PluginFile.largestSize >> 20)
        }
        var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
        var filled = 0
        while filled < bytes.count {
            let count = bytes.withUnsafeMutableBytes {
                Foundation.read(file, $0.baseAddress! + filled, $0.count - filled)
            }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .unreadable(reason()) }
            guard count > 0 else { throw .unreadable("it became shorter while it was read") }
            filled += count
        }
        return bytes
    }

    private static func reason() -> String {
        let text = String(cString: strerror(errno))
        return text.prefix(1).lowercased() + text.dropFirst()
    }
}
