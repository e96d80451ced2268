import SwiftWriting
import TransformKit

/// An outlet of a cell's class and what becomes of its declaration.
struct CellOutlet {
    let connection: ScreenConnections.Outlet
    let outlet: SwiftOutlet
    /// `let` or `var`; `lazy var` for what needs the views.
    let introducer: String
    /// The type as declared, where code asks whether the object is there or puts another one into it.
    let keptType: String?
    /// `private`, `public`; empty where nothing is said.
    let access: String
    let isExposed: Bool
    /// What an observer said about the view.
    let observer: OutletObserver?
}

/// Reads what the class of a cell declares for the connections of its document.
struct CellOutletReader {
    private let graph: ProjectGraph
    private let uses: [String: [MemberUse]]
    private let trees: RecentTrees

    /// - Parameter names: the names of all outlets that will be asked for.
    init(_ names: Set<String>, in graph: ProjectGraph, _ trees: RecentTrees) {
        self.graph = graph
        self.trees = trees
        uses = Dictionary(grouping: names.isEmpty ? [] : graph.uses(of: names), by: \.name)
    }

    /// - Throws: the reason why the property cannot be made where it is declared.
    func outlet(
        of connection: ScreenConnections.Outlet, _ cell: Cell, _ type: SwiftClass, _ class: CellClass
    ) throws(Obstacle) -> CellOutlet {
        let place = connection.elements[0].place
        guard let (owner, outlet) = graph.classes.outlet(connection.property, of: type) else {
            throw Obstacle(
                code: .connectionUnclear, reason: "“\(connection.property)” is no outlet of \(type.name)",
                place: place)
        }
        let declared = graph.text(at: outlet.path).map { Place($0, at: outlet.anchors.name.lowerBound) } ?? place
        let hidden = { (reason: String) in
            Obstacle(code: .outletHidden, reason: "“\(outlet.name)” \(reason)", place: declared)
        }
        guard owner == type, outlet.path == `class`.source.path,
            `class`.node.bytes.contains(outlet.anchors.name.lowerBound)
        else { throw hidden("is an outlet of a class above \(type.name)") }
        let text = `class`.source.string(outlet.anchors.declaration)
        guard !outlet.isUnusual, !outlet.isConditional, !outlet.isOverride, outlet.declaredWith.count < 2,
            !graph.classes.declaresTwice(outlet.name, owner), text.hasPrefix("@IBOutlet"),
            text.count(where: { $0 == "@" }) == 1
        else { throw hidden("is declared in an unusual way") }
        let observer = outlet.hasObserver ? OutletObserver(outlet, in: trees.tree(of: `class`.source)) : nil
        if outlet.hasObserver, observer == nil || connection.isCollection || connection.objects[0].isNamed("constraint")
        {
            throw hidden("has an observer that asks for more than the view")
        }
        if connection.objects.contains(cell.element) { throw hidden("leads to the cell itself") }
        if graph.requiredProperties.contains(outlet.name), outlet.optionality != .none {
            // The protocol's type is an optional, or one that a property of another type would not fulfill.
            return made(connection, outlet, kept: outlet.wrappedType + "!", isAssigned: true, observer)
        }
        let near = uses(of: outlet, type)
        let isAssigned = near.contains { $0.role == .assigned }
        let isContent = connection.objects.contains { $0 == cell.content }
        if isContent, isAssigned || observer != nil || connection.isCollection {
            throw hidden("leads to the content view, which the cell has anyway")
        }
        if isAssigned, observer != nil { throw hidden("has an observer, and code puts another view into it") }
        // The elements of `[nameLabel, townLabel]` were optionals.
        let isAsked = near.contains { use in
            use.role == .optionalAware || use.role == .forced || isChained(use)
                || use.member == nil && use.role == .value && use.lineText.contains("[")
        }
        return made(
            connection, outlet, kept: isAssigned || isAsked ? outlet.wrappedType + "!" : nil, isAssigned: isAssigned,
            observer)
    }

    private func made(
        _ connection: ScreenConnections.Outlet, _ outlet: SwiftOutlet, kept: String?, isAssigned: Bool,
        _ observer: OutletObserver?
    ) -> CellOutlet {
        let isExposed = graph.objectiveCFiles.contains {
            $0.source.contains(identifier: outlet.name) && graph.isNear($0.path, outlet.path)
        }
        let isLazy = connection.isCollection || connection.objects.contains { $0.isNamed("constraint") }
        return CellOutlet(
            connection: connection, outlet: outlet,
            introducer: isLazy ? "lazy var" : isAssigned ? "var" : "let",
            keptType: kept, access: outlet.access == "open" ? "public" : outlet.access ?? "",
            isExposed: isExposed, observer: observer)
    }

    /// The places that may mean the outlet: in the class, and in code that knows the class.
    private func uses(of outlet: SwiftOutlet, _ type: SwiftClass) -> [MemberUse] {
        let isPrivate = outlet.access == "private" || outlet.access == "fileprivate"
        return (uses[outlet.name] ?? []).filter { use in
            if use.path == outlet.path, outlet.anchors.declaration.contains(use.range.lowerBound) { return false }
            if isPrivate ? use.path != outlet.path : !graph.isNear(use.path, outlet.path) { return false }
            switch use.base {
            case .ownType: return use.enclosingTypes.first == type.name
            case .expression(_, let base?): return base.split(separator: ".").last.map(String.init) == type.name
            case .expression(_, nil), .keyPath:
                return graph.text(at: use.path)?.contains(identifier: type.name) ?? false
            }
        }
    }

    /// `label?.text`, which the compiler takes for an optional alone.
    private func isChained(_ use: MemberUse) -> Bool {
        guard let source = graph.text(at: use.path) else { return true }
        let next = source.bytes[use.range.upperBound...].first
        return next == UInt8(ascii: "?") || next == UInt8(ascii: "!")
    }
}
