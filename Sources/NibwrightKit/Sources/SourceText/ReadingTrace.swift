import Foundation

/// Remembers the file that is being looked at, in memory that another process can read after this one has ended.
///
/// A plugin that traps or never returns cannot say where it was. What it asks documents and the graph for says it.
public enum ReadingTrace {
    nonisolated(unsafe) private static var page: UnsafeMutableRawBufferPointer?
    nonisolated(unsafe) private static var isOn = false
    nonisolated(unsafe) private static var last = ""
    private static let lock = NSLock()

    /// The room that the trace takes, in bytes: longer paths are cut.
    public static let pageSize = 4096

    /// From now on the trace is kept in this memory. Called once, before there are other threads.
    ///
    /// - Parameter page: of `pageSize` bytes, for as long as the process lives.
    public static func keep(in page: UnsafeMutableRawBufferPointer) { self.page = page }

    /// Begins a new trace, or ends it: outside of a plugin's code nothing is kept.
    public static func follow(_ isOn: Bool) {
        guard page != nil else { return }
        write("")
        self.isOn = isOn
    }

    /// Code looks at a file. Costs next to nothing while nobody follows.
    @inline(__always)
    public static func note(_ path: @autoclosure () -> String) {
        if isOn { write(path()) }
    }

    @inline(never)
    private static func write(_ path: String) {
        lock.withLock {
            guard let page, path != last else { return }
            last = path
            let bytes = path.utf8.prefix(pageSize - 2)
            page.storeBytes(of: 0, as: UInt16.self)
            page[2...].copyBytes(from: bytes)
            page.storeBytes(of: UInt16(bytes.count), as: UInt16.self)
        }
    }

    /// The path in a trace that another process kept; nil for none.
    public static func path(in page: UnsafeRawBufferPointer) -> String? {
        let count = Int(page.load(as: UInt16.self))
        guard count > 0, count <= pageSize - 2 else { return nil }
        return String(decoding: page[2..<2 + count], as: UTF8.self)
    }
}
