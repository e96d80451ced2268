import TransformKit
import YAMLCode

/// Decides what becomes of each runtime attribute of a layer.
struct AttributeJudge {
    /// What takes the attribute's place.
    enum Way: Hashable {
        /// A property of the view that the project has.
        case existing(String)
        /// A property of the view that is to be written.
        case new(String)
        /// The view's own `clipsToBounds`, which documents say.
        case clipsToBounds(Bool)
    }

    struct Verdict {
        let way: Way
        let points: [ReviewPoint]
        /// Where the plain name means something else, so that the new property has a longer one.
        var plainNameTakenAt: Place?
    }

    private let graph: ProjectGraph
    private let properties: ViewProperties
    private let libraries: LibraryImports
    private let plainNames: PlainNames

    /// - Parameter properties: those that the attributes set.
    init(_ properties: Set<LayerProperty>, in graph: ProjectGraph) {
        self.graph = graph
        self.properties = ViewProperties(properties, in: graph)
        libraries = LibraryImports(graph)
        plainNames = PlainNames(properties, self.properties, graph)
    }

    func verdict(on attribute: LayerAttribute) throws(Obstacle) -> Verdict {
        let object = attribute.object
        let key = String(attribute.keyPath.dropFirst("layer.".count))
        guard attribute.isOfView else {
            throw obstacle(attribute, .noView, "\(ElementSubject(object).words) is no view and has no layer")
        }
        guard let property = LayerProperty(keyPath: attribute.keyPath) else { throw unknown(key, attribute) }
        guard attribute.element["type"] == property.attributeType, attribute.hasValue else {
            throw obstacle(
                attribute, .valueType,
                "“\(attribute.keyPath)” wants a \(property.attributeType) and gets "
                    + (attribute.element["type"].map { "a \($0)" } ?? "nothing"))
        }
        let twins = object.userDefinedRuntimeAttributes.filter { $0["keyPath"] == attribute.keyPath }
        guard twins.count == 1 else {
            throw obstacle(attribute, .setTwice, "“\(attribute.keyPath)” is set \(twins.count) times")
        }
        if property == .masksToBounds { return try clipping(attribute) }
        var points = doubts(about: object)
        if property.isColor {
            points.append(
                ReviewPoint(
                    reason: "a layer takes no UIColor, so that the color is not shown today; it will be",
                    place: attribute.element.place))
        }
        return try verdict(on: attribute, property, points)
    }

    private func obstacle(_ attribute: LayerAttribute, _ code: RefusalCode, _ reason: String) -> Obstacle {
        Obstacle(code: code, reason: reason, place: attribute.element.place)
    }

    private func unknown(_ key: String, _ attribute: LayerAttribute) -> Obstacle {
        if LayerKeys.all.contains(key) || key.contains(".") {
            return obstacle(attribute, .otherProperty, "“\(key)” of a layer stays a runtime attribute")
        }
        let meant = Spelling.nearest(to: key, among: LayerKeys.all.sorted()).map { "; “\($0)” may be meant" } ?? ""
        return obstacle(attribute, .noSuchProperty, "a layer has no “\(key)”, so nothing comes of the value\(meant)")
    }

    // MARK: A property of the view

    private func verdict(
        on attribute: LayerAttribute, _ property: LayerProperty, _ points: [ReviewPoint]
    ) throws(Obstacle) -> Verdict {
        let document = attribute.object.document
        let existing = properties.existing(property, for: document)
        // The same property in several modules is one to the runtime, and each of them may be the one that is called.
        if let first = existing.first {
            let name = first.name
            let all = existing.filter { $0.name == name }
            if let more = all.first(where: { !fits($0, attribute, property) }) {
                throw Obstacle(
                    code: .propertyDoesMore,
                    reason: "“\(name)” of UIView also says whether the view clips what is in it",
                    place: properties.place(of: more))
            }
            try check(name, attribute)
            return Verdict(way: .existing(name), points: points)
        }
        // Without targets nobody can tell which code is there when the document is loaded.
        _ = try DocumentOwner(of: document, in: graph)
        let plain = plainNames.taken(for: document)
        for name in plain == nil ? property.names : property.names.suffix(1) {
            if properties.takenAt(name, for: document) != nil { continue }
            try check(name, attribute)
            guard let library = libraries.first(near: document) else {
                return Verdict(way: .new(name), points: points, plainNameTakenAt: plain)
            }
            let point = ReviewPoint(
                reason:
                    "the sources of “\(library.module)” are not here; if it gives views a “\(name)” too, one of both "
                    + "is called",
                place: library.place)
            return Verdict(way: .new(name), points: points + [point], plainNameTakenAt: plain)
        }
        throw Obstacle(
            code: .nameTaken, reason: "“\(property.names.joined(separator: "” and “"))” mean something else",
            place: plain ?? attribute.element.place)
    }

    private func check(_ name: String, _ attribute: LayerAttribute) throws(Obstacle) {
        if let twin = attribute.object.userDefinedRuntimeAttributes.first(where: { $0["keyPath"] == name }) {
            throw Obstacle(
                code: .setTwice, reason: "“\(name)”, which does the same, is set as well", place: twin.place)
        }
        guard let place = properties.classDeclaration(of: name, for: attribute.object) else { return }
        throw Obstacle(
            code: .classHasProperty,
            reason: "“\(name)” is something of its own to \(attribute.object.customClass ?? "the class")", place: place)
    }

    /// Whether a project's own property leaves the layer as the attribute does.
    private func fits(
        _ declaration: PropertyDeclaration, _ attribute: LayerAttribute, _ property: LayerProperty
    ) -> Bool {
        (declaration.effects ?? []).allSatisfy { effect in
            switch effect {
            case .value(let set): set == property
            case .clips: clipsAnyway(attribute) == true
            case .clipsAboveZero: attribute.number.map { clipsAnyway(attribute) == ($0 > 0) } ?? false
            }
        }
    }

    /// Whether the view clips what is in it once all attributes are set, as far as the document says; nil where another
    /// attribute may decide it.
    private func clipsAnyway(_ attribute: LayerAttribute) -> Bool? {
        let object = attribute.object
        guard object.customClass == nil, object.variations.allSatisfy({ $0["clipsSubviews"] == nil }) else {
            return nil
        }
        var clips = object["clipsSubviews"] == "YES"
        for other in object.userDefinedRuntimeAttributes {
            guard let keyPath = other["keyPath"], keyPath.hasPrefix("layer.") else { return nil }
            if keyPath == LayerProperty.masksToBounds.keyPath { clips = other["value"] == "YES" }
        }
        return clips
    }

    // MARK: Clipping

    private func clipping(_ attribute: LayerAttribute) throws(Obstacle) -> Verdict {
        let object = attribute.object
        guard let isOn = attribute.isOn else {
            throw obstacle(attribute, .valueType, "“\(attribute.keyPath)” has no value")
        }
        if object.variations.contains(where: { $0["clipsSubviews"] != nil }) {
            throw obstacle(attribute, .variesByTrait, "“Clips to Bounds” has values for some size classes")
        }
        for other in object.userDefinedRuntimeAttributes where other != attribute.element {
            guard let keyPath = other["keyPath"], LayerProperty(keyPath: keyPath) == nil else { continue }
            if let place = setterThatClips(keyPath, object) {
                throw Obstacle(
                    code: .clipsElsewhere,
                    reason: "“\(keyPath)”, which is set as well, may decide whether the view clips", place: place)
            }
        }
        if let place = ClassSources(of: object, in: graph)?.place(ofAny: Self.clippingWords) {
            throw Obstacle(
                code: .clipsElsewhere,
                reason: "\(object.customClass ?? "the class") has to do with whether it clips as well", place: place)
        }
        return Verdict(way: .clipsToBounds(isOn), points: doubts(about: object))
    }

    private static let clippingWords = ["clipsToBounds", "masksToBounds"]

    /// A place at which a setter may decide whether the view clips: the file that declares it says so at all, or no file
    /// declares it.
    private func setterThatClips(_ keyPath: String, _ object: Element) -> Place? {
        let files = graph.files(declaringInspectable: keyPath)
        guard !files.isEmpty else { return Place(path: object.document.path, position: object.place.position) }
        return files.lazy.compactMap { self.place(ofAny: Self.clippingWords, in: $0.source) }.first
    }

    private func place(ofAny words: [String], in source: SourceText) -> Place? {
        words.flatMap(source.offsets(ofIdentifier:)).min().map { Place(source, at: $0) }
    }

    // MARK: What is not known

    /// Views whose class is the system's or fully the project's, and of a kind that has no such property by itself.
    private func doubts(about object: Element) -> [ReviewPoint] {
        guard let name = object.customClass else {
            return Self.plainViews.contains(object.name)
                ? []
                : [
                    ReviewPoint(
                        reason:
                            "whether the system's class of \(ElementSubject(object).words) has a property of the name "
                            + "to itself is not known", place: object.place)
                ]
        }
        guard let sources = ClassSources(of: object, in: graph), !sources.isComplete else { return [] }
        let reason =
            sources.unknownClass.map {
                "\(name) descends from \($0), whose source is not here and which may have a property of the name"
            } ?? "no source here declares \(name), which may have a property of the name"
        return [ReviewPoint(reason: reason, place: object.place)]
    }

    private static let plainViews: Set<String> = [
        "button", "collectionView", "collectionReusableView", "collectionViewCell", "collectionViewCellContentView",
        "containerView", "imageView", "label", "scrollView", "stackView", "tableView", "tableViewCell",
        "tableViewCellContentView", "textField", "textView", "view", "visualEffectView",
    ]
}

/// Whether all new properties of a project can have the names of the layer's, so that one file does not mix both ways.
private struct PlainNames {
    private var taken: [String: Place] = [:]
    private let graph: ProjectGraph

    init(_ properties: Set<LayerProperty>, _ known: ViewProperties, _ graph: ProjectGraph) {
        self.graph = graph
        var asked: Set<String> = []
        for document in graph.documents where asked.insert(graph.projectFolder(of: document.path)).inserted {
            let new = properties.sorted().filter { property in
                property != .masksToBounds && property.names.count > 1
                    && known.existing(property, for: document).isEmpty
            }
            let place = new.lazy.compactMap { known.takenAt($0.rawValue, for: document) }.first
            taken[graph.projectFolder(of: document.path)] = place
        }
    }

    /// Where one of the names means something else; nil where all of them are free.
    func taken(for document: IBDocument) -> Place? { taken[graph.projectFolder(of: document.path)] }
}
