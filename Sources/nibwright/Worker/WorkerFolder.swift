import Foundation
import PluginHost
import SourceText

/// The folder of one supervised command, which only the user may enter: what its workers are told, and what they leave.
struct WorkerFolder {
    let path: String

    /// The variable that makes a process a worker; its value is the folder.
    static let variable = "NIBWRIGHT_WORKER"

    private var endsPath: String { path + "/ends.json" }
    private var tracePath: String { path + "/trace" }
    private var limitPath: String { path + "/megabytes" }
    /// Where the Swift runtime writes the stack of a process that traps.
    var stackPath: String { path + "/stack.txt" }

    init(path: String) {
        self.path = path
    }

    static func create() throws -> WorkerFolder {
        let path = FileManager.default.temporaryDirectory.path + "/nibwright-worker-\(UUID().uuidString)"
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        return WorkerFolder(path: path)
    }

    func remove() { try? FileManager.default.removeItem(atPath: path) }

    /// Puts everything there that a worker begins with.
    func prepare(ends: [PluginEnd], megabytes: Int) throws {
        try JSONEncoder().encode(ends).write(to: URL(fileURLWithPath: endsPath))
        try Data("\(megabytes)".utf8).write(to: URL(fileURLWithPath: limitPath))
        try Data(count: ReadingTrace.pageSize).write(to: URL(fileURLWithPath: tracePath))
        try? FileManager.default.removeItem(atPath: stackPath)
    }

    var ends: [PluginEnd] {
        FileManager.default.contents(atPath: endsPath)
            .flatMap { try? JSONDecoder().decode([PluginEnd].self, from: $0) } ?? []
    }

    /// The memory that a worker may use; 0 for any.
    var megabytes: Int {
        FileManager.default.contents(atPath: limitPath).flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? 0
    }

    func planPath(_ number: Int) -> String { "\(path)/plan-\(number).json" }

    /// The file that a worker's plugin looked at last.
    var tracedPath: String? {
        guard let data = FileManager.default.contents(atPath: tracePath), data.count == ReadingTrace.pageSize else {
            return nil
        }
        return Array(data).withUnsafeBytes { ReadingTrace.path(in: $0) }
    }

    /// Memory that stays readable in a file when the process has ended.
    func mapTrace() {
        let file = open(tracePath, O_RDWR | O_CLOEXEC)
        guard file >= 0 else { return }
        defer { close(file) }
        let memory = mmap(nil, ReadingTrace.pageSize, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
        guard let memory, memory != MAP_FAILED else { return }
        ReadingTrace.keep(in: UnsafeMutableRawBufferPointer(start: memory, count: ReadingTrace.pageSize))
    }
}
