import InterfaceBuilder
import Navigation
import ObjectiveCCode
import TransformKit

/// A row that starts a segue.
struct ObjectiveCRow: Hashable, Sendable {
    /// What tells it from other rows.
    enum Test: Hashable, Sendable {
        /// Its place in a static table.
        case place(section: Int, row: Int)
        /// The reuse identifier of the cell that shows it.
        case cell(reuseIdentifier: String)
    }

    let test: Test
    /// The text that the row shows, for a comment.
    let title: String?

    /// The condition of Objective-C.
    ///
    /// - Parameters:
    ///   - table: the table as the code names it.
    ///   - path: the index path of the selected row.
    ///   - identifier: a local that has the reuse identifier of its cell; nil for none.
    func condition(table: String, path: String, identifier: String?) -> String {
        switch test {
        case .place(let section, let row): "\(path).section == \(section) && \(path).row == \(row)"
        case .cell(let name):
            "[\(identifier ?? "[\(table) cellForRowAtIndexPath:\(path)].reuseIdentifier") "
                + "isEqualToString:\(name.objectiveCLiteral)]"
        }
    }

    /// By place, those of cells behind.
    static func isBefore(_ left: ObjectiveCRow, _ right: ObjectiveCRow) -> Bool {
        switch (left.test, right.test) {
        case (.place(let section, let row), .place(let otherSection, let otherRow)):
            (section, row) < (otherSection, otherRow)
        case (.cell(let identifier), .cell(let other)): identifier < other
        case (.place, .cell): true
        case (.cell, .place): false
        }
    }
}

extension String {
    /// `@"Detail"`
    var objectiveCLiteral: String {
        "@\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}

/// Finds out how the class of a table answers the selection of its rows.
struct ObjectiveCSelectionReader {
    static let selector = "tableView:didSelectRowAtIndexPath:"
    /// The methods by which a table has other rows than those of its document.
    private static let rowMethods = [
        "numberOfSectionsInTableView:", "tableView:numberOfRowsInSection:", "tableView:cellForRowAtIndexPath:",
    ]

    let owner: ObjectiveCOwner
    let graph: ProjectGraph

    /// The class's own method; nil where it gets a new one.
    func method() throws(Obstacle) -> ObjectiveCMethodCode? {
        let found = owner.syntax.methods(Self.selector, in: owner.implementation)
        guard let method = found.first else { return nil }
        guard found.count == 1, !method.isConditional, method.parameters.count == 2 else {
            throw obstacle(.methodForm, "\(Self.selector) of \(owner.name) cannot be followed", method.range.lowerBound)
        }
        return method
    }

    /// The row of a transition that one starts; nil for another trigger.
    func row(of transition: ObjectiveCTransition) throws(Obstacle) -> ObjectiveCRow? {
        guard case .row(let cell, let table, let isStatic) = transition.trigger else { return nil }
        func obstacle(_ code: RefusalCode, _ reason: String) -> Obstacle {
            Obstacle(code: code, reason: reason, place: transition.place)
        }
        guard transition.controller.isNamed("tableViewController"), table["key"] == "view" else {
            throw obstacle(
                isStatic ? .staticElsewhere : .objectiveCTrigger,
                "\(owner.name) is written in Objective-C, and its table is not that of a table view controller")
        }
        let delegates = table.connections(of: .outlet).filter { $0.property == "delegate" }
        guard delegates.allSatisfy({ $0.destinationID == transition.controller.id }) else {
            throw obstacle(.delegateElsewhere, "the table's delegate is another object")
        }
        try checkClass(transition, isStatic: isStatic)
        if isStatic {
            guard let path = table.indexPath(of: cell) else {
                throw obstacle(.rowNotFound, "its place in the table is not known")
            }
            return ObjectiveCRow(test: .place(section: path.section, row: path.row), title: cell.rowTitle)
        }
        guard let identifier = cell["reuseIdentifier"], !identifier.isEmpty else {
            throw obstacle(.noReuseIdentifier, "its cell has no reuse identifier, so code cannot tell it")
        }
        let alike = table.descendants.filter {
            $0.isNamed("tableViewCell") && $0["reuseIdentifier"] == identifier
        }
        guard alike.count == 1 else {
            throw obstacle(.cellsDiffer, "several cells of the table have the reuse identifier \(identifier)")
        }
        return ObjectiveCRow(test: .cell(reuseIdentifier: identifier), title: nil)
    }

    private func checkClass(_ transition: ObjectiveCTransition, isStatic: Bool) throws(Obstacle) {
        let parts = Ancestry(of: owner.parts, in: graph).objectiveC
        if !isStatic, !owner.usedNames.isDisjoint(with: ["registerClass", "registerNib"]) {
            throw obstacle(
                .objectiveCTrigger,
                "\(owner.name) is written in Objective-C, and registers cells that may take its place",
                owner.implementation.head.lowerBound)
        }
        for part in parts {
            for method in part.methods where isStatic && Self.rowMethods.contains(method.selector) {
                throw obstacle(.rowsMoved, "\(part.name) has its own \(method.selector), which may move rows", in: part)
            }
            let isOther = part.name != owner.name || part.category?.isEmpty == false
            if isOther, part.methods.contains(where: { $0.selector == Self.selector }) {
                throw obstacle(.sharedWithSuperclass, "\(part.name) answers the selection as well", in: part)
            }
        }
        if parts.flatMap(\.methods).contains(where: {
            $0.selector == "tableView:willSelectRowAtIndexPath:"
                || $0.selector == "shouldPerformSegueWithIdentifier:sender:"
        }) {
            throw obstacle(
                .objectiveCTrigger, "\(owner.name) decides which rows may be selected",
                owner.implementation.head.lowerBound)
        }
        let isCalled = owner.syntax.words(in: 0..<owner.source.bytes.count).contains {
            $0.text == "didSelectRowAtIndexPath" && $0.isSelector
        }
        if isCalled {
            throw obstacle(
                .calledInCode, "code of \(owner.name) calls \(Self.selector)", owner.implementation.head.lowerBound)
        }
        let others = graph.documents.filter { $0.kind.form == .storyboard && graph.isNear($0.path, owner.path) }
            .flatMap(\.scenes).compactMap(\.controller)
            .filter { $0.customClass == owner.name && $0 != transition.controller }
        if let other = others.first {
            throw Obstacle(
                code: .scenesDiffer, reason: "another scene of \(owner.name) may have something else in its row",
                place: other.place)
        }
    }

    private func obstacle(_ code: RefusalCode, _ reason: String, _ offset: Int) -> Obstacle {
        Obstacle(
            code: code, reason: reason,
            place: Place(path: owner.path, position: owner.source.position(at: offset)))
    }

    private func obstacle(_ code: RefusalCode, _ reason: String, in part: ObjectiveCClass) -> Obstacle {
        Obstacle(code: code, reason: reason, place: Place(path: part.path))
    }
}
