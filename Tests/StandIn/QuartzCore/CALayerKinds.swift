@objc open class CAShapeLayer: CALayer {
    open var path: CGPath?
    open var fillColor: CGColor?
    open var strokeColor: CGColor?
    open var lineWidth: CGFloat = 1
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1
    open var lineCap = CAShapeLayerLineCap.butt
    open var lineJoin = CAShapeLayerLineJoin.miter
    open var fillRule = CAShapeLayerFillRule.nonZero
    open var lineDashPattern: [NSNumber]?
    open var lineDashPhase: CGFloat = 0
    open var miterLimit: CGFloat = 10
}

@objc open class CAGradientLayer: CALayer {
    open var colors: [Any]?
    open var locations: [NSNumber]?
    open var startPoint = CGPoint.zero
    open var endPoint = CGPoint.zero
    open var type = CAGradientLayerType.axial
}

@objc open class CATextLayer: CALayer {
    open var string: Any?
    open var font: AnyObject?
    open var fontSize: CGFloat = 36
    open var foregroundColor: CGColor?
    open var isWrapped = false
    open var alignmentMode = CATextLayerAlignmentMode.natural
}

@objc open class CAReplicatorLayer: CALayer {
    open var instanceCount = 1
    open var instanceDelay: CFTimeInterval = 0
    open var instanceTransform = CATransform3DIdentity
}

@objc open class CAScrollLayer: CALayer {}
@objc open class CATiledLayer: CALayer {}
@objc open class CATransformLayer: CALayer {}

@objc open class CAEmitterLayer: CALayer {
    open var emitterCells: [CAEmitterCell]?
    open var emitterPosition = CGPoint.zero
    open var emitterSize = CGSize.zero
    open var emitterShape = ""
    open var birthRate: Float = 1
}

@objc open class CAEmitterCell: NSObject {
    open var birthRate: Float = 0
    open var lifetime: Float = 0
    open var velocity: CGFloat = 0
    open var scale: CGFloat = 1
    open var contents: Any?
    open var color: CGColor?
    open var emissionRange: CGFloat = 0
    open var emissionLongitude: CGFloat = 0
    open var spin: CGFloat = 0
    open var yAcceleration: CGFloat = 0
}

@objc open class CADisplayLink: NSObject {
    public convenience init(target: Any, selector: Selector) { self.init() }
    open var timestamp: CFTimeInterval { 0 }
    open var targetTimestamp: CFTimeInterval { 0 }
    open var duration: CFTimeInterval { 0 }
    open var isPaused = false
    open var preferredFramesPerSecond = 0
    open func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {}
    open func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {}
    open func invalidate() {}
}

/// A string constant of its own type.
public protocol LayerConstant: RawRepresentable, Hashable, Sendable where RawValue == String {}

public struct CAShapeLayerLineCap: LayerConstant {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let butt = Self(rawValue: "butt")
    public static let round = Self(rawValue: "round")
    public static let square = Self(rawValue: "square")
}

public struct CAShapeLayerLineJoin: LayerConstant {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let miter = Self(rawValue: "miter")
    public static let round = Self(rawValue: "round")
    public static let bevel = Self(rawValue: "bevel")
}

public struct CAShapeLayerFillRule: LayerConstant {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let nonZero = Self(rawValue: "non-zero")
    public static let evenOdd = Self(rawValue: "even-odd")
}

public struct CAGradientLayerType: LayerConstant {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let axial = Self(rawValue: "axial")
    public static let radial = Self(rawValue: "radial")
    public static let conic = Self(rawValue: "conic")
}

public struct CATextLayerAlignmentMode: LayerConstant {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let natural = Self(rawValue: "natural")
    public static let left = Self(rawValue: "left")
    public static let right = Self(rawValue: "right")
    public static let center = Self(rawValue: "center")
}

public struct CALayerContentsGravity: LayerConstant {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let resize = Self(rawValue: "resize")
    public static let resizeAspect = Self(rawValue: "resizeAspect")
    public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
    public static let center = Self(rawValue: "center")
}

public struct CALayerContentsFilter: LayerConstant {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = Self(rawValue: "linear")
    public static let nearest = Self(rawValue: "nearest")
    public static let trilinear = Self(rawValue: "trilinear")
}

public struct CALayerCornerCurve: LayerConstant {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let circular = Self(rawValue: "circular")
    public static let continuous = Self(rawValue: "continuous")
}
