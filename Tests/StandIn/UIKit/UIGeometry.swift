public struct UIEdgeInsets: Hashable, Sendable {
    public var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat
    public init() { (top, left, bottom, right) = (0, 0, 0, 0) }
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
    public static let zero = UIEdgeInsets()
}

public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    public var top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat
    public init() { (top, leading, bottom, trailing) = (0, 0, 0, 0) }
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
    public static let zero = NSDirectionalEdgeInsets()
}

public struct UIOffset: Hashable, Sendable {
    public var horizontal: CGFloat, vertical: CGFloat
    public init() { (horizontal, vertical) = (0, 0) }
    public init(horizontal: CGFloat, vertical: CGFloat) { (self.horizontal, self.vertical) = (horizontal, vertical) }
    public static let zero = UIOffset()
}

public struct UIRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = UIRectEdge(rawValue: 1)
    public static let left = UIRectEdge(rawValue: 2)
    public static let bottom = UIRectEdge(rawValue: 4)
    public static let right = UIRectEdge(rawValue: 8)
    public static let all = UIRectEdge(rawValue: 15)
}

public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners = UIRectCorner(rawValue: 15)
}

public struct UIAxis: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let horizontal = UIAxis(rawValue: 1)
    public static let vertical = UIAxis(rawValue: 2)
    public static let both = UIAxis(rawValue: 3)
}

extension CGRect {
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom)
    }
}

extension NSValue {
    public var cgRectValue: CGRect { .zero }
    public var cgPointValue: CGPoint { .zero }
    public var cgSizeValue: CGSize { .zero }
    public var cgAffineTransformValue: CGAffineTransform { .identity }
    public var uiEdgeInsetsValue: UIEdgeInsets { .zero }
    public convenience init(cgRect: CGRect) { self.init(nonretainedObject: nil) }
    public convenience init(cgPoint: CGPoint) { self.init(nonretainedObject: nil) }
    public convenience init(cgSize: CGSize) { self.init(nonretainedObject: nil) }
    public convenience init(caTransform3D: CATransform3D) { self.init(nonretainedObject: nil) }
    public convenience init(cgAffineTransform: CGAffineTransform) { self.init(nonretainedObject: nil) }
}

extension NSValue {
    convenience init(nonretainedObject: AnyObject?) {
        var nothing = 0
        self.init(bytes: &nothing, objCType: "q")
    }
}

public func NSCoderStringFromCGRect(_ rect: CGRect) -> String { "\(rect)" }

@preconcurrency @MainActor @objc public protocol UICoordinateSpace: NSObjectProtocol {
    var bounds: CGRect { get }
    @objc(convertPoint:toCoordinateSpace:) func convert(_ point: CGPoint, to space: UICoordinateSpace) -> CGPoint
    @objc(convertPoint:fromCoordinateSpace:) func convert(_ point: CGPoint, from space: UICoordinateSpace) -> CGPoint
    @objc(convertRect:toCoordinateSpace:) func convert(_ rect: CGRect, to space: UICoordinateSpace) -> CGRect
    @objc(convertRect:fromCoordinateSpace:) func convert(_ rect: CGRect, from space: UICoordinateSpace) -> CGRect
}

@objc public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
@objc public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
