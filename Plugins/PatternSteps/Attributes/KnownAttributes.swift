import TransformKit
import YAMLCode

/// What is known of attributes from thousands of documents that Xcode wrote.
enum KnownAttributes {
    /// Attributes that an object of any kind can have.
    private static let ofAnyObject: Set = ["userLabel", "restorationIdentifier"]
    /// Attributes that all of UIKit's controls inherit.
    private static let ofControls: Set = [
        "enabled", "selected", "highlighted", "contentHorizontalAlignment", "contentVerticalAlignment",
    ]

    /// Whether elements of a name are known to have an attribute, or nothing is known of them. What every view has
    /// counts for each kind of view, whether or not a document was seen in which one of the kind says it.
    static func knows(_ attribute: String, of element: String) -> Bool {
        let known = attributes(of: element)
        return known.isEmpty || known.contains(attribute)
    }

    /// What elements of a name are known to have; nothing for elements of which nothing is known.
    private static func attributes(of element: String) -> Set<String> {
        var known = Set(XcodeOrder.attributeNames(of: element))
        guard !known.isEmpty else { return [] }
        if known.contains("translatesAutoresizingMaskIntoConstraints") {
            known.formUnion(XcodeOrder.attributeNames(of: "view"))
        }
        if known.contains("contentHorizontalAlignment") { known.formUnion(ofControls) }
        return known.union(ofAnyObject)
    }

    /// A sentence where none of the elements is known to have an attribute; nil where one is, or where none is asked
    /// about.
    static func problem(with attribute: String, on elements: [String]) -> String? {
        guard !elements.isEmpty, !elements.contains(where: { knows(attribute, of: $0) }) else { return nil }
        let known = Set(elements.flatMap(attributes)).sorted()
        let advice = Spelling.nearest(to: attribute, among: known).map { "did you mean “\($0)”?" }
        let owner = elements.count == 1 ? elements[0] : "any of the elements"
        return "no known document has the attribute “\(attribute)” on \(owner); "
            + (advice ?? "`unchecked: true` takes it all the same")
    }
}
