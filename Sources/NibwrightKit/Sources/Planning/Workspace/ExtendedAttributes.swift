#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Copies the metadata of a file beside its bytes and its mode: tags, access control lists, attributes that programs
/// have added.
enum ExtendedAttributes {
    /// Gives an open file exactly what another one carries. Fails, naming the attribute, where that cannot be.
    ///
    /// On Linux an access control list is an attribute, and those of security modules are theirs to set.
    static func copy(from source: Int32, to target: Int32) throws(SystemFailure) {
        #if canImport(Darwin)
            guard fcopyfile(source, target, nil, copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR)) == 0 else {
                throw SystemFailure()
            }
        #else
            guard let calls = LinuxAttributes.calls else { return }
            let names = try calls.names(of: source).filter(isKept)
            for name in try calls.names(of: target) where isKept(name) && !names.contains(name) {
                try calls.remove(name, from: target)
            }
            for name in names { try calls.set(name, to: calls.value(of: name, in: source), in: target) }
        #endif
    }

    private static func isKept(_ name: String) -> Bool {
        !name.hasPrefix("security.") && !name.hasPrefix("trusted.")
    }
}

#if !canImport(Darwin)
    /// The C library's calls for attributes, which Swift does not import.
    private struct LinuxAttributes {
        private let list: @convention(c) (Int32, UnsafeMutableRawPointer?, Int) -> Int
        private let get: @convention(c) (Int32, UnsafePointer<CChar>, UnsafeMutableRawPointer?, Int) -> Int
        private let set: @convention(c) (Int32, UnsafePointer<CChar>, UnsafeRawPointer?, Int, Int32) -> Int32
        private let remove: @convention(c) (Int32, UnsafePointer<CChar>) -> Int32

        static let calls = LinuxAttributes()

        private init?() {
            guard
                let list: @convention(c) (Int32, UnsafeMutableRawPointer?, Int) -> Int =
                    SystemCalls.symbol("flistxattr"),
                let get: @convention(c) (Int32, UnsafePointer<CChar>, UnsafeMutableRawPointer?, Int) -> Int =
                    SystemCalls.symbol("fgetxattr"),
                let set: @convention(c) (Int32, UnsafePointer<CChar>, UnsafeRawPointer?, Int, Int32) -> Int32 =
                    SystemCalls.symbol("fsetxattr"),
                let remove: @convention(c) (Int32, UnsafePointer<CChar>) -> Int32 =
                    SystemCalls.symbol("fremovexattr")
            else { return nil }
            (self.list, self.get, self.set, self.remove) = (list, get, set, remove)
        }

        func names(of file: Int32) throws(SystemFailure) -> [String] {
            let size = list(file, nil, 0)
            if size < 0, SystemFailure().isUnsupported { return [] }
            guard size > 0 else {
                if size < 0 { throw SystemFailure() }
                return []
            }
            var buffer = [UInt8](repeating: 0, count: size + 1024)
            let count = buffer.withUnsafeMutableBytes { list(file, $0.baseAddress, $0.count) }
            guard count >= 0 else { throw SystemFailure() }
            return buffer[..<count].split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        }

        func value(of name: String, in file: Int32) throws(SystemFailure) -> [UInt8] {
            // The kernel allows no more than this.
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            let count = buffer.withUnsafeMutableBytes { get(file, name, $0.baseAddress, $0.count) }
            guard count >= 0 else { throw SystemFailure(about: "its attribute \(name)") }
            return Array(buffer[..<count])
        }

        func set(_ name: String, to value: [UInt8], in file: Int32) throws(SystemFailure) {
            let result = value.withUnsafeBytes { set(file, name, $0.baseAddress, $0.count, 0) }
            guard result == 0 else { throw SystemFailure(about: "its attribute \(name)") }
        }

        func remove(_ name: String, from file: Int32) throws(SystemFailure) {
            guard remove(file, name) == 0 else { throw SystemFailure(about: "the attribute \(name)") }
        }
    }
#endif
