import SegueCode
import TransformKit

/// Splits a `prepare(for:sender:)` by destination: one ``Visit`` for each class that segues lead to.
struct VisitReader {
    private let context: StyleContext
    private let method: PrepareMethod
    private let entries: [StyleSegues.Entry]
    private var visits: [Visit] = []
    /// Whether the code prepares the content of a navigation controller.
    private(set) var unwrapsNavigation = false
    /// Segues for which no code runs, with the class that they show.
    private var quiet: [(Visit.Case, SwiftClass)] = []

    init(_ context: StyleContext, _ method: PrepareMethod) {
        self.context = context
        self.method = method
        entries = context.segues.entries(reaching: method.owner, in: context.graph)
    }

    /// The visits of the method; empty where it prepares no segue.
    mutating func read() throws(Obstacle) -> [Visit] {
        for entry in entries {
            try note(entry.prepared, entry)
        }
        for identifier in context.comparedIdentifiers(method)
        where !entries.contains(where: { $0.identifier == identifier }) {
            let segue = PreparedSegue(
                identifier: identifier, destinations: [], contents: [], isMadeByCode: true, sourceClass: method.owner,
                place: method.place)
            try note(segue, nil)
        }
        // Where a segue without code leads to a class that others prepare, the visit has to compare the identifier.
        for (item, destination) in quiet {
            let chain = context.graph.classes.chain(of: destination)
            if let place = visits.firstIndex(where: { chain.contains($0.destination) }) { visits[place].append(item) }
        }
        if let obstacle = check() { throw obstacle }
        return visits
    }

    // MARK: One segue

    private mutating func note(_ segue: PreparedSegue, _ entry: StyleSegues.Entry?) throws(Obstacle) {
        let segue = withUnwindDestination(segue, entry)
        let plain = try context.code(of: method, for: segue)
        guard !plain.lines.isEmpty else {
            let shown = StyleDestination.classes(of: segue, in: context.graph)
            if let shown = shown.destination ?? shown.content {
                let nothing = ExactCode(lines: [], form: .segue, names: [], declared: [])
                quiet.append((Visit.Case(identifier: segue.identifier, entry: entry, code: nothing), shown))
            }
            return
        }
        // Code for an identifier that no document has, and that only reports it, is dropped.
        if entry == nil, plain.isDiagnostic { return }
        guard let (destination, code, isContent) = exact(segue, plain) else {
            let name = segue.identifier.map { "“\($0)”" } ?? "a segue"
            throw Obstacle(
                code: segue.destinations.isEmpty ? .segueNotFound : .destinationClass,
                reason: "\(method.owner.name) is left as a whole: "
                    + (segue.destinations.isEmpty
                        ? "nothing in the project tells what \(name) leads to"
                        : "what \(name) leads to is no Swift class of this project"),
                place: segue.place)
        }
        unwrapsNavigation = unwrapsNavigation || isContent
        let item = Visit.Case(identifier: segue.identifier, entry: entry, code: code)
        if let place = visits.firstIndex(where: { $0.destination == destination }) {
            visits[place].append(item)
        } else {
            var visit = Visit(method: method, destination: destination)
            visit.append(item)
            visits.append(visit)
        }
    }

    /// The class that is visited, with the code typed as closely to it as possible.
    private func exact(_ segue: PreparedSegue, _ plain: CutCode) -> (SwiftClass, ExactCode, isContent: Bool)? {
        let shown = StyleDestination.classes(of: segue, in: context.graph)
        let types = context.types(method, segue)
        if let content = shown.content {
            let name = types.content.count == 1 ? types.content[0] : content.name
            if let type = named(name), isKind(content, type),
                let code = context.exact(method, segue, .content(type: name), Set(types.content)), code.usesParameter
            {
                return (type, code, true)
            }
        }
        let name = types.destination.count == 1 ? types.destination[0] : shown.destination?.name
        if let name, let type = named(name), shown.destination.map({ isKind($0, type) }) ?? true,
            let code = context.exact(method, segue, .destination(type: name), Set(types.destination))
        {
            return (type, code, false)
        }
        guard let type = shown.destination ?? shown.content ?? castClass(plain) else { return nil }
        let code = ExactCode(lines: plain.lines, form: .segue, names: [], declared: [])
        return (type, code, shown.destination == nil && shown.content != nil)
    }

    /// The one class of the project that code casts `segue.destination` to, for a destination that is not known
    /// otherwise.
    private func castClass(_ code: CutCode) -> SwiftClass? {
        let casts = code.lines.flatMap { line in
            ["segue.destination as? ", "segue.destination as! "].flatMap { line.ranges(of: $0) }.map { range in
                String(line[range.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
            }
        }
        let classes = Set(casts.map(named))
        return classes.count == 1 ? classes.first ?? nil : nil
    }

    private func named(_ type: String) -> SwiftClass? {
        guard case .swift(let types) = context.graph.classes.resolve(type, from: method.path), types.count == 1 else {
            return nil
        }
        return types.first
    }

    private func isKind(_ type: SwiftClass, _ base: SwiftClass) -> Bool {
        context.graph.classes.chain(of: type).contains(base)
    }

    /// The segue with a destination, where it is an unwind segue and one class of the project alone has its action.
    private func withUnwindDestination(_ segue: PreparedSegue, _ entry: StyleSegues.Entry?) -> PreparedSegue {
        guard segue.destinations.isEmpty, let action = entry?.segue.unwindAction else { return segue }
        let owners = context.graph.classes.swiftClasses.filter { type in
            type.actions.contains { $0.selector == action }
        }
        guard owners.count == 1, let owner = owners.first else { return segue }
        let controllers = context.segues.controllers(of: owner)
        return PreparedSegue(
            identifier: segue.identifier, destinations: controllers, contents: controllers.map { _ in nil },
            isMadeByCode: segue.isMadeByCode, sourceClass: segue.sourceClass, place: segue.place)
    }

    // MARK: Obstacles

    private func check() -> Obstacle? {
        func obstacle(_ code: RefusalCode, _ reason: String) -> Obstacle {
            Obstacle(code: code, reason: reason, place: method.place)
        }
        if visits.isEmpty, context.preparesAnySegue(method) {
            return obstacle(.noSegue, "no segue of a storyboard leads away from \(method.owner.name)")
        }
        for visit in visits where visit.lines(context) == nil {
            return obstacle(
                .seguesAlike,
                "segues to \(visit.destination.name) need different code, and no identifier tells them apart")
        }
        let bodies = visits.filter { !$0.isEmpty }.flatMap(\.cases).map(\.code.lines).filter { !$0.isEmpty }
        return CommonCode.line(of: bodies).map {
            obstacle(.commonCode, "several segues share code in prepare(for:sender:): \($0)")
        }
    }
}
