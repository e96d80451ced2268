import ArgumentParser
import Foundation
import Reporting
import SourceText

/// The only place that prints.
enum Terminal {
    /// A report, as whoever made it wants it: text reports are cleaned by their `TerminalStyle`, others are exact.
    static func print(_ text: String) { print(Array(text.utf8)) }

    /// A few words of the tool itself, in which nothing of a name may command the terminal.
    static func say(_ text: String) { print(text.printableLines) }

    static func print(_ bytes: [UInt8]) {
        // A reader that stops early, such as `head`, is no error.
        signal(SIGPIPE, SIG_IGN)
        try? FileHandle.standardOutput.write(contentsOf: Data(bytes))
    }

    static func printError(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data("nibwright: \(text.printableLines)\n".utf8))
    }

    /// A word of a command line that people may copy: quoted where a shell would otherwise make something else of it.
    static func shellWord(_ word: String) -> String {
        let word = word.printable
        let isPlain = !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || "_-./=:,+@%".contains($0) }
        return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
    }

    /// Something to know that is no error: on standard error, so that standard output stays the report alone.
    static func note(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data("\(text.printableLines)\n".utf8))
    }
}

enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
    case auto, always, never

    var style: TerminalStyle {
        switch self {
        case .always: TerminalStyle(usesColor: true)
        case .never: TerminalStyle(usesColor: false)
        case .auto:
            TerminalStyle(
                usesColor: isatty(STDOUT_FILENO) == 1 && ProcessInfo.processInfo.environment["NO_COLOR"] == nil)
        }
    }
}
