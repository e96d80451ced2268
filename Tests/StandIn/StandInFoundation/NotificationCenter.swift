/// Foundation's own on Linux has no selectors, and its observers are of its own protocol.
@objc open class NotificationCenter: NSObject, @unchecked Sendable {

    public static let `default` = NotificationCenter()

    open func post(_ notification: Notification) {}
    open func post(name: Notification.Name, object: Any?) {}
    open func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {}
    open func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {}
    open func addObserver(
        forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> NSObjectProtocol { NSObject() }
    open func removeObserver(_ observer: Any) {}
    open func removeObserver(_ observer: Any, name: Notification.Name?, object: Any?) {}
}

@objc open class NSNotification: NSObject {
    public typealias Name = Foundation.NSNotification.Name
    open var name: Name
    open var object: Any?
    open var userInfo: [AnyHashable: Any]?

    public init(name: Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
        self.name = name
        self.object = object
        self.userInfo = userInfo
    }
}

/// Foundation's own on Linux takes closures alone.
@objc open class Timer: NSObject, @unchecked Sendable {

    open var isValid: Bool { true }
    open var fireDate = Date()
    open var timeInterval: TimeInterval { 0 }
    open var tolerance: TimeInterval = 0
    open var userInfo: Any? { nil }

    public convenience init(
        timeInterval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) {
        self.init()
    }

    public convenience init(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        self.init()
    }

    public convenience init(
        fire: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) {
        self.init()
    }

    @discardableResult
    open class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer { Timer() }

    @discardableResult
    open class func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer { Timer() }

    open func fire() {}
    open func invalidate() {}
}

extension RunLoop {
    public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {}
}

@objc open class UndoManager: NSObject {
    open var canUndo: Bool { false }
    open var canRedo: Bool { false }
    open func undo() {}
    open func redo() {}
    open func removeAllActions() {}
    open func setActionName(_ name: String) {}
    open func registerUndo(withTarget target: Any, selector: Selector, object: Any?) {}
    open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {}
    open func beginUndoGrouping() {}
    open func endUndoGrouping() {}
}
