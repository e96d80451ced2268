public import InterfaceBuilder

/// The views below a root view as a document lays them out on one screen, or in one size: one of those on which a change is
/// tried before it is proposed.
public struct LaidOutScreen: Sendable {
    /// The screen, its direction and its texts.
    public let environment: LayoutEnvironment
    /// Where the views are.
    public let layout: SceneLayout
    /// Whether it is the one of Xcode's canvas, for which the views were drawn.
    public let isCanvas: Bool
    /// Whether the screen can be one of the app's, rather than a size that was tried.
    public let isReal: Bool

    private init(_ root: Element, _ environment: LayoutEnvironment, isCanvas: Bool = false, isReal: Bool) {
        self.environment = environment
        self.isCanvas = isCanvas
        self.isReal = isReal
        layout = SceneLayout(of: root, in: environment)
    }

    /// The screen in a sentence: “on a screen of 375 by 812 points”.
    public var words: String {
        let size = environment.screenSize
        let direction = environment.isRightToLeft ? " from right to left" : ""
        return "on a screen of \(Int(size.width)) by \(Int(size.height)) points" + direction
    }

    // MARK: Screens

    /// The canvas, then a small phone, a large one, one on its side and a tablet, in both directions; one of them with
    /// texts of twice the length.
    public static func all(of root: Element) -> [LaidOutScreen] {
        let canvas = LayoutEnvironment(canvasOf: root)
        let isController = root.parent?.isController == true
        let screens = isController ? devices(root) : sizes(canvas)
        let both = screens.flatMap { screen in
            [false, true].map { isTurned in
                var environment = screen
                environment.isRightToLeft = isTurned
                return LaidOutScreen(root, environment, isReal: isController)
            }
        }
        var long = screens.first ?? canvas
        long.texts = { object, key in
            let text = object.attribute(named: key == "normalTitle" ? "title" : key) ?? ""
            return text.isEmpty ? nil : text + " " + text
        }
        var app = canvas
        app.isCanvas = false
        return [LaidOutScreen(root, app, isCanvas: true, isReal: true)] + both
            + [LaidOutScreen(root, long, isReal: false)]
    }

    private static func devices(_ root: Element) -> [LayoutEnvironment] {
        let names: [(String, LayoutDevice.Orientation)] =
            root.document.kind.platform == .tvOS
            ? [("appleTV", .portrait)]
            : [
                ("retina4_0", .portrait), ("retina6_72", .portrait), ("retina5_9", .landscape),
                ("ipad9_7", .portrait),
            ]
        return names.compactMap { name, orientation in
            LayoutDevice.named(name).map { LayoutEnvironment(root, on: $0, orientation) }
        }
    }

    /// A view that stands alone in a xib gets any size: smaller and larger than it was drawn.
    private static func sizes(_ canvas: LayoutEnvironment) -> [LayoutEnvironment] {
        [(1, 1), (0.85, 1), (1.3, 1), (1, 1.4)].map { width, height in
            var environment = canvas
            environment.isCanvas = false
            environment.containerSize = LayoutSize(
                width: (canvas.containerSize.width * width).rounded(),
                height: (canvas.containerSize.height * height).rounded())
            return environment
        }
    }
}
