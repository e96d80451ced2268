import Navigation
import ProjectFiles
import TransformKit

/// Makes changes and refusals of groups of equal views.
struct ExtractionProposals {
    private let context: TransformContext
    private let groups: [ExtractionSelection.Group]
    private let files: NibViewFiles
    private let name: String?
    private let minimumPlaces: Int
    /// The id or label of the one view that is wanted.
    private let selected: String?
    /// The class of the views; nil where they get a new one.
    private let ownClass: String?
    private let reachesThrough: Bool
    private var proposals = Proposals()
    private var names: Set<String> = []
    private var graph: ProjectGraph { context.graph }

    init(
        _ context: TransformContext, _ groups: [ExtractionSelection.Group], _ files: NibViewFiles, name: String?,
        minimumPlaces: Int, selected: String?, ownClass: String?, reachesThrough: Bool
    ) {
        self.context = context
        self.groups = groups
        self.files = files
        self.name = name
        self.minimumPlaces = minimumPlaces
        self.selected = selected
        self.ownClass = ownClass
        self.reachesThrough = reachesThrough
    }

    mutating func all() -> Proposals {
        var translations: [IBDocument: TranslatedTexts] = [:]
        var movable: [(owner: DocumentOwner, places: [NibPlace])] = []
        for group in groups {
            let owner = Result { () throws(Obstacle) in try ownerOf(group) }
            var places: [NibPlace] = []
            for (view, shape) in group.views {
                let document = view.document
                let translated = translations[document] ?? TranslatedTexts(document, in: graph)
                translations[document] = translated
                do throws(Obstacle) {
                    _ = try owner.get()
                    places.append(try NibPlace(view, shape, translated))
                } catch {
                    refuse(view, error)
                }
            }
            places = translatedAlike(places)
            if let owner = try? owner.get(), places.count >= minimumPlaces { movable.append((owner, places)) }
        }
        let outlets = movable.flatMap(\.places).flatMap { $0.crossings.outlets + $0.crossings.ownOutlets }
        let reader = OwnerReader(Set(outlets.map(\.property)), in: graph)
        let planner = NibViewPlanner(reader, reachesThrough: reachesThrough, in: graph)
        for (owner, places) in movable { add(places, of: owner, planner, reader) }
        return proposals
    }

    /// Those places whose texts are translated alike: those of the selected view, or as many as possible. The others are
    /// refused.
    private mutating func translatedAlike(_ places: [NibPlace]) -> [NibPlace] {
        let wordings = places.map(\.wording).reduce(into: [[String]]()) { if !$0.contains($1) { $0.append($1) } }
        guard wordings.count > 1 else { return places }
        let groups = wordings.map { wording in places.filter { $0.wording == wording } }
        let wanted = groups.first { group in
            selected.map { selected in group.contains { [$0.view.id, $0.view.userLabel].contains(selected) } } ?? false
        }
        let largest = groups.map(\.count).max()
        guard let kept = wanted ?? groups.first(where: { $0.count == largest }) else { return places }
        for place in places where place.wording != kept[0].wording {
            refuse(
                place.view,
                Obstacle(
                    code: .translated,
                    reason: "its texts are translated otherwise than those of \(ElementSubject(kept[0].view).words) in "
                        + kept[0].document.path,
                    place: (place.firstTranslation ?? kept[0].firstTranslation)?.place ?? place.view.place))
        }
        return kept
    }

    private func ownerOf(_ group: ExtractionSelection.Group) throws(Obstacle) -> DocumentOwner {
        let owner = try group.owner.get()
        let place = Place(path: group.views[0].view.document.path)
        guard case .targets = owner else {
            throw Obstacle(code: .inPackage, reason: "a package builds its document", place: place)
        }
        // Where nobody says for which systems the app is, the compiler still does.
        let bundles = Set(graph.resourceBundles(of: place.path))
        if let obstacle = DeploymentObstacle(
            bundles, need: .layoutAnchors, platform: group.views[0].view.document.kind.platform),
            obstacle.code == .deploymentTarget
        {
            throw Obstacle(code: obstacle.code, reason: obstacle.reason, place: place)
        }
        return owner
    }

    private mutating func add(
        _ found: [NibPlace], of owner: DocumentOwner, _ planner: NibViewPlanner, _ reader: OwnerReader
    ) {
        let (places, refused) = planner.movable(found)
        for (place, obstacle) in refused { refuse(place.view, obstacle) }
        guard places.count >= minimumPlaces, let first = places.first?.place else { return }
        do throws(Obstacle) {
            let name = try className(for: places.map(\.place))
            let own = try ownClass.map { _ throws(Obstacle) in try OwnViewClass(of: places.map(\.place), in: graph) }
            let draft = try planner.draft(of: places, named: name, for: owner, as: own)
            let (edits, findings) = try files.edits(of: draft)
            for finding in findings where !proposals.findings.contains(finding) { proposals.findings.append(finding) }
            names.insert(name.text)
            proposals.changes.append(change(draft, edits, reader))
        } catch {
            refuse(first.view, error)
        }
    }

    private func className(for places: [NibPlace]) throws(Obstacle) -> NibViewName {
        if let ownClass {
            guard files.isFreeForXib(ownClass) else {
                throw Obstacle(
                    code: .nameTaken, reason: "the project has a xib “\(ownClass)” already", place: places[0].view.place
                )
            }
            return NibViewName(ownClass)
        }
        if let name {
            guard files.isFree(name) else {
                throw Obstacle(
                    code: .nameTaken, reason: "the project has a “\(name)” already", place: places[0].view.place)
            }
            return NibViewName(name)
        }
        return NibViewName(of: places) { !names.contains($0) && files.isFree($0) }
    }

    // MARK: Words

    private mutating func refuse(_ view: Element, _ obstacle: Obstacle) {
        proposals.refusals.append(
            Refusal(
                subject: ElementSubject(view).text, title: "give \(ElementSubject(view).words) a xib of its own",
                code: obstacle.code, reason: obstacle.reason, place: obstacle.place))
    }

    private func change(_ draft: NibViewDraft, _ edits: [FileEdit], _ reader: OwnerReader) -> Change {
        let count = draft.places.count
        let documents = Set(draft.places.map(\.document.path)).count
        let points = HierarchyReview(draft, reader, in: graph).points
        let what = count == 1 ? "it" : "\(count) equal views in \(Count.of(documents, "document"))"
        var reasons = [
            count == 1
                ? "its content has a xib and a class of its own then" : "\(what) are written once then"
        ]
        if draft.isNameGuessed {
            reasons.append("nobody calls them anything: select one by `object` and say `name` for a better one")
        }
        if let first = points.first { reasons.append("\(first.reason): \(first.place)") }
        if draft.ownClass != nil {
            return change(
                draft, edits, points, title: "put the content of \(draft.className) into a xib", reasons: reasons)
        }
        let title =
            count == 1
            ? "give \(ElementSubject(draft.places[0].view).words) a xib and the class \(draft.className)"
            : "make \(draft.className) of \(what)"
        return change(draft, edits, points, title: title, reasons: reasons)
    }

    private func change(
        _ draft: NibViewDraft, _ edits: [FileEdit], _ points: [ReviewPoint], title: String, reasons: [String]
    ) -> Change {
        Change(
            subject: draft.className, title: title, reason: reasons.joined(separator: "; "), safety: .review,
            place: draft.places[0].view.place, edits: edits, details: details(draft, points), dependence: .filesThere)
    }

    private func details(_ draft: NibViewDraft, _ points: [ReviewPoint]) -> [String: Detail] {
        let outlets = draft.properties.sorted { $0.key < $1.key }.map(\.value).filter { !$0.isPrivate }
        let members =
            outlets.map { ($0.name, "outlet") } + draft.handlers.map { ($0.name, "closure") }
            + draft.inspectables.map { ($0.name, "inspectable") }
        return [
            "views": .list(
                draft.places.map { place in
                    [
                        "view": .text(ElementSubject(place.view).words),
                        "place": .text(place.view.place.description),
                    ]
                }),
            "members": .list(members.map { ["member": .text($0.0), "kind": .text($0.1)] }),
            "places": .list(
                points.map { ["place": .text($0.place.description), "reason": .text($0.reason)] }),
        ]
    }
}
