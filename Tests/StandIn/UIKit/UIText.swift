@objc public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
@objc public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
@objc public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
@objc public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
@objc public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
@objc public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
@objc public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
@objc public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
@objc public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }
@objc public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    case decimalPad, twitter, webSearch, asciiCapableNumberPad
}
@objc public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let name = UITextContentType(rawValue: "name")
    public static let givenName = UITextContentType(rawValue: "givenName")
    public static let familyName = UITextContentType(rawValue: "familyName")
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "newPassword")
    public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
    public static let emailAddress = UITextContentType(rawValue: "emailAddress")
    public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
    public static let URL = UITextContentType(rawValue: "URL")
    public static let postalCode = UITextContentType(rawValue: "postalCode")
    public static let addressCity = UITextContentType(rawValue: "addressCity")
    public static let organizationName = UITextContentType(rawValue: "organizationName")
}

@preconcurrency @MainActor @objc public protocol UITextInputTraits: NSObjectProtocol {}
@preconcurrency @MainActor @objc public protocol UIKeyInput: UITextInputTraits {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}
@preconcurrency @MainActor @objc public protocol UITextInput: UIKeyInput {}

@objc open class UITextPosition: NSObject {}
@objc open class UITextRange: NSObject {
    open var start: UITextPosition { UITextPosition() }
    open var end: UITextPosition { UITextPosition() }
    open var isEmpty: Bool { true }
}
@objc public enum UITextGranularity: Int, Sendable { case character, word, sentence, paragraph, line, document }
@objc public enum UITextStorageDirection: Int, Sendable { case forward, backward }

public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
}

/// What text fields and text views have in common as places to type.
@preconcurrency @MainActor public protocol TypingPlace: AnyObject {}

extension TypingPlace {
    public var selectedTextRange: UITextRange? {
        get { nil }
        set {}
    }
    public var markedTextRange: UITextRange? { nil }
    public var beginningOfDocument: UITextPosition { UITextPosition() }
    public var endOfDocument: UITextPosition { UITextPosition() }
    public func text(in range: UITextRange) -> String? { nil }
    public func replace(_ range: UITextRange, withText text: String) {}
    public func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? { nil }
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
    public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? { nil }
    public func offset(from: UITextPosition, to: UITextPosition) -> Int { 0 }
    public func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
    public func firstRect(for range: UITextRange) -> CGRect { .zero }
    public func unmarkText() {}
}

@preconcurrency @MainActor @objc open class UITextField: UIControl, UITextInput, TypingPlace {
    @objc public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    @objc public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
    @objc public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
    open override var canBecomeFirstResponder: Bool { true }
    @objc open var text: String? = ""
    open var attributedText: NSAttributedString?
    open var textColor: UIColor?
    open var font: UIFont?
    open var textAlignment = NSTextAlignment.natural
    open var borderStyle = BorderStyle.none
    open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var typingAttributes: [NSAttributedString.Key: Any]?
    @objc open var placeholder: String?
    open var attributedPlaceholder: NSAttributedString?
    open var clearsOnBeginEditing = false
    open var clearsOnInsertion = false
    open var adjustsFontSizeToFitWidth = false
    open var adjustsFontForContentSizeCategory = false
    open var minimumFontSize: CGFloat = 0
    open weak var delegate: UITextFieldDelegate?
    open var background: UIImage?
    open var disabledBackground: UIImage?
    open var isEditing: Bool { isFirstResponder }
    open var allowsEditingTextAttributes = false
    open var clearButtonMode = ViewMode.never
    open var leftView: UIView?
    open var leftViewMode = ViewMode.never
    open var rightView: UIView?
    open var rightViewMode = ViewMode.never
    private var ownInputView: UIView?
    private var ownInputAccessoryView: UIView?
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set { ownInputAccessoryView = newValue }
    }
    open var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem() }
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var enablesReturnKeyAutomatically = false
    open var isSecureTextEntry = false
    open var textContentType: UITextContentType! = nil
    open var passwordRules: UITextInputPasswordRules?
    open var hasText: Bool { !(text ?? "").isEmpty }
    open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
    open func deleteBackward() {}
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func drawText(in rect: CGRect) {}
    open func drawPlaceholder(in rect: CGRect) {}
    open func caretRect(for position: UITextPosition) -> CGRect { .zero }
    open func selectionRects(for range: UITextRange) -> [Any] { [] }
    public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChange")
    public static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditing")
    public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditing")
}

@preconcurrency @MainActor @objc open class UISearchTextField: UITextField {
    open var tokens: [Any] = []
}

@objc open class UITextInputAssistantItem: NSObject {
    open var leadingBarButtonGroups: [Any] = []
    open var trailingBarButtonGroups: [Any] = []
}
@objc open class UITextInputPasswordRules: NSObject {
    public convenience init(descriptor: String) { self.init() }
}

@preconcurrency @MainActor @objc public protocol UITextFieldDelegate: NSObjectProtocol {
    @objc optional func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    @objc optional func textFieldDidBeginEditing(_ textField: UITextField)
    @objc optional func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    @objc optional func textFieldDidEndEditing(_ textField: UITextField)
    @objc optional func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason)
    @objc optional func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    @objc optional func textFieldDidChangeSelection(_ textField: UITextField)
    @objc optional func textFieldShouldClear(_ textField: UITextField) -> Bool
    @objc optional func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

@preconcurrency @MainActor @objc open class UITextView: UIScrollView, UITextInput, TypingPlace {
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame)
    }
    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override var canBecomeFirstResponder: Bool { true }
    private weak var textDelegate: UITextViewDelegate?
    open override var delegate: UIScrollViewDelegate? {
        get { textDelegate }
        set { textDelegate = newValue as? UITextViewDelegate }
    }
    @objc open var text: String! = ""
    open var font: UIFont?
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    open var selectedRange = NSRange(location: 0, length: 0)
    open var isEditable = true
    open var isSelectable = true
    open var dataDetectorTypes: UIDataDetectorTypes = []
    open var allowsEditingTextAttributes = false
    open var adjustsFontForContentSizeCategory = false
    open var attributedText: NSAttributedString! = NSAttributedString(string: "")
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    open var textContainerInset = UIEdgeInsets.zero
    open private(set) lazy var textContainer = NSTextContainer()
    open private(set) lazy var layoutManager = NSLayoutManager()
    open private(set) lazy var textStorage = NSTextStorage(string: "")
    open var clearsOnInsertion = false
    open var usesStandardTextScaling = false
    private var ownInputView: UIView?
    private var ownInputAccessoryView: UIView?
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set { ownInputAccessoryView = newValue }
    }
    open var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem() }
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var enablesReturnKeyAutomatically = false
    open var isSecureTextEntry = false
    open var textContentType: UITextContentType! = nil
    open var hasText: Bool { !text.isEmpty }
    open func insertText(_ text: String) { self.text += text }
    open func deleteBackward() {}
    open func scrollRangeToVisible(_ range: NSRange) {}
    open func caretRect(for position: UITextPosition) -> CGRect { .zero }
    open func selectionRects(for range: UITextRange) -> [Any] { [] }
    public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChange")
    public static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditing")
    public static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditing")
}

@objc public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }

@preconcurrency @MainActor @objc public protocol UITextViewDelegate: UIScrollViewDelegate {
    @objc optional func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    @objc optional func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    @objc optional func textViewDidBeginEditing(_ textView: UITextView)
    @objc optional func textViewDidEndEditing(_ textView: UITextView)
    @objc optional func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool
    @objc optional func textViewDidChange(_ textView: UITextView)
    @objc optional func textViewDidChangeSelection(_ textView: UITextView)
    @objc optional func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    @objc optional func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
    ) -> Bool
}

public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    public static let link = UIDataDetectorTypes(rawValue: 2)
    public static let address = UIDataDetectorTypes(rawValue: 4)
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 16)
    public static let flightNumber = UIDataDetectorTypes(rawValue: 32)
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 64)
    public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}
