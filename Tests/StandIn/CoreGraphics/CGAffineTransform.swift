#if STANDIN_TYPECHECK
    @_exported import StandInFoundation
#else
    @_exported import Foundation
#endif

public struct CGAffineTransform: Hashable, Sendable {
    public var a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat

    public init() {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    }

    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    public init(scaleX: CGFloat, y: CGFloat) {
        self.init(a: scaleX, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    public init(translationX: CGFloat, y: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: translationX, ty: y)
    }

    public init(rotationAngle: CGFloat) {
        self.init()
    }

    public static let identity = CGAffineTransform()
    public var isIdentity: Bool { self == .identity }
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { self }
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { self }
    public func rotated(by angle: CGFloat) -> CGAffineTransform { self }
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform { self }
    public func inverted() -> CGAffineTransform { self }
}

extension CGPoint {
    public func applying(_ transform: CGAffineTransform) -> CGPoint { self }
}

extension CGSize {
    public func applying(_ transform: CGAffineTransform) -> CGSize { self }
}

extension CGRect {
    public func applying(_ transform: CGAffineTransform) -> CGRect { self }
}

public struct CGVector: Hashable, Sendable {
    public var dx: CGFloat, dy: CGFloat
    public init() { (dx, dy) = (0, 0) }
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
    public init(dx: Double, dy: Double) { (self.dx, self.dy) = (CGFloat(dx), CGFloat(dy)) }
    public init(dx: Int, dy: Int) { (self.dx, self.dy) = (CGFloat(dx), CGFloat(dy)) }
    public static let zero = CGVector()
}

#if STANDIN_TYPECHECK
    extension CGAffineTransform: BridgedValue {}
    extension CGVector: BridgedValue {}
    extension CGFloat: @retroactive _ObjectiveCBridgeable {}
    extension CGFloat: BridgedValue {}
#endif
