import InterfaceBuilder
import ProjectFiles
import ProjectGraph
import SourceText

/// Elements that their document or their object cannot be without.
enum StructuralParts {
    /// Objects with a key that an owner can do without.
    private static let optionalKeys: Set = [
        "tableHeaderView", "tableFooterView", "sectionHeaderView", "sectionFooterView", "titleView", "backgroundView",
        "selectedBackgroundView", "multipleSelectionBackgroundView", "accessoryView", "editingAccessoryView",
        "inputAccessoryView", "navigationItem", "tabBarItem", "backBarButtonItem", "leftBarButtonItem",
        "rightBarButtonItem", "formatter", "touchBar", "shadow",
    ]
    /// Lists that may lose all that they hold; they go with the last one.
    private static let vanishingLists: Set = [
        "subviews", "constraints", "connections", "userDefinedRuntimeAttributes", "gestureRecognizers",
    ]
    private static let parts: Set = [
        "rect", "mask", "include", "exclude", "viewLayoutGuide", "viewControllerLayoutGuide", "layoutGuides",
        "tableViewCellContentView", "collectionViewCellContentView", "variation",
    ]

    /// A sentence that says why an element cannot go; nil for one that can.
    ///
    /// - Parameter selected: all elements that would go.
    static func reason(against element: Element, among selected: [Element]) -> String? {
        let name = element.name
        if element.isTopLevel, !element.isGestureRecognizer {
            return "a \(name) at the top of a scene or xib is what the others stand in; remove it in Xcode"
        }
        if element.isPlaceholder || element.isController { return "the \(name) is no part of a view" }
        let isInPopUp = name == "menuItem" && element.ancestors.contains { $0.isNamed("popUpButtonCell") }
        if name == "segment" || isInPopUp {
            return "code, bindings or translations know the \(name) by its number, which another one would get"
        }
        if parts.contains(name) { return "the \(name) is a part that its owner cannot be without" }
        let holdsObjects = element.descendants.contains { $0.id != nil }
        if element.id == nil, holdsObjects { return "the \(name) is a list of objects; select the objects themselves" }
        if element.id != nil, let key = element["key"], !optionalKeys.contains(key) {
            return "the \(name) is its owner's “\(key)”, which it cannot be without"
        }
        guard let list = element.parent, list.id == nil, list["key"] == nil, list.attributes.isEmpty,
            !vanishingLists.contains(list.name), !list.isTopLevel, list.children.allSatisfy(selected.contains)
        else { return nil }
        return "none of its \(list.name) would be left, and Xcode writes no empty list of these"
    }
}
