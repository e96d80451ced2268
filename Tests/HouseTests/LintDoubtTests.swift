import Foundation
import Testing

/// Every built-in rule that is not certain of a finding says why.
@Suite struct LintDoubtTests {
    @Test func `rules give a doubt, not only that there is one`() throws {
        for file in House.swiftFiles(in: "Sources/NibwrightKit/Sources/Linting/Rules") {
            for (number, line) in try House.text(file).components(separatedBy: "\n").enumerated()
            where line.contains("isCertain: ") && !line.contains("var isCertain") {
                Issue.record("\(file):\(number + 1) is not certain and does not say why; give the finding a `doubt`")
            }
        }
    }
}
