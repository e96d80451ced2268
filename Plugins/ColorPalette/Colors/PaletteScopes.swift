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
        self.groups = groups.values.sorted { $0.id < $1.id }
    }
}
