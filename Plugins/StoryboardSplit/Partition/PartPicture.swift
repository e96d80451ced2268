import TransformKit

/// Draws the parts of a storyboard in text: each file with its scenes, and below them the segues that cross.
struct PartPicture {
    private let partition: ScenePartition
    private let fileNames: [String]
    private let sceneNames: [String]
    private let roots: [Int?]
    private let topics: PartTopics

    /// The width of the widest line.
    private static let width = 108

    /// - Parameter names: the names of the parts.
    init(_ partition: ScenePartition, names: [String]) {
        self.partition = partition
        fileNames = partition.parts.indices.map { $0 < names.count ? names[$0] : "part \($0)" }
        sceneNames = Self.sceneNames(partition.graph)
        roots = partition.roots
        topics = PartTopics(partition)
    }

    var lines: [String] {
        let graph = partition.graph
        let crossings = partition.crossings
        var lines = [
            "\(graph.document.path): \(graph.scenes.count.counted("scene")) in "
                + "\(partition.parts.count.counted("document")), \(crossings.count) of "
                + "\(graph.edges.count.counted("segue")) \(crossings.count == 1 ? "crosses" : "cross")"
        ]
        for part in partition.parts.indices { lines += box(part) }
        if !crossings.isEmpty {
            lines.append("Segues that cross")
            lines += crossingLines(crossings)
        }
        return lines
    }

    // MARK: Boxes

    private func box(_ number: Int) -> [String] {
        let part = partition.parts[number]
        let title = "\(fileNames[number])".shortened(to: 60)
        let folder = topics.title(of: number).map { ", folder \($0)" } ?? ""
        let note = part.scenes.count.counted("scene") + (number == 0 ? ", stays" : "") + folder.shortened(to: 40)
        let rows = columns(part.scenes.map { entry($0, in: number) }, room: Self.width - 4)
        let head = "─ \(title) ── \(note) "
        let inner = max(rows.map(\.columnCount).max() ?? 0, head.columnCount - 1)
        let top = "╭" + head + String(repeating: "─", count: inner + 2 - head.columnCount) + "╮"
        return [top] + rows.map { "│ \($0.padded(to: inner)) │" }
            + ["╰" + String(repeating: "─", count: inner + 2) + "╯"]
    }

    private func entry(_ scene: Int, in part: Int) -> String {
        let mark = roots[part] == scene ? "▸ " : "  "
        var words: [String] = []
        for pin in partition.graph.pins[scene] where !words.contains(pin.word) { words.append(pin.word) }
        let notes = words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
        return (mark + sceneNames[scene].shortened(to: 52) + notes).shortened(to: 80)
    }

    /// Arranges entries side by side, downward first, in up to three columns.
    private func columns(_ entries: [String], room: Int) -> [String] {
        for count in [3, 2] where entries.count >= 2 * count {
            let height = (entries.count + count - 1) / count
            let stacks = stride(from: 0, to: entries.count, by: height).map {
                Array(entries[$0..<min($0 + height, entries.count)])
            }
            let widths = stacks.map { stack in stack.map(\.columnCount).max() ?? 0 }
            guard widths.reduce(0, +) + 2 * (stacks.count - 1) <= room else { continue }
            return (0..<height).map { row in
                let cells = zip(stacks, widths).map { stack, width in
                    (row < stack.count ? stack[row] : "").padded(to: width)
                }
                return cells.joined(separator: "  ").trimmingEnd
            }
        }
        return entries
    }

    // MARK: Segues

    private func crossingLines(_ crossings: [CrossingSegue]) -> [String] {
        let numbers = partition.graph.scenes.enumerated().reduce(into: [Scene: Int]()) { $0[$1.element] = $1.offset }
        let name = { (scene: Scene) in numbers[scene].map { sceneNames[$0] } ?? "?" }
        var lines: [String] = []
        for part in partition.parts.indices {
            let own = crossings.filter { $0.from == part }
            guard !own.isEmpty else { continue }
            lines.append("  \(fileNames[part].shortened(to: 60))")
            lines += own.map { line($0, from: name($0.source), to: name($0.destination)) }
        }
        return lines
    }

    /// Writes one segue with names that are shortened as far as the line requires.
    private func line(_ crossing: CrossingSegue, from source: String, to destination: String) -> String {
        var line = ""
        for room in [60, 40, 28, 20] {
            let identifier = crossing.identifier.map { " “\($0.onOneLine.shortened(to: room))”" } ?? ""
            let file = fileNames[crossing.to].shortened(to: room)
            line =
                "    \(source.shortened(to: room)): \(crossing.kind)\(identifier) ─▶ \(file): "
                + destination.shortened(to: room)
            if line.columnCount <= Self.width { return line }
        }
        return line.shortened(to: Self.width)
    }

    // MARK: Names

    /// Names scenes as Interface Builder's outline does, and an unnamed navigation controller with its first scene.
    private static func sceneNames(_ graph: SceneGraph) -> [String] {
        let contents = graph.contents
        let names = graph.names.map(\.onOneLine)
        return names.enumerated().map { number, name in
            guard let content = contents[number], let controller = graph.scenes[number].controller,
                controller.userLabel == nil, controller["title"] == nil
            else { return name }
            return "\(name.shortened(to: 24)) › \(names[content])"
        }
    }
}
