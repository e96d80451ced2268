import InterfaceBuilder

/// A translated text that its view has no room for.
public struct ClippedText: Hashable, Sendable {
    /// The title of the scene; nil in a xib.
    public let scene: String?
    /// What people call the object: `button “Log in”`.
    public let object: String
    /// The id of the object.
    public let objectID: String?
    /// The language.
    public let language: String
    /// The text.
    public let text: String
    /// How many points too wide it is; nil for a text that needs more lines than there is room for.
    public let excess: Double?
}

extension Picture {
    /// The texts that have no room, from the back to the front.
    public var clippedTexts: [ClippedText] { Self.clippedTexts(in: marks) }

    private static func clippedTexts(in marks: [Mark]) -> [ClippedText] {
        marks.flatMap { mark -> [ClippedText] in
            guard case .group(let group) = mark else { return [] }
            return (group.clippedText.map { [$0] } ?? []) + clippedTexts(in: group.marks)
        }
    }
}

extension ViewDrawing {
    /// Marks a translated text that does not fit its view; nothing for one that fits.
    ///
    /// - Parameter property: the name that tables use for the text.
    func overflow(
        of block: TextBlock, in frame: Rect, _ element: Element, _ property: String
    ) -> [Mark] {
        // On macOS the texts are those of a control's cell.
        let view = element["key"] == "cell" ? element.parent ?? element : element
        guard look.options.language != nil, let entry = look.texts.entry(element, property),
            let language = entry.language,
            look.frames.hasFixedWidth(view), block.isCut(in: frame),
            block.lineCount == 1 || !element.isInGrowingCell
        else { return [] }
        let name = element.interfaceBuilderName.map { " “\($0)”" } ?? ""
        let red = Paint(0xD92D20)
        var group = MarkGroup([.shape(.rect(frame), fill: red.faded(0.14), stroke: Stroke(red, width: 1.5))])
        group.title = "no room for “\(entry.text)” (\(language))"
        group.clippedText = ClippedText(
            scene: look.sceneTitle(of: element), object: view.kindInWords.lowercased() + name, objectID: element.id,
            language: language, text: entry.text, excess: block.excess(in: frame))
        return [.group(group)]
    }
}

extension Element {
    /// Whether the element is in a table's cell that is as high as its content asks for.
    fileprivate var isInGrowingCell: Bool {
        guard let cell = ancestors.first(where: { $0.isNamed("tableViewCell") }), cell["rowHeight"] == nil,
            let table = cell.ancestors.first(where: { $0.isNamed("tableView") })
        else { return false }
        return (table.number("rowHeight") ?? -1) <= 0
    }
}
