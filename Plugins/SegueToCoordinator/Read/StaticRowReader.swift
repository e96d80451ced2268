import TransformKit

/// Finds the test for a row of a static table: its index path where code moves no rows, else an outlet.
struct StaticRowReader {
    let reader: SelectionReader

    init(_ reader: SelectionReader) {
        self.reader = reader
    }

    func test() throws(Obstacle) -> CellTest {
        guard reader.controller.isNamed("tableViewController"), reader.list["key"] == "view" else {
            throw reader.blocked(.staticElsewhere, "static cells need a table view controller")
        }
        guard let path = reader.list.indexPath(of: reader.cell) else {
            throw reader.blocked(.rowNotFound, "its place in the table is not known")
        }
        if keepsPlaces, othersAgree(on: path) {
            return .row(section: path.section, row: path.row, title: reader.cell.rowTitle)
        }
        if let name = reader.facts.outlet(to: reader.cell, of: reader.controller, reader.host), othersAgree(on: name) {
            return .outlet(name)
        }
        if !keepsPlaces {
            throw reader.blocked(
                .rowsMoved, "code of \(reader.host.name) moves rows, and no property leads to its cell")
        }
        throw reader.blocked(
            .scenesDiffer, "another scene of \(reader.host.name) has something else in its row")
    }

    /// Whether a selected index path is the one in the document: hiding rows at the end of a section moves no other.
    private var keepsPlaces: Bool {
        guard let (_, member) = reader.facts.method("tableView", "cellForRowAt", of: reader.host) else { return true }
        return !member.isConditional && member.body?.keepsSuperCells == true
    }

    private var others: [Element] {
        reader.facts.controllersOfFamily(of: reader.host).filter { $0 != reader.controller }
    }

    private func othersAgree(on path: (section: Int, row: Int)) -> Bool {
        others.allSatisfy { controller in
            controller.lists(reader.method).allSatisfy { list in
                guard list["dataMode"] == "static" else { return false }
                guard let cell = list.cell(at: path) else { return true }
                return reader.hasSameSegue(cell)
            }
        }
    }

    private func othersAgree(on outlet: String) -> Bool {
        others.allSatisfy { controller in
            controller.connections(of: .outlet).filter { $0.property == outlet }.allSatisfy { connection in
                connection.destination.map(reader.hasSameSegue) ?? true
            }
        }
    }
}

extension Element {
    fileprivate var sectionRows: [[Element]] {
        (child(named: "sections")?.children(named: "tableViewSection") ?? []).map {
            $0.child(named: "cells")?.children(named: "tableViewCell") ?? []
        }
    }

    func indexPath(of cell: Element) -> (section: Int, row: Int)? {
        for (section, rows) in sectionRows.enumerated() {
            if let row = rows.firstIndex(of: cell) { return (section, row) }
        }
        return nil
    }

    fileprivate func cell(at path: (section: Int, row: Int)) -> Element? {
        let sections = sectionRows
        guard sections.indices.contains(path.section), sections[path.section].indices.contains(path.row) else {
            return nil
        }
        return sections[path.section][path.row]
    }

    /// The first text in the row that is not a placeholder, shortened to 40 characters.
    var rowTitle: String? {
        let texts = descendants.filter { $0.isNamed("label") }.compactMap { $0["text"] }
        let title = texts.first { !["", "Label", "Title"].contains($0) } ?? userLabel
        return title.map { String($0.split(whereSeparator: \.isNewline).joined(separator: " ").prefix(40)) }
    }
}
