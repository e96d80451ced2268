import Layout
import SwiftWriting
import TransformKit

/// A constraint as code makes it.
struct CodedConstraint {
    let element: Element
    let expression: String
    let priority: Double
    let identifier: String?
    /// What it ties, as words of a name: `titleLabelLeading`.
    let words: String
    /// Other constants in some size classes, the more particular ones first.
    var constants: [VariedValue] = []
    /// The constant that holds where none of those does.
    var standardConstant = "0"
    /// The size classes in which it is active; nil for all.
    var installation: PartialInstallation?

    /// Whether something has to be said about the constraint before it is activated, or later.
    var needsName: Bool { priority != 1000 || identifier != nil || !constants.isEmpty }
}

/// Reads the constraints of a screen as code.
struct ConstraintReader {
    private let root: Element
    private let names: [Element: String]
    /// Constraints that are outlets.
    private let asked: Set<Element>
    private let hasSafeAreas: Bool
    private let installations: Installations

    /// - Parameters:
    ///   - root: the screen's view, which is `self`.
    ///   - names: the properties of the views in it.
    ///   - asked: objects that code knows by an outlet.
    ///   - hasSafeAreas: whether every system that the app runs on has safe areas.
    init(_ root: Element, names: [Element: String], asked: Set<Element>, hasSafeAreas: Bool) {
        self.asked = asked
        self.root = root
        self.names = names
        self.hasSafeAreas = hasSafeAreas
        installations = root.document.installations
    }

    /// - Throws: the reason why a constraint cannot be said in code.
    func constraints() throws(Obstacle) -> [CodedConstraint] {
        var found: [(rank: Int, constraint: CodedConstraint)] = []
        for element in ([root] + root.descendants).flatMap(\.constraints) {
            guard let constraint = Constraint(element) else { throw Obstacle.notYet(element, "a constraint") }
            if constraint.isPlaceholder { continue }
            if element.customClass != nil { throw Obstacle.notYet(element, "a constraint's class") }
            let installation = installations[constraint]
            if installation.isNowhere || constraint.anchors.contains(where: { isAbsent($0, of: constraint) }) {
                continue
            }
            let sides = sides(of: constraint)
            let coded = CodedConstraint(
                element: element, expression: try expression(constraint, sides), priority: constraint.priority,
                identifier: constraint.identifier, words: words(constraint, sides.first),
                constants: try constants(of: constraint, sides), standardConstant: SwiftNumber.text(sides.constant),
                installation: try PartialInstallation(installation, of: element))
            if asked.contains(element), !coded.constants.isEmpty || coded.installation != nil {
                throw Obstacle.varies(element, "by size class, and code knows it")
            }
            found.append((object(at: sides.first, constraint)?.index ?? 0, coded))
        }
        // Those of one view stand together, in the order of the views.
        return found.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
            .map(\.element.constraint)
    }

    /// Whether one side is a view that no size class has, or stands in one.
    private func isAbsent(_ anchor: Constraint.Anchor, of constraint: Constraint) -> Bool {
        constraint.item(at: anchor)?.object?.isInstalledNowhere ?? false
    }

    private func constants(of constraint: Constraint, _ sides: Sides) throws(Obstacle) -> [VariedValue] {
        let isTurned = sides.first != constraint.first
        var values: [VariedValue] = []
        for variation in constraint.variations {
            let written = variation.element.attributes.filter { !["key", "constant"].contains($0.name) }
            guard let condition = SizeClassCondition(variation.sizeClass), variation.sizeClass != "default",
                written.isEmpty, variation.element.children.isEmpty, let constant = variation.constant,
                !constraint.isStandardSpacing
            else { throw Obstacle.varies(constraint.element, "for \(variation.sizeClass)") }
            let number = isTurned && constant != 0 ? -constant : constant
            values.append(VariedValue(condition: condition, text: SwiftNumber.text(number)))
        }
        return try VariedValue.ordered(values, of: constraint.element)
    }

    /// The two sides of a constraint in the order in which code has them.
    private struct Sides {
        let first: Constraint.Anchor
        let second: Constraint.Anchor?
        let relation: Constraint.Relation
        let constant: Double
    }

    /// As people write them, from the inner view to the one around it, and from a view to the one before it: `first =
    /// second + constant` is `second = first - constant`. A constraint that code knows keeps its constant.
    private func sides(of constraint: Constraint) -> Sides {
        let asWritten = Sides(
            first: constraint.first, second: constraint.second, relation: constraint.relation,
            constant: constraint.constant)
        guard let second = constraint.second, !asked.contains(constraint.element), constraint.multiplier == 1,
            !constraint.isStandardSpacing, let left = object(at: constraint.first, constraint),
            let right = object(at: second, constraint), left != right, left.contains(right)
        else { return asWritten }
        return Sides(
            first: second, second: constraint.first, relation: constraint.relation.turned,
            constant: constraint.constant == 0 ? 0 : -constraint.constant)
    }

    /// The view of a side; the screen's view for guides of the view controller.
    private func object(at anchor: Constraint.Anchor, _ constraint: Constraint) -> Element? {
        guard let item = constraint.item(at: anchor) else { return nil }
        return item.isLegacyGuide ? root : item.object
    }

    private func words(_ constraint: Constraint, _ anchor: Constraint.Anchor) -> String {
        let item = constraint.item(at: anchor)?.object.flatMap { names[$0] } ?? "view"
        let attribute = anchor.attribute.rawValue
        return item + attribute.prefix(1).uppercased() + attribute.dropFirst()
    }

    // MARK: Expressions

    private func expression(_ constraint: Constraint, _ sides: Sides) throws(Obstacle) -> String {
        let element = constraint.element
        let (first, firstAttribute) = try side(sides.first, constraint)
        let constant = SwiftNumber.text(sides.constant)
        let relation = relation(sides.relation)
        guard let multiplier = SwiftNumber.multiplier(element["multiplier"] ?? "1") else {
            throw Obstacle.notYet(element, "a multiplier")
        }
        let isScaled = constraint.multiplier != 1
        guard let secondAnchor = sides.second else {
            guard let anchor = firstAttribute.anchor, firstAttribute.isSize, !constraint.isStandardSpacing else {
                throw Obstacle.notYet(element, "a constraint")
            }
            return "\(first.dotted)\(anchor).constraint(\(relation)ToConstant: \(constant))"
        }
        let (second, secondAttribute) = try side(secondAnchor, constraint)
        guard let left = firstAttribute.anchor, let right = secondAttribute.anchor,
            firstAttribute.axis == secondAttribute.axis || firstAttribute.isSize
        else { throw Obstacle.notYet(element, "a constraint") }
        if constraint.isStandardSpacing {
            return try standardSpacing(constraint, "\(first.dotted)\(left)", "\(second.dotted)\(right)")
        }
        guard firstAttribute.isSize == secondAttribute.isSize else { throw Obstacle.notYet(element, "a constraint") }
        if isScaled, !firstAttribute.isSize {
            return "NSLayoutConstraint(item: \(first.object), attribute: .\(firstAttribute.codeName), relatedBy: "
                + ".\(constraint.relation.rawValue), toItem: \(second.object), attribute: .\(secondAttribute.codeName), "
                + "multiplier: \(multiplier), constant: \(constant))"
        }
        var arguments = "\(relation)To: \(second.dotted)\(right)"
        if isScaled { arguments += ", multiplier: \(multiplier)" }
        if sides.constant != 0 { arguments += ", constant: \(constant)" }
        return "\(first.dotted)\(left).constraint(\(arguments))"
    }

    private func relation(_ relation: Constraint.Relation) -> String {
        switch relation {
        case .equal: "equal"
        case .lessThanOrEqual: "lessThanOrEqual"
        case .greaterThanOrEqual: "greaterThanOrEqual"
        }
    }

    /// Only between two views that are beside each other: at the edge of the view around them, the standard is another.
    private func standardSpacing(_ constraint: Constraint, _ first: String, _ second: String) throws(Obstacle) -> String
    {
        let attributes = (constraint.first.attribute, constraint.second?.attribute)
        let isAfter = attributes == (.leading, .trailing)
        let isBelow = attributes == (.top, .bottom)
        let views = constraint.anchors.compactMap { constraint.item(at: $0) }.compactMap { item -> Element? in
            if case .view(let view) = item { view } else { nil }
        }
        guard hasSafeAreas, isAfter || isBelow, views.count == 2, views[0].parent == views[1].parent else {
            throw Obstacle.notYet(constraint.element, "the standard spacing")
        }
        return
            "\(first).constraint(\(relation(constraint.relation))ToSystemSpacing\(isAfter ? "After" : "Below"): \(second), multiplier: 1)"
    }

    /// What stands on one side: `titleLabel`, nothing for the view itself, `safeAreaLayoutGuide`.
    private struct Side {
        let object: String
        let isSelf: Bool
        var dotted: String { isSelf ? "" : object + "." }
    }

    private func side(
        _ anchor: Constraint.Anchor, _ constraint: Constraint
    ) throws(Obstacle) -> (Side, LayoutAttribute) {
        guard let item = constraint.item(at: anchor) else { throw Obstacle.notYet(constraint.element, "a constraint") }
        switch item {
        case .view(let view):
            return try (side(of: view, nil, constraint), anchor.attribute)
        case .guide(let guide, let view):
            guard hasSafeAreas else {
                throw Obstacle(
                    code: .deploymentTarget, reason: "the app runs on systems without safe areas",
                    place: constraint.element.place)
            }
            let known: [LayoutGuide: String] = [
                .safeArea: "safeAreaLayoutGuide", .content: "contentLayoutGuide", .frame: "frameLayoutGuide",
            ]
            guard let name = known[guide] else { throw Obstacle.notYet(constraint.element, "a layout guide") }
            return try (side(of: view, name, constraint), anchor.attribute)
        case .topLayoutGuide where anchor.attribute == .bottom && hasSafeAreas:
            return (Side(object: "safeAreaLayoutGuide", isSelf: false), .top)
        case .bottomLayoutGuide where anchor.attribute == .top && hasSafeAreas:
            return (Side(object: "safeAreaLayoutGuide", isSelf: false), .bottom)
        case .topLayoutGuide, .bottomLayoutGuide:
            throw Obstacle(
                code: hasSafeAreas ? .notYetCode : .deploymentTarget,
                reason: "a constraint leads to a layout guide of the view controller"
                    + (hasSafeAreas ? "" : ", and the app runs on systems without safe areas"),
                place: constraint.element.place)
        case .missing(let id):
            throw Obstacle(
                code: .connectionUnclear, reason: "a constraint names \(id), which the document does not have",
                place: constraint.element.place)
        }
    }

    private func side(of view: Element, _ guide: String?, _ constraint: Constraint) throws(Obstacle) -> Side {
        if view == root { return Side(object: guide ?? "self", isSelf: guide == nil) }
        let effect = view["key"] == "contentView" ? view.parent.flatMap { names[$0] } : nil
        guard let name = effect.map({ $0 + ".contentView" }) ?? names[view] else {
            throw Obstacle(
                code: .connectionUnclear, reason: "a constraint leads to \(ElementSubject(view).words)",
                place: constraint.element.place)
        }
        return Side(object: name + (guide.map { "." + $0 } ?? ""), isSelf: false)
    }
}

extension LayoutAttribute {
    /// `leadingAnchor`, `layoutMarginsGuide.topAnchor`; nil for a word that is not known.
    fileprivate var anchor: String? {
        let names: [LayoutAttribute: String] = [
            .leading: "leadingAnchor", .trailing: "trailingAnchor", .left: "leftAnchor", .right: "rightAnchor",
            .top: "topAnchor", .bottom: "bottomAnchor", .width: "widthAnchor", .height: "heightAnchor",
            .centerX: "centerXAnchor", .centerY: "centerYAnchor", .baseline: "lastBaselineAnchor",
            .firstBaseline: "firstBaselineAnchor",
        ]
        return names[ofEdge].map { (isMargin ? "layoutMarginsGuide." : "") + $0 }
    }

    /// The case of `NSLayoutConstraint.Attribute`.
    fileprivate var codeName: String { self == .baseline ? "lastBaseline" : rawValue }
}
