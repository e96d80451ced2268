import InterfaceBuilder

/// Follows the operators of a PDF page that draw lines and areas; one that draws anything else is not drawn at all.
struct PDFDrawing {
    private let file: PDFFile
    private let size: ScreenSize
    private var state: PDFState
    private var saved: [(state: PDFState, depth: Int)] = []
    /// The marks within each clipping area that is open, the outermost first.
    private var layers: [(clip: Shape?, marks: [Mark])] = [(nil, [])]
    private var path: [PathStep] = []
    private var current = (x: 0.0, y: 0.0)
    private var clipsNext = false
    private var stepCount = 0

    /// Larger drawings would make pictures of megabytes.
    private static let mostSteps = 6000

    init(_ file: PDFFile, _ base: Affine, _ size: ScreenSize) {
        self.file = file
        self.size = size
        state = PDFState(matrix: base)
    }

    /// Nil where the page has more than lines and areas.
    mutating func marks(of page: [String: PDFValue]) -> [Mark]? {
        let contents = file.resolved(page["Contents"])?.array ?? page["Contents"].map { [$0] } ?? []
        var bytes: [UInt8] = []
        for part in contents {
            guard let object = file.object(part), let data = file.data(of: object) else { return nil }
            bytes += data + [10]
        }
        guard run(bytes, resources: file.resolved(page["Resources"])?.dictionary ?? [:], depth: 0) else { return nil }
        while layers.count > 1 { closeLayer() }
        return layers[0].marks
    }

    private mutating func run(_ bytes: [UInt8], resources: [String: PDFValue], depth: Int) -> Bool {
        var reader = PDFReader(bytes)
        var operands: [PDFValue] = []
        while reader.place < bytes.count {
            guard let value = reader.next() else {
                reader.skipOne()
                continue
            }
            guard case .word(let word) = value else {
                operands.append(value)
                if operands.count > 100 { return false }
                continue
            }
            guard draw(word, operands, resources, depth), stepCount < Self.mostSteps else { return false }
            operands = []
        }
        return true
    }

    // MARK: Operators

    private mutating func draw(
        _ word: String, _ operands: [PDFValue], _ resources: [String: PDFValue], _ depth: Int
    ) -> Bool {
        let numbers = operands.compactMap(\.number)
        if construct(word, numbers) { return true }
        switch word {
        case "q": return save()
        case "Q": restore()
        case "cm":
            guard numbers.count == 6 else { return false }
            state.matrix = state.matrix.after(
                Affine(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], x: numbers[4], y: numbers[5]))
        case "gs": return takeState(operands.first?.name, resources)
        case "Do": return drawForm(operands.first?.name, resources, depth)
        case "f", "F", "f*": paint(fills: true, isEvenOdd: word == "f*")
        case "S", "s": paint(strokes: true, closes: word == "s")
        case "B", "B*", "b", "b*":
            paint(fills: true, strokes: true, isEvenOdd: word.hasSuffix("*"), closes: word.hasPrefix("b"))
        case "n": paint()
        case "W", "W*": clipsNext = true
        case "sh", "BI", "Tj", "TJ", "'", "\"": return false
        default: return state.take(word, operands, resources, file)
        }
        return true
    }

    /// Takes an operator that makes the path longer.
    private mutating func construct(_ word: String, _ numbers: [Double]) -> Bool {
        func point(_ index: Int) -> Point { state.matrix.applied(numbers[index], numbers[index + 1]) }
        switch (word, numbers.count) {
        case ("m", 2): path.append(.move(point(0)))
        case ("l", 2): path.append(path.isEmpty ? .move(point(0)) : .line(point(0)))
        case ("c", 6): path.append(.curve(point(0), point(2), point(4)))
        case ("v", 4): path.append(.curve(state.matrix.applied(current.x, current.y), point(0), point(2)))
        case ("y", 4): path.append(.curve(point(0), point(2), point(2)))
        case ("h", 0): path.append(.close)
        case ("re", 4):
            let (x, y, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
            let corners = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
                .map { state.matrix.applied($0.0, $0.1) }
            path += [.move(corners[0])] + corners.dropFirst().map(PathStep.line) + [.close]
            current = (x, y)
            return true
        default: return false
        }
        if numbers.count >= 2 { current = (numbers[numbers.count - 2], numbers[numbers.count - 1]) }
        return true
    }

    private mutating func paint(
        fills: Bool = false, strokes: Bool = false, isEvenOdd: Bool = false, closes: Bool = false
    ) {
        if closes { path.append(.close) }
        defer {
            path = []
            clipsNext = false
        }
        guard !path.isEmpty else { return }
        stepCount += path.count
        if fills || strokes {
            let width = max(0.1, state.lineWidth * state.matrix.scale)
            layers[layers.count - 1].marks.append(
                .shape(
                    .path(path, isEvenOdd: isEvenOdd), fill: fills ? state.fill.faded(state.fillAlpha) : nil,
                    stroke: strokes
                        ? Stroke(
                            state.stroke.faded(state.strokeAlpha), width: width, isDashed: state.isDashed,
                            isRound: state.isRound) : nil))
        }
        if clipsNext, !coversPage(path) { layers.append((.path(path), [])) }
    }

    /// Whether an area leaves nothing of the page out, as most that begin a drawing.
    private func coversPage(_ path: [PathStep]) -> Bool {
        let points = path.compactMap { step -> Point? in
            switch step {
            case .move(let point), .line(let point): point
            case .curve: Point(.nan, .nan)
            case .close: nil
            }
        }
        guard points.count == 4 || points.count == 5 else { return false }
        return points.allSatisfy { point in
            (point.x <= 0.01 || point.x >= size.width - 0.01) && (point.y <= 0.01 || point.y >= size.height - 0.01)
        }
    }

    // MARK: What surrounds

    private mutating func save() -> Bool {
        saved.append((state, layers.count))
        return saved.count < 200
    }

    private mutating func restore() {
        guard let last = saved.popLast() else { return }
        state = last.state
        while layers.count > last.depth { closeLayer() }
    }

    private mutating func closeLayer() {
        let layer = layers.removeLast()
        guard !layer.marks.isEmpty else { return }
        var group = MarkGroup(layer.marks)
        group.clip = layer.clip
        layers[layers.count - 1].marks.append(.group(group))
    }

    private mutating func takeState(_ name: String?, _ resources: [String: PDFValue]) -> Bool {
        let all = file.resolved(resources["ExtGState"])?.dictionary
        guard let name, let entries = file.resolved(all?[name])?.dictionary else { return true }
        if let mask = file.resolved(entries["SMask"]), mask.name != "None" { return false }
        if let alpha = file.resolved(entries["ca"])?.number { state.fillAlpha = alpha }
        if let alpha = file.resolved(entries["CA"])?.number { state.strokeAlpha = alpha }
        return true
    }

    private mutating func drawForm(_ name: String?, _ resources: [String: PDFValue], _ depth: Int) -> Bool {
        let all = file.resolved(resources["XObject"])?.dictionary
        guard depth < 8, let name, let object = file.object(all?[name]), let entries = object.value.dictionary,
            entries["Subtype"]?.name == "Form", let data = file.data(of: object), save()
        else { return false }
        if let matrix = file.resolved(entries["Matrix"])?.array?.compactMap({ file.resolved($0)?.number }),
            matrix.count == 6
        {
            _ = draw("cm", matrix.map(PDFValue.number), resources, depth)
        }
        let depthBefore = saved.count
        let own = file.resolved(entries["Resources"])?.dictionary ?? resources
        guard run(data, resources: own, depth: depth + 1) else { return false }
        while saved.count > depthBefore { restore() }
        restore()
        return true
    }
}
