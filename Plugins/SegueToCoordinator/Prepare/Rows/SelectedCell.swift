import Navigation
import TransformKit

/// The cell whose selection starts a route, as code that prepares the destination looks it up. Where code performs the
/// segue when a row is selected, it is a cell of the only list.
struct SelectedCell {
    /// The names by which code of the view controller says the list.
    let lists: Set<String>
    /// The classes that the cell certainly has.
    let classes: Set<String>
    /// Whether the row that was selected first is the one that starts the route.
    let isOnlySelection: Bool

    /// Nil where an object that is no cell starts the route, or code that several lists may call.
    init?(_ route: Route, in graph: ProjectGraph) {
        var lists: Set<String>?
        var classes: Set<String>?
        var isOnly = true
        for transition in route.transitions {
            let found: (cell: Element?, list: Element, plain: String)
            switch transition.trigger {
            case .row(let cell, let table, _): found = (cell, table, "UITableViewCell")
            case .accessory(let cell, let table, _):
                found = (cell, table, "UITableViewCell")
                // The accessory button selects no row.
                isOnly = false
            case .item(let cell, let collection): found = (cell, collection, "UICollectionViewCell")
            case .code:
                guard let list = Self.onlyList(of: transition.controller) else { return nil }
                found = (nil, list, list.isNamed("tableView") ? "UITableViewCell" : "UICollectionViewCell")
            case .control, .barButtonItem, .gestureRecognizer: return nil
            }
            var names = Set(transition.controller.outlets(to: found.list))
            if found.list["key"] == "view",
                ["tableViewController", "collectionViewController"].contains(transition.controller.name)
            {
                names.insert(found.plain == "UITableViewCell" ? "tableView" : "collectionView")
            }
            lists = lists?.intersection(names) ?? names
            // What code hands on is no cell for certain.
            var known: Set<String> = found.cell == nil ? [] : [found.plain]
            if let name = found.cell?.customClass,
                case .swift(let types) = graph.classes.resolve(name, from: route.owner.declaration.path),
                let type = types.first, types.count == 1
            {
                known.formUnion(graph.classes.chain(of: type).map(\.name))
            }
            classes = classes?.intersection(known) ?? known
            // Cells of the document's list may stand in another list that code makes, as for what a search finds.
            let others: [StaticString] = [
                "searchResultsTableView", "searchDisplayController", "UITableView(", "UICollectionView(",
            ]
            let hasOthers = transition.sourceClass.parts.contains { part in
                graph.text(at: part.path).map { text in others.contains { text.contains($0) } } ?? true
            }
            if hasOthers { return nil }
            let mayBeSeveral = ["allowsMultipleSelection", "allowsMultipleSelectionDuringEditing"]
            let isSaid = transition.sourceClass.parts.contains { part in
                guard let text = graph.text(at: part.path) else { return true }
                return mayBeSeveral.contains { text.contains(identifier: $0) }
            }
            let isAllowed = [
                found.list["allowsMultipleSelection"], found.list["allowsMultipleSelectionDuringEditing"],
            ].contains("YES")
            if isSaid || isAllowed { isOnly = false }
        }
        guard let lists, let classes, !lists.isEmpty else { return nil }
        self.lists = lists
        self.classes = classes
        isOnlySelection = isOnly
    }

    private static func onlyList(of controller: Element) -> Element? {
        let lists = controller.descendants.filter { $0.isNamed("tableView") || $0.isNamed("collectionView") }
        return lists.count == 1 ? lists[0] : nil
    }
}
