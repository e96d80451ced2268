import TransformKit

/// What the views themselves are and do.
extension ViewsInCode {
    /// A class around the views whose code nobody has seen.
    func unknownPoint(of object: Element) -> ReviewPoint {
        ReviewPoint(
            reason: "no source of the project declares \(object.customClass ?? ""), which may look at what it holds",
            place: object.place)
    }

    func classPoint(of view: Element) -> ReviewPoint? {
        guard let name = view.customClass else { return nil }
        guard case .swift(let types)? = graph.classes.resolve(view) else {
            return ReviewPoint(
                reason: "\(name) is not the project's Swift, and a view may hide itself or look at what holds it",
                place: view.place)
        }
        let chain = types.flatMap { graph.classes.chain(of: $0) }
        for word in ["isHidden", "removeFromSuperview"] {
            let own = (uses[word] ?? []).first { use in
                isOnItself(use) && classes(around: use).contains(where: chain.contains)
            }
            if let own {
                return ReviewPoint(
                    reason: "\(name) asks itself for “\(word)”; the others close the gap where it is hidden",
                    place: place(of: own))
            }
        }
        return nil
    }

    private func isOnItself(_ use: MemberUse) -> Bool {
        switch use.base {
        case .ownType: true
        case .expression(let text, _): text == "self"
        case .keyPath: false
        }
    }

    /// What the system itself does with a view by what holds it.
    func systemPoint(of view: Element) -> ReviewPoint? {
        let words = ElementSubject(view).words
        if view.isScrollView, view.parent?.parent?["key"] == "view" {
            return ReviewPoint(
                reason: "bars follow a scroll view that is directly in the screen's view, as \(words) is today",
                place: view.place)
        }
        let bars = ["navigationBar", "searchBar", "tabBar", "toolbar"]
        guard bars.contains(view.name) else { return nil }
        return ReviewPoint(
            reason: "\(words) may reach to the edge of the screen by where it is, which a stack view can change",
            place: view.place)
    }

    func tagPoint(of view: Element) -> ReviewPoint? {
        for attribute in view.attributes {
            guard let place = names.place(of: attribute.name, attribute.value, in: view.document) else { continue }
            let words = ElementSubject(view).words
            return ReviewPoint(
                reason: attribute.name == "tag"
                    ? "\(words) has the tag \(attribute.value), and code asks for tags"
                    : "code says the \(attribute.name) of \(words), “\(attribute.value)”",
                place: place)
        }
        return nil
    }
}
