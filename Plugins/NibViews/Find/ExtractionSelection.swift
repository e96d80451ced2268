import TransformKit

/// Finds equal views in all documents of a project.
struct ExtractionSelection {
    let minimumViews: Int
    let minimumPlaces: Int
    let documents: NamePattern?
    /// The id or label of the one view that is wanted.
    let object: String?
    /// The class whose views are wanted; nil for views without a class.
    let ownClass: String?

    /// Equal views that the same targets build.
    struct Group {
        /// In document order.
        let views: [(view: Element, shape: ViewShape)]
        let owner: Result<DocumentOwner, Obstacle>
    }

    /// The groups, in document order; of two whose views lie in each other, the one that saves more.
    func groups(in context: TransformContext) -> [Group] {
        let graph = context.graph
        let selected = graph.documents.filter { document in
            [.iOS, .tvOS].contains(document.kind.platform) && context.mayEdit(document.path)
                && document.duplicateObjects.isEmpty && !document.isLaunchScreen && !graph.isTest(document.path)
                && documents?.matches(document.path) ?? true
        }
        let found = concurrentMap(selected, threads: defaultThreadCount) { document in
            candidates(in: document).map { ($0, ViewShape(of: $0)) }
        }
        var groups: [[(view: Element, shape: ViewShape)]] = []
        var numbers: [String: Int] = [:]
        for (document, views) in zip(selected, found) where !views.isEmpty {
            let owner = ownerKey(of: document, graph)
            for (view, shape) in views {
                let key = owner + "\n" + shape.text
                if let number = numbers[key] {
                    groups[number].append((view, shape))
                } else {
                    numbers[key] = groups.count
                    groups.append([(view, shape)])
                }
            }
        }
        let wanted = groups.filter { group in
            if ownClass != nil { return true }
            if let object { return group.contains { $0.view.id == object || $0.view.userLabel == object } }
            // The same view of a document in several languages is one.
            let places = Set(group.map { $0.view.document.pathWithoutLanguage + "#" + ($0.view.id ?? "") })
            return places.count >= minimumPlaces
        }
        return outermost(wanted).map { views in
            let document = views[0].view.document
            let owner = Result { () throws(Obstacle) in try DocumentOwner(of: document, in: graph) }
            return Group(views: views, owner: owner)
        }
    }

    private func ownerKey(of document: IBDocument, _ graph: ProjectGraph) -> String {
        guard let owner = try? DocumentOwner(of: document, in: graph) else {
            return graph.projectFolder(of: document.path)
        }
        switch owner {
        case .package(let folder): return folder
        case .targets(let targets): return targets.map { "\($0.projectPath) \($0.name)" }.joined(separator: "\n")
        }
    }

    private func candidates(in document: IBDocument) -> [Element] {
        document.elements.filter { element in
            guard element.parent?.isNamed("subviews") == true, element.customClass == ownClass, element.id != nil,
                element.isNamed("view") || element.isNamed("stackView")
            else { return false }
            if ownClass != nil { return element.isPlainView && element.child(named: "subviews") != nil }
            if let object { return element.id == object || element.userLabel == object || isLarge(element) }
            return isLarge(element)
        }
    }

    private func isLarge(_ view: Element) -> Bool {
        var count = 1
        for element in view.descendants where element.parent?.isNamed("subviews") == true {
            count += 1
            if count >= minimumViews { return true }
        }
        return count >= minimumViews
    }

    /// Groups none of whose views lies in a view of a group that saves more.
    private func outermost(
        _ groups: [[(view: Element, shape: ViewShape)]]
    ) -> [[(view: Element, shape: ViewShape)]] {
        let saved = groups.enumerated().sorted { left, right in
            let (first, second) = (Self.saved(left.element), Self.saved(right.element))
            return first == second ? left.offset < right.offset : first > second
        }
        var kept: [(offset: Int, views: [(view: Element, shape: ViewShape)])] = []
        for (offset, group) in saved {
            let overlaps = group.contains { candidate in
                kept.contains { other in
                    other.views.contains {
                        $0.view.document == candidate.view.document
                            && ($0.view.contains(candidate.view) || candidate.view.contains($0.view))
                    }
                }
            }
            if !overlaps { kept.append((offset, group)) }
        }
        return kept.sorted { $0.offset < $1.offset }.map(\.views)
    }

    private static func saved(_ group: [(view: Element, shape: ViewShape)]) -> Int {
        max(1, group.count - 1) * group[0].shape.objects.count
    }
}
