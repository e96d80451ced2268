import InterfaceBuilder

/// How a stack view arranges its views, as its element says it for some size classes.
struct StackValues: Hashable {
    /// How the views share the stack's length.
    enum Distribution: String, Hashable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// Where the views are across the stack's axis.
    enum Alignment: String, Hashable {
        case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline

        var pinsStart: Bool { self == .fill || self == .leading || self == .top }
        var pinsEnd: Bool { self == .fill || self == .trailing || self == .bottom }
        /// The line of text that the views share; nil where they share none.
        var baseline: LayoutAttribute? {
            self == .firstBaseline ? .firstBaseline : self == .lastBaseline ? .baseline : nil
        }
    }

    let axis: LayoutAxis
    let distribution: Distribution
    let alignment: Alignment
    let spacing: Double
    /// Whether the spacing is the system's, not one that the document says.
    let isStandardSpacing: Bool
    /// Whether the views stay within the stack's margins, as they do once it has margins of its own.
    let keepsMargins: Bool

    init(_ stack: Element, in sizeClasses: SizeClasses) {
        func value(_ name: StaticString) -> String? { sizeClasses.value(of: name, stack) }
        axis = value("axis").flatMap(LayoutAxis.init(rawValue:)) ?? .horizontal
        distribution = value("distribution").flatMap(Distribution.init(rawValue:)) ?? .fill
        alignment = value("alignment").flatMap(Alignment.init(rawValue:)) ?? .fill
        let own = value("spacing").flatMap(Double.init)
        isStandardSpacing = own == nil && value("spacingType") == "standard"
        spacing = own ?? (isStandardSpacing ? 8 : 0)
        keepsMargins = stack.child(key: "layoutMargins") != nil || stack.child(key: "directionalLayoutMargins") != nil
    }
}
