public import InterfaceBuilder

extension ProjectGraph {
    /// The xib that a view loads by itself when it is made: the only one near whose File's Owner is of the view's class.
    ///
    /// A class of view controllers is no view's class, so that no xib of one is taken.
    public func nibContent(of view: Element) -> IBDocument? {
        guard let name = view.customClass else { return nil }
        let found = (lazyOwnedNibs.value { ownedNibs }[name] ?? []).filter { document in
            isNear(document.path, view.document.path)
        }
        return found.count == 1 && found[0] != view.document ? found[0] : nil
    }

    /// A document with what its views load from xibs in them, for layout and pictures; itself where none does.
    public func fillingViews(of document: IBDocument) -> IBDocument {
        guard [.iOS, .tvOS].contains(document.kind.platform) else { return document }
        return document.fillingViews(with: nibContent)
    }

    private var ownedNibs: [String: [IBDocument]] {
        let nibs = documents.filter { $0.kind.form == .xib && $0.firstView != nil }
        return Dictionary(grouping: nibs) { $0.filesOwner?.customClass ?? "" }
    }
}
