import Foundation

/// What a run should know of a project's files before they are read.
struct BatchFiles {
    /// The sum of the sizes of what Nibwright reads, by which runs are divided.
    private(set) var bytes = 0
    private(set) var hasSubmodules = false
    private(set) var hasLargeFilePointers = false
    /// The sum of a number for each file, which its path, its size and the time of its last change make.
    private var sum: UInt64 = 0

    private static let counted: Set<String> = [
        "storyboard", "xib", "swift", "m", "mm", "h", "strings", "stringsdict", "xcstrings", "pbxproj", "json", "plist",
        "yml",
    ]
    private static let passedOver: Set<String> = [".git", ".build", ".nibwright", "DerivedData", "node_modules"]
    /// The first line of a file that stands for another, by the specification of Git LFS, version 1.
    private static let pointer = Data("version https://git-lfs.github.com/spec/v1".utf8)
    /// A pointer file has three short lines.
    private static let pointerSizes = 100..<300

    init(_ folder: String) {
        hasSubmodules = FileManager.default.fileExists(atPath: folder + "/.gitmodules")
        let usesLargeFiles =
            FileManager.default.contents(atPath: folder + "/.gitattributes")?.range(of: Data("filter=lfs".utf8)) != nil
        look(folder, usesLargeFiles)
    }

    /// Differs once a file comes, goes or is written; on another machine it differs, too.
    var digest: String { String(sum, radix: 16) }

    private mutating func look(_ folder: String, _ usesLargeFiles: Bool) {
        guard let stream = opendir(folder) else { return }
        defer { closedir(stream) }
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
            }
            if name == "." || name == ".." || Self.passedOver.contains(name) { continue }
            let path = folder + "/" + name
            var info = stat()
            guard lstat(path, &info) == 0 else { continue }
            switch info.st_mode & S_IFMT {
            case S_IFDIR: look(path, usesLargeFiles)
            case S_IFREG:
                let size = Int(info.st_size)
                sum &+= Self.number(path, size, Self.changed(info))
                if let dot = name.lastIndex(of: "."), Self.counted.contains(name[dot...].dropFirst().lowercased()) {
                    bytes += size
                }
                if usesLargeFiles, !hasLargeFilePointers, Self.pointerSizes.contains(size) {
                    hasLargeFilePointers =
                        FileManager.default.contents(atPath: path)?.starts(with: Self.pointer) == true
                }
            default: break
            }
        }
    }

    /// FNV-1a, so that a sum over the files of a folder does not depend on the order in which the system lists them.
    private static func number(_ path: String, _ size: Int, _ changed: (seconds: Int, nanoseconds: Int)) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        for byte in path.utf8 { add(byte) }
        for number in [size, changed.seconds, changed.nanoseconds] {
            withUnsafeBytes(of: number.littleEndian) { for byte in $0 { add(byte) } }
        }
        return hash
    }

    private static func changed(_ info: stat) -> (seconds: Int, nanoseconds: Int) {
        #if os(macOS)
            (info.st_mtimespec.tv_sec, info.st_mtimespec.tv_nsec)
        #else
            (info.st_mtim.tv_sec, info.st_mtim.tv_nsec)
        #endif
    }

    /// Whether a folder, or one above it, holds a `.git`: without one git need not be asked.
    static func isInRepository(_ folder: String) -> Bool {
        var path = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
        while true {
            if FileManager.default.fileExists(atPath: path + "/.git") { return true }
            guard path != "/", let slash = path.lastIndex(of: "/") else { return false }
            path = slash == path.startIndex ? "/" : String(path[..<slash])
        }
    }
}
