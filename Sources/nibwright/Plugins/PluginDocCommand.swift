import ArgumentParser
import Foundation
import Linting
import Reporting
import TransformKit

struct PluginDocCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doc", abstract: "Print the page of what a plugin brings, in Markdown.")

    @Argument(help: "A plugin's source or a built plugin.")
    var file: String

    @OptionGroup var limits: WorkerLimits

    func run() throws {
        var plugins = try Plugins(projects: [], choice: .none, limits: limits)
        let known = Set(plugins.loader.parts.map { $0.part })
        try plugins.load(file: file)
        if let refused = plugins.loader.refused.first { throw Failure(.plugin, "\(refused)") }
        let transforms = plugins.transforms.map { $0.description }
        let pages = plugins.loader.parts.filter { !known.contains($0.part) }.map { part in
            switch part {
            case let type as any Transform.Type: TransformPage.text(type.description)
            case let type as any LintRule.Type: LintRulePage.text(type.description, transforms: transforms)
            default: PartPage.text(part)
            }
        }
        Terminal.print(pages.joined(separator: "\n"))
    }
}
