import TransformKit

/// Groups scene calls that are rewritten together: those of one created storyboard, those of one place.
struct CallTargetGroups {
    let byCreation: [[ObjectiveCCallTarget]]
    let own: [[ObjectiveCCallTarget]]
    let unknown: [ObjectiveCCallTarget]
    /// The calls of one place that are rewritten there. A storyboard's name that a caller passes is rewritten at the
    /// caller.
    let bySite: [[ObjectiveCCallTarget]]

    init(_ targets: [ObjectiveCCallTarget]) {
        byCreation = targets.grouped { $0.nameSource?.creation.id }
        own = targets.grouped { if case .own = $0.origin { $0.call.message } else { nil } }
        unknown = targets.filter { if case .unknown = $0.origin { true } else { false } }
        bySite = targets.grouped { $0.isNamedByCaller ? nil : $0.call.message }
    }
}

extension [ObjectiveCCallTarget] {
    /// Returns groups with the same key in the order of their first targets, without the targets that have no key.
    func grouped<Key: Hashable>(by key: (Element) -> Key?) -> [Self] {
        var order: [Key] = []
        var groups: [Key: Self] = [:]
        for target in self {
            guard let key = key(target) else { continue }
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append(target)
        }
        return order.compactMap { groups[$0] }
    }
}
