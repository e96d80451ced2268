import TransformKit

/// Decides whether the styling of one outlet in one method can move into the documents.
struct StylingJudge {
    let method: StylingMethod
    let outlet: String
    let statements: [StylingStatement]
    let code: StylingCode
    let layers: ViewProperties
    private var graph: ProjectGraph { code.graph }

    /// The objects that get the values: one for each object of the class.
    struct Verdict {
        /// Those of the statements that documents can say.
        let statements: [StylingStatement]
        let destinations: [Element]
        let points: [ReviewPoint]
    }

    /// - Throws: the reason why the styling stays.
    func verdict() throws(Obstacle) -> Verdict {
        if let place = Ancestry(of: method.type, in: graph).place(ofMethod: "loadView", in: graph) {
            throw obstacle(.notFromDocument, "the class makes its own view, so that it has none of a document", place)
        }
        guard let member = graph.classes.outlet(outlet, of: method.type) else { return try verdictOnOwnView() }
        if member.outlet.isConditional || member.outlet.isUnusual {
            throw obstacle(
                .notFromDocument, "“\(outlet)” is declared in an unusual way, and may hold another object",
                Place(path: member.outlet.path))
        }
        let destinations = try self.destinations()
        return try judge(of: destinations).verdict(of: destinations, member.owner)
    }

    /// The judge of those statements that documents can say.
    private func judge(of destinations: [Element]) throws(Obstacle) -> StylingJudge {
        let sayable = try sayable(of: destinations)
        return StylingJudge(method: method, outlet: outlet, statements: sayable, code: code, layers: layers)
    }

    /// The verdict on what the system gives the object, such as the view of a controller.
    private func verdictOnOwnView() throws(Obstacle) -> Verdict {
        guard let view = OwnView(outlet, of: method.type, in: graph) else {
            throw obstacle(.notConnected, "no class declares “\(outlet)”")
        }
        if let place = view.earlyPlace(before: method.name, in: graph) {
            throw obstacle(
                .usedEarlier, "code has to do with “\(outlet)” before \(method.name) sets its look", place)
        }
        var destinations: [Element] = []
        for object in try objects() {
            guard let element = view.element(of: object) else {
                throw obstacle(
                    .notFromDocument, "the document gives \(ElementSubject(object).words) no “\(outlet)”", object.place)
            }
            destinations.append(element)
        }
        let judge = try judge(of: destinations)
        var points = destinations.flatMap(judge.pointsAbout)
        if let place = view.makingPlace(in: graph) {
            points.append(
                ReviewPoint(
                    reason: "code names \(method.type.name), and an object that it makes has a view of no document",
                    place: place))
        }
        points += try pointsAboutSubclasses() + judge.generalPoints(destinations)
        return judge.verdict(destinations, points)
    }

    private func generalPoints(_ destinations: [Element]) -> [ReviewPoint] {
        destinations.flatMap { element in
            statements.compactMap { code.generalStyling(of: element, $0.property) }
        }
    }

    private func verdict(_ destinations: [Element], _ points: [ReviewPoint]) -> Verdict {
        var seen: Set<String> = []
        return Verdict(
            statements: statements, destinations: destinations,
            points: points.filter { seen.insert($0.reason).inserted })
    }

    private func verdict(of destinations: [Element], _ owner: SwiftClass) throws(Obstacle) -> Verdict {
        var points = destinations.flatMap(pointsAbout)
        points += try pointsAboutUses(of: owner, Set(destinations.map(\.name))) + pointsAboutObjectiveC()
        points += try pointsAboutSubclasses() + pointsAboutSuperclasses()
        points += statements.filter { !$0.comesFirst }.compactMap { code.way(to: $0.property, from: method.type) }
        return verdict(destinations, points + generalPoints(destinations))
    }

    /// The statements that every document can say; what some cannot say stays in code.
    private func sayable(of destinations: [Element]) throws(Obstacle) -> [StylingStatement] {
        var obstacles: [Obstacle] = []
        var found = statements.filter { statement in
            let obstacle = destinations.lazy.compactMap { self.obstacle(to: statement.property, of: $0) }.first
            if let obstacle { obstacles.append(obstacle) }
            return obstacle == nil
        }
        // What makes the look of one layer stays together.
        let ofLayer = statements.filter(\.isOfLayer)
        let hasColorElsewhere = found.contains { $0.property.path == "layer.borderWidth" } && colorsBorderElsewhere()
        if hasColorElsewhere || ofLayer.contains(where: { layer in !found.contains { $0.range == layer.range } }) {
            found.removeAll(where: \.isOfLayer)
        }
        if found.isEmpty {
            throw obstacles.first
                ?? obstacle(.noAttribute, "the width of the border stays where code gives the border its color")
        }
        return found
    }

    /// Whether code gives the border a color in another place than in the statements.
    private func colorsBorderElsewhere() -> Bool {
        guard !statements.contains(where: { $0.property.path == "layer.borderColor" }) else { return false }
        return code.uses(of: outlet, of: method.type, except: [], in: method.source.path).contains {
            $0.lineText.contains("borderColor")
        }
    }

    private func obstacle(_ code: RefusalCode, _ reason: String, _ place: Place? = nil) -> Obstacle {
        Obstacle(code: code, reason: reason, place: place ?? Place(method.source, at: statements[0].range.lowerBound))
    }

    // MARK: Objects

    private func objects() throws(Obstacle) -> [Element] {
        let objects = code.objects(of: method.type)
        if let unclear = objects.first(where: { $0.types.count > 1 }) {
            throw obstacle(
                .classUnclear, "several classes have the name of \(ElementSubject(unclear.object).words)",
                unclear.object.place)
        }
        return objects.map(\.object)
    }

    private func destinations() throws(Obstacle) -> [Element] {
        var found: [Element] = []
        for object in try objects() {
            for connection in code.outlets(outlet, of: object) {
                guard let destination = connection.destination else {
                    throw obstacle(
                        .notConnected,
                        "“\(outlet)” of \(ElementSubject(object).words) leads to an object of another scene",
                        connection.connection.place)
                }
                if !found.contains(destination) { found.append(destination) }
            }
        }
        guard !found.isEmpty else {
            throw obstacle(.notConnected, "no document connects “\(outlet)” of \(method.type.name)")
        }
        return found
    }

    private func obstacle(to property: StyleProperty, of element: Element) -> Obstacle? {
        let words = ElementSubject(element).words
        if property.elements.map({ !$0.contains(element.name) || !element.canSay(property) }) ?? !element.isStyledView {
            return obstacle(.noAttribute, "a document cannot say “\(property.path)” of \(words)", element.place)
        }
        if element.varies(property) {
            return obstacle(
                .variesByTrait, "the document has a value for some size classes, which code overrides everywhere",
                element.place)
        }
        var twins = property.words.union([property.path])
        if property.clips { twins.insert(LayerProperty.masksToBounds.keyPath) }
        if case .layer(let layer) = property.kind, let name = layers.existingName(layer, for: element) {
            twins.insert(name)
        }
        let twin = element.userDefinedRuntimeAttributes.first { $0["keyPath"].map(twins.contains) ?? false }
        if let twin {
            return obstacle(.setByAttribute, "a runtime attribute sets “\(twin["keyPath"] ?? "")” as well", twin.place)
        }
        if case .text = property.kind, let language = graph.translations(of: element.document).languages.first {
            return obstacle(
                .translated, "the document is translated (\(language)), and a text in it would be as well",
                element.place)
        }
        if property.kind == .layer(.borderColor), layers.existingName(.borderColor, for: element) == nil {
            return obstacle(
                .noAttribute,
                "no inspectable property of UIView sets the color of a border, and a layer takes no UIColor")
        }
        if property.path == "isHidden", element["animating"] == "YES" {
            return obstacle(
                .noAttribute, "an indicator that is animated from the start shows itself when it is loaded",
                element.place)
        }
        return nil
    }

    private func pointsAbout(_ element: Element) -> [ReviewPoint] {
        var points = statements.flatMap {
            pointsAboutClass(of: element, $0.property) + pointsAboutAttributes(of: element, $0.property)
        }
        points += pointsAboutContainers(of: element)
        for other in code.outlets(to: element) where other.property != outlet || !isOwn(other) {
            points.append(
                ReviewPoint(
                    reason:
                        "“\(other.property)” of \(other.className) leads to \(ElementSubject(element).words) as well",
                    place: other.connection.place))
        }
        return points
    }

    private func isOwn(_ connection: OutletConnection) -> Bool {
        // Nobody declares the outlet to a controller's own view.
        if connection.members.isEmpty, graph.classes.outlet(outlet, of: method.type) == nil { return true }
        return connection.members.contains { member in
            let family = graph.classes.chain(of: member.type)
            return family.contains(method.type) || graph.classes.chain(of: method.type).contains(member.type)
        }
    }

    /// A class of the view's own may set or read the value when it is loaded.
    private func pointsAboutClass(of element: Element, _ property: StyleProperty) -> [ReviewPoint] {
        guard let name = element.customClass else { return [] }
        guard let sources = ClassSources(of: element, in: graph) else { return [] }
        guard sources.isComplete else {
            return [
                ReviewPoint(
                    reason: "what \(name) does with “\(property.path)” when it is loaded is not known",
                    place: element.place)
            ]
        }
        return sources.place(ofAny: property.words).map {
            [ReviewPoint(reason: "\(name) has to do with “\(property.path)” itself", place: $0)]
        } ?? []
    }

    /// The setter of another runtime attribute runs after the document's value is there, and before the code's today.
    private func pointsAboutAttributes(of element: Element, _ property: StyleProperty) -> [ReviewPoint] {
        for attribute in element.userDefinedRuntimeAttributes {
            guard let keyPath = attribute["keyPath"], !keyPath.hasPrefix("layer.") else { continue }
            let files = graph.files(declaringInspectable: keyPath)
            let touching = files.first { file in property.words.contains { file.source.contains(identifier: $0) } }
            if files.isEmpty || touching != nil {
                return [
                    ReviewPoint(
                        reason: "the runtime attribute “\(keyPath)” may have to do with “\(property.path)”",
                        place: touching.map { Place(path: $0.path) } ?? attribute.place)
                ]
            }
        }
        return []
    }

    /// A view around may do something with all that is in it when it is loaded.
    private func pointsAboutContainers(of element: Element) -> [ReviewPoint] {
        for container in element.ancestors where container.customClass != nil && !container.isController {
            let words = ["subviews", "didAddSubview", "arrangedSubviews", "viewWithTag"]
            guard let place = ClassSources(of: container, in: graph)?.place(ofAny: words) else { continue }
            return [
                ReviewPoint(
                    reason: "\(container.customClass ?? "") goes through the views in it, and may set them up first",
                    place: place)
            ]
        }
        return []
    }

    // MARK: Code

    /// - Parameters:
    ///   - owner: the class that declares the outlet.
    ///   - names: those of the elements that it leads to.
    private func pointsAboutUses(of owner: SwiftClass, _ names: Set<String>) throws(Obstacle) -> [ReviewPoint] {
        let own = statements.map(\.range)
        let declaration = graph.classes.outlet(outlet, of: method.type)?.outlet
        let isPrivate = ["private", "fileprivate"].contains(declaration?.access)
        let uses = code.uses(of: outlet, of: owner, except: own, in: method.source.path).filter {
            !isPrivate || $0.path == declaration?.path
        }
        if let assigned = uses.first(where: { $0.role == .assigned && $0.member == nil && $0.isOfKnownType }) {
            throw obstacle(
                .notFromDocument, "code gives “\(outlet)” another object", code.place(of: assigned))
        }
        var points: [ReviewPoint] = []
        for use in uses {
            let concerned = statements.filter { statement in
                !comesAfter(use, statement) && names.contains { statement.mayBeTouched(by: use, on: $0) }
            }
            guard let first = concerned.first else { continue }
            if code.isEarly(use, before: method.name) {
                let reason = "code has to do with “\(outlet)” before \(method.name) sets “\(first.property.path)”"
                guard !use.isOfKnownType else { throw obstacle(.usedEarlier, reason, code.place(of: use)) }
                points.append(ReviewPoint(reason: reason, place: code.place(of: use)))
                continue
            }
            if let own = concerned.first(where: { comesBefore(use, $0) }) {
                points.append(
                    ReviewPoint(
                        reason: "\(method.name) has to do with “\(outlet)” already when it sets “\(own.property.path)”",
                        place: code.place(of: use)))
            } else if let late = concerned.first(where: { !$0.comesFirst }), let before = late.precededBy {
                let line = method.source.position(at: before.lowerBound).line
                points.append(
                    ReviewPoint(
                        reason:
                            "other code has to do with “\(outlet)”, and line \(line) may run it before \(method.name) "
                            + "sets “\(late.property.path)”", place: code.place(of: use)))
            }
            if concerned.contains(where: \.setsColor), use.isComparison {
                points.append(
                    ReviewPoint(
                        reason: "code compares a color of “\(outlet)”, and one of a document may be none of its equals",
                        place: code.place(of: use)))
            }
        }
        return points
    }

    /// Whether a use stands behind the statement in the same method.
    private func comesAfter(_ use: MemberUse, _ statement: StylingStatement) -> Bool {
        use.path == method.source.path && method.range.contains(use.range.lowerBound)
            && use.range.lowerBound > statement.range.upperBound
    }

    private func comesBefore(_ use: MemberUse, _ statement: StylingStatement) -> Bool {
        use.path == method.source.path && method.range.contains(use.range.lowerBound)
            && use.range.lowerBound < statement.range.lowerBound
    }

    private func pointsAboutObjectiveC() -> [ReviewPoint] {
        guard statements.contains(where: { !$0.comesFirst }) else { return [] }
        for file in graph.objectiveCFiles where graph.isNear(file.source.path, method.source.path) {
            guard file.source.contains(identifier: method.type.name),
                let offset = file.source.offsets(ofIdentifier: outlet).first
            else { continue }
            return [
                ReviewPoint(
                    reason: "Objective-C names “\(outlet)”, and may do so before \(method.name) sets it",
                    place: Place(file.source, at: offset))
            ]
        }
        return []
    }

    /// A nib of a superclass can be loaded for objects of the class as well, and gets none of the values.
    private func pointsAboutSuperclasses() -> [ReviewPoint] {
        for ancestor in graph.classes.chain(of: method.type).dropFirst() {
            for use in code.ownObjects(of: ancestor) where use.object.isFilesOwner {
                if code.outlets(outlet, of: use.object).isEmpty { continue }
                return [
                    ReviewPoint(
                        reason: "\(use.object.document.path.fileName) is of \(ancestor.name), and may be loaded for "
                            + "\(method.type.name) too, which then gets none of the values",
                        place: use.object.place)
                ]
            }
        }
        return []
    }

    /// A subclass that overrides the method sets its own values before, or never gets these.
    private func pointsAboutSubclasses() throws(Obstacle) -> [ReviewPoint] {
        var points: [ReviewPoint] = []
        for type in graph.classes.subclasses(of: method.type) {
            for part in type.parts {
                guard let source = graph.text(at: part.path) else { continue }
                let text = source.string(part.range)
                guard text.contains("func \(method.name)()") else { continue }
                guard text.contains("super.\(method.name)()") else {
                    throw obstacle(
                        .subclassDiffers, "\(type.name) overrides \(method.name) and does not call this one",
                        Place(source, at: part.offset))
                }
                if text.contains(outlet) {
                    points.append(
                        ReviewPoint(
                            reason: "\(type.name) overrides \(method.name) and has to do with “\(outlet)”",
                            place: Place(source, at: part.offset)))
                }
            }
        }
        return points
    }
}

extension StylingStatement {
    /// Whether code may set or read the value through a use of the outlet: anything may, but members that have to do with
    /// something else.
    fileprivate func mayBeTouched(by use: MemberUse, on element: String) -> Bool {
        guard let member = use.member, use.argumentOf == nil else { return true }
        if member == "layer", let last = property.path.split(separator: ".").last, property.words.contains("layer") {
            return use.lineText.contains(last) || !use.lineText.contains("layer.")
        }
        return property.words(on: element).contains(member) || !SystemMembers.single.contains(member)
    }

    fileprivate var isOfLayer: Bool { property.path.hasPrefix("layer.") }

    fileprivate var setsColor: Bool { if case .color = value { true } else { false } }
}

extension StyleProperty {
    /// Whether it is the one that says whether the view clips what is in it.
    fileprivate var clips: Bool { path == "clipsToBounds" || path == "layer.masksToBounds" }
}

extension MemberUse {
    /// Whether the object that has the outlet is told for certain.
    fileprivate var isOfKnownType: Bool {
        switch base {
        case .ownType, .expression(_, _?): true
        case .expression(_, nil), .keyPath: false
        }
    }

    fileprivate var isComparison: Bool {
        assignedText == nil && ["==", "!=", "isEqual"].contains { lineText.contains($0) }
    }
}

extension Element {
    /// Whether Xcode writes the property on elements of the kind, and the element has no other content that comes first.
    fileprivate func canSay(_ property: StyleProperty) -> Bool {
        switch property.kind {
        case .flag(let attribute, _), .number(let attribute, _), .count(let attribute, _), .choice(let attribute, _, _):
            return XcodeOrder.knows(attribute: attribute, of: name)
        case .text(let attribute):
            let attributed = children.contains {
                $0.isNamed("attributedString") && $0["key"]?.hasPrefix("attributed") == true
            }
            return !attributed && XcodeOrder.knows(attribute: attribute, of: name)
        case .font, .color:
            // An attributed text has its own fonts and colors, a configuration as well.
            let own = ["attributedString", "buttonConfiguration"]
            return !children.contains { child in own.contains(child.name) && child["key"] != "userComments" }
        case .traitFlag, .traitChoice: return true
        case .layer: return true
        }
    }

    /// Whether the element is a view that all properties of views are written on.
    fileprivate var isStyledView: Bool {
        Self.styledViews.contains(name)
    }

    private static let styledViews: Set = [
        "activityIndicatorView", "button", "collectionView", "collectionViewCellContentView", "containerView",
        "datePicker", "imageView", "label",
        "mapView", "pageControl", "pickerView", "progressView", "scrollView", "searchBar", "segmentedControl", "slider",
        "stackView", "stepper", "switch", "tableView", "tableViewCellContentView", "textField", "textView", "view",
        "visualEffectView", "wkWebView",
    ]

    /// Whether some size classes have a value of their own.
    fileprivate func varies(_ property: StyleProperty) -> Bool {
        variations.contains { variation in
            switch property.kind {
            case .flag(let attribute, _), .number(let attribute, _), .count(let attribute, _),
                .choice(let attribute, _, _), .text(let attribute):
                variation.attribute(named: attribute) != nil
            case .color(let key): variation.children.contains { $0["key"] == key }
            case .font: variation.children.contains { $0["key"] == "fontDescription" }
            case .traitFlag, .traitChoice, .layer: false
            }
        }
    }
}
