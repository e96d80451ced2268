import TransformKit

/// Indexes the code that sets a bar's items: such code may take an item that nothing else holds out of its bar.
struct BarChanges {
    private static let setters: Set<String> = [
        "setLeftBarButton", "setLeftBarButtonItems", "setRightBarButton", "setRightBarButtonItems", "setToolbarItems",
        "setItems",
    ]
    private static let properties: Set<String> = [
        "backBarButtonItem", "leftBarButtonItem", "leftBarButtonItems", "rightBarButtonItem", "rightBarButtonItems",
        "toolbarItems", "items",
    ]
    /// Names that other types than bars have as well.
    private static let common: Set<String> = ["items", "setItems"]

    /// The changes by the innermost type around each, as it is named there; by path and offset within a type.
    private let changes: [String: [MemberUse]]

    static let none = BarChanges()

    private init() {
        changes = [:]
    }

    init(in graph: ProjectGraph) {
        let found = graph.uses(of: Self.setters.union(Self.properties)).filter(Self.changesBar)
        changes = Dictionary(grouping: found) { $0.enclosingTypes.first ?? "" }
    }

    /// Returns the first change inside one of some types that may leave an outlet's item out.
    func first(in types: [String], leavingOut outlet: SwiftOutlet) -> MemberUse? {
        types.lazy.flatMap { changes[$0] ?? [] }.first { !$0.surelyShows(outlet.name) }
    }

    private static func changesBar(_ use: MemberUse) -> Bool {
        if common.contains(use.name) {
            guard case .expression(let text, _) = use.base, text.lowercased().hasSuffix("bar") else { return false }
        }
        if setters.contains(use.name) { return true }
        return use.role == .assigned || use.member.map { $0.hasPrefix("remove") || $0 == "popLast" } ?? false
    }
}

extension MemberUse {
    /// Matches `navigationItem.rightBarButtonItem = edit` and `… = [edit, share]`: the item alone, or a list with it.
    fileprivate func surelyShows(_ item: String) -> Bool {
        guard let sign = lineText.firstIndex(of: "="), role == .assigned else { return false }
        var text = lineText[lineText.index(after: sign)...].filter { !$0.isWhitespace }
        if let comment = text.range(of: "//") { text.removeSubrange(comment.lowerBound...) }
        let names = text.hasPrefix("[") && text.hasSuffix("]") ? text.dropFirst().dropLast() : text[...]
        return names.split(separator: ",").contains { $0 == item || $0 == "self.\(item)" }
    }

    /// Matches `enabled ? edit : nil`, which is nil either way, and unnoticed, once the outlet is nil.
    func isAlternativeToNil(_ name: String) -> Bool {
        let line = lineText.filter { !$0.isWhitespace }
        return [name, "self.\(name)"].contains { line.contains("?\($0):nil") || line.contains("?nil:\($0)") }
    }
}
