import SegueCode
import TransformKit

/// Style `segue-class`: each prepared transition gets a subclass of `UIStoryboardSegue` that connects its two screens.
struct SegueClassStyle {
    let context: StyleContext
    private var outcome = StyleOutcome()
    private var names: Set<String>
    private var inputs: [SwiftClass: InputProtocol] = [:]
    private var graph: ProjectGraph { context.graph }

    static func outcome(in graph: ProjectGraph) -> StyleOutcome {
        var style = SegueClassStyle(context: StyleContext(graph))
        style.run()
        return style.outcome
    }

    private init(context: StyleContext) {
        self.context = context
        names = context.typeNames
    }

    static let statement = "(segue as? RoutingSegue)?.connect(sender: sender)"

    static let wording = BaseClassFile.Wording(
        prefixes: ["SegueRouting", "SegueConnecting"],
        summary: "Lets each segue connect the two screens between which it leads.", conformances: [],
        statement: statement,
        shared: [
            "/// A segue that has its source prepare its destination.", "class RoutingSegue: UIStoryboardSegue {",
            "    /// Called once, before the destination is shown.", "    func connect(sender: Any?) {}", "}",
        ])

    /// A `prepare(for:sender:)` with the segue classes that replace it, and the code for embed and unwind segues that
    /// stays.
    private struct Member {
        let method: PrepareMethod
        var routes: [SegueRoute]
        let rest: [(identifier: String, lines: [String])]
    }

    /// A family of view controllers with its methods that change.
    private struct FamilyChange {
        let family: StyleFamily
        var members: [Member] = []
    }

    private mutating func run() {
        var changes: [FamilyChange] = []
        for family in context.families { changes.append(change(family)) }
        let routes = changes.flatMap(\.members).flatMap(\.routes)
        for destination in Set(routes.compactMap(\.destination)) {
            // Each destination's protocol is computed independently, so the set's order makes no difference.
            let codes = routes.filter { $0.destination == destination }.map(\.code)
            inputs[destination] = InputProtocol(destination, codes, in: graph)
        }
        var assembly = StyleAssembly(context, Self.wording)
        for change in changes where !change.members.isEmpty {
            let others = change.members.flatMap { member in
                [member.method.path] + member.routes.compactMap { $0.destination?.declaration.path }
            }
            assembly.use(change.family, change.members.map(\.method), others: Set(others))
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

    // MARK: Families

    private mutating func change(_ family: StyleFamily) -> FamilyChange {
        var change = FamilyChange(family: family)
        var claimed: Set<Segue> = []
        for method in family.members where !isDone(method) {
            let changed = Set(change.members.map(\.method.owner))
            var reader = SegueRouteReader(context, method)
            let obstacle =
                StyleChecks(family: family, graph: graph).obstacle(method, changed: changed)
                ?? VisitorChecks.obstacle(method, graph) ?? reader.read() ?? destinations(reader.routes)
            if let obstacle {
                outcome.keep(method, obstacle, context)
                continue
            }
            if reader.routes.isEmpty { continue }
            let segues = reader.routes.flatMap(\.entries).map(\.segue)
            if segues.contains(where: claimed.contains) {
                let reason = "a superclass prepares segues of \(method.owner.name) as well"
                outcome.keep(method, Obstacle(code: .handledTwice, reason: reason, place: method.place), context)
                continue
            }
            claimed.formUnion(segues)
            change.members.append(Member(method: method, routes: named(reader.routes), rest: reader.rest))
        }
        return change
    }

    /// Whether an earlier run of this style wrote the method.
    private func isDone(_ method: PrepareMethod) -> Bool {
        method.statements.contains { $0.trimmedDescription.contains("RoutingSegue)?.connect(sender:") }
    }

    private func destinations(_ routes: [SegueRoute]) -> Obstacle? {
        for route in routes {
            guard let destination = route.destination, let syntax = StyleClassSyntax(destination, in: graph) else {
                continue
            }
            if let obstacle = VisitorChecks.obstacle(
                destination, syntax, Syntax(syntax.declaration), route.method.place)
            {
                return obstacle
            }
            let name = SegueRoute.inputName(destination)
            if context.typeNames.contains(name) {
                return Obstacle(code: .nameTaken, reason: "the project has a type \(name)", place: route.method.place)
            }
        }
        return nil
    }

    /// Gives each route a name that no type of the project has.
    private mutating func named(_ routes: [SegueRoute]) -> [SegueRoute] {
        routes.map { route in
            var route = route
            let stem = route.stem
            var candidates = [stem, SegueRoute.stem(of: route.method.owner) + stem]
            candidates += (2...99).map { "\(candidates[1])\($0)" }
            for candidate in candidates {
                route.stem = candidate
                let made = [route.className, route.outputName]
                if names.isDisjoint(with: made) {
                    names.formUnion(made)
                    break
                }
            }
            return route
        }
    }

    // MARK: Edits

    private func group(_ change: FamilyChange, _ assembly: StyleAssembly) -> StyleGroup {
        var group = assembly.group(for: change.family, change.members.map(\.method))
        var editors: [String: DocumentEditor] = [:]
        for member in change.members {
            let text = StyleText(member.method.source)
            let path = member.method.path
            let edits = [
                prepareEdit(member, text, keepsStatement: assembly.needsOverride(member.method.owner)),
                text.inserting(member.routes.map(\.output), behind: Syntax(member.method.function)),
            ]
            group.additions[member.method.owner, default: ClassAdditions()].edits[path, default: []] += edits
            for route in member.routes { add(route, path, &group, &editors) }
        }
        group.documents = editors.sorted { $0.key < $1.key }.map(\.value)
        return group
    }

    private func prepareEdit(_ member: Member, _ text: StyleText, keepsStatement: Bool) -> TextEdit {
        let method = member.method
        if member.rest.isEmpty, !keepsStatement { return text.removing(method) }
        let segue = method.segueName == "_" ? "segue" : method.segueName
        let sender = method.senderName == "_" ? "sender" : method.senderName
        let segueLabel = segue == "for" ? "for" : "for \(segue)"
        let senderLabel = sender == "sender" ? "sender" : "sender \(sender)"
        var lines = [
            "\(method.access)override func prepare(\(segueLabel): UIStoryboardSegue, \(senderLabel): Any?) {",
            "    super.prepare(for: \(segue), sender: \(sender))",
        ]
        if keepsStatement { lines.append("    (\(segue) as? RoutingSegue)?.connect(sender: \(sender))") }
        if member.rest.count == 1, let only = member.rest.first {
            lines.append("    if \(segue).identifier == \(context.spelling(of: only.identifier, in: method)) {")
            lines += only.lines.map { $0.isEmpty ? "" : "        " + $0 } + ["    }"]
        } else if !member.rest.isEmpty {
            lines.append("    switch \(segue).identifier {")
            for item in member.rest {
                lines.append("    case \(context.spelling(of: item.identifier, in: method)):")
                lines += item.lines.map { $0.isEmpty ? "" : "        " + $0 }
            }
            lines += ["    default:", "        break", "    }"]
        }
        return text.replacing(method, with: [lines + ["}"]])
    }

    private func add(
        _ route: SegueRoute, _ path: String, _ group: inout StyleGroup, _ editors: inout [String: DocumentEditor]
    ) {
        let folder = path.split(separator: "/").dropLast().map { $0 + "/" }.joined()
        let modes = LanguageModes(graph: graph)
        let lines = route.fileText.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let text = modes.isolated(lines, at: path).joined(separator: "\n")
        group.files.append(StyleFile(path: folder + route.className + ".swift", origin: path, text: text))
        if let destination = route.destination, let input = inputs[destination],
            let syntax = StyleClassSyntax(destination, in: graph)
        {
            let edit = StyleText(syntax.source).inserting(
                input.declarations.map { modes.isolated($0, at: syntax.source.path) },
                behind: Syntax(syntax.declaration), order: destination.name)
            let place = destination.declaration.path
            if group.additions[destination]?.edits[place]?.contains(edit) != true {
                group.additions[destination, default: ClassAdditions()].edits[place, default: []].append(edit)
            }
        }
        let checks = SegueClassChecks(graph)
        for entry in route.entries {
            let document = entry.segue.element.document
            var editor = editors[document.path] ?? DocumentEditor(document)
            editor.setAttribute("customClass", on: entry.segue.element, to: route.className)
            if let module = checks.module(of: entry) {
                if let name = module.name { editor.setAttribute("customModule", on: entry.segue.element, to: name) }
                if module.isInherited {
                    editor.setAttribute("customModuleProvider", on: entry.segue.element, to: "target")
                }
            }
            editors[document.path] = editor
            group.segues.append(
                RoutedSegue(
                    segue: entry.segue, sourceClass: entry.sourceClass, destination: route.destination?.name,
                    preparedBy: route.className))
        }
    }
}
