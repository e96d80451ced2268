import InterfaceBuilder
import Navigation
public import Planning
import ProjectGraph
import SourceText
import TransformKit

/// What each screen of a project is made of, what stands in its way out of Interface Builder, and which could go first.
public struct MigrationReport: Sendable {
    private let root: String
    private let rounds: [Round]
    private let screens: Int

    /// Screens that lead on to none but those of earlier rounds.
    private struct Round: Sendable {
        let rows: [Row]
        /// Whether they lead to each other, so that none of them is the last of the flow.
        let isCircle: Bool
    }

    private struct Row: Sendable {
        let name: String
        let kind: String
        let place: Place
        let views: Int
        let constraints: Int
        let connections: Int
        let obstacles: [String]
        /// How many constructs are obstacles.
        let hindrance: Int

        var constructs: Int { views + constraints + connections }
    }

    /// Screens of a round that are listed in text; a table has all of them.
    private static let longestList = 25

    public init(_ project: LoadedProject) {
        let graph = project.graph
        root = project.root
        let found = Self.screens(of: graph)
        screens = found.count
        rounds = Self.rounds(found, graph)
    }

    // MARK: Reading

    private static func screens(of graph: ProjectGraph) -> [MigrationScreen] {
        let documents = graph.documents.filter { $0.kind.platform == .iOS && !$0.isLaunchScreen }
        var controllersByClass: [String: Int] = [:]
        for element in documents.flatMap(\.elements) where element.isController || element.isFilesOwner {
            if let name = element.customClass { controllersByClass[name, default: 0] += 1 }
        }
        return documents.flatMap { document -> [MigrationScreen] in
            let texts = TranslatedTexts(document, in: graph)
            func screen(_ kind: MigrationScreen.Kind, _ object: Element, _ root: Element) -> MigrationScreen {
                MigrationScreen(
                    kind, object, root: root, in: graph, texts, controllersByClass: controllersByClass)
            }
            if document.kind.form == .storyboard {
                return document.scenes.compactMap(\.controller).compactMap { controller in
                    controller.children.first { $0["key"] == "view" }.map { screen(.scene, controller, $0) }
                }
            }
            let owner = document.topLevelObjects.first(where: \.isFilesOwner)
            let view = owner?.connections(of: .outlet).first { $0.property == "view" }?.destination
            if let owner, owner.customClass != nil, let view { return [screen(.xib, owner, view)] }
            return document.topLevelObjects.filter { !$0.isPlaceholder && $0.frame != nil }.map { object in
                screen(object.name.contains("Cell") ? .cell : .view, object, object)
            }
        }
    }

    // MARK: Order

    private static func rounds(_ screens: [MigrationScreen], _ graph: ProjectGraph) -> [Round] {
        let flow = graph.flow.withoutTests
        var open: [FlowSceneID: MigrationScreen] = [:]
        for screen in screens {
            open[FlowSceneID(document: screen.object.document.path, object: screen.object.id ?? "")] = screen
        }
        // Containers have no view of their own: what they hold is what the screen before leads to.
        var leading: [FlowSceneID: Set<FlowSceneID>] = [:]
        for transition in flow.withoutContainers.transitions
        where transition.kind != .unwind && transition.source != transition.destination {
            leading[transition.source, default: []].insert(transition.destination)
        }
        var rounds: [Round] = []
        while !open.isEmpty {
            let ready = open.keys.filter { id in (leading[id] ?? []).allSatisfy { open[$0] == nil } }
            let isCircle = ready.isEmpty
            // Of a circle, what leads to the fewest goes first.
            let fewest = open.keys.map { id in (leading[id] ?? []).count { open[$0] != nil } }.min() ?? 0
            let chosen =
                isCircle ? open.keys.filter { id in (leading[id] ?? []).count { open[$0] != nil } == fewest } : ready
            let rows = chosen.compactMap { open[$0] }.map(row).sorted(by: before)
            for id in chosen { open[id] = nil }
            rounds.append(Round(rows: rows, isCircle: isCircle))
        }
        return rounds
    }

    private static func row(_ screen: MigrationScreen) -> Row {
        Row(
            name: screen.name, kind: screen.kind.rawValue, place: screen.object.place, views: screen.views,
            constraints: screen.constraints, connections: screen.connections,
            obstacles: screen.obstacles.map(\.text), hindrance: screen.obstacles.reduce(0) { $0 + $1.count })
    }

    /// What nothing stands in the way of comes first, then what is small.
    private static func before(_ left: Row, _ right: Row) -> Bool {
        (left.hindrance, left.constructs, left.place.path, left.place.position?.line ?? 0)
            < (right.hindrance, right.constructs, right.place.path, right.place.position?.line ?? 0)
    }

    // MARK: Writing

    /// In words, a screen a line, those that could go first on top.
    public var text: String {
        var lines = ["Out of Interface Builder: \(root.printable)", ""]
        let rows = rounds.flatMap(\.rows)
        let free = rows.filter(\.obstacles.isEmpty)
        lines.append(
            "\(Self.count(screens, "screen, cell or view", "screens, cells and views")), \(rows.reduce(0) { $0 + $1.constructs }) constructs "
                + "(views, constraints, connections); nothing stands in the way of \(free.count)")
        for (number, round) in rounds.enumerated() {
            let heading =
                round.isCircle
                ? "Round \(number + 1): they lead to each other"
                : number == 0
                    ? "Round 1: they lead to no other screen" : "Round \(number + 1): they lead to earlier ones"
            lines += ["", heading + " (\(round.rows.count))"]
            let width = min(48, round.rows.prefix(Self.longestList).map { $0.name.printable.count }.max() ?? 0)
            for row in round.rows.prefix(Self.longestList) {
                let name = row.name.printable
                let padding = String(repeating: " ", count: max(0, width - name.count))
                let size = String(row.constructs)
                let way = row.obstacles.isEmpty ? "nothing in the way" : row.obstacles.joined(separator: ", ")
                lines.append(
                    "  \(name)\(padding)  \(String(repeating: " ", count: max(0, 4 - size.count)))\(size)  \(way.printable)"
                )
            }
            if round.rows.count > Self.longestList {
                lines.append("  and \(round.rows.count - Self.longestList) more: --format csv has all of them")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// As a table for spreadsheets, a screen a row.
    public var csv: String {
        var table = CSVTable(
            ["round", "name", "kind"] + Place.titles + [
                "views", "constraints", "connections", "constructs", "in-the-way",
            ])
        for (number, round) in rounds.enumerated() {
            for row in round.rows {
                table.add(
                    ["\(number + 1)", row.name, row.kind] + row.place.cells + [
                        "\(row.views)", "\(row.constraints)", "\(row.connections)", "\(row.constructs)",
                        row.obstacles.joined(separator: "; "),
                    ])
            }
        }
        return table.text
    }

    private static func count(_ number: Int, _ one: String, _ many: String) -> String {
        "\(number) \(number == 1 ? one : many)"
    }
}
