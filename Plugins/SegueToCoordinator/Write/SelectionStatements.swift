import SwiftWriting
import TransformKit

/// The statements at the start of a delegate method that replace the segues of cells.
struct SelectionStatements {
    /// A cell with the route that it starts.
    struct Case: Hashable {
        let entry: SelectionEntry
        let route: Route
        /// Whether `shouldPerformSegue(withIdentifier:sender:)` is called before.
        let callsShouldPerform: Bool
    }

    let cases: [Case]
    let method: SelectionMethod
    /// The names of the method's parameters for the list and the index path.
    let parameters: (list: String, path: String)
    /// Identifiers of the method's own code.
    let words: Set<String>

    var lines: [String] {
        let known = knownCell
        let start = known.isBound ? ["let \(known.name) = \(cellExpression)"] : []
        let sorted = cases.sorted(by: Self.isBefore)
        let prototype = prototypeName
        let telling = prototype == nil ? [] : ["let \(prototype ?? "") = \(known.name)?.reuseIdentifier"]
        if sorted.count > 1, sorted.allSatisfy({ $0.entry.list == nil }), let subject = prototype ?? subject {
            return start + telling + ["switch \(subject) {"] + switchCases(sorted, known.name)
                + ["default:", "    break", "}"]
        }
        return start + telling + sorted.flatMap { conditional($0, known.name, prototype) }
    }

    // MARK: The cell

    private var cellExpression: String { "\(parameters.list).\(method.cellMethod)(at: \(parameters.path))" }

    /// The cell's expression, or a local constant for it where it is used more than once.
    private var knownCell: (name: String, isBound: Bool) {
        let uses = cases.reduce(0) {
            $0 + ($1.route.method.sender.label == nil ? 0 : 1) + ($1.callsShouldPerform ? 1 : 0)
                + ($1.entry.cell.isAboutCell ? 1 : 0)
        }
        guard uses > 1 else { return (cellExpression, false) }
        let taken = words.union(cases.compactMap { if case .outlet(let name) = $0.entry.cell { name } else { nil } })
        let name = ["cell", "selectedCell", "cellOfSegue"].first { !taken.contains($0) }
        return name.map { ($0, true) } ?? (cellExpression, false)
    }

    // MARK: Distinguishing cells

    /// The local constant for the reuse identifier; nil unless every cell is recognized by it.
    private var prototypeName: String? {
        guard cases.allSatisfy({ if case .reuseIdentifier = $0.entry.cell { true } else { false } }) else { return nil }
        return ["prototype", "cellPrototype", "prototypeOfSegue"].first { !words.contains($0) }
    }

    private var subject: String? {
        cases.allSatisfy { if case .row = $0.entry.cell { true } else { false } } ? parameters.path : nil
    }

    /// The cases of a `switch`. Cells with the same route share one, except rows, each of which has a comment with its
    /// title.
    private func switchCases(_ cases: [Case], _ cell: String) -> [String] {
        var patterns: [(item: Case, text: String, comment: String)] = []
        for item in cases {
            switch item.entry.cell {
            case .reuseIdentifier(let identifier):
                if let same = patterns.firstIndex(where: {
                    $0.item.route == item.route && $0.item.callsShouldPerform == item.callsShouldPerform
                }) {
                    patterns[same].text += ", " + identifier.swiftLiteral
                } else {
                    patterns.append((item, identifier.swiftLiteral, ""))
                }
            case .row(let section, let row, let title):
                patterns.append((item, "[\(section), \(row)]", title.map { "  // \($0)" } ?? ""))
            case .any, .outlet: break
            }
        }
        return patterns.flatMap { pattern in
            let call = call(pattern.item, cell)
            let inner =
                pattern.item.callsShouldPerform
                ? ["if \(question(pattern.item, cell)) {"] + call.map { "    " + $0 } + ["}"] : call
            return ["case \(pattern.text):\(pattern.comment)"] + inner.map { "    " + $0 }
        }
    }

    private func conditional(_ item: Case, _ cell: String, _ prototype: String?) -> [String] {
        var conditions: [String] = []
        var comment: [String] = []
        if let list = item.entry.list { conditions.append("\(parameters.list) == \(list)") }
        switch item.entry.cell {
        case .any: break
        case .reuseIdentifier(let identifier):
            conditions.append("\(prototype ?? "\(cell)?.reuseIdentifier") == \(identifier.swiftLiteral)")
        case .row(let section, let row, let title):
            conditions.append("\(parameters.path) == [\(section), \(row)]")
            comment = title.map { ["// \($0)"] } ?? []
        case .outlet(let name): conditions.append("\(cell) === \(name)")
        }
        if item.callsShouldPerform { conditions.append(question(item, cell)) }
        if conditions.isEmpty { return call(item, cell) }
        return comment + ["if \(conditions.joined(separator: ", ")) {"] + call(item, cell).map { "    " + $0 } + ["}"]
    }

    // MARK: Calls

    private func question(_ item: Case, _ cell: String) -> String {
        "shouldPerformSegue(withIdentifier: \((item.route.identifier ?? "").swiftLiteral), sender: \(cell))"
    }

    private func call(_ item: Case, _ cell: String) -> [String] {
        item.route.method.call(
            sender: cell, besides: words.union([cell, parameters.list, parameters.path]), indexPath: parameters.path,
            width: 90)
    }

    private static func isBefore(_ left: Case, _ right: Case) -> Bool {
        if case .row(let section, let row, _) = left.entry.cell,
            case .row(let other, let otherRow, _) = right.entry.cell,
            (section, row) != (other, otherRow)
        {
            return (section, row) < (other, otherRow)
        }
        return left.entry.transition.place < right.entry.transition.place
    }
}

extension CellTest {
    fileprivate var isAboutCell: Bool {
        switch self {
        case .reuseIdentifier, .outlet: true
        case .any, .row: false
        }
    }
}
