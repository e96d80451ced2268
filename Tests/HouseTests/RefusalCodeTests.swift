import Foundation
import Testing

/// Every kind of refusal is declared in one place, and a page says what it means.
@Suite struct RefusalCodeTests {
    /// Ids that a file declares, with their lines.
    private static func declarations(in path: String) throws -> [(id: String, line: Int)] {
        let text = try House.text(path)
        var found: [(String, Int)] = []
        var line = 1
        for part in text.components(separatedBy: "RefusalCode(").dropLast().enumerated().map({ $0 }) {
            line += part.element.components(separatedBy: "\n").count - 1
            let rest = text.components(separatedBy: "RefusalCode(")[part.offset + 1].drop(while: \.isWhitespace)
            if rest.first == "\"" { found.append((String(rest.dropFirst().prefix { $0 != "\"" }), line)) }
        }
        return found
    }

    private static let files = House.swiftFiles(in: "Plugins") + House.swiftFiles(in: "Sources/NibwrightKit/Sources")

    @Test func `codes are declared in files of their own`() throws {
        for file in Self.files where !file.hasSuffix("RefusalCodes.swift") && !file.hasSuffix("/RefusalCode.swift") {
            for (id, line) in try Self.declarations(in: file) {
                Issue.record("\(file):\(line) declares \"\(id)\"; declare it beside the transform's others")
            }
        }
    }

    /// Examples are nobody's built-in transforms, so the repository has no pages of theirs.
    private static let examples = "Plugins/Examples/"

    @Test func `a transform's page lists every code`() throws {
        let folder = House.root.appendingPathComponent("Docs/Transforms").path
        let pages = try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { name in
            try House.text("Docs/Transforms/" + name)
        }
        var count = 0
        let own = Self.files.filter { !$0.hasPrefix(Self.examples) }
        for file in own where file.hasSuffix("RefusalCodes.swift") && !file.hasSuffix("/KitRefusalCodes.swift") {
            for (id, line) in try Self.declarations(in: file) {
                count += 1
                #expect(
                    pages.contains { $0.contains("\n- `\(id)`: ") },
                    "\(file):\(line) declares \"\(id)\", which no transform lists in `refusals`")
            }
        }
        #expect(count > 100)
    }
}
