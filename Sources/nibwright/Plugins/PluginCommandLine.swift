import Foundation
import OptionReading
import PluginHost
import Reporting
import SourceText
import TransformKit
import YAMLCode

/// `nibwright <command of a plugin> [PROJECT] [--option value …]`.
struct PluginCommandLine {
    private let type: any ProjectCommand.Type
    private let project: String
    private let arguments: [String]
    private let reading: ReadingOptions

    /// Nil where the first word is none of a plugin's commands; the tool's own come first.
    init?(_ arguments: [String]) throws {
        guard let name = arguments.first, !name.hasPrefix("-"), !Nibwright.commandNames.contains(name) else {
            return nil
        }
        var others = Array(arguments.dropFirst())
        let limits = try WorkerLimits.taken(from: &others)
        let project = others.first.map { !$0.hasPrefix("-") } == true ? others.removeFirst() : "."
        guard FileManager.default.isFolder(project) == true || others.contains("--help") else { return nil }
        var extensions = try ExtensionOptions.parse([])
        extensions.limits = limits
        let plugins = try Plugins.all(of: [project], extensions: extensions)
        guard let type = plugins.commands.first(where: { $0.description.id == name }) else { return nil }
        self.type = type
        self.project = project
        self.arguments = others
        reading = try ReadingOptions.parse([])
    }

    func run() throws {
        guard !arguments.contains("--help"), !arguments.contains("-h") else { return Terminal.say(help) }
        let description = type.description
        let given = try settings()
        let values: OptionValues
        do throws(SettingReader.Invalid) {
            values = try SettingReader(files: OptionFiles.reader(projects: [project]))
                .values(given, of: description.options, called: "\"\(description.id)\"")
        } catch {
            throw Failure(.usage, error.problems.map(\.description).joined(separator: "\n"))
        }
        let loaded = reading.load(try reading.open(project))
        let answer = try PluginCall.run(type, ended: Plugins.fail) { () throws(Failure) in
            type.init(options: values).run(on: loaded.graph)
        }
        Terminal.print(answer.text)
        if answer.isPending { throw Leave(code: .pending) }
    }

    /// The options as they were given: `--name value`, `--name=value`, and `--name` alone for one that is true or false.
    private func settings() throws(Failure) -> [String: String] {
        var settings: [String: String] = [:]
        var rest = arguments[...]
        while let word = rest.popFirst() {
            guard word.hasPrefix("--"), word.count > 2 else {
                throw Failure(.usage, "\"\(word)\" is no option; \(usage)")
            }
            let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(parts[0])
            let isFlag = type.description.options.contains { $0.name == name && $0.type == .boolean }
            let value: String
            if parts.count == 2 {
                value = String(parts[1])
            } else if isFlag, rest.first.map({ $0 != "true" && $0 != "false" }) ?? true {
                value = "true"
            } else if let next = rest.popFirst() {
                value = next
            } else {
                throw Failure(.usage, "--\(name) needs a value; \(usage)")
            }
            guard settings.updateValue(value, forKey: name) == nil else {
                throw Failure(.usage, "--\(name) is given twice")
            }
        }
        return settings
    }

    private var usage: String { "usage: nibwright \(type.description.id) [PROJECT] [--option value …]" }

    private var help: String {
        var text = "\(type.description.summary)\n\n\(usage)\n"
        for option in type.description.options {
            text += "  --\(option.name)  \(option.type)\(option.isRequired ? ", required" : ""). \(option.summary)\n"
        }
        return text
    }
}
