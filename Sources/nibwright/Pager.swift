import ArgumentParser
import Foundation

/// Shows a long report page by page on a terminal, as git does.
struct Pager: ParsableArguments {
    @Flag(
        name: .customLong("no-pager"),
        help: ArgumentHelp(
            "Print a long report at once. On a terminal it goes through $NIBWRIGHT_PAGER, $PAGER or less.",
            visibility: .default))
    var isOff = false

    /// Prints the report, through a pager where a person reads it on a terminal.
    func show(_ text: String) {
        guard !isOff, isatty(Terminal.output) == 1, isatty(STDIN_FILENO) == 1, let program = Self.program else {
            return Terminal.print(text)
        }
        if !Self.run(program, text) { Terminal.print(text) }
    }

    /// The user's choice; nil where they want none.
    static var program: String? {
        let environment = ProcessInfo.processInfo.environment
        let chosen = environment["NIBWRIGHT_PAGER"] ?? environment["PAGER"] ?? "less"
        return chosen.isEmpty || chosen == "cat" || environment["TERM"] == "dumb" ? nil : chosen
    }

    /// Whether the pager took the text; one that is not there does not.
    private static func run(_ program: String, _ text: String) -> Bool {
        signal(SIGPIPE, SIG_IGN)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        // The shell reads the user's own setting, which may have options; the report goes to its standard input.
        process.arguments = ["-c", program]
        var environment = ProcessInfo.processInfo.environment
        // A report of less than a screen is printed and stays; colors are let through.
        if environment["LESS"] == nil { environment["LESS"] = "FRX" }
        process.environment = environment
        let pipe = Pipe()
        process.standardInput = pipe
        process.standardOutput = FileHandle(fileDescriptor: Terminal.output, closeOnDealloc: false)
        guard (try? process.run()) != nil else { return false }
        // Whoever leaves the pager early wants no more of it.
        try? pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
        try? pipe.fileHandleForWriting.close()
        process.waitUntilExit()
        // A shell that finds no such program says so with 127.
        return process.terminationStatus != 127
    }
}
