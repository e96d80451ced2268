@preconcurrency @MainActor @objc open class UILabel: UIView {
    @objc open var text: String?
    open var attributedText: NSAttributedString?
    open var font: UIFont! = UIFont.systemFont(ofSize: 17)
    open var textColor: UIColor! = UIColor.black
    open var shadowColor: UIColor?
    open var shadowOffset = CGSize.zero
    open var textAlignment = NSTextAlignment.natural
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
    open var highlightedTextColor: UIColor?
    open var isHighlighted = false
    open var isEnabled = true
    open var numberOfLines = 1
    open var adjustsFontSizeToFitWidth = false
    open var adjustsFontForContentSizeCategory = false
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    open var minimumScaleFactor: CGFloat = 0
    open var allowsDefaultTighteningForTruncation = false
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var showsExpansionTextWhenTruncated = false
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect { bounds }
    open func drawText(in rect: CGRect) {}
}

@objc public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

@preconcurrency @MainActor @objc open class UIImageView: UIView {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public init(image: UIImage?) {
        super.init(frame: .zero)
        self.image = image
    }
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: .zero)
        self.image = image
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open var image: UIImage?
    open var highlightedImage: UIImage?
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    open var isHighlighted = false
    open var animationImages: [UIImage]?
    open var animationDuration: TimeInterval = 0
    open var animationRepeatCount = 0
    open var isAnimating: Bool { false }
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false
    open func startAnimating() {}
    open func stopAnimating() {}
}

@preconcurrency @MainActor @objc open class UIStackView: UIView {
    @objc public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }
    @objc public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public convenience init(arrangedSubviews: [UIView]) {
        self.init(frame: .zero)
        for view in arrangedSubviews { addArrangedSubview(view) }
    }
    public required init(coder: NSCoder) { super.init(frame: .zero) }
    open private(set) var arrangedSubviews: [UIView] = []
    open var axis = NSLayoutConstraint.Axis.horizontal
    open var distribution = Distribution.fill
    open var alignment = Alignment.fill
    open var spacing: CGFloat = 0
    open var isBaselineRelativeArrangement = false
    open var isLayoutMarginsRelativeArrangement = false
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
    open func insertArrangedSubview(_ view: UIView, at index: Int) {
        arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
        addSubview(view)
    }
    open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
    open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {}
    open func customSpacing(after view: UIView) -> CGFloat { spacing }
    nonisolated public static let spacingUseDefault: CGFloat = -1
    nonisolated public static let spacingUseSystem: CGFloat = -2
}

@preconcurrency @MainActor @objc open class UIProgressView: UIView {
    @objc public enum Style: Int, Sendable { case `default`, bar }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public convenience init(progressViewStyle: Style) { self.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open var progress: Float = 0
    open var progressViewStyle = Style.default
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?
    open var progressImage: UIImage?
    open var trackImage: UIImage?
    open var observedProgress: Progress?
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

@preconcurrency @MainActor @objc open class UIActivityIndicatorView: UIView {
    @objc public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
        case whiteLarge = 0
        case white = 1
        case gray = 2
    }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public init(style: Style) { super.init(frame: .zero) }
    public convenience init(activityIndicatorStyle: Style) { self.init(style: activityIndicatorStyle) }
    public required init(coder: NSCoder) { super.init(frame: .zero) }
    open var style = Style.medium
    open var activityIndicatorViewStyle = Style.medium
    open var hidesWhenStopped = true
    open var color: UIColor!
    open private(set) var isAnimating = false
    @objc open func startAnimating() { isAnimating = true }
    @objc open func stopAnimating() { isAnimating = false }
}

@preconcurrency @MainActor @objc open class UIVisualEffect: NSObject {}

@preconcurrency @MainActor @objc open class UIBlurEffect: UIVisualEffect {
    @objc public enum Style: Int, Sendable {
        case extraLight, light, dark, regular = 4, prominent, systemUltraThinMaterial, systemThinMaterial
        case systemMaterial, systemThickMaterial, systemChromeMaterial, systemMaterialDark, systemMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemChromeMaterialDark
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemThickMaterialDark
    }
    public convenience init(style: Style) { self.init() }
}

@preconcurrency @MainActor @objc open class UIVibrancyEffect: UIVisualEffect {
    public convenience init(blurEffect: UIBlurEffect) { self.init() }
}

@preconcurrency @MainActor @objc open class UIVisualEffectView: UIView {
    public init(effect: UIVisualEffect?) { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open private(set) lazy var contentView = UIView()
    open var effect: UIVisualEffect?
}

@preconcurrency @MainActor @objc open class UIWindow: UIView {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public init(windowScene: UIWindowScene) { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.view.removeFromSuperview()
            if let view = rootViewController?.view { addSubview(view) }
            if isKeyWindow { UIViewController.exchangeSeen([oldValue].compactMap(\.self), for: rootViewController) }
        }
    }
    open var windowLevel = Level.normal
    open var screen = UIScreen.main
    open weak var windowScene: UIWindowScene?
    open private(set) var isKeyWindow = false
    open var canResizeToFitContent = false
    open func makeKeyAndVisible() {
        isKeyWindow = true
        UIViewController.exchangeSeen([], for: rootViewController)
    }
    open func makeKey() { isKeyWindow = true }
    open func becomeKey() {}
    open func resignKey() {}
    open func sendEvent(_ event: UIEvent) {}
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Level(0)
        public static let alert = Level(2000)
        public static let statusBar = Level(1000)
        public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }
        public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }
    }
    public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKey")
    public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisible")
    public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHidden")
}
