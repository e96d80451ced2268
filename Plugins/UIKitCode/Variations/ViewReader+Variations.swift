import Layout
import TransformKit

extension Element {
    /// Whether it is a view that no size class has, or stands in one.
    var isInstalledNowhere: Bool {
        ([self] + ancestors).contains { document.installations[view: $0].isNowhere }
    }
}

extension ViewReader {
    /// The properties of a view that have other values in some size classes.
    ///
    /// - Throws: a variation that code cannot say.
    func variedSettings(of element: Element, _ rules: ViewRules) throws(Obstacle) -> [VariedSetting] {
        var found: [(property: String, standard: String, values: [VariedValue])] = []
        func take(_ varied: (property: String, standard: String, value: String), _ condition: SizeClassCondition) {
            let value = VariedValue(condition: condition, text: varied.value)
            if let known = found.firstIndex(where: { $0.property == varied.property }) {
                found[known].values.append(value)
            } else {
                found.append((varied.property, varied.standard, [value]))
            }
        }
        for variation in element.variations {
            let key = variation["key"] ?? ""
            let isArranged = element.parent?.parent?.isNamed("stackView") ?? false
            let attributes = variation.attributes.filter { attribute in
                !Self.canvasWords.contains(attribute.name) && !(isArranged && attribute.name == "fixedFrame")
            }
            let children = variation.children.filter { child in
                !child.isNamed("mask") && !(child.isNamed("rect") && !element.hasFixedFrame)
            }
            if attributes.isEmpty, children.isEmpty { continue }
            guard key != "default", let condition = SizeClassCondition(key) else {
                throw Obstacle.varies(element, "for \(key.isEmpty ? "some traits" : key)")
            }
            for attribute in attributes {
                guard let varied = try Self.attribute(attribute.name, attribute.value, of: element, rules) else {
                    throw Obstacle.varies(element, "in “\(attribute.name)” for \(key)")
                }
                take(varied, condition)
            }
            for child in children {
                guard let varied = try self.child(child, of: element, rules) else {
                    throw Obstacle.varies(element, "in `\(child["key"] ?? child.name)` for \(key)")
                }
                take(varied, condition)
            }
        }
        var settings: [VariedSetting] = []
        for (property, standard, values) in found {
            settings.append(
                VariedSetting(
                    property: property, standard: standard,
                    values: try VariedValue.ordered(values, of: element).filter {
                        $0.text != standard || values.count > 1
                    }))
        }
        return settings.filter { !$0.values.isEmpty }
    }

    /// The views that are in another one in all size classes.
    ///
    /// - Throws: a view that is in it in some size classes only.
    func installedSubviews(of element: Element) throws(Obstacle) -> [Element] {
        var found: [Element] = []
        for child in element.child(named: "subviews")?.children ?? [] {
            let installation = element.document.installations[view: child]
            if installation.isNowhere { continue }
            if try PartialInstallation(installation, of: child) != nil {
                throw Obstacle.varies(child, "by size class in whether it is there")
            }
            found.append(child)
        }
        return found
    }

    /// What a variation says of itself, and of Xcode's canvas. A frame that is fixed for some size classes is one of a
    /// view that constraints place in the others.
    private static let canvasWords: Set = ["key", "misplaced", "ambiguous"]

    /// A value and the one in its place where the document says nothing or what it says holds; nil for one of another kind.
    private static func attribute(
        _ name: String, _ value: String, of element: Element, _ rules: ViewRules
    ) throws(Obstacle) -> (property: String, standard: String, value: String)? {
        let written = element.attribute(named: name)
        switch rules.attributes[name] {
        case .flag(let property, let missing, _):
            return (
                property, written.map { $0 == "YES" } ?? missing ? "true" : "false", value == "YES" ? "true" : "false"
            )
        case .number(let property, let missing, let system):
            guard let number = SwiftNumber.text(value),
                let standard = (written ?? missing ?? system).flatMap(SwiftNumber.text)
            else { return nil }
            return (property, standard, number)
        case .word(let property, let words, let missing, let system):
            let standard = (written ?? missing).flatMap { words[$0] } ?? system
            guard let word = words[value], let standard, written != "default" else { return nil }
            return (property, "." + standard, "." + word)
        case .text, .image, .ignored, nil: return nil
        }
    }

    private func child(
        _ child: Element, of element: Element, _ rules: ViewRules
    ) throws(Obstacle) -> (property: String, standard: String, value: String)? {
        let name = child["key"] ?? child.name
        let written = element.children.first { ($0["key"] ?? $0.name) == name }
        switch rules.children[name] {
        case .color(let property):
            let standard = try written.map { written throws(Obstacle) in try color(written) } ?? "nil"
            guard written != nil || property == "backgroundColor", let value = try color(child), let standard else {
                return nil
            }
            return (property, standard, value)
        case .font(let property):
            let standard = try written.map { written throws(Obstacle) in try values.font(written) }
            guard let standard = standard ?? (element.isNamed("label") ? ".systemFont(ofSize: 17)" : nil) else {
                return nil
            }
            return (property, standard, try values.font(child))
        case .insets(let property):
            guard let written else { return nil }
            return (property, try values.insets(written), try values.insets(child))
        case .size, .ignored, nil: return nil
        }
    }

    /// A color; nil where older systems need another one.
    private func color(_ element: Element) throws(Obstacle) -> String? {
        if element.isNamed("nil") { return "nil" }
        let colors = try values.colors(element)
        return colors.older == nil ? colors.text : nil
    }
}
