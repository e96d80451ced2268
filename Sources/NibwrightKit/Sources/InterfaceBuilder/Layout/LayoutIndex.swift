/// What the layouts of a document's scenes look up in all of it, found in one pass.
struct LayoutIndex: Sendable {
    /// The segues that lead to an object, by its id, in document order.
    private(set) var incoming: [String: [Element]] = [:]
    /// The ids of the segues that decide about bars where several lead to a scene.
    private(set) var tieBreakers: Set<String> = []
    let installations: Installations

    init(_ document: IBDocument) {
        var masks: [Element] = []
        for element in document.elements {
            if element.isNamed("mask") {
                masks.append(element)
            } else if element.isNamed("segue") {
                if let destination = element["destination"] { incoming[destination, default: []].append(element) }
                if let reference = element["reference"] { tieBreakers.insert(reference) }
            }
        }
        installations = Installations(masks: masks)
    }
}

extension IBDocument {
    private var index: LayoutIndex { layoutIndex.value { LayoutIndex(self) } }

    /// The installations of all constraints and views, read once.
    public var installations: Installations { index.installations }

    /// The segues that lead to a controller, in document order.
    public func segues(to controller: Element) -> [Segue] {
        (controller.id.flatMap { index.incoming[$0] } ?? []).compactMap(Connection.init).compactMap(Segue.init)
    }

    /// Whether the storyboard lists the segue among those that decide which bars Xcode infers for a scene to which
    /// several lead.
    public func isMetricsTieBreaker(_ segue: Segue) -> Bool {
        segue.element.id.map(index.tieBreakers.contains) ?? false
    }
}
