import Navigation
import SegueCode
import TransformKit

/// The methods that a base class finds by the identifiers of segues, `prepareForShowDetail(_:sender:)`, with the segues
/// that they are for.
struct SegueMethods {
    /// A class with the selectors of its methods that have a segue, sorted.
    struct Preparing: Hashable {
        let type: SwiftClass
        let selectors: [String]
    }

    private(set) var classes: [Preparing] = []
    private(set) var findings: [Finding] = []

    /// - Parameter documents: those of one product.
    init(of documents: [IBDocument], in graph: ProjectGraph) {
        var names: [SwiftClass: Set<String>] = [:]
        for scene in documents.flatMap(\.scenes) {
            guard let controller = scene.controller, let type = graph.classes.swiftClass(of: controller) else {
                continue
            }
            let selectors = scene.segues.compactMap { segue in
                (segue.identifier ?? Self.className(shownBy: segue, in: graph)).flatMap(SegueMethodName.stem)
                    .map(SegueMethodName.selector)
            }
            for above in graph.classes.chain(of: type) { names[above, default: []].formUnion(selectors) }
        }
        for type in graph.classes.swiftClasses {
            guard let segues = names[type], Self.isPrepared(type, graph) else { continue }
            let methods = Set(
                type.actions.map(\.selector).filter { $0.hasPrefix("prepareFor") && $0.hasSuffix(":sender:") })
            let found = methods.intersection(segues).sorted()
            if !found.isEmpty { classes.append(Preparing(type: type, selectors: found)) }
            for selector in methods.subtracting(segues).sorted() {
                let name = selector.replacing(":sender:", with: "(_:sender:)")
                findings.append(
                    Finding(
                        rule: "segue-method", level: .warning, place: Self.place(of: type, in: graph),
                        message:
                            "\(name) of \(type.name) is for no segue that leaves its scenes, so that nothing calls it.")
                )
            }
        }
    }

    private static func place(of type: SwiftClass, in graph: ProjectGraph) -> Place {
        let path = type.declaration.path
        return graph.text(at: path).map { Place($0, at: type.declaration.offset) } ?? Place(path: path)
    }

    /// Whether a class above finds the methods.
    private static func isPrepared(_ type: SwiftClass, _ graph: ProjectGraph) -> Bool {
        graph.classes.chain(of: type).flatMap(\.parts).contains { part in
            graph.text(at: part.path)?.string(part.range).contains(SegueMethodName.call) == true
        }
    }

    /// The class that a segue without an identifier leads to.
    private static func className(shownBy segue: Segue, in graph: ProjectGraph) -> String? {
        guard let shown = segue.connection.destination.flatMap({ graph.finalControllers(of: $0).first }) else {
            return nil
        }
        return shown.customClass ?? ControllerClasses.name(of: shown)
    }
}
