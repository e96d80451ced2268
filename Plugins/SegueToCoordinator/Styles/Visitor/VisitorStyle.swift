import SegueCode
import TransformKit

/// Style `visitor`: each destination calls back `visit(_:segue:sender:)` with its exact type, and the code for each
/// destination stands in an extension of its own.
struct VisitorStyle {
    let context: StyleContext
    private var outcome = StyleOutcome()
    private var unwrapsNavigation = false
    private var graph: ProjectGraph { context.graph }

    static func outcome(in graph: ProjectGraph) -> StyleOutcome {
        var style = VisitorStyle(context: StyleContext(graph))
        style.run()
        return style.outcome
    }

    private init(context: StyleContext) { self.context = context }

    /// A family of view controllers with its methods that change.
    private struct FamilyChange {
        let family: StyleFamily
        var members: [Member] = []
    }

    /// A `prepare(for:sender:)` with the visits that replace it.
    private struct Member {
        let method: PrepareMethod
        let visits: [Visit]
        var filled: [Visit] { visits.filter { !$0.isEmpty } }
    }

    private mutating func run() {
        var changes: [FamilyChange] = []
        for family in context.families { changes.append(change(family)) }
        leaveRelated(&changes)
        unwrapsNavigation = unwrapsNavigation && changes.contains { !$0.members.isEmpty }
        var assembly = StyleAssembly(context, VisitorText.wording(unwrapsNavigation: unwrapsNavigation))
        for change in changes where !change.members.isEmpty {
            assembly.use(change.family, change.members.map(\.method), others: paths(change))
        }
        assembly.decide()
        for change in changes where !change.members.isEmpty {
            if let obstacle = assembly.obstacle(for: change.family) {
                for member in change.members { outcome.keep(member.method, obstacle, context) }
            } else {
                outcome.groups.append(group(change, assembly))
            }
        }
        outcome.sort()
    }

    /// Files that have to see the base class's file: the sources' and the destinations'.
    private func paths(_ change: FamilyChange) -> Set<String> {
        Set(
            change.members.flatMap { member in
                [member.method.path] + member.filled.map(\.destination.declaration.path)
            })
    }

    // MARK: Families

    private mutating func change(_ family: StyleFamily) -> FamilyChange {
        var change = FamilyChange(family: family)
        for method in family.members where !isDone(method) {
            let changed = Set(change.members.map(\.method.owner))
            if let obstacle = StyleChecks(family: family, graph: graph).obstacle(method, changed: changed)
                ?? VisitorChecks.obstacle(method, graph)
            {
                outcome.keep(method, obstacle, context)
                continue
            }
            var reader = VisitReader(context, method)
            switch reader.read() {
            case .failure(let obstacle): outcome.keep(method, obstacle, context)
            case .success(let visits):
                let filled = visits.filter { !$0.isEmpty }
                if filled.isEmpty { continue }
                if let obstacle = VisitorChecks.obstacle(filled, method, graph)
                    ?? handledTwice(method, filled, change)
                {
                    outcome.keep(method, obstacle, context)
                    continue
                }
                unwrapsNavigation = unwrapsNavigation || reader.unwrapsNavigation
                change.members.append(Member(method: method, visits: visits))
            }
        }
        return change
    }

    /// Whether an earlier run of this style wrote the method.
    private func isDone(_ method: PrepareMethod) -> Bool {
        method.statements.contains { $0.trimmedDescription.contains(VisitorText.statement) }
    }

    private func handledTwice(_ method: PrepareMethod, _ visits: [Visit], _ change: FamilyChange) -> Obstacle? {
        let above = graph.classes.chain(of: method.owner).dropFirst()
        let visited = Set(
            change.members.filter { above.contains($0.method.owner) }.flatMap(\.filled).map(\.destination))
        // Conformances that an earlier run added.
        let conformances = (above + graph.classes.subclasses(of: method.owner)).flatMap(\.parts).flatMap(\.inherited)
        return visits.first {
            visited.contains($0.destination) || conformances.contains(VisitorText.protocolName($0.destination))
        }.map { visit in
            Obstacle(
                code: .handledTwice, reason: "a superclass prepares \(visit.destination.name) as well",
                place: method.place)
        }
    }

    /// Keeps methods whose destinations would conflict: a class and its subclass cannot both accept visitors, since an
    /// extension cannot override.
    private mutating func leaveRelated(_ changes: inout [FamilyChange]) {
        let all = Set(changes.flatMap(\.members).flatMap(\.filled).map(\.destination))
        for place in changes.indices {
            var kept: [Member] = []
            for member in changes[place].members {
                let obstacles = member.filled.compactMap { relation(of: $0.destination, among: all, member) }
                guard let obstacle = obstacles.first else {
                    kept.append(member)
                    continue
                }
                outcome.keep(member.method, obstacle, context)
            }
            changes[place].members = kept
        }
    }

    private func relation(of destination: SwiftClass, among all: Set<SwiftClass>, _ member: Member) -> Obstacle? {
        let above = graph.classes.chain(of: destination).dropFirst().first { all.contains($0) || $0.acceptsVisitors }
        let below = graph.classes.subclasses(of: destination).first { $0.acceptsVisitors }
        if let above = above ?? below {
            return Obstacle(
                code: .relatedDestinations,
                reason:
                    "\(destination.name) and \(above.name), of which one is the other's superclass, would both have to accept visitors",
                place: member.method.place)
        }
        guard unwrapsNavigation, graph.classes.outerSuperclassName(of: destination) == "UINavigationController" else {
            return nil
        }
        return Obstacle(
            code: .relatedDestinations,
            reason: "\(destination.name) is a navigation controller, and those pass visitors on to what they show",
            place: member.method.place)
    }

    // MARK: Edits

    private func group(_ change: FamilyChange, _ assembly: StyleAssembly) -> StyleGroup {
        var group = assembly.group(for: change.family, change.members.map(\.method))
        for member in change.members {
            let text = StyleText(member.method.source)
            var edits: [TextEdit] = []
            if assembly.needsOverride(member.method.owner) {
                let wording = VisitorText.wording(unwrapsNavigation: unwrapsNavigation)
                edits.append(
                    text.replacing(member.method, with: [BaseClassFile.override(wording, access: member.method.access)])
                )
            } else {
                edits.append(text.removing(member.method))
            }
            let extensions = member.filled.map { VisitorText.visiting($0, $0.lines(context) ?? []) }
            edits.append(text.inserting(extensions, behind: Syntax(member.method.function)))
            group.additions[member.method.owner, default: ClassAdditions()].edits[member.method.path, default: []] +=
                edits
            for visit in member.filled { accept(visit, &group) }
        }
        return group
    }

    private func accept(_ visit: Visit, _ group: inout StyleGroup) {
        let destination = visit.destination
        guard let syntax = StyleClassSyntax(destination, in: graph) else { return }
        defer { note(visit, &group) }
        if destination.acceptsVisitors { return }
        let modes = LanguageModes(graph: graph)
        let accepting = VisitorText.accepting(destination).map { modes.isolated($0, at: syntax.source.path) }
        let edit = StyleText(syntax.source).inserting(
            accepting, behind: Syntax(syntax.declaration), order: destination.name)
        var additions = group.additions[destination, default: ClassAdditions()]
        if additions.edits[destination.declaration.path]?.contains(edit) != true {
            additions.edits[destination.declaration.path, default: []].append(edit)
        }
        group.additions[destination] = additions
    }

    private func note(_ visit: Visit, _ group: inout StyleGroup) {
        let destination = visit.destination
        for item in visit.cases {
            guard let entry = item.entry, !item.code.lines.isEmpty else { continue }
            group.segues.append(
                RoutedSegue(
                    segue: entry.segue, sourceClass: entry.sourceClass, destination: destination.name,
                    preparedBy: "\(VisitorText.protocolName(destination)).visit(_:segue:sender:)"))
        }
    }
}

extension SwiftClass {
    /// Whether an earlier run made the class accept visitors.
    fileprivate var acceptsVisitors: Bool { parts.contains { $0.inherited.contains("SegueDestination") } }
}

/// Checks whether a class can get an extension for this style: no nested, private, generic or conditional class.
enum VisitorChecks {
    static func obstacle(_ method: PrepareMethod, _ graph: ProjectGraph) -> Obstacle? {
        guard let syntax = StyleClassSyntax(method.owner, in: graph) else { return nil }
        if LanguageModes(graph: graph).isBeforeFour(method.path), method.source.contains("private " as StaticString) {
            return Obstacle(
                code: .swift3,
                reason: "its target is compiled as Swift 3, whose extensions do not see private members",
                place: method.place)
        }
        return obstacle(method.owner, syntax, Syntax(method.function), method.place)
    }

    static func obstacle(_ visits: [Visit], _ method: PrepareMethod, _ graph: ProjectGraph) -> Obstacle? {
        for visit in visits {
            guard let syntax = StyleClassSyntax(visit.destination, in: graph) else { continue }
            if let obstacle = obstacle(visit.destination, syntax, Syntax(syntax.declaration), method.place) {
                return obstacle
            }
            let name = VisitorText.protocolName(visit.destination)
            if !visit.destination.acceptsVisitors, graph.declares(type: name) {
                return Obstacle(code: .nameTaken, reason: "the project has a type \(name)", place: method.place)
            }
        }
        return nil
    }

    static func obstacle(
        _ type: SwiftClass, _ syntax: StyleClassSyntax, _ node: Syntax, _ place: Place
    ) -> Obstacle? {
        func obstacle(_ code: RefusalCode, _ reason: String) -> Obstacle {
            Obstacle(code: code, reason: reason, place: place)
        }
        if type.name.contains(".") { return obstacle(.nestedClass, "\(type.name) is declared inside another type") }
        if syntax.isPrivate { return obstacle(.privateClass, "only the file of \(type.name) sees it") }
        if type.declaration.isGeneric { return obstacle(.genericClass, "\(type.name) is generic") }
        if node.isInCondition { return obstacle(.conditionalCompilation, "\(type.name) stands in a #if") }
        return nil
    }
}

extension SyntaxProtocol {
    /// Whether an enclosing declaration stands in a `#if`.
    fileprivate var isInCondition: Bool {
        var node = parent
        while let current = node {
            if current.is(IfConfigDeclSyntax.self) { return true }
            node = current.parent
        }
        return false
    }
}
