@objc open class UIBezierPath: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    public convenience init(rect: CGRect) { self.init() }
    public convenience init(ovalIn rect: CGRect) { self.init() }
    public convenience init(roundedRect: CGRect, cornerRadius: CGFloat) { self.init() }
    public convenience init(roundedRect: CGRect, byRoundingCorners: UIRectCorner, cornerRadii: CGSize) { self.init() }
    public convenience init(
        arcCenter: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) { self.init() }
    public convenience init(cgPath: CGPath) { self.init() }
    public required init?(coder: NSCoder) { super.init() }
    open var cgPath = CGPath()
    open var bounds: CGRect { .zero }
    open var isEmpty: Bool { true }
    open var currentPoint: CGPoint { .zero }
    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    open var miterLimit: CGFloat = 10
    open var flatness: CGFloat = 0
    open var usesEvenOddFillRule = false
    open func move(to point: CGPoint) {}
    open func addLine(to point: CGPoint) {}
    open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {}
    open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {}
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {}
    open func close() {}
    open func removeAllPoints() {}
    open func append(_ path: UIBezierPath) {}
    open func reversing() -> UIBezierPath { self }
    open func apply(_ transform: CGAffineTransform) {}
    open func contains(_ point: CGPoint) -> Bool { false }
    open func fill() {}
    open func stroke() {}
    open func addClip() {}
    open func fill(with mode: CGBlendMode, alpha: CGFloat) {}
    open func stroke(with mode: CGBlendMode, alpha: CGFloat) {}
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}
}

public func UIGraphicsGetCurrentContext() -> CGContext? { nil }
public func UIGraphicsPushContext(_ context: CGContext) {}
public func UIGraphicsPopContext() {}
public func UIGraphicsBeginImageContext(_ size: CGSize) {}
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {}
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }
public func UIGraphicsEndImageContext() {}
public func UIRectFill(_ rect: CGRect) {}
public func UIRectFrame(_ rect: CGRect) {}

@objc open class UIGraphicsRendererFormat: NSObject {
    open var bounds: CGRect { .zero }
}
@objc open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    open var scale: CGFloat = 1
    open var opaque = false
}
@objc open class UIGraphicsImageRendererContext: NSObject {
    open var cgContext: CGContext { CGContext() }
    open var format: UIGraphicsImageRendererFormat { .default() }
    open var currentImage: UIImage { UIImage() }
    open func fill(_ rect: CGRect) {}
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {}
    open func stroke(_ rect: CGRect) {}
    open func clip(to rect: CGRect) {}
}
@objc open class UIGraphicsImageRenderer: NSObject {
    public convenience init(size: CGSize) { self.init() }
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.init() }
    public convenience init(bounds: CGRect) { self.init() }
    public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { self.init() }
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { UIImage() }
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }
    open func jpegData(
        withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data { Data() }
}
