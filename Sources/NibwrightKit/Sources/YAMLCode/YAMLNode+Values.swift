extension YAMLNode {
    /// The value of a key; nil where there is none, or the node is no mapping.
    public subscript(key: String) -> YAMLNode? {
        guard case .mapping(let entries) = content else { return nil }
        return entries.first { $0.key == key }?.value
    }

    /// The text of a scalar; nil for collections and for nothing.
    public var text: String? {
        guard case .scalar(let text, _) = content, !isNull else { return nil }
        return text
    }

    /// The entries of a mapping.
    public var entries: [YAMLEntry] { if case .mapping(let entries) = content { entries } else { [] } }

    /// The elements of a list; a single value counts as a list of one.
    public var elements: [YAMLNode] {
        switch content {
        case .sequence(let elements): elements
        case .scalar: isNull ? [] : [self]
        case .mapping: [self]
        }
    }

    /// This mapping with another's entries over it: mappings are merged, lists joined, other values replaced.
    public func merged(with other: YAMLNode) -> YAMLNode {
        switch (content, other.content) {
        case (.mapping(let own), .mapping(let others)):
            var merged = own.map { entry in
                other[entry.key].map { YAMLEntry(key: entry.key, at: entry.place, value: entry.value.merged(with: $0)) }
                    ?? entry
            }
            merged += others.filter { self[$0.key] == nil }
            return YAMLNode(.mapping(merged), at: place)
        case (.sequence(let own), .sequence(let others)): return YAMLNode(.sequence(own + others), at: place)
        default: return other
        }
    }
}
