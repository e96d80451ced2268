import ArgumentParser
import Foundation
import Growth

struct GrowthTable: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "growth", abstract: "Measure how cost grows with each thing that a project can have many of.",
        discussion: """
            For each way in which a project can be large, and each command: the exponent by counted steps and by CPU time from \
            one size to four times as many, and the time at the larger size. 1 is proportional, 2 is quadratic. Counting \
            steps needs Linux.
            """)

    @Argument(help: "Names of dimensions, or parts of them; without any, all.")
    var names: [String] = []

    @Option(help: "How many times as many as where the tests count.")
    var scale: Int = 4

    @Option(help: "The folder of the build.")
    var build: String = ".build/debug"

    @Option(help: "The folder of the recipes.")
    var recipes: String = "Recipes"

    func run() throws {
        let folder = URL(fileURLWithPath: build)
        let meter = GrowthMeter(
            tool: folder.appendingPathComponent("nibwright").path,
            counter: folder.appendingPathComponent("libWorkCount.so").path,
            recipes: URL(fileURLWithPath: recipes).path)
        for dimension in GrowthDimension.all where names.isEmpty || names.contains(where: dimension.name.contains) {
            let count = dimension.start * scale
            let less = try meter.costs(of: dimension, count: count)
            let more = try meter.costs(of: dimension, count: count * 4)
            for command in dimension.commands {
                guard let few = less[command], let many = more[command] else { continue }
                print(row(dimension, command, few, many, count: count * 4))
            }
        }
    }

    private func row(
        _ dimension: GrowthDimension, _ command: GrowthCommand, _ few: GrowthMeter.Cost, _ many: GrowthMeter.Cost,
        count: Int
    ) -> String {
        let steps = GrowthMeter.exponent(Double(few.steps), Double(many.steps), times: 4)
        let time = GrowthMeter.exponent(few.processorSeconds, many.processorSeconds, times: 4)
        let name = dimension.name.padding(toLength: 54, withPad: " ", startingAt: 0)
        let verb = command.rawValue.padding(toLength: 10, withPad: " ", startingAt: 0)
        return name + verb
            + String(
                format: "steps n^%.2f  time n^%.2f  %6d: %.2f s", steps, time, count, many.processorSeconds)
    }
}
