import InterfaceBuilder

/// The bars that a root view is shown with, as far as its own document tells.
///
/// A controller has a navigation bar when it is a navigation controller's root or is pushed by one that has, a tab bar
/// when a tab bar controller lists it or its navigation controller; simulated metrics of the controller come first.
struct SceneBars {
    /// What the bars and the screen take of the view's sides.
    let safeArea: EdgeDistances
    /// What the view does not have of the screen, since it ends at opaque bars or is a sheet.
    let missing: EdgeDistances

    /// - Parameters:
    ///   - device: the screen that the view is to be on.
    ///   - canvas: the screen that its stored frame is made for.
    init(_ root: Element, on device: CanvasDevice, storedFor canvas: CanvasDevice) {
        guard let controller = root.parent, root["key"] == "view", controller.isController else {
            safeArea = Self.ofFreeView(root, on: device, storedFor: canvas)
            missing = .zero
            return
        }
        let reader = BarReader(document: root.document)
        let height = canvas.size.height - (root.storedFrame?.height ?? canvas.size.height)
        if height > 0, reader.isEmbedded(controller) || reader.isPopover(controller) {
            safeArea = reader.isEmbedded(controller) ? EdgeDistances(top: device.safeArea.top) : .zero
            missing = .zero
            return
        }
        let bars = EdgeDistances(
            top: reader.topBarHeight(of: controller) ?? 0, bottom: reader.bottomBarHeight(of: controller) ?? 0)
        let mayBeSheet = CanvasAge(root.document).systemVersion >= 13 && root.storedFrame?.width == canvas.size.width
        let ends = ViewEnds(missing: height, of: canvas.safeArea, bars, mayBeSheet: mayBeSheet)
        (safeArea, missing) = ends.insets(on: device.safeArea, bars)
    }

    /// A view of a xib stands alone: one as large as the screen is shown as a screen, and so is every one from Xcode 14
    /// on where the screen has no home button.
    private static func ofFreeView(
        _ root: Element, on device: CanvasDevice, storedFor canvas: CanvasDevice
    ) -> EdgeDistances {
        guard let frame = root.storedFrame, root.isNamed("view") else { return .zero }
        if frame.width == canvas.size.width, frame.height == canvas.size.height { return device.safeArea }
        let isModern = CanvasAge(root.document).systemVersion >= 16
        return isModern && device.safeArea.bottom > 0 ? device.safeArea : .zero
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
    private static let sheetGaps = 1.0...70
    /// The height of the navigation bar of a sheet.
    private static let sheetBarHeight = 56.0
}
