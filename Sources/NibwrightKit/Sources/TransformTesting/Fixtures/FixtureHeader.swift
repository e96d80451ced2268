import TransformKit

/// The lines above a fixture's first heading: a recipe, or one step of it, and what the case itself says of how to run
/// it.
struct FixtureHeader {
    /// A whole recipe, as YAML.
    let recipe: String
    /// The highest safety level to take; nil where the header names none that there is.
    let allowed: Safety?
    /// A folder whose files the project begins with, relative to the fixture's.
    let base: String?
    /// The lint rule, report or command that the case is about; nil for a transform's.
    let part: FixturePart?

    init(_ lines: [String]) {
        allowed = FixtureContents.level(Self.value(of: "allow", in: lines))
        base = Self.value(of: "from", in: lines)
        part = Self.value(of: "part", in: lines).map { id in
            FixturePart(
                id: id, subject: Self.value(of: "of", in: lines), options: Self.value(of: "with", in: lines) ?? "{}")
        }
        let own = ["allow:", "from:"] + (part == nil ? [] : ["part:", "of:", "with:"])
        let rest = lines.filter { line in !own.contains(where: line.hasPrefix) }
        recipe = rest.contains { $0.hasPrefix("steps:") } ? rest.joined(separator: "\n") + "\n" : Self.recipe(of: rest)
    }

    private static func value(of key: String, in lines: [String]) -> String? {
        lines.first { $0.hasPrefix(key + ":") }.map { line in
            String(line.dropFirst(key.count + 1).drop { $0 == " " })
        }
    }

    private static func recipe(of step: [String]) -> String {
        let lines = step.filter { !$0.isEmpty && !$0.hasPrefix("#") }
        if lines.isEmpty { return "" }
        let indented = lines.enumerated().map { number, line in (number == 0 ? "  - " : "    ") + line }
        return (["schema: 1", "name: fixture", "steps:"] + indented).joined(separator: "\n") + "\n"
    }
}
