import Testing

@testable import PluginHost

/// What a Mach-O file needs, read from bytes that are laid out by hand: this test runs where there are no such files.
@Suite("What a Mach-O library needs")
struct MachONeedsTests {
    #if arch(arm64)
        private static let processor: UInt32 = 0x0100_000C
    #else
        private static let processor: UInt32 = 0x0100_0007
    #endif

    private static func bytes(_ numbers: [UInt32]) -> [UInt8] {
        numbers.flatMap { number in (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) } }
    }

    /// A load command with a path behind its fixed fields.
    private static func command(_ kind: UInt32, _ path: String, fields: Int) -> [UInt8] {
        let text = Array(path.utf8) + [UInt8](repeating: 0, count: 8 - path.utf8.count % 8)
        let head = 12 + fields * 4
        return bytes([kind, UInt32(head + text.count), UInt32(head)] + [UInt32](repeating: 0, count: fields)) + text
    }

    private func needs(_ commands: [[UInt8]]) throws -> LibraryNeeds {
        let size = UInt32(commands.map(\.count).reduce(0, +))
        let file =
            Self.bytes([0xFEED_FACF, Self.processor, 0, 6, UInt32(commands.count), size, 0, 0])
            + commands.flatMap { $0 }
        return try file.withUnsafeBytes { try MachOImage(ImageBytes($0)).contents().needs }
    }

    @Test("are its libraries of every kind, and the folders in which they are searched")
    func read() throws {
        let kinds: [UInt32] = [0xC, 0x20, 0x8000_0018, 0x8000_001F, 0x8000_0023]
        let libraries = kinds.enumerated().map { Self.command($1, "@rpath/lib\($0).dylib", fields: 3) }
        let others = [
            Self.command(0xD, "@rpath/libItself.dylib", fields: 3),
            Self.command(0x8000_001C, "@loader_path/..", fields: 0),
            Self.command(0x8000_001C, "/usr/lib/swift", fields: 0),
        ]
        let found = try needs(libraries + others)
        #expect(found.names == (0..<5).map { "@rpath/lib\($0).dylib" })
        #expect(found.folders == ["@loader_path/..", "/usr/lib/swift"])
        #expect(found.areFoldersInherited)
    }

    @Test("are refused where a path begins behind the end of its command")
    func damaged() {
        var command = Self.command(0xC, "@rpath/libA.dylib", fields: 3)
        command[8] = 0xFF
        #expect(throws: PluginRefusal.notALibrary) { try needs([command]) }
    }
}
