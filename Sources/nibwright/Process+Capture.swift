import Foundation

extension Process {
    /// Runs a program to its end, without input, and returns what it wrote to both of its outputs.
    static func captured(_ executable: String, _ arguments: [String]) throws -> (status: Int32, text: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = arguments
        let words = Pipe()
        process.standardOutput = words
        process.standardError = words
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: words.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }
}
