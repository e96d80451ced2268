import InterfaceBuilder

/// Matches the constraints or connections of two states: parts of objects that are told one by one.
struct PartMatching {
    /// Parts of both states, in the order of the newer one.
    private(set) var pairs: [(old: Element, new: Element)] = []
    /// Parts of objects that are still there.
    private(set) var removed: [Element] = []
    /// Parts of objects that were there before.
    private(set) var added: [Element] = []

    /// - Parameters:
    ///   - isPart: whether an element is one of the parts.
    ///   - owner: the object that a part belongs to.
    ///   - identities: what a part is, the surest first; each is equal in both states for the same part.
    init(
        in new: IBDocument, _ matching: ObjectMatching, isPart: (Element) -> Bool, owner: (Element) -> Element?,
        identities: [(Element) -> String?]
    ) {
        // Objects came from the same document, and from others.
        let origins = Set(new.elements.compactMap { matching.oldOf[$0]?.document }).sorted { $0.path < $1.path }
        var left = origins.flatMap { document in
            document.elements.filter { part in
                isPart(part) && owner(part).map { matching.newOf[$0]?.document == new } ?? false
            }
        }
        var right = new.elements.filter { part in isPart(part) && owner(part).map { matching.oldOf[$0] != nil } ?? false
        }
        for identity in identities {
            var known: [String: [Element]] = [:]
            for part in left { if let key = identity(part) { known[key, default: []].append(part) } }
            var used: Set<Element> = []
            right.removeAll { part in
                guard let key = identity(part), let first = known[key]?.first else { return false }
                known[key]?.removeFirst()
                used.insert(first)
                pairs.append((first, part))
                return true
            }
            left.removeAll(where: used.contains)
        }
        pairs.sort { $0.new.index < $1.new.index }
        removed = left
        added = right
    }
}
