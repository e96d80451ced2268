import Foundation
import PluginHost

/// What a worker tells the process that waits for it, one line of JSON each.
enum WorkerMessage: Codable {
    case began(PluginCall.Description)
    case ended(PluginCall.Description)
    /// Words for standard error; a note is shown once, however often a worker is started.
    case words(String, isNote: Bool)
    /// Part of a report was printed, so that the run cannot be made again from its beginning.
    case printed
    /// The process uses more memory than it may.
    case memoryExceeded
    /// Plugin code closed or replaced descriptors that are not its own.
    case descriptorsLost
    /// The command is at its end. A worker that does not say so was ended by a plugin.
    case done(status: Int32, plans: Int)

    var line: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes]
        // No message has a value that JSON does not have.
        return (try? encoder.encode(self)).map { Array($0) + [UInt8(ascii: "\n")] } ?? []
    }

    init?(line: some Collection<UInt8>) {
        guard let message = try? JSONDecoder().decode(Self.self, from: Data(line)) else { return nil }
        self = message
    }
}
