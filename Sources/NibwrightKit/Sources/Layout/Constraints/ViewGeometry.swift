import InterfaceBuilder

/// A rectangle whose sides are sums of the solver's variables: that of a view or a guide.
///
/// For a view it is the alignment rectangle, which constraints speak of. A few controls draw beyond it, so that their
/// frames are larger.
struct ViewGeometry {
    var left: LinearExpression
    var top: LinearExpression
    var width: LinearExpression
    var height: LinearExpression
    /// How far the frame reaches beyond the rectangle.
    var overhang = EdgeDistances.zero

    var right: LinearExpression { left + width }
    var bottom: LinearExpression { top + height }
    var centerX: LinearExpression { left + 0.5 * width }
    var centerY: LinearExpression { top + 0.5 * height }

    var frameLeft: LinearExpression { left + -overhang.left }
    var frameTop: LinearExpression { top + -overhang.top }
    var frameWidth: LinearExpression { width + (overhang.left + overhang.right) }
    var frameHeight: LinearExpression { height + (overhang.top + overhang.bottom) }

    /// The rectangle with its sides moved inside.
    func inset(by distances: EdgeDistances) -> ViewGeometry {
        ViewGeometry(
            left: left + distances.left, top: top + distances.top,
            width: width + -(distances.left + distances.right), height: height + -(distances.top + distances.bottom))
    }

    /// The lower or left end along an axis; the right one where lines begin there.
    func start(_ axis: LayoutAxis, rightToLeft: Bool) -> LinearExpression {
        axis == .vertical ? top : rightToLeft ? right : left
    }

    func end(_ axis: LayoutAxis, rightToLeft: Bool) -> LinearExpression {
        axis == .vertical ? bottom : rightToLeft ? left : right
    }

    func length(_ axis: LayoutAxis) -> LinearExpression { axis == .vertical ? height : width }

    func center(_ axis: LayoutAxis) -> LinearExpression { axis == .vertical ? centerY : centerX }
}

extension Rect {
    /// A rectangle of known numbers as sums without variables.
    var geometry: ViewGeometry {
        ViewGeometry(
            left: LinearExpression(constant: x), top: LinearExpression(constant: y),
            width: LinearExpression(constant: width), height: LinearExpression(constant: height))
    }
}
