import InterfaceBuilder

/// The bars that a root view is shown with, as far as its own document tells.
///
struct SceneBars {
    /// What the bars and the screen take of the view's sides.
    let safeArea: EdgeDistances
    /// What the view does not have of the screen, since it ends at opaque bars or is a sheet.
    let missing: EdgeDistances
    /// Whether the view is a sheet, which leaves a gap above it.
    private(set) var isSheet = false

    /// - Parameters:
    ///   - device: the screen that the view is to be on.
    ///   - canvas: the screen that its stored frame is made for.
    init(_ root: Element, on device: CanvasDevice, storedFor canvas: CanvasDevice) {
        guard let controller = root.parent, root["key"] == "view", controller.isController else {
            safeArea = Self.ofFreeView(root, on: device, storedFor: canvas)
            missing = .zero
            return
        }
        let (device, canvas) = (device.seen(from: controller), canvas.seen(from: controller))
        let stored = root.storedFrame?.height ?? canvas.size.height
        // A widget in the notification center does not reach the screen's edges.
        if stored < canvas.size.height, root["simulatedAppContext"] == "notificationCenter" {
            (safeArea, missing) = (.zero, .zero)
            return
        }
        if stored < canvas.size.height, controller.isEmbedded || controller.isPopover, !root.isSheet(on: canvas) {
            safeArea = controller.isEmbedded ? EdgeDistances(top: device.safeArea.top) : .zero
            missing = .zero
            return
        }
        let inferred = InferredBars(of: controller)
        let bars = EdgeDistances(
            top: inferred.topHeight, bottom: inferred.bottomHeight(hasHomeIndicator: device.safeArea.bottom > 0))
        if let frame = root.storedFrame, frame.y > 0 {
            (safeArea, missing) = Self.ofShiftedView(frame, device.safeArea + bars, on: canvas)
            return
        }
        let whole = controller.child(key: "freeformSize")?["height"].flatMap(Double.init) ?? canvas.size.height
        let mayBeSheet = CanvasAge(root.document).systemVersion >= 13 && root.storedFrame?.width == canvas.size.width
        let ends = ViewEnds(missing: whole - stored, of: canvas.safeArea, bars, mayBeSheet: mayBeSheet)
        if case .sheet = ends { isSheet = true }
        (safeArea, missing) = ends.insets(on: device.safeArea, bars)
    }

    /// Xcode 6 to 8 stored how far below the top of the screen a view begins that an opaque bar keeps there; one that is
    /// as high as the screen all the same reaches beyond its lower end.
    private static func ofShiftedView(
        _ frame: Rect, _ area: EdgeDistances, on canvas: CanvasDevice
    ) -> (EdgeDistances, missing: EdgeDistances) {
        let endsAtScreen = abs(frame.maxY - canvas.size.height) < 1
        let inside = EdgeDistances(
            top: max(0, area.top - frame.y), bottom: area.bottom + (endsAtScreen ? 0 : frame.y))
        return (inside, EdgeDistances(top: min(area.top, frame.y)))
    }

    /// A view of a xib stands alone: one as large as the screen is shown as a screen. Where the screen has no home
    /// button, so is every other one by Xcode 10, and from Xcode 14 on, without being counted twice.
    private static func ofFreeView(
        _ root: Element, on device: CanvasDevice, storedFor canvas: CanvasDevice
    ) -> EdgeDistances {
        guard let frame = root.storedFrame, root.isNamed("view") else { return .zero }
        if frame.width == canvas.size.width, frame.height == canvas.size.height { return device.safeArea }
        let age = CanvasAge(root.document)
        let isShown = (age.systemVersion >= 16 || age.systemVersion == 12) && device.safeArea.bottom > 0
        return isShown ? device.singleSafeArea : .zero
    }
}

extension Element {
    /// Whether the root view of a controller is one that phones show as a sheet instead of in a popover.
    fileprivate func isSheet(on canvas: CanvasDevice) -> Bool {
        guard let frame = storedFrame, let controller = parent, controller.isPopover else { return false }
        return frame.width == canvas.size.width && ViewEnds.sheetGaps.contains(canvas.size.height - frame.height)
    }
}

/// Where a view ends that has not the whole height of the screen, found by the height that it lacks.
private enum ViewEnds {
    /// At the edges of the screen, or it has a size of its own.
    case atEdges
    /// Below an opaque navigation bar, above an opaque bar at the bottom, or between both.
    case atBars(top: Bool, bottom: Bool)
    /// Below the status bar and above an opaque bar at the bottom.
    case belowStatusBar
    /// It is a sheet, which leaves this much of the screen free above it.
    case sheet(Double)

    init(missing height: Double, of screen: EdgeDistances, _ bars: EdgeDistances, mayBeSheet: Bool) {
        let area = screen + bars
        switch height {
        case ...0: self = .atEdges
        case area.bottom: self = .atBars(top: false, bottom: true)
        case area.top: self = .atBars(top: true, bottom: false)
        case area.top + area.bottom: self = .atBars(top: true, bottom: true)
        case area.bottom + screen.top: self = .belowStatusBar
        case Self.sheetGaps where mayBeSheet: self = .sheet(height)
        default: self = .atEdges
        }
    }

    /// The insets on a screen, and what the view does not have of it.
    func insets(
        on screen: EdgeDistances, _ bars: EdgeDistances
    ) -> (safeArea: EdgeDistances, missing: EdgeDistances) {
        var area = screen + bars
        var missing = EdgeDistances.zero
        switch self {
        case .atEdges: break
        case .atBars(let top, let bottom):
            if top { swap(&area.top, &missing.top) }
            if bottom { swap(&area.bottom, &missing.bottom) }
        case .belowStatusBar:
            (area.top, missing.top) = (bars.top, screen.top)
            swap(&area.bottom, &missing.bottom)
        case .sheet(let gap):
            area.top = bars.top > 0 ? max(bars.top, Self.sheetBarHeight) : 0
            missing.top = gap
        }
        return (area, missing)
    }

    /// What Xcode's canvas leaves free above a sheet.
    static let sheetGaps = 1.0...70
    /// The height of the navigation bar of a sheet.
    private static let sheetBarHeight = 56.0
}
