import Colorimetry
import TransformKit

/// Groups uses by color, within projects that share documents: names are unique there, and colors are counted there.
struct PaletteScopes {
    /// By scope, then by color.
    let groups: [ColorGroup]

    init(_ uses: [ColorUse]) {
        var scopeOfProject: [String: String] = [:]
        func scope(_ project: String) -> String {
            var name = project
            while let next = scopeOfProject[name], next != name { name = next }
            return name
        }
        for use in uses {
            let scopes = Set(use.bundles.map { scope($0.projectPath) }).sorted()
            for other in scopes { scopeOfProject[other] = scopes[0] }
        }
        var groups: [ColorGroup.ID: ColorGroup] = [:]
        for use in uses {
            guard let project = use.bundles.map(\.projectPath).min() else { continue }
            let id = ColorGroup.ID(scope: scope(project), key: use.value.value.quantized)
            groups[id, default: ColorGroup(id: id, uses: [])].uses.append(use)
        }
        self.groups = groups.values.sorted { $0.id < $1.id }
    }
}
