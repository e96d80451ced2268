public import ProjectFiles
import SourceText

/// Finds colors and images by the names that code and documents use for them.
public struct AssetIndex: Sendable {
    /// Every asset catalog, by path.
    public let catalogs: [AssetCatalog]
    private let colors: ScopedNames<ColorSet>
    /// Image sets and loose image files, each by its path.
    private let images: ScopedNames<String>
    private let colorSetNames: ScopedNames<String>

    init(paths: [String], _ scopes: ProjectScopes, text: (String) -> SourceText?) {
        catalogs = AssetCatalog.all(in: paths, text: text)
        var colors: [ScopedNames<ColorSet>.Entry] = []
        var colorNames: [ScopedNames<String>.Entry] = []
        var images: [ScopedNames<String>.Entry] = []
        for catalog in catalogs {
            colors += catalog.colorSets.map { .init(name: $0.name, path: $0.path, value: $0) }
            for set in catalog.sets where !set.isPartOfAnother {
                if set.kind == .color {
                    colorNames.append(.init(name: set.name, path: set.contentsPath, value: set.path))
                }
                if set.isNamedImage { images.append(.init(name: set.name, path: set.contentsPath, value: set.path)) }
            }
        }
        for path in paths {
            for name in LooseImage.names(path) { images.append(.init(name: name, path: path, value: path)) }
        }
        self.colors = ScopedNames(colors, scopes)
        self.images = ScopedNames(images, scopes)
        colorSetNames = ScopedNames(colorNames, scopes)
    }

    /// The color sets that a name means in a file, nearest ones only, with how near they are.
    public func colorSets(named name: String, from path: String) -> (sets: [ColorSet], closeness: Closeness)? {
        colors.nearest(name, from: path).map { ($0.values, $0.closeness) }
    }

    /// The distance from a file to the nearest color set of a name, readable or not; nil where the project has none.
    public func closenessOfColor(named name: String, from path: String) -> Closeness? {
        colorSetNames.nearest(name, from: path)?.closeness
    }

    /// The image sets and image files that a name means in a file, nearest ones only, with how near they are.
    public func images(named name: String, from path: String) -> (paths: [String], closeness: Closeness)? {
        images.nearest(name, from: path).map { (Array(Set($0.values)).sorted(), $0.closeness) }
    }

    /// Every name that a color set has, sorted.
    public var colorNames: [String] { colorSetNames.names }

    /// Every name under which an image can be loaded, sorted.
    public var imageNames: [String] { images.names }
}

/// An image file outside of asset catalogs, which code and documents name with its extension or without.
private enum LooseImage {
    private static let extensions: Set<String> = [
        "png", "jpg", "jpeg", "pdf", "svg", "gif", "tif", "tiff", "heic", "heif", "webp", "bmp", "icns", "ico",
    ]

    /// The names of an image file; none for another kind of file.
    static func names(_ path: String) -> [String] {
        guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return [] }
        let suffix = String(path[path.utf8.index(after: dot)...])
        guard extensions.contains(suffix.lowercased()), !isInCatalog(path) else { return [] }
        var name = ResourceName(path: path).plainName
        for scale in ["@1x", "@2x", "@3x", "@4x"] where name.hasSuffix(scale) { name.removeLast(scale.count) }
        // `icon@2x~ipad.png`: the device may stand behind the scale, `icon-568h@2x.png` has a name of its own.
        return [name, name + "." + suffix]
    }

    private static func isInCatalog(_ path: String) -> Bool { path.contains(".xcassets/") }
}
