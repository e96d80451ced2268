import TransformKit

/// Tells which objects of one document keep which alive, by holding them in the tree and by strong outlets.
struct ObjectOwnership {
    /// The objects that each object holds through outlets.
    private var held: [Element: [Element]] = [:]

    /// - Parameter isStrong: whether an outlet holds its destination, or would after the changes under way.
    init(_ document: IBDocument, isStrong: (Connection) -> Bool) {
        for connection in document.connections
        where connection.kind == .outlet || connection.kind == .outletCollection {
            guard let source = connection.source, let destination = connection.destination, isStrong(connection) else {
                continue
            }
            held[source, default: []].append(destination)
        }
    }

    /// Whether `holder` keeps `object` alive through the tree and strong outlets.
    func reaches(_ object: Element, from holder: Element) -> Bool {
        var seen: Set<Element> = [holder]
        var open = [holder]
        while let next = open.popLast() {
            if next.contains(object) { return true }
            // Everything inside an object is held by it, so what those hold is reached as well.
            for inside in [next] + next.descendants {
                for destination in held[inside] ?? [] where seen.insert(destination).inserted {
                    open.append(destination)
                }
            }
        }
        return false
    }

    /// Recognizes outlets of Apple's classes that do not hold their destination; every other counts as strong.
    static func isWeakSystemOutlet(_ property: String) -> Bool {
        let name = property.lowercased()
        return name.hasSuffix("delegate") || name.hasSuffix("datasource") || name.hasSuffix("target")
            || ["nextkeyview", "initialfirstresponder", "searchcontentscontroller"].contains(name)
    }
}
