import SegueCode
import TransformKit

/// Style `segue-class`: each prepared transition gets a subclass of `UIStoryboardSegue` that connects its two screens.
struct SegueClassStyle: SegueStyle {
    let context: StyleContext
    var outcome = StyleOutcome()
    /// Type names that the project has, or that a route got.
    private var names: Set<String>
    private var inputs: [SwiftClass: InputProtocol] = [:]
    private var graph: ProjectGraph { context.graph }

    init(_ graph: ProjectGraph) {
        context = StyleContext(graph)
        names = context.typeNames
    }

    var wording: BaseClassFile.Wording { Self.wording }
    static let trace = "RoutingSegue)?.connect(sender:"
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
    struct Member: StyleMember {
        let method: PrepareMethod
        var routes: [SegueRoute]
        let rest: [(identifier: String, lines: [String])]
        var segues: [Segue] { routes.flatMap(\.entries).map(\.segue) }
    }

    mutating func member(_ method: PrepareMethod, of family: StyleFamily, after earlier: [Member]) throws(Obstacle)
        -> Member?
    {
        var reader = SegueRouteReader(context, method)
        if let obstacle = ExtensionChecks.obstacle(method, graph) { throw obstacle }
        try reader.read()
        if let obstacle = destinations(reader.routes) { throw obstacle }
        if reader.routes.isEmpty { return nil }
        let claimed = Set(earlier.flatMap(\.segues))
        if reader.routes.flatMap(\.entries).map(\.segue).contains(where: claimed.contains) {
            let reason = "a superclass prepares segues of \(method.owner.name) as well"
            throw Obstacle(code: .handledTwice, reason: reason, place: method.place)
        }
        return Member(method: method, routes: named(reader.routes), rest: reader.rest)
    }

    mutating func settle(_ changes: inout [FamilyChange<Member>]) {
        let routes = changes.flatMap(\.members).flatMap(\.routes)
        for destination in Set(routes.compactMap(\.destination)) {
            // The order makes no difference here: each is worked out for itself.
            let codes = routes.filter { $0.destination == destination }.map(\.code)
            inputs[destination] = InputProtocol(destination, codes, in: graph)
        }
    }

    func files(seenBy member: Member) -> [String] {
        [member.method.path] + member.routes.compactMap { $0.destination?.declaration.path }
    }

    private func destinations(_ routes: [SegueRoute]) -> Obstacle? {
        for route in routes {
            guard let destination = route.destination, let syntax = StyleClassSyntax(destination, in: graph) else {
                continue
            }
            if let obstacle = ExtensionChecks.obstacle(
                destination, Syntax(syntax.declaration), route.method.place)
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

    func add(_ member: Member, to group: inout StyleGroup, _ assembly: StyleAssembly) {
        let text = StyleText(member.method.source)
        let edits = [
            prepareEdit(member, text, keepsStatement: assembly.needsOverride(member.method.owner)),
            text.inserting(member.routes.map(\.output), behind: Syntax(member.method.function)),
        ]
        group.add(edits, of: member.method)
        for route in member.routes { add(route, member.method.path, &group) }
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

    private func add(_ route: SegueRoute, _ path: String, _ group: inout StyleGroup) {
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
            let element = entry.segue.element
            group.edit(element.document) { editor in
                editor.setAttribute("customClass", on: element, to: route.className)
                guard let module = checks.module(of: entry) else { return }
                if let name = module.name { editor.setAttribute("customModule", on: element, to: name) }
                if module.isInherited { editor.setAttribute("customModuleProvider", on: element, to: "target") }
            }
            group.segues.append(
                RoutedSegue(
                    segue: entry.segue, sourceClass: entry.sourceClass, destination: route.destination?.name,
                    preparedBy: route.className))
        }
    }
}
