import InterfaceBuilder

/// The colors and fonts of a navigation bar: those of its appearance, else its own, else the system's.
struct NavigationBarLook {
    let background: Paint
    let title: Paint
    let font: DrawnFont
    let largeFont: DrawnFont

    init(_ bar: Element?, _ drawing: ViewDrawing) {
        let appearance = bar?.child(key: "standardAppearance") ?? bar?.child(key: "scrollEdgeAppearance")
        let fill =
            appearance.flatMap { drawing.color(of: $0, "backgroundColor") }
            ?? bar.flatMap { drawing.color(of: $0, "barTintColor") }
        background = fill ?? drawing.barFill(bar)
        let attributes = Self.attributes("titleTextAttributes", appearance, bar)
        let isDark = bar?["barStyle"] == "black" || drawing.look.options.isDark
        title = attributes.flatMap { drawing.color(of: $0, "textColor") } ?? (isDark ? .white : .black)
        font = attributes.map { drawing.font(of: $0, default: Self.usual) } ?? Self.usual
        let large = Self.attributes("largeTitleTextAttributes", appearance, bar)
        largeFont = large.map { drawing.font(of: $0, default: Self.usualLarge) } ?? Self.usualLarge
    }

    private static let usual = DrawnFont(size: 17, weight: 600)
    private static let usualLarge = DrawnFont(size: 34, weight: 700)

    private static func attributes(_ key: String, _ appearance: Element?, _ bar: Element?) -> Element? {
        appearance?.child(key: key) ?? bar?.child(key: key)
    }
}
