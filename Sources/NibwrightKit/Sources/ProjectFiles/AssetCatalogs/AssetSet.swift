/// A folder of an asset catalog that is one asset: an image, a color, an icon, data.
public struct AssetSet: Hashable, Sendable {
    /// The kind of a set, by its folder's extension.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A named color.
        case color = "colorset"
        /// An image in its scales and appearances.
        case image = "imageset"
        /// A symbol image in SF Symbols' template.
        case symbol = "symbolset"
        /// A file of any kind, loaded as `NSDataAsset`.
        case data = "dataset"
        /// An icon of an app.
        case appIcon = "appiconset"
        /// A layered icon of a visionOS app.
        case iconStack = "solidimagestack"
        /// An icon of a macOS app in the older form.
        case macIcon = "iconset"
        /// Launch images, from before launch screens.
        case launchImage = "launchimage"
        /// A layered image of tvOS.
        case imageStack = "imagestack"
        /// One layer of an `imageStack`.
        case imageStackLayer = "imagestacklayer"
        /// One layer of an `iconStack`.
        case solidImageStackLayer = "solidimagestacklayer"
        /// The icons and shelf images of a tvOS app.
        case brandAssets = "brandassets"
        /// A texture for Metal and SceneKit.
        case textureSet = "textureset"
        /// The six faces of a cube texture.
        case cubeTextureSet = "cubetextureset"
        /// The levels of a texture's mipmap.
        case mipmapSet = "mipmapset"
        /// Images of complications of a watch.
        case complicationSet = "complicationset"
        /// Stickers for Messages.
        case stickerPack = "stickerpack"
        /// One sticker of a `stickerPack`.
        case sticker = "sticker"
        /// The frames of an animated sticker.
        case stickerSequence = "stickersequence"
        /// The icon of a sticker pack.
        case stickersIcon = "stickersiconset"
        /// Images and objects that ARKit looks for.
        case referenceImages = "arresourcegroup"
        /// One image that ARKit looks for.
        case referenceImage = "arreferenceimage"
        /// One scanned object that ARKit looks for.
        case referenceObject = "arobject"
        /// The dashboard image of Game Center.
        case gameCenterDashboard = "gcdashboardimage"
        /// A leaderboard of Game Center.
        case gameCenterLeaderboard = "gcleaderboard"
        /// A set of leaderboards of Game Center.
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
