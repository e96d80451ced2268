import InterfaceBuilder

/// Tables and collections with the cells that their documents have.
extension ViewDrawing {
    /// A table: headers and footers, sections with static cells, or prototypes.
    func table(_ view: DrawnView) -> [Mark] {
        var surroundings = view.surroundings
        surroundings.tableStyle = view.element["style"] ?? "plain"
        var table = DrawnView(element: view.element, frame: view.frame, surroundings: surroundings)
        var marks = children(of: table)
        table.surroundings.topInset = 0
        let prototypes = view.element.child(named: "prototypes")?.children ?? []
        var y = 0.0
        marks += cells(prototypes, table, from: &y)
        for section in view.element.child(named: "sections")?.children(named: "tableViewSection") ?? [] {
            marks += self.section(section, table, from: &y)
        }
        return belowBars(marks, view)
    }

    /// Lists begin below the bars that lie over them. Newer documents store the content's frames from there on, older
    /// ones from the upper side of the list.
    private func belowBars(_ marks: [Mark], _ view: DrawnView) -> [Mark] {
        let inset = view.surroundings.topInset
        let cells = view.element.descendants.filter { $0.isNamed("tableViewCell") || $0.isNamed("collectionViewCell") }
        let top = cells.compactMap { look.frames.frame(of: $0)?.y }.min() ?? 0
        guard inset > top, view.element["contentInsetAdjustmentBehavior"] != "never" else { return marks }
        return [.group(MarkGroup(marks, at: Point(0, inset)))]
    }

    private func section(_ section: Element, _ table: DrawnView, from y: inout Double) -> [Mark] {
        let cells = section.child(named: "cells")?.children ?? []
        var marks: [Mark] = []
        let isPlain = table.surroundings.tableStyle == "plain"
        let start = cells.first.flatMap { look.frames.frame(of: $0) }?.y ?? y + (isPlain ? 28 : 38)
        if let title = look.texts.text(section, "headerTitle"), !title.isEmpty {
            let height = max(isPlain ? 28 : 38, min(start - y, 60))
            let frame = Rect(x: 0, y: start - height, width: table.bounds.width, height: height)
            marks += header(title, in: frame, isPlain: isPlain)
        }
        y = start
        marks += self.cells(cells, table, from: &y)
        if let title = look.texts.text(section, "footerTitle"), !title.isEmpty {
            let span = TextSpan(title, DrawnFont(size: 13), look.system("secondaryLabel"))
            let frame = Rect(x: 0, y: y, width: table.bounds.width, height: 46).inset(left: 16, top: 6, right: 16)
            marks += TextBlock(spans: [span], alignment: naturalAlignment, vertical: .top, lineCount: 0).marks(
                in: frame)
            y += 28
        }
        return marks
    }

    private func header(_ title: String, in frame: Rect, isPlain: Bool) -> [Mark] {
        if isPlain {
            let span = TextSpan(title, DrawnFont(size: 17, weight: 600), look.system("label"))
            let fill = look.options.isDark ? Paint(0x1C1C1E) : Paint(0xF7F7F7)
            return [.shape(.rect(frame), fill: fill)]
                + TextBlock(spans: [span], alignment: naturalAlignment).marks(in: frame.inset(left: 16, right: 16))
        }
        let span = TextSpan(title.uppercased(), DrawnFont(size: 13), look.system("secondaryLabel"))
        return TextBlock(spans: [span], alignment: naturalAlignment, vertical: .bottom)
            .marks(in: frame.inset(left: 16, right: 16, bottom: 6))
    }

    /// Cells one below the other, each at its own place where it has one.
    private func cells(_ cells: [Element], _ table: DrawnView, from y: inout Double) -> [Mark] {
        var marks: [Mark] = []
        let separator =
            table.element["separatorStyle"] == "none"
            ? nil
            : color(of: table.element, "separatorColor")
                ?? look.system("separator")
        for (number, cell) in cells.enumerated() {
            let height =
                cell.number("rowHeight") ?? table.element.number("rowHeight").flatMap { $0 > 0 ? $0 : nil } ?? 44
            let usual = Rect(x: 0, y: y, width: table.bounds.width, height: height).bounded
            let frame = look.frames.frame(of: cell) ?? usual
            guard let mark = mark(of: cell, frame: frame, table.surroundings) else { continue }
            marks.append(rounded(mark, frame, isFirst: number == 0, isLast: number == cells.count - 1, table))
            y = frame.maxY
            let isLast = number == cells.count - 1 && table.surroundings.tableStyle != "plain"
            guard let separator, !isLast else { continue }
            let line = Rect(x: frame.x + 16, y: frame.maxY - 0.5, width: max(0, frame.width - 16), height: 0.5)
                .mirrored(in: frame, if: look.options.isRightToLeft)
            marks.append(.shape(.rect(line), fill: separator))
        }
        return marks
    }

    /// The corners of the first and the last cell of an inset section.
    private func rounded(_ mark: Mark, _ frame: Rect, isFirst: Bool, isLast: Bool, _ table: DrawnView) -> Mark {
        guard table.surroundings.tableStyle == "insetGrouped", isFirst || isLast else { return mark }
        var group = MarkGroup([mark])
        let radius = 10.0
        let clip = Rect(
            x: frame.x, y: isFirst ? frame.y : frame.y - radius, width: frame.width,
            height: frame.height + (isFirst && isLast ? 0 : radius))
        group.clip = .rect(clip, radius: radius)
        return .group(group)
    }

    /// A cell with its accessory.
    func tableCell(_ view: DrawnView) -> [Mark] {
        let gray = look.system("systemGray3")
        let height = view.bounds.height
        let isMirrored = look.options.isRightToLeft
        let chevron = isMirrored ? "chevron.left" : "chevron.right"
        func place(_ fromEnd: Double, _ side: Double) -> Rect {
            Rect(x: view.bounds.width - fromEnd, y: (height - side) / 2, width: side, height: side)
                .mirrored(in: view.bounds, if: isMirrored)
        }
        var marks = children(of: view)
        switch view.element["accessoryType"] {
        case "disclosureIndicator": marks += symbol(chevron, in: place(27, 13), gray)
        case "checkmark": marks += symbol("checkmark", in: place(32, 15), view.tint)
        case "detailButton": marks += info(in: place(38, 22), view.tint)
        case "detailDisclosureButton":
            marks += info(in: place(50, 22), view.tint) + symbol(chevron, in: place(22, 13), gray)
        default: break
        }
        return marks
    }

    private func info(in frame: Rect, _ paint: Paint) -> [Mark] {
        let span = TextSpan("i", DrawnFont(size: frame.height * 0.7, weight: 600), paint)
        return [.shape(.ellipse(frame.inset(1)), stroke: Stroke(paint, width: 1.5))]
            + TextBlock(spans: [span], alignment: .center).marks(in: frame)
    }

    /// A collection: its headers and cells at the places that the document has.
    func collection(_ view: DrawnView) -> [Mark] {
        var marks = children(of: view)
        for part in view.element.children where part.isNamed("collectionReusableView") {
            if let mark = mark(of: part, in: view.bounds, view.surroundings) { marks.append(mark) }
        }
        let layout = view.element.child(named: "collectionViewFlowLayout")
        let size = layout?.child(key: "itemSize")
        let cells = view.element.child(named: "cells")?.children ?? []
        var x = 0.0
        for cell in cells {
            let width = size?.number("width") ?? 50
            let usual = Rect(x: x, y: 0, width: width, height: size?.number("height") ?? 50).bounded
            if let mark = mark(of: cell, frame: look.frames.frame(of: cell) ?? usual, view.surroundings) {
                marks.append(mark)
            }
            x += width + 10
        }
        if cells.isEmpty, marks.isEmpty { marks += named(view.element.customClass ?? "Collection View", view.bounds) }
        return belowBars(marks, view)
    }
}
