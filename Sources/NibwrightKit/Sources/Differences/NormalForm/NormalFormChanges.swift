import InterfaceBuilder

/// What the normal form of a document says otherwise than the document, value by value.
struct NormalFormChanges {
    /// New values of attributes by element; nil for an attribute that goes.
    private(set) var values: [Int: [String: String?]] = [:]
    /// Elements that go.
    private(set) var removed: Set<Int> = []
    /// How many changes there are of each kind.
    private(set) var counts: [Noise: Int] = [:]
    private(set) var raisesVersion = false
    /// Whether attributes and sorted lists come in Xcode's order.
    let sorts: Bool

    init(of document: IBDocument, _ form: NormalForm) {
        sorts = form.kinds.contains(.fileOrder)
        if form.kinds.contains(.toolsVersion) { pinVersions(of: document, form.pins) }
        let kinds = form.kinds
        if kinds.contains(.canvasPlace) || kinds.contains(.layoutMark) {
            for element in document.elements {
                if kinds.contains(.layoutMark) { removeMarks(from: element) }
                if kinds.contains(.canvasPlace), element["key"] == "canvasLocation" { round(element) }
            }
        }
        if kinds.contains(.cachedResource) { removeUnusedResources(of: document) }
    }

    // MARK: Versions

    private mutating func pinVersions(of document: IBDocument, _ pins: NormalForm.Pins) {
        pin("toolsVersion", of: document.root, to: pins.tools)
        pin("systemVersion", of: document.root, to: pins.system)
        for plugIn in document.dependencies where plugIn.isNamed("plugIn") {
            pin("version", of: plugIn, to: pins.plugIn)
        }
    }

    private mutating func pin(_ name: String, of element: Element, to version: String?) {
        guard let version, let present = element.attribute(named: name), present != version else { return }
        set(name, of: element, to: version, .toolsVersion)
        // Xcode brings a document up to date by the version that it says it was written with.
        if name != "systemVersion", ToolsVersion(present) < ToolsVersion(version) { raisesVersion = true }
    }

    // MARK: Marks and places

    /// Marks that Xcode gives to views when it saves. Whether a frame is fixed is told to the compiler, so it stays.
    private mutating func removeMarks(from element: Element) {
        if element["misplaced"] != nil { set("misplaced", of: element, to: nil, .layoutMark) }
        if element["ambiguous"] != nil { set("ambiguous", of: element, to: nil, .layoutMark) }
    }

    private mutating func round(_ point: Element) {
        for name in ["x", "y"] {
            guard let value = point.attribute(named: name).flatMap(Double.init), value.isFinite, abs(value) < 1e9,
                value != value.rounded()
            else { continue }
            // Xcode writes zero as `0.0`.
            let whole = Int(value.rounded())
            set(name, of: point, to: whole == 0 ? "0.0" : String(whole), .canvasPlace)
        }
    }

    // MARK: Resources

    private mutating func removeUnusedResources(of document: IBDocument) {
        let unused = document.unusedResources
        guard let resources = document.root.child(named: "resources"), !unused.isEmpty else { return }
        for entry in unused { removed.insert(entry.index) }
        if unused.count == resources.children.count, document.comments(in: resources).isEmpty {
            removed.insert(resources.index)
        }
        counts[.cachedResource] = unused.count
    }

    private mutating func set(_ name: String, of element: Element, to value: String?, _ noise: Noise) {
        values[element.index, default: [:]][name] = .some(value)
        counts[noise, default: 0] += 1
    }
}
