import InterfaceBuilder
import Layout

/// Says where views are, in the coordinates of what holds them.
///
/// The frames that the document has stored count where it is drawn as it was saved; constraints are solved for views that
/// have none or that Xcode marked as misplaced, and for all views on another screen or in another language.
final class FrameSource {
    private let document: IBDocument
    private let options: RenderOptions
    private let texts: DocumentTexts
    private let fonts: ProjectFonts
    private let isMac: Bool
    private var layouts: [Element: SceneLayout] = [:]

    init(_ document: IBDocument, _ options: RenderOptions, _ texts: DocumentTexts, _ fonts: ProjectFonts) {
        self.document = document
        self.fonts = fonts
        self.options = options
        self.texts = texts
        isMac = document.kind.platform == .macOS
    }

    /// The frame of a view from the upper left corner of its superview, whatever the system counts from.
    ///
    /// - Parameter outer: the bounds of the superview: the frame of a view that has none.
    func frame(of view: Element, in outer: Rect, isFlipped: Bool) -> Rect {
        guard let frame = frame(of: view) else { return outer.bounds }
        guard isMac, !isFlipped else { return frame }
        return Rect(
            x: frame.x, y: outer.height - frame.y - frame.height, width: frame.width, height: frame.height)
    }

    /// The frame of a view as its system counts; nil where nothing says one.
    func frame(of view: Element) -> Rect? {
        let stored = view.frame?.bounded
        let isKnown = stored != nil && view["misplaced"] != "YES"
        guard !isMac, document.kind.platform != .watchOS, !isKnown || options.changesLayout else { return stored }
        guard let found = layout(around: view)?[view] else { return stored }
        if case .unknown = found.source, let stored { return stored }
        return found.frame.bounded
    }

    /// Whether the view is there in the size class that is drawn.
    func isInstalled(_ view: Element) -> Bool { document.installations[view: view].isInstalled(in: drawnClasses) }

    // MARK: Layouts

    /// The layout of the scene that a view is part of, made when it is first needed.
    private func layout(around view: Element) -> SceneLayout? {
        guard let root = Self.root(of: view) else { return nil }
        if let known = layouts[root] { return known }
        let layout = SceneLayout(of: root, in: environment(of: root))
        layouts[root] = layout
        return layout
    }

    private func environment(of root: Element) -> LayoutEnvironment {
        let fillsScreen = root["key"] == "view" && root.parent?.isController == true
        var environment = LayoutEnvironment(canvasOf: root)
        if fillsScreen, let device = otherDevice {
            environment = LayoutEnvironment(root, on: device, options.orientation(document))
        }
        if fillsScreen, let size = options.size, let frame = root.parent.flatMap(screen)?.view {
            environment.containerSize = LayoutSize(width: frame.width, height: frame.height)
            environment.screenSize = LayoutSize(width: size.width, height: size.height)
            environment.sizeClasses = RenderOptions.sizeClasses(of: size)
        }
        environment.fonts = fonts.collection
        if let classes = options.sizeClasses { environment.sizeClasses = classes }
        environment.isRightToLeft = options.isRightToLeft
        if options.language != nil {
            let texts = self.texts
            environment.texts = { object, key in texts.translation(object, key) }
        }
        return environment
    }

    /// The device that the user asks for; nil where the document is drawn on its own.
    private var otherDevice: LayoutDevice? { options.changesScreen ? options.layoutDevice(document) : nil }

    /// Where a controller's view and the bars around it are on the screen that is drawn; nil for one without a view.
    func screen(of controller: Element) -> SceneScreen? {
        let size = options.size.map { LayoutSize(width: $0.width, height: $0.height) }
        return SceneScreen(of: controller, on: otherDevice, options.orientation(document), size: size)
    }

    /// The view of a controller or the top-level view that a view is in.
    private static func root(of view: Element) -> Element? {
        ([view] + view.ancestors).first { element in
            element["key"] == "view" && element.parent?.isController == true
                || element.isTopLevel && !element.isController
        }
    }

    // MARK: Size classes

    private lazy var drawnClasses = options.sizeClasses(document)

    // MARK: Room

    /// Whether the width of a view is the same whatever its text: on macOS, where frames are not solved, only of views
    /// that a constraint gives a width or that no constraint moves.
    func hasFixedWidth(_ view: Element) -> Bool {
        guard isMac, let id = view.id else { return !isMac }
        return fixedWidths.contains(id) || !constrained.contains(id)
    }

    private lazy var constraints = document.elements.filter { $0.isNamed("constraint") }
    private lazy var constrained = Set(
        constraints.flatMap { [$0["firstItem"] ?? $0.constrainedOwner?.id, $0["secondItem"]].compactMap(\.self) })
    private lazy var fixedWidths = Set(
        constraints.filter { $0["firstAttribute"] == "width" && $0["secondItem"] == nil && $0["relation"] == nil }
            .compactMap { $0["firstItem"] ?? $0.constrainedOwner?.id })
}

extension Element {
    /// The view that a constraint without a first item is about: the one that holds it.
    fileprivate var constrainedOwner: Element? { parent?.parent }
}
