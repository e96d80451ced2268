import Colorimetry
import TransformKit

/// Groups uses by color within scopes: projects that share documents, in which names are unique and colors are counted.
struct PaletteScopes {
    /// The groups, sorted by scope and then by color.
    let groups: [ColorGroup]

    init(_ uses: [ColorUse], swift: [SwiftUse]) {
        var scopeOfProject: [String: String] = [:]
        func scope(_ project: String) -> String {
            var name = project
            while let next = scopeOfProject[name], next != name { name = next }
            return name
        }
        for bundles in uses.map(\.bundles) + swift.map(\.bundles) {
            let scopes = Set(bundles.map { scope($0.projectPath) }).sorted()
            for other in scopes { scopeOfProject[other] = scopes[0] }
        }
        var groups: [ColorGroup.ID: ColorGroup] = [:]
        func id(_ bundles: Set<ResourceBundle>, _ value: ColorValue) -> ColorGroup.ID? {
            bundles.map(\.projectPath).min().map { ColorGroup.ID(scope: scope($0), key: value.quantized) }
        }
        for use in uses {
            guard let id = id(use.bundles, use.value.value) else { continue }
            groups[id, default: ColorGroup(id: id)].uses.append(use)
        }
        for use in swift {
            guard let id = id(use.bundles, use.literal.value) else { continue }
            groups[id, default: ColorGroup(id: id)].swiftUses.append(use)
        }
        self.groups = Self.settled(Self.joined(groups)).sorted { $0.id < $1.id }
    }

    /// Merges groups that are one color and differ only by rounding: 0.7 and the float nearest to it are on both sides
    /// of a half step. The group with more uses takes the other, where no use of either is further than half a step
    /// off.
    private static func settled(_ groups: [ColorGroup.ID: ColorGroup]) -> [ColorGroup] {
        let ranked = groups.values.sorted { ($1.count, $0.id) < ($0.count, $1.id) }
        var settled: [ColorGroup.ID: ColorGroup] = [:]
        for group in ranked {
            let target = group.neighbors.filter { other in
                settled[other].map { $0.isOneColor(with: group) } ?? false
            }.min()
            guard let target else {
                settled[group.id] = group
                continue
            }
            settled[target]?.uses += group.uses
            settled[target]?.swiftUses += group.swiftUses
        }
        return Array(settled.values)
    }

    /// Moves colors of other spaces into the sRGB color of the same scope that they equal, use by use.
    private static func joined(_ groups: [ColorGroup.ID: ColorGroup]) -> [ColorGroup.ID: ColorGroup] {
        var joined = groups
        for (id, group) in groups.sorted(by: { $0.key < $1.key }) where id.key.space != .sRGB {
            let values = group.uses.map(\.value.value) + group.swiftUses.map(\.literal.value)
            let keys = Set(values.map(\.canonical.quantized))
            guard keys.count == 1, let key = keys.first, key.space == .sRGB,
                var other = joined[ColorGroup.ID(scope: id.scope, key: key)]
            else { continue }
            other.uses += group.uses
            other.swiftUses += group.swiftUses
            joined[other.id] = other
            joined[id] = nil
        }
        return joined
    }
}

extension ColorGroup {
    private var values: Set<ColorValue> { Set(uses.map(\.value.value) + swiftUses.map(\.literal.value)) }

    /// The groups that rounding may have put single uses of the color into: its own steps, with a channel of a use that
    /// is next to a half step moved to the other side.
    fileprivate var neighbors: Set<ID> {
        var found: Set<ID> = []
        for value in values {
            var steps = id.key.steps
            for (place, number) in (value.components + [value.alpha]).enumerated() {
                let exact = number * 255
                let other = exact.rounded(.down) == Double(steps[place]) ? exact.rounded(.up) : exact.rounded(.down)
                if abs(abs(exact - Double(steps[place])) - 0.5) < Self.rounding { steps[place] = Int(other) }
            }
            let numbers = steps.map { Double($0) / 255 }
            guard steps != id.key.steps,
                let side = ColorValue(value.space, numbers.dropLast(), alpha: numbers.last ?? 1)
            else { continue }
            found.insert(ID(scope: id.scope, key: side.quantized))
        }
        return found
    }

    /// The distance to a half step that counts as rounding: far more than a float loses, far less than a screen shows.
    private static var rounding: Double { 0.001 }

    fileprivate func isOneColor(with other: ColorGroup) -> Bool {
        let own = values
        return other.values.allSatisfy { value in own.allSatisfy { $0.isSame(as: value) } }
    }
}
