import Testing

@Suite("nibwright palette")
struct PaletteCommandTests {
    private static let sample = "Tests/Fixtures/Projects/BeanThere"

    @Test("shows colors with their uses, and blocks of color where colors are wanted")
    func words() throws {
        let outcome = try Nibwright.run(["palette", Self.sample])
        #expect(outcome.status == 0 && outcome.errors == "")
        #expect(outcome.output.hasPrefix("Palette of BeanThere\n"))
        #expect(!outcome.output.contains("\u{1B}"))
        #expect(try Nibwright.run(["palette", Self.sample, "--color", "always"]).output.contains("\u{1B}[48;2;"))
    }

    @Test("writes what the ending of the output file says, or what was asked for")
    func files() throws {
        let project = try Project.beanThere()
        for (arguments, file, beginning) in [
            (["-o", "palette.html"], "palette.html", "<!DOCTYPE html>"),
            (["-o", "palette.json"], "palette.json", "{\n"),
            (["-o", "palette.txt"], "palette.txt", "Palette of"),
            (["--format", "html", "-o", "palette"], "palette", "<!DOCTYPE html>"),
        ] {
            let outcome = try Nibwright.run(["palette", project.root] + arguments, in: project.root)
            #expect(outcome.status == 0 && outcome.output == "")
            #expect(project.text(file).hasPrefix(beginning))
        }
    }

    @Test("gives the same bytes with any number of threads", arguments: ["html", "json", "text"])
    func threads(_ format: String) throws {
        let outputs = try ["1", "2", "5"].map { threads in
            try Nibwright.run(["palette", Self.sample, "--format", format, "--threads", threads]).output
        }
        #expect(Set(outputs).count == 1)
    }

    @Test(
        "refuses what it cannot do",
        arguments: [
            (["--merge-within=-1"], "--merge-within must be between 0 and 10"),
            (["--merge-within=nan"], "--merge-within must be between 0 and 10"),
            (["-o", "no/palette.html"], "create it with: mkdir -p no"), (["-o", "Tests"], "it is a folder"),
        ])
    func mistakes(_ arguments: [String], _ message: String) throws {
        let outcome = try Nibwright.run(["palette", Self.sample] + arguments)
        #expect(outcome.status == 2 && outcome.output == "")
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }
}
