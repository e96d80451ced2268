import InterfaceBuilder
import Layout

extension RenderOptions {
    /// The ids of the devices that are known, as `--device` takes them.
    public static var deviceNames: [String] { LayoutDevice.all.map(\.id) }

    /// Whether the user asks for other surroundings than those in which the document was saved.
    var changesLayout: Bool { changesScreen || language != nil }

    /// Whether the user asks for another screen than that of the document.
    var changesScreen: Bool { size != nil || device != nil || sizeClasses != nil }

    /// The device that is drawn; nil where neither the user nor the document names one that is known.
    func layoutDevice(_ document: IBDocument) -> LayoutDevice? {
        if let device { return LayoutDevice.named(device) }
        let own = document.root.child(named: "device")?["id"].flatMap(LayoutDevice.named)
        guard size == nil, let sizeClasses else { return own }
        if let own, own.sizeClasses(orientation(document)) == sizeClasses { return own }
        return Self.usualDevice(of: sizeClasses)
    }

    /// A device of which the whole screen has these size classes, held as ``orientation(_:)`` says.
    private static func usualDevice(of classes: SizeClasses) -> LayoutDevice? {
        switch (classes.horizontal, classes.vertical) {
        case (.regular, .compact): LayoutDevice.named("retina6_5")
        case (.regular, _): LayoutDevice.named("ipad11_0rounded")
        case (_, .compact): LayoutDevice.named("retina5_9")
        default: LayoutDevice.named("retina6_12")
        }
    }

    /// The way in which the screen is held that is drawn.
    func orientation(_ document: IBDocument) -> LayoutDevice.Orientation {
        if let sizeClasses, sizeClasses.vertical == .compact { return .landscape }
        let own = document.root.child(named: "device")
        guard device == nil, own?["orientation"] == "landscape" else { return .portrait }
        guard let sizeClasses else { return .landscape }
        // The document's own device is kept where it has the size classes that are asked for.
        return own?["id"].flatMap(LayoutDevice.named)?.sizeClasses(.landscape) == sizeClasses ? .landscape : .portrait
    }

    /// The size of the screen that the document is drawn for.
    func screen(_ document: IBDocument) -> ScreenSize {
        if let size { return size }
        let usual = document.kind.platform == .tvOS ? "appleTV" : (document.kind.isIPadOnly ? "ipad9_7" : "retina4_7")
        guard let device = layoutDevice(document) ?? LayoutDevice.named(usual) else {
            return ScreenSize(width: 375, height: 667)
        }
        let length = device.size(orientation(document))
        return ScreenSize(width: length.width, height: length.height)
    }

    /// The size classes that the document is drawn for.
    func sizeClasses(_ document: IBDocument) -> SizeClasses {
        if let sizeClasses { return sizeClasses }
        if let size { return Self.sizeClasses(of: size) }
        if let device = layoutDevice(document) { return device.sizeClasses(orientation(document)) }
        // Before there were devices, the canvas was a square that stood for all of them.
        if document.root["useTraitCollections"] == "YES" { return SizeClasses(horizontal: .any, vertical: .any) }
        return SizeClasses(horizontal: document.kind.isIPadOnly ? .regular : .compact, vertical: .regular)
    }

    /// The size classes of a screen of the size that the user asks for.
    static func sizeClasses(of size: ScreenSize) -> SizeClasses {
        SizeClasses(
            horizontal: size.width >= 700 ? .regular : .compact, vertical: size.height >= 500 ? .regular : .compact)
    }
}
