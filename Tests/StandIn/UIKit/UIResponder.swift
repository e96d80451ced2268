@_exported import CoreGraphics
@_exported import QuartzCore
#if STANDIN_TYPECHECK
    @_exported import StandInFoundation
#else
    @_exported import Foundation
#endif

@preconcurrency @MainActor @objc open class UIResponder: NSObject {

    public override init() {
        super.init()
    }

    open override func responds(to selector: Selector!) -> Bool {
        guard let name = selector?.name else { return false }
        return MainActor.assumeIsolated { InterfaceRuntime.shared.action(name, on: self) != nil }
    }

    open override class func instancesRespond(to selector: Selector!) -> Bool {
        guard let name = selector?.name else { return false }
        return MainActor.assumeIsolated { InterfaceRuntime.shared.hasAction(name, in: self) }
    }

    @discardableResult
    open override func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
        MainActor.assumeIsolated { InterfaceRuntime.shared.send(selector.name, to: self, with: []) }
        return nil
    }

    @discardableResult
    open override func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        MainActor.assumeIsolated { InterfaceRuntime.shared.send(selector.name, to: self, with: [object]) }
        return nil
    }

    @discardableResult
    open override func perform(
        _ selector: Selector!, with object1: Any!, with object2: Any!
    ) -> Unmanaged<AnyObject>! {
        MainActor.assumeIsolated { InterfaceRuntime.shared.send(selector.name, to: self, with: [object1, object2]) }
        return nil
    }

    open var next: UIResponder? { nil }
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open private(set) var isFirstResponder = false
    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }
    open var inputViewController: UIInputViewController? { nil }
    open var undoManager: UndoManager? { nil }
    open var keyCommands: [UIKeyCommand]? { nil }
    open var userActivity: NSUserActivity?
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
    open var textInputMode: UITextInputMode? { nil }

    @discardableResult
    @objc open func becomeFirstResponder() -> Bool {
        isFirstResponder = canBecomeFirstResponder
        return isFirstResponder
    }

    @discardableResult
    @objc open func resignFirstResponder() -> Bool {
        isFirstResponder = false
        return true
    }

    open func reloadInputViews() {}
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func remoteControlReceived(with event: UIEvent?) {}
    @objc open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
    open func buildMenu(with builder: UIMenuBuilder) {}
    open func validate(_ command: UICommand) {}
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    open func restoreUserActivityState(_ activity: NSUserActivity) {}
    @objc open func cut(_ sender: Any?) {}
    @objc open func copy(_ sender: Any?) {}
    @objc open func paste(_ sender: Any?) {}
    @objc open func select(_ sender: Any?) {}
    @objc open func selectAll(_ sender: Any?) {}
    @objc open func delete(_ sender: Any?) {}
    open func paste(itemProviders: [NSItemProvider]) {}
    @objc open func toggleBoldface(_ sender: Any?) {}
    @objc open func toggleItalics(_ sender: Any?) {}
    @objc open func toggleUnderline(_ sender: Any?) {}

    public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShow")
    public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShow")
    public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHide")
    public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHide")
    public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrame")
    public static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrame")
    public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBegin"
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEnd"
    public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDuration"
    public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurve"
    public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocal"
}

@preconcurrency @MainActor @objc open class UIEvent: NSObject {
    @objc public enum EventType: Int, Sendable {
        case touches, motion, remoteControl, presses, scroll = 10, hover, transform
    }
    @objc public enum EventSubtype: Int, Sendable {
        case none = 0, motionShake = 1, remoteControlPlay = 100, remoteControlPause, remoteControlStop
        case remoteControlTogglePlayPause, remoteControlNextTrack, remoteControlPreviousTrack
    }
    open var type: EventType { .touches }
    open var subtype: EventSubtype { .none }
    open var timestamp: TimeInterval { 0 }
    open var allTouches: Set<UITouch>? { nil }
    open func touches(for view: UIView) -> Set<UITouch>? { nil }
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
}

@preconcurrency @MainActor @objc open class UITouch: NSObject {
    @objc public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
    @objc public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }
    open var phase: Phase { .began }
    open var type: TouchType { .direct }
    open var tapCount: Int { 1 }
    open var timestamp: TimeInterval { 0 }
    open var force: CGFloat { 0 }
    open var maximumPossibleForce: CGFloat { 0 }
    open var view: UIView? { nil }
    open var window: UIWindow? { nil }
    open func location(in view: UIView?) -> CGPoint { .zero }
    open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

@preconcurrency @MainActor @objc open class UIPress: NSObject {
    open var key: UIKey? { nil }
}

@preconcurrency @MainActor @objc open class UIPressesEvent: UIEvent {
    open var allPresses: Set<UIPress> { [] }
}

@preconcurrency @MainActor @objc open class UIKey: NSObject {
    open var characters: String { "" }
    open var charactersIgnoringModifiers: String { "" }
    open var modifierFlags: UIKeyModifierFlags { [] }
}

@objc public enum UIEditingInteractionConfiguration: Int, Sendable { case none, `default` }

@preconcurrency @MainActor @objc open class UITextInputMode: NSObject {
    open var primaryLanguage: String? { nil }
}

@preconcurrency @MainActor @objc open class UIInputViewController: UIViewController {
    open var textDocumentProxy: Any { self }
    open func dismissKeyboard() {}
    open func advanceToNextInputMode() {}
}
