import SwiftSyntax
import TransformKit

/// Decides whether the styling of one outlet in one method can move into the documents.
struct StylingJudge {
    let method: StylingMethod
    let outlet: String
    let statements: [StylingStatement]
    let code: StylingCode
    let attributes: AttributeJudge
    private var graph: ProjectGraph { code.graph }

    /// The objects that get the values: one for each object of the class.
    struct Verdict {
        let destinations: [Element]
        let points: [ReviewPoint]
    }

    /// - Throws: the reason why the styling stays.
    func verdict() throws(Obstacle) -> Verdict {
        guard let member = graph.classes.outlet(outlet, of: method.type) else {
            throw obstacle(.notConnected, "no class declares “\(outlet)”")
        }
        if member.outlet.hasObserver || member.outlet.isConditional || member.outlet.isUnusual {
            throw obstacle(
                .usedEarlier, "“\(outlet)” has an observer or another unusual declaration",
                Place(path: member.outlet.path))
        }
        if let place = placeOfOwnView() {
            throw obstacle(.notFromDocument, "the class makes its own view, so that it has none of a document", place)
        }
        let destinations = try self.destinations(member.owner)
        var points: [ReviewPoint] = []
        for element in destinations { points += try pointsAbout(element) }
        points += try pointsAboutUses(of: member.owner)
        points += try pointsAboutSubclasses()
        for document in Set(destinations.map(\.document)).sorted(by: { $0.path < $1.path }) {
            points += statements.compactMap { code.generalStyling(of: $0.property, near: document.path) }
        }
        var seen: Set<String> = []
        return Verdict(destinations: destinations, points: points.filter { seen.insert($0.reason).inserted })
    }

    private func obstacle(_ code: RefusalCode, _ reason: String, _ place: Place? = nil) -> Obstacle {
        Obstacle(code: code, reason: reason, place: place ?? Place(method.source, at: statements[0].range.lowerBound))
    }

    /// The place of a `loadView`, which leaves the document's view aside.
    private func placeOfOwnView() -> Place? {
        for path in Ancestry(of: method.type, in: graph).paths.sorted() {
            guard let source = graph.text(at: path) else { continue }
            if let offset = source.offsets(ofIdentifier: "loadView").first { return Place(source, at: offset) }
        }
        return nil
    }

    // MARK: Objects

    private func destinations(_ owner: SwiftClass) throws(Obstacle) -> [Element] {
        let objects = code.objects(of: method.type)
        if let unclear = objects.first(where: { $0.types.count > 1 }) {
            throw obstacle(
                .classUnclear, "several classes have the name of \(ElementSubject(unclear.object).words)",
                unclear.object.place)
        }
        var found: [Element] = []
        for use in objects {
            let connections = graph.outletConnections.filter { $0.source == use.object && $0.property == outlet }
            for connection in connections {
                guard let destination = connection.destination else {
                    throw obstacle(
                        .notConnected, "“\(outlet)” of \(ElementSubject(use.object).words) leads to an object of another scene",
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

    private func pointsAbout(_ element: Element) throws(Obstacle) -> [ReviewPoint] {
        var points: [ReviewPoint] = []
        for statement in statements {
            let property = statement.property
            if let elements = property.elements, !elements.contains(element.name) || !element.canSay(property) {
                throw obstacle(
                    .noAttribute, "a document cannot say “\(property.path)” of \(ElementSubject(element).words)",
                    element.place)
            }
            if property.elements == nil, !element.isStyledView {
                throw obstacle(
                    .noAttribute, "\(ElementSubject(element).words) is no view that a document says “\(property.path)” of",
                    element.place)
            }
            if element.varies(property) {
                throw obstacle(
                    .variesByTrait, "the document has a value for some size classes, which code overrides everywhere",
                    element.place)
            }
            let twin = element.userDefinedRuntimeAttributes.first { attribute in
                attribute["keyPath"].map { $0 == property.path || property.words.contains($0) } ?? false
            }
            if let twin {
                throw obstacle(.setByAttribute, "a runtime attribute sets “\(twin["keyPath"] ?? "")” as well", twin.place)
            }
            if case .text = property.kind { try checkTranslations(of: element) }
            if case .layer(.borderColor) = property.kind, attributes.existingName(.borderColor, for: element) == nil {
                throw obstacle(
                    .noAttribute, "no inspectable property of UIView sets the color of a border, and a layer takes no UIColor")
            }
            points += pointsAboutClass(of: element, property)
        }
        for other in code.outlets(to: element) where other.property != outlet || !isOwn(other) {
            points.append(
                ReviewPoint(
                    reason: "“\(other.property)” of \(other.className) leads to \(ElementSubject(element).words) as well",
                    place: other.connection.place))
        }
        return points
    }

    private func isOwn(_ connection: OutletConnection) -> Bool {
        connection.members.contains { member in
            let family = graph.classes.chain(of: member.type)
            return family.contains(method.type) || graph.classes.chain(of: method.type).contains(member.type)
        }
    }

    private func checkTranslations(of element: Element) throws(Obstacle) {
        let translations = graph.translations(of: element.document)
        guard let language = translations.languages.first else { return }
        throw obstacle(
            .translated, "the document is translated (\(language)), and a text in it would be as well", element.place)
    }

    /// A class of the view's own may set or read the value when it is loaded.
    private func pointsAboutClass(of element: Element, _ property: StyleProperty) -> [ReviewPoint] {
        guard let name = element.customClass else { return [] }
        let ancestries = graph.classes.resolve(element).map { Ancestry.all(of: $0, in: graph) } ?? []
        guard !ancestries.isEmpty, ancestries.allSatisfy(\.isComplete) else {
            if ancestries.isEmpty, OutletConnection.isSystemClass(name) { return [] }
            return [
                ReviewPoint(
                    reason: "what \(name) does with “\(property.path)” when it is loaded is not known", place: element.place)
            ]
        }
        for path in ancestries.reduce(into: Set<String>(), { $0.formUnion($1.paths) }).sorted() {
            guard let source = graph.text(at: path) else { continue }
            let offsets = property.words.flatMap(source.offsets(ofIdentifier:))
            if let offset = offsets.min() {
                return [
                    ReviewPoint(
                        reason: "\(name) has to do with “\(property.path)” itself", place: Place(source, at: offset))
                ]
            }
        }
        return []
    }

    // MARK: Code

    private func pointsAboutUses(of owner: SwiftClass) throws(Obstacle) -> [ReviewPoint] {
        let own = statements.map(\.range)
        let uses = code.uses(of: outlet, of: owner, except: own, in: method.source.path)
        if let assigned = uses.first(where: { $0.role == .assigned && $0.member == nil }) {
            throw obstacle(
                .notFromDocument, "code gives “\(outlet)” another object", code.place(of: assigned))
        }
        var points: [ReviewPoint] = []
        for use in uses {
            let concerned = statements.filter { $0.mayBeTouched(by: use) }
            guard let first = concerned.first else { continue }
            if code.isEarly(use, before: method.name) {
                throw obstacle(
                    .usedEarlier, "code has to do with “\(outlet)” before \(method.name) sets “\(first.property.path)”",
                    code.place(of: use))
            }
            if let late = concerned.first(where: { !$0.comesFirst }) {
                points.append(
                    ReviewPoint(
                        reason: "other code has to do with “\(outlet)”, and may run before \(method.name) sets "
                            + "“\(late.property.path)”", place: code.place(of: use)))
            }
            if concerned.contains(where: \.setsColor), use.isComparison {
                points.append(
                    ReviewPoint(
                        reason: "code compares a color of “\(outlet)”, and one of a document may be none of its equals",
                        place: code.place(of: use)))
            }
        }
        if statements.contains(where: { !$0.comesFirst }) {
            for file in graph.objectiveCFiles where graph.isNear(file.source.path, method.source.path) {
                guard let offset = file.source.offsets(ofIdentifier: outlet).first else { continue }
                points.append(
                    ReviewPoint(
                        reason: "Objective-C names “\(outlet)”, and may do so before \(method.name) sets it",
                        place: Place(file.source, at: offset)))
                break
            }
        }
        return points
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
    fileprivate func mayBeTouched(by use: MemberUse) -> Bool {
        guard let member = use.member, use.argumentOf == nil else { return true }
        if member == "layer", let last = property.path.split(separator: ".").last, property.words.contains("layer") {
            return use.lineText.contains(last) || !use.lineText.contains("layer.")
        }
        return property.words.contains(member) || !Self.harmless.contains(member)
    }

    fileprivate var setsColor: Bool { if case .color = value { true } else { false } }

    /// Members of the system's that have to do with one thing each.
    private static let harmless: Set<String> = [
        "accessibilityHint", "accessibilityIdentifier", "accessibilityLabel", "addGestureRecognizer", "addTarget",
        "adjustsFontForContentSizeCategory", "adjustsFontSizeToFitWidth", "allowsSelection", "alpha",
        "attributedPlaceholder", "attributedText", "autocapitalizationType", "autocorrectionType", "backgroundColor",
        "becomeFirstResponder", "bounces", "bounds", "center", "clipsToBounds", "contentInset", "contentMode",
        "contentOffset", "contentSize", "currentPage", "dataSource", "date", "delegate", "endEditing", "endRefreshing",
        "font", "frame", "heightAnchor", "image", "inputAccessoryView", "inputView", "isAnimating", "isEditable",
        "isEnabled", "isFirstResponder", "isHidden", "isHighlighted", "isOn", "isSecureTextEntry", "isSelected",
        "isUserInteractionEnabled", "keyboardType", "layer", "lineBreakMode", "numberOfLines", "numberOfPages",
        "placeholder", "progress", "register", "reloadData", "removeTarget", "resignFirstResponder", "returnKeyType",
        "rowHeight", "selectedSegmentIndex", "setImage", "setTitle", "setTitleColor", "startAnimating", "stopAnimating",
        "tag", "text", "textAlignment", "textColor", "textContentType", "tintColor", "titleLabel", "transform", "value",
        "widthAnchor",
    ]
}

extension MemberUse {
    fileprivate var isComparison: Bool {
        assignedText == nil && ["==", "!=", "isEqual"].contains { lineText.contains($0) }
    }
}

extension Element {
    /// Whether Xcode writes the property on elements of the kind, and the element has no other content that comes first.
    fileprivate func canSay(_ property: StyleProperty) -> Bool {
        switch property.kind {
        case .flag(let attribute, _), .number(let attribute, _), .choice(let attribute, _, _):
            return XcodeOrder.knows(attribute: attribute, of: name)
        case .text(let attribute):
            let attributed = children.contains { $0.isNamed("attributedString") && $0["key"]?.hasPrefix("attributed") == true }
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
        "activityIndicatorView", "button", "collectionView", "containerView", "datePicker", "imageView", "label",
        "mapView", "pageControl", "pickerView", "progressView", "scrollView", "searchBar", "segmentedControl", "slider",
        "stackView", "stepper", "switch", "tableView", "textField", "textView", "view", "visualEffectView", "wkWebView",
    ]

    /// Whether some size classes have a value of their own.
    fileprivate func varies(_ property: StyleProperty) -> Bool {
        variations.contains { variation in
            switch property.kind {
            case .flag(let attribute, _), .number(let attribute, _), .choice(let attribute, _, _), .text(let attribute):
                variation.attribute(named: attribute) != nil
            case .color(let key): variation.children.contains { $0["key"] == key }
            case .font: variation.children.contains { $0["key"] == "fontDescription" }
            case .traitFlag, .traitChoice, .layer: false
            }
        }
    }
}
