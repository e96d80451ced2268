public enum CGBlendMode: Int32, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop
    case destinationOver, destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, high, medium }
public enum CGTextDrawingMode: Int32, Sendable { case fill, stroke, fillStroke, invisible, clip }

public enum CGImageAlphaInfo: UInt32, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

public struct CGBitmapInfo: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
}

public final class CGDataProvider: @unchecked Sendable {
    public init?(data: NSData) {}
    public init?(url: NSURL) {}
    public var data: NSData? { nil }
}

public final class CGImage: @unchecked Sendable {
    public init() {}
    public var width: Int { 0 }
    public var height: Int { 0 }
    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { 0 }
    public var colorSpace: CGColorSpace? { nil }
    public var alphaInfo: CGImageAlphaInfo { .none }
    public var bitmapInfo: CGBitmapInfo { [] }
    public var dataProvider: CGDataProvider? { nil }
    public func cropping(to rect: CGRect) -> CGImage? { self }
    public func masking(_ mask: CGImage) -> CGImage? { self }
    public func copy() -> CGImage? { self }
}

public final class CGContext: @unchecked Sendable {
    public init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {}
    public init() {}
    public func saveGState() {}
    public func restoreGState() {}
    public func translateBy(x: CGFloat, y: CGFloat) {}
    public func scaleBy(x: CGFloat, y: CGFloat) {}
    public func rotate(by angle: CGFloat) {}
    public func concatenate(_ transform: CGAffineTransform) {}
    public func setFillColor(_ color: CGColor) {}
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    public func setStrokeColor(_ color: CGColor) {}
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    public func setLineWidth(_ width: CGFloat) {}
    public func setLineCap(_ cap: CGLineCap) {}
    public func setLineJoin(_ join: CGLineJoin) {}
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
    public func setAlpha(_ alpha: CGFloat) {}
    public func setBlendMode(_ mode: CGBlendMode) {}
    public func setShouldAntialias(_ should: Bool) {}
    public func setAllowsAntialiasing(_ allows: Bool) {}
    public func setShadow(offset: CGSize, blur: CGFloat) {}
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
    public var interpolationQuality: CGInterpolationQuality {
        get { .default }
        set {}
    }
    public func beginPath() {}
    public func closePath() {}
    public func move(to point: CGPoint) {}
    public func addLine(to point: CGPoint) {}
    public func addLines(between points: [CGPoint]) {}
    public func addRect(_ rect: CGRect) {}
    public func addEllipse(in rect: CGRect) {}
    public func addPath(_ path: CGPath) {}
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {}
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {}
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
    public func strokePath() {}
    public func fillPath(using rule: CGPathFillRule = .winding) {}
    public func drawPath(using mode: CGPathDrawingMode) {}
    public func clip() {}
    public func clip(to rect: CGRect) {}
    public func clip(to rect: CGRect, mask: CGImage) {}
    public func fill(_ rect: CGRect) {}
    public func fill(_ rects: [CGRect]) {}
    public func fillEllipse(in rect: CGRect) {}
    public func stroke(_ rect: CGRect) {}
    public func stroke(_ rect: CGRect, width: CGFloat) {}
    public func strokeEllipse(in rect: CGRect) {}
    public func strokeLineSegments(between points: [CGPoint]) {}
    public func clear(_ rect: CGRect) {}
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {}
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {}
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {}
    public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {}
    public func endTransparencyLayer() {}
    public func makeImage() -> CGImage? { nil }
    public func flush() {}
    public var ctm: CGAffineTransform { .identity }
    public var boundingBoxOfClipPath: CGRect { .zero }
    public var textMatrix: CGAffineTransform {
        get { .identity }
        set {}
    }
}
