import Navigation
import SwiftWriting
import TransformKit

/// Reads the views of a screen as code.
struct ViewReader {
    let values: ValueText
    let classes: ViewClasses

    init(_ values: ValueText, _ classes: ViewClasses) {
        self.values = values
        self.classes = classes
    }

    /// The view and all views below it, in document order.
    ///
    /// - Throws: the reason why one of them cannot be said in code.
    func views(below root: Element) throws(Obstacle) -> [CodedView] {
        try read(root, in: nil, .subview)
    }

    /// A view and all views below it, as they get into the one around it.
    func read(
        _ element: Element, in container: Element?, _ joining: CodedView.Joining
    ) throws(Obstacle) -> [CodedView] {
        guard let rules = ViewRules.of(element.name) else {
            throw Obstacle.notYet(element, "a `\(element.name)`")
        }
        let varied = try variedSettings(of: element, rules)
        let (type, isOfLibrary) = try classes.name(of: element, system: rules.type)
        var views: [CodedView] = []
        var settings: [CodedView.Setting] = []
        if container != nil, joining != .arrangedSubview {
            settings += try placement(of: element)
        }
        settings += try self.settings(of: element, rules)
        if !varied.isEmpty {
            try classes.checkUntouched(varied, of: element)
            for setting in varied { try values.checkAvailability(of: setting.property, element) }
            settings.removeAll { setting in varied.contains { setting.isAssignment(to: $0.property) } }
        }
        views.append(
            CodedView(
                element: element, type: type, isOfLibrary: isOfLibrary, noun: rules.noun,
                preparation: try preparation(of: element), creation: try creation(of: element, type),
                settings: settings, varied: varied, container: container, joining: joining))
        if StaticTable.isStatic(element) {
            let sections = element.child(named: "sections")?.children ?? []
            for cell in sections.flatMap({ $0.child(named: "cells")?.children ?? [] }) {
                views += try row(cell, in: element)
            }
        }
        let isStack = element.isNamed("stackView")
        for child in try installedSubviews(of: element) {
            views += try read(child, in: element, isStack ? .arrangedSubview : .subview)
        }
        for item in element.isNamed("toolbar") ? element.child(named: "items")?.children ?? [] : [] {
            views.append(try BarItemReader(values).item(item, in: element, mayBeginSegues: true))
        }
        if element.isNamed("visualEffectView") {
            let content = element.children.first { $0["key"] == "contentView" }
            for child in try content.map(installedSubviews) ?? [] {
                views += try read(child, in: element, .contentSubview)
            }
            if let content { try checkPlain(content) }
        }
        return views
    }

    /// The content view of an effect view is there already, so nothing may be said about it.
    private func checkPlain(_ content: Element) throws(Obstacle) {
        let known: Set = ["rect", "autoresizingMask", "subviews", "constraints"]
        for child in content.children where !known.contains(child.name) {
            throw Obstacle.notYet(child, "`\(child["key"] ?? child.name)`")
        }
    }

    /// All that a document says about a view, without its place.
    func settings(of element: Element, _ rules: ViewRules) throws(Obstacle) -> [CodedView.Setting] {
        var settings = try attributes(of: element, rules)
        settings += try children(of: element, rules)
        settings += try priorities(of: element)
        settings += try special(of: element)
        settings = try classes.outliving(settings, of: element)
        settings += try classes.outliving(
            classes.attributes(of: element, values), of: element, areRuntimeAttributes: true)
        try classes.checkOrder(settings, of: element)
        if let call = try classes.awakening(of: element) { settings.append(call) }
        for case .assignment(let property, _) in settings { try values.checkAvailability(of: property, element) }
        return settings
    }

    // MARK: Placement

    private func placement(of element: Element) throws(Obstacle) -> [CodedView.Setting] {
        // Xcode writes of a view without constraints that its mask is none, and makes it one when it builds the app.
        if element["translatesAutoresizingMaskIntoConstraints"] == "NO", !element.hasFixedFrame {
            return [.assignment("translatesAutoresizingMaskIntoConstraints", "false")]
        }
        if let frame = fixedFrame(of: element) {
            let numbers = [("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height)]
            let words = numbers.map { "\($0): \(SwiftNumber.text($1))" }.joined(separator: ", ")
            return [.assignment("frame", "CGRect(\(words))")]
        }
        guard let mask = element.child(named: "autoresizingMask"), mask["widthSizable"] == "YES",
            mask["heightSizable"] == "YES",
            !mask.attributes.contains(where: { $0.name.hasPrefix("flexible") && $0.value == "YES" }),
            let frame = element.frame, let around = element.parent?.parent?.frame,
            frame == Rect(x: 0, y: 0, width: around.width, height: around.height)
        else {
            throw Obstacle(
                code: .placedByFrame, reason: "\(ElementSubject(element).words) is placed by its frame",
                place: element.place)
        }
        return [.assignment("autoresizingMask", "[.flexibleWidth, .flexibleHeight]")]
    }

    /// The frame of a view that neither moves nor grows with the one around it; nil for another one.
    private func fixedFrame(of element: Element) -> Rect? {
        let still: Set = ["flexibleMaxX", "flexibleMaxY"]
        let mask = element.child(named: "autoresizingMask")?.attributes.filter { $0.value == "YES" } ?? []
        // A view without a mask keeps to the upper left corner as well.
        return mask.allSatisfy { still.contains($0.name) } ? element.frame : nil
    }

    private func priorities(of element: Element) throws(Obstacle) -> [CodedView.Setting] {
        var settings: [CodedView.Setting] = []
        let all: [(StaticString, String, String)] = [
            ("horizontalHuggingPriority", "setContentHuggingPriority", "horizontal"),
            ("verticalHuggingPriority", "setContentHuggingPriority", "vertical"),
            ("horizontalCompressionResistancePriority", "setContentCompressionResistancePriority", "horizontal"),
            ("verticalCompressionResistancePriority", "setContentCompressionResistancePriority", "vertical"),
        ]
        for (attribute, method, axis) in all {
            guard let value = element[attribute] else { continue }
            guard let number = Double(value) else { throw Obstacle.notYet(element, "“\(attribute)”") }
            settings.append(.call("\(method)(\(SwiftNumber.priority(number)), for: .\(axis))"))
        }
        return settings
    }

    // MARK: Values

    private func attributes(of element: Element, _ rules: ViewRules) throws(Obstacle) -> [CodedView.Setting] {
        var settings: [(Int, CodedView.Setting)] = []
        let written = Dictionary(element.attributes.map { ($0.name, $0.value) }) { first, _ in first }
        for name in written.keys.sorted() where rules.attributes[name] == nil {
            throw Obstacle.notYet(element, "“\(name)”")
        }
        for (name, rule) in rules.attributes.sorted(by: { $0.key < $1.key }) {
            guard let setting = try setting(rule, name, written[name], element) else { continue }
            // What is written keeps the document's order, what is only meant comes then, and a value behind its bounds.
            let written = element.attributes.firstIndex { $0.name == name } ?? Int.max - 1
            let order = Self.bounded.contains(name) ? Int.max : written
            settings.append((order, setting))
        }
        return settings.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
            .map(\.element.1)
    }

    /// Attributes whose values others bound: a slider takes no value above its maximum.
    private static let bounded: Set = ["value", "currentPage"]

    private func setting(
        _ rule: ViewRules.Attribute, _ name: String, _ written: String?, _ element: Element
    ) throws(Obstacle) -> CodedView.Setting? {
        switch rule {
        case .ignored: return nil
        case .flag(let property, let missing, let system):
            let value = written.map { $0 == "YES" } ?? missing
            return value == system ? nil : .assignment(property, value ? "true" : "false")
        case .number(let property, let missing, let system):
            guard let text = written ?? missing else { return nil }
            guard let number = SwiftNumber.text(text) else { throw Obstacle.notYet(element, "“\(property)”") }
            return number == system ? nil : .assignment(property, number)
        case .word(let property, let words, let missing, let system):
            guard let word = written ?? missing else { return nil }
            guard let value = words[word] else { throw Obstacle.notYet(element, "“\(property)” \(word)") }
            return value == system || word == "default" ? nil : .assignment(property, ".\(value)")
        case .text(let property):
            guard let written, !written.isEmpty else { return nil }
            return .assignment(property, try values.text(written, name, of: element))
        case .image(let property):
            guard let written, !written.isEmpty else { return nil }
            let catalog = property == "image" ? element["catalog"] : nil
            return .assignment(property, try values.image(written, catalog: catalog, of: element))
        }
    }

    private func children(of element: Element, _ rules: ViewRules) throws(Obstacle) -> [CodedView.Setting] {
        var settings: [CodedView.Setting] = []
        for child in element.children where !child.isNamed("variation") {
            let name = child["key"] ?? child.name
            if case .text(let property)? = rules.attributes[name], let text = try child.longText {
                if !text.isEmpty { settings.append(.assignment(property, try values.text(text, name, of: element))) }
                continue
            }
            // Every document of some Xcodes has one, with nothing in it.
            if child.isNamed("animations"), child.children.isEmpty { continue }
            guard let rule = rules.children[name] else {
                // What Xcode shows around the view on its canvas.
                if name.hasPrefix("simulated") || ["canvasLocation", "gestureRecognizers"].contains(name) { continue }
                // What is left over from a static table says nothing.
                if name == "sections", element["dataMode"] == "prototypes" || StaticTable.isStatic(element) { continue }
                if ["prototypes", "sections", "tableHeaderView", "tableFooterView"].contains(name)
                    || child.isNamed("collectionReusableView")
                {
                    throw Self.cells(child, element)
                }
                throw Obstacle.notYet(child, "`\(name)`")
            }
            switch rule {
            case .ignored: if name == "cells", !child.children.isEmpty { throw Self.cells(child, element) }
            case .color(let property):
                if child.isNamed("nil") { continue }
                settings.append(.color(try values.colors(child)) { .assignment(property, $0) })
            case .font(let property):
                let font = try values.font(child)
                if font == ".systemFont(ofSize: 17)", element.isNamed("label") { continue }
                settings.append(.assignment(property, font))
            case .insets(let property): settings.append(.assignment(property, try values.insets(child)))
            case .size(let property): settings.append(.assignment(property, try values.size(child)))
            }
        }
        return settings
    }

    private static func cells(_ child: Element, _ view: Element) -> Obstacle {
        Obstacle(
            code: .cellsInside,
            reason: "\(ElementSubject(view).words) has `\(child["key"] ?? child.name)` in the document",
            place: child.place)
    }

    // MARK: Kinds of views

    private func special(of element: Element) throws(Obstacle) -> [CodedView.Setting] {
        var settings: [CodedView.Setting] = []
        let showsContent = element.isNamed("imageView") || element.isNamed("view") && element.customClass != nil
        if let mode = element["contentMode"], mode != "scaleToFill", showsContent {
            settings.append(.assignment("contentMode", ".\(mode)"))
        }
        // Only a class that draws knows the difference.
        if element["opaque"] == "NO", element.customClass != nil, element.isNamed("view") {
            settings.append(.assignment("isOpaque", "false"))
        }
        if element["clearsContextBeforeDrawing"] == "NO", element.customClass != nil {
            settings.append(.assignment("clearsContextBeforeDrawing", "false"))
        }
        if let detectors = element.child(named: "dataDetectorType") {
            settings.append(.assignment("dataDetectorTypes", ValueText.options(detectors) ?? "[]"))
        }
        if element["spacingType"] == "standard" {
            guard values.hasSafeAreas else { throw Obstacle.notYet(element, "the standard spacing") }
            settings.append(.assignment("spacing", "UIStackView.spacingUseSystem"))
        }
        if element.isNamed("label"), let smallest = element["minimumFontSize"] {
            settings += try minimumScale(smallest, of: element)
        }
        for (number, segment) in (element.child(named: "segments")?.children ?? []).enumerated() {
            guard let width = segment["width"] else { continue }
            guard let text = SwiftNumber.text(width) else { throw Obstacle.notYet(segment, "a width") }
            settings.append(.call("setWidth(\(text), forSegmentAt: \(number))"))
        }
        if element["animating"] == "YES" { settings.append(.call("startAnimating()")) }
        for state in element.children(named: "state") { settings += try values(of: state, element) }
        if let traits = element.child(named: "textInputTraits") {
            settings += try self.traits(traits)
        } else if ["textField", "textView"].contains(element.name) {
            settings.append(.assignment("autocapitalizationType", ".none"))
        }
        if let accessibility = element.child(named: "accessibility") {
            settings += try self.accessibility(accessibility, of: element)
        }
        return settings
    }

    /// How far a label may shrink its text, which documents may say as the size of a font.
    private func minimumScale(_ smallest: String, of label: Element) throws(Obstacle) -> [CodedView.Setting] {
        let shrinks = label["adjustsFontSizeToFit"] != "NO"
        guard shrinks, label["minimumScaleFactor"] == nil else { return [] }
        let font = label.child(named: "fontDescription")
        let size = font == nil ? 17 : font?["pointSize"].flatMap(Double.init)
        guard let smallest = Double(smallest), let size, size > 0, font?["style"] == nil else {
            throw Obstacle.notYet(label, "“minimumFontSize”")
        }
        if smallest <= 0 { return [] }
        let scale = (min(1, smallest / size) * 10_000).rounded() / 10_000
        return [.assignment("minimumScaleFactor", SwiftNumber.text(scale))]
    }

    /// What a button shows in one of its states.
    private func values(of state: Element, _ button: Element) throws(Obstacle) -> [CodedView.Setting] {
        let known: Set = ["key", "title", "image", "backgroundImage", "catalog"]
        if let other = state.attributes.first(where: { !known.contains($0.name) }) {
            throw Obstacle.notYet(state, "“\(other.name)” of a state")
        }
        let states: Set = ["normal", "highlighted", "selected", "disabled"]
        guard let key = state["key"], states.contains(key) else { throw Obstacle.notYet(state, "a state") }
        var settings: [CodedView.Setting] = []
        if let title = state["title"], !title.isEmpty {
            let text = try values.text(title, "\(key)Title", of: button)
            settings.append(.call("setTitle(\(text), for: .\(key))"))
        }
        for (attribute, method) in [("image", "setImage"), ("backgroundImage", "setBackgroundImage")] {
            guard let name = state.attribute(named: attribute), !name.isEmpty else { continue }
            // Both share the word for their catalog.
            if state["catalog"] != nil, state["image"] != nil, state["backgroundImage"] != nil {
                throw Obstacle.notYet(state, "two images of a catalog")
            }
            let image = try values.image(name, catalog: state["catalog"], of: state)
            settings.append(.call("\(method)(\(image), for: .\(key))"))
        }
        for child in state.children {
            let methods = ["titleColor": "setTitleColor", "titleShadowColor": "setTitleShadowColor"]
            if child.isNamed("nil") { continue }
            if child["key"] == "title", let title = try child.longText {
                let text = try values.text(title, "\(key)Title", of: button)
                settings.append(.call("setTitle(\(text), for: .\(key))"))
                continue
            }
            guard child.isNamed("color"), let method = child["key"].flatMap({ methods[$0] }) else {
                throw Obstacle.notYet(child, "`\(child["key"] ?? child.name)`")
            }
            settings.append(.color(try values.colors(child)) { .call("\(method)(\($0), for: .\(key))") })
        }
        return settings
    }
}

extension Element {
    /// A text that documents write as an element of its own; nil for another element.
    fileprivate var longText: String? {
        get throws(Obstacle) {
            guard isNamed("string") || isNamed("mutableString") else { return nil }
            if attributes.contains(where: { $0.name != "key" }) { throw Obstacle.notYet(self, "a text") }
            return text
        }
    }
}
