import SegueCode
import TransformKit

/// The preparation of each route of one class, and the edits of its `prepare(for:sender:)` once some routes are
/// removed.
struct PreparedClass {
    let owner: SwiftClass
    let preparations: [Route: Preparation]
    /// The code behind the preparations.
    let prepared: [Route: PreparedRoute]
    private let removal: PrepareRemoval?

    init(owner: SwiftClass, routes: [Route], in context: SeguePreparations) {
        self.owner = owner
        var preparations: [Route: Preparation] = [:]
        var codes: [(route: Route, code: CutCode)] = []
        var prepared: [Route: PreparedRoute] = [:]
        for route in routes {
            do {
                if var code = try Self.code(for: route, of: owner, context) {
                    if case .typed(let label, let type) = route.method.sender {
                        code = code.typed(as: type, named: label) ?? code
                    }
                    codes.append((route, code))
                    prepared[route] = .code(code)
                } else {
                    preparations[route] = .nothing
                }
            } catch {
                preparations[route] = .segue(error)
                prepared[route] = .segue
            }
        }
        self.prepared = prepared
        let names = ConfiguringNames(owner, context)
        for (route, method) in names.methods(for: codes) { preparations[route] = .method(method) }
        self.preparations = preparations
        removal = PrepareRemoval(owner, context)
    }

    /// The configuring methods of removed routes, and the removal of the code in `prepare(for:sender:)` that only these
    /// routes led to.
    ///
    /// - Parameter gone: routes whose segues are all removed. Those prepared by `.segue` must not be among them; those
    ///   that no   code prepares keep no code alive, whether they are among them or not.
    func additions(removing gone: Set<Route>) -> ClassAdditions {
        var additions = ClassAdditions()
        let ordered = gone.sorted { $0.transition.place < $1.transition.place }
        for route in ordered {
            guard case .method(let method)? = preparations[route], method.inlined == nil, method.helper == nil,
                !additions.methods.contains(method.member)
            else {
                continue
            }
            additions.methods.append(method.member)
        }
        guard !gone.isEmpty else { return additions }
        let silent = preparations.keys.filter { preparations[$0] == .nothing && !gone.contains($0) }
        let all = (ordered + silent).sorted { $0.transition.place < $1.transition.place }
        additions.edits = removal?.edits(removing: all) ?? [:]
        return additions
    }

    /// The code that runs for a route; nil where none does.
    private static func code(
        for route: Route, of owner: SwiftClass, _ context: SeguePreparations
    ) throws(ReviewPoint) -> CutCode? {
        let isUnseen = route.transitions.contains(where: CustomSegues(graph: context.graph).choosesDestination)
        let segues = isUnseen ? route.preparedSegues.map(\.withoutDestinations) : route.preparedSegues
        let found = try segues.map { segue throws(ReviewPoint) in try code(for: segue, of: owner, context) }
        guard let first = found.first else { return nil }
        guard found.allSatisfy({ $0 == first }) else {
            throw ReviewPoint(
                reason: "its scenes of several classes are prepared in different ways",
                place: route.transition.place)
        }
        if isUnseen, first != nil {
            throw ReviewPoint(
                reason: "the segue's class says by itself what the destination is",
                place: route.transition.place)
        }
        return first
    }

    private static func code(
        for segue: PreparedSegue, of owner: SwiftClass, _ context: SeguePreparations
    ) throws(ReviewPoint) -> CutCode? {
        guard let cut = context.cut(for: segue) else {
            if let point = context.outerObstacle(segue) { throw point }
            return nil
        }
        let code: CutCode
        do {
            code = try cut.code()
        } catch {
            throw ReviewPoint(error)
        }
        // Code in a `#if` was not read.
        if code.lines.isEmpty, cut.method.obstacle?.code != .conditionalCompilation { return nil }
        if let obstacle = cut.method.obstacle { throw ReviewPoint(obstacle) }
        if let point = point(against: code, owner, cut, context.graph) { throw point }
        return code
    }

    /// The reason why code that can be cut out cannot become a method of its own.
    private static func point(
        against code: CutCode, _ owner: SwiftClass, _ cut: SegueBranchCut, _ graph: ProjectGraph
    ) -> ReviewPoint? {
        guard cut.method.owner != owner else { return privateType(code.parameterType, owner, cut, graph) }
        let isAbove = graph.classes.chain(of: owner).contains(cut.method.owner)
        return ReviewPoint(
            reason: "\(cut.method.owner.name), its \(isAbove ? "superclass" : "subclass"), prepares it",
            place: cut.method.place)
    }

    /// The obstacle where the parameter's type is private, so that a method which the coordinator calls must not name
    /// it.
    private static func privateType(
        _ name: String, _ owner: SwiftClass, _ cut: SegueBranchCut, _ graph: ProjectGraph
    ) -> ReviewPoint? {
        guard case .swift(let types) = graph.classes.resolve(name, from: cut.method.path),
            types.contains(where: \.declaration.isPrivate)
        else { return nil }
        return ReviewPoint(
            reason: "\(name) is private to its file", place: cut.method.place)
    }
}

/// What prepares a route, before a method is made of it.
enum PreparedRoute {
    case nothing
    case code(CutCode)
    /// `prepare(for:sender:)` as it is.
    case segue

    var code: CutCode? { if case .code(let code) = self { code } else { nil } }
}
