@preconcurrency @MainActor @objc open class UICollectionViewLayout: NSObject {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
    open internal(set) weak var collectionView: UICollectionView?
    open func prepare() {}
    open func invalidateLayout() {}
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {}
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind kind: String) {}
    open func register(_ nib: UINib?, forDecorationViewOfKind kind: String) {}
    open var collectionViewContentSize: CGSize { .zero }
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForSupplementaryView(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForDecorationView(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func shouldInvalidateLayout(forBoundsChange bounds: CGRect) -> Bool { false }
    open func invalidationContext(forBoundsChange bounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        UICollectionViewLayoutInvalidationContext()
    }
    open func targetContentOffset(
        forProposedContentOffset offset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { offset }
    open func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint { offset }
    open func initialLayoutAttributesForAppearingItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func finalLayoutAttributesForDisappearingItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func prepare(forCollectionViewUpdates updates: [UICollectionViewUpdateItem]) {}
    open func finalizeCollectionViewUpdates() {}
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}

@objc open class UICollectionViewUpdateItem: NSObject {}

@preconcurrency @MainActor @objc open class UICollectionViewLayoutInvalidationContext: NSObject {
    open func invalidateItems(at indexPaths: [IndexPath]) {}
    open var invalidateEverything: Bool { false }
}

@preconcurrency @MainActor @objc
open class UICollectionViewFlowLayoutInvalidationContext:
    UICollectionViewLayoutInvalidationContext
{
    open var invalidateFlowLayoutDelegateMetrics = true
}

@preconcurrency @MainActor @objc open class UICollectionViewLayoutAttributes: NSObject {
    public required override init() { super.init() }
    public convenience init(forCellWith indexPath: IndexPath) { self.init() }
    public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) { self.init() }
    public convenience init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) { self.init() }
    open var frame = CGRect.zero
    open var center = CGPoint.zero
    open var size = CGSize.zero
    open var bounds = CGRect.zero
    open var transform = CGAffineTransform.identity
    open var transform3D = CATransform3DIdentity
    open var alpha: CGFloat = 1
    open var zIndex = 0
    open var isHidden = false
    open var indexPath = IndexPath()
    open var representedElementCategory: UICollectionView.ElementCategory { .cell }
    open var representedElementKind: String? { nil }
    open override func copy() -> Any { self }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

@preconcurrency @MainActor @objc open class UICollectionViewFlowLayout: UICollectionViewLayout {
    open var minimumLineSpacing: CGFloat = 10
    open var minimumInteritemSpacing: CGFloat = 10
    open var itemSize = CGSize(width: 50, height: 50)
    open var estimatedItemSize = CGSize.zero
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    open var headerReferenceSize = CGSize.zero
    open var footerReferenceSize = CGSize.zero
    open var sectionInset = UIEdgeInsets.zero
    open var sectionInsetReference = SectionInsetReference.fromContentInset
    open var sectionHeadersPinToVisibleBounds = false
    open var sectionFootersPinToVisibleBounds = false
    nonisolated public static let automaticSize = CGSize.zero
    @objc public enum SectionInsetReference: Int, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }
}

@preconcurrency @MainActor @objc open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    public typealias SectionProvider = (Int, NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
    public init(section: NSCollectionLayoutSection) { super.init() }
    public init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) { super.init() }
    public init(sectionProvider: @escaping SectionProvider) { super.init() }
    public init(
        sectionProvider: @escaping SectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open class func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout(sectionProvider: { _, _ in nil })
    }
    open var configuration = UICollectionViewCompositionalLayoutConfiguration()
}

@objc open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    open var interSectionSpacing: CGFloat = 0
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
}

public protocol NSCollectionLayoutEnvironment {
    var container: NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
}
public protocol NSCollectionLayoutContainer {
    var contentSize: CGSize { get }
    var effectiveContentSize: CGSize { get }
}

public struct UICollectionLayoutListConfiguration {
    public enum Appearance { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
    public enum HeaderMode { case none, supplementary, firstItemInSection }
    public enum FooterMode { case none, supplementary }
    public init(appearance: Appearance) {}
    public var showsSeparators = true
    public var backgroundColor: UIColor?
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    public var leadingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?
    public var trailingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?
}

@objc open class NSCollectionLayoutDimension: NSObject {
    open class func fractionalWidth(_ fraction: CGFloat) -> Self { self.init() }
    open class func fractionalHeight(_ fraction: CGFloat) -> Self { self.init() }
    open class func absolute(_ length: CGFloat) -> Self { self.init() }
    open class func estimated(_ length: CGFloat) -> Self { self.init() }
    public override required init() { super.init() }
}

@objc open class NSCollectionLayoutSize: NSObject {
    public convenience init(
        widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
    ) { self.init() }
}

@objc open class NSCollectionLayoutSpacing: NSObject {
    public override required init() { super.init() }
    open class func fixed(_ spacing: CGFloat) -> Self { self.init() }
    open class func flexible(_ spacing: CGFloat) -> Self { self.init() }
}

@objc open class NSCollectionLayoutItem: NSObject {
    public convenience init(layoutSize: NSCollectionLayoutSize) { self.init() }
    public convenience init(
        layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) { self.init() }
    open var contentInsets = NSDirectionalEdgeInsets.zero
    open var edgeSpacing: Any?
}

@objc open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    open var zIndex = 0
}

@objc open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
    ) { self.init() }
    open var pinToVisibleBounds = false
    open var extendsBoundary = true
}

@objc public enum NSRectAlignment: Int, Sendable {
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

@objc open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem { .init() }
}

@objc open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { .init() }
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { .init() }
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { .init() }
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { .init() }
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { .init() }
    open var interItemSpacing: NSCollectionLayoutSpacing?
}

@objc open class NSCollectionLayoutSection: NSObject {
    public convenience init(group: NSCollectionLayoutGroup) { self.init() }
    open class func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection { NSCollectionLayoutSection() }
    open var contentInsets = NSDirectionalEdgeInsets.zero
    open var interGroupSpacing: CGFloat = 0
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    open var visibleItemsInvalidationHandler: (([Any], CGPoint, NSCollectionLayoutEnvironment) -> Void)?
}

@objc public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}
