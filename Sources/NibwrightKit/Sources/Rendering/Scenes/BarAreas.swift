import InterfaceBuilder

extension Mark {
    /// The areas of tabs, by which a report outlines them: a bar draws its items as one.
    static func areas(ofTabs items: [Element], in bar: Rect) -> [Mark] {
        let width = bar.width / Double(max(1, items.count))
        return items.enumerated().compactMap { number, item in
            area(
                of: item,
                Rect(x: bar.x + Double(number) * width, y: bar.y, width: width, height: min(49, bar.height)))
        }
    }

    /// The area of a navigation item and of the items in it, which is the row below the status bar.
    static func areas(ofNavigationItem item: Element?, in bar: Rect) -> [Mark] {
        guard let item else { return [] }
        let height = min(bar.height, max(44, bar.height - 44))
        let row = Rect(x: bar.x, y: bar.maxY - height, width: bar.width, height: height)
        return ([item] + item.descendants).compactMap { area(of: $0, row) }
    }

    private static func area(of object: Element, _ frame: Rect) -> Mark? {
        guard let id = object.id else { return nil }
        var group = MarkGroup([])
        group.objectID = id
        group.objectBounds = frame
        group.isArea = true
        return .group(group)
    }
}
