import TransformKit

/// A text that a view shows.
struct ShownText {
    /// The color that the document says; nil for the system's own.
    let color: Element?
    let isLarge: Bool

    /// Nil for a view without a text, for one whose color nothing says, and for one that cannot be seen or used.
    init?(_ view: Element) {
        guard view["hidden"] != "YES", view["enabled"] != "NO", view["alpha"] == nil else { return nil }
        let holder: Element
        let key: String
        switch view.name {
        case "label", "textField", "textView":
            guard view["text"]?.contains(where: { !$0.isWhitespace }) == true else { return nil }
            (holder, key) = (view, "textColor")
        case "button":
            guard let state = view.children.first(where: { $0.isNamed("state") && $0["key"] == "normal" }),
                state["title"]?.contains(where: { !$0.isWhitespace }) == true, state["backgroundImage"] == nil
            else { return nil }
            (holder, key) = (state, "titleColor")
        default: return nil
        }
        guard let color = holder.children.first(where: { $0["key"] == key }) else { return nil }
        switch color.name {
        case "color": self.color = color
        // A label or field without one has the system's, a button its tint.
        case "nil" where holder == view: self.color = nil
        default: return nil
        }
        let font = view.child(named: "fontDescription")
        let size = font?["pointSize"].flatMap(Double.init) ?? 17
        let weight = (font?["type"] ?? "") + (font?["weight"] ?? "") + (font?["name"] ?? "")
        let isBold = ["bold", "heavy", "black"].contains { weight.lowercased().contains($0) }
        isLarge = size >= 18 || size >= 14 && isBold
    }
}

/// What a view is drawn on.
struct ShownBackground {
    enum Color {
        /// One that the document says.
        case color(Element)
        /// The system's, by its name: that of a cell that has none.
        case system(String)
    }

    let color: Color
    /// The view whose color it is.
    let owner: Element
}

extension Element {
    /// The color of the nearest opaque view on which this one is drawn; nil where something else may be between them.
    var backgroundBehind: ShownBackground? {
        guard var area = frame else { return nil }
        var seen: Element = self
        // A field with a border is drawn with a color of its own.
        if isNamed("textField"), self["borderStyle"] != nil, self["borderStyle"] != "none", ownBackground == nil {
            return nil
        }
        while true {
            if let own = seen.ownBackground {
                switch own.colorSpelling {
                case .literal(let literal) where literal.value.alpha < 0.01: break
                case .literal(let literal):
                    return literal.value.isOpaque ? ShownBackground(color: .color(own), owner: seen) : nil
                case .system("clearColor"): break
                default: return ShownBackground(color: .color(own), owner: seen)
                }
            }
            if seen.isNamed("tableViewCellContentView"), let cell = seen.parent, cell.isNamed("tableViewCell") {
                return cell.cellBackground
            }
            guard
                ["view", "label", "textField", "textView", "button", "tableViewCellContentView", "stackView"]
                    .contains(seen.name), seen["key"] != "view", let list = seen.parent, list.isNamed("subviews"),
                let holder = list.parent
            else { return nil }
            // What stands before it among its neighbors is drawn below it.
            for neighbor in list.children where neighbor.index < seen.index && neighbor["hidden"] != "YES" {
                guard let other = neighbor.frame, other.meets(area) else { continue }
                return nil
            }
            guard let place = holder.frame else { return nil }
            area = Rect(x: area.x + place.x, y: area.y + place.y, width: area.width, height: area.height)
            seen = holder
        }
    }

    private var ownBackground: Element? {
        children.first { $0.isNamed("color") && $0["key"] == "backgroundColor" }
    }

    /// The color of a cell: its own, else the system's for the style of its table; nil where that is clear or not said.
    private var cellBackground: ShownBackground? {
        if let own = ownBackground {
            switch own.colorSpelling {
            case .literal(let literal) where !literal.value.isOpaque: return nil
            case .system("clearColor"): return nil
            default: return ShownBackground(color: .color(own), owner: self)
            }
        }
        guard child(named: "backgroundView") == nil, !children.contains(where: { $0["key"] == "backgroundView" }) else {
            return nil
        }
        let table = ancestors.first { $0.isNamed("tableView") }
        let isGrouped = ["grouped", "insetGrouped"].contains(table?["style"])
        return ShownBackground(
            color: .system(isGrouped ? "secondarySystemGroupedBackgroundColor" : "systemBackgroundColor"), owner: self)
    }
}

extension Rect {
    fileprivate func meets(_ other: Rect) -> Bool {
        x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
    }
}
