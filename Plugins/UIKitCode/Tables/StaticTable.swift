import TransformKit

/// The rows that a document gives a table view controller: a static table.
struct StaticTable {
    struct Section {
        let element: Element
        /// Expressions of its texts; nil for none.
        let header: String?
        let footer: String?
        let cells: [Element]
    }

    let sections: [Section]

    /// Cells whose row has a height of its own, with the height.
    let heights: [(cell: Element, height: String)]

    var cells: [Element] { sections.flatMap(\.cells) }
    var hasHeaders: Bool { sections.contains { $0.header != nil } }
    var hasFooters: Bool { sections.contains { $0.footer != nil } }

    /// Whether a table has its rows in the document.
    static func isStatic(_ table: Element) -> Bool {
        table.isNamed("tableView") && table["dataMode"] == "static" && table.child(named: "sections") != nil
            && table.parent?.isNamed("tableViewController") == true
    }

    /// - Throws: the reason why code cannot say the sections.
    init(_ table: Element, _ values: ValueText) throws(Obstacle) {
        var sections: [Section] = []
        var heights: [(cell: Element, height: String)] = []
        for section in table.child(named: "sections")?.children ?? [] {
            guard section.isNamed("tableViewSection") else { throw Obstacle.notYet(section, "a `\(section.name)`") }
            var texts = ["headerTitle": section["headerTitle"], "footerTitle": section["footerTitle"]]
            let known: Set = ["headerTitle", "footerTitle", "id", "userLabel", "colorLabel"]
            if let other = section.attributes.first(where: { !known.contains($0.name) }) {
                throw Obstacle.notYet(section, "“\(other.name)”")
            }
            var cells: [Element] = []
            for child in section.children {
                switch child["key"] ?? child.name {
                case "cells": cells = child.children
                case let key where texts.keys.contains(key) && child.isText: texts[key] = child.text
                case "userComments": continue
                case let key: throw Obstacle.notYet(child, "`\(key)` of a section")
                }
            }
            for cell in cells {
                guard cell.isNamed("tableViewCell") else { throw Obstacle.notYet(cell, "a `\(cell.name)`") }
                guard let written = cell["rowHeight"], written != table["rowHeight"] else { continue }
                guard let height = SwiftNumber.text(written) else { throw Obstacle.notYet(cell, "its height") }
                heights.append((cell, height))
            }
            var expressions: [String: String] = [:]
            for (key, text) in texts.sorted(by: { $0.key < $1.key }) {
                guard let text = text.flatMap(\.self), !text.isEmpty else { continue }
                expressions[key] = try values.text(text, key, of: section)
            }
            sections.append(
                Section(
                    element: section, header: expressions["headerTitle"], footer: expressions["footerTitle"],
                    cells: cells))
        }
        self.sections = sections
        self.heights = heights
    }

    // MARK: Members

    /// The names that the class of the table has for its rows and their texts.
    static let memberNames: Set = ["cells", "headers", "footers", "rowHeights"]

    /// The properties of the table's class.
    ///
    /// - Parameters:
    ///   - names: the properties of the cells.
    ///   - asked: which of them code asks for.
    func members(_ names: [Element: String], asked: Set<String>) -> [[String]] {
        let rows = sections.map { section in "[" + section.cells.map { names[$0] ?? "" }.joined(separator: ", ") + "]" }
        var members = [Self.list("lazy var cells: [[UITableViewCell]]", rows)]
        if asked.contains("headers") {
            members.append(Self.list("let headers: [String?]", sections.map { $0.header ?? "nil" }))
        }
        if asked.contains("footers") {
            members.append(Self.list("let footers: [String?]", sections.map { $0.footer ?? "nil" }))
        }
        if !heights.isEmpty {
            let entries = heights.map { "\(names[$0.cell] ?? ""): \($0.height)" }
            members.append(Self.list("lazy var rowHeights: [UITableViewCell: CGFloat]", entries))
        }
        return members
    }

    private static func list(_ declaration: String, _ entries: [String]) -> [String] {
        let line = "\(declaration) = [\(entries.joined(separator: ", "))]"
        if line.count < 90, entries.count < 2 || !declaration.contains("[[") { return [line] }
        return ["\(declaration) = ["] + entries.map { "    \($0)," } + ["]"]
    }
}

extension Element {
    fileprivate var isText: Bool { isNamed("string") || isNamed("mutableString") }
}
