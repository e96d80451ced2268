import Foundation
import PluginHost

enum Version {
    static let current = "0.1.0"

    static var line: String {
        "\(current) (kit \(KitIdentity.build), Swift \(KitIdentity.compiler), "
            + "swift-syntax \(KitIdentity.swiftSyntax))"
    }

    /// With the digests of the plugins, by which one tells two installations apart that differ in what they propose.
    static var report: String {
        let plugins = InstalledFile.all.filter(\.isPlugin)
        let width = plugins.map(\.name.count).max() ?? 0
        let rows = plugins.map { plugin in
            plugin.name.padding(toLength: width, withPad: " ", startingAt: 0) + "  " + plugin.digest
        }
        return ([line] + rows).joined(separator: "\n") + "\n"
    }
}
