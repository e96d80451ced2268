import Colorimetry
import TransformKit

/// Colors that differ so little from another one that they should perhaps be it.
struct NearDuplicates {
    /// A color that goes into a group.
    struct Absorbed {
        let group: ColorGroup
        let distance: Double
    }

    /// By the group that takes them.
    private(set) var absorbed: [ColorGroup.ID: [Absorbed]] = [:]
    /// Those that go into a color set that is there.
    private(set) var intoExisting: [NamedGroup] = []
    private var gone: Set<ColorGroup.ID> = []

    init() {}

    /// Each color goes into the nearest of those that stay: color sets, colors that a person named, then the most used.
    init(
        _ groups: [ColorGroup], within limit: Double, designed: Set<ColorGroup.ID>,
        isEnough: (ColorGroup) -> Bool, _ reusable: ReusableSets
    ) {
        let ranked = groups.sorted { left, right in
            let named = (designed.contains(left.id), designed.contains(right.id))
            if named.0 != named.1 { return named.0 }
            return left.count != right.count ? left.count > right.count : left.id < right.id
        }
        var anchors: [(group: ColorGroup, value: ColorValue)] = []
        for group in ranked {
            let value = group.representative.value
            // What only code spells stays apart: nothing would be merged yet.
            if !designed.contains(group.id), !group.uses.isEmpty {
                if let (set, setValue, distance) = reusable.nearest(to: value, in: group.need, within: limit) {
                    let merged = NamedGroup.Merged(into: setValue, distance: distance)
                    intoExisting.append(
                        NamedGroup(
                            name: set.name, source: .reused(set),
                            origin: .colorSet(SetFitness(needsReview: true, reason: "")), uses: group.uses,
                            merged: merged))
                    gone.insert(group.id)
                    continue
                }
                let near = anchors.filter { $0.group.id.scope == group.id.scope }
                    .compactMap { anchor in anchor.value.nearness(to: value, within: limit).map { (anchor.group, $0) } }
                if let (anchor, distance) = near.min(by: { ($0.1, $0.0.id) < ($1.1, $1.0.id) }) {
                    absorbed[anchor.id, default: []].append(Absorbed(group: group, distance: distance))
                    gone.insert(group.id)
                    continue
                }
            }
            if isEnough(group) { anchors.append((group, value)) }
        }
    }

    func isAbsorbed(_ id: ColorGroup.ID) -> Bool { gone.contains(id) }
}

extension ColorValue {
    /// CIEDE2000, where both are equally opaque and no further apart than the limit, and one is no wider gamut's than the
    /// other: Display P3 is compared with itself alone, grays with colors as well.
    func nearness(to other: ColorValue, within limit: Double) -> Double? {
        guard space == other.space || space != .displayP3 && other.space != .displayP3 else { return nil }
        return nearDuplicateDistance(to: other, within: limit)
    }
}
