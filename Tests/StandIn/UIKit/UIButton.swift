@preconcurrency @MainActor @objc open class UIButton: UIControl {

    @objc public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
        public static var roundedRect: ButtonType { .system }
    }
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
    }

    public convenience init(type: ButtonType = .system, primaryAction: UIAction?) { self.init(frame: .zero) }
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) { self.init(frame: .zero) }
    public convenience init(frame: CGRect, primaryAction: UIAction?) { self.init(frame: frame) }
    open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
        guard let made = self.init(coder: NSCoder()) else { preconditionFailure("Buttons are always made.") }
        return made
    }

    open var buttonType: ButtonType { .system }
    open var configuration: Configuration?
    open var configurationUpdateHandler: ConfigurationUpdateHandler?
    open var automaticallyUpdatesConfiguration = true
    open func setNeedsUpdateConfiguration() {}
    open func updateConfiguration() {}
    open var changesSelectionAsPrimaryAction = false
    open var menu: UIMenu?
    open var preferredMenuElementOrder = 0
    open var role = Role.normal
    @objc public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
    open var contentEdgeInsets = UIEdgeInsets.zero
    open var titleEdgeInsets = UIEdgeInsets.zero
    open var imageEdgeInsets = UIEdgeInsets.zero
    open var reversesTitleShadowWhenHighlighted = false
    open var adjustsImageWhenHighlighted = true
    open var adjustsImageWhenDisabled = true
    open var showsTouchWhenHighlighted = false
    open var isPointerInteractionEnabled = false
    open private(set) lazy var titleLabel: UILabel? = UILabel()
    open private(set) lazy var subtitleLabel: UILabel? = UILabel()
    open private(set) lazy var imageView: UIImageView? = UIImageView()
    private var titles: [UInt: String] = [:]
    open var currentTitle: String? { title(for: state) }
    open var currentTitleColor: UIColor { .black }
    open var currentImage: UIImage? { nil }
    open var currentBackgroundImage: UIImage? { nil }
    open var currentAttributedTitle: NSAttributedString? { nil }
    open func setTitle(_ title: String?, for state: UIControl.State) { titles[state.rawValue] = title }
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {}
    open func setImage(_ image: UIImage?, for state: UIControl.State) {}
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) {}
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {}
    open func title(for state: UIControl.State) -> String? { titles[state.rawValue] ?? titles[0] }
    open func titleColor(for state: UIControl.State) -> UIColor? { nil }
    open func image(for state: UIControl.State) -> UIImage? { nil }
    open func backgroundImage(for state: UIControl.State) -> UIImage? { nil }
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { nil }
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func titleRect(forContentRect rect: CGRect) -> CGRect { rect }
    open func imageRect(forContentRect rect: CGRect) -> CGRect { rect }

    public struct Configuration {
        public enum Size: Sendable { case medium, small, mini, large }
        public enum CornerStyle: Sendable { case fixed, dynamic, small, medium, large, capsule }
        public enum TitleAlignment: Sendable { case automatic, leading, center, trailing }
        public var title: String?
        public var subtitle: String?
        public var image: UIImage?
        public var attributedTitle: AttributedString?
        public var attributedSubtitle: AttributedString?
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var background = UIBackgroundConfiguration.clear()
        public var contentInsets = NSDirectionalEdgeInsets.zero
        public var imagePadding: CGFloat = 0
        public var titlePadding: CGFloat = 0
        public var imagePlacement = NSDirectionalRectEdge.leading
        public var buttonSize = Size.medium
        public var cornerStyle = CornerStyle.dynamic
        public var titleAlignment = TitleAlignment.automatic
        public var showsActivityIndicator = false
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var imageColorTransformer: UIConfigurationColorTransformer?
        public static func plain() -> Configuration { Configuration() }
        public static func filled() -> Configuration { Configuration() }
        public static func tinted() -> Configuration { Configuration() }
        public static func gray() -> Configuration { Configuration() }
        public static func borderless() -> Configuration { Configuration() }
        public static func bordered() -> Configuration { Configuration() }
        public static func borderedTinted() -> Configuration { Configuration() }
        public static func borderedProminent() -> Configuration { Configuration() }
        public func updated(for button: UIButton) -> Configuration { self }
    }
}

public struct UIConfigurationTextAttributesTransformer {
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {}
}

public struct UIConfigurationColorTransformer {
    public init(_ transform: @escaping (UIColor) -> UIColor) {}
}

public struct NSDirectionalRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    public static let all = NSDirectionalRectEdge(rawValue: 15)
}
