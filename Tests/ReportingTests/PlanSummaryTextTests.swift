import Planning
import Reporting
import Testing

@Suite("A plan's summary")
struct PlanSummaryTextTests {
    private func plan(_ folder: String) throws -> Plan {
        let path = { (number: Int) in "\(folder)/Sources/Account/Settings/SomeViewControllerWithAName\(number).swift" }
        let cafe = try Cafe(Dictionary(uniqueKeysWithValues: (1...6).map { (path($0), "let a = 1\n") }))
        return try cafe.plan(
            (1...5).map { edit("theOutletThatMatters\($0)", path($0), 4..<5, "b") }
                + [edit("theOutletThatIsHeldBack", path(6), 4..<5, "b", .review)])
    }

    private func text(_ plan: Plan) -> String {
        PlanSummaryText(style: TerminalStyle(usesColor: false, width: 100)).text(plan)
    }

    @Test("says every title in full, however long the paths are")
    func titles() throws {
        let lines = text(try plan("Modules" + String(repeating: "/Features/Modules", count: 5)))
            .split(separator: "\n").map(String.init)
        #expect(lines.contains("  change theOutletThatIsHeldBack"))
        for number in 1...5 {
            #expect(lines.contains { $0.hasPrefix("   1 × ") && $0.contains("change theOutletThatMatters\(number)") })
        }
    }
}
