#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Renames that cannot overwrite anything: a file that another program saves in the same moment stays whole.
extension OpenFolder {
    /// Lets two files change places in one step. Fails as unsupported where the file system cannot.
    func exchange(_ name: String, with other: String, in folder: OpenFolder) throws(SystemFailure) {
        try rename(name, to: other, in: folder, mode: .exchange)
    }

    /// Moves a file to a name that nothing has; fails as existing where something does.
    func move(_ name: String, toFree newName: String, in folder: OpenFolder) throws(SystemFailure) {
        do throws(SystemFailure) {
            try rename(name, to: newName, in: folder, mode: .toFreeName)
        } catch  where error.isUnsupported {
            try moveByLink(name, to: newName, in: folder)
        }
    }

    /// A second name is never given over a first one; the old name goes afterwards.
    private func moveByLink(_ name: String, to newName: String, in folder: OpenFolder) throws(SystemFailure) {
        if linkat(descriptor, name, folder.descriptor, newName, 0) == 0 { return try removeFile(name) }
        let failure = SystemFailure()
        guard failure.isUnsupported || failure.code == EPERM else { throw failure }
        // A file system without links, such as FAT: a look before the rename is all that can be done.
        guard try folder.status(newName) == nil else { throw SystemFailure(code: EEXIST) }
        try replace(newName, in: folder, with: name)
    }

    private enum Mode: UInt32 {
        // Linux's RENAME_NOREPLACE and RENAME_EXCHANGE.
        case toFreeName = 1
        case exchange = 2
    }

    private func rename(
        _ name: String, to newName: String, in folder: OpenFolder, mode: Mode
    ) throws(SystemFailure) {
        try Self.check(name)
        try Self.check(newName)
        #if canImport(Darwin)
            let flag = UInt32(mode == .exchange ? RENAME_SWAP : RENAME_EXCL)
            let result = renameatx_np(descriptor, name, folder.descriptor, newName, flag)
        #else
            guard let rename = Self.linuxRename else { throw SystemFailure(code: ENOSYS) }
            let result = rename(descriptor, name, folder.descriptor, newName, mode.rawValue)
        #endif
        guard result == 0 else { throw SystemFailure() }
    }

    #if !canImport(Darwin)
        private typealias LinuxRename =
            @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32

        /// The C library's `renameat2`, which Swift does not import; none in an old library or a static one.
        private static let linuxRename: LinuxRename? = SystemCalls.symbol("renameat2")
    #endif
}
