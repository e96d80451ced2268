@preconcurrency @MainActor public protocol UIContentConfiguration {
    func makeContentView() -> UIView & UIContentView
    func updated(for state: UIConfigurationState) -> Self
}
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
    var configuration: UIContentConfiguration { get set }
}
@preconcurrency @MainActor public protocol UIConfigurationState {}
public struct UIViewConfigurationState: UIConfigurationState {
    public var isDisabled = false, isHighlighted = false, isSelected = false, isFocused = false
}
public struct UICellConfigurationState: UIConfigurationState {
    public var isDisabled = false, isHighlighted = false, isSelected = false, isFocused = false
    public var isEditing = false, isExpanded = false, isSwiped = false, isReordering = false
}

@preconcurrency @MainActor @objc open class UIListContentView: UIView, UIContentView {
    public init(configuration: UIListContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) {
        configuration = UIListContentConfiguration.cell()
        super.init(coder: coder)
    }
    open var configuration: UIContentConfiguration
}

@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
    public struct TextProperties {
        public var font = UIFont.systemFont(ofSize: 17)
        public var color = UIColor.label
        public var numberOfLines = 0
        public var alignment = TextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byWordWrapping
        public var adjustsFontSizeToFitWidth = false
        public var adjustsFontForContentSizeCategory = true
        public enum TextAlignment { case natural, center, justified }
    }
    public struct ImageProperties {
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat = 0
        public var maximumSize = CGSize.zero
        public var reservedLayoutSize = CGSize.zero
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    }
    public var text: String?
    public var attributedText: NSAttributedString?
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var image: UIImage?
    public var textProperties = TextProperties()
    public var secondaryTextProperties = TextProperties()
    public var imageProperties = ImageProperties()
    public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
    public var prefersSideBySideTextAndSecondaryText = false
    public var imageToTextPadding: CGFloat = 0
    public var textToSecondaryTextVerticalPadding: CGFloat = 0
    nonisolated init() {}
    nonisolated public static func cell() -> Self { Self() }
    nonisolated public static func subtitleCell() -> Self { Self() }
    nonisolated public static func valueCell() -> Self { Self() }
    nonisolated public static func plainHeader() -> Self { Self() }
    nonisolated public static func plainFooter() -> Self { Self() }
    nonisolated public static func groupedHeader() -> Self { Self() }
    nonisolated public static func groupedFooter() -> Self { Self() }
    nonisolated public static func sidebarCell() -> Self { Self() }
    nonisolated public static func sidebarHeader() -> Self { Self() }
    nonisolated public static func prominentInsetGroupedHeader() -> Self { Self() }
    public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }
    public func updated(for state: UIConfigurationState) -> Self { self }
}

public struct UIBackgroundConfiguration {
    public var customView: UIView?
    public var cornerRadius: CGFloat = 0
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    public var backgroundColor: UIColor?
    public var visualEffect: UIVisualEffect?
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0
    public var image: UIImage?
    public static func clear() -> Self { Self() }
    public static func listPlainCell() -> Self { Self() }
    public static func listGroupedCell() -> Self { Self() }
    public static func listSidebarCell() -> Self { Self() }
    public static func listPlainHeaderFooter() -> Self { Self() }
    public func updated(for state: UIConfigurationState) -> Self { self }
}
