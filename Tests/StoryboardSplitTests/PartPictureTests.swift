import Testing
import TransformKit
import TransformTesting

@testable import StoryboardSplit

@Suite("Pictures of parts")
struct PartPictureTests {
    private let text = StoryboardText(
        initial: "menu",
        [
            "menu: MenuViewController > show nav", "nav > rootViewController list",
            "list: OrderListViewController > show detail", "detail: OrderDetailViewController",
        ])

    @Test("Each document is a box with its scenes, and the segues that cross are listed below")
    func picture() throws {
        let partition = try #require(ScenePartition(text, maximumScenes: 3))
        #expect(
            PartPicture(partition, names: ["Main", "Orders"]).lines == [
                "App/Main.storyboard: 4 scenes in 2 documents, 1 of 3 segues crosses",
                "╭─ Main ── 1 scene, stays ───────╮",
                "│ ▸ MenuViewController (initial) │",
                "╰────────────────────────────────╯",
                "╭─ Orders ── 3 scenes ──────────────────────────────╮",
                "│ ▸ Navigation Controller › OrderListViewController │",
                "│   OrderListViewController                         │",
                "│   OrderDetailViewController                       │",
                "╰───────────────────────────────────────────────────╯",
                "Segues that cross",
                "  Main",
                "    MenuViewController: show ─▶ Orders: Navigation Controller › OrderListViewController",
            ])
    }

    @Test("No line is wider than a terminal, whatever scenes are called")
    func width() throws {
        var text = StoryboardText(initial: "first", ["first > show x0, show x1"])
        for number in 0..<40 {
            let title = String(repeating: number % 2 == 0 ? "設定" : "Long title&#10;", count: 30)
            text.add(literal: ["x\(number) title=\"\(title)\""])
        }
        let partition = try #require(ScenePartition(text, maximumScenes: 10))
        let lines = PartPicture(partition, names: Array(repeating: String(repeating: "Name", count: 40), count: 9))
            .lines
        #expect(lines.dropFirst().allSatisfy { $0.columnCount <= 110 && !$0.contains("\n") })
        // A box is as wide at its end as at its beginning.
        let widths = lines.filter { "╭│╰".contains($0.first ?? " ") }.map(\.columnCount)
        #expect(zip(widths, widths.dropFirst()).filter { $0 != $1 }.count < partition.parts.count)
    }

    @Test("Crossing segues tell kind, identifier and both parts, from a partition and from a division")
    func crossings() throws {
        let partition = try #require(ScenePartition(text, maximumScenes: 3))
        let crossing = try #require(partition.crossings.first)
        #expect(partition.crossings.count == 1)
        #expect(crossing.source.controller?.id == "menu")
        #expect(crossing.destination.controller?.id == "nav")
        #expect([crossing.from, crossing.to] == [0, 1])
        #expect(crossing.kind == "show")
        #expect(crossing.identifier == nil)
        let division = partition.division(names: ["Main", "Orders"])
        #expect(division.crossings.count == 1)
        #expect(division.parts.map { $0.initial?.id } == ["menu", nil])
    }
}
