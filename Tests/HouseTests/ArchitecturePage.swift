import Foundation

/// What Docs/Architecture.md says about modules: the order in which it draws them, its table, and what plugins import.
struct ArchitecturePage {
    static let path = "Docs/Architecture.md"

    /// The kit's modules as drawn, from the ones that import nothing on; those of one group do not import each other.
    let groups: [[String]]
    /// The modules in the first column of the table that says what each knows.
    let described: [String]
    /// The modules in the first column of the table "a plugin imports".
    let pluginImports: [String]

    init() throws {
        let lines = try House.text(Self.path).components(separatedBy: "\n")
        let drawn = lines.filter { $0.hasPrefix("    ") && $0.contains("◀") }.joined(separator: " ")
        groups = drawn.components(separatedBy: "◀").map { group in
            group.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        }.filter { !$0.isEmpty }
        described = Self.firstColumn(ofTable: "| module |", in: lines)
        pluginImports = Self.firstColumn(ofTable: "| a plugin imports |", in: lines)
    }

    /// Where a module is drawn, counted from the ones that import nothing; nil where it is not.
    func position(of module: String) -> Int? { groups.firstIndex { $0.contains(module) } }

    private static func firstColumn(ofTable header: String, in lines: [String]) -> [String] {
        guard let start = lines.firstIndex(where: { $0.hasPrefix(header) }) else { return [] }
        let rows = lines[(start + 2)...].prefix { $0.hasPrefix("|") }
        return rows.flatMap { row in
            row.dropFirst().prefix { $0 != "|" }.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        }
    }
}
