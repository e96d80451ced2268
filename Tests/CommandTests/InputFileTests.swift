import Foundation
import Testing

/// Files beside the sources, which a stranger's repository may bring.
@Suite("A file that a command reads or writes beside the sources")
struct InputFileTests {
    private static let names = [
        ".nibwright.yml", Project.storyboardPath + ".nibwright.yml", ".nibwright-baseline.json",
    ]

    @Test("is not read through a link", arguments: names)
    func link(name: String) throws {
        let project = try Project.card()
        try project.write("root:*:20228:0:99999: 7\n", to: "../secret")
        try project.link(name, to: project.root + "/../secret")
        let outcome = try Nibwright.run(["lint", project.root])
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("symbolic link") && !outcome.errors.contains("20228"))
        try FileManager.default.removeItem(atPath: project.absolute(name))
        try project.link(name, to: "/dev/zero")
        #expect(try Nibwright.run(["lint", project.root]).status == 2)
    }

    @Test("is not waited for", arguments: names)
    func pipe(name: String) throws {
        let project = try Project.card()
        #expect(mkfifo(project.absolute(name), 0o600) == 0)
        let outcome = try Nibwright.run(["lint", project.root])
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("it is no regular file"))
    }

    @Test("is named in an error by no more than the beginning of a key")
    func excerpt() throws {
        let project = try Project.card()
        let key = String(repeating: "k", count: 900) + "\\e[31m"
        try project.write("\"\(key)\": 1\n", to: ".nibwright.yml")
        let outcome = try Nibwright.run(["lint", project.root])
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("unknown key \"kkk") && outcome.errors.count < 500)
    }

    @Test("is not read where a recipe names it far from the recipe and the project")
    func namedByRecipe() throws {
        let project = try Project.card()
        try project.write("secret: line\n", to: "../secret.yml")
        let step = "schema: 1\nname: r\nsummary: x\nsteps:\n  - use: color-palette\n    with: {palette: "
        for name in ["../secret.yml", project.root + "/../secret.yml"] {
            try project.write(step + name + "}\n", to: "r.yml")
            let outcome = try Nibwright.run(["plan", project.absolute("r.yml"), project.root])
            #expect(outcome.status == 2 && outcome.errors.contains("neither beside the recipe nor in the project"))
        }
        try project.write("schema: 1\nname: r\nsummary: x\ninclude: [../secret.yml]\nsteps: []\n", to: "r.yml")
        let included = try Nibwright.run(["plan", project.absolute("r.yml"), project.root])
        #expect(included.status == 2 && !included.errors.contains("secret: line"))
    }

    @Test("is not written through a link in the project, and is outside of it")
    func written() throws {
        let project = try Project.card()
        try project.write("precious", to: "../precious")
        let precious = project.root + "/../precious"
        for name in [".nibwright-baseline.json", "report.json"] { try project.link(name, to: "../precious") }
        try project.link("out", to: "..")
        let commands = [
            ["lint", project.root, "--write-baseline"], ["lint", project.root, "-o", project.absolute("report.json")],
            ["lint", project.root, "-o", project.absolute("out/report.json")],
            ["graph", project.root, "-o", project.absolute("report.json")],
            ["palette", project.root, "-o", project.absolute("report.json")],
            ["plan", Nibwright.recipe, project.root, "--save", project.absolute("report.json")],
        ]
        for command in commands {
            let outcome = try Nibwright.run(command)
            #expect(outcome.status == 2 && outcome.errors.contains("symbolic link"), "\(command)")
        }
        #expect(try String(contentsOfFile: precious, encoding: .utf8) == "precious")
        #expect(!FileManager.default.fileExists(atPath: project.root + "/../report.json"))
        // Outside, links are the user's own.
        try project.write("", to: "../target.json")
        try project.link("../mine.json", to: "target.json")
        #expect(try Nibwright.run(["graph", project.root, "-o", project.root + "/../mine.json"]).status == 0)
        try FileManager.default.removeItem(atPath: project.absolute("report.json"))
        #expect(try Nibwright.run(["graph", project.root, "-o", project.absolute("report.json")]).status == 0)
        #expect(!project.text("report.json").isEmpty)
    }
}
