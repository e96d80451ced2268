import ProjectFiles
import TransformKit

/// Finds the target of a Swift package that a path belongs to: the folder in `Sources` that holds it.
struct PackageOwner {
    let path: String
    /// The folder of the manifest.
    let region: String
    let graph: ProjectGraph

    func owner() -> Result<AccessorOwner, AccessorObstacle> {
        let base = region.isEmpty ? "" : region + "/"
        guard let manifest = graph.text(at: base + "Package.swift") else {
            return .failure(
                AccessorObstacle(code: "no-target", reason: "no Xcode project and no package around \(path) builds it"))
        }
        let parts = path.dropFirst(base.count).split(separator: "/")
        guard parts.count > 2, parts[0] == "Sources" else {
            return .failure(
                AccessorObstacle(
                    code: "no-target", reason: "\(path) lies in no folder of \(base)Sources, where a package has its targets"))
        }
        let folder = base + "Sources/" + parts[1] + "/"
        let sets = graph.assets.catalogs.flatMap(\.colorSets).filter { $0.path.hasPrefix(folder) }
        if sets.isEmpty {
            return .failure(
                AccessorObstacle(code: "no-color-set", reason: "\(folder) has no color set", isNothing: true))
        }
        let platforms = self.platforms(manifest)
        if platforms.isEmpty {
            return .failure(
                AccessorObstacle(
                    code: "deployment-target-unknown", reason: "\(manifest.path) does not say its platforms"))
        }
        if let old = platforms.first(where: { !Deployment.hasNamedColors($0.platform, $0.version) }) {
            return .failure(
                AccessorObstacle(
                    code: "deployment-target-too-old",
                    reason: "\(manifest.path) asks for \(old.platform.rawValue) \(old.version), which has no named colors"))
        }
        return .success(
            AccessorOwner(
                targets: [], isMember: true, packageFolder: folder, colorSets: AccessorOwner.single(sets),
                platforms: platforms.map(\.platform).sorted(),
                mayPredateSwiftUI: platforms.contains { Deployment.predatesSwiftUI($0.platform, $0.version) }))
    }

    /// `.iOS(.v13)`, `.macOS("10.15")`, `.iOS(.v12_1)` of the manifest.
    private func platforms(_ manifest: SourceText) -> [(platform: ApplePlatform, version: String)] {
        let text = manifest.string(0..<manifest.bytes.count)
        return ApplePlatform.allCases.compactMap { platform in
            guard let start = text.firstRange(of: "." + platform.rawValue + "(") else { return nil }
            let argument = text[start.upperBound...].prefix { $0 != ")" }
            let version = argument.filter { $0.isNumber || $0 == "." || $0 == "_" }.map { $0 == "_" ? "." : $0 }
            let digits = String(version.drop { $0 == "." })
            return digits.isEmpty ? nil : (platform, digits)
        }
    }
}
