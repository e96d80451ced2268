@preconcurrency @MainActor @objc
open class UIView: UIResponder, UIAppearance, UITraitEnvironment, UICoordinateSpace,
    UIDynamicItem, NSCoding, CALayerDelegate
{
    public init(frame: CGRect) {
        self.frame = frame
        super.init()
        bounds = CGRect(origin: .zero, size: frame.size)
    }

    public required init?(coder: NSCoder) {
        frame = .zero
        super.init()
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    nonisolated open func encode(with coder: NSCoder) {}

    open class var layerClass: AnyClass { CALayer.self }
    open class var requiresConstraintBasedLayout: Bool { false }
    open class var areAnimationsEnabled: Bool { Animations.areEnabled }
    open class var inheritedAnimationDuration: TimeInterval { 0 }

    open lazy var layer: CALayer = (Self.layerClass as? CALayer.Type)?.init(coder: NSCoder()) ?? CALayer()
    open var frame: CGRect
    open var bounds = CGRect.zero
    open var center = CGPoint.zero
    open var transform = CGAffineTransform.identity
    open var transform3D = CATransform3DIdentity
    open var backgroundColor: UIColor?
    open var tintColor: UIColor!
    open var tintAdjustmentMode = TintAdjustmentMode.automatic
    open var alpha: CGFloat = 1
    open var isOpaque = true
    @objc open var isHidden = false
    open var clipsToBounds = false
    open var clearsContextBeforeDrawing = true
    open var mask: UIView?
    open var tag = 0
    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    open var contentMode = ContentMode.scaleToFill
    open var contentScaleFactor: CGFloat = 1
    open var autoresizesSubviews = true
    open var autoresizingMask: AutoresizingMask = []
    open var translatesAutoresizingMaskIntoConstraints = true
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    open var layoutMargins = UIEdgeInsets.zero
    open var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
    open var preservesSuperviewLayoutMargins = false
    open var layoutMarginsFollowReadableWidth = false
    open var insetsLayoutMarginsFromSafeArea = true
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var restorationIdentifier: String?
    open var largeContentTitle: String?
    open var showsLargeContentViewer = false
    open var focusGroupIdentifier: String?
    open var safeAreaInsets: UIEdgeInsets { .zero }
    open var traitCollection: UITraitCollection { .current }
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }
    open var canBecomeFocused: Bool { false }
    open var isFocused: Bool { false }

    open private(set) weak var superview: UIView?
    open private(set) var subviews: [UIView] = []
    open var window: UIWindow? { superview?.window ?? self as? UIWindow }
    open private(set) var constraints: [NSLayoutConstraint] = []
    open var gestureRecognizers: [UIGestureRecognizer]?
    open var interactions: [UIInteraction] = []
    open var motionEffects: [UIMotionEffect] = []
    open private(set) var layoutGuides: [UILayoutGuide] = []
    open private(set) lazy var layoutMarginsGuide = UILayoutGuide()
    open private(set) lazy var readableContentGuide = UILayoutGuide()
    open private(set) lazy var safeAreaLayoutGuide = UILayoutGuide()
    open private(set) lazy var keyboardLayoutGuide = UIKeyboardLayoutGuide()

    open func addSubview(_ view: UIView) {
        insertSubview(view, at: subviews.count)
    }

    open func insertSubview(_ view: UIView, at index: Int) {
        view.removeFromSuperview()
        view.willMove(toSuperview: self)
        subviews.insert(view, at: min(max(0, index), subviews.count))
        view.superview = self
        didAddSubview(view)
        view.didMoveToSuperview()
    }

    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insertSubview(view, at: subviews.firstIndex(of: sibling) ?? subviews.count)
    }

    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insertSubview(view, at: (subviews.firstIndex(of: sibling) ?? subviews.count) + 1)
    }

    @objc open func removeFromSuperview() {
        guard let superview else { return }
        superview.willRemoveSubview(self)
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
    }

    open func bringSubviewToFront(_ view: UIView) { addSubview(view) }
    open func sendSubviewToBack(_ view: UIView) { insertSubview(view, at: 0) }
    open func exchangeSubview(at first: Int, withSubviewAt second: Int) {}
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    open func isDescendant(of view: UIView) -> Bool {
        self === view || (superview?.isDescendant(of: view) ?? false)
    }

    open func viewWithTag(_ tag: Int) -> UIView? {
        self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    @objc open func setNeedsLayout() {}
    @objc open func layoutIfNeeded() {}
    @objc open func layoutSubviews() {}
    open func layoutMarginsDidChange() {}
    open func safeAreaInsetsDidChange() {}
    @objc open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ rect: CGRect) {}
    open func draw(_ rect: CGRect) {}
    open func draw(_ layer: CALayer, in context: CGContext) {}
    open func display(_ layer: CALayer) {}
    open func layoutSublayers(of layer: CALayer) {}
    open func action(for layer: CALayer, forKey event: String) -> CAAction? { nil }
    open func tintColorDidChange() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func setNeedsUpdateConstraints() {}
    open func updateConstraintsIfNeeded() {}
    open func updateConstraints() {}
    open func needsUpdateConstraints() -> Bool { false }

    open func sizeToFit() {}
    open func sizeThatFits(_ size: CGSize) -> CGSize { size }
    open var intrinsicContentSize: CGSize { .zero }
    open func invalidateIntrinsicContentSize() {}
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { targetSize }
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { targetSize }
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        .defaultHigh
    }
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {}
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame }
    open func frame(forAlignmentRect rect: CGRect) -> CGRect { rect }
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open var forFirstBaselineLayout: UIView { self }
    open var forLastBaselineLayout: UIView { self }
    open var hasAmbiguousLayout: Bool { false }

    open func addConstraint(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { self.constraints += constraints }
    open func removeConstraint(_ constraint: NSLayoutConstraint) { constraints.removeAll { $0 === constraint } }
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { [] }
    open func addLayoutGuide(_ guide: UILayoutGuide) { layoutGuides.append(guide) }
    open func removeLayoutGuide(_ guide: UILayoutGuide) { layoutGuides.removeAll { $0 === guide } }

    open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
        recognizer.view = self
    }

    open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === recognizer }
        recognizer.view = nil
    }

    open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
    open func addInteraction(_ interaction: UIInteraction) { interactions.append(interaction) }
    open func removeInteraction(_ interaction: UIInteraction) { interactions.removeAll { $0 === interaction } }
    open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
    open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect }
    open func convert(_ point: CGPoint, to space: UICoordinateSpace) -> CGPoint { point }
    open func convert(_ point: CGPoint, from space: UICoordinateSpace) -> CGPoint { point }
    open func convert(_ rect: CGRect, to space: UICoordinateSpace) -> CGRect { rect }
    open func convert(_ rect: CGRect, from space: UICoordinateSpace) -> CGRect { rect }

    @discardableResult
    @objc open func endEditing(_ force: Bool) -> Bool { true }

    open func snapshotView(afterScreenUpdates: Bool) -> UIView? { UIView(frame: frame) }
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates: Bool, withCapInsets: UIEdgeInsets
    ) -> UIView? { UIView(frame: rect) }
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { true }
    open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter() }
    open func encodeRestorableState(with coder: NSCoder) {}
    open func decodeRestorableState(with coder: NSCoder) {}
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    open func setNeedsFocusUpdate() {}
    open func updateFocusIfNeeded() {}
    open var preferredFocusEnvironments: [UIFocusEnvironment] { [] }
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection { .leftToRight }

    nonisolated public static let noIntrinsicMetric: CGFloat = -1
    nonisolated public static let layoutFittingCompressedSize = CGSize.zero
    nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}

extension UIView: UIFocusEnvironment {}
