extension XcodeOrder {
    /// The names of the elements that the measured documents have, sorted.
    public static var elementNames: [String] {
        (attributeRows.rowNames.union(childRows.rowNames)).subtracting(["*"]).sorted()
    }

    /// The attributes that elements of this name were seen with, whatever the platform and the tools version, sorted;
    /// empty for an element that was never seen with more than one.
    public static func attributeNames(of element: String) -> [String] {
        attributeRows.rows(named: element).reduce(into: Set()) { $0.formUnion($1.words) }.sorted()
    }

    /// Whether elements of this name were seen with an attribute, whatever the platform and the tools version.
    public static func knows(attribute: String, of element: String) -> Bool {
        attributeRows.rows(named: element).contains { $0.rank(of: attribute) != nil }
    }

    /// Whether a parent was seen with a child of this name and key, whatever the platform and the tools version. Lists
    /// in the user's own order, such as `subviews`, take any child.
    public static func knows(child name: String, key: String?, in parent: String) -> Bool {
        if freeLists.contains(parent) { return true }
        let rows = childRows.rows(named: parent)
        return rows.contains { $0.hasChild(name, key: key) }
    }
}
