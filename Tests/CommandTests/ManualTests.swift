import Foundation
import Testing

/// What ArgumentParser says of a command with `--experimental-dump-help`, as far as the tests ask.
private struct DumpedCommand: Decodable {
    struct Argument: Decodable {
        struct Name: Decodable {
            let kind: String
            let name: String
        }
        let names: [Name]?
        let abstract: String?
        let shouldDisplay: Bool
    }
    let commandName: String
    let arguments: [Argument]?
    let subcommands: [DumpedCommand]?

    /// The command itself and all below it, each with the words that lead to it.
    func all(below words: [String] = []) -> [(words: [String], command: DumpedCommand)] {
        let own = words + [commandName]
        return [(own, self)] + (subcommands ?? []).flatMap { $0.all(below: own) }
    }

    var longOptions: [String] {
        (arguments ?? []).filter(\.shouldDisplay).flatMap { $0.names ?? [] }.filter { $0.kind == "long" }.map(\.name)
    }

    static func root() throws -> DumpedCommand {
        struct Dump: Decodable { let command: DumpedCommand }
        let output = try Nibwright.run(["--experimental-dump-help"]).output
        return try JSONDecoder().decode(Dump.self, from: Data(output.utf8)).command
    }
}

@Suite("The manual")
struct ManualTests {
    private func page(_ words: [String]) throws -> String {
        let path = Repository.folder + "/Docs/Manual/\(words.joined(separator: "-")).1"
        return try String(contentsOfFile: path, encoding: .utf8)
    }

    /// As mdoc spells it: without the macros between words and the escaped hyphens.
    private func plain(_ text: String) -> String {
        text.replacing("\\-", with: "-").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    @Test("has a page for every command, with every option as the help explains it")
    func pages() throws {
        let commands = try DumpedCommand.root().all()
        #expect(commands.count > 20)
        for (words, command) in commands {
            let name = words.joined(separator: "-")
            guard let page = try? plain(page(words)) else {
                Issue.record("Docs/Manual/\(name).1 is missing; write it with: make pages")
                continue
            }
            for option in command.longOptions where !page.contains("-\(option)") {
                Issue.record("Docs/Manual/\(name).1 does not know --\(option); renew it with: make pages")
            }
            for argument in command.arguments ?? [] where argument.shouldDisplay {
                guard let abstract = argument.abstract, !abstract.isEmpty else { continue }
                let isSaid = page.contains(plain(abstract))
                #expect(isSaid, "Docs/Manual/\(name).1 says something else of an option; renew it with: make pages")
            }
        }
        let names = Set(commands.map { $0.words.joined(separator: "-") + ".1" })
        let files = try FileManager.default.contentsOfDirectory(atPath: Repository.folder + "/Docs/Manual")
        #expect(Set(files) == names, "Docs/Manual has pages of commands that are gone; renew it with: make pages")
    }
}

@Suite("Completions")
struct CompletionTests {
    @Test("of each shell know every command and option", arguments: ["bash", "zsh", "fish"])
    func completeness(_ shell: String) throws {
        let outcome = try Nibwright.run(["--generate-completion-script", shell])
        #expect(outcome.status == 0)
        for (words, command) in try DumpedCommand.root().all() {
            #expect(outcome.output.contains(words.last ?? ""), "\(shell) does not know \(words)")
            for option in command.longOptions {
                #expect(outcome.output.contains(option), "\(shell) does not know --\(option) of \(words)")
            }
        }
    }

    @Test("complete a command's name in bash")
    func bash() throws {
        let script = """
            source <(nibwright --generate-completion-script bash)
            COMP_WORDS=(nibwright pl) COMP_CWORD=1 COMP_LINE="nibwright pl" COMP_POINT=12
            _nibwright nibwright pl nibwright
            echo "${COMPREPLY[*]}"
            """
        let answer = try Nibwright.shell(script, in: Repository.folder).output
        #expect(answer == "plan plugin\n")
    }
}
