import TransformKit

/// Where a recipe's child goes in one element, and what is there already.
struct ChildPlace {
    /// What is to be done about one element of the recipe.
    enum Deed {
        /// It is there already.
        case nothing
        case insert(Element, section: String?)
        case replace(Element, with: Element)
    }

    private let target: Element
    private let section: String?
    private let replaces: Bool

    /// Lists that the recipe may write around their elements: the elements join those that are there.
    private static let lists: Set = ["userDefinedRuntimeAttributes", "constraints", "subviews"]
    /// Lists that elements of a name stand in without being told.
    private static let sections = [
        "constraint": "constraints", "userDefinedRuntimeAttribute": "userDefinedRuntimeAttributes",
    ]

    /// - Parameter section: the list that the recipe names; nil for the place that the element has of itself.
    init(_ target: Element, section: String?, replaces: Bool) {
        self.target = target
        self.section = section
        self.replaces = replaces
    }

    /// What to do for an element of the recipe, or what stands in the way.
    func deeds(for root: Element) throws(Obstacle) -> [Deed] {
        if section == nil, Self.lists.contains(root.name), root.attributes.isEmpty {
            guard let list = target.children.first(where: { $0.name == root.name && $0["key"] == nil }) else {
                return [.insert(root, section: nil)]
            }
            var deeds: [Deed] = []
            for child in root.children { deeds.append(try deed(for: child, in: list, named: root.name)) }
            return deeds
        }
        if let name = section ?? Self.sections[root.name] {
            let list = target.children.first { $0.name == name && $0["key"] == nil }
            return [try deed(for: root, in: list, named: name)]
        }
        return [try deedForPart(root)]
    }

    /// The parent that Xcode would have to know the child in.
    func parentName(of root: Element) -> String { section ?? Self.sections[root.name] ?? target.name }

    private func deed(for child: Element, in list: Element?, named name: String) throws(Obstacle) -> Deed {
        let present = list?.children ?? []
        if present.contains(where: { ElementLikeness.isSame($0, as: child) }) { return .nothing }
        if let keyPath = child["keyPath"], let other = present.first(where: { $0["keyPath"] == keyPath }) {
            return try replacement(of: other, with: child)
        }
        return .insert(child, section: name)
    }

    /// Of a part with a key there is one; so is there of one that no list holds.
    private func deedForPart(_ child: Element) throws(Obstacle) -> Deed {
        guard let key = child["key"] else {
            guard let other = target.children.first(where: { $0.name == child.name && $0["key"] == nil }) else {
                return .insert(child, section: nil)
            }
            return ElementLikeness.isSame(other, as: child) ? .nothing : try replacement(of: other, with: child)
        }
        if let value = target.attribute(named: key) {
            throw Obstacle(
                code: .otherChildThere, reason: "the attribute “\(key)” says \(value.asShown)", place: target.place)
        }
        guard let other = target.children.first(where: { $0["key"] == key && !$0.isNamed("variation") }) else {
            return .insert(child, section: nil)
        }
        return ElementLikeness.isSame(other, as: child) ? .nothing : try replacement(of: other, with: child)
    }

    /// `<nil key="textColor"/>` says that there is nothing, so anything may take its place.
    private func replacement(of other: Element, with child: Element) throws(Obstacle) -> Deed {
        if other.isNamed("nil") { return .replace(other, with: child) }
        let words = other["key"] ?? other["keyPath"] ?? other.name
        guard replaces else {
            throw Obstacle(
                code: .otherChildThere,
                reason: "there is another “\(words)” already; `replace: true` puts this one in "
                    + "its place", place: other.place)
        }
        if let object = ([other] + other.descendants).first(where: { $0.id != nil }) {
            throw Obstacle(
                code: .otherChildThere,
                reason: "the “\(words)” that is there holds the object \(object.id ?? ""), which would be gone",
                place: object.place)
        }
        return .replace(other, with: child)
    }
}
