import SegueCode
import SwiftSyntax
import TransformKit

/// Style `visitor`: one visitor prepares every screen. Each destination accepts it and says its exact type, and the
/// visitor has what each source gives to each destination.
struct VisitorStyle: SegueStyle {
    let context: StyleContext
    var outcome = StyleOutcome()
    private var graph: ProjectGraph { context.graph }

    /// The destinations that every segue there prepares in one way, which asks nothing of where it comes from.
    private var unconditional: Set<SwiftClass> = []

    /// The names of types that stand in others.
    private let nestedNames: Set<String>

    /// Those that the visitor of an earlier run prepares in that way.
    private let unconditionalBefore: Set<String>

    init(_ graph: ProjectGraph) {
        context = StyleContext(graph)
        unconditionalBefore = VisitorFile.unconditional(in: graph)
        nestedNames = Set(context.typeNames.filter { $0.contains(".") }.map(\.lastNamePart))
    }

    var wording: BaseClassFile.Wording? { VisitorText.wording }
    static let trace: String? = VisitorText.trace
    static let sharesCode = true

    struct Member: StyleMember {
        let method: PrepareMethod
        /// Those that run any code.
        let visits: [Visit]
        let unwrapsNavigation: Bool
        let rest: StayingCode
    }

    mutating func member(_ method: PrepareMethod, of family: StyleFamily, after earlier: [Member]) throws(Obstacle)
        -> Member?
    {
        if let obstacle = ExtensionChecks.obstacle(method, graph) ?? taken(method) ?? unconditional(method) {
            throw obstacle
        }
        var reader = VisitReader(context, method)
        try reader.read { destination in
            destinationObstacle(destination, method) ?? declared(destination, method)
                ?? handledTwice(method, destination, earlier)
        }
        if reader.visits.count > 1, parts(around: method).contains(where: { $0.contains("@objcMembers") }) {
            throw Obstacle(
                code: .nameTaken,
                reason: "to Objective-C all methods prepare(_:) of \(method.owner.name) have one name",
                place: method.place)
        }
        for (kind, obstacle) in reader.staying { outcome.keep(kind, in: method, obstacle) }
        if reader.visits.isEmpty { return nil }
        return Member(
            method: method, visits: reader.visits, unwrapsNavigation: reader.unwrapsNavigation, rest: reader.rest)
    }

    mutating func settle(_ changes: inout [FamilyChange<Member>]) {
        leaveRelated(&changes)
        let visits = Dictionary(grouping: changes.flatMap(\.members).flatMap(\.visits), by: \.destination)
        unconditional = Set(visits.filter { isUnconditional($0.key, $0.value) }.map(\.key))
    }

    /// Whether each segue of the project to a class of destinations, and none back to it, runs the same code, which asks
    /// nothing of its source.
    private func isUnconditional(_ destination: SwiftClass, _ visits: [Visit]) -> Bool {
        guard visits.allSatisfy({ !$0.asksForSegue && isFree($0) }),
            Set(visits.map { $0.statements(context, naming: SegueCutter.parameter) }).count == 1
        else { return false }
        let prepared = Set(visits.flatMap(\.kinds).flatMap(\.entries))
        return context.segues.entries.allSatisfy { entry in
            prepared.contains(entry) || !VisitReader.mayShow(entry, destination, context)
        }
    }

    private func isFree(_ visit: Visit) -> Bool {
        let lines = visit.statements(context, naming: visit.destinationName)
        return imports(visit) != nil
            && SourceFreeCode.isFree(lines, names: [visit.destinationName, "segue"], nested: nestedNames)
    }

    /// The modules that a file has to import for the code of a visit; nil where only its own file sees all that it says.
    private func imports(_ visit: Visit) -> Set<String>? {
        let lines = visit.statements(context, naming: visit.destinationName)
        let hidden = HiddenNames.shared(
            lines.joined(separator: "\n"), hiddenIn: visit.method.source, subject: visit.destinationName,
            parameters: [], lineage: graph.classes.chain(of: visit.destination))
        if hidden != nil { return nil }
        let path = visit.method.path
        guard let modules = context.imports(for: SourceFreeCode.types(in: lines).sorted(), saidIn: path) else {
            return nil
        }
        let known = Self.membersOfUIKit.union([visit.destinationName, visit.method.senderName, "segue"])
        let isDeclared = SourceFreeCode.openNames(in: lines).subtracting(known).allSatisfy { name in
            graph.swiftFiles.contains { !$0.source.offsets(ofName: name, declaredBy: ["func", "var", "let"]).isEmpty }
        }
        // A library may declare the rest.
        return isDeclared ? modules : modules.union(context.visibleTypes.imports(of: path)).subtracting(["UIKit"])
    }

    /// What code of view controllers often says of itself, which no library declares.
    private static let membersOfUIKit: Set<String> = [
        "self", "super", "title", "view", "tableView", "collectionView", "navigationItem", "navigationController",
        "tabBarController", "splitViewController", "presentingViewController", "parent", "dismiss", "present",
        "performSegue", "traitCollection", "print",
    ]

    /// The source's file and those of the destinations.
    func files(seenBy member: Member) -> [String] {
        [member.method.path] + member.visits.map(\.destination.declaration.path)
    }

    /// The obstacle where the project has types of the names that the visitor's file declares.
    private func taken(_ method: PrepareMethod) -> Obstacle? {
        let names = [VisitorText.visitor, VisitorText.destination].filter { name in
            graph.swiftFiles.contains {
                !$0.source.offsets(ofName: name, declaredBy: ["struct", "class", "protocol", "enum", "typealias"])
                    .isEmpty
            }
        }
        if names.isEmpty || VisitorFile.path(in: graph) != nil { return nil }
        return Obstacle(code: .nameTaken, reason: "the project has a type \(names[0])", place: method.place)
    }

    /// The obstacle where the class, or one above or below it, has a method for the destination already.
    private func declared(_ destination: SwiftClass, _ method: PrepareMethod) -> Obstacle? {
        let isDeclared = parts(around: method).contains { text in
            text.ranges(of: "func prepare(_").contains { found in
                let type = text[found.upperBound...].drop { $0 != ":" }.dropFirst().drop(while: \.isWhitespace)
                return type.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } == destination.name
            }
        }
        guard isDeclared else { return nil }
        return Obstacle(
            code: .nameTaken, reason: "\(method.owner.name) has a method prepare(_:) for \(destination.name)",
            place: method.place)
    }

    /// The code of a class and of those above and below it, `@objcMembers` before them included.
    private func parts(around method: PrepareMethod) -> [Substring] {
        let family = graph.classes.chain(of: method.owner) + graph.classes.subclasses(of: method.owner)
        return family.flatMap(\.parts).compactMap { part in
            graph.text(at: part.path).map { source in
                let start = source.lineRange(containing: max(0, part.offset)).lowerBound
                return Substring(source.string(min(start, part.range.lowerBound)..<part.range.upperBound))
            }
        }
    }

    /// The obstacle where the visitor would prepare a screen for segues of the method that it never prepared it for.
    private func unconditional(_ method: PrepareMethod) -> Obstacle? {
        let shown = graph.classes.swiftClasses.first { type in
            unconditionalBefore.contains(type.name)
                && context.segues.entries(reaching: method.owner, in: graph)
                    .contains { VisitReader.mayShow($0, type, context) }
        }
        return shown.map { type in
            Obstacle(
                code: .handledTwice,
                reason:
                    "\(VisitorText.visitor) prepares \(type.name) wherever a segue comes from; let it ask for the source",
                place: method.place)
        }
    }

    private func destinationObstacle(_ destination: SwiftClass, _ method: PrepareMethod) -> Obstacle? {
        guard let syntax = StyleClassSyntax(destination, in: graph) else { return nil }
        return ExtensionChecks.obstacle(destination, Syntax(syntax.declaration), method.place)
    }

    private func handledTwice(_ method: PrepareMethod, _ destination: SwiftClass, _ earlier: [Member]) -> Obstacle? {
        let above = graph.classes.chain(of: method.owner).dropFirst()
        let visited = earlier.filter { above.contains($0.method.owner) }.flatMap(\.visits).map(\.destination)
        guard visited.contains(destination) else { return nil }
        return Obstacle(
            code: .handledTwice, reason: "a superclass prepares \(destination.name) as well", place: method.place)
    }

    /// Keeps methods whose destinations would conflict: a class and its subclass cannot both accept visitors, since an
    /// extension cannot override.
    private mutating func leaveRelated(_ changes: inout [FamilyChange<Member>]) {
        let all = Set(changes.flatMap(\.members).flatMap(\.visits).map(\.destination))
        let unwraps = changes.flatMap(\.members).contains(where: \.unwrapsNavigation)
        for place in changes.indices {
            var kept: [Member] = []
            for member in changes[place].members {
                let obstacles = member.visits.compactMap {
                    relation(of: $0.destination, among: all, member, unwraps: unwraps)
                }
                guard let obstacle = obstacles.first else {
                    kept.append(member)
                    continue
                }
                outcome.keep(member.method, obstacle, context)
            }
            changes[place].members = kept
        }
    }

    private func relation(
        of destination: SwiftClass, among all: Set<SwiftClass>, _ member: Member, unwraps: Bool
    ) -> Obstacle? {
        let above = graph.classes.chain(of: destination).dropFirst().first { all.contains($0) || $0.acceptsVisitors }
        let below = graph.classes.subclasses(of: destination).first { $0.acceptsVisitors }
        if let above = above ?? below {
            return Obstacle(
                code: .relatedDestinations,
                reason:
                    "\(destination.name) and \(above.name), of which one is the other's superclass, would both have to accept visitors",
                place: member.method.place)
        }
        guard unwraps, graph.classes.outerSuperclassName(of: destination) == "UINavigationController" else {
            return nil
        }
        return Obstacle(
            code: .relatedDestinations,
            reason: "\(destination.name) is a navigation controller, and those pass visitors on to what they show",
            place: member.method.place)
    }

    // MARK: Edits

    func add(_ member: Member, to group: inout StyleGroup, _ assembly: StyleAssembly) {
        let method = member.method
        let needsOverride = assembly.needsOverride(method.owner)
        var left: [[String]] = []
        if needsOverride || !member.rest.isEmpty {
            left.append(member.rest.declaration(in: method, with: needsOverride ? wording : nil, context))
        }
        for visit in member.visits {
            let (piece, own) = pieces(of: visit, member)
            group.visitorPieces.append(piece)
            if !own.isEmpty { left.append(own) }
            note(visit, isOwn: !own.isEmpty, &group)
        }
        let text = StyleText(method.source)
        group.add([left.isEmpty ? text.removing(method) : text.replacing(method, with: left)], of: method)
    }

    /// What the visitor's file gets of a visit, and the method that stays in the source's file where other files do not
    /// see all that the code says.
    private func pieces(of visit: Visit, _ member: Member) -> (VisitorPiece, own: [String]) {
        let method = visit.method
        let source = method.owner
        let name = visit.destinationName
        let imports = imports(visit)
        var statements: [String]
        var moved: [String] = []
        var own: [String] = []
        if unconditional.contains(visit.destination) {
            statements = visit.statements(context, naming: SegueCutter.parameter)
        } else if isFree(visit) {
            statements =
                ["if segue.source is \(source.name) {"]
                + visit.statements(context, naming: SegueCutter.parameter).map { $0.isEmpty ? "" : "    " + $0 }
                + ["}"]
        } else {
            statements = [
                "(segue.source as? \(source.name))?.prepare(\(SegueCutter.parameter)\(visit.arguments))"
            ]
            if imports != nil { moved = visit.declaration(context) } else { own = visit.declaration(context) }
        }
        let piece = VisitorPiece(
            source: source, destination: visit.destination, name: name, statements: statements, sourceMethod: moved,
            imports: (imports ?? []).map { "import " + $0 }.sorted(), unwrapsNavigation: member.unwrapsNavigation)
        return (piece, own)
    }

    /// Adds the visitor's file to each group: one for a module, with what all of the module's groups give it.
    func completion() -> @Sendable ([StyleGroup]) -> [StyleGroup] {
        let present = VisitorFile.path(in: graph).flatMap { graph.text(at: $0) }
        let modes = LanguageModes(graph: graph)
        return { groups in
            var pieces: [String: [VisitorPiece]] = [:]
            func path(of group: StyleGroup) -> (path: String, origin: String)? {
                if let present { return (present.path, present.path) }
                guard let origin = group.origin else { return nil }
                return (origin.folder + VisitorText.visitor + ".swift", origin)
            }
            for group in groups {
                if let place = path(of: group) { pieces[place.path, default: []] += group.visitorPieces }
            }
            return groups.map { group in
                guard let place = path(of: group), let own = pieces[place.path], !own.isEmpty else { return group }
                let file = VisitorFile(own, isStrict: modes.isStrict(place.origin))
                guard let text = present.map(file.added) ?? file.text else { return group }
                var group = group
                group.files.append(StyleFile(path: place.path, origin: place.origin, text: text))
                return group
            }
        }
    }

    private func note(_ visit: Visit, isOwn: Bool, _ group: inout StyleGroup) {
        for kind in visit.kinds {
            for entry in kind.entries {
                group.segues.append(
                    RoutedSegue(
                        segue: entry.segue, sourceClass: entry.sourceClass, destination: visit.destination.name,
                        preparedBy: "\(VisitorText.visitor).visit(_: \(visit.destination.name))"
                            + (isOwn ? ", \(visit.method.owner.name).prepare(_:)" : "")))
            }
        }
    }
}

extension String {
    /// `App/` of `App/List.swift`
    fileprivate var folder: String { split(separator: "/").dropLast().map { $0 + "/" }.joined() }
}

extension SwiftClass {
    /// Whether an earlier run made the class accept visitors.
    fileprivate var acceptsVisitors: Bool { parts.contains { $0.inherited.contains(VisitorText.destination) } }
}
