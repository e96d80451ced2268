import ArgumentParser
import PluginHost
import Reporting
import SourceText

/// What `--format` names: a form of the tool's own, or a report that a plugin brings.
enum ReportChoice<Own: ExpressibleByArgument & Equatable & Sendable>: ExpressibleByArgument, Equatable, Sendable {
    case own(Own)
    case ofPlugin(String)

    /// Any other word may be a plugin's: which ones there are is known once the plugins are loaded.
    init?(argument: String) {
        self = Own(argument: argument).map(Self.own) ?? .ofPlugin(argument)
    }

    static var allValueStrings: [String] { Own.allValueStrings }

    /// The plugin's type that writes the report; nil where the form is the tool's own.
    ///
    /// - Parameter cast: from any reporter to one that writes what the command has.
    func reporter<Kind>(
        among plugins: Plugins, of command: String, _ cast: (any Reporter.Type) -> Kind?
    ) throws -> Kind? {
        guard case .ofPlugin(let id) = self else { return nil }
        let reporters = plugins.reporters
        if let type = reporters.first(where: { $0.description.id == id }) {
            if let kind = cast(type) { return kind }
            throw Failure(.usage, "the report \"\(id)\" of a plugin is not one of \(command)")
        }
        let names = Own.allValueStrings + reporters.filter { cast($0) != nil }.map { $0.description.id }
        throw Failure(
            .usage,
            "there is no format \"\(id.excerpt)\" of \(command); known are: " + names.joined(separator: ", ")
                + " (nibwright plugin lists what plugins bring)")
    }
}
