import InterfaceBuilder

/// The corners, border and background of a view, as its attributes and runtime attributes say.
struct LayerLook {
    var background: Paint?
    var cornerRadius = 0.0
    var borderWidth = 0.0
    var borderColor = Paint.black
    var masksToBounds = false

    init(_ view: DrawnView, _ look: Look) {
        background = view.element.child(key: "backgroundColor").flatMap(look.colors.paint)
        for attribute in view.element.userDefinedRuntimeAttributes { take(attribute, view, look) }
        cornerRadius = min(cornerRadius, min(view.frame.width, view.frame.height) / 2)
    }

    private mutating func take(_ attribute: Element, _ view: DrawnView, _ look: Look) {
        switch attribute["keyPath"]?.lowercased() {
        case "layer.cornerradius", "cornerradius", "corner", "viewcornerradius":
            cornerRadius = attribute.runtimeNumber.map { min(10_000, max(0, $0)) } ?? 0
        case "layer.borderwidth", "borderwidth":
            borderWidth = attribute.runtimeNumber.map { min(100, max(0, $0)) } ?? 0
        case "layer.bordercolor", "bordercolor", "layer.borderuicolor", "layer.bordercolorfromuicolor",
            "layer.borderuicolour", "layer.colorwithuicolor":
            if let paint = attribute.child(key: "value").flatMap(look.colors.paint) { borderColor = paint }
        case "layer.maskstobounds", "clipstobounds": masksToBounds = attribute["value"] == "YES"
        default: break
        }
    }
}

extension Element {
    /// The number of a runtime attribute: a child of three spellings.
    fileprivate var runtimeNumber: Double? {
        if let value = number("value") { return value }
        guard let child = child(key: "value") else { return nil }
        if child.isNamed("integer") || child.isNamed("real") { return child.number("value") }
        return child.children.first?.number("value")
    }
}
