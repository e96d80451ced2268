import SegueCode
import TransformKit

/// Style `visitor`: each destination calls back `visit(_:segue:sender:)` with its exact type, and the code for each
/// destination stands in an extension of its own.
struct VisitorStyle: SegueStyle {
    let context: StyleContext
    var outcome = StyleOutcome()
    private var unwrapsNavigation = false
    private var graph: ProjectGraph { context.graph }

    init(_ graph: ProjectGraph) { context = StyleContext(graph) }

    var wording: BaseClassFile.Wording { VisitorText.wording(unwrapsNavigation: unwrapsNavigation) }
    static let trace = VisitorText.statement

    struct Member: StyleMember {
        let method: PrepareMethod
        /// Those that run any code.
        let visits: [Visit]
    }

    mutating func member(_ method: PrepareMethod, of family: StyleFamily, after earlier: [Member]) throws(Obstacle)
        -> Member?
    {
        if let obstacle = ExtensionChecks.obstacle(method, graph) { throw obstacle }
        var reader = VisitReader(context, method)
        let visits = try reader.read().filter { !$0.isEmpty }
        if visits.isEmpty { return nil }
        if let obstacle = destinations(visits, method) ?? handledTwice(method, visits, earlier) {
            throw obstacle
        }
        unwrapsNavigation = unwrapsNavigation || reader.unwrapsNavigation
        return Member(method: method, visits: visits)
    }

    mutating func settle(_ changes: inout [FamilyChange<Member>]) {
        leaveRelated(&changes)
        unwrapsNavigation = unwrapsNavigation && changes.contains { !$0.members.isEmpty }
    }

    /// The source's file and those of the destinations.
    func files(seenBy member: Member) -> [String] {
        [member.method.path] + member.visits.map(\.destination.declaration.path)
    }

    private func destinations(_ visits: [Visit], _ method: PrepareMethod) -> Obstacle? {
        for visit in visits {
            guard let syntax = StyleClassSyntax(visit.destination, in: graph) else { continue }
            if let obstacle = ExtensionChecks.obstacle(
                visit.destination, Syntax(syntax.declaration), method.place)
            {
                return obstacle
            }
            let name = VisitorText.protocolName(visit.destination)
            if !visit.destination.acceptsVisitors, graph.declares(type: name) {
                return Obstacle(code: .nameTaken, reason: "the project has a type \(name)", place: method.place)
            }
        }
        return nil
    }

    private func handledTwice(_ method: PrepareMethod, _ visits: [Visit], _ earlier: [Member]) -> Obstacle? {
        let above = graph.classes.chain(of: method.owner).dropFirst()
        let visited = Set(
            earlier.filter { above.contains($0.method.owner) }.flatMap(\.visits).map(\.destination))
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
    private mutating func leaveRelated(_ changes: inout [FamilyChange<Member>]) {
        let all = Set(changes.flatMap(\.members).flatMap(\.visits).map(\.destination))
        for place in changes.indices {
            var kept: [Member] = []
            for member in changes[place].members {
                let obstacles = member.visits.compactMap { relation(of: $0.destination, among: all, member) }
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

    func add(_ member: Member, to group: inout StyleGroup, _ assembly: StyleAssembly) {
        let text = StyleText(member.method.source)
        var edits: [TextEdit] = []
        if assembly.needsOverride(member.method.owner) {
            let override = BaseClassFile.override(wording, access: member.method.access)
            edits.append(text.replacing(member.method, with: [override]))
        } else {
            edits.append(text.removing(member.method))
        }
        let extensions = member.visits.map { VisitorText.visiting($0, $0.lines(context) ?? []) }
        edits.append(text.inserting(extensions, behind: Syntax(member.method.function)))
        group.add(edits, of: member.method)
        for visit in member.visits { accept(visit, &group) }
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
