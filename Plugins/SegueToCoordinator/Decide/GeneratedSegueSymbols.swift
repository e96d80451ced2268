import Navigation
import TransformKit

/// Symbols that R.swift or SwiftGen generate for segues, such as `StoryboardSegue.Main.detail`. They vanish with the
/// segues, so code that stays gets the identifier as a string instead; where it needs the symbol itself, the segue
/// stays.
struct GeneratedSegueSymbols {
    let graph: ProjectGraph
    let performed: PerformedSegues
    /// The segues of an identifier that could become code.
    let transitions: (String) -> [Transition]
    let mayEdit: (String) -> Bool
    private let methods: [SegueMethod]
    private let symbols: [CodeReference]
    /// Routes for which `prepare(for:sender:)` has to stay, with the methods that may prepare them.
    private let prepared: [(route: Route, methods: [SegueMethod])]

    /// - Parameter routes: all routes that could become code.
    init(
        of routes: [Route], graph: ProjectGraph, performed: PerformedSegues, mayEdit: @escaping (String) -> Bool,
        transitions: @escaping (String) -> [Transition]
    ) {
        self.graph = graph
        self.performed = performed
        self.mayEdit = mayEdit
        self.transitions = transitions
        methods = graph.classes.swiftClasses.flatMap(\.parts).flatMap(\.segueMethods)
        let asking = methods.filter { $0.kind == .shouldPerform && Self.isSaid(in: $0, graph) }
        let known = graph.codeReferences.filter { reference in
            guard reference.language == .swift, [.performSegue, .segueTest].contains(reference.kind) else {
                return false
            }
            if reference.path.isInPlayground { return false }
            // `case .detail:` where the identifier was converted to a generated enumeration.
            let isCase = reference.kind == .segueTest && reference.text.hasPrefix(".")
            return Self.isSymbol(reference.text) || isCase && asking.contains { $0.contains(reference) }
        }
        // A symbol in `prepare(for:sender:)` moves with its code, or keeps the segue.
        let prepares = methods.filter { $0.kind == .prepare }
        let mentions = SymbolMentions(graph: graph, known: known, bearers: performed.calls.bearers).references()
        symbols = known + mentions.filter { mention in !prepares.contains { $0.contains(mention) } }
        prepared = Self.preparedBySegue(routes, graph)
    }

    /// The obstacles of routes that have to stay, since code that stays needs the symbol of their segue.
    func obstacles(to routes: [Route]) -> [Route: Obstacle] {
        var obstacles: [Route: Obstacle] = [:]
        for symbol in staying(routes) where symbol.edits == nil || !mayEdit(symbol.reference.path) {
            for route in routes where obstacles[route] == nil && symbol.isAbout(route, graph) {
                obstacles[route] = symbol.obstacle
            }
        }
        for (route, obstacle) in hiddenSymbols() where obstacles[route] == nil { obstacles[route] = obstacle }
        return obstacles
    }

    /// The edits that replace symbols by strings, each with the route that it belongs to.
    func edits(for routes: [Route]) -> [(route: Route, path: String, edits: [TextEdit])] {
        let transitions = Set(routes.flatMap(\.transitions))
        return staying(routes).compactMap { symbol in
            guard let route = routes.first(where: { symbol.isAbout($0, graph) }), let edits = symbol.edits,
                !isMadeOfOthers(symbol, than: transitions)
            else { return nil }
            return (route, symbol.reference.path, edits)
        }
    }

    /// Whether a segue that stays keeps the symbol.
    private func isMadeOfOthers(_ symbol: StayingSymbol, than gone: Set<Transition>) -> Bool {
        symbol.reference.names.contains { name in
            transitions(name).contains { !gone.contains($0) && symbol.isMade(of: $0) }
        }
    }

    /// Symbols in calls that are not rewritten, in comparisons outside of `prepare(for:sender:)`, and in comparisons
    /// inside of it that have to stay for one of the routes.
    private func staying(_ routes: [Route]) -> [StayingSymbol] {
        if symbols.isEmpty { return [] }
        let prepares = methods.filter { $0.kind == .prepare }
        var seen: Set<CodeRange> = []
        let outside = symbols.compactMap { symbol -> StayingSymbol? in
            guard seen.insert(CodeRange(path: symbol.path, range: symbol.range)).inserted else { return nil }
            if symbol.kind == .segueTest {
                return prepares.contains { $0.contains(symbol) } ? nil : StayingSymbol(reference: symbol, call: nil)
            }
            let call = performed.calls.all.first {
                $0.path == symbol.path && $0.syntax?.identifier.value == symbol.range
            }
            if let call, performed.isWrittenAnew(call) { return nil }
            return StayingSymbol(reference: symbol, call: call?.syntax)
        }
        return outside + stayingPrepared(routes)
    }

    /// Comparisons in `prepare(for:sender:)` of classes that have to stay because of one of the routes.
    private func stayingPrepared(_ routes: [Route]) -> [StayingSymbol] {
        let open = Set(routes)
        let found = prepared.filter { open.contains($0.route) }.flatMap { route, methods in
            tests(in: methods).filter { $0.isAbout(route, graph) }
        }
        var seen: Set<CodeRange> = []
        return found.filter { seen.insert(CodeRange(path: $0.reference.path, range: $0.reference.range)).inserted }
    }

    /// Routes whose `prepare(for:sender:)` has to stay and uses symbols in a form that no string can replace, such as
    /// `switch StoryboardSegue.Main(segue)`.
    private func hiddenSymbols() -> [(Route, Obstacle)] {
        prepared.compactMap { route, methods in
            for method in methods {
                guard let source = graph.text(at: method.path) else { continue }
                let told = tests(in: [method]).filter { $0.edits != nil }.map(\.reference.range)
                let said = ["StoryboardSegue", "segue"].flatMap { source.offsets(ofIdentifier: $0) }.filter { offset in
                    method.range.contains(offset) && Self.begins(at: offset, source)
                }
                guard let hidden = said.first(where: { offset in !told.contains { $0.contains(offset) } }) else {
                    continue
                }
                let place = Place(path: method.path, position: source.position(at: hidden))
                let reason =
                    "prepare(for:sender:) has to stay, and symbols that it says are made of segues and go with them"
                return (route, Obstacle(code: .generatedSegue, reason: reason, place: place))
            }
            return nil
        }
    }

    /// Whether `StoryboardSegue.` or the `segue` of `R.segue.` stands at an offset.
    private static func begins(at offset: Int, _ source: SourceText) -> Bool {
        let before = source.string(max(0, offset - 2)..<offset)
        let word = source.string(offset..<min(source.bytes.count, offset + 16))
        return word.hasPrefix("StoryboardSegue.") || word.hasPrefix("segue.") && before == "R."
    }

    private static func preparedBySegue(
        _ routes: [Route], _ graph: ProjectGraph
    ) -> [(route: Route, methods: [SegueMethod])] {
        let concerned = Dictionary(grouping: routes, by: \.owner).sorted { $0.key < $1.key }
            .filter { $0.value.contains { preparing($0, graph).contains { isSaid(in: $0, graph) } } }
        guard !concerned.isEmpty else { return [] }
        let preparations = SeguePreparations(graph: graph)
        return concerned.flatMap { owner, routes in
            let prepared = preparations.preparations(of: owner, routes: routes).preparations
            return routes.filter { prepared[$0]?.isSegue == true }.map { (route: $0, methods: preparing($0, graph)) }
        }
    }

    private func tests(in methods: [SegueMethod]) -> [StayingSymbol] {
        symbols.filter { test in test.kind == .segueTest && methods.contains { $0.contains(test) } }
            .map { StayingSymbol(reference: $0, call: nil) }
    }

    /// The methods that may prepare a route's segues: those of its owner, of the scenes' classes and of their
    /// superclasses.
    private static func preparing(_ route: Route, _ graph: ProjectGraph) -> [SegueMethod] {
        var classes: [SwiftClass] = []
        for type in [route.owner] + route.transitions.map(\.sourceClass) {
            classes += graph.classes.chain(of: type).filter { !classes.contains($0) }
        }
        return classes.flatMap(\.parts).flatMap(\.segueMethods).filter { $0.kind == .prepare }
    }

    private static func isSaid(in method: SegueMethod, _ graph: ProjectGraph) -> Bool {
        graph.text(at: method.path).map { isSymbol($0.string(method.range)) } ?? false
    }

    private static func isSymbol(_ text: String) -> Bool {
        text.contains("R.segue.") || text.contains("StoryboardSegue.")
    }
}
