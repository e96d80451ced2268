public import InterfaceBuilder

/// Where the view of a controller is on the screen, and the bars that Xcode infers for it.
public struct SceneScreen: Hashable, Sendable {
    /// The size of the screen; that of the view where it is larger or of a size of its own.
    public let size: LayoutSize
    /// The place of the view: below an opaque bar or the gap above a sheet, or all of the screen.
    public let view: Rect
    /// The place of the bar above, with the status bar that it reaches behind; nil for none.
    public let topBar: Rect?
    /// The place of the bar below, with the home indicator that it reaches behind; nil for none.
    public let bottomBar: Rect?

    /// Finds the places by the controller's own document.
    ///
    /// - Parameters:
    ///   - controller: a controller that has a view.
    ///   - device: the device to show it on; nil for the document's own canvas.
    ///   - orientation: how the device is held.
    ///   - other: the size of the screen, where it is not the device's.
    public init?(
        of controller: Element, on device: LayoutDevice? = nil,
        _ orientation: LayoutDevice.Orientation = .portrait, size other: LayoutSize? = nil
    ) {
        guard let root = controller.child(key: "view"), controller.isController else { return nil }
        let canvas = CanvasDevice(root.document)
        let screen = device.map { CanvasDevice($0, orientation) } ?? canvas
        let place = SceneBars(root, on: screen, storedFor: canvas)
        let full = other ?? screen.size
        let missing = place.missing
        let stored = device == nil && other == nil ? root.storedFrame : nil
        let isUsable = stored.map { $0.width >= 1 && $0.height >= 1 } ?? false
        view = Rect(
            x: 0, y: missing.top, width: isUsable ? stored!.width : full.width,
            height: isUsable ? stored!.height : full.height - missing.top - missing.bottom)
        // What lacks no more than bars could take was shortened by bars that are not known.
        let end = view.maxY + missing.bottom
        let isShortened = view.width == full.width && (0...180).contains(full.height - end)
        size = LayoutSize(width: view.width, height: isShortened ? full.height : end)
        (topBar, bottomBar) = Self.bars(InferredBars(of: controller), screen.seen(from: controller), place, view, size)
    }

    private static func bars(
        _ bars: InferredBars, _ screen: CanvasDevice, _ place: SceneBars, _ view: Rect, _ size: LayoutSize
    ) -> (top: Rect?, bottom: Rect?) {
        // Xcode 16 took the safe area off twice, which made no bar higher.
        let status = min(screen.safeArea.top, screen.singleSafeArea.top)
        let indicator = screen.singleSafeArea.bottom
        let top = Rect(x: 0, y: 0, width: size.width, height: status + bars.topHeight)
        let inSheet = Rect(x: 0, y: view.y, width: size.width, height: place.safeArea.top)
        let height = indicator + bars.bottomHeight(hasHomeIndicator: indicator > 0)
        let bottom = Rect(x: 0, y: size.height - height, width: size.width, height: height)
        return (
            bars.top == nil ? nil : place.isSheet ? inSheet : top, bars.bottom == nil ? nil : bottom
        )
    }
}
