import ArgumentParser
import SourceText

struct LanguageServerCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lsp",
        abstract: "Serve an editor by the Language Server Protocol, over standard input and output.",
        discussion: """
            Whenever a file is saved, the project is linted and its findings are shown, with what mends them as quick fixes. \
            Go to definition leads from a class, outlet, action or identifier in a storyboard or xib to its code, and from code \
            to the documents; find references does the same. The project is the folder that the editor has opened; its \
            `.nibwright.yml` and baseline count. Rules of plugins do not run.
            """)

    @Option(
        help:
            "How many threads read and parse, by default as many as there are cores; the outcome does not depend on it."
    )
    var threads: Int?

    @Flag(help: .hidden)
    var stdio = false

    mutating func validate() throws {
        if let threads, threads < 1 { throw ValidationError("--threads must be at least 1") }
    }

    func run() throws {
        guard LanguageServer(threads: threads ?? defaultThreadCount).run() else { throw Leave(code: .usage) }
    }
}
