import Layout
import Navigation
import ProjectFiles
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

    /// Whether the project is translated into a language that is written from right to left.
    private let hasRightToLeft: Bool
    /// Whether a property of the project's own, `cornerRadius`, is the one of the layer.
    private let hasCornerRadius: Bool
    private let namesakes: FrameworkNamesakes

    init(_ context: TransformContext, folder: String?, share: Int) {
        let graph = context.graph
        let languages = ["ar", "fa", "he", "iw", "ku", "ps", "ur", "yi"]
        hasRightToLeft = graph.paths.contains { path in
            path.split(separator: "/").contains { part in
                part.hasSuffix(".lproj") && languages.contains { part == $0 + ".lproj" || part.hasPrefix($0 + "-") }
            }
        }
        hasCornerRadius = graph.swiftFiles.contains { $0.source.contains("layer.cornerRadius = newValue") }
        namesakes = FrameworkNamesakes(graph, trees)
        self.context = context
        self.folder = folder
        self.share = share
        extensions = SystemExtensions(context.graph)
    }

    func proposals(for controllers: [Element]) -> Proposals {
        let owners = ClassObjects(graph)
        let classes = ViewClasses(graph)
        var proposals = Proposals()
        var documents = ReadDocuments(graph)
        var screens: [HostedScreenDrafter.ReadScreen] = []
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
                var drafter = HostedScreenDrafter(
                    read, reader, context, trees, extensions, hasCornerRadius: hasCornerRadius)
                let draft = try drafter.draft(share: share, &names)
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

    private func read(
        _ controller: Element, _ owners: ClassObjects, _ classes: ViewClasses, _ documents: inout ReadDocuments
    ) throws(Obstacle) -> HostedScreenDrafter.ReadScreen {
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
        let variations = ([screen.view] + screen.view.descendants).flatMap(\.variations)
        if let variation = variations.first(where: { $0["key"] != "default" }), let varied = variation.parent {
            throw Obstacle.varies(varied, "for \(variation["key"] ?? "some traits")")
        }
        let (values, texts) = try document.values(of: screen.contents, stem: screen.type.name.controllerStem)
        let reader = ViewReader(values, classes)
        var views: [CodedView] = []
        for subview in try reader.installedSubviews(of: screen.view) {
            views += try reader.read(subview, in: screen.view, .subview)
        }
        if let item = views.first(where: { [.item, .row, .contentSubview].contains($0.joining) }) {
            throw Obstacle(
                code: .notStacks, reason: "\(ElementSubject(item.element).words) is in a view that only UIKit has",
                place: item.element.place)
        }
        var subject = screen.connected
        subject.movesSegues = true
        let connections = try ScreenConnections(of: subject, document.references)
        try connections.checkInstalled()
        return HostedScreenDrafter.ReadScreen(
            screen: screen, views: views, connections: connections,
            frames: try ScreenFrames(of: screen.view, views.map(\.element), mayTurn: hasRightToLeft), texts: texts,
            initializers: classes.initializers(for: views), systems: systems)
    }

    // MARK: Writing

    private func edits(of draft: HostedScreen) throws(Obstacle) -> (edits: [FileEdit], findings: [Finding]) {
        let path = draft.screen.type.declaration.path
        let folder = self.folder ?? LocalizedFile(path: path).folder
        let writer = HostingWriter(draft, in: graph)
        var edits = writer.documentEdits + (try writer.controllerEdits()) + draft.initializers
        edits += try draft.texts.additions()
        edits += try draft.texts.removals(of: draft.screen.contents)
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
        for name in FrameworkNamesakes.names where words.contains(name) {
            guard let place = namesakes.places[name]?.first(where: { graph.isNear($0.path, path) }) else { continue }
            throw Obstacle(
                code: .nameTaken,
                reason: "the project has a “\(name)” of its own, which SwiftUI calls one of its views", place: place)
        }
    }

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
        if draft.cutScreens > 0 {
            reasons.append(
                "the document's views do not fit on \(draft.cutScreens) of the five screens, which are not compared")
        }
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

extension Element {
    /// Whether a controller's view is one of the document's without any others in it.
    fileprivate var isEmptyScreen: Bool {
        let own = children.first { $0["key"] == "view" }
        let view = own ?? connections(of: .outlet).first { $0.property == "view" }?.destination
        return view?.isNamed("view") == true && view?.child(named: "subviews")?.children.isEmpty ?? true
    }
}
