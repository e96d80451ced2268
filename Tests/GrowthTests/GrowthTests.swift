import Growth
import Testing
import TransformTesting

/// Four times as many of one thing may take 4^1.3 = 6 times the work, whatever the thing is.
///
/// Work is counted, not timed: `libWorkCount` is loaded before the tool and counts the objects that it makes and keeps, so the
/// numbers are the same on a busy machine. A scan in a loop shows at these sizes: it would take up to 16 times the work.
struct GrowthTests {
    private static let mostExponent = 1.3

    @Test(.enabled(if: canCount, "steps are counted on Linux alone"), arguments: GrowthDimension.all.map(\.name))
    func growsNoFasterThanAllowed(_ name: String) throws {
        let dimension = try #require(GrowthDimension.named(name))
        let meter = GrowthMeter(
            tool: try #require(BuildFolder.product("nibwright")),
            counter: try #require(BuildFolder.product("libWorkCount.so")), recipes: Repository.folder + "/Recipes")
        let less = try meter.costs(of: dimension, count: dimension.start)
        let more = try meter.costs(of: dimension, count: dimension.start * 4)
        for command in dimension.commands {
            let (few, many) = (try #require(less[command]).steps, try #require(more[command]).steps)
            let exponent = GrowthMeter.exponent(Double(few), Double(many), times: 4)
            #expect(
                exponent <= Self.mostExponent,
                "\(name): \(command.rawValue) takes \(few) steps for \(dimension.start), \(many) for four times as many"
            )
        }
    }

    private static var canCount: Bool {
        #if os(Linux)
            true
        #else
            false
        #endif
    }
}

/// The checkout that this file lies in.
private enum Repository {
    static let folder = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }
}
