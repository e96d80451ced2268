import Colorimetry
import TransformKit

/// Finds colors that differ so little from another one that they should perhaps become it.
struct NearDuplicates {
    /// A color that becomes another group's, with the distance to it.
    struct Absorbed {
        let group: ColorGroup
        let distance: Double
    }

    /// The absorbed colors, by the group that takes them.
    private(set) var absorbed: [ColorGroup.ID: [Absorbed]] = [:]
    /// The colors that become that of an existing color set.
    private(set) var intoExisting: [NamedGroup] = []
    private var gone: Set<ColorGroup.ID> = []

    init() {}

    /// Merges each color into the nearest of those that stay: color sets, colors that a person named, then the most
    /// used.
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
            // Colors that only code spells stay apart: no use would be merged yet.
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
    /// Returns the CIEDE2000 distance of two equally opaque colors; nil beyond the limit, and between Display P3 and
    /// any other space. Grays are compared with colors.
    func nearness(to other: ColorValue, within limit: Double) -> Double? {
        guard space == other.space || space != .displayP3 && other.space != .displayP3 else { return nil }
        return nearDuplicateDistance(to: other, within: limit)
    }
}
