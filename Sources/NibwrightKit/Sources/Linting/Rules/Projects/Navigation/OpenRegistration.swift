import Foundation
import TransformKit

/// The kind of list in which a reuse identifier means something: those of a table's cells and of its headers are apart.
enum ReusePool: Hashable {
    case tableCells, tableHeaders, collectionCells, supplementaryViews, annotations
    /// Those of a collection view of AppKit.
    case collectionItems

    /// Nil where the call does not say it, as one that a project's own method makes.
    init?(_ reference: CodeReference, in graph: ProjectGraph) {
        guard let call = CallText(reference, in: graph)?.start else { return nil }
        let words: [(ReusePool, [String])] = [
            (.annotations, ["AnnotationView"]),
            (.collectionItems, ["makeItem"]),
            (.tableHeaders, ["HeaderFooterView"]),
            (.supplementaryViews, ["SupplementaryView"]),
            (.collectionCells, ["CellWithReuseIdentifier", "dequeueReusableCell(withReuseIdentifier"]),
            (.tableCells, ["forCellReuseIdentifier", "dequeueReusableCell(withIdentifier", "CellWithIdentifier"]),
        ]
        guard let pool = words.first(where: { $1.contains { call.contains($0) } })?.0 else { return nil }
        self = pool
    }
}

/// A registration whose identifier could not be followed to a name, and the lists that it may be for.
struct OpenRegistration {
    private let pool: ReusePool?
    /// The classes whose lists it is for: that of the code and those above and below; nil where it may be any class's.
    private let owners: Set<SwiftClass>?

    init(_ reference: CodeReference, in graph: ProjectGraph) {
        pool = ReusePool(reference, in: graph)
        owners = Self.owners(reference, graph)
    }

    /// Whether the registration may be what a dequeuing call finds.
    func mayServe(_ pool: ReusePool?, of owner: SwiftClass?) -> Bool {
        if let pool, let own = self.pool, pool != own { return false }
        guard let owners, let owner else { return true }
        return owners.contains(owner)
    }

    private static func owners(_ reference: CodeReference, _ graph: ProjectGraph) -> Set<SwiftClass>? {
        guard reference.language == .swift, let type = listOwner(reference, graph),
            let receiver = CallText(reference, in: graph)?.receiver(of: "register"),
            isOwn(receiver, of: type, reference, graph)
        else { return nil }
        let chain = graph.classes.chain(of: type)
        return Set(chain.flatMap { [$0] + graph.classes.subclasses(of: $0) })
    }

    /// The class whose code it is, where that is a view controller's or a view's, which have lists of their own.
    static func listOwner(_ reference: CodeReference, _ graph: ProjectGraph) -> SwiftClass? {
        guard let name = reference.enclosingType,
            case .swift(let types) = graph.classes.resolve(name, from: reference.path), types.count == 1,
            let type = types.first,
            let outer = graph.classes.outerSuperclassName(of: type),
            outer.hasSuffix("Controller") || outer.hasSuffix("View")
        else { return nil }
        return type
    }

    /// Whether what a method is called on is a list that the class has or makes itself, and none that it was given.
    private static func isOwn(
        _ receiver: String, of type: SwiftClass, _ reference: CodeReference, _ graph: ProjectGraph
    ) -> Bool {
        let name = receiver.replacing("self.", with: "").replacing("self?.", with: "")
            .trimmingCharacters(in: CharacterSet(charactersIn: "?!"))
        guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
            let source = graph.text(at: reference.path)
        else { return false }
        let before = source.string(0..<reference.range.lowerBound)
        if let start = before.range(of: "func ", options: .backwards)?.upperBound,
            before[start...].prefix(while: { $0 != "{" }).contains(name + ":")
        {
            return false
        }
        if graph.classes.outlet(name, of: type) != nil { return true }
        let outer = graph.classes.outerSuperclassName(of: type)
        if name == "tableView", outer == "UITableViewController" { return true }
        if name == "collectionView", outer == "UICollectionViewController" { return true }
        let parts = graph.classes.chain(of: type).flatMap { $0.parts }
        return parts.contains { part in
            guard let text = graph.text(at: part.path) else { return false }
            return text.offsets(ofIdentifier: name).contains { offset in
                part.range.contains(offset) && ["var ", "let "].contains(text.string(max(0, offset - 4)..<offset))
            }
        }
    }
}
