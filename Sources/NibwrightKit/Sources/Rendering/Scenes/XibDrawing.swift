import InterfaceBuilder

extension DocumentRenderer {
    /// Objects of a xib that do not fit into a row of this width stand in the next one.
    private static let widestRow = 2600.0

    /// The views of a xib side by side, each with its name where there are several.
    func objects() -> Picture {
        let title = document.path.split(separator: "/").last.map(String.init) ?? document.path
        let pictures = document.topLevelObjects.compactMap { object in
            picture(ofObject: object).map { (object.interfaceBuilderName ?? object.name, $0) }
        }
        guard let only = pictures.first else {
            return Picture.placeholder(title: title, reason: "The document has no view that can be drawn.")
        }
        if pictures.count == 1 {
            return Picture(width: only.1.width, height: only.1.height, title: title, marks: only.1.marks)
        }
        var marks: [Mark] = []
        var (x, y, width, height) = (20.0, 0.0, 0.0, 0.0)
        for (name, picture) in pictures {
            let room = max(picture.width, 60)
            if x > 20, x + room > Self.widestRow {
                (x, y, height) = (20, y + height + 44, 0)
            }
            let span = TextSpan(name, DrawnFont(size: 12), Paint(0x6A7683))
            marks += TextBlock(spans: [span]).marks(in: Rect(x: x, y: y + 8, width: room, height: 18))
            var group = MarkGroup(picture.marks, at: Point(x, y + 30))
            group.clip = .rect(Rect(x: 0, y: 0, width: picture.width, height: picture.height))
            marks.append(.group(group))
            x += room + 30
            width = max(width, x)
            height = max(height, picture.height)
        }
        let page = Rect(x: 0, y: 0, width: width - 10, height: y + height + 50)
        let paper = Mark.shape(.rect(page), fill: Paint(look.options.isDark ? 0x24272B : 0xE9ECEF))
        return Picture(width: page.width, height: page.height, title: title, marks: [paper] + marks)
    }

    /// The picture of a top-level object; nil for one that shows nothing.
    private func picture(ofObject object: Element) -> Picture? {
        if object.isPlaceholder || object["sceneMemberID"] == "firstResponder" { return nil }
        let name = object.interfaceBuilderName ?? object.name
        switch document.kind.platform {
        case .macOS: return MacScene(look: look).picture(ofObject: object, title: name)
        case .watchOS: return nil
        default: break
        }
        if object.isController {
            return object.child(key: "view") == nil && !object.name.hasSuffix("ViewController")
                ? nil : ScreenDrawing(look: look, bars: bars).picture(of: object, title: name)
        }
        guard let frame = object.frame?.bounded else { return nil }
        let size = Rect(x: 0, y: 0, width: max(1, frame.width), height: max(1, frame.height))
        guard let mark = ViewDrawing(look: look).mark(of: object, frame: size, Surroundings(tint: look.tint)) else {
            return nil
        }
        let page = Mark.shape(.rect(size), fill: look.system("systemBackground"))
        return Picture(width: size.width, height: size.height, title: name, marks: [page, mark])
    }
}
