public final class CGColor: Hashable, @unchecked Sendable {
    public let components: [CGFloat]?
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { components = [red, green, blue, alpha] }
    public init(gray: CGFloat, alpha: CGFloat) { components = [gray, alpha] }
    public init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        components = [srgbRed, green, blue, alpha]
    }
    public init?(colorSpace: CGColorSpace, components: [CGFloat]) { self.components = components }
    public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) { self.components = nil }
    public var alpha: CGFloat { components?.last ?? 1 }
    public var numberOfComponents: Int { components?.count ?? 0 }
    public var colorSpace: CGColorSpace? { nil }
    public func copy(alpha: CGFloat) -> CGColor? { self }
    public func copy() -> CGColor? { self }
    public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: Any?) -> CGColor? { self }
    public static let clear = CGColor(gray: 0, alpha: 0)
    public static let black = CGColor(gray: 0, alpha: 1)
    public static let white = CGColor(gray: 1, alpha: 1)
    public static func == (left: CGColor, right: CGColor) -> Bool { left.components == right.components }
    public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern
}

public final class CGColorSpace: @unchecked Sendable {
    public init?(name: String) {}
    public static let sRGB = "sRGB"
    public static let displayP3 = "displayP3"
    public static let extendedSRGB = "extendedSRGB"
    public static let genericGrayGamma2_2 = "genericGrayGamma2_2"
    public static let linearSRGB = "linearSRGB"
    public var model: CGColorSpaceModel { .rgb }
    public var name: String? { nil }
    public var numberOfComponents: Int { 3 }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(name: "rgb")! }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(name: "gray")! }

public final class CGGradient: @unchecked Sendable {
    public init?(colorsSpace: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?) {}
    public init?(
        colorSpace: CGColorSpace, colorComponents: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?,
        count: Int
    ) {}
}

public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
