import Foundation
import Testing

@Suite("The way to swift-syntax's parser")
struct ParserDoorTests {
    /// A parse elsewhere would read what `SwiftShape` refuses: 53 bytes could hold up a command.
    @Test("leads through SwiftSyntaxTree alone, in the kit, the tool and the plugins")
    func door() throws {
        let root = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }
        var callers: [String] = []
        for folder in ["Sources/NibwrightKit/Sources", "Sources/nibwright", "Plugins"] {
            let files = try FileManager.default.subpathsOfDirectory(atPath: "\(root)/\(folder)")
            for file in files where file.hasSuffix(".swift") {
                let text = try String(contentsOfFile: "\(root)/\(folder)/\(file)", encoding: .utf8)
                if text.contains(/\bParser(\.parse)?\(/) || text.contains("import SwiftParser") { callers.append(file) }
            }
        }
        #expect(callers == ["SwiftCode/Bounds/SwiftSyntaxTree.swift"], "parse with SwiftSyntaxTree instead")
    }
}
