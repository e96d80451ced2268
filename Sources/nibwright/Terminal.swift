import ArgumentParser
import Foundation
import Reporting
import SourceText

/// The only place that prints.
enum Terminal {
    /// Prints a report as it is: text reports are cleaned by their `TerminalStyle`, others are exact.
    static func print(_ text: String) { print(Array(text.utf8)) }

    /// A few words of the tool itself, in which nothing of a name may command the terminal.
    static func say(_ text: String) { print(text.printableLines) }

    static func print(_ bytes: [UInt8]) {
        WorkerLink.current?.willPrint()
        // A reader that stops early, such as `head`, is no error.
        signal(SIGPIPE, SIG_IGN)
        try? FileHandle(fileDescriptor: output, closeOnDealloc: false).write(contentsOf: Data(bytes))
    }

    /// The descriptor to which reports go; another than the system's once plugins are loaded.
    nonisolated(unsafe) static private(set) var output = STDOUT_FILENO

    /// The descriptor for what is no report; another than the system's in a worker.
    nonisolated(unsafe) static private(set) var errors = STDERR_FILENO

    /// The notes that were shown: another run of the same command need not say them again.
    nonisolated(unsafe) private static var notes: Set<String> = []

    /// The letters in a line of the terminal; 110 where reports go elsewhere.
    static var width: Int {
        var size = winsize()
        guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 110 }
        return Int(size.ws_col)
    }

    /// Whether a person reads the reports where they are printed.
    static var isRead: Bool { isatty(output) == 1 }

    /// Keeps standard output for reports alone: what a plugin prints goes to standard error from here on.
    static func keepOutputFromPlugins() {
        guard output == STDOUT_FILENO else { return }
        let own = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 10)
        guard own >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return }
        output = own
    }

    /// The same for both descriptors: all that is printed past this type goes to another one.
    static func keepOutputFromPlugins(writingTo words: Int32) {
        let (ownOutput, ownErrors) = (
            fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 10), fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 10)
        )
        guard ownOutput >= 0, ownErrors >= 0, dup2(words, STDOUT_FILENO) >= 0, dup2(words, STDERR_FILENO) >= 0 else {
            return
        }
        (output, errors) = (ownOutput, ownErrors)
    }

    static func printError(_ text: String) { tell("nibwright: \(text.printableLines)\n", isNote: false) }

    /// A word of a command line that people may copy: quoted where a shell would otherwise make something else of it.
    static func shellWord(_ word: String) -> String {
        let word = word.printable
        let isPlain = !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || "_-./=:,+@%".contains($0) }
        return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
    }

    /// Something to know that is no error: on standard error, so that standard output stays the report alone.
    static func note(_ text: String) { tell(text.printableLines + "\n", isNote: true) }

    /// Words for standard error; a worker's are shown by whoever waits for it.
    static func tell(_ text: String, isNote: Bool) {
        if let worker = WorkerLink.current { return worker.tell(text, isNote: isNote) }
        if isNote, !notes.insert(text).inserted { return }
        writeErrors(Array(text.utf8))
    }

    /// Writes bytes to standard error as they are.
    static func writeErrors(_ bytes: some Sequence<UInt8>) {
        try? FileHandle(fileDescriptor: errors, closeOnDealloc: false).write(contentsOf: Data(bytes))
    }
}

enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
    case auto, always, never

    /// NO_COLOR counts where it is not empty (no-color.org).
    private static var wantsColor: Bool {
        let environment = ProcessInfo.processInfo.environment
        return (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }

    var style: TerminalStyle {
        let usesColor =
            switch self {
            case .always: true
            case .never: false
            case .auto: Terminal.isRead && Self.wantsColor
            }
        return TerminalStyle(usesColor: usesColor, width: Terminal.width, cutsLines: Terminal.isRead)
    }
}
