import InterfaceBuilder

/// Views of macOS by their kind.
extension ViewDrawing {
    func macContent(of view: DrawnView) -> [Mark] {
        switch view.name {
        case "view", "customView", "stackView", "gridView", "tableCellView", "tableRowView":
            return macPlainView(view)
        case "clipView": return children(of: view, isFlipped: view.element.holdsFlippedView)
        case "splitView": return split(view)
        case "scrollView": return macScrollView(view)
        case "visualEffectView", "glassEffectView": return material(view) + children(of: view)
        case "textField", "secureTextField", "searchField", "comboBox", "tokenField": return macTextField(view)
        case "textView": return macTextView(view)
        case "button", "popUpButton", "switch": return macButton(view) + children(of: view)
        case "imageView": return macImage(view)
        case "slider", "progressIndicator", "levelIndicator", "stepper", "colorWell", "datePicker", "pathControl":
            return macControl(view)
        case "segmentedControl": return macSegments(view)
        case "box": return box(view)
        case "tabView": return tabs(view)
        case "tableView", "outlineView": return macTable(view)
        case "matrix", "form": return matrix(view)
        case "scroller", "tableHeaderView": return []
        case "collectionView": return children(of: view, isFlipped: true)
        case "windowTemplate": return []
        default: return placeholder(view) + children(of: view)
        }
    }

    /// A view without a look of its own; one of a custom class that shows nothing else shows the name of the class.
    private func macPlainView(_ view: DrawnView) -> [Mark] {
        var marks = children(of: view)
        for cell in view.element.child(named: "gridCells")?.children ?? [] {
            guard let content = cell.child(key: "contentView") else { continue }
            if let mark = mark(of: content, in: view.bounds, view.surroundings) { marks.append(mark) }
        }
        guard marks.isEmpty, let name = view.element.customClass else { return marks }
        return named(name, view.bounds)
    }

    private func material(_ view: DrawnView) -> [Mark] {
        [.shape(.rect(view.bounds), fill: look.options.isDark ? Paint(0x2B2B2D) : Paint(0xF2F2F2))]
    }

    /// Split views count from the upper side; the lines between the panes are drawn where the panes leave room.
    private func split(_ view: DrawnView) -> [Mark] {
        [.shape(.rect(view.bounds), fill: look.system("separator"))]
            + children(of: view, isFlipped: true).map { pane in
                guard case .group(var group) = pane else { return pane }
                if case .shape(_, .some, _)? = group.marks.first { return pane }
                let size = look.system("windowBackground")
                group.marks.insert(.shape(.rect(paneBounds(group, view)), fill: size), at: 0)
                return .group(group)
            }
    }

    private func paneBounds(_ group: MarkGroup, _ view: DrawnView) -> Rect {
        let pane = view.element.innerViews.first { $0.id == group.objectID }
        return pane?.frame?.bounded.bounds ?? view.bounds
    }

    private func macScrollView(_ view: DrawnView) -> [Mark] {
        let draws = view.element.child(key: "contentView")?["drawsBackground"] != "NO"
        let border = view.element["borderType"] ?? "bezel"
        var marks: [Mark] = []
        if draws { marks.append(.shape(.rect(view.bounds), fill: look.system("controlBackground"))) }
        var group = MarkGroup(children(of: view))
        group.clip = .rect(view.bounds)
        marks.append(.group(group))
        if border != "none" {
            marks.append(.shape(.rect(view.bounds.inset(0.5)), stroke: Stroke(look.system("separator"))))
        }
        return marks
    }

    private func macImage(_ view: DrawnView) -> [Mark] {
        let cell = view.element.child(key: "cell")
        guard let name = cell?["image"] ?? view.element["image"], !name.isEmpty else {
            return [.shape(.rect(view.bounds.inset(0.5)), stroke: Stroke(quiet.faded(0.3), isDashed: true))]
        }
        let image = look.images.image(named: name, catalog: cell?["catalog"] ?? view.element["catalog"])
        let mode = cell?["imageScaling"] == "axesIndependently" ? "scaleToFill" : "scaleAspectFit"
        let tint = color(of: view.element, "contentTintColor") ?? look.system("label")
        return marks(of: image, in: view.bounds, mode: mode, tint: tint)
    }

    private func matrix(_ view: DrawnView) -> [Mark] {
        let columns = view.element.child(named: "cells")?.children(named: "column") ?? []
        let rows = columns.map { $0.children.count }.max() ?? 0
        guard rows > 0 else { return placeholder(view) }
        let (width, height) = (view.bounds.width / Double(columns.count), view.bounds.height / Double(rows))
        return columns.enumerated().flatMap { x, column in
            column.children.enumerated().flatMap { y, cell in
                let frame = Rect(x: Double(x) * width, y: Double(y) * height, width: width, height: height)
                return buttonCell(cell, in: frame, tint: view.tint)
            }
        }
    }
}

extension Element {
    /// Whether a clip view counts from the upper side, as it does for the views that show text and lists.
    fileprivate var holdsFlippedView: Bool {
        let inner = child(named: "subviews")?.children.first
        return ["tableView", "outlineView", "textView", "collectionView", "stackView"].contains(inner?.name)
    }
}
