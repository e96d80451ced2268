import Testing
import TransformKit

@testable import SegueToCoordinator

@Suite("Delegate methods in place of static rows' segues") struct TriggerStaticRowTests {
    private func project(_ code: String, outlet: String? = nil) -> SegueProject {
        func row(_ id: String, _ title: String, _ segue: String) -> String {
            "<tableViewCell id=\"\(id)\"><label text=\"\(title)\" id=\"\(id)-l\"/>"
                + "<connections>\(segue)</connections></tableViewCell>"
        }
        let rows = [
            row("c-1", "Help", SceneText.segue("s-1", to: "b", identifier: "openHelp")),
            row("c-2", "About", SceneText.segue("s-2", to: "b", identifier: "openAbout")),
        ]
        let sections = rows.enumerated().map { place, row in
            "<tableViewSection id=\"n-\(place)\"><cells>\(row)</cells></tableViewSection>"
        }.joined()
        let connections = outlet.map { ["<outlet property=\"\($0)\" destination=\"c-1\" id=\"o-1\"/>"] } ?? []
        let scene = SceneText(
            id: "a", element: "tableViewController", className: "AController",
            view: "<tableView key=\"view\" dataMode=\"static\" id=\"t-1\"><sections>\(sections)</sections></tableView>",
            connections: connections)
        return SegueProject([scene, SceneText(id: "b", className: "BController")], swift: ["A.swift": code])
    }

    @Test("rows are told by their places, and named in a comment") func places() {
        #expect(
            project("class AController: UITableViewController {}").methods.dropFirst().dropLast() == [
                "    let cell = tableView.cellForRow(at: indexPath)", "    switch indexPath {",
                "    case [0, 0]:  // Help", "        navigation.openHelp(from: self, sender: cell)",
                "    case [1, 0]:  // About", "        navigation.openAbout(from: self, sender: cell)",
                "    default:", "        break", "    }",
            ])
    }

    private func overriding(_ body: String) -> String {
        """
        class AController: UITableViewController {
            @IBOutlet var helpCell: UITableViewCell!
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                \(body)
            }
        }
        """
    }

    @Test("code may change the cells of its superclass, and may not move them") func moved() {
        let changes = "let cell = super.tableView(tableView, cellForRowAt: indexPath); cell.tag = 1; return cell"
        #expect(project(overriding(changes)).obstacles == [nil, nil])
        let casts = changes.replacing("return", with: "if let cell = cell as? BadgeCell { cell.tag = 2 }; return")
        #expect(project(overriding(casts)).obstacles == [nil, nil])
        let moves = "return super.tableView(tableView, cellForRowAt: IndexPath(row: 0, section: 1))"
        #expect(project(overriding(moves)).obstacles == ["rows-moved", "rows-moved"])
        #expect(project(overriding(moves), outlet: "helpCell").obstacles == [nil, "rows-moved"])
        #expect(
            project(overriding("tableView.dequeueReusableCell(withIdentifier: \"x\")!")).obstacles == [
                "rows-moved", "rows-moved",
            ])
    }
}
