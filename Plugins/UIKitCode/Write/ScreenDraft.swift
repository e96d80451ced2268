import TransformKit

/// All that is known about a screen that becomes code.
struct ScreenDraft {
    let screen: Screen
    /// The screen's view first, then all in it.
    let views: [CodedView]
    let names: [Element: String]
    let constraints: [CodedConstraint]
    /// Constraints that are properties of the view, by their element.
    let constraintNames: [Element: String]
    let outlets: [OutletFate]
    let actions: [ActionFate]
    /// Segues of controls, which the controller performs.
    let segues: [MovedSegue]
    /// Scenes that container views embed, which the controller adds.
    let children: [EmbeddedScene]
    let links: [ScreenConnections.Link]
    let recognizers: [CodedRecognizer]
    /// The rows that the document gives the table; nil for another view, and for a table whose controller makes its rows.
    let rows: (table: StaticTable, code: StaticRows)?
    /// The names of the methods that put the views into each other and activate the constraints.
    let methods: (hierarchy: String, constraints: String)
    /// What the class does to follow the size classes; nil where nothing differs by them.
    let adaptation: SizeClassAdaptation?
    /// The name of the new class.
    let className: String
    /// The name of the controller's property for its view.
    let property: String
    /// Translated texts, whose tables change with the code.
    let texts: MovedTexts
    /// The edits by which classes of views get initializers for code.
    let initializers: [FileEdit]
    /// Modules that the new file imports, in alphabetical order.
    let imports: [String]

    /// Whether the view is the table of a table view controller, which has a property for it.
    var isList: Bool { screen.view.isNamed("tableView") }

    /// Whether nothing is in the view, so that it needs no class.
    var isBare: Bool {
        rows == nil && views.count == 1 && constraints.isEmpty && adaptation == nil && (isList || visible.isEmpty)
    }

    /// Objects that the controller's code asks the view for.
    var visible: Set<Element> {
        Set(
            outlets.flatMap(\.connection.objects) + actions.map(\.connection.control) + segues.map(\.view)
                + children.map(\.container)
        )
        .union(links.filter { $0.object == nil }.map(\.view) + recognizers.map(\.view))
        .subtracting(recognizers.map(\.element))
    }

    /// An object as the controller names it: `contentView.titleLabel`.
    func path(to object: Element) -> String {
        if object == screen.view { return isList ? "tableView" : property }
        let name = names[object] ?? constraintNames[object] ?? ""
        return "\(property).\(name)"
    }
}
