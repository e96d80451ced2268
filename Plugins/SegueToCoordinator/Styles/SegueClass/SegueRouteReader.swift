import Navigation
import SegueCode
import TransformKit

/// Splits a `prepare(for:sender:)` into the code of segues that hand values to what they show, and the code that stays.
struct SegueRouteReader {
    private let context: StyleContext
    private let properties: PropertyReader
    private let method: PrepareMethod
    private let output: String
    /// The class that an earlier run gave the segues.
    private let className: String
    private(set) var routes: [SegueRoute] = []
    /// The code that is left in the method, with calls of the output in place of what hands on.
    private(set) var rest = StayingCode()
    /// The segues that stay as they are, each kind with its reason.
    private(set) var staying: [(kind: SegueKind, obstacle: Obstacle)] = []

    private let stems: ScreenStems

    init(
        _ context: StyleContext, _ properties: PropertyReader, _ stems: ScreenStems, _ method: PrepareMethod
    ) {
        self.stems = stems
        self.context = context
        self.properties = properties
        self.method = method
        let text = SegueClassText(owner: method.owner, routes: [], stems: stems)
        output = text.outputName
        className = text.className
    }

    /// Reads the method; throws where all of it stays.
    mutating func read() throws(Obstacle) {
        var isPrepared = false
        var names: Set<String> = []
        for kind in context.kindsByDestination(of: method) {
            let plain = try context.code(of: method, for: kind.prepared)
            if plain.lines.isEmpty || !kind.isInDocuments && plain.isDiagnostic { continue }
            isPrepared = true
            do throws(Obstacle) {
                let route = try route(kind, &names)
                try rest.keep(kind, route.handed.lines, of: method, context)
                routes.append(route)
            } catch {
                // Where a container gets its content and where a screen goes back, no class is wanted.
                let isOurs = kind.isInDocuments && kind.entries.allSatisfy { $0.segue.customClass == className }
                if !isOurs, kind.entries.contains(where: \.segue.isNavigation) || kind.entries.isEmpty {
                    staying.append((kind, error))
                }
                try rest.keep(kind, of: method, context)
            }
        }
        if !isPrepared, context.preparesAnySegue(method) {
            throw obstacle(.noSegue, "no segue of a storyboard leads away from \(method.owner.name)")
        }
        if !routes.isEmpty, let line = CommonCode.line(of: rest.bodies) {
            throw obstacle(.commonCode, "several segues share code in prepare(for:sender:): \(line)")
        }
    }

    private func route(_ kind: SegueKind, _ names: inout Set<String>) throws(Obstacle) -> SegueRoute {
        let checks = SegueClassChecks(context.graph)
        for entry in kind.entries {
            if let obstacle = checks.obstacle(entry) { throw obstacle }
        }
        func obstacle(_ code: RefusalCode, _ reason: String) -> Obstacle {
            Obstacle(code: code, reason: reason, place: kind.prepared.place)
        }
        guard kind.isInDocuments else {
            throw obstacle(.segueNotFound, "no storyboard has such a segue that leaves \(method.owner.name)")
        }
        guard kind.entries.allSatisfy(\.segue.isNavigation) else {
            throw obstacle(.deprecatedKind, "it embeds or unwinds")
        }
        guard let code = try context.typedCode(of: method, for: kind), code.usesParameter else {
            throw obstacle(.handsNothing, "its code hands nothing to what it shows")
        }
        guard let destination = context.swiftClass(named: code.parameterType, from: method.path) else {
            throw obstacle(.destinationClass, "what it shows is no Swift class of this project")
        }
        if let content = kind.prepared.destinations.first(where: { _ in code.form.isContent }),
            content.customClass != nil
        {
            throw obstacle(.container, "\(content.customClass ?? "") may hold something else by then")
        }
        let name = self.name(of: kind, destination)
        guard names.insert(name).inserted else {
            throw obstacle(.identifierClash, "another segue would have the name \(name)")
        }
        do throws(HandingObstacle) {
            return SegueRoute(
                kind: kind, name: name, destination: destination, isContent: code.form.isContent,
                handed: try HandedValues(
                    code, named: name, InputMembers(destination, properties, in: context), output: output,
                    segue: method.segueName))
        } catch {
            throw obstacle(.handsMore, error.words)
        }
    }

    private func obstacle(_ code: RefusalCode, _ reason: String) -> Obstacle {
        Obstacle(code: code, reason: reason, place: method.place)
    }

    /// `showDetail` of the identifier `showDetail` or `ShowDetailSegue`, else of the destination, also where segues of
    /// one identifier lead to several.
    private func name(of kind: SegueKind, _ destination: SwiftClass) -> String {
        let name = kind.isDivided ? "" : kind.identifier.flatMap(SegueMethodName.stem) ?? ""
        let upper = name.first?.isLetter == true ? name : "Show" + stems.stem(of: destination)
        return upper.prefix(1).lowercased() + upper.dropFirst()
    }
}

/// Checks whether a segue can have a class of its own: its kind, its preview segues, its systems and its module.
struct SegueClassChecks {
    private let graph: ProjectGraph

    init(_ graph: ProjectGraph) { self.graph = graph }

    func obstacle(_ entry: StyleSegues.Entry) -> Obstacle? {
        let segue = entry.segue
        func obstacle(_ code: RefusalCode, _ reason: String) -> Obstacle {
            Obstacle(code: code, reason: reason, place: segue.connection.place)
        }
        guard segue.isNavigation else { return nil }
        if segue.customClass != nil || segue.kind == "custom" {
            return obstacle(
                .customSegue, "the segue has a class already: \(segue.customClass ?? "none that is named")")
        }
        guard let kind = segue.kind, ["show", "showDetail", "presentation", "popoverPresentation"].contains(kind) else {
            return obstacle(
                .deprecatedKind, "a segue of the kind \(segue.kind ?? "none") cannot do what it does as a subclass")
        }
        if segue.element.children.contains(where: { $0.isNamed("segue") }) {
            return obstacle(.peekAndPop, "its preview and commit segues would need classes as well")
        }
        let document = segue.element.document
        let bundles = Set(graph.resourceBundles(of: document.path))
        if let found = DeploymentObstacle(bundles, need: .segueSubclasses, platform: document.kind.platform)
            ?? DeploymentObstacle(document, needs: .segueSubclasses)
        {
            return obstacle(found.code, found.reason)
        }
        if module(of: entry) == nil {
            return obstacle(.moduleUnknown, "nobody can say in which module the segue's class would be")
        }
        return nil
    }

    /// The module of the segue's class, as the document names it for the class of the scene; nil where it is not known.
    func module(of entry: StyleSegues.Entry) -> (name: String?, isInherited: Bool)? {
        let controller = entry.controller
        if controller.customModule != nil || controller.inheritsModuleFromTarget {
            return (controller.customModule, controller.inheritsModuleFromTarget)
        }
        let modules = Set(
            graph.targets.targets(of: entry.sourceClass.declaration.path).filter { !$0.isTest }.map(\.moduleName))
        guard modules.count == 1, let name = modules.first else { return nil }
        return (name, true)
    }
}
