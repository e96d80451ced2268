import Navigation
import SwiftWriting
import TransformKit

/// Decides what becomes of the views of one screen: SwiftUI's, or UIKit's among them.
struct HostedScreenDrafter {
    /// A screen whose views are read, before the controller's code is asked.
    struct ReadScreen {
        let screen: Screen
        let views: [CodedView]
        let connections: ScreenConnections
        let frames: ScreenFrames
        let texts: MovedTexts
        let initializers: [FileEdit]
        let systems: Set<ResourceBundle>
    }

    private let read: ReadScreen
    private let reader: ControllerReader
    private let context: TransformContext
    private let trees: RecentTrees
    private let extensions: SystemExtensions
    private let hasCornerRadius: Bool
    private var graph: ProjectGraph { context.graph }
    private var screen: Screen { read.screen }
    private var connections: ScreenConnections { read.connections }

    private var fates: [Element: OutletFate] = [:]
    private var readings: [Element: OutletReading] = [:]
    private var actions: [ActionFate] = []
    private var methods: [Element: [ActionReader.Reading]] = [:]
    private var segues: [(segue: ScreenConnections.Segue, identifier: String)] = []
    /// What controls do, with the segues that they begin.
    private var plans: [Element: [ScreenActions.Plan]] = [:]
    private var drawn: [Element: DrawnView] = [:]
    private var wrapped: [HostedScreen.Wrapped] = []

    init(
        _ read: ReadScreen, _ reader: ControllerReader, _ context: TransformContext, _ trees: RecentTrees,
        _ extensions: SystemExtensions, hasCornerRadius: Bool
    ) {
        self.hasCornerRadius = hasCornerRadius
        self.read = read
        self.reader = reader
        self.context = context
        self.trees = trees
        self.extensions = extensions
    }

    /// - Parameters:
    ///   - share: the least share of the views that must be SwiftUI's, in percent.
    ///   - names: gives the new types their names.
    /// - Throws: the reason why the screen stays as it is.
    mutating func draft(share: Int, _ names: inout ClassNames) throws(Obstacle) -> HostedScreen {
        try readOutlets()
        try readLinks()
        try readActions()
        try readSegues()
        let viewNames = ViewNames(
            read.views, outlets: fates.mapValues(\.outlet.name), members: extensions.members,
            actions: Dictionary(actions.map { ($0.connection.control, $0.connection.selector) }) { first, _ in first },
            keepsOutlets: true
        ).names
        let state = ScreenState(readings, names: viewNames)
        let closures = ScreenActions(plans)
        try drawViews(state, closures, viewNames)
        try checkMethods()
        let views = read.views.map(\.element).filter(isDrawn)
        if let first = wrapped.first, views.isEmpty || views.count * 100 / read.views.count < share {
            throw Obstacle(
                code: .mostlyUIKit,
                reason: "\(wrapped.count) of \(read.views.count) views would stay UIKit's, such as "
                    + "\(ElementSubject(first.view.element).words): \(first.reason)", place: first.view.element.place)
        }
        let content = try ScreenStacks(read.views, drawn, read.frames).content(of: screen.view)
        let whole = screen.stem
        // `InviteView`, which is a view controller, has an `InviteContentView`.
        let stem = whole.hasSuffix("View") && whole.count > 4 ? String(whole.dropLast(4)) : whole
        let modules = context.imports(for: wrapped.map(\.view), like: screen.type.declaration.path)
        return HostedScreen(
            screen: screen, cutScreens: read.frames.cutScreens, content: content, state: state, closures: closures.used,
            hasBindings: closures.hasBindings,
            wrapped: wrapped, drawn: views, outlets: drawnOutlets, senders: senders,
            methods: read.views.map(\.element).filter(isDrawn).flatMap { methods[$0] ?? [] }.compactMap(\.method),
            actions: actions.filter { !isDrawn($0.connection.control) },
            links: connections.links.filter { drawn[$0.view]?.wrapped != nil }, segues: segues,
            names: (
                try name(["View", "ContentView", "ScreenView"].map { stem + $0 }, &names),
                try name(["ViewState", "ScreenState"].map { stem + $0 }, &names),
                free(["state", "viewState", "screenState"]), free(["addContent", "addContentView", "hostContent"])
            ), texts: read.texts, initializers: read.initializers,
            imports: Set(modules.filter { $0 != "UIKit" } + ["SwiftUI"]).sorted())
    }

    /// Whether a view is one of SwiftUI's.
    private func isDrawn(_ view: Element) -> Bool { drawn[view].map { $0.wrapped == nil } ?? false }

    // MARK: Connections

    private mutating func readOutlets() throws(Obstacle) {
        let elements = Set(read.views.map(\.element))
        let gestures = Set(screen.recognizers)
        if let recognizer = connections.recognizers.first(where: { $0.view != screen.view }) {
            throw Obstacle.notYet(recognizer.element, "a gesture")
        }
        for outlet in connections.outlets {
            let fate = try reader.fate(of: outlet, screen.type)
            // Those of the view itself stay in the document.
            if outlet.objects.allSatisfy(gestures.contains) { continue }
            guard outlet.objects.count == 1, let element = outlet.objects.first, elements.contains(element),
                fates[element] == nil
            else {
                throw Obstacle(
                    code: .connectionUnclear,
                    reason: "“\(outlet.property)” leads to what SwiftUI has not: a constraint, or several views",
                    place: outlet.elements[0].place)
            }
            fates[element] = fate
            readings[element] = try reading(of: fate, element)
        }
    }

    private func reading(of fate: OutletFate, _ element: Element) throws(Obstacle) -> OutletReading {
        let (outlet, place) = (fate.connection, fate.connection.elements[0].place)
        var reading = OutletReading()
        if let uses = reader.allUses(of: fate, screen.type) {
            reading.read(uses, of: outlet.property, element, in: graph, trees)
            return reading
        }
        guard fate.outlet.path == screen.type.declaration.path, fate.attribute != nil,
            reader.declares(fate, screen.type)
        else {
            throw Obstacle(
                code: .outletHidden, reason: "“\(outlet.property)” is declared elsewhere, or filled elsewhere",
                place: place)
        }
        reading.stop("not all code is known that names “\(outlet.property)”", place)
        return reading
    }

    private mutating func readLinks() throws(Obstacle) {
        for link in connections.links where link.view != screen.view && !screen.recognizers.contains(link.view) {
            guard link.object == nil else {
                throw Obstacle(
                    code: .connectionUnclear, reason: "“\(link.property)” leads from one view to another",
                    place: link.element.place)
            }
            try reader.check(link, of: screen.type)
            readings[link.view, default: OutletReading()].stop("it has a “\(link.property)”", link.element.place)
        }
    }

    private mutating func readActions() throws(Obstacle) {
        // The view itself and its gestures stay in the document, and go on to send what they send.
        let leaving = Set(read.views.flatMap { [$0.element] + $0.element.descendants })
        let sent = connections.actions.filter { leaving.contains($0.control) }
        let actionReader = ActionReader(graph, trees)
        for action in sent {
            let fate = try reader.fate(of: action, screen.type, inside: leaving)
            let reading = actionReader.read(
                fate, of: screen.type, isAlone: sent.count { $0.selector == action.selector } == 1)
            actions.append(fate)
            plans[action.control, default: []].append(reading.plan)
            methods[action.control, default: []].append(reading)
            if let sender = reading.sender { readings[action.control, default: OutletReading()].adopt(sender) }
        }
    }

    private mutating func readSegues() throws(Obstacle) {
        guard !connections.segues.isEmpty else { return }
        var mover = SegueMover(screen.type, screen.document, in: graph, trees, extensions: [], besides: [])
        for segue in connections.segues {
            try mover.checkSender(of: segue)
            guard plans[segue.view] == nil, segue.view.isNamed("button") else {
                throw Obstacle(
                    code: .segueInside, reason: "a segue begins at \(ElementSubject(segue.view).words)",
                    place: segue.element.place)
            }
            let identifier = try mover.identifier(of: segue)
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
    }

    // MARK: Views

    private mutating func drawViews(
        _ state: ScreenState, _ closures: ScreenActions, _ names: [Element: String]
    ) throws(Obstacle) {
        let systems = read.systems.flatMap { $0.systems(for: .iOS) }.map(\.1)
        let leaves = LeafReader(
            isModern: systems.allSatisfy { $0 >= SystemVersion(14) },
            hasSubmitLabels: systems.allSatisfy { $0 >= SystemVersion(15) },
            hasCornerRadius: hasCornerRadius,
            state: state, actions: closures, layouts: read.frames.layouts)
        let containers = Set(read.views.compactMap(\.container))
        for view in read.views {
            let element = view.element
            let isContainer = containers.contains(element) || element.isNamed("stackView")
            do throws(LeafReader.Unsaid) {
                drawn[element] =
                    isContainer ? try leaves.container(view) : try leaves.read(view, read.frames[element])
            } catch {
                if let obstacle = obstacle(toWrapping: element, isContainer: isContainer, error.reason) {
                    throw obstacle
                }
                let isKept =
                    fates[element] != nil || plans[element] != nil
                    || connections.links.contains { $0.view == element }
                let name = names[element] ?? view.noun
                let placeless = view.withoutPlace
                wrapped.append(
                    .init(
                        view: placeless, name: name, reason: error.reason, isKept: isKept, outlet: fates[element]))
                let lines = isKept ? ["UIKitView { \(name) }"] : Self.made(placeless)
                drawn[element] = DrawnView(
                    leaf: ContentLeaf(element: element, sizing: .open, lines: lines, calls: []), wrapped: error.reason)
            }
        }
    }

    /// Why a view cannot stay one of UIKit's among those of SwiftUI.
    private func obstacle(toWrapping view: Element, isContainer: Bool, _ reason: String) -> Obstacle? {
        let words = ElementSubject(view).words
        if isContainer {
            return Obstacle(
                code: .notStacks, reason: "\(words) has views in it and stays UIKit's: \(reason)", place: view.place)
        }
        if segues.contains(where: { $0.segue.view == view }) {
            return Obstacle(
                code: .segueInside, reason: "a segue begins at \(words), which stays UIKit's: \(reason)",
                place: view.place)
        }
        let isArranged = view.parent?.parent?.isNamed("stackView") ?? false
        if isArranged, readings[view]?.named.contains("isHidden") ?? false {
            return Obstacle(
                code: .notStacks, reason: "code hides \(words) in a stack view, and it stays UIKit's: \(reason)",
                place: view.place)
        }
        return nil
    }

    /// - Throws: the first method that loses its parameters, and that a view of UIKit's sends as well.
    private func checkMethods() throws(Obstacle) {
        let closures = read.views.map(\.element).filter(isDrawn).flatMap { methods[$0] ?? [] }
        for other in actions where !isDrawn(other.connection.control) {
            let name = other.connection.selector.prefix { $0 != ":" }
            let isBoth = closures.contains {
                $0.plan.closure.name == name && $0.method?.path == other.attribute?.path && $0.method != nil
            }
            guard isBoth else { continue }
            throw Obstacle(
                code: .actionUnclear,
                reason: "“\(other.connection.selector)” is sent by a view that stays UIKit's as well",
                place: other.connection.element.place)
        }
    }

    /// A view of UIKit's that nobody asks for.
    private static func made(_ view: CodedView) -> [String] {
        if view.settings.isEmpty, view.preparation.isEmpty { return ["UIKitView { \(view.creation) }"] }
        return ["UIKitView {"] + view.preparation.map { "    " + $0 } + ["    let \(view.noun) = \(view.creation)"]
            + view.settings.flatMap { $0.lines(of: view.noun) }.map { "    " + $0 } + ["    return \(view.noun)", "}"]
    }

    // MARK: Code

    private var drawnOutlets: [(fate: OutletFate, reading: OutletReading)] {
        connections.outlets.compactMap { outlet in
            guard let element = outlet.objects.first, isDrawn(element), let fate = fates[element],
                let reading = readings[element]
            else { return nil }
            return (fate, reading)
        }
    }

    /// What methods do with the controls that sent them, in the order of the views.
    private var senders: [(replacement: OutletReading.Replacement, control: Element)] {
        read.views.map(\.element).filter(isDrawn).flatMap { control in
            (methods[control] ?? []).compactMap(\.sender).flatMap(\.replacements).map { ($0, control) }
        }
    }

    // MARK: Names

    private func name(_ candidates: [String], _ names: inout ClassNames) throws(Obstacle) -> String {
        guard let name = names.first(of: candidates, near: screen.type.declaration.path) else {
            throw Obstacle(
                code: .nameTaken, reason: "the project has a “\(candidates[0])” already",
                place: screen.controller.place)
        }
        return name
    }

    /// The first of some names that the class and those around it do not say.
    private func free(_ candidates: [String]) -> String {
        let types = graph.classes.chain(of: screen.type) + graph.classes.subclasses(of: screen.type)
        let paths = Set(types.flatMap(\.parts).map(\.path)).union(extensions.paths)
        let sources = paths.sorted().compactMap(graph.text(at:))
        return candidates.first { name in
            !graph.requiredProperties.contains(name) && !sources.contains { !$0.offsets(ofIdentifier: name).isEmpty }
        } ?? candidates[candidates.count - 1]
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
