import Foundation

/// Bytes of a library of unknown origin: every read is checked, so that a damaged file is refused and never causes a
/// trap.
struct ImageBytes {
    /// The bytes themselves, for searches through all of them.
    let bytes: UnsafeRawBufferPointer

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    var count: Int { bytes.count }

    func starts(with prefix: [UInt8]) -> Bool { bytes.starts(with: prefix) }

    /// A little-endian number.
    func integer<Value: FixedWidthInteger & BitwiseCopyable>(
        _ type: Value.Type, at offset: Int
    ) throws(PluginRefusal) -> Int {
        guard offset >= 0, offset <= bytes.count - MemoryLayout<Value>.size,
            let number = Int(exactly: Value(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: type)))
        else { throw .notALibrary }
        return number
    }

    /// A stretch of the bytes; offsets in it are small again, so that sums of them cannot overflow.
    func part(at offset: Int, count: Int) throws(PluginRefusal) -> ImageBytes {
        guard offset >= 0, count >= 0, offset <= bytes.count, count <= bytes.count - offset else { throw .notALibrary }
        return ImageBytes(UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + count]))
    }

    /// The entries of a table, each of `size` bytes.
    func entries(at offset: Int, count: Int, size: Int) throws(PluginRefusal) -> [ImageBytes] {
        let (length, overflows) = count.multipliedReportingOverflow(by: size)
        guard !overflows else { throw .notALibrary }
        let table = try part(at: offset, count: length)
        var entries: [ImageBytes] = []
        entries.reserveCapacity(count)
        for number in 0..<count { entries.append(try table.part(at: number * size, count: size)) }
        return entries
    }

    /// The name that ends with a zero byte.
    func name(at offset: Int) throws(PluginRefusal) -> SymbolName {
        guard offset >= 0, offset < bytes.count, let start = bytes.baseAddress.map({ $0 + offset }),
            let end = memchr(start, 0, bytes.count - offset)
        else { throw .notALibrary }
        return SymbolName(UnsafeRawBufferPointer(start: start, count: UnsafeRawPointer(end) - start))
    }
}

/// A symbol's name where it lies in the file: a large library has tens of thousands, too many to copy each.
struct SymbolName {
    private let bytes: UnsafeRawBufferPointer

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    func hasPrefix(_ prefix: String) -> Bool {
        var prefix = prefix
        return prefix.withUTF8 { text in
            bytes.count >= text.count && memcmp(bytes.baseAddress!, text.baseAddress!, text.count) == 0
        }
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    static func == (name: SymbolName, text: String) -> Bool {
        name.bytes.count == text.utf8.count && name.hasPrefix(text)
    }

    /// Mach-O writes an underscore before every name of C.
    var withoutUnderscore: SymbolName { SymbolName(UnsafeRawBufferPointer(rebasing: bytes.dropFirst())) }
}
