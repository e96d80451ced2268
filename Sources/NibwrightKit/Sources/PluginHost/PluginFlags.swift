import Foundation

/// The arguments with which `swiftc` builds a plugin against the kit in a folder.
public struct PluginFlags: Sendable {
    private let kitFolder: String

    /// - Parameter kitFolder: holds the kit's library, and its modules in `Modules`: an installed Nibwright's folder
    ///   or a build folder of SwiftPM.
    public init(kitFolder: String) {
        self.kitFolder = kitFolder
    }

    /// Whether the folder has what a plugin is built against; an installation may leave it out.
    public var isKitComplete: Bool {
        FileManager.default.fileExists(atPath: kitFolder + "/Modules/TransformKit.swiftmodule")
            && FileManager.default.fileExists(atPath: headerFolder)
    }

    public var arguments: [String] {
        ["-emit-library", "-swift-version", "6", "-parse-as-library", "-O", "-gline-tables-only"] + searchArguments
            + linkArguments
    }

    /// Where the compiler finds the kit's modules.
    public var searchArguments: [String] { ["-I", kitFolder + "/Modules", "-I", headerFolder] }

    /// What the linker takes of the kit.
    public var linkArguments: [String] { ["-L", kitFolder, "-lNibwrightKit"] }

    /// The module's name for a plugin whose first file has this path: any file name gives a good one.
    ///
    /// The suffix keeps it apart from the kit's modules and from the transform, which is often named like its file.
    public static func moduleName(for path: String) -> String {
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        let letters = name.unicodeScalars.map { scalar in
            scalar.isASCII && scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) ? Character(scalar) : "_"
        }
        return (letters.first?.isNumber == true ? "_" : "") + String(letters) + "Plugin"
    }

    /// The folder of SwiftPM's resources for this target; else `Headers`, where an installation has them.
    private var headerFolder: String {
        let bundle = kitFolder + "/NibwrightKit_PluginHost"
        let built = [bundle + ".resources", bundle + ".bundle", bundle + ".bundle/Contents/Resources"].map {
            $0 + "/Headers"
        }
        return built.first(where: FileManager.default.fileExists(atPath:)) ?? kitFolder + "/Headers"
    }
}
