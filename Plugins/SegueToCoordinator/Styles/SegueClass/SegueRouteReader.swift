import SegueCode
import TransformKit

/// Splits a `prepare(for:sender:)` into the code that moves into segue classes and the code that stays.
struct SegueRouteReader {
    private let context: StyleContext
    private let method: PrepareMethod
    private let entries: [StyleSegues.Entry]
    private(set) var routes: [SegueRoute] = []
    /// The code that stays, by identifier: that of embed and unwind segues, and of identifiers that no document has.
    private(set) var rest: [(identifier: String, lines: [String])] = []

    init(_ context: StyleContext, _ method: PrepareMethod) {
        self.context = context
        self.method = method
        entries = context.segues.entries(reaching: method.owner, in: context.graph)
    }

    /// Fills `routes` and `rest`; returns the obstacle for which the method stays, or nil.
    mutating func read() throws(Obstacle) {
        var isPrepared = false
        for entry in entries {
            let code = try context.code(of: method, for: entry.prepared)
            if code.lines.isEmpty { continue }
            isPrepared = true
            if entry.segue.isNavigation {
                try note(entry, code)
            } else {
                try keep(entry.identifier, code, entry.prepared.place)
            }
        }
        for identifier in context.comparedIdentifiers(method)
        where !entries.contains(where: { $0.identifier == identifier }) {
            let segue = PreparedSegue(
                identifier: identifier, destinations: [], contents: [], isMadeByCode: true, sourceClass: method.owner,
                place: method.place)
            let code = try context.code(of: method, for: segue)
            if !code.isDiagnostic { try keep(identifier, code, method.place) }
        }
        if let obstacle = check(isPrepared) { throw obstacle }
    }

    // MARK: One segue

    private mutating func keep(_ identifier: String?, _ code: CutCode, _ place: Place) throws(Obstacle) {
        guard let identifier else {
            throw Obstacle(
                code: .segueWithoutIdentifier,
                reason: "an embed or unwind segue is prepared and has no identifier that would tell it apart",
                place: place)
        }
        if let known = rest.first(where: { $0.identifier == identifier }) {
            guard known.lines != code.lines else { return }
            throw Obstacle(
                code: .seguesAlike, reason: "several segues called “\(identifier)” need different code", place: place)
        }
        rest.append((identifier, code.lines))
    }

    private mutating func note(_ entry: StyleSegues.Entry, _ plain: CutCode) throws(Obstacle) {
        if let obstacle = SegueClassChecks(context.graph).obstacle(entry) { throw obstacle }
        let route = exact(entry, plain)
        let known = routes.firstIndex { other in
            entry.identifier == nil
                ? other.entries[0].identifier == nil && other.destination == route.destination
                : other.entries[0].identifier == entry.identifier
        }
        guard let known else {
            routes.append(route)
            return
        }
        guard routes[known].code.lines == route.code.lines, routes[known].destination == route.destination else {
            throw Obstacle(
                code: .seguesAlike, reason: "segues of one name need different code", place: entry.prepared.place)
        }
        routes[known].entries.append(entry)
    }

    private func exact(_ entry: StyleSegues.Entry, _ plain: CutCode) -> SegueRoute {
        let segue = entry.prepared
        let shown = StyleDestination.classes(of: segue, in: context.graph)
        func route(_ code: ExactCode, _ destination: SwiftClass?, isContent: Bool) -> SegueRoute {
            SegueRoute(
                method: method, stem: stem(entry, destination ?? shown.destination ?? shown.content), code: code,
                destination: code.usesParameter ? destination : nil, isContent: isContent, entries: [entry])
        }
        let types = context.types(method, segue)
        if let content = shown.content,
            let code = context.exact(method, segue, .content(type: content.name), Set(types.content)),
            code.usesParameter
        {
            return route(code, content, isContent: true)
        }
        if let destination = shown.destination,
            let code = context.exact(method, segue, .destination(type: destination.name), Set(types.destination)),
            code.usesParameter
        {
            return route(code, destination, isContent: false)
        }
        return route(ExactCode(lines: plain.lines, form: .segue, names: [], declared: []), nil, isContent: false)
    }

    /// The stem of the class's name: `ShowDetail` of `ShowDetailSegue`, from the identifier, the destination or the
    /// source.
    private func stem(_ entry: StyleSegues.Entry, _ destination: SwiftClass?) -> String {
        if let name = entry.identifier.flatMap(SegueNames.upper) {
            let stem = name.hasSuffix("Segue") ? String(name.dropLast(5)) : name
            if stem.first?.isLetter == true { return stem }
        }
        return destination.map(SegueRoute.stem) ?? SegueRoute.stem(of: method.owner)
    }

    // MARK: Obstacles

    private func check(_ isPrepared: Bool) -> Obstacle? {
        func obstacle(_ code: RefusalCode, _ reason: String) -> Obstacle {
            Obstacle(code: code, reason: reason, place: method.place)
        }
        if !isPrepared, context.preparesAnySegue(method) {
            return obstacle(.noSegue, "no segue of a storyboard leads away from \(method.owner.name)")
        }
        return CommonCode.line(of: routes.map(\.code.lines) + rest.map(\.lines)).map {
            obstacle(.commonCode, "several segues share code in prepare(for:sender:): \($0)")
        }
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
