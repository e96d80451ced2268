@_exported import CoreGraphics
@_exported import QuartzCore
#if STANDIN_TYPECHECK
    @_exported import StandInFoundation
#else
    @_exported import Foundation
#endif

@preconcurrency @MainActor @objc open class NSResponder: NSObject {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
}

@preconcurrency @MainActor @objc open class NSView: NSResponder {
    public init(frame: CGRect) { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open var frame = CGRect.zero
    open var isHidden = false
    open private(set) var subviews: [NSView] = []
    open func addSubview(_ view: NSView) { subviews.append(view) }
    open func removeFromSuperview() {}
}

@preconcurrency @MainActor @objc open class NSControl: NSView {
    open var stringValue = ""
    open var isEnabled = true
}

@preconcurrency @MainActor @objc open class NSTextField: NSControl {}
@preconcurrency @MainActor @objc open class NSButton: NSControl {}

@preconcurrency @MainActor @objc open class NSWindow: NSResponder {
    open var isReleasedWhenClosed = true
    open var title = ""
    open func close() {}
    open func makeKeyAndOrderFront(_ sender: Any?) {}
}

@preconcurrency @MainActor @objc open class NSWindowController: NSResponder {
    open var window: NSWindow?
    open func showWindow(_ sender: Any?) {}
    open func windowDidLoad() {}
}

@preconcurrency @MainActor @objc open class NSViewController: NSResponder {
    open var view = NSView(frame: .zero)
    open func viewDidLoad() {}
}

@objc open class NSMenu: NSObject {}
@objc open class NSMenuItem: NSObject {}
@preconcurrency @MainActor @objc open class NSApplication: NSResponder {}

@preconcurrency @MainActor @objc public protocol NSApplicationDelegate: NSObjectProtocol {
    @objc optional func applicationDidFinishLaunching(_ notification: Notification)
    @objc optional func applicationWillTerminate(_ notification: Notification)
}

@objc open class NSColor: NSObject, @unchecked Sendable {
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { self.init() }
    public convenience init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { self.init() }
    public convenience init(calibratedRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { self.init() }
    public convenience init(deviceRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { self.init() }
    public convenience init(white: CGFloat, alpha: CGFloat) { self.init() }
    public convenience init?(named name: NSColor.Name) { self.init() }
    public convenience init?(named name: NSColor.Name, bundle: Bundle?) { self.init() }
    public class var clear: NSColor { NSColor() }
    public typealias Name = String
}
