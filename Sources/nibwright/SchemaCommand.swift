import ArgumentParser
import Reporting

struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema", abstract: "Print the JSON Schema of what a command prints as JSON.",
        discussion: """
            A format's version counts up when a name goes or means something else. What `plan --save` keeps is for `apply` \
            of the same version alone and has no schema; SARIF, Code Climate, Checkstyle and JUnit have their own.
            """)

    @Argument(help: "A report; without one they are listed.")
    var name: String?

    func run() throws {
        guard let name else {
            for schema in ReportSchema.all { Terminal.say("\(schema.name)  \(schema.summary)\n") }
            return
        }
        guard let schema = ReportSchema.all.first(where: { $0.name == name }) else {
            let known = ReportSchema.all.map(\.name).joined(separator: ", ")
            throw Failure(.usage, "there is no schema \"\(name)\"; known are: \(known)")
        }
        Terminal.print(try schema.text())
    }
}
