import ArgumentParser
import Foundation

/// How far plugins that are not the tool's own may go.
struct WorkerLimits: ParsableArguments {
    @Flag(help: "Run plugins in this process instead of one of their own, for a debugger: a trap ends the command.")
    var inProcess = false

    @Option(
        help: ArgumentHelp(
            "How long one call of a plugin may take before it is ended; 0 for any time.", valueName: "seconds"))
    var pluginSeconds: Int = 120

    // Without a default value, which would put this machine's memory into the help.
    @Option(
        help: ArgumentHelp(
            "How much memory a command may use while it runs plugins, by default three quarters of the machine's; 0 for any.",
            valueName: "megabytes"))
    var pluginMegabytes: Int?

    mutating func validate() throws {
        guard pluginSeconds >= 0, pluginMegabytes ?? 0 >= 0 else {
            throw ValidationError("--plugin-seconds and --plugin-megabytes are numbers from 0 on")
        }
    }

    var megabytes: Int { pluginMegabytes ?? Int(ProcessInfo.processInfo.physicalMemory >> 20) * 3 / 4 }

    /// Takes its own words out of a command line that is no command of the tool.
    static func taken(from arguments: inout [String]) throws -> WorkerLimits {
        var own: [String] = []
        var index = 0
        while index < arguments.count {
            let word = arguments[index].prefix { $0 != "=" }
            guard ["--in-process", "--plugin-seconds", "--plugin-megabytes"].contains(word) else {
                index += 1
                continue
            }
            let hasValue = word != "--in-process" && word == arguments[index] && index + 1 < arguments.count
            for _ in 0..<(hasValue ? 2 : 1) { own.append(arguments.remove(at: index)) }
        }
        do { return try parse(own) } catch { throw Failure(.usage, message(for: error)) }
    }
}
