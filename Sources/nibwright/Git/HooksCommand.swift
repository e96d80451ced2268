import ArgumentParser
import Foundation
import Merging
import Planning
import SourceText

struct HooksCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hooks",
        abstract:
            "Let git use Nibwright: to merge Interface Builder files, show what differs, tidy and check them.",
        subcommands: [Install.self, Uninstall.self, Status.self])

    struct Install: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Let a repository's git use Nibwright from now on.",
            discussion: """
                What git is told stands in the repository's own settings (.git/config) and in .git/info/attributes, so nobody \
                else is concerned. With --shared the attributes are written to .gitattributes, which the team commits; \
                whoever has not installed the same works as before.
                """)

        @Flag(help: "Merge storyboards, xibs, tables, catalogs and Xcode projects object by object.")
        var mergeDriver = false

        @Option(
            help: ArgumentHelp(
                "What merged files have where both sides disagree: ours (words), or both between git's marks (markers).",
                valueName: "style"))
        var conflictStyle: ConflictStyle = .words

        @Flag(help: "Show storyboards and xibs in git diff, log and show as lines that people read.")
        var diff = false

        @Flag(help: "Take what nobody meant out of the storyboards and xibs of each commit, before it is made.")
        var tidy = false

        @Flag(help: "Take what nobody meant out of storyboards and xibs wherever git reads them: a clean filter.")
        var tidyFilter = false

        @Flag(help: "Say after each merge what it broke: findings of lint that neither side has.")
        var lintMerges = false

        @Flag(help: "Write the attributes to .gitattributes, for the whole team.")
        var shared = false

        @Option(help: ArgumentHelp("A folder of the repository.", valueName: "folder"))
        var repository: String = "."

        mutating func validate() throws {
            if uses.isEmpty {
                throw ValidationError(
                    "Say what to install: --merge-driver, --diff, --tidy, --tidy-filter, --lint-merges")
            }
        }

        private var uses: GitUses {
            var uses: GitUses = []
            if mergeDriver { uses.insert(.merging) }
            if diff { uses.insert(.describing) }
            if tidy { uses.insert(.tidying) }
            if lintMerges { uses.insert(.linting) }
            if tidyFilter { uses.insert(.filtering) }
            return uses
        }

        func run() throws {
            let said = try GitSettings(folder: repository).install(uses, conflictStyle, isShared: shared)
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
