import InterfaceBuilder
import Layout

extension RenderOptions {
    /// The ids of the devices that are known, as `--device` takes them.
    public static var deviceNames: [String] { LayoutDevice.all.map(\.id) }

    /// Whether the user asks for other surroundings than those in which the document was saved.
    var changesLayout: Bool { size != nil || device != nil || locale != nil }

    /// The device that is drawn; nil where neither the user nor the document names one that is known.
    func layoutDevice(_ document: IBDocument) -> LayoutDevice? {
        (device ?? document.root.child(named: "device")?["id"]).flatMap(LayoutDevice.named)
    }

    /// The size of the screen that the document is drawn for.
    func screen(_ document: IBDocument) -> ScreenSize {
        if let size { return size }
        let isLandscape = device == nil && document.root.child(named: "device")?["orientation"] == "landscape"
        let usual = document.kind.platform == .tvOS ? "appleTV" : (document.kind.isIPadOnly ? "ipad9_7" : "retina4_7")
        guard let device = layoutDevice(document) ?? LayoutDevice.named(usual) else {
            return ScreenSize(width: 375, height: 667)
        }
        let length = device.size(isLandscape ? .landscape : .portrait)
        return ScreenSize(width: length.width, height: length.height)
    }

    /// The size classes of a screen of the size that the user asks for.
    static func sizeClasses(of size: ScreenSize) -> SizeClasses {
        SizeClasses(
            horizontal: size.width >= 700 ? .regular : .compact, vertical: size.height >= 500 ? .regular : .compact)
    }
}
