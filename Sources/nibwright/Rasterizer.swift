import Foundation

/// A program that makes PNG of SVG.
struct Rasterizer {
    private let program: String
    private let arguments: @Sendable (_ input: String, _ output: String) -> [String]

    private static let known: [(name: String, arguments: @Sendable (String, String) -> [String])] = [
        ("rsvg-convert", { ["--unlimited", "-o", $1, $0] }), ("resvg", { [$0, $1] }),
        ("inkscape", { [$0, "--export-type=png", "--export-filename=\($1)"] }),
    ]

    /// The first of the known ones on the search path.
    static func installed() throws -> Rasterizer {
        // An entry that is no absolute path would be looked for in whatever folder the command runs in.
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").filter {
            $0.hasPrefix("/")
        }
        for (name, arguments) in known {
            for folder in folders where FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)") {
                return Rasterizer(program: "\(folder)/\(name)", arguments: arguments)
            }
        }
        let names = known.map(\.name).joined(separator: ", ")
        throw Failure(
            .usage,
            "PNG needs a program that makes it of SVG, and none is on the search path: install one of \(names), "
                + "or end the file in .svg")
    }

    func png(of svg: String) throws -> [UInt8] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nibwright-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (input, output) = (folder.appendingPathComponent("in.svg"), folder.appendingPathComponent("out.png"))
        try Data(svg.utf8).write(to: input)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments(input.path, output.path)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0, let data = try? Data(contentsOf: output) else {
            throw Failure(.usage, "\(program) made no PNG (status \(process.terminationStatus)); write .svg instead")
        }
        return Array(data)
    }
}
