import Foundation
import PackagePlugin

/// Writes `KitStamp.swift`: a hash over the kit's sources, the compiler and the swift-syntax version, as one literal.
///
/// A plugin gets this text compiled in (the function that holds it is emitted into whoever calls it), so what it says
/// is what it was built against and not what it happens to be loaded into. It is a default argument because those are
/// part of a function's interface: an incremental build then compiles every plugin again when it changes.
/// `PluginIdentity` reads it from the library's bytes; the 64 zeros are the place of the seal (`PluginSeal`).
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
            zeros=$(printf '%064d' 0)
            identity="nibwright-plugin-identity:1;api=1;kit=$kit;compiler=${compiler:-unknown};swift-syntax=$syntax"
            identity="$identity;triple=${triple:-unknown};seal=$zeros;end"
            cat >"$2" <<EOF
            // Written by the build: see Plugins/KitStamp.

            /// Called by a plugin's entry point with its parts and the pointer that the host gave it.
            @_alwaysEmitIntoClient public func register(
                _ types: [any PluginPart.Type], in registry: UnsafeMutableRawPointer,
                identity: StaticString = "$identity"
            ) {
                registerParts(types, in: registry, identity: identity)
            }

            /// The identity of a plugin that is compiled where this is called.
            @_alwaysEmitIntoClient public func compiledInIdentity(
                _ identity: StaticString = "$identity"
            ) -> StaticString {
                identity
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
