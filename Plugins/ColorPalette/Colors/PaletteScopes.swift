import Colorimetry
import TransformKit

/// Groups uses by color, within projects that share documents: names are unique there, and colors are counted there.
struct PaletteScopes {
    /// By scope, then by color.
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
        self.groups = Self.joined(groups).values.sorted { $0.id < $1.id }
    }

    /// Colors of other spaces that are an sRGB color of the same scope in every way, use by use, go into that one.
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
