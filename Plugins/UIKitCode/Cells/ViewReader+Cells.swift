import SwiftWriting
import TransformKit

/// What is said about a cell and its content view, which lists make, and the views in them.
struct CodedCell {
    /// Statements about the cell itself.
    let settings: [CodedView.Setting]
    /// Statements about its content view.
    let contentSettings: [CodedView.Setting]
    /// The style that its labels are UIKit's own for: `subtitle`; nil for a cell without.
    let style: String?
    /// Statements about UIKit's own labels and image view, by the property.
    let parts: [(property: String, settings: [CodedView.Setting])]
    /// The views in it, in document order.
    let views: [CodedView]

    /// Whether a cell of UIKit's own class is the same: one that says no more than that it clips the nothing in it.
    var isPlain: Bool {
        let said = settings + contentSettings
        return style == nil && parts.isEmpty && views.isEmpty
            && said.allSatisfy { $0.isAssignment(to: "clipsToBounds") }
    }
}

extension ViewReader {
    /// - Throws: the reason why the cell or a view in it cannot be said in code.
    func read(_ cell: Cell) throws(Obstacle) -> CodedCell {
        let read = try contents(of: cell.element, cell.content, in: cell.content ?? cell.element, .subview)
        return CodedCell(
            settings: read.settings, contentSettings: read.contentSettings, style: try style(of: cell.element),
            parts: read.parts.map { ($0.property, $0.settings) }, views: read.views)
    }

    /// A row of a static table with all views in it; all that is said about its content view and UIKit's labels is said about
    /// the cell.
    ///
    /// - Throws: the reason why the cell or a view in it cannot be said in code.
    func row(_ element: Element, in table: Element) throws(Obstacle) -> [CodedView] {
        guard element.isNamed("tableViewCell") else { throw Obstacle.notYet(element, "a `\(element.name)`") }
        let (type, isOfLibrary) = try classes.name(of: element, system: "UITableViewCell")
        try classes.checkAsleep(element)
        let content = element.children.first { $0["key"] == "contentView" }
        let read = try contents(of: element, content, in: element, content == nil ? .subview : .contentSubview)
        let style = try style(of: element) ?? "default"
        let identifier = element["reuseIdentifier"].map(\.swiftLiteral) ?? "nil"
        let settings =
            read.settings + read.contentSettings.map { $0.of("contentView") }
            + read.parts.flatMap { part in part.settings.map { $0.of(part.property + "?") } }
        let cell = CodedView(
            element: element, type: type, isOfLibrary: isOfLibrary, noun: "cell", preparation: [],
            creation: "\(type)(style: .\(style), reuseIdentifier: \(identifier))", settings: settings,
            container: table, joining: .row)
        return [cell] + read.views
    }

    /// What is said about a cell, its content view and UIKit's labels in it, and the views in it.
    private typealias CellContents = (
        settings: [CodedView.Setting], contentSettings: [CodedView.Setting],
        parts: [(property: String, element: Element, settings: [CodedView.Setting])], views: [CodedView]
    )

    /// - Parameters:
    ///   - content: the content view; nil for a cell that has none.
    ///   - container: what the views get into, in the way of `joining`.
    private func contents(
        of element: Element, _ content: Element?, in container: Element, _ joining: CodedView.Joining
    ) throws(Obstacle) -> CellContents {
        var settings = try settings(of: element)
        var contentSettings = try content.map { content throws(Obstacle) in try self.settings(of: content) } ?? []
        if !Self.usesMargins(element) {
            settings.removeAll(where: \.isAboutMargins)
            contentSettings.removeAll(where: \.isAboutMargins)
        }
        contentSettings = try classes.outliving(contentSettings, of: element, under: "contentView")
        var views: [CodedView] = []
        let parts = try parts(of: element)
        let own = Set(parts.map(\.element))
        for child in try installedSubviews(of: content ?? element) where !own.contains(child) {
            if let part = parts.first?.element {
                throw Obstacle.notYet(child, "a view beside \(ElementSubject(part).words), which UIKit places")
            }
            views += try read(child, in: container, joining)
        }
        if let varied = views.first(where: { !$0.varied.isEmpty }) {
            throw Obstacle.varies(varied.element, "by size class, inside of a cell")
        }
        if content != nil, let other = element.child(named: "subviews")?.children.first {
            throw Obstacle.notYet(other, "a view beside the content view")
        }
        return (settings, contentSettings, parts, views)
    }

    private func style(of cell: Element) throws(Obstacle) -> String? {
        guard let style = cell["style"], style != "IBUITableViewCellStyleCustom" else { return nil }
        let name = style.dropFirst("IBUITableViewCellStyle".count)
        let known = ["Default": "default", "Subtitle": "subtitle", "Value1": "value1", "Value2": "value2"]
        guard let found = known[String(name)] else { throw Obstacle.notYet(cell, "the style “\(style)”") }
        return found
    }

    /// The labels and the image view that a cell of UIKit's styles has by itself.
    private func parts(
        of cell: Element
    ) throws(Obstacle) -> [(property: String, element: Element, settings: [CodedView.Setting])] {
        var found: [(property: String, element: Element, settings: [CodedView.Setting])] = []
        for property in ["textLabel", "detailTextLabel", "imageView"] {
            guard let id = cell.attribute(named: property), let element = cell.document.object(id: id) else { continue }
            guard let rules = ViewRules.of(element.name), element.customClass == nil else {
                throw Obstacle.notYet(element, "a class of UIKit's own label")
            }
            // Interface Builder found these at UIKit's own cell, which places its labels without constraints.
            let own: Set = [
                "insetsLayoutMarginsFromSafeArea", "isMultipleTouchEnabled", "isUserInteractionEnabled",
            ]
            let settings = try self.settings(of: element, rules).filter { setting in
                switch setting {
                case .assignment(let path, _): !own.contains(path)
                case .call(let call): !call.hasPrefix("setContent")
                default: true
                }
            }
            // A label that says nothing of its font has the one that documents leave out.
            let font: [CodedView.Setting] =
                element.isNamed("label") && !settings.contains { $0.isAssignment(to: "font") }
                ? [.assignment("font", ".systemFont(ofSize: 17)")] : []
            found.append((property, element, settings + font))
        }
        return found
    }

    private func settings(of element: Element) throws(Obstacle) -> [CodedView.Setting] {
        // What no size class has is left out; other than that, nothing of a cell may differ.
        let variation = element.variations.first {
            $0["key"] != "default" || $0.attributes.count > 1 || !$0.children.allSatisfy { $0.isNamed("mask") }
        }
        if let variation {
            throw Obstacle.varies(element, "for \(variation["key"] ?? "some traits")")
        }
        let collections = element.connections(of: .outletCollection)
        if let recognizer = collections.first(where: { $0.property == "gestureRecognizers" }) {
            throw Obstacle.notYet(recognizer.element, "a recognizer of the cell's")
        }
        guard let rules = ViewRules.ofCells[element.name] else {
            throw Obstacle.notYet(element, "a `\(element.name)`")
        }
        return try self.settings(of: element, rules)
    }

    /// Whether something in the cell is placed by its margins or those around it.
    private static func usesMargins(_ cell: Element) -> Bool {
        let constraints = ([cell] + cell.descendants).flatMap(\.constraints).compactMap(Constraint.init)
        if constraints.contains(where: { $0.anchors.contains(where: \.attribute.isMargin) }) { return true }
        return cell.descendants.contains {
            $0["layoutMarginsRelativeArrangement"] == "YES"
                || $0["preservesSuperviewLayoutMargins"] == "YES" && $0["key"] != "contentView"
        }
    }
}

extension CodedView.Setting {
    fileprivate var isAboutMargins: Bool {
        if case .assignment(let path, _) = self {
            return ["preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea"].contains(path)
        }
        return false
    }
}
