import SegueCode
import TransformKit

/// All segues of scenes whose class is in the project's Swift: navigation, embed and unwind segues.
struct StyleSegues: Sendable {
    /// A segue with the view controller that it leaves and its class.
    struct Entry: Hashable, Sendable {
        let segue: Segue
        let controller: Element
        let sourceClass: SwiftClass
        let prepared: PreparedSegue

        var identifier: String? { segue.identifier }
    }

    /// The segues, in the order of documents and of elements in them.
    let entries: [Entry]
    private let placesByClass: [SwiftClass: [Int]]

    private let controllersByClass: [SwiftClass: [Element]]

    init(_ graph: ProjectGraph) {
        var controllers: [SwiftClass: [Element]] = [:]
        var entries: [Entry] = []
        for document in graph.documents where document.kind.form == .storyboard && !document.isLaunchScreen {
            for scene in document.scenes {
                guard let controller = scene.controller, let type = graph.classes.swiftClass(of: controller) else {
                    continue
                }
                controllers[type, default: []].append(controller)
                for segue in scene.segues {
                    guard let prepared = PreparedSegue(segue, sourceClass: type, graph: graph) else { continue }
                    entries.append(Entry(segue: segue, controller: controller, sourceClass: type, prepared: prepared))
                }
            }
        }
        self.entries = entries
        controllersByClass = controllers
        placesByClass = Dictionary(grouping: entries.indices) { entries[$0].sourceClass }
    }

    /// The view controllers of a class in all storyboards.
    func controllers(of type: SwiftClass) -> [Element] { controllersByClass[type] ?? [] }

    /// The segues for which code of a class may run: those of its scenes and of its subclasses' scenes.
    func entries(reaching type: SwiftClass, in graph: ProjectGraph) -> [Entry] {
        let classes = [type] + graph.classes.subclasses(of: type)
        return classes.flatMap { placesByClass[$0] ?? [] }.sorted().map { entries[$0] }
    }
}

extension PreparedSegue {
    /// One segue in place of several, with the destinations of all; nil where there are none.
    static func joined(_ segues: [PreparedSegue]) -> PreparedSegue? {
        guard let first = segues.first else { return nil }
        // Where the destination of one cannot be determined, that of all cannot.
        let isKnown = !segues.contains { $0.destinations.isEmpty }
        return PreparedSegue(
            identifier: first.identifier, destinations: isKnown ? segues.flatMap(\.destinations) : [],
            contents: isKnown ? segues.flatMap(\.contents) : [],
            isMadeByCode: segues.contains(where: \.isMadeByCode), sourceClass: first.sourceClass, place: first.place)
    }
}
