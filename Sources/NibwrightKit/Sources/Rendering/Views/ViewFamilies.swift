import InterfaceBuilder

extension ViewDrawing {
    /// The content of a view by its kind: first its own, then the views inside.
    func content(of view: DrawnView) -> [Mark] {
        switch look.document.kind.platform {
        case .macOS: macContent(of: view)
        default: touchContent(of: view)
        }
    }

    /// Elements of which nothing but the views inside is drawn.
    private static let plain: Set<String> = [
        "stackView", "scrollView", "tableViewCellContentView", "collectionViewCellContentView",
        "collectionReusableView",
        "collectionViewCell", "contentView", "tableViewHeaderFooterView",
    ]

    private func touchContent(of view: DrawnView) -> [Mark] {
        if Self.plain.contains(view.name) { return children(of: view) }
        switch view.name {
        case "view": return plainView(view)
        case "label": return label(view)
        case "button": return button(view) + children(of: view)
        case "textField": return textField(view)
        case "textView": return textView(view)
        case "imageView": return imageView(view) + children(of: view)
        case "switch", "slider", "stepper", "progressView", "activityIndicatorView", "pageControl":
            return control(view)
        case "segmentedControl": return segments(view)
        case "pickerView", "datePicker": return picker(view)
        case "searchBar": return searchBar(view)
        case "navigationBar": return navigationBarView(view)
        case "toolbar": return toolbarView(view)
        case "tabBar": return tabBarView(view)
        case "tableView": return table(view)
        case "tableViewCell": return tableCell(view)
        case "collectionView": return collection(view)
        case "visualEffectView": return effectView(view)
        default: return placeholder(view) + children(of: view)
        }
    }

    /// A view without a look of its own; one of a custom class that shows nothing else shows the name of the class.
    private func plainView(_ view: DrawnView) -> [Mark] {
        let inner = children(of: view)
        guard let name = view.element.customClass, !isSeen(view.element, deepest: 60) else { return inner }
        return inner + named(name, view.bounds)
    }

    /// Whether a plain view has a color that is not the one behind it, or shows something inside.
    private func isSeen(_ view: Element, deepest: Int) -> Bool {
        guard deepest > 0 else { return true }
        let own = color(of: view, "backgroundColor")
        if let own, !own.isInvisible, own.hex != paintBehind(view).hex { return true }
        let attributes = view.child(named: "userDefinedRuntimeAttributes")?.children ?? []
        if attributes.contains(where: { ($0["keyPath"] ?? "").lowercased().contains("color") }) { return true }
        return view.innerViews.contains { inner in
            guard inner["hidden"] != "YES" else { return false }
            return !inner.isNamed("view") || inner.customClass != nil || isSeen(inner, deepest: deepest - 1)
        }
    }

    /// The color that is seen around a view: the nearest one of the views that hold it.
    private func paintBehind(_ view: Element) -> Paint {
        var outer = view.parent
        while let element = outer {
            if let paint = color(of: element, "backgroundColor"), !paint.isInvisible { return paint }
            outer = element.parent
        }
        return look.system("systemBackground")
    }

    private func effectView(_ view: DrawnView) -> [Mark] {
        let style = view.element.child(named: "blurEffect")?["style"] ?? "regular"
        let isDark = style.lowercased().contains("dark") || look.options.isDark && !style.lowercased().contains("light")
        let paint = isDark ? Paint(0x1E1E1E, alpha: 0.75) : Paint(0xF6F6F6, alpha: 0.75)
        return [.shape(.rect(view.bounds), fill: paint)] + children(of: view)
    }
}
