import InterfaceBuilder

/// The text sizes that a person can choose, of which two are known here.
public enum TextSize: Hashable, Sendable {
    /// The smallest, which Xcode 13 showed on its canvas.
    case extraSmall
    /// The one that devices come with.
    case large
}

/// What a root view is laid out in: the room that it gets, what bars take of it, and in which language.
public struct LayoutEnvironment: Sendable {
    /// Gives the text of an object in another language; the key is the one of tables, such as `text` or
    /// `normalTitle`. Nil leaves the document's own.
    public typealias TextProvider = @Sendable (_ object: Element, _ key: String) -> String?

    /// The size that the root view gets.
    public var containerSize: LayoutSize
    /// The size of the screen, which decides how wide the system's margins are.
    public var screenSize: LayoutSize
    /// What status bar, notch, home indicator and bars take of the root view's sides.
    public var safeArea: EdgeDistances
    /// The size classes, which decide about variations.
    public var sizeClasses: SizeClasses
    /// Whether lines begin at the right side.
    public var isRightToLeft: Bool
    /// Pixels in a point: sizes of text are rounded up to whole pixels.
    public var scale: Double
    /// The main version of iOS whose controls are drawn: a switch of 26 is wider than one of 18.
    public var systemVersion: Int
    /// How large the text styles are.
    public var textSize: TextSize
    /// Whether the layout is Xcode's own: with constraints and sizes that are placeholders until the app is built.
    public var isCanvas: Bool
    /// The fonts that the project brings along; text in others is measured by what is known of their families.
    public var fonts = FontCollection()
    /// The texts of another language.
    public var texts: TextProvider

    /// Makes an environment of its parts; without a size of the screen, the root view fills it.
    public init(
        containerSize: LayoutSize, screenSize: LayoutSize? = nil, safeArea: EdgeDistances = .zero,
        sizeClasses: SizeClasses = SizeClasses(horizontal: .compact, vertical: .regular),
        isRightToLeft: Bool = false, scale: Double = 2, systemVersion: Int = 18, textSize: TextSize = .large,
        isCanvas: Bool = false, texts: @escaping TextProvider = { _, _ in nil }
    ) {
        self.containerSize = containerSize
        self.screenSize = screenSize ?? containerSize
        self.safeArea = safeArea
        self.sizeClasses = sizeClasses
        self.isRightToLeft = isRightToLeft
        self.scale = scale
        self.systemVersion = systemVersion
        self.textSize = textSize
        self.isCanvas = isCanvas
        self.texts = texts
    }

    /// The environment that Xcode shows the view in: the document's own device, the size that is stored for the view,
    /// and the bars that the scene is shown with.
    public init(canvasOf root: Element) {
        let device = CanvasDevice(root.document)
        let xcode = CanvasAge(root.document)
        let stored = root.storedFrame.map { LayoutSize(width: $0.width, height: $0.height) }
        self.init(
            containerSize: stored ?? device.size, screenSize: device.size,
            safeArea: SceneBars(root, on: device, storedFor: device).safeArea, sizeClasses: device.sizeClasses,
            scale: device.scale, systemVersion: xcode.systemVersion,
            textSize: xcode.textSize, isCanvas: true)
    }

    /// The environment of a root view on another device: it fills what the bars of its scene leave of the screen.
    public init(_ root: Element, on device: LayoutDevice, _ orientation: LayoutDevice.Orientation = .portrait) {
        let screen = CanvasDevice(device, orientation)
        let bars = SceneBars(root, on: screen, storedFor: CanvasDevice(root.document))
        let height = screen.size.height - bars.missing.top - bars.missing.bottom
        self.init(
            containerSize: LayoutSize(width: screen.size.width, height: height), screenSize: screen.size,
            safeArea: bars.safeArea, sizeClasses: screen.sizeClasses, scale: screen.scale)
    }
}
