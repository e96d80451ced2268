@objc open class UIColor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable, _ExpressibleByColorLiteral {

    let red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
    public init(white: CGFloat, alpha: CGFloat) {
        (red, green, blue, self.alpha) = (white, white, white, alpha)
    }
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        (red, green, blue, self.alpha) = (brightness, brightness, brightness, alpha)
    }
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
    public convenience init(cgColor: CGColor) { self.init(white: 0, alpha: 1) }
    public convenience init(patternImage: UIImage) { self.init(white: 0, alpha: 1) }
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) { self.init(white: 0, alpha: 1) }
    public convenience init?(named name: String) { self.init(white: 0, alpha: 1) }
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        self.init(white: 0, alpha: 1)
    }
    public convenience init(resource: ColorResource) { self.init(white: 0, alpha: 1) }
    public required nonisolated convenience init(
        _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
    public required init?(coder: NSCoder) { (red, green, blue, alpha) = (0, 0, 0, 1) }
    open func encode(with coder: NSCoder) {}
    open func copy(with zone: NSZone?) -> Any { self }
    open class var supportsSecureCoding: Bool { true }

    open var cgColor: CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha) }
    open var ciColor: CIColor { CIColor() }
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    open func resolvedColor(with traits: UITraitCollection) -> UIColor { self }
    open func set() {}
    open func setFill() {}
    open func setStroke() {}
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool { true }
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool { true }
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool { true }
}

public typealias _ColorLiteralType = UIColor

@objc open class CIColor: NSObject {
    open var red: CGFloat { 0 }
    open var green: CGFloat { 0 }
    open var blue: CGFloat { 0 }
    open var alpha: CGFloat { 1 }
    public convenience init(color: UIColor) { self.init() }
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) { self.init() }
}

/// A color of a catalog, as Xcode names it in code.
public struct ColorResource: Hashable, Sendable {
    public init(name: String, bundle: Bundle) {}
}

/// An image of a catalog, as Xcode names it in code.
public struct ImageResource: Hashable, Sendable {
    public init(name: String, bundle: Bundle) {}
}
