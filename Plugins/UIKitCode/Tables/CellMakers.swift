import TransformKit

/// Methods that make the rows of a static table that are alike, so that the class says once what Interface Builder says of each.
struct CellMakers {
    /// The call that makes a row, in place of statements of its own.
    private(set) var calls: [Element: String] = [:]
    private(set) var methods: [[String]] = []

    /// - Parameter className: the class that has the methods.
    init(_ views: [CodedView], _ className: String) {
        var groups: [(lines: [String], cells: [CodedView])] = []
        for view in views where view.joining == .row && view.settings.count > 1 {
            let lines =
                ["let cell = \(view.creation)"] + view.settings.flatMap { $0.lines(of: "cell") } + ["return cell"]
            if let index = groups.firstIndex(where: { $0.lines == lines }) {
                groups[index].cells.append(view)
            } else {
                groups.append((lines, [view]))
            }
        }
        for group in groups where group.cells.count > 1 {
            let name = "makeCell" + (methods.isEmpty ? "" : String(methods.count + 1))
            for cell in group.cells { calls[cell.element] = "\(className).\(name)()" }
            methods.append(
                ["private static func \(name)() -> \(group.cells[0].type) {"] + group.lines.map { "    " + $0 } + ["}"])
        }
    }
}
