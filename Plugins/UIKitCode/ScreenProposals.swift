import Navigation
import ProjectFiles
import SwiftWriting
import TransformKit

/// Makes changes and refusals of screens.
struct ScreenProposals {
    private let context: TransformContext
    private let folder: String?
    private let extensions: SystemExtensions
    private let trees = RecentTrees()
    private let selectors = Lazy<Set<String>>()
    private var graph: ProjectGraph { context.graph }

    init(_ context: TransformContext, folder: String?) {
        self.context = context
        self.folder = folder
        extensions = SystemExtensions(context.graph)
    }

    private static let propertyNames = ["contentView", "screenView", "mainView", "builtView"]

    func proposals(for controllers: [Element]) -> Proposals {
        let owners = ClassObjects(graph)
        let classes = ViewClasses(graph)
        var proposals = Proposals()
        var documents = ReadDocuments(graph)
        var drafts: [ReadScreen] = []
        for controller in controllers {
            do throws(Obstacle) {
                drafts.append(try read(controller, owners, classes, &documents))
            } catch {
                refuse(controller, error, &proposals)
            }
        }
        let reader = ControllerReader(Set(drafts.flatMap(\.connections.outlets).map(\.property)), in: graph)
        let nibs = graph.nibOwners(isNeeded: drafts.contains { $0.screen.isXib })
        var names = ClassNames(graph)
        var identifiers = SceneIdentifiers(graph)
        for read in drafts {
            do throws(Obstacle) {
                let draft = try draft(of: read, reader, &names, &identifiers)
                let (edits, findings) = try edits(of: draft, nibs[read.screen.document])
                proposals.add(findings)
                proposals.changes.append(change(draft, edits))
            } catch {
                refuse(read.screen.controller, error, &proposals)
            }
        }
        return proposals
    }

    // MARK: Reading

    /// A screen whose document can become code, before the controller's code is asked.
    private struct ReadScreen {
        let screen: Screen
        let views: [CodedView]
        let rows: (table: StaticTable, code: StaticRows)?
        let connections: ScreenConnections
        let hasSafeAreas: Bool
        let registersTraits: Bool
        let texts: MovedTexts
        /// The edits by which classes of views get initializers for code.
        let initializers: [FileEdit]
    }

    private func read(
        _ controller: Element, _ owners: ClassObjects, _ classes: ViewClasses,
        _ documents: inout ReadDocuments
    ) throws(Obstacle) -> ReadScreen {
        let screen = try Screen(controller, owners, in: graph)
        let document = try documents.document(screen.document)
        let (values, texts) = try document.values(of: screen.inside, stem: screen.type.name.controllerStem)
        var views = try ViewReader(values, classes).views(below: screen.view)
        let rows = try rows(of: screen, values)
        if rows == nil { views.removeAll { $0.joining == .row } }
        var subject = screen.connected
        subject.movesSegues = !screen.isXib
        subject.addsChildren = !screen.isXib
        let connections = try ScreenConnections(of: subject, document.references)
        try connections.checkInstalled()
        return ReadScreen(
            screen: screen, views: views, rows: rows, connections: connections, hasSafeAreas: document.hasSafeAreas,
            registersTraits: document.registersTraits, texts: texts, initializers: classes.initializers(for: views))
    }

    /// What the document says of the rows of a table; nil where nobody asks it.
    private func rows(
        of screen: Screen, _ values: ValueText
    ) throws(Obstacle) -> (table: StaticTable, code: StaticRows)? {
        guard StaticTable.isStatic(screen.view) else { return nil }
        let table = try StaticTable(screen.view, values)
        let code = try StaticRows(of: table, screen.type, in: graph, trees)
        return code.isUnused ? nil : (table, code)
    }

    private func draft(
        of read: ReadScreen, _ reader: ControllerReader, _ names: inout ClassNames,
        _ identifiers: inout SceneIdentifiers
    ) throws(Obstacle) -> ScreenDraft {
        let (screen, connections) = (read.screen, read.connections)
        var outlets: [OutletFate] = []
        for outlet in connections.outlets { outlets.append(try reader.fate(of: outlet, screen.type)) }
        var actions: [ActionFate] = []
        for action in connections.actions {
            actions.append(try reader.fate(of: action, screen.type, inside: screen.inside))
        }
        for link in connections.links { try reader.check(link, of: screen.type) }
        var segues: [MovedSegue] = []
        var children: [EmbeddedScene] = []
        if !(connections.segues + connections.embeddings).isEmpty {
            var mover = SegueMover(
                screen.type, screen.document, in: graph, trees, extensions: extensions.paths,
                besides: selectors.value { graph.selectorsWithoutReceiver })
            for segue in connections.segues { segues.append(try mover.read(segue, actions: connections.actions)) }
            for segue in connections.embeddings { children.append(try EmbeddedScene(segue, &mover, &identifiers)) }
        }
        var recognizers: [CodedRecognizer] = []
        for recognizer in connections.recognizers { recognizers.append(try RecognizerReader.read(recognizer)) }
        var outletNames: [Element: String] = [:]
        for outlet in connections.outlets where !outlet.isCollection {
            for object in outlet.objects where outletNames[object] == nil { outletNames[object] = outlet.property }
        }
        var viewNames = ViewNames(
            Array(read.views.dropFirst()), outlets: outletNames,
            members: read.rows == nil
                ? extensions.members
                : extensions.members.union(StaticTable.memberNames).union(UITableViewMembers.names),
            actions: Dictionary(connections.actions.map { ($0.control, $0.selector) }) { first, _ in first })
        let asked = Set(connections.outlets.flatMap(\.objects))
        let constraints = try ConstraintReader(
            screen.view, names: viewNames.names, asked: asked, hasSafeAreas: read.hasSafeAreas
        ).constraints()
        var constraintNames: [Element: String] = [:]
        for constraint in constraints where constraint.needsName || asked.contains(constraint.element) {
            constraintNames[constraint.element] = viewNames.free(outletNames[constraint.element] ?? constraint.words)
        }
        let varied = constraints.first { !$0.constants.isEmpty || $0.installation != nil }
        if read.rows != nil, let varied { throw Obstacle.varies(varied.element, "by size class, inside of a row") }
        let methods = (viewNames.free("addSubviews"), viewNames.free("activateConstraints"))
        let adaptation = SizeClassAdaptation(
            read.views, names: viewNames.names, constraints: constraints, constraintNames: constraintNames,
            registers: read.registersTraits, free: { viewNames.free($0) })
        let known = Set(viewNames.names.keys).union(constraintNames.keys).union(screen.recognizers + [screen.view])
        for object in asked.sorted(by: { $0.index < $1.index }) where !known.contains(object) {
            throw Obstacle(
                code: .connectionUnclear, reason: "an outlet leads to \(ElementSubject(object).words)",
                place: object.place)
        }
        if let base = graph.classes.swiftClass(of: screen.view), read.views.count > 1, base.isFinal(in: graph) {
            throw Obstacle(
                code: .classOfView, reason: "\(base.name) is final, so no class can be below it",
                place: screen.view.place)
        }
        let className = try className(for: screen, isTable: read.rows != nil, &names)
        return ScreenDraft(
            screen: screen, views: read.views, names: viewNames.names, constraints: constraints,
            constraintNames: constraintNames, outlets: outlets, actions: actions, segues: segues, children: children,
            links: connections.links, recognizers: recognizers, rows: read.rows,
            methods: methods, adaptation: adaptation, className: className,
            property: property(of: screen, hasRows: read.rows != nil), texts: read.texts,
            initializers: read.initializers,
            imports: context.imports(for: read.views, like: screen.type.declaration.path))
    }

    // MARK: Names

    /// `DetailView` for `DetailViewController`.
    private func className(for screen: Screen, isTable: Bool, _ names: inout ClassNames) throws(Obstacle) -> String {
        let whole = screen.stem
        // `SettingsTableViewController` has a `SettingsTableView`.
        let stem = isTable && whole.hasSuffix("Table") && whole.count > 5 ? String(whole.dropLast(5)) : whole
        let endings = isTable ? ["TableView", "StaticTableView"] : ["View", "ContentView", "ScreenView"]
        let candidates = endings.map { stem + $0 }
        guard let name = names.first(of: candidates, near: screen.type.declaration.path) else {
            throw Obstacle(
                code: .nameTaken, reason: "the project has a “\(candidates[0])” already", place: screen.controller.place
            )
        }
        return name
    }

    /// A name that no class above or below the controller has for something else.
    private func property(of screen: Screen, hasRows: Bool) -> String {
        if screen.view.isNamed("tableView"), !hasRows { return "tableView" }
        let types = graph.classes.chain(of: screen.type) + graph.classes.subclasses(of: screen.type)
        let paths = Set(types.flatMap(\.parts).map(\.path)).union(extensions.paths)
        let sources = paths.sorted().compactMap(graph.text(at:))
        return Self.propertyNames.first { name in
            !graph.requiredProperties.contains(name) && !sources.contains { $0.mayMean(name) }
        } ?? "codedView"
    }

    // MARK: Writing

    private func edits(
        of draft: ScreenDraft, _ nib: NibOwnership?
    ) throws(Obstacle) -> (edits: [FileEdit], findings: [Finding]) {
        let beside = LocalizedFile(path: draft.screen.type.declaration.path).folder
        let folder = self.folder ?? beside
        let path = (folder.isEmpty ? "" : folder + "/") + draft.className + ".swift"
        let document = try DocumentWriter(draft, nib, context).edits()
        var edits = try document.edits + ControllerWriter(draft, in: graph).edits()
        edits += try draft.initializers + draft.texts.additions()
        if !draft.screen.isXib { edits += try draft.texts.removals(of: draft.screen.inside) }
        var findings = document.findings
        if !draft.isBare {
            let text = ScreenViewText(draft).text
            if let difference = LayoutProof(draft, text).difference {
                throw Obstacle(
                    code: .layoutDiffers, reason: difference, place: draft.screen.controller.place)
            }
            let added = try context.files.add(
                path, text: text, like: draft.screen.type.declaration.path)
            edits += added.edits
            findings += added.findings
        }
        try context.checkSelection(of: edits)
        return (edits, findings)
    }

    // MARK: Words

    private func refuse(_ controller: Element, _ obstacle: Obstacle, _ proposals: inout Proposals) {
        let name = controller.customClass ?? ElementSubject(controller).words
        proposals.refusals.append(
            Refusal(
                subject: ElementSubject(controller).text, title: "build the view of \(name) in code",
                code: obstacle.code,
                reason: obstacle.reason, place: obstacle.place))
    }

    private func change(_ draft: ScreenDraft, _ edits: [FileEdit]) -> Change {
        let screen = draft.screen
        let points = ScreenReview(draft, in: graph).points
        let count = Count.of(draft.views.count { $0.joining != .item }, "view")
        let maker = draft.isBare ? "the view controller" : draft.className
        var reasons = ["\(maker) makes \(count) then" + (screen.isXib ? ", and the xib goes" : "")]
        let kept = draft.outlets.filter { $0.uses == nil }.map(\.outlet.name)
        if !kept.isEmpty {
            reasons.append(
                "\(kept.count == 1 ? "a property of the controller stays" : "\(kept.count) properties of the controller stay"): "
                    + kept.joined(separator: ", "))
        }
        if !draft.segues.isEmpty {
            reasons.append("\(Count.of(draft.segues.count, "segue")) begin at the view controller, which performs them")
        }
        if !draft.children.isEmpty {
            reasons.append("it adds \(Count.of(draft.children.count, "scene")) that container views embed")
        }
        if draft.adaptation != nil { reasons.append("it follows the size classes as the document does") }
        if draft.texts.count > 0 { reasons.append(MovedTexts.words(draft.texts.count)) }
        if let first = points.first { reasons.append("\(first.reason): \(first.place)") }
        let members = draft.visible.sorted { $0.index < $1.index }.map { object in
            Detail.record([
                "member": .text(draft.names[object] ?? draft.constraintNames[object] ?? draft.property),
                "kind": .text(object.customClass ?? object.systemClassName ?? object.name),
            ])
        }
        return Change(
            subject: "\(screen.document.path)#\(screen.type.name)",
            title: "build the view of \(screen.type.name) in code",
            reason: reasons.joined(separator: "; "), safety: .review, place: screen.controller.place, edits: edits,
            details: [
                "members": .list(members),
                "places": .list(points.map { ["place": .text($0.place.description), "reason": .text($0.reason)] }),
            ], dependence: .filesThere)
    }
}

extension TransformContext {
    /// The modules that a file with some views imports, in alphabetical order.
    ///
    /// - Parameter path: a file that has the same views.
    func imports(for views: [CodedView], like path: String) -> [String] {
        var libraries: Set<String> = []
        for view in views where view.isOfLibrary {
            if let module = view.element.customModule {
                libraries.insert(module)
            } else if let source = graph.text(at: path) {
                // The controller's file has the class from somewhere.
                let imported = Set(source.importedModules).subtracting(["Foundation"])
                let named = imported.filter { view.type.hasPrefix($0) }
                libraries.formUnion(named.isEmpty ? imported : named)
            }
        }
        let frameworks = views.compactMap { ViewRules.of($0.element.name)?.type }.compactMap(FrameworkViews.module)
        return libraries.union(frameworks + ["UIKit"]).sorted()
    }
}

extension SwiftClass {
    /// Whether its declaration says `final`.
    fileprivate func isFinal(in graph: ProjectGraph) -> Bool {
        guard let source = graph.text(at: declaration.path) else { return false }
        let start = source.lineRange(containing: declaration.offset).lowerBound
        return source.string(start..<declaration.offset).split(separator: " ").contains("final")
    }
}

extension SourceText {
    /// Whether a name may be one of the class's own or of a variable: it stands for itself, or behind `self`.
    ///
    /// `cell.contentView` is another object's.
    fileprivate func mayMean(_ name: String) -> Bool {
        offsets(ofIdentifier: name).contains { offset in
            let before = string(lineRange(containing: offset).lowerBound..<offset)
            return !before.hasSuffix(".") || before.hasSuffix("self.")
        }
    }
}
