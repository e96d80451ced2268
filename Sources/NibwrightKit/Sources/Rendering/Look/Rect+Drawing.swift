import InterfaceBuilder

extension Rect {
    /// The rectangle, without numbers that are none or beyond what a picture can hold.
    var bounded: Rect {
        func length(_ value: Double, _ limits: ClosedRange<Double>) -> Double {
            value.isFinite ? min(limits.upperBound, max(limits.lowerBound, value)) : 0
        }
        return Rect(
            x: length(x, -20_000...20_000), y: length(y, -20_000...20_000), width: length(width, 0...20_000),
            height: length(height, 0...20_000))
    }

    /// The same size at the origin.
    var bounds: Rect { Rect(x: 0, y: 0, width: width, height: height) }

    /// The rectangle without strips along its sides; never smaller than nothing.
    func inset(left: Double = 0, top: Double = 0, right: Double = 0, bottom: Double = 0) -> Rect {
        Rect(
            x: x + left, y: y + top, width: max(0, width - left - right), height: max(0, height - top - bottom))
    }

    /// The rectangle without a strip along all sides.
    func inset(_ distance: Double) -> Rect { inset(left: distance, top: distance, right: distance, bottom: distance) }

    /// A rectangle of a size in the middle.
    func centered(width: Double, height: Double) -> Rect {
        Rect(x: x + (self.width - width) / 2, y: y + (self.height - height) / 2, width: width, height: height)
    }

    /// The rectangle at the other side of another one where lines begin at the right.
    func mirrored(in outer: Rect, if isMirrored: Bool) -> Rect {
        isMirrored ? Rect(x: outer.x + outer.maxX - maxX, y: y, width: width, height: height) : self
    }
}
