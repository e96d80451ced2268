/// A folder of an asset catalog that is one asset: an image, a color, an icon, data.
public struct AssetSet: Hashable, Sendable {
    /// The kind of a set, by its folder's extension.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case color = "colorset"
        case image = "imageset"
        case symbol = "symbolset"
        case data = "dataset"
        case appIcon = "appiconset"
        case iconStack = "solidimagestack"
        case macIcon = "iconset"
        case launchImage = "launchimage"
        case imageStack = "imagestack"
        case imageStackLayer = "imagestacklayer"
        case solidImageStackLayer = "solidimagestacklayer"
        case brandAssets = "brandassets"
        case textureSet = "textureset"
        case cubeTextureSet = "cubetextureset"
        case mipmapSet = "mipmapset"
        case complicationSet = "complicationset"
        case stickerPack = "stickerpack"
        case sticker = "sticker"
        case stickerSequence = "stickersequence"
        case stickersIcon = "stickersiconset"
        case referenceImages = "arresourcegroup"
        case referenceImage = "arreferenceimage"
        case referenceObject = "arobject"
        case gameCenterDashboard = "gcdashboardimage"
        case gameCenterLeaderboard = "gcleaderboard"
        case gameCenterLeaderboardSet = "gcleaderboardset"
    }

    /// The kind, which decides what code and documents can load from the set.
    public let kind: Kind
    /// As code and documents name it: the folder's name without extension, behind the namespaces that hold it.
    public let name: String
    /// The set's folder.
    public let path: String
    /// True if another set holds it, so that it cannot be loaded by name.
    public let isPartOfAnother: Bool

    /// The set's `Contents.json`.
    public var contentsPath: String { path + "/Contents.json" }

    /// Whether `UIImage(named:)` and a document's `image` attribute find it.
    public var isNamedImage: Bool {
        !isPartOfAnother && (kind == .image || kind == .symbol || kind == .imageStack || kind == .iconStack)
    }
}
