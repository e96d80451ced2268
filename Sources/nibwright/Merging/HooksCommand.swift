import ArgumentParser
import Foundation
import Merging
import Planning
import SourceText

struct HooksCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hooks",
        abstract: "Let git use Nibwright: to merge Interface Builder files, and to show what differs in them.",
        subcommands: [Install.self, Uninstall.self, Status.self])

    struct Install: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Let a repository's git use Nibwright from now on.",
            discussion: """
                What git is told stands in the repository's own settings (.git/config) and in .git/info/attributes, so nobody \
                else is concerned. With --shared the attributes are written to .gitattributes, which the team commits; \
                whoever has not installed the driver merges as before.
                """)

        @Flag(help: "Merge storyboards, xibs, tables, catalogs and Xcode projects object by object.")
        var mergeDriver = false

        @Flag(help: "Show storyboards and xibs in git diff, log and show as lines that people read.")
        var diff = false

        @Flag(help: "Write the attributes to .gitattributes, for the whole team.")
        var shared = false

        @Option(help: ArgumentHelp("A folder of the repository.", valueName: "folder"))
        var repository: String = "."

        mutating func validate() throws {
            if !mergeDriver, !diff { throw ValidationError("Say what to install: --merge-driver, --diff or both") }
        }

        func run() throws {
            let settings = try GitSettings(folder: repository)
            let said = try settings.install(merges: mergeDriver, diffs: diff, isShared: shared)
            Terminal.say(said.map { $0.printable + "\n" }.joined())
        }
    }

    struct Uninstall: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Take away what install told a repository's git.")

        @Option(help: ArgumentHelp("A folder of the repository.", valueName: "folder"))
        var repository: String = "."

        func run() throws {
            let said = try GitSettings(folder: repository).uninstall()
            Terminal.say(said.map { $0.printable + "\n" }.joined())
        }
    }

    struct Status: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Say what a repository's git uses Nibwright for.")

        @Option(help: ArgumentHelp("A folder of the repository.", valueName: "folder"))
        var repository: String = "."

        func run() throws {
            let said = try GitSettings(folder: repository).status()
            Terminal.say(said.map { $0.printable + "\n" }.joined())
        }
    }
}
