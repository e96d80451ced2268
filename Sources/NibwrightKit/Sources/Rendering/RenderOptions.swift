/// The surroundings for which scenes are drawn.
public struct RenderOptions: Hashable, Sendable {
    /// Whether the dark appearance is drawn.
    public var isDark = false
    /// The size of the screen in points; nil for that of the device.
    public var size: ScreenSize?
    /// The id of a device as documents have it, such as `retina6_1`; nil for the document's own.
    public var device: String?
    /// The language of the texts, such as `de`; nil for the texts of the document itself.
    public var locale: String?

    /// Makes options for the light appearance of the document's own device.
    public init() {}
}

/// The size of a screen in points.
public struct ScreenSize: Hashable, Sendable {
    /// The width.
    public let width: Double
    /// The height.
    public let height: Double

    /// Makes a size of its lengths.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// Reads `390x844`; nil for anything else, and for lengths that no screen has.
    public init?(_ text: String) {
        let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard parts.count == 2, let width = parts[0], let height = parts[1], (1...10_000).contains(width),
            (1...10_000).contains(height)
        else { return nil }
        self.init(width: width, height: height)
    }
}
