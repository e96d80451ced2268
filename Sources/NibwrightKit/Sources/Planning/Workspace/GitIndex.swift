import ProjectFiles

/// The files that git tracks in one work tree, read from its index without git.
///
/// A rule in `.gitignore` says nothing of a file that was added in spite of it.
struct GitIndex {
    /// Of known kinds alone, relative to the work tree.
    private(set) var files: Set<String> = []
    /// The folders that hold one of them, however deep.
    private(set) var folders: Set<String> = []

    /// Empty where there is no index, or one that cannot be read.
    init(workTree: String) {
        guard let folder = GitFolders.folder(workTree: workTree),
            let bytes = try? SystemCalls.read(folder + "/index", limit: Self.largest)
        else { return }
        read(bytes)
    }

    private mutating func read(_ bytes: [UInt8]) {
        // The length of an object's name, SHA-1's or SHA-256's, is said elsewhere: one of the two makes sense.
        for hashLength in [20, 32] {
            guard let paths = Self.paths(in: bytes, hashLength: hashLength) else { continue }
            for path in paths where ProjectFileKind(path: path) != .other {
                files.insert(path)
                for folder in ProjectPath.folders(of: path).reversed() where !folders.insert(folder).inserted { break }
            }
            return
        }
    }

    private static let largest = 512 << 20

    private static func paths(in bytes: [UInt8], hashLength: Int) -> [String]? {
        guard bytes.count >= 12, bytes.starts(with: "DIRC".utf8) else { return nil }
        let version = number(bytes, at: 4)
        guard (2...4).contains(version) else { return nil }
        var paths: [String] = []
        var previous: [UInt8] = []
        var place = 12
        for _ in 0..<number(bytes, at: 8) {
            let start = place
            let flags = start + 40 + hashLength
            guard flags + 2 <= bytes.count, kinds.contains(number(bytes, at: start + 24) >> 12) else { return nil }
            // The flag of a longer entry is there from version 3 on.
            place = flags + (bytes[flags] & 0x40 != 0 && version >= 3 ? 4 : 2)
            var name: [UInt8] = []
            if version == 4 {
                guard let dropped = prefix(in: bytes, &place), dropped <= previous.count else { return nil }
                name = previous.dropLast(dropped)
            }
            guard place <= bytes.count, let end = bytes[place...].firstIndex(of: 0) else { return nil }
            name += bytes[place..<end]
            paths.append(String(decoding: name, as: UTF8.self))
            previous = name
            // Entries of older versions are filled with 1 to 8 zeros.
            place = version == 4 ? end + 1 : start + ((end - start) / 8 + 1) * 8
        }
        return paths
    }

    /// A folder of a sparse index, a file, a link, a submodule.
    private static let kinds: Set<Int> = [0o04, 0o10, 0o12, 0o16]

    private static func number(_ bytes: [UInt8], at place: Int) -> Int {
        bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    }

    /// The number of bytes of the previous name that an entry of version 4 drops; nil for a malformed number.
    private static func prefix(in bytes: [UInt8], _ place: inout Int) -> Int? {
        var value = -1
        while place < bytes.count, value < 1 << 24 {
            let byte = bytes[place]
            place += 1
            value = (value + 1) << 7 | Int(byte & 0x7F)
            if byte & 0x80 == 0 { return value }
        }
        return nil
    }
}

/// The index of a work tree, read at the first use.
final class TrackedFiles {
    private let workTree: String
    private lazy var index = GitIndex(workTree: workTree)

    init(workTree: String) {
        self.workTree = workTree
    }

    func contains(_ path: String, isFolder: Bool) -> Bool {
        isFolder ? index.folders.contains(path) : index.files.contains(path)
    }
}
