import Navigation
import SegueCode
import TransformKit

/// Splits a `prepare(for:sender:)` by destination: one ``Visit`` for each class that segues lead to.
struct VisitReader {
    private let context: StyleContext
    private let method: PrepareMethod
    private(set) var visits: [Visit] = []
    /// Whether code prepares the content of a navigation controller.
    private(set) var unwrapsNavigation = false
    /// The code that stays in the method.
    private(set) var rest = StayingCode()
    /// The segues that stay there, each kind with its reason.
    private(set) var staying: [(kind: SegueKind, obstacle: Obstacle)] = []

    init(_ context: StyleContext, _ method: PrepareMethod) {
        self.context = context
        self.method = method
    }

    /// Reads the method; throws where all of it stays.
    ///
    /// - Parameter check: an obstacle for a class of destinations.
    mutating func read(_ check: (SwiftClass) -> Obstacle?) throws(Obstacle) {
        var quiet: [SegueKind] = []
        var isPrepared = false
        for kind in context.kindsByDestination(of: method) {
            let plain = try context.code(of: method, for: kind.prepared)
            // Code for an identifier that no document has, and that only reports it, goes.
            if plain.lines.isEmpty || !kind.isInDocuments && plain.isDiagnostic {
                quiet.append(kind)
                continue
            }
            isPrepared = true
            do throws(Obstacle) {
                try note(kind, check)
            } catch {
                staying.append((kind, error))
                quiet.append(kind)
            }
        }
        // Where a segue without code leads to a class that others prepare, the visit has to compare the identifier.
        for kind in quiet {
            if showsUnknownContent(kind) {
                for place in visits.indices { visits[place].append(Visit.Case(kind: kind, code: nil)) }
                continue
            }
            for destination in mayShow(kind) {
                let chain = context.graph.classes.chain(of: destination)
                guard let place = visits.firstIndex(where: { chain.contains($0.destination) }) else { continue }
                visits[place].append(Visit.Case(kind: kind, code: nil))
            }
        }
        visits.removeAll { visit in
            if visit.isClear { return false }
            staying += visit.kinds.map { kind in
                let reason =
                    "segues to \(visit.destination.name) need different code, and no identifier tells them apart"
                return (kind, Obstacle(code: .seguesAlike, reason: reason, place: kind.prepared.place))
            }
            return true
        }
        if !isPrepared, context.preparesAnySegue(method) {
            throw obstacle(.noSegue, "no segue of a storyboard leads away from \(method.owner.name)")
        }
        if !visits.isEmpty { for (kind, _) in staying { try rest.keep(kind, of: method, context) } }
        let bodies = visits.flatMap(\.cases).map(\.lines).filter { !$0.isEmpty }
        if let line = CommonCode.line(of: bodies + rest.bodies) {
            throw obstacle(.commonCode, "several segues share code in prepare(for:sender:): \(line)")
        }
    }

    private func obstacle(_ code: RefusalCode, _ reason: String) -> Obstacle {
        Obstacle(code: code, reason: reason, place: method.place)
    }

    // MARK: One kind

    private mutating func note(_ kind: SegueKind, _ check: (SwiftClass) -> Obstacle?) throws(Obstacle) {
        guard kind.isInDocuments else {
            throw obstacle(
                .segueNotFound, "no storyboard has a segue “\(kind.name ?? "")” that leaves \(method.owner.name)")
        }
        guard let (destination, code, isContent) = exact(kind) else {
            _ = try context.typedCode(of: method, for: kind)
            throw Obstacle(
                code: .destinationClass, reason: "what it leads to is no Swift class of this project",
                place: kind.prepared.place)
        }
        if let obstacle = check(destination) { throw obstacle }
        unwrapsNavigation = unwrapsNavigation || isContent
        let item = Visit.Case(kind: kind, code: code)
        if let place = visits.firstIndex(where: { $0.destination == destination }) {
            visits[place].append(item)
        } else {
            var visit = Visit(method: method, destination: destination)
            visit.append(item)
            visits.append(visit)
        }
    }

    /// The class that is visited, with the code typed as closely to it as possible.
    private func exact(_ kind: SegueKind) -> (SwiftClass, ExactCode, isContent: Bool)? {
        let segue = kind.prepared
        let shown = StyleDestination.classes(of: segue, in: context.graph)
        let types = context.types(method, segue)
        if let content = shown.content {
            let name = className(types.content, content)
            if let type = context.swiftClass(named: name, from: method.path), isKind(content, type),
                let code = context.exact(method, segue, .content(type: name), Set(types.content)), code.usesParameter
            {
                return (type, code, true)
            }
        }
        if let name = shown.destination.map({ className(types.destination, $0) }),
            let type = context.swiftClass(named: name, from: method.path),
            shown.destination.map({ isKind($0, type) }) ?? false,
            let code = context.exact(method, segue, .destination(type: name), Set(types.destination))
        {
            return (type, code, false)
        }
        return nil
    }

    /// The class that code casts a controller to, where that is one.
    private func className(_ types: [String], _ shown: SwiftClass) -> String {
        types.count == 1 && !context.graph.isProtocol(types[0]) ? types[0] : shown.name
    }

    private func isKind(_ type: SwiftClass, _ base: SwiftClass) -> Bool {
        context.graph.classes.chain(of: type).contains(base)
    }

    /// Whether segues of a kind lead to a navigation controller that may have made what it holds by then.
    private func showsUnknownContent(_ kind: SegueKind) -> Bool {
        zip(kind.prepared.destinations, kind.prepared.contents).contains { controller, content in
            content == nil && controller.customClass != nil
                && context.kinship.isKind(controller, "UINavigationController", from: method.path) != false
        }
    }

    /// The classes of the project that segues of a kind may show, or go back to.
    private func mayShow(_ kind: SegueKind) -> [SwiftClass] {
        let shown = StyleDestination.classes(of: kind.prepared, in: context.graph)
        let unwound = Set(kind.entries.compactMap(\.segue.unwindAction)).sorted().flatMap {
            Self.unwound($0, context)
        }
        var found: [SwiftClass] = []
        for type in [shown.destination, shown.content].compactMap({ $0 }) + unwound where !found.contains(type) {
            found.append(type)
        }
        return found
    }

    /// Whether a segue may show a view controller of a class, or go back to one; so it may where that is not known.
    static func mayShow(_ entry: StyleSegues.Entry, _ type: SwiftClass, _ context: StyleContext) -> Bool {
        if let action = entry.segue.unwindAction {
            return unwound(action, context).contains { context.graph.classes.chain(of: $0).contains(type) }
        }
        let controllers = entry.prepared.destinations + entry.prepared.contents.compactMap { $0 }
        return controllers.isEmpty
            || controllers.contains { controller in
                guard let shown = context.graph.classes.swiftClass(of: controller) else {
                    return controller.customClass != nil
                }
                return context.graph.classes.chain(of: shown).contains(type)
            }
    }

    private static func unwound(_ action: String, _ context: StyleContext) -> [SwiftClass] {
        context.graph.classes.swiftClasses.filter { type in type.actions.contains { $0.selector == action } }
            .flatMap { [$0] + context.graph.classes.subclasses(of: $0) }
    }
}
