import Layout
import Navigation
import ProjectFiles
import SwiftSyntax
import SwiftWriting
import TransformKit

/// Makes changes and refusals of screens whose content becomes SwiftUI's.
struct HostedScreenProposals {
    private let context: TransformContext
    private let folder: String?
    /// The least share of a screen's views that must be SwiftUI's, in percent.
    private let share: Int
    private let extensions: SystemExtensions
    private let trees = RecentTrees()
    private var graph: ProjectGraph { context.graph }

    init(_ context: TransformContext, folder: String?, share: Int) {
        self.context = context
        self.folder = folder
        self.share = share
        extensions = SystemExtensions(context.graph)
    }

    /// Whether the project is translated into a language that is written from right to left.
    private var hasRightToLeft: Bool {
        let languages = ["ar", "fa", "he", "iw", "ku", "ps", "ur", "yi"]
        return graph.paths.contains { path in
            path.split(separator: "/").contains { part in
                part.hasSuffix(".lproj") && languages.contains { part == $0 + ".lproj" || part.hasPrefix($0 + "-") }
            }
        }
    }

    func proposals(for controllers: [Element]) -> Proposals {
        let owners = ClassObjects(graph)
        let classes = ViewClasses(graph)
        var proposals = Proposals()
        var documents = ReadDocuments(graph)
        var screens: [ReadScreen] = []
        // Nothing is to be drawn where a view is empty.
        for controller in controllers where !controller.isEmptyScreen {
            do throws(Obstacle) {
                screens.append(try read(controller, owners, classes, &documents))
            } catch {
                refuse(controller, error, &proposals)
            }
        }
        let reader = ControllerReader(Set(screens.flatMap(\.connections.outlets).map(\.property)), in: graph)
        var names = ClassNames(graph)
        for read in screens {
            do throws(Obstacle) {
                let draft = try draft(of: read, reader, &names)
                let (edits, findings) = try edits(of: draft)
                proposals.add(findings)
                proposals.changes.append(change(draft, edits))
            } catch {
                refuse(read.screen.controller, error, &proposals)
            }
        }
        return proposals
    }

    // MARK: Reading

    /// A screen whose views are read, before the controller's code is asked.
    private struct ReadScreen {
        let screen: Screen
        let views: [CodedView]
        let connections: ScreenConnections
        let frames: ScreenFrames
        let texts: MovedTexts
        let initializers: [FileEdit]
        let systems: Set<ResourceBundle>
    }

    private func read(
        _ controller: Element, _ owners: ClassObjects, _ classes: ViewClasses, _ documents: inout ReadDocuments
    ) throws(Obstacle) -> ReadScreen {
        let screen = try Screen(controller, owners, in: graph)
        guard screen.view.isNamed("view") else {
            throw Obstacle(
                code: .otherController, reason: "\(screen.type.name) shows a list of its own", place: controller.place)
        }
        let systems = Set(graph.resourceBundles(of: screen.document.path))
        if let obstacle = DeploymentObstacle(systems, need: .swiftUI, platform: .iOS) {
            throw Obstacle(code: obstacle.code, reason: obstacle.reason, place: controller.place)
        }
        let document = try documents.document(screen.document)
        let subviews = screen.view.child(named: "subviews")?.children ?? []
        let inside = Set(subviews.flatMap { [$0] + $0.descendants })
        let (values, texts) = try document.values(of: inside, stem: screen.type.name.controllerStem)
        let reader = ViewReader(values, classes)
        var views: [CodedView] = []
        for subview in subviews { views += try reader.read(subview, in: screen.view, .subview) }
        if let item = views.first(where: { [.item, .row, .contentSubview].contains($0.joining) }) {
            throw Obstacle(
                code: .notStacks, reason: "\(ElementSubject(item.element).words) is in a view that only UIKit has",
                place: item.element.place)
        }
        var subject = screen.connected
        subject.movesSegues = true
        let connections = try ScreenConnections(of: subject, document.references)
        return ReadScreen(
            screen: screen, views: views, connections: connections,
            frames: try ScreenFrames(of: screen.view, views.map(\.element), mayTurn: hasRightToLeft), texts: texts,
            initializers: classes.initializers(for: views), systems: systems)
    }

    // MARK: Deciding

    private func draft(
        of read: ReadScreen, _ reader: ControllerReader, _ names: inout ClassNames
    ) throws(Obstacle) -> HostedScreen {
        let (screen, connections) = (read.screen, read.connections)
        let root = screen.view
        let elements = Set(read.views.map(\.element))
        if let recognizer = connections.recognizers.first(where: { $0.view != root }) {
            throw Obstacle.notYet(recognizer.element, "a gesture")
        }
        var fates: [Element: OutletFate] = [:]
        var readings: [Element: OutletReading] = [:]
        for outlet in connections.outlets {
            let fate = try reader.fate(of: outlet, screen.type)
            guard outlet.objects.count == 1, let element = outlet.objects.first, elements.contains(element),
                fates[element] == nil
            else {
                if outlet.objects.allSatisfy({ root.connections(of: .outletCollection).map(\.destination).contains($0) }
                ) {
                    continue
                }
                throw Obstacle(
                    code: .connectionUnclear,
                    reason: "“\(outlet.property)” leads to what SwiftUI has not: a constraint, or several views",
                    place: outlet.elements[0].place)
            }
            fates[element] = fate
            var reading = OutletReading()
            if let uses = reader.allUses(of: fate, screen.type) {
                reading.read(uses, of: outlet.property, element, in: graph, trees)
            } else {
                guard fate.outlet.path == screen.type.declaration.path, fate.attribute != nil else {
                    throw Obstacle(
                        code: .outletHidden, reason: "“\(outlet.property)” is declared elsewhere, or filled elsewhere",
                        place: outlet.elements[0].place)
                }
                reading.stop("not all code is known that names “\(outlet.property)”", outlet.elements[0].place)
            }
            readings[element] = reading
        }
        for link in connections.links where link.view != root {
            guard link.object == nil else {
                throw Obstacle(
                    code: .connectionUnclear, reason: "“\(link.property)” leads from one view to another",
                    place: link.element.place)
            }
            try reader.check(link, of: screen.type)
            readings[link.view, default: OutletReading()].stop("it has a “\(link.property)”", link.element.place)
        }
        var actions: [ActionFate] = []
        // The view itself and its gestures stay in the document, and go on to send what they send.
        let leaving = Set(read.views.flatMap { [$0.element] + $0.element.descendants })
        let sent = connections.actions.filter { elements.contains($0.control) }
        let actionReader = ActionReader(graph, trees)
        var plans: [Element: [ScreenActions.Plan]] = [:]
        var read2: [Element: [ActionReader.Reading]] = [:]
        for action in sent {
            let fate = try reader.fate(of: action, screen.type, inside: leaving)
            actions.append(fate)
            let reading = actionReader.read(
                fate, of: screen.type, isAlone: sent.count { $0.selector == action.selector } == 1)
            plans[action.control, default: []].append(reading.plan)
            read2[action.control, default: []].append(reading)
            if let sender = reading.sender {
                readings[action.control, default: OutletReading()].adopt(sender)
            }
        }
        var segues: [(segue: ScreenConnections.Segue, identifier: String)] = []
        for segue in connections.segues {
            if let obstacle = actionReader.obstacle(to: segue, screen.type) { throw obstacle }
            guard elements.contains(segue.view), plans[segue.view] == nil, segue.view.isNamed("button") else {
                throw Obstacle(
                    code: .segueInside, reason: "a segue begins at \(ElementSubject(segue.view).words)",
                    place: segue.element.place)
            }
            let identifier = identifier(of: segue, besides: segues.map(\.identifier), screen)
            segues.append((segue, identifier))
            let name = identifier.filter { $0.isLetter || $0.isNumber }
            plans[segue.view] = [
                .init(
                    event: "touchUpInside",
                    closure: .init(
                        name: name.prefix(1).lowercased() + name.dropFirst(),
                        statement: "self?.performSegue(withIdentifier: \(identifier.swiftLiteral), sender: nil)"),
                    obstacle: name.first?.isLetter == true ? nil : "its segue's identifier is no name")
            ]
        }
        let outletNames = fates.mapValues(\.outlet.name)
        let viewNames = ViewNames(
            read.views, outlets: outletNames, members: extensions.members,
            actions: Dictionary(actions.map { ($0.connection.control, $0.connection.selector) }) { first, _ in first },
            keepsOutlets: true)
        let state = ScreenState(readings, names: viewNames.names)
        let closures = ScreenActions(plans)
        let systems = read.systems.flatMap { $0.systems(for: .iOS) }.map(\.1)
        let leaves = LeafReader(
            isModern: systems.allSatisfy { $0 >= SystemVersion(14) },
            hasSubmitLabels: systems.allSatisfy { $0 >= SystemVersion(15) },
            hasCornerRadius: graph.swiftFiles.contains { $0.source.contains("layer.cornerRadius = newValue") },
            state: state, actions: closures,
            layouts: read.frames.layouts)
        var drawn: [Element: DrawnView] = [:]
        var wrapped: [HostedScreen.Wrapped] = []
        let containers = Set(read.views.compactMap(\.container))
        for view in read.views {
            let element = view.element
            do {
                drawn[element] =
                    containers.contains(element) || element.isNamed("stackView")
                    ? try container(view, leaves, state) : try leaves.read(view, read.frames[element])
            } catch let unsaid as LeafReader.Unsaid {
                guard !containers.contains(element), !element.isNamed("stackView") else {
                    throw Obstacle(
                        code: .notStacks,
                        reason: "\(ElementSubject(element).words) has views in it and stays UIKit's: \(unsaid.reason)",
                        place: element.place)
                }
                if segues.contains(where: { $0.segue.view == element }) {
                    throw Obstacle(
                        code: .segueInside,
                        reason: "a segue begins at \(ElementSubject(element).words), which stays UIKit's: "
                            + unsaid.reason, place: element.place)
                }
                if readings[element]?.named.contains("isHidden") == true,
                    element.parent?.parent?.isNamed("stackView") == true
                {
                    throw Obstacle(
                        code: .notStacks,
                        reason: "code hides \(ElementSubject(element).words) in a stack view, and it stays UIKit's: "
                            + unsaid.reason, place: element.place)
                }
                let isKept =
                    fates[element] != nil || connections.links.contains { $0.view == element }
                    || plans[element] != nil
                let name = viewNames.names[element] ?? view.noun
                let view = view.withoutPlace
                wrapped.append(
                    .init(view: view, name: name, reason: unsaid.reason, isKept: isKept, outlet: fates[element]))
                drawn[element] = DrawnView(
                    leaf: ContentLeaf(
                        element: element, sizing: .open, lines: isKept ? ["UIKitView { \(name) }"] : Self.made(view),
                        calls: []), wrapped: unsaid.reason)
            } catch {
                throw Obstacle(code: .notStacks, reason: "\(error)", place: element.place)
            }
        }
        let uikit = Set(wrapped.map(\.view.element))
        for (control, read) in read2 where !uikit.contains(control) {
            for other in actions where uikit.contains(other.connection.control) {
                guard
                    read.contains(where: {
                        $0.method?.path == other.attribute?.path
                            && $0.plan.closure.name
                                == other.connection.selector.prefix { $0 != ":" }
                    })
                else { continue }
                throw Obstacle(
                    code: .actionUnclear,
                    reason: "“\(other.connection.selector)” is sent by a view that stays UIKit's as well",
                    place: other.connection.element.place)
            }
        }
        let views = read.views.filter { !uikit.contains($0.element) }.map(\.element)
        let total = read.views.count
        guard total == 0 || views.count * 100 / total >= share, !views.isEmpty else {
            let first = wrapped[0]
            throw Obstacle(
                code: .mostlyUIKit,
                reason: "\(wrapped.count) of \(total) views would stay UIKit's, such as "
                    + "\(ElementSubject(first.view.element).words): \(first.reason)", place: first.view.element.place)
        }
        let content = try ScreenStacks(read.views, drawn, read.frames).content(of: root)
        let stays = { (element: Element) in !uikit.contains(element) }
        let methods = read2.filter { stays($0.key) }.flatMap(\.value).compactMap(\.method)
        var senders: [OutletReading.Replacement] = []
        var senderElements: [OutletReading.Replacement: Element] = [:]
        for (control, read) in read2 where stays(control) {
            for replacement in read.compactMap(\.sender).flatMap(\.replacements) {
                senders.append(replacement)
                senderElements[replacement] = control
            }
        }
        let className = try className(for: screen, &names)
        let own = screen.type.name.controllerStem
        let stem = own == "View" ? screen.document.typeStem : own
        let stateCandidates = [stem + "ViewState", stem + "ScreenState"]
        guard let stateName = names.first(of: stateCandidates, near: screen.type.declaration.path) else {
            throw Obstacle(
                code: .nameTaken, reason: "the project has a “\(stateCandidates[0])” already",
                place: screen.controller.place)
        }
        let modules = context.imports(for: wrapped.map(\.view), like: screen.type.declaration.path)
        return HostedScreen(
            screen: screen, content: content, state: state, closures: closures.used.sorted { $0.name < $1.name },
            hasBindings: closures.hasBindings, wrapped: wrapped, drawn: views,
            outlets: connections.outlets.compactMap { outlet -> (fate: OutletFate, reading: OutletReading)? in
                guard let element = outlet.objects.first, stays(element), let fate = fates[element] else { return nil }
                return readings[element].map { (fate, $0) }
            },
            senders: senders.sorted { ($0.path, $0.range.lowerBound) < ($1.path, $1.range.lowerBound) },
            senderElements: senderElements,
            methods: methods.sorted {
                ($0.path, $0.attribute?.lowerBound ?? 0) < ($1.path, $1.attribute?.lowerBound ?? 0)
            },
            actions: actions.filter { uikit.contains($0.connection.control) },
            links: connections.links.filter { uikit.contains($0.view) }, segues: segues,
            names: (
                className, stateName, free(["state", "viewState", "screenState"], screen.type),
                free(["addContent", "addContentView", "hostContent"], screen.type)
            ), texts: read.texts, initializers: read.initializers,
            imports: Set(modules.filter { $0 != "UIKit" } + ["SwiftUI"]).sorted())
    }

    /// A view with others in it, which is a stack with calls behind it.
    private func container(
        _ view: CodedView, _ leaves: LeafReader, _ state: ScreenState
    ) throws(LeafReader.Unsaid) -> DrawnView {
        let element = view.element
        if let name = element.customClass { throw LeafReader.Unsaid(reason: "its class is \(name)") }
        if let reason = state.obstacle(of: element) { throw LeafReader.Unsaid(reason: reason) }
        var settings = SettingList(view.settings)
        var drawn = DrawnView()
        switch element.name {
        case "view": break
        case "stackView":
            for known in ["axis", "alignment", "distribution", "spacing", "isLayoutMarginsRelativeArrangement"] {
                _ = settings.take(known)
            }
            if let distribution = element["distribution"], distribution == "fillProportionally" {
                throw LeafReader.Unsaid(reason: "it shares its room by how large its views are")
            }
        case "scrollView":
            for known in [
                "alwaysBounceVertical", "showsVerticalScrollIndicator", "showsHorizontalScrollIndicator",
                "clipsToBounds", "directionalLockEnabled", "isDirectionalLockEnabled", "keyboardDismissMode",
            ] { _ = settings.take(known) }
        default: throw LeafReader.Unsaid(reason: "SwiftUI has no view like a `\(element.name)`")
        }
        for margins in ["layoutMargins", "directionalLayoutMargins"] { _ = settings.take(margins) }
        try leaves.decorate(&drawn, element, &settings)
        if let rest = settings.rest { throw LeafReader.Unsaid(reason: "SwiftUI has no word for its `\(rest)`") }
        return drawn
    }

    /// A view of UIKit's that nobody asks for.
    private static func made(_ view: CodedView) -> [String] {
        if view.settings.isEmpty, view.preparation.isEmpty { return ["UIKitView { \(view.creation) }"] }
        return ["UIKitView {"] + view.preparation.map { "    " + $0 } + ["    let \(view.noun) = \(view.creation)"]
            + view.settings.flatMap { $0.lines(of: view.noun) }.map { "    " + $0 } + ["    return \(view.noun)", "}"]
    }

    // MARK: Names

    private func className(for screen: Screen, _ names: inout ClassNames) throws(Obstacle) -> String {
        let own = screen.type.name.controllerStem
        let stem = own == "View" ? screen.document.typeStem : own
        let candidates = ["View", "ContentView", "ScreenView"].map { stem + $0 }
        guard let name = names.first(of: candidates, near: screen.type.declaration.path) else {
            throw Obstacle(
                code: .nameTaken, reason: "the project has a “\(candidates[0])” already", place: screen.controller.place
            )
        }
        return name
    }

    /// The first of some names that the class and those around it do not say.
    private func free(_ candidates: [String], _ type: SwiftClass) -> String {
        let types = graph.classes.chain(of: type) + graph.classes.subclasses(of: type)
        let sources = Set(types.flatMap(\.parts).map(\.path)).union(extensions.paths).sorted().compactMap(
            graph.text(at:))
        return candidates.first { name in
            !graph.requiredProperties.contains(name) && !sources.contains { !$0.offsets(ofIdentifier: name).isEmpty }
        } ?? candidates[candidates.count - 1]
    }

    private func identifier(
        of segue: ScreenConnections.Segue, besides taken: [String], _ screen: Screen
    ) -> String {
        if let own = segue.element["identifier"], !own.isEmpty { return own }
        let destination = segue.element["destination"].flatMap(screen.document.object(id:))
        let stem = destination?.customClass?.controllerStem ?? "Next"
        let all = Set(
            screen.document.elements.filter { $0.isNamed("segue") }.compactMap { $0["identifier"] } + taken)
        var name = "show" + stem
        var number = 2
        while all.contains(name) {
            name = "show\(stem)\(number)"
            number += 1
        }
        return name
    }

    // MARK: Writing

    private func edits(of draft: HostedScreen) throws(Obstacle) -> (edits: [FileEdit], findings: [Finding]) {
        let path = draft.screen.type.declaration.path
        let folder = self.folder ?? LocalizedFile(path: path).folder
        let writer = HostingWriter(draft, in: graph)
        var edits = writer.documentEdits + (try writer.controllerEdits()) + draft.initializers
        edits += try draft.texts.additions()
        let inside = Set(draft.screen.view.children(named: "subviews").flatMap(\.descendants))
        edits += try draft.texts.removals(of: inside)
        let text = HostedViewText(draft).text
        try checkNames(draft, in: text)
        let added = try context.files.add(
            (folder.isEmpty ? "" : folder + "/") + draft.names.view + ".swift", text: text,
            like: path)
        edits += added.edits
        try context.checkSelection(of: edits)
        return (edits, added.findings)
    }

    /// - Throws: a name that means something else in the project, or that the view has twice.
    private func checkNames(_ draft: HostedScreen, in text: String) throws(Obstacle) {
        let own = draft.closures.map(\.name) + draft.wrapped.filter(\.isKept).map(\.name)
        let taken = ["body", "state"] + own
        if let twice = own.first(where: { name in taken.count { $0 == name } > 1 }) {
            throw Obstacle(
                code: .nameTaken, reason: "“\(twice)” would be two things of one view",
                place: draft.screen.controller.place)
        }
        let words = Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
        let path = draft.screen.type.declaration.path
        for name in Self.frameworkNames where words.contains(name) {
            for source in graph.swiftFiles.map(\.source) where graph.isNear(source.path, path) {
                let offset = source.offsets(ofIdentifier: name).first { offset in
                    let before = source.string(source.lineRange(containing: offset).lowerBound..<offset)
                    return ["struct ", "enum ", "class ", "protocol ", "typealias "].contains { before.hasSuffix($0) }
                }
                guard let offset, trees.tree(of: source).declaresAtTopLevel(offset) else { continue }
                throw Obstacle(
                    code: .nameTaken,
                    reason: "the project has a “\(name)” of its own, which SwiftUI calls one of its views",
                    place: Place(source, at: offset))
            }
        }
    }

    private static let frameworkNames = [
        "View", "Text", "Image", "Button", "Color", "VStack", "HStack", "ZStack", "Spacer", "ScrollView", "TextField",
        "SecureField", "Toggle", "Slider", "Stepper", "Picker", "ProgressView", "Group", "Binding", "Published",
        "ObservableObject", "ObservedObject", "Rectangle", "Capsule", "UIKitView",
    ]

    // MARK: Words

    private func refuse(_ controller: Element, _ obstacle: Obstacle, _ proposals: inout Proposals) {
        let name = controller.customClass ?? ElementSubject(controller).words
        proposals.refusals.append(
            Refusal(
                subject: ElementSubject(controller).text, title: "let SwiftUI draw \(name)", code: obstacle.code,
                reason: obstacle.reason, place: obstacle.place))
    }

    private func change(_ draft: HostedScreen, _ edits: [FileEdit]) -> Change {
        let screen = draft.screen
        let count = draft.drawn.count + draft.wrapped.count
        var reasons = ["\(draft.drawn.count) of \(Count.of(count, "view")) become SwiftUI's (\(draft.share) %)"]
        if !draft.wrapped.isEmpty {
            reasons.append("\(draft.wrapped.map(\.name).joined(separator: ", ")) stay UIKit's")
        }
        if !draft.segues.isEmpty {
            reasons.append(
                "\(Count.of(draft.segues.count, "segue")) begin at the view controller, which performs them")
        }
        let hasTextFields = draft.drawn.contains { $0.isNamed("textField") }
        let points = HostedScreenReview(screen, hasTextFields: hasTextFields, in: graph).points
        if draft.texts.count > 0 { reasons.append(MovedTexts.words(draft.texts.count)) }
        if let first = points.first { reasons.append("\(first.reason): \(first.place)") }
        return Change(
            subject: "\(screen.document.path)#\(screen.type.name)", title: "let SwiftUI draw \(screen.type.name)",
            reason: reasons.joined(separator: "; "), safety: .review, place: screen.controller.place, edits: edits,
            details: [
                "swiftUI": .number(draft.drawn.count), "wrapped": .number(draft.wrapped.count),
                "views": .list(
                    draft.wrapped.map {
                        .record([
                            "view": .text($0.name), "kind": .text($0.view.type), "reason": .text($0.reason),
                        ])
                    }),
                "places": .list(points.map { ["place": .text($0.place.description), "reason": .text($0.reason)] }),
            ], dependence: .filesThere)
    }
}

extension CodedView {
    /// The view as SwiftUI wants it, which places it by its own means.
    fileprivate var withoutPlace: CodedView {
        let ways: Set = [
            "translatesAutoresizingMaskIntoConstraints", "autoresizingMask", "frame", "setContentHuggingPriority",
            "setContentCompressionResistancePriority",
        ]
        return CodedView(
            element: element, type: type, isOfLibrary: isOfLibrary, noun: noun, preparation: preparation,
            creation: creation,
            settings: settings.filter { setting in
                switch setting {
                case .assignment(let property, _): !ways.contains(property)
                case .call(let call): !ways.contains(String(call.prefix { $0 != "(" }))
                default: true
                }
            }, container: container, joining: joining)
    }
}

extension Element {
    /// Whether a controller's view is one of the document's without any others in it.
    fileprivate var isEmptyScreen: Bool {
        let own = children.first { $0["key"] == "view" }
        let view = own ?? connections(of: .outlet).first { $0.property == "view" }?.destination
        return view?.isNamed("view") == true && view?.child(named: "subviews")?.children.isEmpty ?? true
    }
}

extension SourceFileSyntax {
    /// Whether the name at an offset is that of a type which is declared in no other.
    fileprivate func declaresAtTopLevel(_ offset: Int) -> Bool {
        statements.contains { statement in
            let name =
                statement.item.as(StructDeclSyntax.self)?.name ?? statement.item.as(ClassDeclSyntax.self)?.name
                ?? statement.item.as(EnumDeclSyntax.self)?.name ?? statement.item.as(ProtocolDeclSyntax.self)?.name
                ?? statement.item.as(TypeAliasDeclSyntax.self)?.name
            return name?.bytes.lowerBound == offset
        }
    }
}
