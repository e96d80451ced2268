import ArgumentParser
import Foundation
import Planning

extension RunCache.Check: @retroactive ExpressibleByArgument {}

/// Options of every command whose output is kept between runs.
struct CacheOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Where what runs gave is kept, by default nibwright in $NIBWRIGHT_CACHE_HOME, in $XDG_CACHE_HOME or in ~/.cache.",
            valueName: "folder"))
    var cache: String?

    @Flag(name: .customLong("no-cache"), help: "Neither use nor keep what a run over the same files gives.")
    var isOff = false

    @Option(
        name: .customLong("cache-check"),
        help: """
            How it is told that a file is as it was: stamps (its size, times and place on disk, and its bytes where these are in doubt) or \
            content (its bytes in any case).
            """)
    var check: RunCache.Check = .stamps

    mutating func validate() throws {
        if isOff, cache != nil { throw ValidationError("--no-cache does not go with --cache") }
        if cache == "" { throw ValidationError("--cache needs a folder") }
    }

    /// The folder of the runs, absolute; nil where none is kept.
    var folder: String? {
        if isOff { return nil }
        if let cache { return URL(fileURLWithPath: cache).standardizedFileURL.path }
        let environment = ProcessInfo.processInfo.environment
        // A relative path is to be ignored, says the specification of base directories.
        let homes =
            ["NIBWRIGHT_CACHE_HOME", "XDG_CACHE_HOME"].compactMap { environment[$0] }
            + [environment["HOME"].map { $0 + "/.cache" }].compactMap(\.self)
        return homes.first { $0.hasPrefix("/") }.map { $0 + "/nibwright" }
    }
}
