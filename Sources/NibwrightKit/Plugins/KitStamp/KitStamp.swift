import Foundation
import PackagePlugin

/// Writes `KitStamp.swift`: a hash over the kit's sources, the compiler and the swift-syntax version, as literals.
///
/// A plugin gets these literals compiled in (the function that holds them is emitted into whoever calls it), so what it says
/// is what it was built against and not what it happens to be loaded into. They are default arguments because those are
/// part of a function's interface: an incremental build then compiles every plugin again when they change.
@main
struct KitStamp: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let package = context.package.directoryURL
        let output = context.pluginWorkDirectoryURL.appending(path: "KitStamp.swift")
        let sources = swiftFiles(below: package.appending(path: "Sources"))
        let script = """
            set -eu
            cd "$1"
            digest() { if command -v sha256sum >/dev/null; then sha256sum; else shasum -a 256; fi; }
            kit=$(find Sources Package.swift -type f \\( -name '*.swift' -o -name '*.h' \\) | LC_ALL=C sort \\
                | while IFS= read -r file; do cat "$file"; done | digest | cut -c1-16)
            syntax=$(sed -n 's/.*swift-syntax.*exact: "\\([0-9.]*\\)".*/\\1/p' Package.swift)
            version=$(swiftc --version 2>/dev/null || true)
            compiler=$(printf '%s\\n' "$version" | sed -n 's/.*Swift version \\([^ ]*\\).*/\\1/p' | head -n 1)
            triple=$(printf '%s\\n' "$version" | sed -n 's/^Target: //p' | head -n 1)
            cat >"$2" <<EOF
            // Written by the build: see Plugins/KitStamp.
            @_alwaysEmitIntoClient public func compiledInDescriptor(
                kitBuild: StaticString = "$kit", compiler: StaticString = "${compiler:-unknown}",
                swiftSyntax: StaticString = "$syntax", targetTriple: StaticString = "${triple:-unknown}"
            ) -> PluginDescriptorPointer {
                makePluginDescriptor(
                    apiVersion: 1, kitBuild: kitBuild, compiler: compiler, swiftSyntax: swiftSyntax,
                    targetTriple: targetTriple)
            }
            EOF
            """
        return [
            .buildCommand(
                displayName: "Stamping the kit",
                executable: URL(fileURLWithPath: "/bin/sh"),
                arguments: [
                    "-c", script, "sh", package.path(percentEncoded: false), output.path(percentEncoded: false),
                ],
                inputFiles: sources + [package.appending(path: "Package.swift")],
                outputFiles: [output])
        ]
    }

    private func swiftFiles(below folder: URL) -> [URL] {
        let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let files = (found?.allObjects as? [URL]) ?? []
        return files.filter { ["swift", "h"].contains($0.pathExtension) }.sorted { $0.path < $1.path }
    }
}
