import Navigation
import SegueCode
import TransformKit

/// Style `segue-class`: the segues of a view controller get a class that implements the view controller's output and
/// forwards what it says to the input of the screen that is shown.
struct SegueClassStyle: SegueStyle {
    let context: StyleContext
    var outcome = StyleOutcome()
    private let properties: PropertyReader
    private let stems: ScreenStems
    private var requirements: [SwiftClass: Set<String>] = [:]
    private var graph: ProjectGraph { context.graph }

    init(_ graph: ProjectGraph) {
        context = StyleContext(graph)
        properties = PropertyReader(graph)
        stems = ScreenStems(graph)
    }

    /// Nothing is found by a base class here.
    var wording: BaseClassFile.Wording? { nil }
    static let trace: String? = nil

    /// A `prepare(for:sender:)` with the segues whose class takes what it says.
    struct Member: StyleMember {
        let method: PrepareMethod
        let text: SegueClassText
        let rest: StayingCode
    }

    mutating func member(_ method: PrepareMethod, of family: StyleFamily, after earlier: [Member]) throws(Obstacle)
        -> Member?
    {
        if let obstacle = ExtensionChecks.obstacle(method, graph) { throw obstacle }
        if let source = context.handPreparingCode.first(where: { $0.contains(identifier: method.owner.name) }) {
            throw Obstacle(
                code: .segueUsed, reason: "\(source.path) prepares with segues of its own, which have no such class",
                place: method.place)
        }
        var reader = SegueRouteReader(context, properties, stems, method)
        try reader.read()
        let claimed = Set(earlier.flatMap(\.text.routes).flatMap(\.segues))
        if reader.routes.flatMap(\.segues).contains(where: claimed.contains) {
            let reason = "a superclass prepares segues of \(method.owner.name) as well"
            throw Obstacle(code: .handledTwice, reason: reason, place: method.place)
        }
        let text = SegueClassText(owner: method.owner, routes: reader.routes, stems: stems)
        if !reader.routes.isEmpty, let obstacle = names(text, method) ?? destinations(text, method) { throw obstacle }
        for (kind, obstacle) in reader.staying { outcome.keep(kind, in: method, obstacle) }
        return reader.routes.isEmpty ? nil : Member(method: method, text: text, rest: reader.rest)
    }

    mutating func settle(_ changes: inout [FamilyChange<Member>]) {
        for route in changes.flatMap(\.members).flatMap(\.text.routes) {
            requirements[route.destination, default: []].formUnion(route.handed.requirements)
        }
    }

    private func names(_ text: SegueClassText, _ method: PrepareMethod) -> Obstacle? {
        let made = [text.className, text.outputName] + text.routes.map { stems.inputName($0.destination) }
        return made.first(where: context.typeNames.contains).map { name in
            Obstacle(code: .nameTaken, reason: "the project has a type \(name)", place: method.place)
        }
    }

    private func destinations(_ text: SegueClassText, _ method: PrepareMethod) -> Obstacle? {
        for route in text.routes {
            let destination = route.destination
            guard let syntax = StyleClassSyntax(destination, in: graph) else { continue }
            if let obstacle = ExtensionChecks.obstacle(destination, Syntax(syntax.declaration), method.place) {
                return obstacle
            }
            let paths: Set = [method.path, destination.declaration.path]
            if ModuleGroups(paths, in: graph).groups.count > 1 {
                return Obstacle(
                    code: .otherModule, reason: "\(destination.name) is built into another module", place: method.place)
            }
        }
        return nil
    }

    // MARK: Edits

    func add(_ member: Member, to group: inout StyleGroup, _ assembly: StyleAssembly) {
        let method = member.method
        let left = member.rest.declaration(in: method, with: nil, context)
        group.add([StyleText(method.source).replacing(method, with: [left])], of: method)
        let folder = method.path.split(separator: "/").dropLast().map { $0 + "/" }.joined()
        let lines = LanguageModes(graph: graph).isolated(member.text.lines, at: method.path)
        group.files.append(
            StyleFile(
                path: folder + member.text.className + ".swift", origin: method.path,
                text: lines.joined(separator: "\n") + "\n"))
        for route in member.text.routes { add(route, member.text.className, &group) }
    }

    private func add(_ route: SegueRoute, _ className: String, _ group: inout StyleGroup) {
        let destination = route.destination
        if let syntax = StyleClassSyntax(destination, in: graph) {
            let edit = StyleText(syntax.source).inserting(
                input(of: destination).map { LanguageModes(graph: graph).isolated($0, at: syntax.source.path) },
                behind: Syntax(syntax.declaration), order: destination.name)
            let place = destination.declaration.path
            if group.additions[destination]?.edits[place]?.contains(edit) != true {
                group.additions[destination, default: ClassAdditions()].edits[place, default: []].append(edit)
            }
        }
        let checks = SegueClassChecks(graph)
        for entry in route.kind.entries {
            let element = entry.segue.element
            group.edit(element.document) { editor in
                editor.setAttribute("customClass", on: element, to: className)
                guard let module = checks.module(of: entry) else { return }
                if let name = module.name { editor.setAttribute("customModule", on: element, to: name) }
                if module.isInherited { editor.setAttribute("customModuleProvider", on: element, to: "target") }
            }
            group.segues.append(
                RoutedSegue(
                    segue: entry.segue, sourceClass: entry.sourceClass, destination: destination.name,
                    preparedBy: "\(className).\(route.name)"))
        }
    }

    private func input(of destination: SwiftClass) -> [[String]] {
        let name = stems.inputName(destination)
        let members = (requirements[destination] ?? []).sorted().map { "    " + $0 }
        return [
            ["/// What `\(destination.name)` takes from the screens that lead to it.", "protocol \(name): AnyObject {"]
                + members + ["}"],
            ["extension \(destination.name): \(name) {}"],
        ]
    }
}
