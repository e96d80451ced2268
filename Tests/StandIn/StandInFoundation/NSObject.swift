@_exported import Foundation
@_exported import FoundationNetworking
@_exported import ObjectiveC

/// Foundation's own class on Linux is not an Objective-C class, and outlets and segue actions ask for one.
@objc open class NSObject: Foundation.NSObject {

    public override init() {
        super.init()
    }

    @objc open override func isEqual(_ object: Any?) -> Bool { self === object as AnyObject? }

    @objc open func value(forKey key: String) -> Any? { nil }
    @objc open func setValue(_ value: Any?, forKey key: String) {}
    @objc open func value(forKeyPath keyPath: String) -> Any? { nil }
    @objc open func setValue(_ value: Any?, forKeyPath keyPath: String) {}
    @objc open func setValue(_ value: Any?, forUndefinedKey key: String) {}
    @objc open func value(forUndefinedKey key: String) -> Any? { nil }
    open func setValuesForKeys(_ keyedValues: [String: Any]) {}
    open func setNilValueForKey(_ key: String) {}
    open func willChangeValue(forKey key: String) {}
    open func didChangeValue(forKey key: String) {}

    open func addObserver(
        _ observer: Foundation.NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {}
    open func removeObserver(_ observer: Foundation.NSObject, forKeyPath keyPath: String) {}
    open func removeObserver(
        _ observer: Foundation.NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {}
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    @discardableResult open func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! { nil }
    @discardableResult open func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! { nil }
    @discardableResult open func perform(
        _ selector: Selector!, with object1: Any!, with object2: Any!
    ) -> Unmanaged<AnyObject>! { nil }
    open func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {}
    open func perform(
        _ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {}
    open func performSelector(onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool) {}
    open func performSelector(inBackground selector: Selector, with argument: Any?) {}
    open class func cancelPreviousPerformRequests(withTarget target: Any) {}
    open class func cancelPreviousPerformRequests(
        withTarget target: Any, selector: Selector, object argument: Any?
    ) {}
    open func responds(to selector: Selector!) -> Bool { false }
    open class func instancesRespond(to selector: Selector!) -> Bool { false }
    open class func superclass() -> AnyClass? { nil }
    open var superclass: AnyClass? { nil }
    open func conforms(to aProtocol: Any) -> Bool { false }

    @objc open func awakeFromNib() {}
    @objc open func prepareForInterfaceBuilder() {}
    open func awakeAfter(using coder: NSCoder) -> Any? { self }

    open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityIdentifier: String?
    open var accessibilityElements: [Any]?
    open var accessibilityElementsHidden = false
    open var accessibilityViewIsModal = false
    open var shouldGroupAccessibilityChildren = false
    open var accessibilityLanguage: String?
    open var accessibilityFrame = CGRect.zero
    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityElementDidBecomeFocused() {}
    open func accessibilityElementDidLoseFocus() {}
}

#if STANDIN_TYPECHECK
    /// What every Objective-C protocol refines.
    @objc public protocol NSObjectProtocol {
        func isEqual(_ object: Any?) -> Bool
    }

    extension NSObject: NSObjectProtocol {}
#endif

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

public struct NSKeyValueChangeKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
}

public final class NSKeyValueObservation: NSObject {
    public func invalidate() {}
}

public struct NSKeyValueObservedChange<Value> {
    public let newValue: Value?
    public let oldValue: Value?
    public let isPrior: Bool
}

/// Key-value observing by key path, for each class with its own type.
public protocol KeyValueObserving {}

extension NSObject: KeyValueObserving {}

extension KeyValueObserving {
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        NSKeyValueObservation()
    }
}
