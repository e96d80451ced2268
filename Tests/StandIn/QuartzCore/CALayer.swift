@_exported import CoreGraphics

@objc open class CALayer: NSObject {

    public override init() {
        super.init()
    }

    public init(layer: Any) {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    open class func layer() -> CALayer { CALayer() }
    open class func needsDisplay(forKey key: String) -> Bool { false }
    open class func defaultAction(forKey event: String) -> CAAction? { nil }

    open var frame = CGRect.zero
    open var bounds = CGRect.zero
    open var position = CGPoint.zero
    open var zPosition: CGFloat = 0
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var transform = CATransform3DIdentity
    open var sublayerTransform = CATransform3DIdentity
    open var cornerRadius: CGFloat = 0
    open var cornerCurve = CALayerCornerCurve.circular
    open var maskedCorners: CACornerMask = []
    open var masksToBounds = false
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor?
    open var backgroundColor: CGColor?
    open var opacity: Float = 1
    open var isHidden = false
    open var isOpaque = false
    open var isDoubleSided = true
    open var contents: Any?
    open var contentsScale: CGFloat = 1
    open var contentsGravity = CALayerContentsGravity.resize
    open var contentsRect = CGRect.zero
    open var shadowColor: CGColor?
    open var shadowOpacity: Float = 0
    open var shadowOffset = CGSize.zero
    open var shadowRadius: CGFloat = 0
    open var shadowPath: CGPath?
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var allowsEdgeAntialiasing = false
    open var allowsGroupOpacity = false
    open var drawsAsynchronously = false
    open var needsDisplayOnBoundsChange = false
    open var magnificationFilter = CALayerContentsFilter.linear
    open var minificationFilter = CALayerContentsFilter.linear
    open var compositingFilter: Any?
    open var filters: [Any]?
    open var name: String?
    open var mask: CALayer?
    open weak var delegate: CALayerDelegate?
    open private(set) weak var superlayer: CALayer?
    open var sublayers: [CALayer]?
    open var actions: [String: CAAction]?
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var repeatCount: Float = 0

    open func addSublayer(_ layer: CALayer) {
        insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
    }

    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        layer.superlayer = self
        sublayers = (sublayers ?? []) + [layer]
    }

    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { addSublayer(layer) }
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { addSublayer(layer) }
    open func replaceSublayer(_ old: CALayer, with new: CALayer) {}

    open func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer = nil
    }

    open func add(_ animation: CAAnimation, forKey key: String?) {}
    open func removeAnimation(forKey key: String) {}
    open func removeAllAnimations() {}
    open func animation(forKey key: String) -> CAAnimation? { nil }
    open func animationKeys() -> [String]? { nil }
    open func action(forKey event: String) -> CAAction? { nil }
    open func presentation() -> Self? { self }
    open func model() -> Self { self }
    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ rect: CGRect) {}
    open func displayIfNeeded() {}
    open func display() {}
    open func draw(in context: CGContext) {}
    open func render(in context: CGContext) {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func layoutSublayers() {}
    open func preferredFrameSize() -> CGSize { .zero }
    open func setAffineTransform(_ transform: CGAffineTransform) {}
    open func affineTransform() -> CGAffineTransform { .identity }
    open func hitTest(_ point: CGPoint) -> CALayer? { nil }
    open func contains(_ point: CGPoint) -> Bool { false }
    open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint { point }
    open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint { point }
    open func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect { rect }
    open func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect { rect }
    open func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { time }
    open func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval { time }
}

public typealias CFTimeInterval = Double

@objc public protocol CAAction {}

@objc public protocol CALayerDelegate {
    @objc optional func display(_ layer: CALayer)
    @objc optional func layerWillDraw(_ layer: CALayer)
    @objc optional func layoutSublayers(of layer: CALayer)
    @objc optional func action(for layer: CALayer, forKey event: String) -> CAAction?
}

public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

public struct CATransform3D: Sendable {
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0, m24: CGFloat = 0
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1, m34: CGFloat = 0
    public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 1
    public init() {}
}

public let CATransform3DIdentity = CATransform3D()
public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D { CATransform3D() }
public func CATransform3DMakeTranslation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D { CATransform3D() }
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    CATransform3D()
}
public func CATransform3DRotate(
    _ transform: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { transform }
public func CATransform3DScale(
    _ transform: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { transform }
public func CATransform3DTranslate(
    _ transform: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { transform }
public func CATransform3DConcat(_ left: CATransform3D, _ right: CATransform3D) -> CATransform3D { left }
public func CATransform3DMakeAffineTransform(_ transform: CGAffineTransform) -> CATransform3D { CATransform3D() }
public func CATransform3DGetAffineTransform(_ transform: CATransform3D) -> CGAffineTransform { .identity }
public func CACurrentMediaTime() -> CFTimeInterval { 0 }
