import InterfaceBuilder

/// The screen that a document was last shown on.
struct CanvasDevice {
    let size: LayoutSize
    private(set) var safeArea: EdgeDistances
    /// The safe area of a view that is no screen of its own, which no Xcode took off twice.
    let singleSafeArea: EdgeDistances
    let sizeClasses: SizeClasses
    let scale: Double

    /// - Parameter age: the age of the canvas, whose safe areas were not always the device's own; nil for those.
    init(_ device: LayoutDevice, _ orientation: LayoutDevice.Orientation, age: CanvasAge? = nil) {
        size = device.size(orientation)
        singleSafeArea = age?.singleSafeArea(of: device, orientation) ?? device.safeArea(orientation)
        safeArea = age?.countsTwice(on: device) == true ? singleSafeArea + singleSafeArea : singleSafeArea
        sizeClasses = device.sizeClasses(orientation)
        scale = device.scale
    }

    /// Reads the document's `device`; documents from before there was one were shown on a square canvas, or on the
    /// phone of their time.
    init(_ document: IBDocument) {
        let element = document.root.child(named: "device")
        if let device = element?["id"].flatMap(LayoutDevice.named) {
            let orientation = element?["orientation"].flatMap(LayoutDevice.Orientation.init(rawValue:)) ?? .portrait
            self.init(device, orientation, age: CanvasAge(document))
        } else if document.kind.platform == .tvOS {
            self.init(LayoutDevice.named("appleTV")!, .landscape)
        } else {
            self.init(withoutDeviceIn: document)
        }
    }

    /// The screen as a controller simulates it: without the status bar where it says so.
    func seen(from controller: Element) -> CanvasDevice {
        guard controller.child(key: "simulatedStatusBarMetrics")?.isNamed("nil") == true else { return self }
        var screen = self
        screen.safeArea.top = 0
        return screen
    }

    private init(withoutDeviceIn document: IBDocument) {
        let usesSizeClasses = document.root["useTraitCollections"] == "YES"
        let isTablet = document.kind.isIPadOnly
        size =
            isTablet
            ? LayoutSize(width: 768, height: 1024)
            : usesSizeClasses ? LayoutSize(width: 600, height: 600) : LayoutSize(width: 320, height: 568)
        safeArea = EdgeDistances(top: 20)
        singleSafeArea = safeArea
        sizeClasses =
            usesSizeClasses
            ? SizeClasses(horizontal: .any, vertical: .any)
            : SizeClasses(horizontal: isTablet ? .regular : .compact, vertical: .regular)
        scale = 2
    }
}

/// What the canvas of the Xcode that saved a document showed otherwise than others: told by its tools version, and
/// measured on documents in which constraints to the safe area and texts in the styles' sizes stand.
struct CanvasAge {
    private let toolsVersion: Int

    init(_ document: IBDocument) {
        let written = Self.major(document.toolsVersion)
        let plugIn = document.dependencies.first {
            $0.isNamed("plugIn") && $0["identifier"]?.hasSuffix("IBCocoaTouchPlugin") == true
        }
        toolsVersion = written < Self.unnumbered ? written : Self.major(plugIn?["version"])
    }

    /// `32700.99.1234` is what Xcode writes where it does not tell its version; the plug-in tells it then.
    private static let unnumbered = 32_000

    private static func major(_ version: String?) -> Int {
        version?.split(separator: ".").first.flatMap { Int($0) } ?? 0
    }

    /// The version of iOS that came with the Xcode.
    var systemVersion: Int {
        let steps: [(Int, Int)] = [
            (24_000, 26), (23_000, 18), (22_000, 17), (21_000, 16), (19_000, 15), (17_000, 14), (14_800, 13),
            (14_000, 12), (13_000, 11), (11_000, 10), (9_000, 9),
        ]
        return steps.first { $0.0 <= toolsVersion }?.1 ?? 8
    }

    /// Xcode 13 showed text styles at the smallest size.
    var textSize: TextSize { (18_000..<21_000).contains(toolsVersion) ? .extraSmall : .large }

    /// Xcode 16 took the safe area off twice on screens without a home button.
    func countsTwice(on device: LayoutDevice) -> Bool {
        (23_600..<25_000).contains(toolsVersion) && device.bottomInset > 0
    }

    /// From Xcode 11 to 13 there was no status bar on phones with a home button; before Xcode 14 all notches were 44
    /// points high.
    func singleSafeArea(of device: LayoutDevice, _ orientation: LayoutDevice.Orientation) -> EdgeDistances {
        var area = device.safeArea(orientation)
        let isOld = toolsVersion < 21_000
        if device.bottomInset == 0 {
            if isOld, toolsVersion >= 14_800, device.family != .television { area.top = 0 }
        } else if isOld {
            area.top = min(area.top, 44)
            area.left = min(area.left, 44)
            area.right = min(area.right, 44)
        } else if ["retina6_1", "retina6_5", "retina5_9"].contains(device.id), orientation == .portrait {
            area.top = device.id == "retina5_9" ? 50 : 48
        }
        return area
    }
}
