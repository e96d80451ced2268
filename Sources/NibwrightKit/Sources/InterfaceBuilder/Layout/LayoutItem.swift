/// An object that a constraint ties: a view, or one of the guides that a view or its controller has.
public enum LayoutItem: Hashable, Sendable {
    /// A view itself.
    case view(Element)
    /// A guide of a view, such as the safe area.
    case guide(LayoutGuide, of: Element)
    /// The guide below the status and navigation bar of a view controller, which the safe area took the place of.
    case topLayoutGuide(of: Element)
    /// The guide above the tab bar or toolbar of a view controller, which the safe area took the place of.
    case bottomLayoutGuide(of: Element)
    /// An id that no object of the document has.
    case missing(String)

    /// The view or view controller that the item is or belongs to; nil where it is missing.
    public var object: Element? {
        switch self {
        case .view(let object), .guide(_, let object): object
        case .topLayoutGuide(let controller), .bottomLayoutGuide(let controller): controller
        case .missing: nil
        }
    }

    /// Whether it is the top or bottom guide of a view controller, deprecated since iOS 11.
    public var isLegacyGuide: Bool {
        switch self {
        case .topLayoutGuide, .bottomLayoutGuide: true
        case .view, .guide, .missing: false
        }
    }
}

/// A rectangle that a view has beside its own, by the word that documents use for it.
public struct LayoutGuide: RawRepresentable, Hashable, Sendable {
    /// The word as documents write it; empty where the guide has no key.
    public let rawValue: String

    /// Takes any word; one that Interface Builder does not know is kept.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The area that bars, notches and corners of the screen do not cover.
    public static let safeArea = LayoutGuide(rawValue: "safeArea")
    /// The content of a scroll view, which may be larger than the view.
    public static let content = LayoutGuide(rawValue: "contentLayoutGuide")
    /// The visible area of a scroll view, which stays in place while the content scrolls.
    public static let frame = LayoutGuide(rawValue: "frameLayoutGuide")
    /// The area of the keyboard.
    public static let keyboard = LayoutGuide(rawValue: "keyboard")
}

extension IBDocument {
    /// The object that an id stands for in a constraint; `missing` where the document has none of that id.
    public func layoutItem(id: String) -> LayoutItem {
        guard let object = object(id: id) else { return .missing(id) }
        if object.isNamed("viewControllerLayoutGuide"), let controller = object.parent?.parent {
            return object["type"] == "bottom" ? .bottomLayoutGuide(of: controller) : .topLayoutGuide(of: controller)
        }
        if object.isNamed("viewLayoutGuide"), let view = object.parent {
            return .guide(LayoutGuide(rawValue: object["key"] ?? ""), of: view)
        }
        return .view(object)
    }
}

extension Constraint {
    /// The object on one side of the constraint; nil where that is the constraint's owner and it has none.
    public func item(at anchor: Anchor) -> LayoutItem? {
        anchor.itemID.map(element.document.layoutItem) ?? owner.map(LayoutItem.view)
    }
}
