import ArgumentParser
import Linting
import Planning
import Reporting
import SourceText

/// The form of a report that `--format` names: one of the tool's own, or one that a plugin brings.
struct ReportFormat: ExpressibleByArgument, Equatable, Sendable {
    static let text = ReportFormat(argument: "text")

    private static let aliases = ["gitlab": "codeclimate"]

    /// The word on the command line.
    let name: String

    /// Takes any word: which forms there are is known once the plugins are loaded.
    init(argument: String) { name = argument }

    private var id: String { Self.aliases[name] ?? name }

    /// The form that a command writes where none is named: what the ending of the file says, else text.
    ///
    /// - Parameter cast: from any reporter to one that writes what the command has.
    static func usual<Kind>(for file: ReportFile?, _ cast: (any Reporter.Type) -> Kind?) -> ReportFormat {
        guard let file, BuiltInReports.ids(cast).contains(file.formatName) else { return .text }
        return ReportFormat(argument: file.formatName)
    }

    /// Whether no plugin needs to be loaded for it.
    var isBuiltIn: Bool { BuiltInReports.all.contains { $0.description.id == id } }

    /// The type that writes the report.
    ///
    /// - Parameters:
    ///   - reporters: those that are there.
    ///   - command: for messages.
    ///   - cast: from any reporter to one that writes what the command has.
    func reporter<Kind>(
        among reporters: [any Reporter.Type], of command: String, _ cast: (any Reporter.Type) -> Kind?
    ) throws -> Kind {
        if let kind = reporters.first(where: { $0.description.id == id }).flatMap(cast) { return kind }
        let own = BuiltInReports.ids(cast)
        let names =
            own + reporters.filter { cast($0) != nil }.map { $0.description.id }.filter { !own.contains($0) }
        throw Failure(
            .usage,
            "there is no format \"\(name.excerpt)\" of \(command); known are: " + names.joined(separator: ", ")
                + " (nibwright plugin lists what plugins bring)")
    }

    /// What a shell proposes after `--format`.
    static func completion<Kind>(_ cast: (any Reporter.Type) -> Kind?) -> CompletionKind {
        let ids = BuiltInReports.ids(cast)
        return .list(ids + aliases.filter { ids.contains($0.value) }.keys.sorted())
    }
}
