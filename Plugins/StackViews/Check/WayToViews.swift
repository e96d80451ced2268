import TransformKit

/// Decides whether code that goes from view to view (`x.subviews`, `x.superview`, `x.constraints`) may come to views
/// that get into stacks.
struct WayToViews {
    private let code: ViewsInCode
    private let parent: Element
    private let involved: InvolvedClasses
    /// The system's classes of the views around, and of those that get into stacks.
    private let kinds: Set<String>

    init(_ code: ViewsInCode, from parent: Element, to views: [Element], _ involved: InvolvedClasses) {
        self.code = code
        self.parent = parent
        self.involved = involved
        kinds = Set(
            ([parent] + parent.ancestors + views).map { "UI" + $0.name.prefix(1).uppercased() + $0.name.dropFirst() })
    }

    func leads(_ use: MemberUse) -> Bool {
        guard code.graph.isNear(use.path, parent.document.path), !code.graph.isTest(use.path) else { return false }
        switch use.base {
        case .keyPath: return true
        case .ownType: return isOwnOfView(use)
        case .expression(let text, let type): return leads(use, from: text, of: type)
        }
    }

    private func leads(_ use: MemberUse, from text: String, of type: String?) -> Bool {
        if text == "self" { return isOwnOfView(use) }
        var steps = text.split(separator: ".").map { String($0).filter { $0 != "?" && $0 != "!" } }
        if steps.first == "self" { steps.removeFirst() }
        guard let first = steps.first else { return true }
        // `NSLayoutConstraint.constraints(…)`, `Section.constraints`: a member of a type, not of a view.
        if steps.count == 1, first.first?.isUppercase == true { return false }
        // A window's own subviews are whole screens.
        if steps.last?.lowercased().hasSuffix("window") == true, use.lineText.components(of: use.name) == 1 {
            return false
        }
        if let destinations = code.outletDestinations(first, of: code.classes(around: use)) {
            return destinations.contains { $0.document == parent.document }
        }
        if steps.count == 1, ["view", "contentView"].contains(first), type == nil, !hasLocal(first, in: use.path) {
            return isOwnOfView(use)
        }
        return true
    }

    /// Whether the type around is that of one of the views, or may be.
    private func isOwnOfView(_ use: MemberUse) -> Bool {
        let classes = code.classes(around: use)
        if !classes.isEmpty { return classes.contains(where: involved.swift.contains) }
        guard let type = use.enclosingTypes.first else { return true }
        if Self.generalClasses.contains(type) { return true }
        if type.hasPrefix("UI") { return kinds.contains(type) }
        return !isPlainType(type, use.path)
    }

    /// Classes of the system that others of the views may descend from.
    private static let generalClasses: Set = [
        "NSObject", "UIControl", "UIResponder", "UIScrollView", "UIView", "UIViewController",
    ]

    /// Whether the project declares the type as one that is no view and no protocol of views.
    private func isPlainType(_ name: String, _ path: String) -> Bool {
        let declared = code.graph.swiftFile(at: path)?.types.filter { $0.name == name } ?? []
        return declared.contains { [.struct, .enum].contains($0.kind) }
    }

    /// Whether the file has a variable or parameter of the name, which may stand for any view.
    private func hasLocal(_ name: String, in path: String) -> Bool {
        guard let text = code.graph.text(at: path) else { return true }
        return ["let \(name)", "var \(name)", "\(name) in", "\(name)) in"].contains { text.contains($0) }
    }
}

extension String {
    /// How often the text stands in it as a part between points.
    fileprivate func components(of name: String) -> Int { split(separator: ".").count { $0.hasPrefix(name) } }
}
