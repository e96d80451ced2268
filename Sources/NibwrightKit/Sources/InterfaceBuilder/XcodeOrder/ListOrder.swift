extension XcodeOrder {
    /// The facts that decide a child's place among its siblings.
    public struct Child: Hashable, Sendable {
        /// The child's name.
        public let name: String
        /// Its `key`: what it is to its parent.
        public let key: String?
        /// The text that lists are sorted by where Xcode sorts them: an outlet's property, an action's selector, a
        /// resource's name, …; empty for other children.
        public let sortName: String

        /// Reads the facts; `attribute` gives the value of an attribute of the child, nil for none.
        public init(name: String, attribute: (String) -> String?) {
            self.name = name
            key = attribute("key")
            sortName = ListOrder.sortAttribute(of: name).flatMap(attribute) ?? ""
        }

        /// Takes facts that were read before.
        package init(name: String, key: String?, sortName: String) {
            self.name = name
            self.key = key
            self.sortName = sortName
        }
    }
}

extension Element {
    /// The facts that decide the element's place among its siblings.
    var orderedChild: XcodeOrder.Child { XcodeOrder.Child(name: name, attribute: attribute(named:)) }
}

/// The lists that Xcode keeps sorted: by kind of child, then by a name, case-sensitively.
///
/// Measured: the kinds of connections in 7,459 of 7,459 lists, outlets by property in 6,463 of 6,467, actions by
/// selector in 143 of 143 with distinct ones, constraints by id in 19,200 of 19,204, resources in 1,481 of 1,488,
/// designables in 33 of 33, custom fonts by key in 365 of 365, dictionaries in 85 of 85. Outlet collections, segues and
/// bindings keep the order in which they were made.
enum ListOrder {
    case connections, constraints, resources, dependencies, designables, keyed

    init?(parent: String) {
        switch parent {
        case "connections": self = .connections
        case "constraints": self = .constraints
        case "resources": self = .resources
        case "dependencies": self = .dependencies
        case "designables": self = .designables
        case "customFonts", "dictionary": self = .keyed
        default: return nil
        }
    }

    static func sortAttribute(of name: String) -> String? {
        switch name {
        case "outlet": "property"
        case "action": "selector"
        case "constraint": "id"
        case "capability", "image", "namedColor", "systemColor", "imageReference", "designable": "name"
        default: nil
        }
    }

    func precedence(of child: XcodeOrder.Child, to other: XcodeOrder.Child) -> XcodeOrder.Precedence {
        if self == .keyed {
            let (key, otherKey) = (child.key ?? "", other.key ?? "")
            return key == otherKey ? .same : key < otherKey ? .before : .after
        }
        let kinds = (kindRank(child), kindRank(other))
        if kinds.0 != kinds.1 { return kinds.0 < kinds.1 ? .before : .after }
        if child.name != other.name { return child.name < other.name ? .before : .after }
        if child.sortName == other.sortName { return .same }
        return child.sortName < other.sortName ? .before : .after
    }

    private func kindRank(_ child: XcodeOrder.Child) -> Int {
        guard self == .dependencies else { return 0 }
        return ["deployment", "development", "plugIn", "capability"].firstIndex(of: child.name) ?? 4
    }
}
